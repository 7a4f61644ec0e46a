import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { perLineField } from '../../lib/text/per-line.ts'
import { ENCODING_NAMES, TEXT_ENCODINGS, textEncodingFailures } from '../../lib/encoding/text-encoding.ts'
import { percentEncode } from '../../lib/encoding/url-escapes.ts'
import { inText } from '../../lib/words/in-text.ts'

export const urlEncode = defineTool({
  id: 'url-encode',
  category: 'encoders',
  icon: 'link',
  title: 'URL encode',
  summary: 'Percent-encode text so that it is safe in a URL: as a URL component, a full URL or form data.',
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
  recognizes: [{ kind: 'url', confidence: 0.85, values: { mode: 'whole' } }],
  effect: 'pure',
  inverse: 'url-decode',
  input: z.object({
    text: text('Text', { control: 'code' }),
    mode: choice('Encode as', { component: 'URL component', whole: 'Full URL', form: 'Form data (space becomes +)' }),
    perLine: perLineField,
    strict: flag('Strict (RFC 3986)', {
      help: "In a component, also encodes ! ' ( ) and *; in a full URL, keeps [ ].",
      when: { mode: ['component', 'whole'] },
      advanced: true,
    }),
    keepEscapes: flag('Keep what is already encoded', {
      default: true,
      help: 'Leaves %20 as it is instead of writing %2520.',
      when: { mode: 'whole' },
      advanced: true,
    }),
    encoding: choice('Text encoding', TEXT_ENCODINGS, { default: 'utf-8', named: ENCODING_NAMES, advanced: true }),
  }),
  output: z.object({ text: part(z.string(), 'Result', { view: 'code' }) }),
  failures: textEncodingFailures.words,
  notes: [
    '“URL component” encodes everything with a special meaning in a URL, such as / ? & and =, like encodeURIComponent. “Full URL” leaves these alone, like encodeURI. “Form data” writes a space as +, as browsers do when they send a form.',
    'Non-ASCII characters are first converted to bytes, by default as UTF-8, which the web uses today.',
  ],
  examples: [
    {
      input: { text: 'coffee & cake = €5' },
      in: inText({
        es: 'café & tarta = 5 €',
        fr: 'café & gâteau = 5 €',
        id: 'kopi & kue = Rp5.000',
        it: 'caffè & torta = 5 €',
        pl: 'kawa & ciasto = 5 zł',
        pt: 'café & bolo = R$ 5',
        ru: 'кофе & торт = 50 ₽',
      }),
      output: { text: 'coffee%20%26%20cake%20%3D%20%E2%82%AC5' },
    },
    {
      title: 'A full URL',
      input: { text: 'https://example.com/größe?q=a b&x=%20', mode: 'whole' },
      in: inText({
        es: 'https://example.com/tamaño?q=a b&x=%20',
        fr: 'https://example.com/été?q=a b&x=%20',
        id: 'https://example.com/kafé?q=a b&x=%20',
        it: 'https://example.com/città?q=a b&x=%20',
        pl: 'https://example.com/łódź?q=a b&x=%20',
        pt: 'https://example.com/coração?q=a b&x=%20',
        ru: 'https://example.com/чай?q=a b&x=%20',
      }),
      output: { text: 'https://example.com/gr%C3%B6%C3%9Fe?q=a%20b&x=%20' },
    },
    { title: 'Form data', input: { text: 'a b+c', mode: 'form' }, output: { text: 'a+b%2Bc' } },
    {
      title: 'A list, line by line',
      input: { text: 'São Paulo\nŁódź', perLine: true },
      in: inText({
        es: 'Málaga\nLogroño',
        fr: 'Orléans\nNîmes',
        id: 'Bandar Lampung\nBanda Aceh',
        it: 'Forlì\nCefalù',
        pl: 'Łódź\nPoznań',
        pt: 'São Paulo\nBelém',
        ru: 'Москва\nКазань',
      }),
      output: { text: 'S%C3%A3o%20Paulo\n%C5%81%C3%B3d%C5%BA' },
    },
  ],
  transform: ({ text, mode, perLine, strict, keepEscapes, encoding }) => ({
    text: percentEncode(text, mode, { strict, keepLines: perLine, keepEscapes: mode === 'whole' && keepEscapes, encoding }),
  }),
})
