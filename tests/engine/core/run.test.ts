import { color, decimal, file, timeZone } from '../../../engine/core/kit.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import { withMeta } from '../../../engine/core/schema.ts'
import { failure, output, run } from '../../support/run-tool.ts'

const tool = defineTool({
  id: 'trial',
  category: 'text',
  icon: 'text',
  title: 'Trial',
  summary: 'A trial.',
  effect: 'random',
  input: z.object({
    act: z.enum(['echo', 'fail', 'undeclared', 'wrong-output', 'throw', 'common', 'place', 'note', 'unknown-note']).default('echo'),
    word: z.string().min(2).max(5).optional(),
    size: z.number().min(0).max(10).multipleOf(0.5).optional(),
    above: z.number().gt(0).lt(1).optional(),
    count: z.int().min(1).max(9).optional(),
    price: decimal('Part', { min: '-1', max: '100.5' }).optional(),
    free: decimal('Part').optional(),
    day: z.iso.date().optional(),
    time: z.iso.time().optional(),
    at: z.iso.datetime().optional(),
    zone: timeZone('Part').optional(),
    shade: color('Part').optional(),
    link: z.url().optional(),
    mail: z.email().optional(),
    flag: z.boolean().optional(),
    list: z
      .array(z.enum(['a', 'b', 'c']))
      .min(1)
      .max(2)
      .optional(),
    rows: z
      .array(z.object({ name: z.string().min(1).max(3) }))
      .max(2)
      .optional(),
    picture: file('Part', { maxBytes: 3 }).optional(),
    lang: withMeta(z.enum(['en', 'fr']).default('en'), { defaultFrom: 'locale' }),
  }),
  output: z.object({ got: z.string(), lang: z.string() }),
  failures: { 'too-sad': '“{{word}}” is too sad.' },
  notices: {
    plain: 'This is plain.',
    rounded: { info: '{{count, number}} was rounded.' },
    lines: { warning: { one: '{{count}} line.', other: '{{count}} lines.' } },
  },
  examples: [{ input: {}, output: { got: '{}' } }],
  transform: ({ act, lang, ...rest }, { fail, note }) => {
    if (act === 'note') {
      note('lines', { count: 2 })
      note('plain')
      note('rounded', { count: 3 })
      note('plain')
    }
    if (act === 'unknown-note') note('never-declared' as 'plain')
    if (act === 'fail') fail('too-sad', { word: 'x', field: 'word' })
    if (act === 'undeclared') throw new ToolError('never-declared')
    if (act === 'common') throw new ToolError('offline')
    if (act === 'place') throw new ToolError('bad-format', {}, { field: 'word', offset: 4, text: 'a\r\nbc' })
    if (act === 'throw') throw new TypeError('broken')
    if (act === 'wrong-output') return { got: 5 as unknown as string, lang }
    return { got: JSON.stringify(rest), lang }
  },
})

