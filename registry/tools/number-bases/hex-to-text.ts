import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { byteNumberField, byteTextOutput, encodingField } from '../../lib/numbers/byte-fields.ts'
import { byteNumberFailures, readByteNumbers } from '../../lib/numbers/byte-numbers.ts'
import { inText } from '../../lib/words/in-text.ts'

export const hexToText = defineTool({
  id: 'hex-to-text',
  category: 'number-bases',
  icon: 'file-text',
  title: 'Hex to text',
  summary: 'Convert hexadecimal bytes to text, and see exactly where they are damaged.',
  keywords: ['hex to ascii', 'hex to string', 'hex decoder', 'hexadecimal to text', 'unhex', 'hex to utf-8'],
  aliases: ['hex-to-ascii', 'hex-to-string', 'hexadecimal-to-text'],
  slugs: {
    es: 'hexadecimal-a-texto',
    fr: 'hexadecimal-en-texte',
    id: 'heksadesimal-ke-teks',
    it: 'da-esadecimale-a-testo',
    pl: 'szesnastkowy-na-tekst',
    pt: 'hexadecimal-para-texto',
    ru: ['iz-shestnadtsaterichnogo-koda-v-tekst', 'iz-shestnadcaterichnogo-koda-v-tekst'],
  },
  recognizes: [{ kind: 'hex' }],
  effect: 'pure',
  inverse: 'text-to-hex',
  input: z.object({ text: byteNumberField('hex'), encoding: encodingField }),
  output: z.object({ text: byteTextOutput }),
  failures: byteNumberFailures.words,
  notes: [
    'Spaces, line breaks, commas, other separators, parentheses, brackets, braces and prefixes between the bytes are skipped. Anything else is rejected, and so are bytes that aren’t text in the chosen encoding; the error says where.',
  ],
  examples: [
    {
      input: { text: '48 65 6C 6C 6F' },
      in: inText({
        es: '48 6F 6C 61',
        fr: '42 6F 6E 6A 6F 75 72',
        id: '48 61 6C 6F',
        it: '43 69 61 6F',
        pl: '57 69 74 61 6A',
        pt: '4F 6C C3 A1',
        ru: 'D0 9F D1 80 D0 B8 D0 B2 D0 B5 D1 82',
      }),
      output: { text: 'Hello' },
    },
    { title: 'Non-ASCII letters and emoji', input: { text: 'c3a9f09f9880' }, output: { text: 'é😀' } },
    {
      title: 'From source code',
      input: { text: '{ 0x48, 0x69, 0x21 }' },
      in: {
        id: { input: { text: '{ 0x48, 0x61, 0x69 }' }, output: { text: 'Hai' } },
        it: { input: { text: '{ 0x43, 0x69, 0x61, 0x6F }' }, output: { text: 'Ciao' } },
        pt: { input: { text: '{ 0x4F, 0x69, 0x21 }' }, output: { text: 'Oi!' } },
      },
      output: { text: 'Hi!' },
    },
    {
      title: 'From an old page in Windows-1251',
      input: { text: 'CF F0 E8 E2 E5 F2', encoding: 'windows-1251' },
      output: { text: 'Привет' },
    },
  ],
  transform: ({ text, encoding }) => ({ text: readByteNumbers(text, 'hex', encoding).text }),
})
