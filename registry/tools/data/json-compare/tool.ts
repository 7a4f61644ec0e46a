import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { column, oneOf, part, table } from '../../../../engine/core/parts.ts'
import { pathOf } from '../../../lib/json/pointer.ts'
import { jsonSourceDialectFields, jsonSourceFailures, jsonSourceFields, readJsonSource } from '../../../lib/json/source.ts'
import { excerptOf, shortenCell } from '../../../lib/json/write-node.ts'
import { JSON_INDENTATION_WORDS, jsonWriterFailures, longestJson } from '../../../lib/json/writer.ts'
import { lineIndex } from '../../../lib/text/line-index.ts'
import { compareJson } from './compare.ts'
import { locationOf, writePatch } from './patch.ts'
import { inSample } from '../../../lib/words/in-sample.ts'

const MOST_SHOWN = 1000
const MOST_OPERATIONS = 100_000

const SAMPLE = '{"name":"Ada","born":1815,"tags":["math","poetry"]}'
const OTHER = '{"born":1815.0,"name":"Ada L.","tags":["music","math","poetry"]}'

export const jsonCompare = defineTool({
  id: 'json-compare',
  category: 'data',
  icon: 'git-compare',
  title: 'JSON compare',
  summary: 'Compare two JSON documents by meaning, not layout, and get the path of every difference and a JSON Patch.',
  keywords: ['json diff', 'compare json', 'json difference', 'json patch generator', 'compare two json files', 'rfc 6902'],
  aliases: ['json-diff', 'compare-json', 'json-patch-generator'],
  slugs: {
    es: 'comparar-json',
    fr: 'comparer-des-json',
    id: 'bandingkan-json',
    it: 'confronta-json',
    pl: 'porownywanie-json',
    pt: 'comparar-json',
    ru: 'sravnenie-json',
  },
  recognizes: [{ kind: 'json', confidence: 0.85 }],
  effect: 'pure',
  input: z.object({
    ...jsonSourceFields,
    other: text('Second JSON', { control: 'code', language: 'json', media: 'application/json' }),
    arrays: choice('Match array items', { content: 'By content, in order', position: 'By position', key: 'By a key, in any order' }),
    key: text('Key', { min: 1, max: 200, default: 'id', help: 'Tells the objects in an array apart.', when: { arrays: 'key' } }),
    numbers: choice('Numbers', { value: 'By value (1.0 equals 1)', spelling: 'As written' }, { advanced: true }),
    indentation: choice('Indentation', JSON_INDENTATION_WORDS, { default: '2', advanced: true }),
    ...jsonSourceDialectFields,
    tolerant: flag('Allow comments and trailing commas', { advanced: true, when: { syntax: ['json', 'lines'] } }),
  }),
  output: z.object({
    count: part(z.int(), 'Differences', {
      view: 'headline',
      sentence: { zero: 'No differences were found.', one: '{{value}} difference was found.', other: '{{value}} differences were found.' },
    }),
    differences: table(
      'List of differences',
      {
        change: oneOf('Change', { added: 'Added', removed: 'Removed', changed: 'Changed' }),
        path: column(z.string(), 'Path', { format: 'code', copyable: true }),
        before: column(z.string().optional(), 'Before', { format: 'code' }),
        after: column(z.string().optional(), 'After', { format: 'code' }),
        line: column(z.int().optional(), 'Line in the first'),
        otherLine: column(z.int().optional(), 'Line in the second'),
      },
      { fileName: 'differences.csv' },
    ).optional(),
    patch: part(z.string(), 'JSON Patch', {
      help: 'Turns the first document into the second.',
      view: 'code',
      language: 'json',
      media: 'application/json',
      fileName: 'patch.json',
    }).optional(),
  }),
  failures: { ...jsonSourceFailures, ...jsonWriterFailures.words },
  notices: {
    'rows-cut': { warning: 'The table shows the first {{most, number}} differences.' },
    'no-patch': { warning: 'There are too many differences for a JSON Patch: more than {{most, number}} operations.' },
    'not-by-key': {
      warning: {
        one: '{{count, number}} array was compared by content: not all of its items are objects with a unique “{{key}}”.',
        other: '{{count, number}} arrays were compared by content: not all of their items are objects with a unique “{{key}}”.',
      },
    },
  },
  notes: [
    'The order of keys in an object never matters. Numbers are compared exactly, however long they are: 12345678901234567890 and 12345678901234567891 differ. By value, 1, 1.0 and 10e-1 are the same.',
    'By content, arrays are compared like the lines of a text, so that one inserted item is one difference. Arrays with more than 2,000 edits are compared by position. By key, the order of items isn’t listed as a difference; the patch still moves them.',
    'The JSON Patch follows RFC 6902. Applied in order to the first document, its operations give the second one. Paths of removed items are those of the first document, all others those of the second.',
  ],
  examples: [
    {
      input: { text: SAMPLE, other: OTHER, indentation: 'none' },
      in: inSample({ text: SAMPLE, other: OTHER }),
      output: {
        count: 2,
        differences: [
          { change: 'changed', path: '$.name', before: '"Ada"', after: '"Ada L."', line: 1, otherLine: 1 },
          { change: 'added', path: '$.tags[0]', after: '"music"', otherLine: 1 },
        ],
        patch: '[{"op":"replace","path":"/name","value":"Ada L."},{"op":"add","path":"/tags/0","value":"music"}]',
      },
    },
    {
      title: 'Items matched by their id',
      input: {
        text: '[{"id":1,"ok":true},{"id":2,"ok":true}]',
        other: '[{"id":2,"ok":false},{"id":1,"ok":true}]',
        arrays: 'key',
        indentation: 'none',
      },
      output: {
        count: 1,
        differences: [{ change: 'changed', path: '$[0].ok', before: 'true', after: 'false' }],
        patch: '[{"op":"move","from":"/1","path":"/0"},{"op":"replace","path":"/0/ok","value":false}]',
      },
    },
    {
      title: 'Long numbers that differ in the last digit',
      input: { text: '{"id":12345678901234567890}', other: '{"id":12345678901234567891}' },
      output: { count: 1, differences: [{ path: '$.id', before: '12345678901234567890', after: '12345678901234567891' }] },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: ({ text, other, arrays, key, numbers, indentation, tolerant, syntax }, { note }) => {
    const left = readJsonSource({ text, tolerant, syntax })
    const right = readJsonSource({ text: other, tolerant, syntax, field: 'other' })
    const { differences, operations, unmatched } = compareJson(left, right, { arrays, key, byValue: numbers === 'value' })
    const isPatch = operations.length > 0 && operations.length <= MOST_OPERATIONS
    if (operations.length > MOST_OPERATIONS) note('no-patch', { most: MOST_OPERATIONS })
    if (differences.length > MOST_SHOWN) note('rows-cut', { most: MOST_SHOWN })
    if (unmatched > 0) note('not-by-key', { count: unmatched, key })
    const [lineOf, otherLineOf] = [lineIndex(text), lineIndex(other)]
    const rows = differences
      .slice(0, MOST_SHOWN)
      .map(({ kind, at, left: before, right: after }) => ({
        change: kind,
        path: shortenCell(pathOf(locationOf(at))),
        before: before && excerptOf(before, left),
        after: after && excerptOf(after, right),
        line: before && lineOf(before.start),
        otherLine: after && otherLineOf(after.start),
      }))
    return {
      count: differences.length,
      differences: rows.length > 0 ? rows : undefined,
      patch: isPatch ? writePatch(operations, right, indentation, longestJson(text.length + other.length)) : undefined,
    }
  },
})