describe('runTool', () => {
  it('gives defaults, and drops what the output does not declare', async () => {
    expect(await output(tool, {})).toEqual({ got: '{}', lang: 'en' })
  })

  it('gives what was noted, in order, with the level of its sentence; without any, there is no such part', async () => {
    expect((await output(tool, { act: 'note' })).notices).toEqual([
      { code: 'lines', params: { count: 2 }, level: 'warning' },
      { code: 'plain' },
      { code: 'rounded', params: { count: 3 }, level: 'info' },
      { code: 'plain' },
    ])
    expect(await output(tool, {})).not.toHaveProperty('notices')
  })

  it.each([
    ['.25', '0.25'],
    ['-.5', '-0.5'],
    ['5.', '5'],
    ['+5', '5'],
    ['-007.50', '-7.50'],
    [' 1 ', '1'],
    ['00', '0'],
  ])('takes %j for the decimal %j', async (free, decimal) => {
    expect(await output(tool, { free })).toMatchObject({ got: JSON.stringify({ free: decimal }) })
  })

  it('takes a notice that is not declared for a bug', async () => {
    await expect(run(tool, { act: 'unknown-note' })).rejects.toThrow('trial: notice "never-declared" is not declared')
  })

  it.each([
    ['no object', [], { code: 'wrong-type', params: { expected: 'object' } }],
    ['null', null, { code: 'wrong-type' }],
    ['a text', 'x', { code: 'wrong-type' }],
    ['an unknown field', { wrod: 'x' }, { code: 'unknown-field', params: { name: 'wrod' }, field: 'wrod' }],
    ['a prototype', JSON.parse('{"__proto__": 1}'), { code: 'unknown-field', params: { name: '__proto__' } }],
    ['a short text', { word: 'a' }, { code: 'too-short', params: { count: 2 }, field: 'word' }],
    ['a long text', { word: 'abcdef' }, { code: 'too-long', params: { count: 5 } }],
    ['a number for a text', { word: 5 }, { code: 'wrong-type', params: { expected: 'string' } }],
    ['a text for a number', { size: 'x' }, { code: 'not-a-number', field: 'size' }],
    ['a small number', { size: -1 }, { code: 'too-small', params: { minimum: 0 } }],
    ['a large number', { size: 11 }, { code: 'too-large', params: { maximum: 10 } }],
    ['a number between steps', { size: 0.3 }, { code: 'not-a-multiple', params: { step: 0.5 } }],
    ['NaN', { size: Number.NaN }, { code: 'not-a-number' }],
    ['a number on an open bound', { above: 0 }, { code: 'not-above', params: { minimum: 0 } }],
    ['a number on the other', { above: 1 }, { code: 'not-below', params: { maximum: 1 } }],
    ['a fraction', { count: 1.5 }, { code: 'not-an-integer' }],
    ['a huge whole number', { count: 1e300 }, { code: 'too-large' }],
    ['a decimal with letters', { price: '1e5' }, { code: 'not-a-number', field: 'price' }],
    ['a decimal that is a point', { price: '.' }, { code: 'not-a-number', field: 'price' }],
    ['a decimal of thirty-one digits', { price: `1${'0'.repeat(30)}` }, { code: 'too-large', params: { maximum: '100.5' } }],
    ['a long decimal without bounds', { free: '9'.repeat(100_000) }, { code: 'too-large', params: { maximum: '9'.repeat(30) } }],
    ['its negative', { free: `-${'9'.repeat(31)}` }, { code: 'too-small', params: { minimum: `-${'9'.repeat(30)}` } }],
    ['twenty-one decimal places', { free: `0.${'1'.repeat(21)}` }, { code: 'too-many-places', params: { maximum: 20 } }],
    ['a decimal below', { price: '-1.01' }, { code: 'too-small', params: { minimum: '-1' } }],
    ['a decimal above', { price: '100.51' }, { code: 'too-large', params: { maximum: '100.5' } }],
    ['a date that does not exist', { day: '2026-02-30' }, { code: 'bad-date' }],
    ['a time that does not exist', { time: '25:00' }, { code: 'bad-time' }],
    ['half an instant', { at: '2026-01-01' }, { code: 'bad-date-time' }],
    ['an unknown zone', { zone: 'Mars/Base' }, { code: 'bad-time-zone' }],
    ['a colour by name', { shade: 'red' }, { code: 'bad-color' }],
    ['an address without scheme', { link: 'example' }, { code: 'bad-url' }],
    ['a mail address without @', { mail: 'me' }, { code: 'bad-email' }],
    ['an unknown choice', { act: 'sing' }, { code: 'not-a-choice', field: 'act' }],
    ['no choice', { list: [] }, { code: 'required', field: 'list' }],
    ['too many choices', { list: ['a', 'b', 'c'] }, { code: 'too-many', params: { count: 2 } }],
    ['a wrong row', { rows: [{ name: 'a' }, { name: 'long' }] }, { code: 'too-long', field: 'rows.1.name' }],
    ['an empty row', { rows: [{}] }, { code: 'required', field: 'rows.0.name' }],
    ['a text for a file', { picture: 'x' }, { code: 'wrong-type', params: { expected: 'file' } }],
    ['a big file', { picture: { name: 'a', type: '', bytes: new Uint8Array(4) } }, { code: 'file-too-big', params: { maximum: 3 } }],
  ])('refuses %s', async (_, input, expected) => {
    expect(await failure(tool, input)).toMatchObject(expected)
  })

  it('reads large texts, which cross as bytes, in fields and in rows', async () => {
    const large = (bytes: Uint8Array) => ({ kind: 'large-text', bytes, preview: '' })
    const bytes = new TextEncoder().encode('ab')
    expect(await output(tool, { word: large(bytes), rows: [{ name: large(bytes) }] })).toMatchObject({
      got: '{"word":"ab","rows":[{"name":"ab"}]}',
    })
    expect(await failure(tool, { rows: [{ name: 'a' }, { name: large(new Uint8Array([0xff])) }] })).toMatchObject({
      code: 'bad-encoding',
      field: 'rows.1.name',
    })
    expect(await failure(tool, { word: { kind: 'large-text' } })).toMatchObject({ code: 'wrong-type', field: 'word' })
  })

  it('names every wrong field once, in order', async () => {
    const result = await run(tool, { count: 0.5, word: 'a', flag: 'yes' })
    expect(!result.ok && result.failures.map(({ code, field }) => `${field} ${code}`)).toEqual([
      'word too-short',
      'count not-an-integer',
      'flag wrong-type',
    ])
  })

  it('passes on declared failures, common ones and their places', async () => {
    expect(await failure(tool, { act: 'fail' })).toEqual({ code: 'too-sad', params: { word: 'x' }, field: 'word' })
    expect(await failure(tool, { act: 'common' })).toMatchObject({ code: 'offline' })
    expect((await failure(tool, { act: 'place' })).place).toEqual({ offset: 4, line: 2, column: 2 })
  })

  it('throws for an undeclared failure, a wrong output and anything else', async () => {
    await expect(run(tool, { act: 'undeclared' })).rejects.toThrow('trial: failure "never-declared" is not declared')
    await expect(run(tool, { act: 'wrong-output' })).rejects.toThrow(/trial: output does not fit its schema at "got"/)
    await expect(run(tool, { act: 'throw' })).rejects.toThrow('broken')
  })

  it('ends as cancelled when it was', async () => {
    expect(await run(tool, { act: 'throw' }, {}, { signal: AbortSignal.abort() })).toEqual({
      ok: false,
      failures: [{ code: 'cancelled', params: {} }],
    })
    expect(await run(tool, {}, {}, { signal: AbortSignal.abort() })).toMatchObject({ failures: [{ code: 'cancelled' }] })
  })

  it('takes JSON numbers for decimals, and the visitor’s language where it is a choice', async () => {
    expect(await output(tool, { price: 1.5 }, { locale: 'fr' })).toEqual({ got: '{"price":"1.5"}', lang: 'fr' })
    expect((await output(tool, {}, { locale: 'pl' })).lang).toBe('en')
  })
})
