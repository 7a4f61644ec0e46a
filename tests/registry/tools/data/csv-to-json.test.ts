import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvToJson } from '../../../../registry/tools/data/csv-to-json.ts'
import { failure, output } from '../../../support/run-tool.ts'

const convert = async (input: object) => (await output(csvToJson, { indentation: 'none', ...input })).text
const lists = async (text: string, more: object = {}) => JSON.parse(await convert({ text, shape: 'lists', header: false, ...more }))

describe('csv-to-json', () => {
  // RFC 4180, section 2, rules 1 to 7.
  it.each([
    [
      'aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      'aaa,bbb,ccc\r\nzzz,yyy,xxx',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      '"aaa","bbb","ccc"\r\nzzz,yyy,xxx',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      '"aaa","b\r\nbb","ccc"\r\nzzz,yyy,xxx',
      [
        ['aaa', 'b\r\nbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    ['"aaa","b""bb","ccc"', [['aaa', 'b"bb', 'ccc']]],
    [' a , b ', [[' a ', ' b ']]],
  ])('reads %j', async (text, expected) => {
    expect(await lists(text)).toEqual(expected)
  })

  it.each([
    [
      'a,b\r\n1,2\n3,4\r5,6',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    [
      'a,b\n\n\n1,2\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['"a" ,b', [['a', 'b']]],
    ['a"b,c', [['a"b', 'c']]],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['\ufeff"a",b', [['a', 'b']]],
    ['""', [['']]],
  ])('reads %j (line ends, blanks, stray marks)', async (text, expected) => {
    expect(await lists(text)).toEqual(expected)
  })

  it('reads back every table that RFC 4180 can write', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r\n', '\t', ' ', 'é', '😀', '0') })
    const table = fc
      .integer({ min: 1, max: 5 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }))
    await fc.assert(
      fc.asyncProperty(
        table,
        fc.constantFrom([',', 'comma'], [';', 'semicolon'], ['\t', 'tab'], ['|', 'pipe']),
        async (rows, [mark, delimiter]) => {
          const text = rows.map((row) => row.map((content) => `"${content.replaceAll('"', '""')}"`).join(mark)).join('\r\n')
          expect(await lists(text, { delimiter })).toEqual(rows)
        },
      ),
    )
  })

  it.each([
    ['a;b\r\n1,5;2,5\r\n', 'semicolon'],
    ['a\tb,c\n1\t2', 'tab'],
    ['a|b\n"x,y"|z', 'pipe'],
    ['"a;b",c\n"d;e",f', 'comma'],
    ['one\ntwo', 'comma'],
    ['a,b\n\n1,2\n', 'comma'],
    ['a;b;c,d\n1;2;3,4\n5;6;7', 'semicolon'],
    ['sep=;\na,b;c\n1,2;3', 'semicolon'],
    ['\ufeffSEP=|\r\na,b\n1,2', 'pipe'],
  ])('guesses the delimiter of %j', async (text, delimiter) => {
    expect((await output(csvToJson, { text })).facts.delimiter).toBe(delimiter)
  })

  it('passes over the line that names the delimiter for Excel, and counts it', async () => {
    const { text, notices } = await output(csvToJson, { text: 'sep=;\r\na;b\r\n1;2\r\n3', indentation: 'none' })
    expect(text).toBe('[{"a":"1","b":"2"},{"a":"3","b":null}]')
    expect(notices).toMatchObject([{ params: { line: 4 } }])
    expect(await lists('sep=;')).toEqual([['sep=', '']])
    expect(await lists('sep=;;\n')).toEqual([['sep=', '', '']])
  })

  it('trims cells when asked, but not inside quotation marks', async () => {
    const text = 'name, age\n Ada , "x, y "\n "B" ,1'
    expect(await convert({ text, trim: true, types: true })).toBe('[{"name":"Ada","age":"x, y "},{"name":"B","age":1}]')
    expect(await convert({ text: 'a, b\n1,2' })).toBe('[{"a":"1"," b":"2"}]')
  })

  it('keeps every cell as text unless asked', async () => {
    expect(await convert({ text: 'a,b,c\n007,1.50,true' })).toBe('[{"a":"007","b":"1.50","c":"true"}]')
  })

  it.each([
    ['0', '0'],
    ['-12', '-12'],
    ['1.50', '1.50'],
    ['9007199254740991', '9007199254740991'],
    ['9007199254740993', '"9007199254740993"'],
    ['0.1234567890123456', '"0.1234567890123456"'],
    ['007', '"007"'],
    ['+5', '"+5"'],
    ['-0', '"-0"'],
    ['-0.00', '"-0.00"'],
    ['-0.10', '-0.10'],
    ['1E5', '"1E5"'],
    ['.5', '".5"'],
    ['1_000', '"1_000"'],
    [' 1', '" 1"'],
    ['TRUE', 'true'],
    ['null', 'null'],
    ['NaN', '"NaN"'],
    ['""', '""'],
  ])('recognises %s as %s', async (cell, json) => {
    expect(await convert({ text: `a,b\n${cell},x`, types: true })).toBe(`[{"a":${json},"b":"x"}]`)
  })

  it('keeps the order of columns that look like numbers, and __proto__', async () => {
    expect(await convert({ text: 'b,2,1,__proto__,constructor\nx,y,z,p,c' })).toBe(
      '[{"b":"x","2":"y","1":"z","__proto__":"p","constructor":"c"}]',
    )
    expect(await convert({ text: '__proto__,a\np,1', shape: 'columns' })).toBe('{"__proto__":["p"],"a":["1"]}')
  })

  it('numbers names that are empty or stand twice, past names that are taken', async () => {
    const result = await output(csvToJson, { text: 'a,a,,a_2,a\n1,2,3,4,5', indentation: 'none' })
    expect(result.text).toBe('[{"a":"1","a_3":"2","column_3":"3","a_2":"4","a_4":"5"}]')
    expect(result.notices).toEqual([
      { code: 'repeated-name', params: { column: 2, given: 'a', name: 'a_3' }, level: 'warning' },
      { code: 'empty-name', params: { column: 3, name: 'column_3' }, level: 'warning' },
      { code: 'repeated-name', params: { column: 5, given: 'a', name: 'a_4' }, level: 'warning' },
    ])
  })

  it('reports rows of another length with the line they start in', async () => {
    const result = await output(csvToJson, { text: 'a,b\n"x\n\ny",1\n2\n3,4,5', indentation: 'none' })
    expect(result.text).toBe('[{"a":"x\\n\\ny","b":"1"},{"a":"2","b":null},{"a":"3","b":"4","column_3":"5"}]')
    expect(result.notices).toEqual([
      { code: 'short-row', params: { line: 5, count: 1, expected: 2 }, level: 'warning' },
      { code: 'long-row', params: { line: 6, count: 3, expected: 2 }, level: 'warning' },
    ])
    expect(result.facts).toMatchObject({ rows: 3, columns: 3 })
    expect(await convert({ text: 'a,b\n1\n2,3,4', shape: 'columns' })).toBe('{"a":["1","2"],"b":[null,"3"],"column_3":[null,"4"]}')
  })

  it('names twenty odd rows and counts the rest', async () => {
    const { notices } = await output(csvToJson, { text: `a,b\n${'1\n'.repeat(50)}` })
    expect(notices).toHaveLength(21)
    expect(notices[20]).toMatchObject({ code: 'more-notices', params: { count: 30 } })
  })

  it('reads a file in its encoding', async () => {
    const bytes = Uint8Array.of(0x6e, 0x0a, 0xe9)
    const upload = { name: 'a.csv', type: 'text/csv', bytes }
    expect(await convert({ file: upload, encoding: 'windows-1252' })).toBe('[{"n":"é"}]')
    expect(await failure(csvToJson, { file: upload })).toMatchObject({ code: 'not-this-encoding', field: 'file' })
    expect(await failure(csvToJson, { file: upload, text: 'a' })).toMatchObject({ code: 'text-and-file' })
  })

  it.each([
    ['a,b\n1,"2\n3,4', 'csv-unclosed-quote', 2, 3],
    ['a,b\n"x"y,2', 'csv-after-quote', 2, 4],
  ])('refuses %j as %s', async (text, code, line, column) => {
    expect(await failure(csvToJson, { text, delimiter: 'comma' })).toMatchObject({ code, field: 'text', place: { line, column } })
  })

  it('refuses a result that names make too long', async () => {
    const name = 'n'.repeat(1_000_000)
    expect(await failure(csvToJson, { text: `${name},b\n${'1,2\n'.repeat(100)}` })).toMatchObject({ code: 'json-too-long' })
  })

  it('takes 1 MB, as rows, as one line and as one cell', async () => {
    expect((await output(csvToJson, { text: `a,b\n${'1234567,12345678\n'.repeat(60_000)}` })).facts.rows).toBe(60_000)
    expect((await output(csvToJson, { text: 'a,'.repeat(100_000), shape: 'lists' })).facts.columns).toBe(100_001)
    expect((await output(csvToJson, { text: `"${'""'.repeat(500_000)}"`, header: false })).facts.rows).toBe(1)
  })
})
