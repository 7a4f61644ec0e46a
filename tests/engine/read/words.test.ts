import { FACE_WORDS } from '../../../engine/faces/words.ts'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkWords, siteWords } from '../../../engine/read/check-words.ts'
import { readWords, toolKeywords, toolWords, type LanguageWords, type Words } from '../../../engine/read/words.ts'
import type { Language, Tool } from '../../../engine/core/define.ts'
import { englishWords, fingerprint } from '../../../engine/core/words.ts'
import { registry as site } from '../../support/real-registry.ts'

const tool = {
  ...(site.tools.find(({ id }) => id === 'base64-encode') as Tool),
  failures: { lines: { one: '{{count}} line of {{most}}.', other: '{{count}} lines of {{most}}.' } },
}
const registry = { ...site, tools: [tool], locales: site.locales.filter(({ id }) => id === 'en' || id === 'pl') }
const english = englishWords(tool)

/** Everything said in Polish, more or less. */
const complete = Object.fromEntries(
  Object.entries(english).flatMap(([key, text]) =>
    key.endsWith('lines_other')
      ? ['_few', '_many', '_other'].map((form) => [key.replace('_other', form), `po polsku ${text}`])
      : [[key, `po polsku ${text}`]],
  ),
)
const pages = siteWords(registry)
const ui = { hello: 'Hello {{name}}', items_one: '{{count}} item', items_other: '{{count}} items' }
const polish: LanguageWords = {
  ui: {
    hello: 'Cześć {{name}}',
    items_one: '{{count}} rzecz',
    items_few: '{{count}} rzeczy',
    items_many: '{{count}} rzeczy',
    items_other: '{{count}} rzeczy',
  },
  shared: {},
  views: {},
  faces: FACE_WORDS,
  answers: new Map(),
  bodies: new Map(registry.pages.map(({ id }) => [id, 'Tekst'])),
  site: pages,
  tools: new Map([[tool.id, { of: fingerprint(english, Object.keys(complete)), words: complete, keywords: ['b64'] }]]),
}
const found = (change: Partial<LanguageWords>, released: readonly string[] = [tool.id], draft = false) =>
  checkWords(
    { ...registry, locales: registry.locales.map((locale) => ({ ...locale, draft })) },
    new Map<Language, LanguageWords>([
      ['en', { ui, shared: {}, site: {}, views: {}, bodies: new Map(), answers: new Map(), tools: new Map() }],
      ['pl', { ...polish, ...change }],
    ]),
    released,
  ).map(({ kind, file, key }) => `${kind} ${file} ${key}`)
const withTool = (change: object) =>
  found({ tools: new Map([[tool.id, { ...polish.tools.get(tool.id), ...change } as NonNullable<ReturnType<typeof polish.tools.get>>]]) })
const without = (words: Readonly<Record<string, string>>, gone: string) =>
  Object.fromEntries(Object.entries(words).filter(([key]) => key !== gone))

