import { describe, expect, it } from 'vitest'
import type { Language, Tool } from '../../../engine/core/define.ts'
import type { PagePayload } from '../../../engine/site/page.ts'
import { SitePages } from '../../../src/site/site-pages.ts'
import { buildMeta, robots, sitemap } from '../../../src/site/static-files.ts'
import { webManifest } from '../../../src/site/web-manifest.ts'
import { hasIcon, iconMarkup, iconSprite } from '../../../src/site/icons.ts'
import { readWords } from '../../../engine/read/words.ts'
import { LOCALES_URL, registry } from '../../support/real-registry.ts'

const page = (path: string, indexed = true, alternates: readonly Language[] = []): Pick<PagePayload, 'head'> => ({
  head: {
    title: '',
    description: '',
    canonical: `https://site.test${path}`,
    indexed,
    alternates: alternates.map((language) => ({ language, bcp47: language, url: `/${language}${path}` })),
    jsonLd: [],
  },
})

describe('sitemap', () => {
  it('has every indexed page with its languages, and no other', () => {
    expect(sitemap([page('/a/', true, ['fr', 'pl']), page('/setting/', false), page('/b&c/')])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://site.test/a/</loc><xhtml:link rel="alternate" hreflang="fr" href="https://site.test/fr/a/"/><xhtml:link rel="alternate" hreflang="pl" href="https://site.test/pl/a/"/></url>
<url><loc>https://site.test/b&amp;c/</loc></url>
</urlset>
`)
  })
})

describe('buildMeta', () => {
  const tool = registry.tools.find(({ id }) => id === 'base64-encode') as Tool
  const small = { ...registry, tools: [tool] }
  const { id, redirects, rules, prerendered } = buildMeta(small, 'b1', ['/', '/fr/', '/base64-encode/', '/setting/', '/fr/setting/'])

  it('names the build and its pages', () => {
    expect([id, prerendered]).toEqual(['b1', ['/', '/fr/', '/base64-encode/', '/setting/', '/fr/setting/']])
  })

  it('redirects only to pages that were made', () => {
    expect(redirects).toMatchObject({ '/text-to-base64/': '/base64-encode/' })
    expect(Object.keys(redirects).filter((from) => from.startsWith('/fr/'))).toEqual([])
    for (const from of Object.keys(redirects)) expect(prerendered).not.toContain(from)
  })

  it('lets a catch-all page answer below itself, in each language', () => {
    expect(rules).toEqual([
      { pattern: '/setting/*', file: '/setting/index.html' },
      { pattern: '/fr/setting/*', file: '/fr/setting/index.html' },
    ])
  })
})

it('robots names the sitemap, and keeps crawlers from the API', () => {
  const text = robots('https://site.test')
  expect(text).toContain('Sitemap: https://site.test/sitemap.xml\n')
  expect(text).toContain('Disallow: /api/\n')
})

const words = await readWords(
  LOCALES_URL,
  registry.locales.map(({ id }) => id),
)
const site = { registry, words, build: 'b1', origin: 'https://site.test', modules: (id: string) => id }

describe('the web manifest', () => {
  const manifestOf = (language: Language) => JSON.parse(webManifest(new SitePages(site, language))) as Record<string, unknown>

  it('names icons of the sizes that installing needs', () => {
    expect(manifestOf('en')).toMatchObject({ id: '/', name: registry.site.name, start_url: '/' })
    const icons = manifestOf('en').icons as { sizes: string; purpose?: string }[]
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  })

  it('has shortcuts to popular tools in its language, and is the same app in each', () => {
    expect(manifestOf('ru')).toMatchObject({ id: '/', start_url: '/ru/' })
    const shortcuts = manifestOf('ru').shortcuts as { name: string; url: string }[]
    expect(shortcuts).toHaveLength(4)
    expect(shortcuts[0]?.url).toMatch(/^\/ru\//)
  })

  it('takes texts and files that other apps share, by a request that never leaves the device', () => {
    expect(manifestOf('en').share_target).toMatchObject({ action: '/share-target/', method: 'POST', enctype: 'multipart/form-data' })
  })
})

describe('icons', () => {
  it('are known by name only', () => {
    expect(['binary', 'no-such-icon', '../package', 'Binary', ''].map(hasIcon)).toEqual([true, false, false, false, false])
  })

  it('are drawn as markup, and once each in a sprite', () => {
    expect(iconMarkup('binary')).toMatch(/^<svg [^>]*viewBox="0 0 24 24"[^>]*>(?:<\w+ [^>]*\/>)+<\/svg>$/)
    const sprite = iconSprite(['text', 'binary', 'text'])
    expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])).toEqual(['binary', 'text'])
  })

  it('are as few shapes in a sprite as can be: lines are one, what is filled stays apart', () => {
    const shapes = (name: string) => Array.from(iconSprite([name]).matchAll(/<(path|circle|rect|line|ellipse) /g), ([, shape]) => shape)
    expect(iconMarkup('search').match(/<(?:path|circle) /g)).toHaveLength(2)
    expect(shapes('search')).toEqual(['path'])
    expect(iconMarkup('palette').match(/fill="currentColor"/g)).toHaveLength(4)
    expect(iconSprite(['palette']).match(/fill="currentColor"/g)).toHaveLength(1)
    expect(shapes('palette')).toEqual(['path', 'path'])
  })
})
