import * as xlsx from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { SAMPLE_BOOK } from '../../../../registry/lib/sheets/sample.ts'
import { plainNumber } from '../../../../registry/lib/sheets/read.ts'
import { excelToCsv } from '../../../../registry/tools/data/excel-to-csv/tool.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'
import { SHEET_1904 } from '../../../support/sheet-1904.ts'

const upload = (bytes: Uint8Array, name = 'a.xlsx') => ({ name, type: '', bytes })
const convert = (bytes: Uint8Array, more: object = {}) => output(excelToCsv, { file: upload(bytes), lineEnd: 'lf', ...more })

/** A workbook with one sheet, `cells` as the library takes them. */
function book(
  rows: readonly (readonly (xlsx.CellObject | string | number | boolean | null)[])[],
  bookType: xlsx.BookType,
  sheets: readonly string[] = ['One'],
) {
  const made = xlsx.utils.book_new()
  for (const name of sheets) xlsx.utils.book_append_sheet(made, xlsx.utils.aoa_to_sheet(rows as unknown[][]), name)
  return new Uint8Array(xlsx.write(made, { type: 'array', bookType }) as ArrayBuffer)
}
const day = (v: number, z: string): xlsx.CellObject => ({ t: 'n', v, z })

describe('excel-to-csv', () => {
  it.each(['xlsx', 'xlsb', 'biff8', 'ods'] as const)('reads a %s', async (bookType) => {
    const bytes = book(
      [
        ['a', 'é "x"\n,'],
        [1.5, true],
        [null, '007'],
      ],
      bookType,
    )
    expect((await convert(bytes)).text).toBe('a,"é ""x""\n,"\n1.5,TRUE\n,007\n')
  })

  // Serial numbers as Excel has them: 1 is 1900-01-01, 60 the February 29 that never was, 61 1900-03-01, 46348 2026-11-22.
  it.each([
    [1, 'yyyy-mm-dd', '1900-01-01'],
    [59, 'm/d/yy', '1900-02-28'],
    [60, 'm/d/yy', '1900-02-29'],
    [61, 'm/d/yy', '1900-03-01'],
    [46348, 'dd.mm.yyyy', '2026-11-22'],
    [46348.354166666664, 'm/d/yy h:mm', '2026-11-22T08:30:00'],
    [46348.999999999, 'm/d/yy h:mm', '2026-11-23T00:00:00'],
    [0.75, 'h:mm AM/PM', '18:00:00'],
    [1.5, '[h]:mm:ss', '36:00:00'],
    [46348, '0.00', '46348'],
    [46348, '"day" 0', '46348'],
  ])('writes the serial number %d in the format %s as %s', async (serial, format, text) => {
    for (const bookType of ['xlsx', 'biff8'] as const)
      expect((await convert(book([['x', day(serial, format)]], bookType))).text).toBe(`x,${text}\n`)
  })

  it('counts from 1904 where the workbook does', async () => {
    const bytes = new Uint8Array(Buffer.from(SHEET_1904, 'base64'))
    // 0.5 is noon of 1904-01-01, and 44886 is 1462 less than in other workbooks.
    expect((await convert(bytes)).text).toBe('name,day,price\n"Sencha, fine",2026-11-22,7.7\n007,1904-01-01T12:00:00,TRUE\n')
  })

  it('gives the values of formulas, and what the sheet shows when asked', async () => {
    const { text } = await convert(SAMPLE_BOOK.bytes, { values: 'shown' })
    expect(text).toContain('11/22/26')
    expect((await convert(SAMPLE_BOOK.bytes)).text).toContain(',7.7\n')
  })

  it('finds a sheet by name, in any case, or by number, and tells of hidden ones', async () => {
    const bytes = book([['x']], 'xlsx', ['One', '3', 'Two'])
    expect(noticeCodes(await convert(SAMPLE_BOOK.bytes))).toEqual(['hidden-sheets'])
    for (const sheet of ['', 'one', '3', '2', 'TWO']) expect((await convert(bytes, { sheet })).text).toBe('x\n')
    expect(await failure(excelToCsv, { file: upload(bytes), sheet: '4' })).toMatchObject({
      code: 'no-such-sheet',
      field: 'sheet',
      params: { name: '4', count: 3 },
    })
  })

  it('writes JSON with real numbers and names for every column, and Markdown', async () => {
    const bytes = book(
      [
        ['a', 'a', null],
        [1, '1', true],
        ['x|y\nz', null, null],
      ],
      'xlsx',
    )
    expect(JSON.parse((await convert(bytes, { format: 'json' })).text)).toEqual([
      { a: 1, a_2: '1', column_3: true },
      { a: 'x|y\nz', a_2: null, column_3: null },
    ])
    expect((await convert(bytes, { format: 'markdown' })).text).toBe(
      '| a         | a   |      |\n| --------- | --- | ---- |\n| 1         | 1   | TRUE |\n| x\\|y<br>z |     |      |\n',
    )
  })

  it('warns of formulas in text, and disarms them when asked', async () => {
    const bytes = book([['=1+1', '-5', '@x', -5]], 'xlsx')
    const plain = await convert(bytes)
    expect([plain.text, noticeCodes(plain)]).toEqual(['=1+1,-5,@x,-5\n', ['formulas']])
    expect((await convert(bytes, { escapeFormulas: true })).text).toBe("'=1+1,-5,'@x,-5\n")
  })

  it('says so where a sheet is empty', async () => {
    const result = await convert(book([], 'xlsx'))
    expect([result.text, noticeCodes(result)]).toEqual(['', ['no-cells']])
  })

  it.each([
    [1e21, '1000000000000000000000'],
    [-1.5e-7, '-0.00000015'],
    [1.25e22, '12500000000000000000000'],
    [0.1, '0.1'],
    [-0, '0'],
  ])('writes %d plainly', (value, text) => {
    expect(plainNumber(value)).toBe(text)
  })

  /** A workbook of two cells, of which the second is far from the first. */
  function farCell(column: string, row: number) {
    const parts = unzipSync(book([[1], [2]], 'xlsx'))
    const name = 'xl/worksheets/sheet1.xml'
    const sheet = strFromU8(parts[name] as Uint8Array)
      .replace('<row r="2"', `<row r="${row}"`)
      .replace('r="A2"', `r="${column}${row}"`)
    return upload(zipSync({ ...parts, [name]: strToU8(sheet.replace('A1:A2', `A1:${column}${row}`)) }))
  }
  it('refuses a sheet that spans too much, and a table too large for Markdown', async () => {
    expect(await failure(excelToCsv, { file: farCell('XFD', 700) })).toMatchObject({
      code: 'sheet-too-large',
      params: { count: 16_384 * 700 },
    })
    expect(await failure(excelToCsv, { file: farCell('AQH', 1001), format: 'markdown' })).toMatchObject({ code: 'markdown-too-long' })
  })

  const bytesOf = (text: string) => new TextEncoder().encode(text)
  const container = (text: string) => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])])
  it.each([
    ['text', bytesOf('a,b\n1,2'), 'not-a-sheet'],
    ['a ZIP of something else', zipSync({ 'a.txt': bytesOf('x') }), 'not-a-sheet'],
    ['a locked workbook', container('EncryptedPackage'), 'sheet-locked'],
    ['an old document of Word', container('WordDocument'), 'not-a-sheet'],
    ['a broken old workbook', container('Workbook'), 'sheet-damaged'],
    [
      'an old workbook of which only the header is there',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...container('Workbook'), ...new Uint8Array(600)]),
      'sheet-damaged',
    ],
    ['a workbook without its sheets', zipSync({ '[Content_Types].xml': bytesOf('<x/>') }), 'sheet-damaged'],
    ['a workbook that breaks off', SAMPLE_BOOK.bytes.slice(0, 900), 'zip-damaged'],
    [
      'a bomb',
      zipSync({ '[Content_Types].xml': bytesOf('<x/>'), a: new Uint8Array(200 << 20), b: new Uint8Array(101 << 20) }),
      'zip-too-big',
    ],
  ])('refuses %s', async (_, bytes, code) => {
    expect(await failure(excelToCsv, { file: upload(bytes) })).toMatchObject({ code, field: 'file' })
  })

  it('refuses more parts than a workbook has', async () => {
    const parts = Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [String(index), new Uint8Array(0)]))
    expect(await failure(excelToCsv, { file: upload(zipSync(parts, { level: 0 })) })).toMatchObject({ code: 'zip-too-many' })
  })
})
