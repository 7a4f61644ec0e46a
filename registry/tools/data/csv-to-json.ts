import * as z from 'zod'
import { defineTool, fail } from '../../../engine/core/define.ts'
import { choice, flag } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { CSV_DELIMITER_NAMES, CSV_DELIMITER_WORDS, csvFailures, readCsv } from '../../lib/csv/read.ts'
import { csvDialectFields, csvSourceFailures, csvSourceFields, csvSourceOf, csvTrimField } from '../../lib/csv/source.ts'
import { csvTableNotices, makeCsvTable, noteTable } from '../../lib/csv/table.ts'
import { writeCsvTable } from '../../lib/csv/table-json.ts'
import { JSON_INDENTATION_WORDS, jsonWriterFailures } from '../../lib/json/writer.ts'
import { inText } from '../../lib/words/in-text.ts'

export const csvToJson = defineTool({
  id: 'csv-to-json',
  category: 'data',
  icon: 'table',
  title: 'CSV to JSON converter',
  summary: 'Convert CSV to JSON. Leading zeros and line breaks in cells are kept, and you see every row that was changed.',
  keywords: ['csv to json', 'convert csv', 'tsv to json', 'excel to json', 'spreadsheet to json'],
  aliases: ['csv-to-json-converter', 'tsv-to-json'],
  slugs: {
    es: 'csv-a-json',
    fr: 'csv-en-json',
    id: 'csv-ke-json',
    it: 'da-csv-a-json',
    pl: 'csv-na-json',
    pt: 'csv-para-json',
    ru: 'csv-v-json',
  },
  recognizes: [{ kind: 'csv' }, { kind: 'tsv' }],
  effect: 'pure',
  input: z.object({
    ...csvSourceFields,
    types: flag('Detect numbers, true, false and null', { help: 'If off, every cell stays text.' }),
    shape: choice('Format', { objects: 'An object for each row', lists: 'An array for each row', columns: 'An array for each column' }),
    trim: csvTrimField,
    indentation: choice('Indentation', JSON_INDENTATION_WORDS, { default: '2', advanced: true }),
    ...csvDialectFields,
  }),
  output: z.object({
    text: part(z.string(), 'JSON', { view: 'code', language: 'json', media: 'application/json', fileName: 'data.json' }),
    facts: facts('Details', {
      rows: column(z.int(), 'Rows'),
      columns: column(z.int(), 'Columns'),
      delimiter: column(z.enum(CSV_DELIMITER_NAMES), 'Delimiter', { choices: CSV_DELIMITER_WORDS }),
    }),
  }),
  failures: { ...csvSourceFailures, ...csvFailures.words, ...jsonWriterFailures.words },
  notices: csvTableNotices,
  notes: [
    'CSV is parsed according to RFC 4180: a quoted cell can contain delimiters, line breaks and doubled quotation marks. Blank lines are skipped. The delimiter is detected from how evenly it splits the first twenty rows, unless a first line such as sep=; names it.',
    'Cells stay text unless you choose otherwise, so 007 and 1E5 are safe. If types are detected, only plain decimals that a program can read without losing digits become numbers (no leading zeros, no exponent, at most 15 digits, integers up to 2⁵³ − 1); true, false and null are recognized too.',
    'If a row is shorter than the first, objects and columns get null for its missing cells; extra cells get their own names. Empty and duplicate names get a number. All of this is reported.',
  ],
  examples: [
    {
      input: { text: 'name,zip\nAda,01234\n"Lovelace, Ltd",98765' },
      in: inText({
        es: 'nombre,cp\nAda,01234\n"Lovelace, S.L.",98765',
        fr: 'nom,cp\nAda,01234\n"Lovelace, SARL",98765',
        id: 'nama,kode\nAyu,01234\n"Lestari, PT",98765',
        it: 'nome,cap\nAda,01234\n"Lovelace, S.r.l.",98765',
        pl: 'nazwa,kod\nAda,01234\n"Lovelace, sp. z o.o.",98765',
        pt: 'nome,cep\nAda,01310100\n"Lovelace, Ltda.",90010150',
        ru: 'название,инн\nЛуч,0123456789\n"Волна, ООО",7712345678',
      }),
      output: {
        text: '[\n  {\n    "name": "Ada",\n    "zip": "01234"\n  },\n  {\n    "name": "Lovelace, Ltd",\n    "zip": "98765"\n  }\n]',
      },
    },
    {
      title: 'Semicolons and numbers',
      input: { text: 'id;price;sold\n1;9.90;true', types: true, indentation: 'none' },
      in: inText({
        es: 'id;precio;vendido\n1;9.90;true',
        fr: 'id;prix;vendu\n1;9.90;true',
        id: 'id;harga;terjual\n1;9.90;true',
        it: 'id;prezzo;venduto\n1;9.90;true',
        pl: 'id;cena;sprzedane\n1;9.90;true',
        pt: 'id;preço;vendido\n1;9.90;true',
        ru: 'id;цена;продано\n1;9.90;true',
      }),
      output: { text: '[{"id":1,"price":9.90,"sold":true}]', facts: { rows: 1, columns: 3, delimiter: 'semicolon' } },
    },
    {
      title: 'By column',
      input: { text: 'x,y\n1,2\n3,4', shape: 'columns', types: true, indentation: 'none' },
      output: { text: '{"x":[1,3],"y":[2,4]}' },
    },
    {
      title: 'A row with too few cells',
      input: { text: 'a,b\n1', indentation: 'none' },
      output: {
        text: '[{"a":"1","b":null}]',
        notices: [{ code: 'short-row', params: { line: 2, count: 1, expected: 2 }, level: 'warning' }],
      },
    },
  ],
  transform: ({ header, types, shape, trim, indentation, ...given }, { note }) => {
    const { source, field, delimiter } = csvSourceOf(given)
    if (source.trim() === '') fail('required', { field })
    const table = makeCsvTable([...readCsv(source, delimiter, field, { trim })], header)
    noteTable(table, note)
    return {
      text: writeCsvTable(table, { shape, types, indentation, sourceLength: source.length }),
      facts: { rows: table.rows.length, columns: table.names.length, delimiter },
    }
  },
})
