import { describe, expect, it } from 'vitest'
import { csvParser } from '../../../../registry/tools/data/csv-parser/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const parse = (text: string, more: object = {}) => output(csvParser, { text, ...more })
const tableOf = async (text: string, more: object = {}) => {
  const { columns, rows } = (await parse(text, more)).table
  return [columns, ...rows]
}

describe('csv-parser', () => {
  // RFC 4180, section 2.
  it.each([
    [
      'aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      'a,b\r\n"b\r\nb","c""c"',
      [
        ['a', 'b'],
        ['b\r\nb', 'c"c'],
      ],
    ],
    [
      '\ufeff"a"\tb\n1\t',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      'a,b\n\n\n1,2\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['name\nשלום\ne\u0301😀', [['name'], ['שלום'], ['e\u0301😀']]],
  ])('reads %j', async (text, expected) => {
    expect(await tableOf(text)).toEqual(expected)
  })

  it('makes names where there is no header', async () => {
    expect(await tableOf('1,2', { header: false })).toEqual([
      ['column_1', 'column_2'],
      ['1', '2'],
    ])
    expect(await tableOf('a')).toEqual([['a']])
  })

  it('trims cells outside quotation marks when asked', async () => {
    const text = 'a , b\n  1 ,"  2 "  \n  "x"  , y z \n   '
    expect(await tableOf(text, { trim: true })).toEqual([
      ['a', 'b'],
      ['1', '  2 '],
      ['x', 'y z'],
    ])
    expect(await tableOf('a , b\n 1, 2 ')).toEqual([
      ['a ', ' b'],
      [' 1', ' 2 '],
    ])
  })

  it('keeps blank lines when asked', async () => {
    const result = await parse('a,b\n\n1,2\n', { skipBlankLines: false })
    expect(result.table.rows).toEqual([
      ['', ''],
      ['1', '2'],
    ])
    expect(result.notices).toEqual([{ code: 'short-row', params: { line: 2, count: 1, expected: 2 }, level: 'warning' }])
  })

  it('tells how the table is written', async () => {
    expect((await parse('\ufeff"a";b\r\n"1;2";"3"\r\n')).facts).toEqual({
      rows: 1,
      columns: 2,
      delimiter: 'semicolon',
      quoted: 3,
      lineEnds: 'crlf',
      byteOrderMark: true,
    })
    expect((await parse('a\r1')).facts.lineEnds).toBe('cr')
    expect((await parse('a\n1\r\n')).facts.lineEnds).toBe('mixed')
    expect((await parse('a')).facts).toMatchObject({ lineEnds: 'none', rows: 0, byteOrderMark: false })
    expect((await parse('a|b', { delimiter: 'comma' })).facts).toMatchObject({ delimiter: 'comma', columns: 1 })
  })

  it('reports odd rows with the line they start in', async () => {
    expect((await parse('a,b\n"x\ny",1\n2\n3,4,5')).notices).toEqual([
      { code: 'short-row', params: { line: 4, count: 1, expected: 2 }, level: 'warning' },
      { code: 'long-row', params: { line: 5, count: 3, expected: 2 }, level: 'warning' },
    ])
  })

  it.each([
    [['1', '-20', '3'], 'whole', '-20', '3'],
    [['9007199254740993', '9007199254740992'], 'whole', '9007199254740992', '9007199254740993'],
    [['1', '1.5', '10.25'], 'decimal', '1', '10.25'],
    [['1,5', '-2', '0,75'], 'decimal-comma', '-2', '1,5'],
    [['2026-11-21', '1999-02-28'], 'date', '1999-02-28', '2026-11-21'],
    [['2026-11-21T10:00', '2026-11-21 09:30:00'], 'date-time', '2026-11-21 09:30:00', '2026-11-21T10:00'],
    [['true', 'FALSE'], 'boolean', undefined, undefined],
    [['007', '1'], 'text', undefined, undefined],
    [['1', 'x'], 'text', undefined, undefined],
    [['1.5', '1,5'], 'text', undefined, undefined],
    [['2026-02-30'], 'text', undefined, undefined],
    [['1e5'], 'text', undefined, undefined],
    [['', ''], 'empty', undefined, undefined],
  ])('takes the column %j for %s', async (cells, kind, smallest, largest) => {
    const text = `h;x\n${cells.map((cell) => `${cell};-`).join('\n')}`
    const [column] = (await parse(text, { delimiter: 'semicolon' })).columns
    expect(column).toMatchObject({ name: 'h', kind, filled: cells.filter((cell) => cell !== '').length })
    expect([column.smallest, column.largest]).toEqual([smallest, largest])
  })

  it('counts what columns hold, missing cells as empty', async () => {
    expect((await parse('a,b\nx,😀é\nx,\ny')).columns).toEqual([
      { name: 'a', kind: 'text', filled: 3, empty: 0, distinct: 2, longest: 1 },
      { name: 'b', kind: 'text', filled: 1, empty: 2, distinct: 1, longest: 2 },
    ])
  })

  it('shows part of a large table and counts all of it', async () => {
    const long = await parse(`a,b\n${'1,2\n'.repeat(60_000)}`)
    expect(long.table.rows).toHaveLength(50_000)
    expect(long.facts.rows).toBe(60_000)
    expect(long.columns[0]).toMatchObject({ filled: 60_000, distinct: 1 })
    expect(long.notices).toEqual([{ code: 'rows-left-out', params: { count: 50_000 }, level: 'info' }])
    const wide = await parse(Array.from({ length: 3000 }, (_, i) => `c${i}`).join(','))
    expect(wide.table.columns).toHaveLength(1000)
    expect(wide.facts.columns).toBe(3000)
    expect(wide.notices).toEqual([{ code: 'columns-left-out', params: { count: 1000 }, level: 'info' }])
  })

  it('reads a file in its encoding', async () => {
    const upload = { name: 'a.csv', type: 'text/csv', bytes: Uint8Array.of(0x6e, 0x0a, 0xe9) }
    expect((await output(csvParser, { file: upload, encoding: 'windows-1252' })).table.rows).toEqual([['é']])
    expect(await failure(csvParser, { file: upload })).toMatchObject({ code: 'not-this-encoding', field: 'file' })
    expect(await failure(csvParser, { file: upload, text: 'a' })).toMatchObject({ code: 'text-and-file', field: 'file' })
  })

  it.each([
    ['a,b\n1,"2\n3,4', 'csv-unclosed-quote', 2, 3],
    ['a,b\n"x"y,2', 'csv-after-quote', 2, 4],
  ])('refuses %j as %s', async (text, code, line, column) => {
    expect(await failure(csvParser, { text })).toMatchObject({ code, field: 'text', place: { line, column } })
  })

  it('asks for a table', async () => {
    expect(await failure(csvParser, { text: ' \r\n' })).toMatchObject({ code: 'required', field: 'text' })
  })
})
