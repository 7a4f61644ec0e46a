import { describe, expect, it } from 'vitest'
import { readWords } from '../../../engine/read/words.ts'
import type { Language } from '../../../engine/core/define.ts'
import type { PagePayload } from '../../../engine/site/page.ts'
import { ownTitle } from '../../../src/pages/own-title.ts'
import { SHARE_SIZE, shareImage } from '../../../src/site/images/share-image.ts'
import { shareCards, sharingOf } from '../../../src/site/sharing.ts'
import { languagesOf } from '../../../src/site/site-files.ts'
import type { SitePages } from '../../../src/site/site-pages.ts'
import { LONGEST_DESCRIPTION, LONGEST_TITLE, joinTitle, shortDescription, titleWith } from '../../../src/site/titles.ts'
import { decodePng } from '../../../registry/lib/pictures/png/png-decode.ts'
import { LOCALES_URL, registry } from '../../support/real-registry.ts'

const words = await readWords(
  LOCALES_URL,
  registry.locales.map(({ id }) => id),
)
const site = { registry, words, build: 'b', origin: 'https://site.test', modules: (id: string) => `/${id}.js` }
const all = languagesOf(site)
const tools = [...all.values()].flatMap((pages) => pages.tools.map((tool) => ({ pages, tool, words: pages.wordsOf(tool) })))
const titles = tools.map(({ pages, words: { title = '' } }) => ({ pages, title, whole: titleWith(pages, title, 'tool') }))

describe('titles and descriptions', () => {
  it('fit what search engines show', () => {
    expect(tools.filter(({ words: { summary = '' } }) => shortDescription(summary).length > LONGEST_DESCRIPTION)).toEqual([])
    expect(titles.filter(({ whole }) => whole.length > LONGEST_TITLE).map(({ whole }) => whole)).toEqual([])
  })

  it('are of 45 to 60 letters for nearly every tool, and begin with its name', () => {
    const good = titles.filter(({ whole }) => whole.length >= 45)
    expect(good.length / titles.length).toBeGreaterThan(0.95)
    expect(titles.filter(({ title, whole }) => !whole.startsWith(title))).toEqual([])
  })

  it('say no word of a name twice', () => {
    const { pages } = titles[0] as (typeof titles)[number]
    expect(titleWith(pages, 'Online notepad', 'tool')).not.toMatch(/online.*online/i)
    expect(titleWith(pages, 'Text tools', 'category')).not.toMatch(/tools.*tools/i)
    const inRussian = titleWith(all.get('ru') as SitePages, 'Бесплатные SVG-иконки', 'tool')
    expect(inRussian).not.toMatch(/бесплатн.*бесплатн/i)
  })

  it('have the dash of the language, which pages take off again', () => {
    const title = (language: Language) => joinTitle(all.get(language) as SitePages, 'A-B', 'Toolglot')
    expect([title('en'), title('ru'), title('pl')]).toEqual(['A-B – Toolglot', 'A-B — Toolglot', 'A-B – Toolglot'])
    expect((['en', 'ru'] as const).map((language) => ownTitle({ title: title(language) }))).toEqual(['A-B', 'A-B'])
    expect(titles.filter(({ pages, whole }) => pages.language === 'ru' && whole.includes(' – ')).map(({ whole }) => whole)).toEqual([])
  })

  it('are cut after a sentence, else after a word', () => {
    const sentence = `${'a'.repeat(80)} end. ${'b'.repeat(100)}`
    expect(shortDescription(sentence)).toBe(`${'a'.repeat(80)} end.`)
    expect(shortDescription(`${'word, '.repeat(40)}`)).toMatch(/^(?:word, )+word…$/)
    expect(shortDescription('short.')).toBe('short.')
  })
})

describe('what a link shows', () => {
  const ofTool = {
    component: 'tool',
    language: 'pt',
    data: { id: 'base64-encode' },
    head: { alternates: [{ bcp47: 'en' }, { bcp47: 'pt-BR' }] },
  }
  const ofPage = { ...ofTool, component: 'setting', data: {} }
  const ofCategory = { ...ofTool, component: 'category', data: { category: { id: 'encoders' } } }
  const sharing = (payload: object) => sharingOf(all.get('pt') as SitePages, payload as PagePayload)

  it('is an image that is made, for every page', () => {
    const made = shareCards(all.get('pt') as SitePages)
    const paths = [ofTool, ofCategory, ofPage].map((payload) => new URL(sharing(payload).image.url).pathname)
    expect(paths).toEqual(['/share/pt/base64-encode.png', '/share/pt/category-encoders.png', '/share/pt/site.png'])
    expect(paths.filter((path) => !made.has(path))).toEqual([])
    expect(made.size).toBeGreaterThan(all.get('pt')?.tools.length ?? 0)
  })

  it('tells the language as Open Graph writes it, and the others after it', () => {
    expect(sharing(ofTool).locales).toEqual(['pt_BR', 'en_US'])
  })

  it('says on a tool’s page what to do without scripts', () => {
    expect(sharing(ofTool).withoutScripts).toContain('JavaScript')
    expect(sharing(ofPage).withoutScripts).toBeUndefined()
  })

  it('is drawn with letters of every language, the same each time', async () => {
    const card = { title: 'Счётчик łañ', lead: 'Ściśle à côté.', name: 'Trial', hue: 205 }
    const png = shareImage(card)
    expect(shareImage(card).equals(png)).toBe(true)
    expect(shareImage({ ...card, title: 'Счетчик łañ' }).equals(png)).toBe(false)
    const { width, height, data } = await decodePng(png)
    expect({ width, height }).toEqual(SHARE_SIZE)
    // A corner has the color behind; white is where the title is.
    expect([...data.subarray(0, 3)].every((value) => value < 110)).toBe(true)
    let white = 0
    for (let at = 0; at < data.length; at += 4) if (data[at] === 255 && data[at + 1] === 255) white++
    expect(white).toBeGreaterThan(5000)
  })

  it('cuts a title that is too long for it', async () => {
    const { width } = await decodePng(shareImage({ title: 'word '.repeat(80).trim(), lead: 'x'.repeat(500), name: 'Trial', hue: 0 }))
    expect(width).toBe(1200)
  })
})
