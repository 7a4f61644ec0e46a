import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, file, flag, text } from '../../../../engine/core/kit.ts'
import { column, part, table } from '../../../../engine/core/parts.ts'
import { CSV_DELIMITER_WORDS } from '../../../lib/csv/read.ts'
import { looksLikeFormula, writeCsv } from '../../../lib/csv/write.ts'
import { jsonWriterFailures } from '../../../lib/json/writer.ts'
import { markdownCell, writeMarkdownTable } from '../../../lib/markdown/table.ts'
import { readSheets, type Sheet, type SheetCell, sheetFailures } from '../../../lib/sheets/read.ts'
import { SAMPLE_BOOK, SAMPLE_BOOKS } from '../../../lib/sheets/sample.ts'
import { writeSheetJson } from './json.ts'

/** The sample in other languages, as an example's `in`. */
const inBooks = (input: (hidden: string) => { readonly sheet?: string }) =>
  Object.fromEntries(SAMPLE_BOOKS.map(({ language, file, hidden }) => [language, { input: { file, ...input(hidden) } }]))
const MOST_MARKDOWN = 1_000_000
const MOST_LISTED = 1000

export const excelToCsv = defineTool({
  id: 'excel-to-csv',
  category: 'data',
  icon: 'sheet',
  title: 'Excel to CSV converter',
  summary: 'Convert sheets of .xlsx, .xls and .ods files to CSV, JSON or Markdown, with correct dates and hidden sheets listed.',
  keywords: ['xlsx to csv', 'xls to csv', 'excel to json', 'ods to csv', 'excel to markdown', 'convert spreadsheet', 'open xlsx online'],
  aliases: ['xlsx-to-csv', 'xls-to-csv', 'excel-to-json', 'ods-to-csv', 'excel-to-markdown'],
  slugs: {
    es: 'excel-a-csv',
    fr: 'excel-en-csv',
    id: 'excel-ke-csv',
    it: 'da-excel-a-csv',
    pl: 'excel-na-csv',
    pt: 'excel-para-csv',
    ru: 'excel-v-csv',
  },
  recognizes: [],
  effect: 'pure',
  input: z.object({
    file: file('Spreadsheet', { accept: ['.xlsx', '.xlsm', '.xlsb', '.xls', '.ods'], maxBytes: 40 * 1024 * 1024 }),
    sheet: text('Sheet', {
      max: 100,
      default: '',
      control: 'line',
      placeholder: '1',
      help: 'Its name or number. Leave it empty for the first visible one.',
    }),
    format: choice('Format', { csv: 'CSV', json: 'JSON', markdown: 'Markdown table' }),
    delimiter: choice('Delimiter', CSV_DELIMITER_WORDS, { default: 'comma', when: { format: 'csv' } }),
    values: choice('Numbers and dates', { stored: 'As stored, dates as 2026-11-22', shown: 'As the sheet shows them' }),
    escapeFormulas: flag('Neutralize formulas', {
      help: 'Puts an apostrophe before text that a spreadsheet would run.',
      advanced: true,
      when: { format: 'csv' },
    }),
    lineEnd: choice('Line endings', { crlf: 'CRLF', lf: 'LF' }, { advanced: true, when: { format: 'csv' } }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', media: 'text/csv', fileName: 'sheet.csv' }),
    sheets: table('Sheets', {
      number: column(z.int(), 'No.'),
      name: column(z.string(), 'Name'),
      isHidden: column(z.boolean(), 'Hidden', { format: 'yes-no' }),
    }),
  }),
  failures: {
    ...sheetFailures,
    ...jsonWriterFailures.words,
    'no-such-sheet': 'There is no sheet “{{name}}”. Enter one of the names in the file, or a number from 1 to {{count, number}}.',
    'markdown-too-long': 'The table is too large for Markdown: more than {{most, number}} cells. Choose CSV.',
  },
  notices: {
    'hidden-sheets': {
      info: { one: 'The file has {{count, number}} hidden sheet.', other: 'The file has {{count, number}} hidden sheets.' },
    },
    'no-cells': { info: 'This sheet is empty.' },
    formulas: {
      warning: {
        one: '{{count, number}} cell begins like a formula. A spreadsheet may run it when it opens the CSV.',
        other: '{{count, number}} cells begin like a formula. A spreadsheet may run them when it opens the CSV.',
      },
    },
  },
  notes: [
    'For formulas, you get the values stored in the file; nothing is recalculated. Merged cells have their value in the first cell. Empty rows and columns at the end are left out.',
    'As stored, numbers have all their digits and no thousands separators; dates become 2026-11-22 or 2026-11-22T08:30:00, and durations hours, minutes and seconds. Excel has a February 29, 1900, a day that never existed; it stays as it is. Workbooks that count from 1904 are read correctly.',
    'A file may be up to 40 MB and unpack to 300 MB, and a sheet may span 10 million cells. Protected files can’t be read.',
  ],
  examples: [
    {
      input: { file: SAMPLE_BOOK },
      in: inBooks(() => ({})),
      output: {
        text: 'name,day,price\r\n"Sencha, fine",2026-11-22,7.7\r\n007,1900-02-29T12:00:00,TRUE\r\n,,\r\n#DIV/0!,18:00:00,36:00:00\r\n',
        sheets: [
          { number: 1, name: 'Tea', isHidden: false },
          { number: 2, name: 'Notes', isHidden: true },
        ],
        notices: [{ code: 'hidden-sheets', params: { count: 1 }, level: 'info' }],
      },
    },
    {
      title: 'A hidden sheet, by its name',
      input: { file: SAMPLE_BOOK, sheet: 'Notes', delimiter: 'semicolon', lineEnd: 'lf' },
      in: inBooks((sheet) => ({ sheet })),
      output: { text: '0.0000001;12345678901234567000\n' },
    },
    {
      title: 'As JSON',
      input: { file: SAMPLE_BOOK, format: 'json' },
      in: inBooks(() => ({})),
      output: {
        text: '[\n  {"name":"Sencha, fine","day":"2026-11-22","price":7.7},\n  {"name":"007","day":"1900-02-29T12:00:00","price":true},\n  {"name":null,"day":null,"price":null},\n  {"name":"#DIV/0!","day":"18:00:00","price":"36:00:00"}\n]',
      },
    },
  ],
  limits: { timeMs: 60_000, bytes: 64 * 1024 * 1024 },
  transform: async ({ file: upload, sheet: wanted, format, delimiter, values, escapeFormulas, lineEnd }, { fail, note, signal }) => {
    const sheets = await readSheets(upload.bytes, 'file', values === 'shown')
    signal.throwIfAborted()
    const name = wanted.trim()
    const found =
      name === ''
        ? (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])
        : (sheets.find((one) => one.name === name) ??
          sheets.find((one) => one.name.toLowerCase() === name.toLowerCase()) ??
          sheets[Number(name) - 1])
    const sheet = found?.read() ?? fail('no-such-sheet', { name: name.toWellFormed(), count: sheets.length, field: 'sheet' })
    const hidden = sheets.filter(({ isHidden }) => isHidden).length
    if (hidden > 0) note('hidden-sheets', { count: hidden })
    if (sheet.rows.length === 0) note('no-cells')
    if (format === 'markdown' && sheet.width * sheet.rows.length > MOST_MARKDOWN)
      fail('markdown-too-long', { most: MOST_MARKDOWN, field: 'file' })
    if (format === 'csv' && !escapeFormulas) {
      const count = sheet.rows.reduce((sum, row) => sum + row.filter((cell) => cell && looksLikeFormula(csvCell(cell, false))).length, 0)
      if (count > 0) note('formulas', { count })
    }
    return {
      text:
        format === 'json'
          ? writeSheetJson(sheet)
          : format === 'markdown'
            ? markdownOf(sheet)
            : csvOf(sheet, { delimiter, escapeFormulas, lineEnd: lineEnd === 'lf' ? '\n' : '\r\n' }),
      sheets: sheets.slice(0, MOST_LISTED).map((one, index) => ({ number: index + 1, name: one.name, isHidden: one.isHidden })),
    }
  },
})

type CsvOptions = {
  readonly delimiter: keyof typeof CSV_DELIMITER_WORDS
  readonly escapeFormulas: boolean
  readonly lineEnd: '\n' | '\r\n'
}

function csvOf({ rows, width }: Sheet, { escapeFormulas, ...options }: CsvOptions): string {
  const cells = rows.map((row) => Array.from({ length: width }, (_, index) => row[index] && csvCell(row[index], escapeFormulas)))
  return writeCsv(cells, { ...options, quotes: 'needed' })
}

function csvCell({ text, kind }: SheetCell, escapeFormulas: boolean) {
  const cell = { text, isText: kind === 'text' }
  return escapeFormulas && looksLikeFormula(cell) ? { ...cell, text: `'${text}` } : cell
}

function markdownOf({ rows, width }: Sheet): string {
  const cells = rows.map((row) => Array.from({ length: width }, (_, index) => markdownCell(row[index]?.text ?? '')))
  return rows.length === 0 ? '' : writeMarkdownTable(cells, [], true)
}
