import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { TEXT_ENCODINGS, encodeText, textEncodingFailures } from '../../lib/text-encoding.ts'

/** Each byte becomes up to ten characters. */
const TEXT_MOST = 4 * 1024 * 1024

const SEPARATORS = { space: ' ', none: '', comma: ',', line: '\n' } as const

export const textToBinary = defineTool({
  id: 'text-to-binary',
  category: 'number-bases',
  icon: 'binary',
  title: 'Text to binary',
  summary: 'Write text as the ones and zeros that a computer stores, eight bits for each byte.',
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
  effect: 'pure',
  input: z.object({
    text: z.string().max(TEXT_MOST).meta({ label: 'Text', control: 'multiline' }),
    separator: z
      .enum(['space', 'none', 'comma', 'line'])
      .default('space')
      .meta({ label: 'Separator', choices: { space: 'Space', none: 'None', comma: 'Comma', line: 'Line break' } }),
    encoding: z.enum(TEXT_ENCODINGS).default('utf-8').meta({ label: 'Text encoding', named: 'raw' }),
  }),
  output: z.object({ text: z.string().meta({ label: 'Binary', view: 'code', fileName: 'binary.txt' }) }),
  failures: textEncodingFailures.words,
  notes: [
    'The text is first turned into bytes in the chosen encoding, then each byte is written as eight bits, the highest first. In UTF-8 a basic Latin letter is one byte; other letters and emoji take two to four.',
  ],
  examples: [
    { input: { text: 'Hi!' }, output: { text: '01001000 01101001 00100001' } },
    { title: 'A letter of two bytes in UTF-8', input: { text: 'é' }, output: { text: '11000011 10101001' } },
    {
      title: 'The same letter in Latin-1, without separator',
      input: { text: 'éa', encoding: 'iso-8859-1', separator: 'none' },
      output: { text: '1110100101100001' },
    },
  ],
  transform: ({ text, separator, encoding }) => ({ text: writeBits(encodeText(text, encoding, 'text'), SEPARATORS[separator]) }),
})

const BITS = Array.from({ length: 256 }, (_, byte) => byte.toString(2).padStart(8, '0'))

function writeBits(bytes: Uint8Array, separator: string): string {
  return Array.from(bytes, (byte) => BITS[byte]).join(separator)
}
