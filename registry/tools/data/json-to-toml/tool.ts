import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { jsonSourceDialectFields, jsonSourceFailures, jsonSourceFields, readJsonSource } from '../../../lib/json/source.ts'
import { jsonTomlFailures, writeToml } from './toml.ts'
import { inSample } from '../../../lib/words/in-sample.ts'

const FRUIT = '{"fruit":[{"name":"apple","size":{"cm":7}},{"name":"pear"}],"mixed":[1,{"a":2}]}'

export const jsonToToml = defineTool({
  id: 'json-to-toml',
  category: 'data',
  icon: 'settings-2',
  title: 'JSON to TOML converter',
  summary: 'Convert JSON to clean TOML with tables and arrays of tables. Nulls and oversized numbers are never dropped silently.',
  keywords: ['json to toml', 'convert json to toml', 'toml generator', 'json to cargo toml', 'json config to toml'],
  aliases: ['json-to-toml-converter'],
  slugs: {
    es: 'json-a-toml',
    fr: 'json-en-toml',
    id: 'json-ke-toml',
    it: 'da-json-a-toml',
    pl: 'json-na-toml',
    pt: 'json-para-toml',
    ru: 'json-v-toml',
  },
  recognizes: [{ kind: 'json', confidence: 0.84, pattern: /^\s*\{/ }],
  effect: 'pure',
  inverse: 'toml-to-json',
  input: z.object({
    ...jsonSourceFields,
    nulls: choice('Null values', { refuse: 'Reject', drop: 'Leave out' }),
    dates: flag('Detect dates and times', { help: 'Strings such as 2026-11-22 become TOML dates.' }),
    blocks: flag('Strings with line breaks as blocks', { default: true, help: 'Written between triple quotation marks.' }),
    longNumbers: choice('Integers beyond 64 bits', { refuse: 'Reject', string: 'As strings' }, { advanced: true }),
    ...jsonSourceDialectFields,
  }),
  output: z.object({ text: part(z.string(), 'TOML', { view: 'code', media: 'application/toml', fileName: 'data.toml' }) }),
  failures: { ...jsonSourceFailures, ...jsonTomlFailures.words },
  notices: {
    'nulls-dropped': { warning: { one: '{{count, number}} null was left out.', other: '{{count, number}} nulls were left out.' } },
  },
  notes: [
    'The result is valid TOML 1.0. Objects become tables, and arrays that hold only objects become arrays of tables; objects in other arrays are written inline. In each table, plain values come before tables, because TOML would otherwise count them as part of the table above.',
    'Numbers stay as written: 1 is an integer, 1.0 and 1e5 are floats. TOML integers have 64 bits.',
    'TOML has no null, and its top level is always a table. What TOML can’t express is rejected, and the error says where it is.',
  ],
  examples: [
    {
      input: { text: '{\n  "title": "Ada",\n  "server": {\n    "ports": [\n      8000,\n      8001\n    ],\n    "enabled": true\n  }\n}' },
      in: {
        id: {
          input: {
            text: '{\n  "title": "Ayu",\n  "server": {\n    "ports": [\n      8000,\n      8001\n    ],\n    "enabled": true\n  }\n}',
          },
        },
      },
      output: { text: 'title = "Ada"\n\n[server]\nports = [8000, 8001]\nenabled = true\n' },
    },
    {
      title: 'Array of tables, and inline tables',
      input: { text: FRUIT },
      in: inSample({ text: FRUIT }),
      output: { text: 'mixed = [1, { a = 2 }]\n\n[[fruit]]\nname = "apple"\n\n[fruit.size]\ncm = 7\n\n[[fruit]]\nname = "pear"\n' },
    },
    {
      title: 'Nulls left out, dates detected',
      input: { text: '{"day":"2026-11-22","none":null}', nulls: 'drop', dates: true },
      output: { text: 'day = 2026-11-22\n', notices: [{ code: 'nulls-dropped', params: { count: 1 }, level: 'warning' }] },
    },
  ],
  transform: ({ text, nulls, dates, blocks, longNumbers, tolerant, syntax }, { note }) => {
    const { text: result, dropped } = writeToml(readJsonSource({ text, tolerant, syntax }), { nulls, dates, blocks, longNumbers })
    if (dropped > 0) note('nulls-dropped', { count: dropped })
    return { text: result }
  },
})
