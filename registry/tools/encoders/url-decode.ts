import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { ENCODING_NAMES, TEXT_ENCODINGS, type TextEncoding } from '../../lib/encoding/text-encoding.ts'
import { percentDecode, urlDecodingFailures } from '../../lib/encoding/url-escapes.ts'
import { inText } from '../../lib/words/in-text.ts'

/** Most query parameters that a table shows. */
const PARAMETERS_MOST = 1000

export const urlDecode = defineTool({
  id: 'url-decode',
  category: 'encoders',
  icon: 'unlink',
  title: 'URL decode',
  summary: 'Decode a percent-encoded URL to text, and see its query parameters in a table.',
  keywords: ['percent decoding', 'decodeURIComponent', 'urldecode', 'query string parser', 'unescape url', 'url parameters', '%20'],
  aliases: ['url-decoder', 'percent-decode'],
  slugs: {
    es: 'decodificar-url',
    fr: 'decoder-url',
    id: ['decode-url', 'dekode-url'],
    it: 'decodifica-url',
    pl: 'dekodowanie-url',
    pt: 'decodificar-url',
    ru: 'dekodirovanie-url',
  },
  recognizes: [{ kind: 'url-encoded' }, { kind: 'url', confidence: 0.98, pattern: /\?[^#]*=|%[0-9a-f]{2}/i, values: { parameters: true } }],
  effect: 'pure',
  inverse: 'url-encode',
  input: z.object({
    text: text('Text', { control: 'code' }),
    plusAsSpace: flag('Plus sign as space', { help: 'For form data and query strings.' }),
    parameters: flag('Show query parameters', { default: true }),
    encoding: choice('Text encoding', TEXT_ENCODINGS, { default: 'utf-8', named: ENCODING_NAMES, advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code' }),
    parameters: table('Query parameters', { name: column(z.string(), 'Name'), value: column(z.string(), 'Value') }).optional(),
  }),
  failures: urlDecodingFailures.words,
  notes: [
    'A percent sign without two hexadecimal digits after it is rejected, with its line and column, because its meaning is unclear.',
    'Query parameters are what follows the question mark, or text of the form a=1&b=2, decoded the way browsers send forms: a plus sign is always a space. The table shows the first 1,000.',
  ],
  examples: [
    {
      input: { text: 'coffee%20%26%20cake%20%3D%20%E2%82%AC5' },
      in: inText({
        es: 'caf%C3%A9%20%26%20tarta%20%3D%205%20%E2%82%AC',
        fr: 'caf%C3%A9%20%26%20g%C3%A2teau%20%3D%205%20%E2%82%AC',
        id: 'kopi%20%26%20kue%20%3D%20Rp5.000',
        it: 'caff%C3%A8%20%26%20torta%20%3D%205%20%E2%82%AC',
        pl: 'kawa%20%26%20ciasto%20%3D%205%20z%C5%82',
        pt: 'caf%C3%A9%20%26%20bolo%20%3D%20R%24%205',
        ru: '%D0%BA%D0%BE%D1%84%D0%B5%20%26%20%D1%82%D0%BE%D1%80%D1%82%20%3D%2050%20%E2%82%BD',
      }),
      output: { text: 'coffee & cake = €5' },
    },
    {
      title: 'A URL with query parameters',
      input: { text: 'https://example.com/search?q=caf%C3%A9+noir&page=2#top' },
      in: {
        it: {
          input: { text: 'https://example.com/search?q=caff%C3%A8+nero&page=2#top' },
          output: {
            text: 'https://example.com/search?q=caffè+nero&page=2#top',
            parameters: [
              { name: 'q', value: 'caffè nero' },
              { name: 'page', value: '2' },
            ],
          },
        },
        pt: {
          input: { text: 'https://example.com/search?q=p%C3%A3o+de+queijo&page=2#top' },
          output: {
            text: 'https://example.com/search?q=pão+de+queijo&page=2#top',
            parameters: [
              { name: 'q', value: 'pão de queijo' },
              { name: 'page', value: '2' },
            ],
          },
        },
      },
      output: {
        text: 'https://example.com/search?q=café+noir&page=2#top',
        parameters: [
          { name: 'q', value: 'café noir' },
          { name: 'page', value: '2' },
        ],
      },
    },
    {
      title: 'From an old page in Windows-1251',
      input: { text: '%CF%F0%E8%E2%E5%F2', encoding: 'windows-1251' },
      in: {
        es: {
          title: 'De una página antigua en Windows-1252',
          input: { text: 'ma%F1ana', encoding: 'windows-1252' },
          output: { text: 'mañana' },
        },
        fr: { title: 'D’une ancienne page en Windows-1252', input: { text: 'caf%E9', encoding: 'windows-1252' }, output: { text: 'café' } },
        it: {
          title: 'Da una vecchia pagina in Windows-1252',
          input: { text: 'citt%E0', encoding: 'windows-1252' },
          output: { text: 'città' },
        },
        pl: { title: 'Ze starej strony w Windows-1250', input: { text: '%A3%F3d%9F', encoding: 'windows-1250' }, output: { text: 'Łódź' } },
        pt: {
          title: 'De uma página antiga em Windows-1252',
          input: { text: 'cora%E7%E3o', encoding: 'windows-1252' },
          output: { text: 'coração' },
        },
      },
      output: { text: 'Привет' },
    },
  ],
  transform: ({ text, plusAsSpace, parameters, encoding }) => {
    const decoded = percentDecode(text, encoding, plusAsSpace)
    const query = parameters && !encoding.startsWith('utf-16') ? queryOf(text) : undefined
    return { text: decoded, parameters: query !== undefined ? readQuery(query, encoding) : undefined }
  },
})

/** The query of a single address, or the whole text when it is one. */
function queryOf(text: string): string | undefined {
  const trimmed = text.trim()
  const address = /^[^?#\s]*\?([^#\s]*)(?:#\S*)?$/.exec(trimmed)
  if (address) return address[1] || undefined
  return /^[^=&\s?#/:]+=[^\s?#]*$/.test(trimmed) ? trimmed : undefined
}

function readQuery(query: string, encoding: TextEncoding): { name: string; value: string }[] {
  const parameters: { name: string; value: string }[] = []
  for (const pair of query.split('&', PARAMETERS_MOST)) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const read = (part: string) => percentDecode(part, encoding, true)
    parameters.push(
      equals < 0 ? { name: read(pair), value: '' } : { name: read(pair.slice(0, equals)), value: read(pair.slice(equals + 1)) },
    )
  }
  return parameters
}
