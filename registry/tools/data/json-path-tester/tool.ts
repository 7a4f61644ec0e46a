import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, text } from '../../../../engine/core/kit.ts'
import { column, part, table } from '../../../../engine/core/parts.ts'
import { LINE_LIMIT } from '../../../../engine/core/schema.ts'
import { normalizedPathOf, pathOf, pointerStep } from '../../../lib/json/pointer.ts'
import { jsonSourceDialectFields, jsonSourceFailures, jsonSourceFields, readJsonSource } from '../../../lib/json/source.ts'
import { excerptOf, shortenCell, writeJsonNode } from '../../../lib/json/write-node.ts'
import { createJsonWriter, JSON_INDENTATION_WORDS, jsonWriterFailures, longestJson } from '../../../lib/json/writer.ts'
import { lineIndex } from '../../../lib/text/line-index.ts'
import { compilePath, type Hit, pathFailures } from './query.ts'
import { inSample } from '../../../lib/words/in-sample.ts'

const MOST_SHOWN = 1000
const MOST_HITS = 200_000
/** How long a path may look, in milliseconds: a filter can hold a regular expression, or look at everything for each of everything. */
const PATH_MS = 5000

const SAMPLE =
  '{"store":{"book":[{"title":"Sayings of the Century","price":8.95},{"title":"Sword of Honour","price":12.99},{"title":"Moby Dick","price":8.99}],"bicycle":{"color":"red","price":399}}}'

export const jsonPathTester = defineTool({
  id: 'json-path-tester',
  category: 'data',
  icon: 'route',
  title: 'JSONPath tester',
  summary: 'Test JSONPath (RFC 9535) on your JSON and see every match with its path, value and line.',
  keywords: ['jsonpath online', 'jsonpath evaluator', 'json query', 'jsonpath finder', 'jsonpath expression', 'extract from json'],
  aliases: ['jsonpath-tester', 'jsonpath-evaluator', 'json-path-finder'],
  slugs: {
    es: 'probador-de-jsonpath',
    fr: 'testeur-jsonpath',
    id: 'penguji-jsonpath',
    it: 'tester-jsonpath',
    pl: 'tester-jsonpath',
    pt: 'testador-de-jsonpath',
    ru: 'proverka-jsonpath',
  },
  recognizes: [{ kind: 'json', confidence: 0.83 }],
  effect: 'pure',
  input: z.object({
    path: text('JSONPath', { min: 1, max: LINE_LIMIT, control: 'line', placeholder: '$.store.book[?@.price < 10].title' }),
    ...jsonSourceFields,
    paths: choice('Paths', { normalized: "Normalized ($['a'])", short: 'Short ($.a)', pointer: 'JSON Pointer (/a)' }),
    indentation: choice('Indentation', JSON_INDENTATION_WORDS, { default: '2', advanced: true }),
    ...jsonSourceDialectFields,
  }),
  output: z.object({
    count: part(z.int(), 'Matches', {
      view: 'headline',
      sentence: { zero: 'No matches were found.', one: '{{value}} match was found.', other: '{{value}} matches were found.' },
    }),
    matches: table(
      'List of matches',
      {
        path: column(z.string(), 'Path', { format: 'code', copyable: true }),
        value: column(z.string(), 'Value', { format: 'code' }),
        line: column(z.int(), 'Line'),
      },
      { fileName: 'matches.csv' },
    ).optional(),
    values: part(z.string(), 'Values', {
      help: 'All matches as one JSON array.',
      view: 'code',
      language: 'json',
      media: 'application/json',
      fileName: 'values.json',
    }),
  }),
  failures: {
    ...pathFailures.words,
    ...jsonSourceFailures,
    ...jsonWriterFailures.words,
    'too-many-matches': 'There are more than {{most, number}} matches. Narrow the path down.',
  },
  notices: { 'rows-cut': { warning: 'The table shows the first {{most, number}} matches; the values below are complete.' } },
  notes: [
    'The syntax is that of RFC 9535, the standard of 2024: names, indexes, slices, wildcards, descendants (..) and filters with comparisons and the functions length, count, match, search and value. Script expressions such as (@.length-1), which some older tools have, aren’t part of it; write [-1].',
    'Values come out exactly as they are in the document, with every digit. Only comparisons in filters use double precision.',
    'A path that searches for more than five seconds is stopped, for example because of a regular expression in match or search.',
  ],
  examples: [
    {
      input: { text: SAMPLE, path: '$.store.book[?@.price < 10].title', indentation: 'none' },
      in: inSample({ text: SAMPLE }),
      output: {
        count: 2,
        matches: [
          { path: "$['store']['book'][0]['title']", value: '"Sayings of the Century"', line: 1 },
          { path: "$['store']['book'][2]['title']", value: '"Moby Dick"', line: 1 },
        ],
        values: '["Sayings of the Century","Moby Dick"]',
      },
    },
    {
      title: 'Every price, wherever it is',
      input: { text: SAMPLE, path: '$..price', paths: 'pointer', indentation: 'none' },
      in: inSample({ text: SAMPLE }),
      output: { count: 4, values: '[8.95,12.99,8.99,399]' },
    },
    {
      title: 'The last item, with all digits',
      input: { text: '{"ids":[1,12345678901234567890]}', path: '$.ids[-1]', paths: 'short' },
      output: { count: 1, matches: [{ path: '$.ids[1]', value: '12345678901234567890', line: 1 }] },
    },
  ],
  limits: { timeMs: 20_000 },
  transform: async ({ path, text, paths, indentation, tolerant, syntax }, { note, fail, within }) => {
    const find = compilePath(await import('json-p3'), path)
    const source = readJsonSource({ text, tolerant, syntax })
    const hits: Hit[] = []
    within(PATH_MS)
    for (const hit of find(source)) if (hits.push(hit) > MOST_HITS) fail('too-many-matches', { most: MOST_HITS, field: 'path' })
    within(Infinity)
    const writer = createJsonWriter(indentation, longestJson(text.length))
    writer.open('[')
    for (const { node } of hits) writeJsonNode(node, source, writer)
    writer.close(']')
    if (hits.length > MOST_SHOWN) note('rows-cut', { most: MOST_SHOWN })
    const lineOf = lineIndex(text)
    const spell = { normalized: normalizedPathOf, short: pathOf, pointer: (steps: Hit['location']) => steps.map(pointerStep).join('') }[
      paths
    ]
    const rows = hits
      .slice(0, MOST_SHOWN)
      .map(({ location, node }) => ({ path: shortenCell(spell(location)), value: excerptOf(node, source), line: lineOf(node.start) }))
    return { count: hits.length, matches: rows.length > 0 ? rows : undefined, values: writer.text() }
  },
})
