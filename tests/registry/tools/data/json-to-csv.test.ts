import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvToJson } from '../../../../registry/tools/data/csv-to-json.ts'
import { jsonToCsv } from '../../../../registry/tools/data/json-to-csv/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const convert = async (text: string, more: object = {}): Promise<string> => (await output(jsonToCsv, { text, lineEnd: 'lf', ...more })).text

describe('json-to-csv', () => {
  it.each([
    ['[{"a":1,"b":2}]', 'a,b\n1,2\n'],
    ['{"a":1}', 'a\n1\n'],
    ['[{"b":1},{"a":2,"b":3}]', 'b,a\n1,\n3,2\n'],
    ['[[1,"x"],[2]]', '1,x\n2,\n'],
    ['[1,"x",null,true]', 'value\n1\nx\n""\ntrue\n'],
    ['[{"a":{"b":{"c":1}},"d":[1,{"e":2}]}]', 'a.b.c,d\n1,"[1,{""e"":2}]"\n'],
    ['[{"a":{}},{"a":{"b":1}}]', 'a,a.b\n{},\n,1\n'],
    ['[{"a":"x\\r\\ny, \\"z\\""}]', 'a\n"x\r\ny, ""z"""\n'],
    ['[{"a":" x","b":"y\\t"}]', 'a,b\n" x","y\t"\n'],
    ['[{"":1}]', '""\n1\n'],
    ['[{"__proto__":1,"constructor":{"toString":2}}]', '__proto__,constructor.toString\n1,2\n'],
    ['[{"2":"b","1":"a"}]', '2,1\nb,a\n'],
    ['[{"\\u00e9😀":"\\ud83d\\ude00"}]', 'é😀\n😀\n'],
  ])('turns %s into a table', async (text, csv) => {
    expect(await convert(text)).toBe(csv)
  })

  it.each(['12345678901234567890123', '1.0', '-0', '1E+05', '0.10', '1e400'])('keeps the number %s', async (number) => {
    expect(await convert(`[{"n": ${number} }]`)).toBe(`n\n${number}\n`)
  })

  it('spreads lists over columns, or keeps objects as JSON', async () => {
    expect(await convert('[{"a":[1,[2]],"b":[]}]', { lists: 'columns' })).toBe('a.0,a.1.0,b\n1,2,[]\n')
    expect(await convert('[{"a":{"b": 1.0}}]', { objects: 'json' })).toBe('a\n"{""b"":1.0}"\n')
  })

  it('writes in the dialect that is asked for', async () => {
    const text = '[{"a":"x;y","b":1.5,"c":null}]'
    expect(await convert(text, { delimiter: 'semicolon' })).toBe('a;b;c\n"x;y";1.5;\n')
    expect(await convert(text, { delimiter: 'tab', quotes: 'all' })).toBe('"a"\t"b"\t"c"\n"x;y"\t"1.5"\t""\n')
    expect(await convert(text, { delimiter: 'pipe', quotes: 'text', nulls: 'word' })).toBe('"a"|"b"|"c"\n"x;y"|1.5|null\n')
    expect(await convert('[{"a":"x|y"}]', { delimiter: 'pipe' })).toBe('a\n"x|y"\n')
    expect(await convert(text, { header: false, byteOrderMark: true, lineEnd: 'crlf' })).toBe('\ufeffx;y,1.5,\r\n')
  })

  it('follows a path', async () => {
    expect(await convert('{"a":[{"x":1},{"b":[{"c":2}]}]}', { path: 'a.1.b' })).toBe('c\n2\n')
    expect(await failure(jsonToCsv, { text: '{"a":1}', path: 'a.b' })).toMatchObject({
      code: 'no-such-path',
      params: { name: 'b' },
      field: 'path',
    })
    expect(await convert('{"a":[{"x":1}],"a":[{"y":2}]}', { path: 'a' })).toBe('y\n2\n')
    expect(await failure(jsonToCsv, { text: '{"a":1}', path: '__proto__' })).toMatchObject({ code: 'no-such-path' })
  })

  it('tells of texts that a spreadsheet would run, or disarms them', async () => {
    const text = '[{"a":"=1+1","b":"-5","c":"@x","d":-5,"e":"+4 8","f":"a=b"}]'
    expect((await output(jsonToCsv, { text })).notices).toEqual([{ code: 'formula-cells', params: { count: 3 }, level: 'warning' }])
    expect(await convert(text, { escapeFormulas: true })).toBe("a,b,c,d,e,f\n'=1+1,-5,'@x,-5,'+4 8,a=b\n")
    expect((await output(jsonToCsv, { text, escapeFormulas: true })).notices).toBeUndefined()
    expect(await convert('[{"=a":1}]', { escapeFormulas: true })).toBe("'=a\n1\n")
  })

  it('takes the last of repeated names and reports them', async () => {
    expect(await output(jsonToCsv, { text: '[{"a":{"x":1},"b":2,\n"a":3}]', lineEnd: 'lf' })).toEqual({
      text: 'a,b\n3,2\n',
      facts: { rows: 1, columns: 2 },
      notices: [{ code: 'repeated-name', params: { name: 'a', line: 2 }, level: 'warning' }],
    })
  })

  it('refuses two paths of one name, unless another separator parts them', async () => {
    const text = '[{"a.b":1,\n"a":{"b":2}}]'
    expect(await failure(jsonToCsv, { text })).toMatchObject({
      code: 'names-collide',
      params: { name: 'a.b' },
      place: { line: 2, column: 10 },
    })
    expect(await convert(text, { separator: 'slash' })).toBe('a.b,a/b\n1,2\n')
  })

  it.each([
    ['5', 'single-value', 0],
    ['[{"a":1},\n2]', 'mixed-rows', 10],
    ['[[1],{}]', 'mixed-rows', 5],
    ['[1,null,[]]', 'mixed-rows', 8],
    ['[]', 'no-columns', 0],
    ['[{},{}]', 'no-columns', 0],
    ['[{"a":1},]', 'json-trailing-comma', 8],
  ])('refuses %j as %s', async (text, code, offset) => {
    expect(await failure(jsonToCsv, { text })).toMatchObject({ code, field: 'text', place: { offset } })
  })

  it('asks for a text, and refuses lists of nothing', async () => {
    expect(await failure(jsonToCsv, { text: ' ' })).toMatchObject({ code: 'required', field: 'text' })
    expect(await failure(jsonToCsv, { text: '[[],[]]' })).toMatchObject({ code: 'no-columns' })
  })

  it('allows comments when asked', async () => {
    expect(await convert('[{"a":1,}] // x', { tolerant: true })).toBe('a\n1\n')
  })

  it('refuses tables that would grow beyond measure', async () => {
    const scattered = `[${Array.from({ length: 6000 }, (_, i) => `{"k${i}":1}`).join(',')}]`
    expect(await failure(jsonToCsv, { text: scattered })).toMatchObject({ code: 'too-many-cells' })
    const deep = `${'{"a":1,"b":'.repeat(10_000)}1${'}'.repeat(10_000)}`
    expect(await failure(jsonToCsv, { text: deep })).toMatchObject({ code: 'names-too-long' })
    expect(await convert(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)).toBe(`${Array(10_000).fill('a').join('.')}\n1\n`)
  })

  it('takes a megabyte on one line', async () => {
    const text = `[${Array.from({ length: 40_000 }, (_, i) => `{"id":${i},"name":"x"}`).join(',')}]`
    expect((await convert(text)).split('\n')).toHaveLength(40_002)
  })

  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r\n', '\t', ' ', 'é', '😀', '0', '|', '\ufeff') })
  const names = fc.uniqueArray(
    cell.filter((name) => name !== ''),
    { minLength: 1, maxLength: 4 },
  )
  const dialect = {
    delimiter: fc.constantFrom('comma', 'semicolon', 'tab', 'pipe'),
    quotes: fc.constantFrom('needed', 'text', 'all'),
    lineEnd: fc.constantFrom('lf', 'crlf'),
  }

  it('is undone by the CSV to JSON converter', async () => {
    const table = names.chain((keys) =>
      fc.array(
        fc.tuple(...keys.map(() => cell)).map((cells) => keys.map((key, i) => [key, cells[i]])),
        { minLength: 1, maxLength: 6 },
      ),
    )
    await fc.assert(
      fc.asyncProperty(table, fc.record(dialect), async (rows, options) => {
        const text = `[${rows.map((row) => `{${row.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`).join(',')}]`
        const csv = await convert(text, { objects: 'json', ...options })
        expect((await output(csvToJson, { text: csv, delimiter: options.delimiter, indentation: 'none' })).text).toBe(text)
      }),
    )
  })

  it('undoes the CSV to JSON converter', async () => {
    await fc.assert(
      fc.asyncProperty(names, fc.array(cell, { minLength: 1, maxLength: 12 }), async (keys, cells) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
        const rows = Array.from({ length: Math.ceil(cells.length / keys.length) }, (_, i) =>
          keys.map((_, j) => cells[i * keys.length + j] ?? ''),
        )
        const csv = [keys, ...rows].map((row) => `${row.map(quote).join(',')}\n`).join('')
        const json = (await output(csvToJson, { text: csv, delimiter: 'comma' })).text
        expect(await convert(json, { quotes: 'all' })).toBe(csv)
      }),
    )
  })

  it('reads JSON Lines, a row for each', async () => {
    const csv = async (text: string, more = {}) => (await output(jsonToCsv, { text, lines: true, lineEnd: 'lf', ...more })).text
    expect(await csv('{"a":1,"b":{"c":"x"}}\r\n\n{"b":{"c":"y"},"a":1.0}')).toBe('a,b.c\n1,x\n1.0,y\n')
    expect(await csv('[1,2]\n[3]')).toBe('1,2\n3,\n')
    expect(await csv('{"a":{"b":1}}', { objects: 'json' })).toBe('a\n"{""b"":1}"\n')
    expect(await failure(jsonToCsv, { text: '{"a":1}\n{"a":\n2}', lines: true })).toMatchObject({
      code: 'json-line-unfinished',
      place: { line: 2 },
    })
    expect(await failure(jsonToCsv, { text: '{"a":1}\n{"a":2}' })).toMatchObject({ code: 'json-after-end' })
  })
})
