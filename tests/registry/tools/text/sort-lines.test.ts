import { describe, expect, it } from 'vitest'
import { sortLines } from '../../../../registry/tools/text/sort-lines.ts'
import { output } from '../../../support/run-tool.ts'

const sort = async (lines: string, input: object = {}) =>
  (await output(sortLines, { text: lines.replaceAll(' ', '\n'), language: 'en', ...input })).text.replaceAll('\n', ' ')

describe('sort-lines', () => {
  // By the alphabets of CLDR.
  it.each([
    ['en', 'Zoo Äpfel apfel', 'apfel Äpfel Zoo'],
    ['de', 'Zug Äpfel Apfel', 'Apfel Äpfel Zug'],
    ['sv', 'ärlig zon apa ål', 'apa zon ål ärlig'],
    ['pl', 'lin łosoś mak lis', 'lin lis łosoś mak'],
    ['es', 'oso ñu nube', 'nube ñu oso'],
    ['ru', 'яма ёж ель жук', 'ёж ель жук яма'],
    ['cs', 'chata had cena ida', 'cena had chata ida'],
  ])('sorts by the alphabet of %s', async (language, given, expected) => {
    expect(await sort(given, { language })).toBe(expected)
  })

  it('is stable for lines that are equal, in either order', async () => {
    expect(await sort('b A a B')).toBe('A a b B')
    expect(await sort('b A a B', { order: 'descending' })).toBe('b B A a')
    expect(await sort('b A a B', { ignoreCase: false })).toBe('a A b B')
  })

  it.each([
    ['natural', 'v10 v9 v1', 'v1 v9 v10'],
    ['alphabet', 'v10 v9 v1', 'v1 v10 v9'],
    ['length', 'ccc a 👨‍👩‍👧👍🏽 dddd', 'a 👨‍👩‍👧👍🏽 ccc dddd'],
    ['number', 'x 10kg 9.5 -3 −4 1,000 5e a-7', '−4 -3 5e a-7 9.5 10kg 1,000 x'],
    ['ip', 'host 2001:db8::1 10.0.0.10 10.0.0.9:80 ::1', '10.0.0.9:80 10.0.0.10 ::1 2001:db8::1 host'],
    ['code', '\u{1f600} \uffe6 a B', 'a B \uffe6 \u{1f600}'],
    ['given', 'b a c', 'b a c'],
  ])('sorts by %s', async (by, given, expected) => {
    expect(await sort(given, { by })).toBe(expected)
  })

  it('keeps lines without a number last, also from the largest on, and compares every digit', async () => {
    expect(await sort('x 9007199254740992 9007199254740993', { by: 'number', order: 'descending' })).toBe(
      '9007199254740993 9007199254740992 x',
    )
    expect(await sort('1.000 2,5 999', { by: 'number', decimal: 'comma' })).toBe('2,5 999 1.000')
  })

  it.each([
    ['point', '2 000|999|1\u202f000|1,234.5'],
    ['comma', '7|99,25|99,3|1\u00a0000|1.000,5|1 234,5|2 000'],
  ])('reads the spaces of thousands with a decimal %s', async (decimal, sorted) => {
    const lines = sorted.split('|')
    const { text } = await output(sortLines, { text: lines.toReversed().join('\n'), by: 'number', decimal })
    expect(text.split('\n')).toEqual(lines)
  })

  it('reverses lines', async () => {
    expect(await sort('b a c', { by: 'given', order: 'descending' })).toBe('c a b')
  })

  it('sorts by a column, where a missing one counts as empty', async () => {
    const text = 'a;3\nb;1\nc\nd;2'
    const by = (input: object) => output(sortLines, { text, key: 'column', column: 2, separator: 'semicolon', ...input })
    expect((await by({})).text).toBe('c\nb;1\nd;2\na;3')
    expect((await by({ by: 'number' })).text).toBe('b;1\nd;2\na;3\nc')
    expect((await output(sortLines, { text: 'a\t2\nb\t1', key: 'column', column: 2, separator: 'own', own: '\\t' })).text).toBe(
      'b\t1\na\t2',
    )
  })

  it('removes duplicates and empty lines, trims, and keeps a heading', async () => {
    const given = await output(sortLines, { text: 'z\r\n b\r\na\r\n\r\nB\r\n', unique: true, trim: true, header: 1 })
    expect(given).toMatchObject({ text: 'z\r\na\r\nb\r\n', counts: { before: 5, after: 3, removed: 1 } })
    expect(await sort('b  a', { removeEmpty: false })).toBe(' a b')
  })

  it('takes no lines, one line, and many', async () => {
    expect((await output(sortLines, { text: '' })).text).toBe('')
    expect((await output(sortLines, { text: 'x' })).text).toBe('x')
    const many = Array.from({ length: 50_000 }, (_, at) => `line ${(at * 7919) % 50_000}`)
    const { text } = await output(sortLines, { text: many.join('\n'), by: 'natural' })
    expect(text.split('\n')).toEqual(Array.from({ length: 50_000 }, (_, at) => `line ${at}`))
  })

  it('reads a line of a million digits quickly', async () => {
    expect((await output(sortLines, { text: `${'9'.repeat(1_000_000)}\n1`, by: 'number' })).text.startsWith('1\n')).toBe(true)
  })
})
