import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { byteNumberField, byteTextOutput, codePointFields } from '../../lib/numbers/byte-fields.ts'
import { byteNumberFailures, readByteNumbers, readCodePoints } from '../../lib/numbers/byte-numbers.ts'
import { inText } from '../../lib/words/in-text.ts'

export const decimalToText = defineTool({
  id: 'decimal-to-text',
  category: 'number-bases',
  icon: 'file-text',
  title: 'Decimal to text',
  summary: 'Convert decimal numbers to text: ASCII codes, the bytes of an encoding, or Unicode code points.',
  keywords: [
    'ascii to text',
    'decimal to ascii',
    'ascii code to text',
    'character codes',
    'unicode code points',
    'fromcharcode',
    'numbers to letters',
  ],
  aliases: ['ascii-to-text', 'decimal-to-ascii', 'decimal-to-string'],
  slugs: {
    es: 'decimal-a-texto',
    fr: 'decimal-en-texte',
    id: 'desimal-ke-teks',
    it: 'da-decimale-a-testo',
    pl: 'dziesietny-na-tekst',
    pt: 'decimal-para-texto',
    ru: 'iz-desyatichnogo-koda-v-tekst',
  },
  recognizes: [{ kind: 'decimal-bytes' }],
  effect: 'pure',
  inverse: 'text-to-decimal',
  input: z.object({ text: byteNumberField('decimal'), ...codePointFields }),
  output: z.object({ text: byteTextOutput }),
  failures: {
    ...byteNumberFailures.words,
    surrogate: '{{value}} is half of a surrogate pair, not a character. Enter the code point of the whole character.',
  },
  notes: [
    'Spaces, line breaks, commas, other separators, parentheses, brackets, braces and prefixes between the bytes are skipped. Anything else is rejected, and so are bytes that aren’t text in the chosen encoding; the error says where.',
    'Numbers above 255 aren’t bytes, but they can be Unicode code points: € is 8364, 😀 is 128512. Code points don’t depend on an encoding.',
  ],
  examples: [
    {
      input: { text: '72 101 108 108 111' },
      in: inText({
        es: '72 111 108 97',
        fr: '66 111 110 106 111 117 114',
        id: '72 97 108 111',
        it: '67 105 97 111',
        pl: '87 105 116 97 106',
        pt: '79 108 195 161',
        ru: '208 159 209 128 208 184 208 178 208 181 209 130',
      }),
      output: { text: 'Hello' },
    },
    { title: 'UTF-8 bytes', input: { text: '[195, 169, 240, 159, 152, 128]' }, output: { text: 'é😀' } },
    { title: 'The same as Unicode code points', input: { text: '233 128512', unit: 'codePoints' }, output: { text: 'é😀' } },
  ],
  transform: ({ text, unit, encoding }, { fail }) => ({
    text:
      unit === 'bytes'
        ? readByteNumbers(text, 'decimal', encoding).text
        : readCodePoints(text, (value, offset) => fail('surrogate', { value, field: 'text', offset, text })),
  }),
})
