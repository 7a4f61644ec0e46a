import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listConverter } from '../../../../registry/tools/text/list-converter.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const convert = async (text: string, input: object = {}) => (await output(listConverter, { text, ...input })).text

describe('list-converter', () => {
  it.each([
    ['a\nb\r\nc\n', {}, 'a, b, c'],
    ['a, b; c', { separator: 'line' }, 'a, b\nc'],
    ['a|b', { separator: 'line' }, 'a\nb'],
    ['a b  c', {}, 'a, b, c'],
    ['"a, b", c', { from: 'comma', separator: 'line' }, 'a, b\nc'],
    ['"a ""b""",\'c\\\'d\'', { separator: 'line' }, 'a "b"\nc\'d'],
    ["it's, o'clock", { separator: 'line' }, "it's\no'clock"],
    ['"open, b', { separator: 'line' }, '"open\nb'],
    ['"a"x, b', { separator: 'line' }, '"a"x\nb'],
    ['"a", b', { unquote: false, separator: 'line' }, '"a"\nb'],
    ["IN ('a', 'b''c', );", { separator: 'line' }, "a\nb'c"],
    ['(a), (b)', { separator: 'line' }, '(a)\n(b)'],
    ['["x", 1.50, null, true]', { separator: 'line' }, 'x\n1.50\nnull\ntrue'],
    ['[a, b]', { separator: 'line' }, 'a\nb'],
    ['a::b', { from: 'own', separator: 'semicolon' }, 'a; b'],
    ['a.b', { from: 'own', fromOwn: '.' }, 'a, b'],
    ['b\na\nb', { unique: true, order: 'sorted' }, 'a, b'],
    ['a\nb', { order: 'reversed' }, 'b, a'],
    ['a,,b', { from: 'comma', empty: true, separator: 'semicolon' }, 'a; ; b'],
    [' a \nb', { trim: false, separator: 'none', prefix: '<', suffix: '>' }, '< a ><b>'],
    ['a\nb\nc', { group: 2 }, 'a, b,\nc'],
    ['a\nb\nc', { last: ' and ' }, 'a, b and c'],
    ['a', { last: ' and ' }, 'a'],
    ['x"y', { quotes: 'double' }, '"x""y"'],
    ['x"\\y', { quotes: 'double', escape: 'backslash' }, '"x\\"\\\\y"'],
    ['x`', { quotes: 'backtick' }, '`x```'],
    ['1\n-2.5\n01\n1e5\n12345678901234567', { format: 'sql' }, "IN (1, -2.5, '01', '1e5', '12345678901234567')"],
    ['1\nx', { format: 'json', numbers: false }, '["1", "x"]'],
    ['a\nb\nc', { format: 'sql', group: 2 }, "IN ('a', 'b')\nIN ('c')"],
    ['a\nb\nc', { format: 'json', group: 2 }, '["a", "b",\n "c"]'],
  ])('turns %j with %j into %j', async (text, input, expected) => {
    expect(await convert(text, input)).toBe(expected)
  })

  it('writes JSON and quoted lists that are read back as they were', async () => {
    const item = fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }).filter((text) => text.trim() !== '' && text.isWellFormed())
    await fc.assert(
      fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 5 }), async (items) => {
        const given = { text: JSON.stringify(items), trim: false }
        expect(JSON.parse((await output(listConverter, { ...given, format: 'json', numbers: false })).text)).toEqual(items)
        const quoted = await output(listConverter, { ...given, quotes: 'double', escape: 'backslash' })
        expect(
          JSON.parse((await output(listConverter, { text: quoted.text, from: 'comma', trim: false, format: 'json', numbers: false })).text),
        ).toEqual(items)
      }),
    )
  })

  it('warns of a list that cannot be read again, and of the limit of Oracle', async () => {
    const given = await output(listConverter, { text: 'a, b\nc' })
    expect([given.text, noticeCodes(given), given.notices[0].params]).toEqual(['a, b, c', ['ambiguous'], { count: 1 }])
    expect(noticeCodes(await output(listConverter, { text: 'a, b\nc', quotes: 'single' }))).toEqual([])
    const many = Array.from({ length: 1001 }, (_, at) => at).join('\n')
    expect(noticeCodes(await output(listConverter, { text: many, format: 'sql' }))).toEqual(['oracle-limit'])
    expect(noticeCodes(await output(listConverter, { text: many, format: 'sql', group: 1000 }))).toEqual([])
  })

  it('reads hostile lists quickly', async () => {
    for (const text of ['"'.repeat(1_000_001), `${'"a,'.repeat(300_000)}`, `(${' '.repeat(1_000_000)}x`, '['.repeat(200_000)])
      expect((await output(listConverter, { text, from: 'comma' })).counts.items).toBeGreaterThan(0)
    expect((await output(listConverter, { text: '['.repeat(200_000) })).counts.items).toBe(1)
  })

  it('refuses an empty list, and a result that is too long', async () => {
    expect(await failure(listConverter, { text: ' \n ,', from: 'comma' })).toMatchObject({ code: 'no-items', field: 'text' })
    const text = 'a\n'.repeat(400_000)
    expect(await failure(listConverter, { text, prefix: 'x'.repeat(200) })).toMatchObject({ code: 'result-too-long' })
  })
})
