import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Tool } from '../../../engine/core/define.ts'
import { choice, date, money, preset, rows, text, whole } from '../../../engine/core/kit.ts'
import { withNotices } from '../../../engine/core/notices.ts'
import { diff, part } from '../../../engine/core/parts.ts'
import { value, withMeta } from '../../../engine/core/schema.ts'
import { formatProblem } from '../../../engine/site/check-registry.ts'
import type { Category } from '../../../engine/site/entries.ts'
import type { Registry } from '../../../engine/site/registry.ts'
import { registry } from '../../support/real-registry.ts'
import { check, FILE, sample, withTool } from './support.ts'

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
