import * as z from 'zod'
import { defineTool, fail } from '../../../../engine/core/define.ts'
import { flag } from '../../../../engine/core/kit.ts'
import { column, facts, grid, oneOf, table } from '../../../../engine/core/parts.ts'
import { CSV_DELIMITER_NAMES, CSV_DELIMITER_WORDS, csvFailures, readCsv } from '../../../lib/csv/read.ts'
import { CSV_COLUMN_KINDS, CSV_COLUMN_WORDS, surveyColumn } from './columns.ts'
import { csvDialectFields, csvSourceFailures, csvSourceFields, csvSourceOf, csvTrimField } from '../../../lib/csv/source.ts'
import { type CsvTable, csvTableNotices, makeCsvTable, noteTable } from '../../../lib/csv/table.ts'
import { inText } from '../../../lib/words/in-text.ts'

const MOST_ROWS = 50_000
const MOST_COLUMNS = 1000
const MOST_CELLS = 1_000_000

export const csvParser = defineTool({
  id: 'csv-parser',
  category: 'data',
  icon: 'table-2',
  title: 'CSV parser',
  summary: 'Parse CSV into a table, see its delimiter and line endings, what type each column has, and which rows are malformed.',
  keywords: ['csv viewer', 'csv reader', 'open csv online', 'csv to table', 'tsv viewer', 'csv statistics'],
  aliases: ['csv-viewer', 'csv-reader'],
  slugs: {
    es: 'analizador-csv',
    fr: 'analyseur-csv',
    id: ['parser-csv', 'pengurai-csv'],
    it: 'analizzatore-csv',
    pl: 'parser-csv',
    pt: 'analisador-csv',
    ru: 'parser-csv',
  },
  recognizes: [
    { kind: 'csv', confidence: 0.99 },
    { kind: 'tsv', confidence: 0.99 },
  ],
  effect: 'pure',
  input: z.object({
    ...csvSourceFields,
    trim: csvTrimField,
    skipBlankLines: flag('Skip blank lines', { default: true, advanced: true }),
    ...csvDialectFields,
  }),
  output: z.object({
    table: grid('Table', { media: 'text/csv', fileName: 'table.csv' }),
    facts: facts('Details', {
      rows: column(z.int(), 'Rows'),
      columns: column(z.int(), 'Columns'),
      delimiter: column(z.enum(CSV_DELIMITER_NAMES), 'Delimiter', { choices: CSV_DELIMITER_WORDS }),
      quoted: column(z.int(), 'Quoted cells'),
      lineEnds: oneOf('Line endings', { lf: 'LF', crlf: 'CRLF', cr: 'CR', mixed: 'Mixed', none: 'None' }),
      byteOrderMark: column(z.boolean(), 'Byte order mark (BOM)'),
    }),
    columns: table(
      'Columns',
      {
        name: column(z.string(), 'Column'),
        kind: column(z.enum(CSV_COLUMN_KINDS), 'Type', { choices: CSV_COLUMN_WORDS }),
        filled: column(z.int(), 'Filled'),
        empty: column(z.int(), 'Empty'),
        distinct: column(z.int(), 'Distinct'),
        smallest: column(z.string(), 'Smallest').optional(),
        largest: column(z.string(), 'Largest').optional(),
        longest: column(z.int(), 'Longest cell', { unit: 'character|characters' }),
      },
      { fileName: 'columns.csv' },
    ),
  }),
  failures: { ...csvSourceFailures, ...csvFailures.words },
  notices: {
    ...csvTableNotices,
    'rows-left-out': {
      info: {
        one: 'The table shows only {{count, number}} row; the details cover all of them.',
        other: 'The table shows only {{count, number}} rows; the details cover all of them.',
      },
    },
    'columns-left-out': {
      info: {
        one: 'The table shows only the first {{count, number}} column.',
        other: 'The table shows only the first {{count, number}} columns.',
      },
    },
  },
  notes: [
    'CSV is parsed according to RFC 4180: a quoted cell can contain delimiters, line breaks and doubled quotation marks. The delimiter is detected from how evenly it splits the first twenty rows.',
    'A column’s type is the one that all its filled cells share. Numbers are plain decimals without leading zeros, so 007 is text; dates are ISO 8601, such as 2026-11-21. The smallest and largest values are exact to the last digit.',
  ],
  examples: [
    {
      input: { text: 'name,born,height\nAda,1815-12-10,63.5\nGrace,1906-12-09,66' },
      in: inText({
        es: 'nombre;nacimiento;estatura\nAda;1815-12-10;1,65\nGrace;1906-12-09;1,7',
        fr: 'nom;naissance;taille\nAda;1815-12-10;1,65\nGrace;1906-12-09;1,7',
        id: 'nama;lahir;tinggi\nAyu;1995-12-10;1,65\nBudi;1996-12-09;1,7',
        it: 'nome;nascita;altezza\nAda;1815-12-10;1,65\nGrace;1906-12-09;1,7',
        pl: 'imię;urodzona;wzrost\nAda;1815-12-10;1,65\nGrace;1906-12-09;1,7',
        pt: 'nome;nascimento;altura\nAda;1815-12-10;1,65\nGrace;1906-12-09;1,7',
        ru: 'имя;родилась;рост\nАда;1815-12-10;1,65\nГрейс;1906-12-09;1,7',
      }),
      output: {
        table: {
          columns: ['name', 'born', 'height'],
          rows: [
            ['Ada', '1815-12-10', '63.5'],
            ['Grace', '1906-12-09', '66'],
          ],
        },
        facts: { rows: 2, columns: 3, delimiter: 'comma', quoted: 0, lineEnds: 'lf', byteOrderMark: false },
        columns: [
          { name: 'name', kind: 'text', filled: 2, empty: 0, distinct: 2, longest: 5 },
          { name: 'born', kind: 'date', filled: 2, empty: 0, distinct: 2, longest: 10, smallest: '1815-12-10', largest: '1906-12-09' },
          { name: 'height', kind: 'decimal', filled: 2, empty: 0, distinct: 2, longest: 4, smallest: '63.5', largest: '66' },
        ],
      },
    },
    {
      title: 'A row with too few cells',
      input: { text: 'a,b\n1\n2,3' },
      output: {
        table: {
          columns: ['a', 'b'],
          rows: [
            ['1', ''],
            ['2', '3'],
          ],
        },
        notices: [{ code: 'short-row', params: { line: 2, count: 1, expected: 2 }, level: 'warning' }],
      },
    },
    {
      title: 'Spaces around cells',
      input: { text: 'a, b\r\n"x, y" , z \r\n', trim: true },
      output: {
        table: { columns: ['a', 'b'], rows: [['x, y', 'z']] },
        facts: { rows: 1, columns: 2, delimiter: 'comma', quoted: 1, lineEnds: 'crlf', byteOrderMark: false },
      },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: ({ trim, skipBlankLines, header, ...given }, { signal, note }) => {
    const { source, field, delimiter } = csvSourceOf(given)
    if (source.trim() === '') fail('required', { field })
    let quoted = 0
    const records = [...readCsv(source, delimiter, field, { trim, blankLines: !skipBlankLines, onQuoted: () => quoted++ })]
    signal.throwIfAborted()
    const table = makeCsvTable(records, header)
    const columns = Math.min(table.names.length, MOST_COLUMNS)
    const rows = Math.min(table.rows.length, MOST_ROWS, Math.ceil(MOST_CELLS / Math.max(1, columns)))
    noteTable(table, note)
    if (rows < table.rows.length) note('rows-left-out', { count: rows })
    if (columns < table.names.length) note('columns-left-out', { count: columns })
    return {
      table: showTable(table, rows, columns),
      facts: {
        rows: table.rows.length,
        columns: table.names.length,
        delimiter,
        quoted,
        lineEnds: lineEndsOf(source),
        byteOrderMark: source.startsWith('\ufeff'),
      },
      columns: table.names.slice(0, columns).map((name, column) => surveyColumn(name, cellsOf(table, column))),
    }
  },
})

function showTable({ names, rows }: CsvTable, most: number, columns: number) {
  return {
    columns: names.slice(0, columns),
    rows: rows.slice(0, most).map(({ cells }) => Array.from({ length: columns }, (_, column) => cells[column] ?? '')),
  }
}

function* cellsOf({ rows }: CsvTable, column: number): Generator<string | undefined> {
  for (const { cells } of rows) yield cells[column]
}

function lineEndsOf(text: string): 'lf' | 'crlf' | 'cr' | 'mixed' | 'none' {
  const kinds = new Set<string>()
  for (const [end] of text.matchAll(/\r\n|\r|\n/g)) kinds.add(end)
  if (kinds.size !== 1) return kinds.size === 0 ? 'none' : 'mixed'
  return kinds.has('\n') ? 'lf' : kinds.has('\r') ? 'cr' : 'crlf'
}
