import * as z from 'zod'
import { defineFailures, defineTool, fail } from '../../../engine/core/define.ts'
import { choice, text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { createJsonWriter, JSON_INDENTATION_WORDS, jsonWriterFailures, type JsonWriter, longestJson } from '../../lib/json/writer.ts'
import { readToml } from '../../lib/toml/read.ts'
import { tomlFailures, type TomlNode } from '../../lib/toml/reader.ts'
import { inSample } from '../../lib/words/in-sample.ts'

const ownFailures = defineFailures({ 'toml-no-number': 'JSON has no {{number}}. Choose under “More options” what to write instead.' })

const FRUIT = '[[fruit]]\nname = "apple"\n[[fruit.kind]]\nname = "Gala"\n[[fruit]]\nname = "pear"'

export const tomlToJson = defineTool({
  id: 'toml-to-json',
  category: 'data',
  icon: 'file-cog',
  title: 'TOML to JSON converter',
  summary: 'Convert TOML to JSON with 64-bit integers, dates and every digit kept, and see where any errors are.',
  keywords: ['toml to json', 'convert toml', 'toml parser', 'toml validator', 'cargo toml to json', 'pyproject to json'],
  aliases: ['toml-to-json-converter', 'toml-parser', 'toml-validator'],
  slugs: {
    es: 'toml-a-json',
    fr: 'toml-en-json',
    id: 'toml-ke-json',
    it: 'da-toml-a-json',
    pl: 'toml-na-json',
    pt: 'toml-para-json',
    ru: 'toml-v-json',
  },
  recognizes: [],
  effect: 'pure',
  inverse: 'json-to-toml',
  input: z.object({
    text: text('TOML', { control: 'code', media: 'application/toml' }),
    indentation: choice('Indentation', JSON_INDENTATION_WORDS, { default: '2' }),
    infinities: choice('Infinity and NaN', { refuse: 'Reject', string: 'As strings', null: 'As null' }, { advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'JSON', { view: 'code', language: 'json', media: 'application/json', fileName: 'data.json' }),
  }),
  failures: { ...tomlFailures.words, ...ownFailures.words, ...jsonWriterFailures.words },
  notes: [
    'TOML 1.0 is read together with what 1.1 adds, such as line breaks in inline tables. Integers keep all digits of their 64 bits, floats stay as written, and hexadecimal, octal and binary numbers become decimal.',
    'Dates and times become strings as in ISO 8601, with a T between date and time. Days that don’t exist are rejected. Comments are dropped, because JSON has none.',
    'JSON has no infinity and no NaN; a document with one is rejected unless you choose otherwise.',
  ],
  examples: [
    {
      input: { text: 'title = "Ada"\nborn = 1815\n\n[server]\nports = [8000, 8001]\nenabled = true\n' },
      in: { id: { input: { text: 'title = "Ayu"\nborn = 1995\n\n[server]\nports = [8000, 8001]\nenabled = true\n' } } },
      output: {
        text: '{\n  "title": "Ada",\n  "born": 1815,\n  "server": {\n    "ports": [\n      8000,\n      8001\n    ],\n    "enabled": true\n  }\n}',
      },
    },
    {
      title: 'Large integers, dates and dotted keys',
      input: { text: 'id = 9_223_372_036_854_775_807\nmask = 0xFF\nday = 2026-11-22 08:30:00Z\na.b = 1.10', indentation: 'none' },
      output: { text: '{"id":9223372036854775807,"mask":255,"day":"2026-11-22T08:30:00Z","a":{"b":1.10}}' },
    },
    {
      title: 'Array of tables',
      input: { text: FRUIT, indentation: 'none' },
      in: inSample({ text: FRUIT }),
      output: { text: '{"fruit":[{"name":"apple","kind":[{"name":"Gala"}]},{"name":"pear"}]}' },
    },
  ],
  transform: ({ text, indentation, infinities }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    const writer = createJsonWriter(indentation, longestJson(text.length))
    write(readToml(text), writer, (number, offset) => {
      if (infinities === 'refuse') ownFailures.fail('toml-no-number', { number, field: 'text', offset, text })
      return infinities === 'null' ? 'null' : JSON.stringify(number)
    })
    return { text: writer.text() }
  },
})

function write(node: TomlNode, writer: JsonWriter, infinite: (number: string, offset: number) => string): void {
  if (node.type === 'table') {
    writer.open('{')
    for (const [name, value] of node.entries) {
      writer.name(JSON.stringify(name))
      write(value, writer, infinite)
    }
    return writer.close('}')
  }
  if (node.type === 'array') {
    writer.open('[')
    for (const item of node.items) write(item, writer, infinite)
    return writer.close(']')
  }
  if (node.type === 'integer' || node.type === 'boolean') return writer.value(String(node.value))
  if (node.type === 'float') return writer.value(/[in]/.test(node.value) ? infinite(node.value, node.start) : node.value)
  return writer.value(JSON.stringify(node.type === 'date' ? isoOf(node.value) : node.value))
}

/** As RFC 3339 writes it, in capitals and with seconds. */
function isoOf(date: string): string {
  return date
    .replace(/^(.{10})[ t]/, '$1T')
    .replace(/z$/, 'Z')
    .replace(/((?:^|T)\d{2}:\d{2})(?!:)/, '$1:00')
}
