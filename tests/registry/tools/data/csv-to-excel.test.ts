import * as xlsx from '@e965/xlsx'
import { strFromU8, unzipSync } from 'fflate'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnName, serialOf } from '../../../../registry/lib/sheets/write.ts'
import { readXml } from '../../../../registry/lib/xml/read.ts'
import { csvToExcel } from '../../../../registry/tools/data/csv-to-excel/tool.ts'
import { excelToCsv } from '../../../../registry/tools/data/excel-to-csv/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const convert = async (text: string, more: object = {}): Promise<Uint8Array> => (await output(csvToExcel, { text, ...more })).files[0].bytes
const back = async (bytes: Uint8Array) => (await output(excelToCsv, { file: { name: 'a.xlsx', type: '', bytes }, lineEnd: 'lf' })).text
const cells = async (text: string, more: object = {}) => {
  const sheet = xlsx.read(await convert(text, { header: false, delimiter: 'comma', ...more }), { type: 'array', dense: true, cellNF: true })
  const data = (sheet.Sheets['Sheet1'] as xlsx.DenseWorkSheet)['!data'] ?? []
  return (data[0] ?? []).map((cell) => cell && [cell.t, cell.v])
}

describe('csv-to-excel', () => {
  it('is read back as it was by the reader of Excel to CSV', { tags: 'long' }, async () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', '0', '"', ',', '\n', ' ', '<', '&', '_x0041_', '\t', 'é', '😀', '='),
      minLength: 1,
    })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 4 }), async (rows) => {
        const csv = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\n')
        const sheet = xlsx.read(await convert(csv, { delimiter: 'comma' }), { type: 'array' })
        expect(xlsx.utils.sheet_to_json(sheet.Sheets['Sheet1'] as xlsx.WorkSheet, { header: 1, raw: true })).toEqual(rows)
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    ['007', 's', '007', 's', '007'],
    ['1.50', 's', '1.50', 'n', 1.5],
    ['12345678901234567890', 's', '12345678901234567890', 's', '12345678901234567890'],
    ['123456789012345', 's', '123456789012345', 'n', 123456789012345],
    ['4111111111111111', 's', '4111111111111111', 's', '4111111111111111'],
    ['1E5', 's', '1E5', 's', '1E5'],
    ['true', 's', 'true', 'b', true],
    ['null', 's', 'null', 's', 'null'],
    ['=1+1', 's', '=1+1', 's', '=1+1'],
    ['2026-11-22', 's', '2026-11-22', 'n', 46348],
    ['2026-02-30', 's', '2026-02-30', 's', '2026-02-30'],
    ['1899-12-31', 's', '1899-12-31', 's', '1899-12-31'],
  ])('keeps %s as text, or makes it what it is when asked', async (text, ...[type, plain, typed, made]) => {
    expect(await cells(text)).toEqual([[type, plain]])
    expect(await cells(text, { types: 'dates' })).toEqual([[typed, made]])
  })

  it('leaves dates text where only numbers were asked for, and the header always', async () => {
    expect(await cells('2026-11-22,5', { types: 'numbers' })).toEqual([
      ['s', '2026-11-22'],
      ['n', 5],
    ])
    expect(await cells('5', { types: 'numbers', header: true })).toEqual([['s', '5']])
  })

  // Serial numbers as Excel has them; 60 would be the February 29 that 1900 did not have.
  it.each([
    ['1900-01-01', '1'],
    ['1900-02-28', '59'],
    ['1900-03-01', '61'],
    ['2026-11-22', '46348'],
    ['9999-12-31', '2958465'],
  ])('counts %s as day %s', (day, serial) => {
    expect(serialOf(day)).toBe(serial)
  })

  it('names columns as Excel does', () => {
    expect([0, 25, 26, 701, 702, 16_383].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA', 'XFD'])
  })

  it('is well-formed, freezes the header, filters when asked, and widens columns', async () => {
    const parts = unzipSync(await convert('name,b\nAda Lovelace of London,日本', { filter: true, sheetName: 'A & "B"' }))
    for (const part of Object.values(parts)) expect(() => readXml(strFromU8(part))).not.toThrow()
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array)
    expect(sheet).toContain('state="frozen"')
    expect(sheet).toContain('<autoFilter ref="A1:B2"/>')
    expect(sheet).toContain('<col min="1" max="1" width="24" customWidth="1"/><col min="2" max="2" width="8" customWidth="1"/>')
    expect(strFromU8(parts['xl/workbook.xml'] as Uint8Array)).toContain('name="A &amp; &quot;B&quot;"')
    expect(strFromU8(unzipSync(await convert('a', { frozen: false }))['xl/worksheets/sheet1.xml'] as Uint8Array)).not.toContain('frozen')
  })

  it('writes control characters as SpreadsheetML does', async () => {
    const sheet = strFromU8(unzipSync(await convert('"a\u0001b_x0041_\ud800"'))['xl/worksheets/sheet1.xml'] as Uint8Array)
    expect(sheet).toContain('a_x0001_b_x005F_x0041__xD800_')
  })

  it('makes the same file of the same table, and comes back', async () => {
    const csv = 'a,b\n"x, y",1\n'
    expect(await convert(csv)).toEqual(await convert(csv))
    expect(await back(await convert(csv))).toBe(csv)
    const file = { name: 'my.data.csv', type: 'text/csv', bytes: new TextEncoder().encode('a') }
    expect((await output(csvToExcel, { file })).files[0].name).toBe('my.data.xlsx')
  })

  it.each([
    [{ text: '' }, { code: 'required', field: 'text' }],
    [
      { text: 'a', sheetName: 'a/b' },
      { code: 'sheet-name', field: 'sheetName' },
    ],
    [
      { text: 'a', sheetName: "'a" },
      { code: 'sheet-name', field: 'sheetName' },
    ],
    [{ text: 'a\n'.repeat(1_048_577) }, { code: 'too-many-rows', params: { count: 1_048_577 } }],
    [{ text: `a\n${','.repeat(16_384)}` }, { code: 'too-many-columns', params: { line: 2, count: 16_385 } }],
    [
      { text: `a\nb,${'x'.repeat(32_768)}`, delimiter: 'comma' },
      { code: 'cell-too-long', params: { cell: 'B2', count: 32_768 } },
    ],
    [{ text: '"a' }, { code: 'csv-unclosed-quote' }],
  ])('refuses what a sheet cannot hold', async (input, expected) => {
    expect(await failure(csvToExcel, input)).toMatchObject(expected)
  })
})
