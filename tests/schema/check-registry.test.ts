import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { checkRegistry, formatProblem, type Problem } from '../../engine/site/check-registry.ts'
import type { Tool } from '../../engine/core/define.ts'
import { type Category, definePage } from '../../engine/site/entries.ts'
import { choice, date, money, preset, rows, text, whole } from '../../engine/core/kit.ts'
import { withNotices } from '../../engine/core/notices.ts'
import { diff, part } from '../../engine/core/parts.ts'
import type { Registry } from '../../engine/site/registry.ts'
import { value, withMeta } from '../../engine/core/schema.ts'
import { readCatalogue } from '../../engine/run/node/catalogue.ts'
import { registry } from '../support/real-registry.ts'
import { AROUND } from '../support/surroundings.ts'

const check = (changed: Registry) => checkRegistry(changed, AROUND)

const FILE = 'tools/encoders/base64-encode.ts'
const sample = registry.tools.find(({ id }) => id === 'base64-encode') as Tool

/** The registry with one thing wrong in one tool. */
function withTool(change: Partial<Tool>): Registry {
  return { ...registry, tools: registry.tools.map((tool) => (tool === sample ? { ...tool, ...change } : tool)) }
}
const taking = (...recognizes: Tool['recognizes'][number][]) => withTool({ recognizes })
const withInput = (field: z.ZodType) => withTool({ input: z.object({ text: text('Text', { max: 10 }), extra: field }) })
const withOutput = (extra: z.ZodType) => withTool({ output: z.object({ text: part(z.string(), 'Text'), extra }) })

describe('the registry of the site', () => {
  it('has nothing wrong', () => {
    expect(check(registry).map(formatProblem)).toEqual([])
  })
})

