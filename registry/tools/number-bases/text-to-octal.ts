import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { BYTE_SEPARATORS, byteNumberOutput, bytePrefixFields, byteTextFields } from '../../lib/numbers/byte-fields.ts'
import { writeByteNumbers } from '../../lib/numbers/byte-numbers.ts'
import { encodeText, textEncodingFailures } from '../../lib/encoding/text-encoding.ts'
import { inText } from '../../lib/words/in-text.ts'

const PREFIXES = { none: '', zero: '0o', backslash: '\\' } as const

export const textToOctal = defineTool({
  id: 'text-to-octal',
  category: 'number-bases',
  icon: 'hash',
  title: 'Text to octal',
  summary: 'Convert text to octal bytes, three digits each, in the encoding you choose.',
  keywords: ['ascii to octal', 'string to octal', 'octal escape', 'utf-8 to octal', 'octal encoder'],
  aliases: ['string-to-octal', 'ascii-to-octal'],
  slugs: {
    es: 'texto-a-octal',
    fr: 'texte-en-octal',
    id: 'teks-ke-oktal',
    it: 'da-testo-a-ottale',
    pl: 'tekst-na-osemkowy',
    pt: 'texto-para-octal',
    ru: 'tekst-v-vosmerichnyy-kod',
  },
  effect: 'pure',
  inverse: 'octal-to-text',
  input: z.object({ ...byteTextFields, ...bytePrefixFields('0o110', String.raw`\110`) }),
  output: byteNumberOutput('octal'),
  failures: textEncodingFailures.words,
  notes: [
    'The text is first converted to bytes in the chosen encoding, then each byte is written as three octal digits. In UTF-8 a basic Latin letter is one byte; other letters take two to four, and most emoji four or more.',
  ],
  examples: [
    {
      input: { text: 'Hello' },
      in: inText({ es: 'Hola', fr: 'Bonjour', id: 'Halo', it: 'Ciao', pl: 'Witaj', pt: 'Olá', ru: 'Привет' }),
      output: { text: '110 145 154 154 157' },
    },
    { title: 'A two-byte letter in UTF-8', input: { text: 'é' }, output: { text: '303 251' } },
    {
      title: 'For source code',
      input: { text: 'Hi!', separator: 'none', prefix: 'backslash' },
      in: inText({ es: '¡Olé!', fr: 'Salut', id: 'Hai!', it: 'Ciao', pl: 'Hej!', pt: 'Oi!', ru: 'Эй!' }),
      output: { text: String.raw`\110\151\041` },
    },
  ],
  transform: ({ text, separator, encoding, prefix }) => ({
    text: writeByteNumbers(encodeText(text, encoding, 'text'), 'octal', BYTE_SEPARATORS[separator], PREFIXES[prefix]),
  }),
})
