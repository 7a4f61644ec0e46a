import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { base32AlphabetField, base32Failures, decodeBase32 } from '../../lib/encoding/base32.ts'
import { ENCODING_NAMES, TEXT_ENCODINGS, decodeText, textDecodingFailures } from '../../lib/encoding/text-encoding.ts'

export const base32Decode = defineTool({
  id: 'base32-decode',
  category: 'encoders',
  icon: 'file-text',
  title: 'Base32 decode',
  summary: 'Decode Base32 to text from any of three alphabets, and see exactly where it is damaged.',
  keywords: ['b32', 'base32hex', 'crockford base32', 'base32 to text', 'rfc 4648'],
  aliases: ['base32-decoder', 'base32-to-text'],
  slugs: {
    es: 'decodificar-base32',
    fr: 'decoder-base32',
    id: ['decode-base32', 'dekode-base32'],
    it: 'decodifica-base32',
    pl: 'dekodowanie-base32',
    pt: 'decodificar-base32',
    ru: 'dekodirovat-base32',
  },
  recognizes: [{ kind: 'base32' }],
  effect: 'pure',
  inverse: 'base32-encode',
  input: z.object({
    text: text('Base32', { control: 'code', media: 'text/base32' }),
    alphabet: base32AlphabetField,
    encoding: choice('Text encoding', TEXT_ENCODINGS, { default: 'utf-8', named: ENCODING_NAMES }),
  }),
  output: z.object({ text: part(z.string(), 'Text', { view: 'code' }) }),
  failures: { ...base32Failures.words, ...textDecodingFailures.words },
  notes: [
    'Uppercase and lowercase are the same, line breaks and spaces are skipped, and padding is optional. Anything else that an encoder wouldn’t write is rejected, with its line and column.',
    'In Crockford’s alphabet, O is read as 0, I and L as 1, and hyphens are skipped, as its author specifies.',
  ],
  examples: [
    { input: { text: 'KRXW63DHNRXXI===' }, output: { text: 'Toolglot' } },
    { title: 'Lowercase, without padding', input: { text: 'you7bh4yqa' }, output: { text: 'é😀' } },
    { title: 'Crockford’s alphabet', input: { text: 'AHQPY-V37DH-QQ8', alphabet: 'crockford' }, output: { text: 'Toolglot' } },
  ],
  transform: ({ text, alphabet, encoding }) => ({ text: decodeText(decodeBase32(text, alphabet), encoding, 'text') }),
})
