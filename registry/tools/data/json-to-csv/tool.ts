import * as z from 'zod'
import { defineTool, fail } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { column, facts, part } from '../../../../engine/core/parts.ts'
import { pick } from '../../../../engine/core/pick.ts'
import { LINE_LIMIT } from '../../../../engine/core/schema.ts'
import { CSV_DELIMITER_WORDS } from '../../../lib/csv/read.ts'
import { type CsvCell, looksLikeFormula, writeCsv } from '../../../lib/csv/write.ts'
import { jsonFailures, jsonSyntaxFailures } from '../../../lib/json/failures.ts'
import { jsonNotices, noteJson, surveyJson } from '../../../lib/json/survey.ts'
import { jsonTableFailures, makeJsonTable } from './json-table.ts'
import { parseJson } from '../../../lib/json/tree.ts'
import { jsonWriterFailures } from '../../../lib/json/writer.ts'
import { inSample } from '../../../lib/words/in-sample.ts'

const SAMPLE = '[{"id":1,"name":"Ada","address":{"city":"London"},"tags":["math","poetry"]},{"id":2,"name":"Grace"}]'

export const jsonToCsv = defineTool({
  id: 'json-to-csv',
  category: 'data',
  icon: 'file-spreadsheet',
  title: 'JSON to CSV converter',
  summary: 'Convert JSON to a CSV table, with nested values in their own columns and every digit kept.',
  keywords: ['json to csv', 'convert json', 'json to excel', 'flatten json', 'json to table', 'json to tsv', 'jsonl to csv', 'ndjson'],
  aliases: ['json-to-csv-converter', 'json-to-tsv'],
  slugs: {
    es: 'json-a-csv',
    fr: 'json-en-csv',
    id: 'json-ke-csv',
    it: 'da-json-a-csv',
    pl: 'json-na-csv',
    pt: 'json-para-csv',
    ru: 'json-v-csv',
  },
  recognizes: [
    { kind: 'json', confidence: 0.9, pattern: /^\s*\[\s*\{/ },
    { kind: 'json-lines', confidence: 0.97, values: { lines: true } },
  ],
  effect: 'pure',
  input: z.object({
    text: text('JSON', { control: 'code', language: 'json', media: 'application/json' }),
    lines: flag('JSON Lines', { help: 'One value per line; each becomes a row.', advanced: true }),
    delimiter: choice('Delimiter', CSV_DELIMITER_WORDS, { default: 'comma' }),
    objects: choice('Nested objects', { columns: 'A column for each value', json: 'JSON in one cell' }),
    lists: choice('Nested arrays', { json: 'JSON in one cell', columns: 'A column for each value' }),
    path: text('Path to the array', {
      max: LINE_LIMIT,
      default: '',
      help: 'Keys joined by dots. Leave empty for the whole document.',
      placeholder: 'data.items',
      control: 'line',
      advanced: true,
    }),
    separator: choice(
      'Separator in column names',
      { point: 'Dot (a.b)', slash: 'Slash (a/b)', underscore: 'Underscore (a_b)', colon: 'Colon (a:b)' },
      { advanced: true },
    ),
    header: flag('Header in the first row', { default: true, advanced: true }),
    quotes: choice('Quotation marks', { needed: 'Where needed', text: 'Around all strings', all: 'Around every cell' }, { advanced: true }),
    nulls: choice('Null values', { empty: 'Empty cell', word: 'The word null' }, { advanced: true }),
    lineEnd: choice('Line endings', { crlf: 'CRLF', lf: 'LF' }, { advanced: true }),
    escapeFormulas: flag('Neutralize formulas', { help: 'Puts an apostrophe before text that a spreadsheet would run.', advanced: true }),
    byteOrderMark: flag('Byte order mark (BOM)', { help: 'Tells Excel that the file is UTF-8.', advanced: true }),
    tolerant: flag('Allow comments and trailing commas', { help: 'They are removed from the result.', advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'CSV', { view: 'code', media: 'text/csv', fileName: 'data.csv' }),
    facts: facts('Details', { rows: column(z.int(), 'Rows'), columns: column(z.int(), 'Columns') }),
  }),
  failures: {
    ...jsonFailures.words,
    ...pick(jsonSyntaxFailures.words, ['json-line-unfinished']),
    ...jsonTableFailures.words,
    ...jsonWriterFailures.words,
  },
  notices: {
    ...jsonNotices,
    'formula-cells': {
      warning: {
        one: '{{count, number}} cell contains text that a spreadsheet may run as a formula.',
        other: '{{count, number}} cells contain text that a spreadsheet may run as a formula.',
      },
    },
  },
  notes: [
    'An array of objects becomes one row per object, and a single object becomes one row. Columns come in the order in which their keys first appear. An array of arrays is written as is, without a header; an array of single values becomes the column “value”.',
    'Numbers stay as written. A missing value becomes an empty cell. If an object has a duplicate key, the last value counts and the key is reported.',
    'The result follows RFC 4180: cells with the delimiter, quotation marks, line breaks, or leading or trailing spaces are quoted.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inSample({ text: SAMPLE }),
      output: {
        text: 'id,name,address.city,tags\r\n1,Ada,London,"[""math"",""poetry""]"\r\n2,Grace,,\r\n',
        facts: { rows: 2, columns: 4 },
      },
    },
    {
      title: 'Long numbers, and arrays across columns',
      input: { text: '[{"id":12345678901234567890,"at":[1.50,2]}]', lists: 'columns', lineEnd: 'lf' },
      output: { text: 'id,at.0,at.1\n12345678901234567890,1.50,2\n' },
    },
    {
      title: 'An array inside the document',
      input: { text: '{"data":{"items":[{"a":"x;y"},{"a":null}]}}', path: 'data.items', delimiter: 'semicolon', lineEnd: 'lf' },
      output: { text: 'a\n"x;y"\n""\n' },
    },
    {
      title: 'Text that a spreadsheet would run',
      input: { text: '[{"note":"=1+1"}]', escapeFormulas: true, lineEnd: 'lf' },
      output: { text: "note\n'=1+1\n" },
    },
    {
      title: 'JSON Lines',
      input: { text: '{"id":1,"ok":true}\n{"id":2}\n', lines: true, lineEnd: 'lf' },
      output: { text: 'id,ok\n1,true\n2,\n', facts: { rows: 2, columns: 2 } },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: (
    { text, delimiter, header, quotes, lineEnd, escapeFormulas, byteOrderMark, tolerant, lines, separator, ...shape },
    { note },
  ) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    const reading = { tolerant, syntax: lines ? 'lines' : 'json' } as const
    noteJson(text, surveyJson(text, reading), note)
    const table = makeJsonTable(text, parseJson(text, reading), { ...shape, separator: SEPARATORS[separator] })
    let formulas = 0
    const disarm = (cell: CsvCell | undefined) => {
      if (!cell || !looksLikeFormula(cell)) return cell
      formulas++
      return escapeFormulas ? { ...cell, text: `'${cell.text}` } : cell
    }
    const rows = table.rows.map((row) => row.map(disarm))
    const names = header && table.header ? [table.header.map((name) => disarm({ text: name, isText: true }))] : []
    if (formulas > 0 && !escapeFormulas) note('formula-cells', { count: formulas })
    return {
      text:
        (byteOrderMark ? '\ufeff' : '') + writeCsv([...names, ...rows], { delimiter, quotes, lineEnd: lineEnd === 'lf' ? '\n' : '\r\n' }),
      facts: { rows: rows.length, columns: table.header?.length ?? rows.reduce((most, row) => Math.max(most, row.length), 0) },
    }
  },
})

const SEPARATORS = { point: '.', slash: '/', underscore: '_', colon: ':' } as const
