import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { TEXT_LIMIT } from '../../../engine/core/schema.ts'
import { perLineField } from '../../lib/per-line.ts'
import { TEXT_ENCODINGS, textEncodingFailures } from '../../lib/text-encoding.ts'
import { percentEncode } from '../../lib/url-escapes.ts'

export const urlEncode = defineTool({
  id: 'url-encode',
  category: 'encoders',
  icon: 'link',
  title: 'URL encode',
  summary: 'Make text safe for a web address by percent-encoding it, as a part, a whole address or form data.',
  keywords: [
    'percent encoding',
    'encodeURIComponent',
    'encodeURI',
    'urlencode',
    'query string',
    'escape url',
    'x-www-form-urlencoded',
    '%20',
  ],
  aliases: ['url-encoder', 'percent-encode'],
  slugs: {
    es: 'codificar-url',
    fr: 'encoder-url',
    id: ['encode-url', 'enkode-url'],
    it: 'codifica-url',
    pl: 'kodowanie-url',
    pt: 'codificar-url',
    ru: 'kodirovanie-url',
  },
  effect: 'pure',
  inverse: 'url-decode',
  input: z.object({
    text: z.string().max(TEXT_LIMIT).meta({ label: 'Text', control: 'code' }),
    mode: z
      .enum(['component', 'whole', 'form'])
      .default('component')
      .meta({
        label: 'What it is',
        choices: { component: 'Part of an address', whole: 'Whole address', form: 'Form data (space becomes +)' },
      }),
    perLine: perLineField,
    strict: z
      .boolean()
      .default(false)
      .meta({
        label: 'Strict (RFC 3986)',
        help: "In a part, also encodes ! ' ( ) and *; in a whole address, keeps [ ].",
        when: { field: 'mode', is: ['component', 'whole'] },
        advanced: true,
      }),
    keepEscapes: z
      .boolean()
      .default(true)
      .meta({
        label: 'Keep what is encoded already',
        help: 'Leaves %20 as it is instead of writing %2520.',
        when: { field: 'mode', is: ['whole'] },
        advanced: true,
      }),
    encoding: z.enum(TEXT_ENCODINGS).default('utf-8').meta({ label: 'Text encoding', named: 'raw', advanced: true }),
  }),
  output: z.object({ text: z.string().meta({ label: 'Result', view: 'code' }) }),
  failures: textEncodingFailures.words,
  notes: [
    '“Part of an address” encodes everything that has a meaning in an address, such as / ? & and =, like encodeURIComponent. “Whole address” leaves these alone, like encodeURI. “Form data” writes a space as +, as browsers do when they send a form.',
    'Characters outside ASCII are first turned into bytes, by default as UTF-8, which is what the web uses today.',
  ],
  examples: [
    { input: { text: 'coffee & cake = 5 €' }, output: { text: 'coffee%20%26%20cake%20%3D%205%20%E2%82%AC' } },
    {
      title: 'A whole address',
      input: { text: 'https://example.com/größe?q=a b&x=%20', mode: 'whole' },
      output: { text: 'https://example.com/gr%C3%B6%C3%9Fe?q=a%20b&x=%20' },
    },
    { title: 'Form data', input: { text: 'a b+c', mode: 'form' }, output: { text: 'a+b%2Bc' } },
    {
      title: 'A list, line by line',
      input: { text: 'São Paulo\nŁódź', perLine: true },
      output: { text: 'S%C3%A3o%20Paulo\n%C5%81%C3%B3d%C5%BA' },
    },
  ],
  transform: ({ text, mode, perLine, strict, keepEscapes, encoding }) => ({
    text: percentEncode(text, mode, { strict, keepLines: perLine, keepEscapes: mode === 'whole' && keepEscapes, encoding }),
  }),
})