type Planted = readonly [what: string, changed: Registry, key: string, mend: RegExp]
const LABEL = { label: 'Extra' }
const PLANTED: readonly Planted[] = [
  ['an unknown category', withTool({ category: 'nonsense' }), 'category', /"nonsense" is unknown; use one of text, data/],
  ['a category other than the folder', withTool({ category: 'text' }), 'category', /differs from the folder "encoders"/],
  ['an unknown icon', withTool({ icon: 'no-such-icon' }), 'icon', /"no-such-icon" is no Lucide icon/],
  ['a path for an icon', withTool({ icon: '../icons/binary' }), 'icon', /no Lucide icon/],
  ['an unknown layout', withTool({ layout: 'sideways' }), 'layout', /"sideways" is unknown; use one of default, empty/],
  [
    'pages of a field that is not there',
    withInput(text('Extra', { max: 10, control: 'pages', pages: { file: 'none' } })),
    'input.extra',
    /no field "none"/,
  ],
  [
    'a password of pages that is not there',
    withInput(text('Extra', { max: 10, control: 'pages', pages: { file: 'text', password: 'word' } })),
    'input.extra',
    /no field "word"/,
  ],
  [
    'an order of pages by a field that is not there',
    withInput(text('Extra', { max: 10, control: 'pages', pages: { file: 'text', order: { mode: 'keep' } } })),
    'input.extra',
    /no field "mode"/,
  ],
  ['pages of no file', withInput(text('Extra', { max: 10, control: 'pages' })), 'input.extra', /add pages: \{ file \}/],
  ['pages of a line', withInput(text('Extra', { max: 10, pages: { file: 'text' } })), 'input.extra', /add pages: \{ file \}/],
  [
    'an order of what is one',
    withInput(preset(text, { ordered: true } as never)('Extra', { max: 10 })),
    'input.extra.ordered',
    /only several files/,
  ],
  ['an asset that no package holds', withTool({ assets: ['zod/none.wasm'] }), 'assets', /no installed package holds "zod\/none.wasm"/],
  ['an asset that has no media type', withTool({ assets: ['zod/LICENSE'] }), 'assets', /"zod\/LICENSE" would not be served/],
  ['an unknown inverse', withTool({ inverse: 'base64-undo' }), 'inverse', /no tool "base64-undo"/],
  ['an inverse that names another', withTool({ inverse: 'json-formatter' }), 'inverse', /"json-formatter" does not name "base64-encode"/],
  ['a kind that nobody recognizes', taking({ kind: 'nonsense' }), 'recognizes.0.kind', /"nonsense" is unknown; use one of json, /],
  ['a field that is not there to take it', taking({ kind: 'json', field: 'nothing' }), 'recognizes.0.field', /no field "nothing"/],
  ['a text field that takes a file', taking({ kind: 'image' }), 'recognizes.0.field', /"text" takes a string, and image is a file/],
  ['a switch that takes a text', taking({ kind: 'json', field: 'padding' }), 'recognizes.0.field', /"padding" takes no text/],
  [
    'a reading that the kind has not',
    taking({ kind: 'date', reading: 'zone' }),
    'recognizes.0.reading',
    /"zone" is not read from date; there are date/,
  ],
  [
    'a value from a reading that the kind has not',
    taking({ kind: 'json', values: { alphabet: '@date' } }),
    'recognizes.0.values.alphabet',
    /"date" is not read from json/,
  ],
  [
    'a value that the field refuses',
    taking({ kind: 'json', values: { alphabet: 'greek' } }),
    'recognizes.0.values.alphabet',
    /refuses "greek"/,
  ],
  ['a value of no field', taking({ kind: 'json', values: { nothing: 1 } }), 'recognizes.0.values', /no other field "nothing"/],
  ['a confidence above one', taking({ kind: 'json', confidence: 2 }), 'recognizes.0.confidence', /above 0 and at most 1/],
  ['a pattern with a memory', taking({ kind: 'json', pattern: /a/g }), 'recognizes.0.pattern', /leave it out/],
  [
    'a view that edits no field',
    withOutput(withMeta(z.string(), { ...LABEL, edits: 'nothing' })),
    'output.extra.edits',
    /no text field "nothing"/,
  ],
  [
    'a comparison of fields that are not there',
    withOutput(diff('Extra', { merges: ['text', 'nothing'] })),
    'output.extra.merges',
    /no text field "nothing"/,
  ],
  [
    'a comparison with what is no file',
    withOutput(part(value.file, 'Extra', { view: 'compare', compares: 'text' })),
    'output.extra.compares',
    /file field/,
  ],
  ['a comparison with nothing', withOutput(part(value.file, 'Extra', { view: 'compare' })), 'output.extra.compares', /file field/],
  ['a text that merges', withOutput(withMeta(z.string(), { ...LABEL, merges: ['text', 'text'] })), 'output.extra.merges', /only a diff/],
  [
    'drafts of what is sensitive',
    withInput(withMeta(z.string().max(9), { ...LABEL, control: 'editor', drafts: 'texts', sensitive: true })),
    'input.extra.drafts',
    /never of what is sensitive/,
  ],
  ['drafts of a line', withInput(withMeta(z.string().max(9), { ...LABEL, drafts: 'texts' })), 'input.extra.drafts', /only an editor/],
  [
    'an unknown workbench',
    withTool({ workbench: { name: 'lathe', reason: 'none' } }),
    'workbench',
    /"lathe" is unknown; use one of .*\bwheel\b/,
  ],
  ['a network tool that names no host', withTool({ effect: 'network' }), 'hosts', /whom it asks/],
  ['a slug with capitals', withTool({ slugs: { fr: 'Encoder-Base64' } }), 'slugs.fr', /lower-case/],
  ['a slug with a space', withTool({ slugs: { ru: 'kod base' } }), 'slugs.ru', /single hyphens/],
  ['an alias slug with an accent', withTool({ slugs: { es: ['codificar-base64', 'código'] } }), 'slugs.es', /"código"/],
  [
    'an example that says nothing',
    withTool({ examples: [{ input: { text: 'a' }, output: {} }] }),
    'examples.0.output',
    /at least one part/,
  ],
  ['a start below what the field takes', withInput(whole('Years', { min: 1, start: 0 })), 'input.extra.start', /in en it is 0/],
  [
    'a start that is too much in one currency',
    withTool({
      input: z.object({
        price: money('Price', { max: '1000000', start: '500', currency: 'currency' }),
        currency: choice('Currency', ['USD', 'IDR'], { named: 'currency', defaultFrom: 'currency' }),
      }),
    }),
    'input.price.start',
    /in id it is "5000000", which the field refuses/,
  ],
  [
    'a start that one language says wrongly',
    withInput(date('Day', { start: { en: 'today+1', pl: '2026-02-30' } })),
    'input.extra.start',
    /in pl/,
  ],
  ['a secret that starts with something', withInput(text('Key', { max: 9, sensitive: true, start: 'a' })), 'input.extra.start', /empty/],
  [
    'a start of one part of a row',
    withInput(rows('Rows', { years: whole('Years', { start: 1 }) }, { max: 3 })),
    'input.extra.start.years',
    /say it there/,
  ],
  ['a field without a label', withInput(z.boolean()), 'input.extra', /label/],
  ['a choice without words', withInput(withMeta(z.enum(['a', 'b']), { ...LABEL, choices: { a: 'A' } })), 'input.extra', /no words for b/],
  ['several choices without words', withInput(withMeta(z.array(z.enum(['a', 'b'])).max(2), LABEL)), 'input.extra', /no words for a, b/],
  ['a text without a maximum', withInput(withMeta(z.string(), LABEL)), 'input.extra', /maximum/],
  [
    'rows without a maximum',
    withInput(withMeta(z.array(z.object({ name: text('Name', { max: 9 }) })), LABEL)),
    'input.extra',
    /list needs a maximum/,
  ],
  [
    'a row part without a label',
    withInput(withMeta(z.array(z.object({ name: z.string().max(9) })).max(3), { ...LABEL, control: 'rows' })),
    'input.extra.name',
    /label/,
  ],
  [
    'a condition on no field',
    withInput(withMeta(z.boolean(), { ...LABEL, when: { field: 'other', is: [true] } })),
    'input.extra.when',
    /no field "other"/,
  ],
  [
    'a secret that would be stored',
    withInput(withMeta(z.string().max(9), { ...LABEL, control: 'secret' })),
    'input.extra',
    /sensitive: true/,
  ],
  [
    'a field that has no control',
    withInput(withMeta(z.record(z.string(), z.string()), LABEL)),
    'input or output',
    /field "extra": no control/,
  ],
  ['a part without a label', withOutput(z.number()), 'output.extra', /label/],
  ['a part without a view', withOutput(withMeta(z.record(z.string(), z.string()), LABEL)), 'input or output', /output "extra": no view/],
  ['a column without a label', withOutput(withMeta(z.array(z.object({ name: z.string() })), LABEL)), 'output.extra.name', /label/],
  [
    'a fact without words for its choices',
    withOutput(withMeta(z.object({ kind: part(z.enum(['a']), 'Kind') }), LABEL)),
    'output.extra.kind',
    /no words for a/,
  ],
]

