import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { TEXT_LIMIT } from '../../../engine/core/schema.ts'
import { base32Fields, encodeBase32 } from '../../lib/encoding/base32.ts'
import { ENCODING_NAMES, TEXT_ENCODINGS, encodeText, textEncodingFailures } from '../../lib/encoding/text-encoding.ts'
import { wrapLines } from '../../lib/encoding/wrap-lines.ts'

export const base32Encode = defineTool({
  id: 'base32-encode',
  category: 'encoders',
  icon: 'binary',
  title: 'Base32 encode',
  summary: 'Encode text to Base32 in the standard alphabet, Base32hex or Crockford’s Base32.',
  keywords: ['b32', 'base32hex', 'crockford base32', 'text to base32', 'rfc 4648', 'totp secret'],
  aliases: ['base32-encoder', 'text-to-base32'],
  slugs: {
    es: 'codificar-base32',
    fr: 'encoder-base32',
    id: ['encode-base32', 'enkode-base32'],
    it: 'codifica-base32',
    pl: 'kodowanie-base32',
    pt: 'codificar-base32',
    ru: 'kodirovat-base32',
  },
  effect: 'pure',
  inverse: 'base32-decode',
  input: z.object({
    text: text('Text', { max: TEXT_LIMIT / 2, control: 'code' }),
    ...base32Fields,
    encoding: choice('Text encoding', TEXT_ENCODINGS, { default: 'utf-8', named: ENCODING_NAMES, advanced: true }),
  }),
  output: z.object({ text: part(z.string(), 'Base32', { view: 'code', media: 'text/base32', fileName: 'base32.txt' }) }),
  failures: textEncodingFailures.words,
  notes: [
    'Base32 as in RFC 4648: five bytes become eight characters, so the result is 60% longer. Uppercase and lowercase don’t matter, so it is easy to read aloud and type. This is encoding, not encryption: anyone can decode it.',
    'Crockford’s alphabet leaves out I, L, O and U and uses no padding.',
  ],
  examples: [
    { input: { text: 'Toolglot' }, output: { text: 'KRXW63DHNRXXI===' } },
    { title: 'Non-ASCII letters and emoji', input: { text: 'é😀' }, output: { text: 'YOU7BH4YQA======' } },
    { title: 'Crockford’s alphabet', input: { text: 'Toolglot', alphabet: 'crockford' }, output: { text: 'AHQPYV37DHQQ8' } },
  ],
  transform: ({ text, encoding, lineLength, ...options }) => ({
    text: wrapLines(encodeBase32(encodeText(text, encoding, 'text'), options), lineLength),
  }),
})
