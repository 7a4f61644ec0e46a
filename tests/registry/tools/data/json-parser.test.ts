import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonParser } from '../../../../registry/tools/data/json-parser/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const parse = (text: string, more: object = {}) => output(jsonParser, { text, ...more })

describe('json-parser', () => {
  it.each([
    ['5', 'number', 0, 1],
    ['"x"', 'string', 0, 1],
    ['null', 'null', 0, 1],
    ['[]', 'array', 1, 1],
    ['{"a":[{"b":true}]}', 'object', 3, 4],
  ])('tells type, depth and number of values of %s', async (text, kind, depth, values) => {
    expect((await parse(text)).facts).toMatchObject({ kind, depth, values, size: text.length })
  })

  it('gathers paths, items of a list together', async () => {
    expect((await parse('{"a b":[1,"x",null,[2],{"c":1},{"c":"y","__proto__":{}}],"é":1,"":2,"[]":3}')).paths).toEqual([
      { path: '$', kinds: ['object'], count: 1 },
      { path: '$["a b"]', kinds: ['array'], count: 1 },
      { path: '$["a b"][]', kinds: ['number', 'string', 'null', 'array', 'object'], count: 6 },
      { path: '$["a b"][][]', kinds: ['number'], count: 1 },
      { path: '$["a b"][].c', kinds: ['number', 'string'], count: 2 },
      { path: '$["a b"][].__proto__', kinds: ['object'], count: 1 },
      { path: '$.é', kinds: ['number'], count: 1 },
      { path: '$[""]', kinds: ['number'], count: 1 },
      { path: '$["[]"]', kinds: ['number'], count: 1 },
    ])
  })

  it('tells items of a list from a name that looks like them', async () => {
    expect((await parse('[{"a":[1]},{"a":{"[]":"x"}}]')).paths.slice(3)).toEqual([
      { path: '$[].a[]', kinds: ['number'], count: 1 },
      { path: '$[].a["[]"]', kinds: ['string'], count: 1 },
    ])
  })

  it('counts names, different ones and repeated ones', async () => {
    const result = await parse('[{"a":1,"b":{"a":2}},{"\\u0061":1,\n"a":2}]')
    expect(result.facts).toMatchObject({ names: 5, differentNames: 2, repeatedNames: 1 })
    expect(result.notices).toEqual([{ code: 'repeated-name', params: { name: 'a', line: 2 }, level: 'warning' }])
  })

  it.each([
    ['9007199254740993', '9007199254740992'],
    ['-12345678901234567890', '-12345678901234567000'],
    ['0.1000000000000000055', '0.1'],
    ['1e400', '∞'],
    ['-1e400', '-∞'],
    ['1e-400', '0'],
    ['3.14159265358979323846', '3.141592653589793'],
  ])('warns that %s is read as %s', async (number, read) => {
    const result = await parse(`[\n${number}]`)
    expect(result.facts.impreciseNumbers).toBe(1)
    expect(result.notices).toEqual([{ code: 'imprecise-number', params: { number, line: 2, read }, level: 'warning' }])
  })

  it.each([
    '0',
    '-0',
    '0.1',
    '1.50',
    '1e5',
    '1E+05',
    '100000000000000000000',
    '9007199254740992',
    '1e22',
    '123456789012345680000',
    '5e-324',
    '0.000001',
  ])('does not warn of %s', async (number) => {
    expect((await parse(number)).facts.impreciseNumbers).toBe(0)
  })

  it('never warns of what JSON.stringify writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ noNaN: true, noDefaultInfinity: true }), async (number) => {
        expect((await parse(JSON.stringify(number))).facts.impreciseNumbers).toBe(0)
      }),
    )
  })

  it('warns of just those whole numbers whose digits do not come back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -(10n ** 21n) + 1n, max: 10n ** 21n - 1n }), async (number) => {
        const comesBack = String(Number(number)) === String(number)
        expect((await parse(String(number))).facts.impreciseNumbers).toBe(comesBack ? 0 : 1)
      }),
    )
  })

  it('names twenty such numbers and counts the rest', async () => {
    const { notices } = await parse(`[${Array(50).fill('9007199254740993').join(',')}]`)
    expect(notices).toHaveLength(21)
    expect(notices[20]).toMatchObject({ code: 'more-imprecise-numbers', params: { count: 30 } })
  })

  it('shows the document to the letter', async () => {
    const text = ' { "a" : 1.0 , "a" : "\\u0041" } '
    expect((await parse(text)).text).toBe(text)
    expect((await parse('\ufeff[1]')).text).toBe('[1]')
    expect((await parse('[1,/* x */]', { tolerant: true })).text).toBe('[1]')
  })

  it('gives the place of a fault', async () => {
    expect(await failure(jsonParser, { text: '{\n  "a": tru}' })).toMatchObject({
      code: 'json-bad-word',
      field: 'text',
      place: { line: 2, column: 8 },
    })
    expect(await failure(jsonParser, { text: ' ' })).toMatchObject({ code: 'required' })
  })

  it('takes 10,000 levels, many names and a megabyte', async () => {
    const deep = await parse('['.repeat(10_000) + ']'.repeat(10_000))
    expect(deep.facts.depth).toBe(10_000)
    expect(deep.paths).toHaveLength(500)
    const wide = await parse(`{${Array.from({ length: 5000 }, (_, i) => `"k${i}":${i}`).join(',')}}`)
    expect(wide.facts.differentNames).toBe(5000)
    expect(wide.paths).toHaveLength(500)
    expect((await parse(`[${'1,'.repeat(50_000)}1]`)).paths[1]).toEqual({ path: '$[]', kinds: ['number'], count: 50_001 })
  })
})