describe('a wrong tool is reported with its file, key and mend', () => {
  it.each(PLANTED)('%s', (_, changed, key, mend) => {
    const found = check(changed)
    expect(found).toContainEqual({ file: FILE, key, mend: expect.stringMatching(mend) as string })
    for (const problem of found) expect(formatProblem(problem)).toBe(`${problem.file}: ${problem.key}: ${problem.mend}`)
  })

  it('a hue that the style sheet has no class for', () => {
    const [first, ...others] = registry.categories
    const found = check({ ...registry, categories: [{ ...(first as Category), hue: 7 }, ...others] })
    expect(found).toEqual([{ file: `category ${first?.id}`, key: 'hue', mend: '7 has no color; use a multiple of 5 from 0 to 355' }])
  })

  it('but notices and their sentences are right as they are', () => {
    expect(check(withTool({ output: withNotices(sample.output, { late: 'It is late.' }) }))).toEqual([])
  })
})

describe('a tool that nothing proves is reported', () => {
  const IMPORT = "import { base64Encode } from '../../../../registry/tools/encoders/base64-encode.ts'\n"
  const CODES = Object.keys(sample.failures)
  const MENTIONS = CODES.map((code) => `'${code}'`).join()
  const found = (tests: Readonly<Record<string, string>>, change: Partial<Tool> = {}) =>
    checkRegistry(withTool(change), { ...AROUND, tests: new Map(Object.entries(tests)) })
      .filter(({ file }) => file === FILE)
      .map(({ key, mend }) => `${key}: ${mend}`)
  const MISSING = 'tests: no test imports it; write tests/registry/tools/encoders/base64-encode.test.ts'

  it('but not where a test of its own or of its family meets its failures', () => {
    expect(CODES.length).toBeGreaterThan(0)
    expect(found({ 'base64-encode': IMPORT + MENTIONS })).toEqual([])
    expect(found({ 'encoders/base64-encode': IMPORT + MENTIONS })).toEqual([])
    expect(found({ 'encoders/family': IMPORT + MENTIONS, 'text/family': '' })).toEqual([])
  })

  it('when there is no test, or only one of another tool that uses it', () => {
    expect(found({})).toEqual([MISSING])
    expect(found({ 'base64-encode': MENTIONS })).toEqual([MISSING])
    expect(found({ 'encoders/base64-decode': IMPORT + MENTIONS })).toEqual([MISSING])
  })

  it('when a failure never comes up, unless a test of a tool that says the same meets it', () => {
    const failures = { ...sample.failures, 'quite-new': 'It is new.' }
    expect(found({ 'base64-encode': IMPORT + MENTIONS }, { failures })).toEqual([
      'failures.quite-new: no test of it mentions this code; let one meet it',
    ])
    const both = { ...registry, tools: registry.tools.map((tool) => (/^base64-(en|de)code$/.test(tool.id) ? { ...tool, failures } : tool)) }
    const other = "'../registry/tools/encoders/base64-decode.ts' 'quite-new'"
    const tests = new Map([
      ['base64-encode', IMPORT + MENTIONS],
      ['base64-decode', other],
    ])
    expect(checkRegistry(both, { ...AROUND, tests }).filter(({ file }) => file === FILE)).toEqual([])
  })

  it('when its examples are too few', () => {
    expect(found({ 'base64-encode': IMPORT + MENTIONS }, { examples: sample.examples.slice(0, 2) })).toEqual([
      'examples: 2 are too few; give at least 3',
    ])
  })
})

