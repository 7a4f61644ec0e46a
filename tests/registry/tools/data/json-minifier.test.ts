import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonFormatter } from '../../../../registry/tools/data/json-formatter.ts'
import { jsonMinifier } from '../../../../registry/tools/data/json-minifier.ts'
import { failure, output } from '../../../support/run-tool.ts'

const minify = async (text: string, more: object = {}): Promise<string> => (await output(jsonMinifier, { text, ...more })).text

describe('json-minifier', () => {
  it('writes every value as JSON.stringify does (ECMA-262)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), async (value, space) => {
        expect(await minify(JSON.stringify(value, null, space))).toBe(JSON.stringify(value))
      }),
    )
  })

  it('undoes the formatter and does the same again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        const once = await minify(text)
        expect(await minify(once)).toBe(once)
        expect(await minify((await output(jsonFormatter, { text })).text)).toBe(once)
      }),
    )
  })

  it.each([
    ['\ufeff [ ] ', '[]'],
    ['[ 12345678901234567890123 , 1.0 , -0 , 1E+05 ]', '[12345678901234567890123,1.0,-0,1E+05]'],
    ['{ "a b" : " c  d " }', '{"a b":" c  d "}'],
    ['{"b":1, "a":"\\u0041\\/", "b":2, "__proto__":{}}', '{"b":1,"a":"\\u0041\\/","b":2,"__proto__":{}}'],
    ['["\ud800", "👩‍👩‍👧", "e\u0301", "שלום"]', '["\ud800","👩‍👩‍👧","e\u0301","שלום"]'],
  ])('minifies %j', async (text, expected) => {
    expect(await minify(text)).toBe(expected)
  })

  it('tells the sizes in bytes', async () => {
    expect((await output(jsonMinifier, { text: '[ "é" ]' })).sizes).toEqual({ before: 8, after: 6, saved: 25 })
    expect((await output(jsonMinifier, { text: '1' })).sizes).toEqual({ before: 1, after: 1, saved: 0 })
  })

  it('reports names that stand twice', async () => {
    expect((await output(jsonMinifier, { text: '{"a":1,\n"a":2}' })).notices).toEqual([
      { code: 'repeated-name', params: { name: 'a', line: 2 }, level: 'warning' },
    ])
  })

  it('refuses comments unless they may go', async () => {
    const text = '[1, // x\n 2,]'
    expect(await failure(jsonMinifier, { text })).toMatchObject({ code: 'json-comment', field: 'text', place: { line: 1, column: 5 } })
    expect((await output(jsonMinifier, { text, tolerant: true })).notices).toMatchObject([
      { code: 'comments-passed' },
      { code: 'commas-passed' },
    ])
    expect(await minify(text, { tolerant: true })).toBe('[1,2]')
  })

  it('takes 100,000 levels and a megabyte', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    expect(await minify(deep)).toBe(deep)
    expect(await minify(`[${'1 , '.repeat(250_000)}1]`)).toHaveLength(500_003)
  })

  it.each([
    ['json5', '{2: 1}', 'json5-name-expected', 1],
    ['json5', '[yes]', 'json5-bad-word', 1],
    ['json5', '[NaN]', 'json-no-number', 1],
    ['lines', '{"a":\n1}', 'json-line-unfinished', 5],
  ])('as %s refuses %j', async (syntax, text, code, offset) => {
    expect(await failure(jsonMinifier, { text, syntax })).toMatchObject({ code, place: { offset } })
  })

  it('reads JSON5 and JSON Lines', async () => {
    expect(JSON.parse((await output(jsonMinifier, { text: "{a: 'b',} // c", syntax: 'json5' })).text)).toEqual({ a: 'b' })
    expect(JSON.parse((await output(jsonMinifier, { text: '1\n[2]\n', syntax: 'lines' })).text)).toEqual([1, [2]])
  })
})
