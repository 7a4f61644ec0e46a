import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { byteNumberField, byteTextOutput, encodingField } from '../../lib/numbers/byte-fields.ts'
import { byteNumberFailures, readByteNumbers } from '../../lib/numbers/byte-numbers.ts'
import { inText } from '../../lib/words/in-text.ts'

export const octalToText = defineTool({
  id: 'octal-to-text',
  category: 'number-bases',
  icon: 'file-text',
  title: 'Octal to text',
  summary: 'Convert octal bytes to text, and see exactly where they are damaged.',
  keywords: ['octal to ascii', 'octal to string', 'octal decoder', 'octal escape', 'octal to utf-8'],
  aliases: ['octal-to-ascii', 'octal-to-string'],
  slugs: {
    es: 'octal-a-texto',
    fr: 'octal-en-texte',
    id: 'oktal-ke-teks',
    it: 'da-ottale-a-testo',
    pl: 'osemkowy-na-tekst',
    pt: 'octal-para-texto',
    ru: 'iz-vosmerichnogo-koda-v-tekst',
  },
  recognizes: [{ kind: 'octal' }],
  effect: 'pure',
  inverse: 'text-to-octal',
  input: z.object({ text: byteNumberField('octal'), encoding: encodingField }),
  output: z.object({ text: byteTextOutput }),
  failures: byteNumberFailures.words,
  notes: [
    'Spaces, line breaks, commas, other separators, parentheses, brackets, braces and prefixes between the bytes are skipped. Anything else is rejected, and so are bytes that aren’t text in the chosen encoding; the error says where.',
    'A byte has up to three octal digits, 0 to 377. Without separators, every byte needs all three.',
  ],
  examples: [
    {
      input: { text: '110 145 154 154 157' },
      in: inText({
        es: '110 157 154 141',
        fr: '102 157 156 152 157 165 162',
        id: '110 141 154 157',
        it: '103 151 141 157',
        pl: '127 151 164 141 152',
        pt: '117 154 303 241',
        ru: '320 237 321 200 320 270 320 262 320 265 321 202',
      }),
      output: { text: 'Hello' },
    },
    { title: 'Non-ASCII letters and emoji', input: { text: '303251 360237230200' }, output: { text: 'é😀' } },
    {
      title: 'From source code',
      input: { text: String.raw`\110\151\041` },
      in: {
        id: { input: { text: String.raw`\110\141\151` }, output: { text: 'Hai' } },
        it: { input: { text: String.raw`\103\151\141\157` }, output: { text: 'Ciao' } },
        pt: { input: { text: String.raw`\117\151\041` }, output: { text: 'Oi!' } },
      },
      output: { text: 'Hi!' },
    },
  ],
  transform: ({ text, encoding }) => ({ text: readByteNumbers(text, 'octal', encoding).text }),
})
