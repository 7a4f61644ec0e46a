import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { decodeBase64, placeInBase64 } from '../../lib/encoding/base64.ts'
import { dataAddressFailures, readDataAddress } from '../../lib/encoding/data-address.ts'
import { eachLine, perLineField } from '../../lib/text/per-line.ts'
import { ENCODING_NAMES, TEXT_ENCODINGS, longestGoodStart, textDecodingFailures, textReader } from '../../lib/encoding/text-encoding.ts'
import { inText } from '../../lib/words/in-text.ts'

export const base64Decode = defineTool({
  id: 'base64-decode',
  category: 'encoders',
  icon: 'file-text',
  title: 'Base64 decode',
  summary: 'Decode Base64 to text, standard or URL-safe, and see exactly where it is damaged.',
  keywords: ['atob', 'b64', 'base64url', 'base64 to text', 'data uri'],
  aliases: ['base64-decoder', 'base64-to-text'],
  slugs: {
    es: 'decodificar-base64',
    fr: 'decoder-base64',
    id: ['decode-base64', 'dekode-base64'],
    it: 'decodifica-base64',
    pl: 'dekodowanie-base64',
    pt: 'decodificar-base64',
    ru: 'dekodirovat-base64',
  },
  recognizes: [{ kind: 'base64' }, { kind: 'data-url', confidence: 0.7 }],
  effect: 'pure',
  inverse: 'base64-encode',
  input: z.object({
    text: text('Base64', { control: 'code', media: 'text/base64' }),
    encoding: choice('Text encoding', TEXT_ENCODINGS, { default: 'utf-8', named: ENCODING_NAMES }),
    perLine: perLineField,
  }),
  output: z.object({ text: part(z.string(), 'Text', { view: 'code' }) }),
  failures: { ...dataAddressFailures.words, ...textDecodingFailures.words },
  notes: [
    'Both alphabets of RFC 4648 work, line breaks and spaces are skipped, and padding is optional. Anything else that an encoder wouldn’t write is rejected, with its line and column.',
    'A data URL (RFC 2397) works too: only its data is decoded, in the text encoding you choose.',
  ],
  examples: [
    { input: { text: 'VG9vbGdsb3Q=' }, output: { text: 'Toolglot' } },
    { title: 'URL-safe, without padding', input: { text: 'Pj4-Pz8_' }, output: { text: '>>>???' } },
    { title: 'Non-ASCII letters and emoji', input: { text: 'w6nwn5iA' }, output: { text: 'é😀' } },
    {
      title: 'A list, line by line',
      input: { text: 'U8OjbyBQYXVsbw==\nxYHDs2TFug==', perLine: true },
      in: inText({
        es: 'TcOhbGFnYQ==\nTG9ncm/DsW8=',
        fr: 'T3Jsw6lhbnM=\nTsOubWVz',
        id: 'QmFuZGFyIExhbXB1bmc=\nQmFuZGEgQWNlaA==',
        it: 'Rm9ybMOs\nQ2VmYWzDuQ==',
        pl: 'xYHDs2TFug==\nUG96bmHFhA==',
        pt: 'U8OjbyBQYXVsbw==\nQmVsw6lt',
        ru: '0JzQvtGB0LrQstCw\n0JrQsNC30LDQvdGM',
      }),
      output: { text: 'São Paulo\nŁódź' },
    },
  ],
  transform: ({ text, encoding, perLine }, { fail }) => {
    const read = textReader(encoding)
    const decode = (bytes: Uint8Array, start: number | undefined): string => {
      const decoded = read(bytes)
      if (decoded !== undefined) return decoded
      const place = start === undefined ? {} : { offset: placeInBase64(text, start, longestGoodStart(bytes, encoding)), text }
      return fail('not-this-encoding', { encoding: ENCODING_NAMES[encoding], field: 'text', ...place })
    }
    if (!perLine) {
      const { bytes, start } = readDataAddress(text)
      return { text: decode(bytes, start) }
    }
    return { text: eachLine(text, (line, offset) => decode(decodeBase64(text, offset, offset + line.length), offset)) }
  },
})
