import { describe, expect, it } from 'vitest'
import { jsonFormatter } from '../../../../registry/tools/data/json-formatter.ts'
import { failure, output } from '../../../support/run-tool.ts'

const read = async (text: string) => (await output(jsonFormatter, { text, syntax: 'json5', indentation: 'none' })).text

describe('JSON5 as JSON', () => {
  // https://spec.json5.org, section 1.2: the short example.
  it('reads the example of the specification', async () => {
    const text = String.raw`{
  // comments
  unquoted: 'and you can quote me on that',
  singleQuotes: 'I can use "double quotes" here',
  lineBreaks: "Look, Mom! \
No \\n's!",
  hexadecimal: 0xdecaf,
  leadingDecimalPoint: .8675309, andTrailing: 8675309.,
  positiveSign: +1,
  trailingComma: 'in objects', andIn: ['arrays',],
  "backwardsCompatible": "with JSON",
}`
    expect(JSON.parse(await read(text))).toEqual({
      unquoted: 'and you can quote me on that',
      singleQuotes: 'I can use "double quotes" here',
      lineBreaks: "Look, Mom! No \\n's!",
      hexadecimal: 0xdecaf,
      leadingDecimalPoint: 0.8675309,
      andTrailing: 8675309,
      positiveSign: 1,
      trailingComma: 'in objects',
      andIn: ['arrays'],
      backwardsCompatible: 'with JSON',
    })
  })

  it.each([
    ["'\\x41\\0\\v\\a\\'\\u00e9'", '"A\\u0000\\u000ba\'é"'],
    ["'a\\\r\nb\\\u2028c'", '"abc"'],
    ['"tab\there"', '"tab\\there"'],
    ["{ĉio: 1, $_: 2, \\u0061b: 3, 'x y': 4}", '{"ĉio":1,"$_":2,"ab":3,"x y":4}'],
    ['[-.5, 5.e3, -0x1F, +0, 123456789012345678901234567890]', '[-0.5,5e3,-31,0,123456789012345678901234567890]'],
    ['\ufeff\u00a0[1]\u2029', '[1]'],
    ['"\\u00e9\\/"', '"\\u00e9\\/"'],
    ['{a:{b:[{}]}} // end', '{"a":{"b":[{}]}}'],
  ])('reads %j', async (text, json) => {
    expect(await read(text)).toBe(json)
  })

  it.each([
    ['[Infinity]', 'json-no-number', 1],
    ['[-NaN]', 'json-no-number', 1],
    ['[yes]', 'json5-bad-word', 1],
    ['{1: 2}', 'json5-name-expected', 1],
    ['{a 1}', 'json-colon-missing', 3],
    ['[01]', 'json-bad-number', 1],
    ['[0x]', 'json-bad-number', 1],
    ['[1a]', 'json-bad-number', 1],
    ["'a\nb'", 'json-control-character', 2],
    ["'\\x4'", 'json-bad-escape', 1],
    ["'\\1'", 'json-bad-escape', 1],
    ["'abc", 'json-unclosed-text', 0],
    ['[,]', 'json-value-missing', 1],
    ['[1,,]', 'json-value-missing', 3],
    ['/* x', 'json-unclosed-comment', 0],
    ['[§]', 'json-unexpected', 1],
  ])('refuses %j', async (text, code, offset) => {
    expect(await failure(jsonFormatter, { text, syntax: 'json5' })).toMatchObject({ code, field: 'text', place: { offset } })
  })
})

describe('JSON Lines', () => {
  const lines = async (text: string, more = {}) =>
    (await output(jsonFormatter, { text, syntax: 'lines', indentation: 'none', ...more })).text

  it.each([
    ['{"a":1}\n{"a":1.0}\r\n\n[2]\n', '[{"a":1},{"a":1.0},[2]]'],
    ['1', '[1]'],
    [' "a\\nb" \n', '["a\\nb"]'],
  ])('reads %j', async (text, json) => {
    expect(await lines(text)).toBe(json)
  })

  it('sorts the names of each line, comments left out', async () => {
    expect(await lines('{"b":1,"a":2} // x\n{}', { sortNames: true, tolerant: true })).toBe('[{"a":2,"b":1},{}]')
  })

  it.each([
    ['{"a":\n1}', 'json-line-unfinished', 5],
    ['[1,\n2]', 'json-line-unfinished', 3],
    ['1 2', 'json-after-end', 2],
    ['{"a":1}\n{a:1}', 'json-name-expected', 9],
    ['[1', 'json-unclosed-array', 0],
  ])('refuses %j', async (text, code, offset) => {
    expect(await failure(jsonFormatter, { text, syntax: 'lines' })).toMatchObject({ code, place: { offset } })
  })
})

describe('escapes', () => {
  const text = String.raw`{"caf\u00e9":"\ud83d\ude00\u0022\\u0041\u202e\u0000\/\n\u0041\ud800"}`
  it('are shown as characters where one can see them', async () => {
    const shown = (await output(jsonFormatter, { text, indentation: 'none', escapes: 'show' })).text
    expect(shown).toBe(String.raw`{"café":"😀\u0022\\u0041\u202e\u0000/\nA\ud800"}`)
    expect(JSON.parse(shown)).toEqual(JSON.parse(text))
  })

  it('are written for everything outside of ASCII', async () => {
    const { text: escaped } = await output(jsonFormatter, { text: '{"é":"😀\\t\u007f"}', indentation: 'none', escapes: 'ascii' })
    expect(escaped).toBe(String.raw`{"\u00e9":"\ud83d\ude00\t\u007f"}`)
  })

  it('stay unless one chooses otherwise, and a megabyte of them is quick', async () => {
    expect((await output(jsonFormatter, { text, indentation: 'none' })).text).toBe(text)
    const many = `["${'\\u0000\\u00e9'.repeat(80_000)}"]`
    expect((await output(jsonFormatter, { text: many, indentation: 'none', escapes: 'show' })).text).toHaveLength(4 + 80_000 * 7)
  })
})

describe('own indentation', () => {
  it('is of so many spaces', async () => {
    for (const spaces of [1, 3, 10])
      expect((await output(jsonFormatter, { text: '[{"a":1}]', indentation: 'own', spaces })).text).toBe(
        JSON.stringify([{ a: 1 }], null, spaces),
      )
    expect(await failure(jsonFormatter, { text: '[]', indentation: 'own', spaces: 11 })).toMatchObject({ field: 'spaces' })
  })
})
