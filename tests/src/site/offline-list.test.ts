import { expect, it } from 'vitest'
import { readWords } from '../../../engine/read/words.ts'
import { offlineList } from '../../../src/site/offline-list.ts'
import { SitePages } from '../../../src/site/site-pages.ts'
import { LOCALES_URL, registry } from '../../support/real-registry.ts'

const languages = registry.locales.map(({ id }) => id)
const site = {
  registry,
  words: await readWords(LOCALES_URL, languages),
  build: 'b1',
  origin: 'https://site.test',
  modules: (id: string) => id,
}
const french = new SitePages(site, 'fr')
const FILES = [
  ['/index.html', 1],
  ['/json-formatter/index.html', 2],
  ['/json-formatter/payload.json', 4],
  ['/fr/index.html', 8],
  ['/fr/formater-json/payload.json', 16],
  ['/fr/embed/formater-json/index.html', 32],
  ['/embed/json-formatter/index.html', 64],
  ['/assets/client-abc.js', 128],
  ['/assets/search-fr-abc.json', 256],
  ['/assets/guess-en-abc.json', 512],
  ['/assets/shell-fr-abc.json', 131072],
  ['/assets/shell-en-abc.json', 262144],
  ['/words/fr/account.json', 1024],
  ['/words/en/account.json', 2048],
  ['/offline/fr.html', 4096],
  ['/offline/en.html', 8192],
  ['/sandbox/index.html', 16384],
  ['/sitemap.xml', 32768],
  ['/share/fr/a.png', 65536],
] as const

it('what is kept for offline is what the pages of the language need, and no other, the scripts first', () => {
  const list = offlineList(french, FILES, languages)
  expect(list.files.map(([path]) => path)).toEqual([
    '/assets/client-abc.js',
    '/assets/search-fr-abc.json',
    '/assets/shell-fr-abc.json',
    '/fr/',
    '/fr/formater-json/payload.json',
    '/words/fr/account.json',
    '/offline/fr.html',
    '/sandbox/',
  ])
  expect(list.bytes).toBe(128 + 256 + 131072 + 8 + 16 + 1024 + 4096 + 16384)
  expect([list.build, list.tools]).toEqual(['b1', french.tools.length])
})

it('the offline page lists every tool by its name, and which of them need the network', () => {
  const { pages, online } = offlineList(french, FILES, languages)
  expect(pages).toHaveLength(french.tools.length)
  expect(pages.filter(({ isOnline }) => isOnline === true)).toHaveLength(french.tools.filter(({ effect }) => effect === 'network').length)
  expect(online).toBe('nécessite Internet')
})