describe('a wrong page is reported', () => {
  const page = (change: Parameters<typeof definePage>[0] extends infer P ? Partial<P> : never) => ({
    ...registry,
    pages: [
      ...registry.pages,
      definePage({ id: 'trial', path: '/trial', component: 'setting', title: 'Trial', summary: 'A page.', ...change }),
    ],
  })
  it.each([
    ['layout', page({ layout: 'sideways' }), /"sideways" is unknown/],
    ['guard', page({ guard: 'avoid-everyone' }), /"avoid-everyone" is unknown; use one of avoid-loggedin, avoid-loggedout/],
    ['component', page({ component: 'mirror' }), /"mirror" is unknown; use one of home/],
    ['tool', page({ component: 'tool-result', tool: 'no-such-tool' }), /there is no tool "no-such-tool"/],
  ])('with an unknown %s', (key, changed, mend) => {
    expect(check(changed)).toEqual([{ file: 'pages/trial.ts', key, mend: expect.stringMatching(mend) }])
  })

  it('that stands on the path of a tool', () => {
    expect(check(page({ path: '/base64-encode' })).map(({ mend }) => mend)).toContain('/base64-encode/ already belongs to page trial')
  })
})

describe('a path that two entries claim is reported', () => {
  const mends = (problems: readonly Problem[]) => problems.map(formatProblem)

  it('for a slug', () => {
    expect(mends(check(withTool({ slugs: { fr: 'json-formatter-fr' } })))).toEqual([])
    const other = registry.tools.find(({ id }) => id === 'base64-decode') as Tool
    const taken = [other.slugs.fr ?? other.id].flat()[0] as string
    expect(mends(check(withTool({ slugs: { ...sample.slugs, fr: taken } })))).toContainEqual(
      expect.stringMatching(new RegExp(`: slugs\\.fr: /fr/${taken}/ already belongs to base64-`)),
    )
  })

  it('for an alias that is the page of another', () => {
    expect(mends(check(withTool({ aliases: ['base64-decode'] })))).toContain(
      `${FILE}: aliases: /base64-decode/ already leads to base64-decode`,
    )
  })

  it('for an alias that two tools have', () => {
    const other = registry.tools.find(({ id }) => id === 'base64-decode') as Tool
    const twice = {
      ...registry,
      tools: registry.tools.map((tool) => (tool === sample || tool === other ? { ...tool, aliases: ['base64-both'] } : tool)),
    }
    expect(mends(check(twice))).toContainEqual(expect.stringContaining('/base64-both/'))
  })
})

describe('a file that does not fit its name is refused', () => {
  const folderWith = async (files: Readonly<Record<string, string>>) => {
    const root = await mkdtemp(join(tmpdir(), 'registry-'))
    for (const [path, text] of Object.entries(files)) {
      await mkdir(join(root, 'tools', path, '..'), { recursive: true })
      await writeFile(join(root, 'tools', path), text)
    }
    return pathToFileURL(`${root}/`)
  }
  const entry = (id: string) => `export const tool = { kind: 'tool', id: '${id}' }\n`

  it('when two files have the same id', async () => {
    const root = await folderWith({ 'text/twin.ts': entry('twin'), 'math/twin.ts': entry('twin') })
    await expect(readCatalogue(root)).rejects.toThrow(/tools\/\w+\/twin\.ts: the id "twin" is taken by .*tools\/\w+\/twin\.ts; rename/)
  })

  it('when the id differs', async () => {
    const { loadAll } = await readCatalogue(await folderWith({ 'text/one.ts': entry('two') }))
    await expect(loadAll()).rejects.toThrow(/text\/one\.ts: id "two" differs from the file name; make them equal/)
  })

  it('when it exports no tool, or two', async () => {
    const none = await readCatalogue(await folderWith({ 'text/none.ts': 'export const other = 1\n' }))
    await expect(none.loadAll()).rejects.toThrow(/none\.ts: a tool file exports one tool, this one exports 0/)
    const two = await readCatalogue(await folderWith({ 'text/two.ts': entry('two') + entry('two').replace('tool', 'more') }))
    await expect(two.loadAll()).rejects.toThrow(/exports 2/)
  })
})
