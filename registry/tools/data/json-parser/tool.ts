import * as z from 'zod'
import { defineTool, fail } from '../../../../engine/core/define.ts'
import { placeAt } from '../../../../engine/core/errors.ts'
import { flag, text } from '../../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import { type JsonHandler, readJson } from '../../../lib/json/read.ts'
import { jsonFailures } from '../../../lib/json/failures.ts'
import { layoutJson } from '../../../lib/json/layout.ts'
import { readAsDouble } from './number.ts'
import { createPathSurvey } from './paths.ts'
import { jsonNotices, noteJson, surveyJson } from '../../../lib/json/survey.ts'
import { decodeJsonString } from '../../../lib/json/tree.ts'
import { jsonWriterFailures } from '../../../lib/json/writer.ts'
import { noteFirst } from '../../../lib/text/note-first.ts'
import { countUtf8Bytes } from '../../../lib/text/size.ts'
import { inSample } from '../../../lib/words/in-sample.ts'

const COMMENTED = '{"port": 8080, // local\n}'
const MOST_PATHS = 500
const KINDS = ['object', 'array', 'string', 'number', 'boolean', 'null'] as const
const KIND_WORDS = { object: 'Object', array: 'Array', string: 'String', number: 'Number', boolean: 'Boolean', null: 'Null' }

type Imprecise = { readonly number: string; readonly read: string; readonly offset: number }

export const jsonParser = defineTool({
  id: 'json-parser',
  category: 'data',
  icon: 'search-code',
  title: 'JSON parser',
  summary: 'Parse JSON and see its tree, every path with its type, duplicate keys, and numbers that lose precision.',
  keywords: ['parse json', 'json structure', 'json paths', 'json keys', 'json analyzer', 'json duplicate keys'],
  aliases: ['parse-json', 'json-analyzer'],
  slugs: {
    es: 'analizador-json',
    fr: 'analyseur-json',
    id: ['parser-json', 'pengurai-json'],
    it: 'analizzatore-json',
    pl: 'parser-json',
    pt: 'analisador-json',
    ru: 'parser-json',
  },
  recognizes: [{ kind: 'json', confidence: 0.86 }],
  effect: 'pure',
  input: z.object({
    text: text('JSON', { control: 'code', language: 'json', media: 'application/json' }),
    tolerant: flag('Allow comments and trailing commas', { help: 'They are removed from the result.' }),
  }),
  output: z.object({
    text: part(value.json, 'Tree', { fileName: 'data.json' }),
    facts: facts('Details', {
      kind: column(z.enum(KINDS), 'Type', { choices: KIND_WORDS }),
      depth: column(z.int(), 'Depth'),
      size: column(z.int(), 'Size', { format: 'bytes' }),
      values: column(z.int(), 'Values'),
      names: column(z.int(), 'Keys'),
      differentNames: column(z.int(), 'Distinct keys'),
      repeatedNames: column(z.int(), 'Duplicate keys'),
      impreciseNumbers: column(z.int(), 'Numbers beyond double precision'),
    }),
    paths: table(
      'Paths (up to 500)',
      {
        path: column(z.string(), 'Path', { format: 'code' }),
        kinds: column(z.array(z.enum(KINDS)), 'Type', { choices: KIND_WORDS }),
        count: column(z.int(), 'Times'),
      },
      { fileName: 'paths.csv' },
    ),
  }),
  failures: { ...jsonFailures.words, ...jsonWriterFailures.words },
  notices: {
    ...jsonNotices,
    'imprecise-number': {
      warning: 'Programs that store numbers as doubles, such as those in JavaScript, read {{number}} at line {{line, number}} as {{read}}.',
    },
    'more-imprecise-numbers': {
      warning: { one: 'There is {{count, number}} more number like this.', other: 'There are {{count, number}} more numbers like these.' },
    },
  },
  notes: [
    'The tree shows the document exactly: numbers stay as written, keys keep their order, and duplicate keys are all shown and reported.',
    'In paths, $ is the whole document and [] is any item of an array. “Values” counts objects, arrays and everything in them. A bare value has depth 0, a flat object or array depth 1.',
    'A double holds every integer up to 9,007,199,254,740,991 (2⁵³ − 1) and about 16 digits of other numbers. A number is reported when it comes back with a different value.',
  ],
  examples: [
    {
      input: { text: '{"items":[{"id":12345678901234567890,"tags":["a"]},{"id":2,"tags":null}]}' },
      output: {
        facts: { kind: 'object', depth: 4, size: 73, values: 9, names: 5, differentNames: 3, repeatedNames: 0, impreciseNumbers: 1 },
        paths: [
          { path: '$', kinds: ['object'], count: 1 },
          { path: '$.items', kinds: ['array'], count: 1 },
          { path: '$.items[]', kinds: ['object'], count: 2 },
          { path: '$.items[].id', kinds: ['number'], count: 2 },
          { path: '$.items[].tags', kinds: ['array', 'null'], count: 2 },
          { path: '$.items[].tags[]', kinds: ['string'], count: 1 },
        ],
        notices: [
          { code: 'imprecise-number', params: { number: '12345678901234567890', line: 1, read: '12345678901234567000' }, level: 'warning' },
        ],
      },
    },
    {
      title: 'A duplicate key',
      input: { text: '{"a":1,\n"a":2}' },
      output: { notices: [{ code: 'repeated-name', params: { name: 'a', line: 2 }, level: 'warning' }] },
    },
    {
      title: 'A configuration file with comments',
      input: { text: COMMENTED, tolerant: true },
      in: inSample({ text: COMMENTED }),
      output: { text: '{"port":8080}' },
    },
  ],
  transform: ({ text, tolerant }, { note }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    const survey = surveyJson(text, { tolerant })
    const { counts, depth, names, passed, repeated } = survey
    const paths = createPathSurvey(text, MOST_PATHS)
    const different = new Set<string>()
    const imprecise: Imprecise[] = []
    const handler: JsonHandler = {
      ...paths,
      name(start, end) {
        paths.name(start, end)
        different.add(decodeJsonString(text, start, end))
      },
      value(type, start, end) {
        paths.value(type)
        if (type !== 'number') return
        const read = readAsDouble(text.slice(start, end))
        if (read !== undefined) imprecise.push({ number: text.slice(start, end), read, offset: start })
      },
    }
    readJson(text, handler, { tolerant })
    noteJson(text, survey, note)
    noteFirst(
      imprecise,
      ({ number, read, offset }) =>
        note('imprecise-number', {
          number: number.length > 60 ? `${number.slice(0, 60)}…` : number,
          line: placeAt(text, offset).line,
          read,
        }),
      (count) => note('more-imprecise-numbers', { count }),
    )
    const isPlain = passed.comments === 0 && passed.trailingCommas === 0 && !text.startsWith('\ufeff')
    const rows = paths.paths()
    return {
      text: isPlain ? text : layoutJson(text, { indentation: 'none', sortNames: false }, { tolerant }),
      facts: {
        kind: rows[0]?.kinds[0] ?? 'null',
        depth,
        size: countUtf8Bytes(text),
        values: Object.values(counts).reduce((sum, count) => sum + count, 0),
        names,
        differentNames: different.size,
        repeatedNames: repeated.length,
        impreciseNumbers: imprecise.length,
      },
      paths: rows,
    }
  },
})