describe('checkWords', () => {
  it('finds nothing amiss in complete words', () => {
    expect(found({})).toEqual([])
  })

  const FILE = 'locales/pl/tools/base64-encode.json'
  it.each([
    ['a gap in the interface', () => found({ ui: without(polish.ui, 'hello') }), 'gap locales/pl/ui.json hello'],
    ['a missing plural form', () => found({ ui: without(polish.ui, 'items_few') }), 'gap locales/pl/ui.json items_few'],
    ['a word that nobody says any longer', () => found({ ui: { ...polish.ui, bye: 'Pa' } }), 'extra locales/pl/ui.json bye'],
    [
      'a plural form that Polish has not',
      () => found({ ui: { ...polish.ui, items_two: '{{count}}' } }),
      'extra locales/pl/ui.json items_two',
    ],
    ['a lost parameter', () => found({ ui: { ...polish.ui, hello: 'Cześć' } }), 'parameters locales/pl/ui.json hello'],
    ['a misspelt parameter', () => found({ ui: { ...polish.ui, hello: 'Cześć {{nam}}' } }), 'parameters locales/pl/ui.json hello'],
    [
      'a category without title',
      () => found({ site: without(pages, 'category.text.title') }),
      'gap locales/pl/site.json category.text.title',
    ],
    ['a shared word that no tool says', () => found({ shared: { 'No such label': 'x' } }), 'extra locales/pl/shared.json No such label'],
    ['an empty title', () => withTool({ words: { ...complete, title: '' } }), `gap ${FILE} title`],
    [
      'a missing plural form of a failure',
      () => withTool({ words: without(complete, 'failures.lines_many') }),
      `gap ${FILE} failures.lines_many`,
    ],
    ['no synonyms for the search', () => withTool({ keywords: [] }), `gap ${FILE} keywords`],
    ['a translation of old English', () => withTool({ of: '00000000' }), `stale ${FILE} of`],
    [
      'a word for a field that is gone',
      () => withTool({ words: { ...complete, 'fields.gone.label': 'x' } }),
      `extra ${FILE} fields.gone.label`,
    ],
    [
      'a parameter that a failure has not',
      () => withTool({ words: { ...complete, 'failures.lines_few': '{{lines}}' } }),
      `parameters ${FILE} failures.lines_few`,
    ],
    ['no file of a released tool', () => found({ tools: new Map() }), `gap ${FILE} title`],
    ['English passed off as Polish', () => withTool({ words: english }), `english ${FILE} ${Object.keys(english).join(', ')}`],
    ['a complete tool that nobody released', () => found({}, []), `gap locales/released.json ${tool.id}`],
    ['a released tool that is gone', () => found({}, [tool.id, 'gone']), 'extra locales/released.json gone'],
  ])('names %s', (_, find, problem) => {
    expect(find()).toContain(problem)
  })

  it('only notes that a new tool is not translated yet, and any tool in a language that is still a draft', () => {
    const later = [`later ${FILE} ${tool.id}`]
    expect(found({ tools: new Map() }, [])).toEqual(later)
    expect(found({ tools: new Map() }, [tool.id], true)).toEqual(later)
  })

  it('takes no words that are only partly there, of a new tool neither', () => {
    const begun = new Map([[tool.id, { words: { title: 'Koduj' }, keywords: ['kod'] }]])
    expect(found({ tools: begun }, [])).toContain(`gap ${FILE} summary`)
  })

  it('lets a plural form do without a number that it spells out', () => {
    expect(
      withTool({
        words: { ...complete, 'failures.lines_one': 'Jeden wiersz z {{most}}.' },
        of: fingerprint(english, Object.keys(complete)),
      }),
    ).toEqual([])
  })

  it('takes shared words for a tool', () => {
    const words = without(complete, 'fields.text.label')
    const own = { of: fingerprint(english, Object.keys(words)), words, keywords: ['b64'] }
    expect(found({ tools: new Map([[tool.id, own]]), shared: { Text: 'Tekst' } })).toEqual([])
  })
})

describe('readWords', () => {
  let words: Words
  let root: URL
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'locales-'))
    root = pathToFileURL(`${folder}/`)
    await mkdir(join(folder, 'pl/tools'), { recursive: true })
    await mkdir(join(folder, 'it'))
    await writeFile(join(folder, 'pl/ui.json'), '{"hello": "Cześć"}')
    await writeFile(join(folder, 'pl/shared.json'), '{"Text": "Tekst"}')
    await writeFile(join(folder, 'pl/tools/base64-encode.json'), '{"words": {"title": "Koduj"}, "keywords": ["kod"]}')
    await writeFile(join(folder, 'pl/tools/notes.txt'), 'not JSON')
    await writeFile(join(folder, 'it/ui.json'), '{')
    words = await readWords(root, ['pl', 'fr'])
  })

  it('reads what is there, and nothing for a language without a folder', () => {
    expect(words.get('pl')).toMatchObject({ ui: { hello: 'Cześć' }, shared: { Text: 'Tekst' }, site: {} })
    expect([...(words.get('pl')?.tools.keys() ?? [])]).toEqual(['base64-encode'])
    expect(words.get('fr')).toEqual({
      ui: {},
      shared: {},
      site: {},
      views: {},
      faces: {},
      bodies: new Map(),
      answers: new Map(),
      search: {},
      tools: new Map(),
    })
  })

  it('names the file that is broken', async () => {
    await expect(readWords(root, ['it'])).rejects.toThrow(/it\/ui\.json: not valid JSON/)
  })

  it('gives a tool its words and synonyms', () => {
    expect(toolWords(tool, 'pl', words).words).toMatchObject({ title: 'Koduj', 'fields.text.label': 'Tekst' })
    expect(toolWords(tool, 'pl', words).missing).toContain('summary')
    expect([toolKeywords(tool, 'pl', words), toolKeywords(tool, 'fr', words), toolKeywords(tool, 'en', words)]).toEqual([
      ['kod'],
      [],
      tool.keywords,
    ])
  })
})
