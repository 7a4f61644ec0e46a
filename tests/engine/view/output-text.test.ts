import { chart, diff, grid, part } from '../../../engine/core/parts.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { labelViews } from '../../../engine/site/label.ts'
import type { LabelledView } from '../../../engine/site/page.ts'
import { viewsOf } from '../../../engine/core/views.ts'
import { value, withMeta } from '../../../engine/core/schema.ts'
import { packOutput } from '../../../engine/run/pack-text.ts'
import { partFile, partText, shownStart, shownText } from '../../../engine/view/output-text.ts'
import { viewFrom } from '../../support/labelled.ts'

const settings = { locale: 'es', yes: 'Sí', no: 'No', colon: ': ' }
const rows = viewFrom(z.array(z.object({ name: z.string(), amount: part(value.money, 'Part', { currency: 'EUR' }) })))
const code = viewFrom(withMeta(z.string(), { view: 'code', media: 'application/json' }))

describe('a part as text', () => {
  it('is the text itself, even when it came as bytes', () => {
    expect(partText(code, '{}', settings)).toBe('{}')
    const long = 'é'.repeat(300_000)
    expect(partText(code, packOutput({ part: long }).part, settings)).toBe(long)
  })

  it('has a start, for which the rest is not looked at', () => {
    const large = packOutput({ part: 'é'.repeat(300_000) }).part as { readonly bytes: Uint8Array }
    expect(shownStart(code, { ...large, bytes: large.bytes.fill(0) }, settings)).toMatch(/^é{4096}$/)
    const many = Array.from({ length: 10_000 }, (_, index) => ({ name: String(index), amount: '1' }))
    expect(shownStart(rows, many, settings)?.split('\n')).toHaveLength(21)
    expect(shownStart(viewFrom(z.array(z.string())), ['a', 'b'], settings)).toBe('a\nb')
    expect(shownStart(viewFrom(grid('Part')), { columns: ['x'], rows: [['1']] }, settings)).toBe('x\n1')
  })

  it('is a table for a spreadsheet, with raw values', () => {
    expect(partText(rows, [{ name: 'a\tb', amount: '1234.50' }], settings)).toBe('name\tamount\na b\t1234.50')
    expect(partText(viewFrom(grid('Part')), { columns: ['x'], rows: [['1'], ['2']] }, settings)).toBe('x\n1\n2')
  })

  it('is a line for each fact that has a value', () => {
    const facts = viewFrom(z.object({ size: withMeta(z.number(), { format: 'number' }), done: z.boolean(), gone: z.string().optional() }))
    expect(partText(facts, { size: 1234567.5, done: true }, settings)).toBe('size: 1.234.567,5\ndone: Sí')
    expect(partText(facts, { size: 5 }, { ...settings, colon: '\u00A0: ' })).toBe('size\u00A0: 5')
  })

  it('words the choices in a list', () => {
    const view = viewsOf(z.object({ part: z.array(z.enum(['yes', 'no'])) }))
    const answers = labelViews(view, { 'output.part.choices.yes': 'Sí', 'output.part.choices.no': 'No' }, 'es')[0] as LabelledView
    expect(partText(answers, ['yes', 'no'], settings)).toBe('Sí\nNo')
  })

  it('words lists of choices in facts and tables', () => {
    const kinds = z.object({ kinds: z.array(z.enum(['yes', 'no'])) })
    const words = { 'output.facts.kinds.choices.yes': 'Sí', 'output.rows.kinds.choices.yes': 'Sí', 'output.rows.kinds.choices.no': 'No' }
    const [facts, table] = labelViews(viewsOf(z.object({ facts: kinds, rows: z.array(kinds) })), words, 'es') as LabelledView[]
    expect(partText(facts as LabelledView, { kinds: ['yes', 'yes'] }, settings)).toBe('kinds: Sí, Sí')
    expect(partText(table as LabelledView, [{ kinds: ['yes', 'no'] }], settings)).toBe('kinds\nSí, No')
  })

  it('is a line for each item of a list', () => {
    expect(partText(viewFrom(z.array(z.string())), ['a', 'b'], settings)).toBe('a\nb')
    expect(
      partText(
        viewFrom(withMeta(z.array(z.object({ hex: z.string(), name: z.string() })), { view: 'colors' })),
        [{ hex: '#ff0000', name: 'red' }],
        settings,
      ),
    ).toBe('#ff0000')
  })

  it('is nothing for pictures, charts and comparisons', () => {
    expect(partText(viewFrom(value.file), { name: 'a', type: '', bytes: new Uint8Array() }, settings)).toBeUndefined()
    expect(partText(viewFrom(chart('Part')), { type: 'pie', labels: [], series: [] }, settings)).toBeUndefined()
    expect(partText(viewFrom(diff('Part')), [], settings)).toBeUndefined()
  })
})

it('shows a single value as the reader writes it, and gives it plain', () => {
  const sum = viewFrom(part(value.money, 'Part', { currency: 'EUR', view: 'headline' }))
  expect(shownText(sum, '1234567.50', settings)).toBe('1.234.567,50\u00A0€')
  expect(partText(sum, '1234567.50', settings)).toBe('1234567.50')
  expect(shownText(code, '{}', settings)).toBe('{}')
})

describe('a part as a file', () => {
  it('has a name that its type gives, or that the entry gives', () => {
    expect(partFile(code, '{}', settings, 'json-formatter')).toEqual({
      name: 'json-formatter.json',
      type: 'application/json',
      content: '{}',
    })
    expect(partFile(viewFrom(withMeta(z.string(), { fileName: 'key.pem' })), 'x', settings, 'tool')).toEqual({
      name: 'key.pem',
      type: 'text/plain',
      content: 'x',
    })
    expect(partFile(viewFrom(withMeta(z.string(), { view: 'svg' })), '<svg/>', settings, 'qr')).toMatchObject({
      name: 'qr.svg',
      type: 'image/svg+xml',
    })
    expect(partFile(viewFrom(withMeta(z.string(), { view: 'html' })), '<p>', settings, 'page')).toMatchObject({ name: 'page.html' })
  })

  it('is CSV for a table, safe to open in a spreadsheet', () => {
    const content = partFile(
      rows,
      [
        { name: '=1+1', amount: '-5.00' },
        { name: 'a "b", c', amount: '1' },
      ],
      settings,
      'list',
    )?.content
    expect(content).toBe('\ufeffname,amount\r\n\'=1+1,-5.00\r\n"a ""b"", c",1')
  })

  it('is the file itself', () => {
    const one = { name: 'a.png', type: 'image/png', bytes: new Uint8Array([1]) }
    expect(partFile(viewFrom(value.file), one, settings, 'x')).toEqual({ name: 'a.png', type: 'image/png', content: one.bytes })
    const many = viewFrom(z.array(value.file))
    expect(partFile(many, [one], settings, 'x')?.name).toBe('a.png')
    expect(partFile(many, [one, one], settings, 'x')).toBeUndefined()
  })

  it('keeps the bytes of a large text', () => {
    const packed = packOutput({ part: 'é'.repeat(300_000) }).part as { bytes: Uint8Array }
    expect(partFile(code, packed, settings, 'x')).toEqual({ name: 'x.json', type: 'application/json', content: packed.bytes })
  })
})
