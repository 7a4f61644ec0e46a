import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice } from '../../../engine/core/kit.ts'
import { BYTE_SEPARATORS, byteNumberOutput, byteTextField, codePointFields } from '../../lib/numbers/byte-fields.ts'
import { writeByteNumbers } from '../../lib/numbers/byte-numbers.ts'
import { encodeText, textEncodingFailures } from '../../lib/encoding/text-encoding.ts'
import { inText } from '../../lib/words/in-text.ts'

export const textToDecimal = defineTool({
  id: 'text-to-decimal',
  category: 'number-bases',
  icon: 'hash',
  title: 'Text to decimal',
  summary: 'Convert text to decimal numbers: ASCII codes, the bytes of an encoding, or Unicode code points.',
  keywords: ['text to ascii', 'ascii code', 'string to ascii', 'ascii to decimal', 'character codes', 'unicode code points', 'charcodeat'],
  aliases: ['text-to-ascii', 'string-to-decimal', 'ascii-to-decimal'],
  slugs: {
    es: 'texto-a-decimal',
    fr: 'texte-en-decimal',
    id: 'teks-ke-desimal',
    it: 'da-testo-a-decimale',
    pl: 'tekst-na-dziesietny',
    pt: 'texto-para-decimal',
    ru: 'tekst-v-desyatichnyy-kod',
  },
  effect: 'pure',
  inverse: 'decimal-to-text',
  input: z.object({
    text: byteTextField,
    ...codePointFields,
    separator: choice('Separator', { space: 'Space', comma: 'Comma', line: 'Line break' }),
  }),
  output: byteNumberOutput('decimal'),
  failures: textEncodingFailures.words,
  notes: [
    'The text is converted to bytes in the chosen encoding, each a number from 0 to 255. For plain English letters, these are the ASCII codes.',
    'Unicode code points are the numbers of whole characters: € is 8364, 😀 is 128512. They don’t depend on an encoding.',
  ],
  examples: [
    {
      input: { text: 'Hello' },
      in: inText({ es: 'Hola', fr: 'Bonjour', id: 'Halo', it: 'Ciao', pl: 'Witaj', pt: 'Olá', ru: 'Привет' }),
      output: { text: '72 101 108 108 111' },
    },
    { title: 'Non-ASCII letters and emoji', input: { text: 'é😀' }, output: { text: '195 169 240 159 152 128' } },
    { title: 'The same as Unicode code points', input: { text: 'é😀', unit: 'codePoints' }, output: { text: '233 128512' } },
  ],
  transform: ({ text, unit, separator, encoding }) => {
    const between = BYTE_SEPARATORS[separator]
    const bytes = encodeText(text, unit === 'bytes' ? encoding : 'utf-8', 'text')
    return {
      text: unit === 'bytes' ? writeByteNumbers(bytes, 'decimal', between) : Array.from(text, (one) => one.codePointAt(0)).join(between),
    }
  },
})
