import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { BYTE_SEPARATORS, byteNumberOutput, byteTextFields } from '../../lib/numbers/byte-fields.ts'
import { writeByteNumbers } from '../../lib/numbers/byte-numbers.ts'
import { binaryPrefixFields } from '../../lib/numbers/base-fields.ts'
import { encodeText, textEncodingFailures } from '../../lib/encoding/text-encoding.ts'
import { inText } from '../../lib/words/in-text.ts'

export const textToBinary = defineTool({
  id: 'text-to-binary',
  category: 'number-bases',
  icon: 'binary',
  title: 'Text to binary',
  summary: 'Convert text to binary code, the ones and zeros that a computer stores, eight bits per byte.',
  keywords: ['ascii to binary', 'letters to binary', 'binary translator', 'binary code', 'string to bits', 'utf-8 bytes'],
  aliases: ['string-to-binary', 'ascii-to-binary'],
  slugs: {
    es: 'texto-a-binario',
    fr: 'texte-en-binaire',
    id: 'teks-ke-biner',
    it: 'da-testo-a-binario',
    pl: 'tekst-na-binarny',
    pt: 'texto-para-binario',
    ru: 'tekst-v-dvoichnyy-kod',
  },
  recognizes: [{ kind: 'text', confidence: 0.7 }],
  effect: 'pure',
  inverse: 'binary-to-text',
  input: z.object({ ...byteTextFields, ...binaryPrefixFields }),
  output: byteNumberOutput('binary'),
  failures: textEncodingFailures.words,
  notes: [
    'The text is first converted to bytes in the chosen encoding, then each byte is written as eight bits, the highest first. In UTF-8 a basic Latin letter is one byte; other letters take two to four, and most emoji four or more.',
  ],
  examples: [
    {
      input: { text: 'Hi!' },
      in: inText({ es: 'Hola', fr: 'Salut', id: 'Hai!', it: 'Ciao', pl: 'Hej!', pt: 'Oi!', ru: 'Эй!' }),
      output: { text: '01001000 01101001 00100001' },
    },
    { title: 'A two-byte letter in UTF-8', input: { text: 'é' }, output: { text: '11000011 10101001' } },
    {
      title: 'The same letter in Latin-1, without a separator',
      input: { text: 'éa', encoding: 'iso-8859-1', separator: 'none' },
      output: { text: '1110100101100001' },
    },
  ],
  transform: ({ text, separator, encoding, prefix }) => ({
    text: writeByteNumbers(encodeText(text, encoding, 'text'), 'binary', BYTE_SEPARATORS[separator], prefix ? '0b' : ''),
  }),
})
