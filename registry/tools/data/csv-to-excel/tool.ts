import * as z from 'zod'
import { defineTool, fail as refuse } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { column, facts, part } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import { CSV_DELIMITER_NAMES, CSV_DELIMITER_WORDS, csvFailures, readCsv } from '../../../lib/csv/read.ts'
import { csvDialectFields, csvSourceFailures, csvSourceFields, csvSourceOf, csvTrimField } from '../../../lib/csv/source.ts'
import { spellTyped } from '../../../lib/csv/table-json.ts'
import { columnName, LONGEST_CELL, MOST_COLUMNS, MOST_ROWS, type OutCell, serialOf, writeSheet } from '../../../lib/sheets/write.ts'
import { inText } from '../../../lib/words/in-text.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const csvToExcel = defineTool({
  id: 'csv-to-excel',
  category: 'data',
  icon: 'file-spreadsheet',
  title: 'CSV to Excel converter',
  summary: 'Convert CSV to an Excel .xlsx file that keeps leading zeros, long numbers and dates as they are, with a frozen header row.',
  keywords: ['csv to xlsx', 'csv to excel', 'tsv to excel', 'convert csv to excel', 'csv to spreadsheet', 'text to excel'],
  aliases: ['csv-to-xlsx', 'tsv-to-excel', 'csv-to-excel-converter'],
  slugs: {
    es: 'csv-a-excel',
    fr: 'csv-en-excel',
    id: 'csv-ke-excel',
    it: 'da-csv-a-excel',
    pl: 'csv-na-excel',
    pt: 'csv-para-excel',
    ru: 'csv-v-excel',
  },
  recognizes: [
    { kind: 'csv', confidence: 0.9 },
    { kind: 'tsv', confidence: 0.9 },
  ],
  effect: 'pure',
  input: z.object({
    ...csvSourceFields,
    types: choice(
      'Cells',
      { text: 'All as text', numbers: 'Numbers, true and false', dates: 'Numbers, true, false and dates' },
      { help: 'Dates such as 2026-11-22; numbers only where no digit is lost.' },
    ),
    sheetName: text('Sheet name', {
      min: 1,
      max: 31,
      default: 'Sheet1',
      control: 'line',
      advanced: true,
      start: { en: 'Sheet1', es: 'Hoja1', fr: 'Feuil1', it: 'Foglio1', pl: 'Arkusz1', pt: 'Planilha1', ru: 'Лист1' },
    }),
    frozen: flag('Freeze the header row', { default: true, when: { header: true } }),
    filter: flag('Filter buttons in the header', { when: { header: true } }),
    trim: csvTrimField,
    ...csvDialectFields,
  }),
  output: z.object({
    files: part(z.array(value.file), 'Excel file', { view: 'files' }),
    facts: facts('Details', {
      rows: column(z.int(), 'Rows'),
      columns: column(z.int(), 'Columns'),
      numbers: column(z.int(), 'Numbers'),
      dates: column(z.int(), 'Dates'),
      delimiter: column(z.enum(CSV_DELIMITER_NAMES), 'Delimiter', { choices: CSV_DELIMITER_WORDS }),
    }),
  }),
  failures: {
    ...csvSourceFailures,
    ...csvFailures.words,
    'sheet-name': 'A sheet name can’t contain [ ] : * ? / or \\, nor begin or end with an apostrophe.',
    'too-many-rows': {
      one: 'The table has {{count, number}} row, but an Excel sheet holds at most {{most, number}}. Split it first.',
      other: 'The table has {{count, number}} rows, but an Excel sheet holds at most {{most, number}}. Split it first.',
    },
    'too-many-columns': {
      one: 'The row at line {{line, number}} has {{count, number}} cell, but an Excel sheet holds at most {{most, number}} columns.',
      other: 'The row at line {{line, number}} has {{count, number}} cells, but an Excel sheet holds at most {{most, number}} columns.',
    },
    'cell-too-long': {
      one: 'The cell {{cell}} has {{count, number}} character, but an Excel cell holds at most {{most, number}}.',
      other: 'The cell {{cell}} has {{count, number}} characters, but an Excel cell holds at most {{most, number}}.',
    },
  },
  notes: [
    'All cells stay text unless you choose otherwise, so 007, 1E5 and twenty-digit numbers come out as they went in. Even if you have numbers and dates detected, only plain decimals of at most 15 digits without leading zeros become numbers, and only real days from 1900 on become dates.',
    'Nothing in the file is a formula: text that begins with = stays text.',
    'A sheet holds 1,048,576 rows, 16,384 columns and 32,767 characters in a cell. Anything beyond that is rejected, not cut off.',
  ],
  examples: [
    {
      input: { text: 'name,zip\nAda,01234\nBea,98765' },
      in: inText({
        es: 'nombre,cp\nAda,01234\nBea,98765',
        fr: 'nom,cp\nAda,01234\nBea,98765',
        id: 'nama,nomor_hp\nAyu,0812000111\nBudi,0857000222',
        it: 'nome,cap\nAda,01234\nBea,98765',
        pl: 'imię,kod\nAda,01234\nBea,98765',
        pt: 'nome,cep\nAda,01310100\nBea,90010150',
        ru: 'имя,табельный номер\nАнна,00123\nБорис,00457',
      }),
      output: { facts: { rows: 3, columns: 2, numbers: 0, dates: 0, delimiter: 'comma' } },
    },
    {
      title: 'Numbers and dates',
      input: { text: 'id;price;day;code\n1;9.90;2026-11-22;007', types: 'dates' },
      in: inText({
        es: 'id;precio;fecha;código\n1;9.90;2026-11-22;007',
        fr: 'id;prix;date;code\n1;9.90;2026-11-22;007',
        id: 'id;harga;tanggal;kode\n1;9900;2026-11-22;007',
        it: 'id;prezzo;data;codice\n1;9.90;2026-11-22;007',
        pl: 'id;cena;data;kod\n1;9.90;2026-11-22;007',
        pt: 'id;preço;data;código\n1;9.90;2026-11-22;007',
        ru: 'id;цена;дата;код\n1;9.90;2026-11-22;007',
      }),
      output: { facts: { rows: 2, columns: 4, numbers: 2, dates: 1, delimiter: 'semicolon' } },
    },
    {
      title: 'Named sheet with filter buttons',
      input: { text: 'a\tb\n1\t2', sheetName: 'Data', filter: true },
      in: {
        es: { input: { sheetName: 'Datos' } },
        fr: { input: { sheetName: 'Données' } },
        it: { input: { sheetName: 'Dati' } },
        pl: { input: { sheetName: 'Dane' } },
        pt: { input: { sheetName: 'Dados' } },
        ru: { input: { sheetName: 'Данные' } },
      },
      output: { facts: { rows: 2, columns: 2, numbers: 0, dates: 0, delimiter: 'tab' } },
    },
  ],
  limits: { timeMs: 60_000 },
  transform: async ({ types, sheetName, frozen, filter, header, trim, ...given }, { fail, signal }) => {
    if (/[[\]:*?/\\\p{Cc}]|^'|'$/u.test(sheetName) || sheetName.trim() === '' || !sheetName.isWellFormed())
      fail('sheet-name', { field: 'sheetName' })
    const { source, field, delimiter } = csvSourceOf(given)
    if (source.trim() === '') refuse('required', { field })
    const records = [...readCsv(source, delimiter, field, { trim })]
    if (records.length > MOST_ROWS) fail('too-many-rows', { count: records.length, most: MOST_ROWS, field })
    const counts = { number: 0, date: 0, boolean: 0, text: 0 }
    let width = 0
    const rows = records.map(({ cells, line }, index) => {
      if (cells.length > MOST_COLUMNS) fail('too-many-columns', { line, count: cells.length, most: MOST_COLUMNS, field })
      width = Math.max(width, cells.length)
      return cells.map((text, position): OutCell => {
        if (text.length > LONGEST_CELL)
          fail('cell-too-long', { cell: columnName(position) + (index + 1), count: text.length, most: LONGEST_CELL, field })
        const cell = cellOf(text, header && index === 0 ? 'text' : types)
        counts[cell.kind]++
        return cell
      })
    })
    signal.throwIfAborted()
    const bytes = await writeSheet({ name: sheetName, rows, header, frozen, filter })
    return {
      files: [{ name: nameOf(given.file?.name), type: TYPE, bytes }],
      facts: { rows: rows.length, columns: width, numbers: counts.number, dates: counts.date, delimiter },
    }
  },
})

function cellOf(text: string, types: 'text' | 'numbers' | 'dates'): OutCell {
  // Ends of lines in a cell are line feeds to Excel.
  const value = text.replace(/\r\n?/g, '\n')
  if (types === 'text' || text === '') return { kind: 'text', value }
  const spelled = spellTyped(text)
  if (spelled === 'true' || spelled === 'false') return { kind: 'boolean', value: spelled }
  // Excel keeps 15 digits of a number. Decimals with more are text already.
  if (/^-?(?:\d{1,15}|\d+\.\d+)$/.test(spelled)) return { kind: 'number', value: spelled }
  const serial = types === 'dates' ? serialOf(text) : undefined
  return serial === undefined ? { kind: 'text', value } : { kind: 'date', value: serial }
}

function nameOf(given: string | undefined): string {
  const bare = given?.replace(/\.[^.]*$/, '') ?? ''
  return `${bare === '' ? 'table' : bare}.xlsx`
}
