import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { BYTE_SEPARATORS, byteNumberOutput, bytePrefixFields, byteTextFields } from '../../lib/numbers/byte-fields.ts'
import { writeByteNumbers } from '../../lib/numbers/byte-numbers.ts'
import { letterCaseFields } from '../../lib/numbers/base-fields.ts'
import { encodeText, textEncodingFailures } from '../../lib/encoding/text-encoding.ts'
import { inText } from '../../lib/words/in-text.ts'

const PREFIXES = { none: '', zero: '0x', backslash: String.raw`\x`, percent: '%' } as const

export const textToHex = defineTool({
  id: 'text-to-hex',
  category: 'number-bases',
  icon: 'hash',
  title: 'Text to hex',
  summary: 'Convert text to hexadecimal bytes, two digits each, in the encoding you choose.',
  keywords: ['ascii to hex', 'string to hex', 'hex encoder', 'utf-8 to hex', 'hex escape', 'unicode to hex', 'hexdump'],
  aliases: ['string-to-hex', 'ascii-to-hex', 'text-to-hexadecimal'],
  slugs: {
    es: 'texto-a-hexadecimal',
    fr: 'texte-en-hexadecimal',
    id: 'teks-ke-heksadesimal',
    it: 'da-testo-a-esadecimale',
    pl: 'tekst-na-szesnastkowy',
    pt: 'texto-para-hexadecimal',
    ru: ['tekst-v-shestnadtsaterichnyy-kod', 'tekst-v-shestnadcaterichnyy-kod'],
  },
  effect: 'pure',
  inverse: 'hex-to-text',
  input: z.object({ ...byteTextFields, ...letterCaseFields, ...bytePrefixFields('0x48', String.raw`\x48`, { percent: '%48' }) }),
  output: byteNumberOutput('hex'),
  failures: textEncodingFailures.words,
  notes: [
    'The text is first converted to bytes in the chosen encoding, then each byte is written as two hexadecimal digits. In UTF-8 a basic Latin letter is one byte; other letters take two to four, and most emoji four or more.',
  ],
  examples: [
    {
      input: { text: 'Hello' },
      in: inText({ es: 'Hola', fr: 'Bonjour', id: 'Halo', it: 'Ciao', pl: 'Witaj', pt: 'Olá', ru: 'Привет' }),
      output: { text: '48 65 6C 6C 6F' },
    },
    { title: 'Non-ASCII letters and emoji', input: { text: 'é😀' }, output: { text: 'C3 A9 F0 9F 98 80' } },
    {
      title: 'For source code',
      input: { text: 'Hi!', separator: 'none', prefix: 'backslash', letterCase: 'lower' },
      in: inText({ es: '¡Olé!', fr: 'Salut', id: 'Hai!', it: 'Ciao', pl: 'Hej!', pt: 'Oi!', ru: 'Эй!' }),
      output: { text: String.raw`\x48\x69\x21` },
    },
  ],
  transform: ({ text, separator, encoding, letterCase, prefix }) => {
    const bytes = encodeText(text, encoding, 'text')
    return { text: writeByteNumbers(bytes, 'hex', BYTE_SEPARATORS[separator], PREFIXES[prefix], letterCase === 'upper') }
  },
})
