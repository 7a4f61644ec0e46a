import * as z from 'zod'
import { defineTool, fail } from '../../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { yamlFailures } from '../../../lib/yaml/failures.ts'
import { layoutYaml, yamlLayoutFailures } from './layout.ts'
import { inSample } from '../../../lib/words/in-sample.ts'
import { inWords } from '../../../lib/words/in-text.ts'

const SAMPLE = '# team\nname:   Ada\ntags: [math,   poetry]\naddress:\n     city: London   # then\n     ref: "01234"\n'

const COMMENTED = 'b: 1\n# first\na:\n- x\n- y\n'

export const yamlFormatter = defineTool({
  id: 'yaml-formatter',
  category: 'data',
  icon: 'indent',
  title: 'YAML formatter',
  summary: 'Format (beautify) YAML with consistent indentation. Comments, anchors and every number are kept.',
  keywords: ['yaml beautifier', 'format yaml', 'pretty print yaml', 'indent yaml', 'sort yaml keys', 'yml formatter'],
  aliases: ['yaml-beautifier', 'yml-formatter'],
  slugs: {
    es: 'formateador-yaml',
    fr: ['formater-yaml', 'formateur-yaml'],
    id: ['format-yaml', 'pemformat-yaml'],
    it: 'formattatore-yaml',
    pl: 'formatowanie-yaml',
    pt: 'formatador-yaml',
    ru: 'formatirovanie-yaml',
  },
  recognizes: [{ kind: 'yaml', confidence: 0.99 }],
  effect: 'pure',
  input: z.object({
    text: text('YAML', { control: 'code', language: 'yaml', media: 'application/yaml' }),
    indentation: choice('Indentation', { '2': '2 spaces', '4': '4 spaces' }),
    sortNames: flag('Sort keys', { help: 'Sorts the keys of each mapping.' }),
    quotes: choice('Quotation marks', { keep: 'As they are', double: 'Double', single: 'Single' }),
    indentLists: flag('Indent lists in mappings', { default: true, advanced: true }),
    width: whole('Line length', {
      min: 0,
      max: 1000,
      default: 80,
      unit: 'character|characters',
      help: '0 means lines are never folded.',
      advanced: true,
    }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'yaml', media: 'application/yaml', fileName: 'formatted.yaml' }),
  }),
  failures: { ...yamlFailures.words, ...yamlLayoutFailures.words },
  notes: [
    'Only the formatting changes. Numbers such as 0x1F or 1.10 stay as written; anchors, aliases, tags and comments stay. Unquoted strings stay unquoted and quoted ones stay quoted; the other kind of quotation marks is kept where a string needs it.',
    'Keys are sorted by their UTF-16 code units: uppercase before lowercase, and 10 before 9. Comments move with the entry that follows them.',
    'Before it is shown, the result is parsed again and its values, anchors, tags and comments are compared with your input. Documents nested more than 500 levels deep are rejected.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inSample({ text: SAMPLE }),
      output: { text: '# team\nname: Ada\ntags: [ math, poetry ]\naddress:\n  city: London # then\n  ref: "01234"\n' },
    },
    {
      title: 'Sorted keys',
      input: { text: COMMENTED, sortNames: true },
      in: inWords(COMMENTED, {
        '# first': {
          es: '# primero',
          fr: '# d’abord',
          id: '# pertama',
          it: '# prima',
          pl: '# najpierw',
          pt: '# primeiro',
          ru: '# сначала',
        },
      }),
      output: { text: '# first\na:\n  - x\n  - y\nb: 1\n' },
    },
    {
      title: 'Anchors and unusual numbers',
      input: { text: 'base: &base {id: 12345678901234567890, mask: 0x1F}\ntest:\n    <<: *base\n    rate: 1.10\n' },
      output: { text: 'base: &base { id: 12345678901234567890, mask: 0x1F }\ntest:\n  <<: *base\n  rate: 1.10\n' },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: async ({ text, indentation, ...layout }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    return { text: await layoutYaml(text, { ...layout, indent: Number(indentation) }) }
  },
})
