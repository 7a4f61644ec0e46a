import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { byteNumberField, byteTextOutput, encodingField } from '../../lib/numbers/byte-fields.ts'
import { byteNumberFailures, readByteNumbers } from '../../lib/numbers/byte-numbers.ts'
import { inText } from '../../lib/words/in-text.ts'

export const binaryToText = defineTool({
  id: 'binary-to-text',
  category: 'number-bases',
  icon: 'file-text',
  title: 'Binary to text',
  summary: 'Convert binary code to text, eight bits per byte, and see exactly where it is damaged.',
  keywords: ['binary to ascii', 'binary decoder', 'binary to english', 'binary translator', 'bits to string', 'binary code reader'],
  aliases: ['binary-to-ascii', 'binary-to-string', 'binary-decoder'],
  slugs: {
    es: 'binario-a-texto',
    fr: 'binaire-en-texte',
    id: 'biner-ke-teks',
    it: 'da-binario-a-testo',
    pl: 'binarny-na-tekst',
    pt: 'binario-para-texto',
    ru: 'iz-dvoichnogo-koda-v-tekst',
  },
  recognizes: [{ kind: 'binary' }],
  effect: 'pure',
  inverse: 'text-to-binary',
  input: z.object({ text: byteNumberField('binary'), encoding: encodingField }),
  output: z.object({ text: byteTextOutput }),
  failures: byteNumberFailures.words,
  notices: {
    padded: {
      one: '{{count, number}} group of fewer than eight bits was read as if it had leading zeros.',
      other: '{{count, number}} groups of fewer than eight bits were read as if they had leading zeros.',
    },
  },
  notes: [
    'Spaces, line breaks, commas, other separators, parentheses, brackets, braces and prefixes between the bytes are skipped. Anything else is rejected, and so are bytes that aren’t text in the chosen encoding; the error says where.',
    'Groups of seven bits, as in plain ASCII, and groups without leading zeros are read as one byte each, and a notice says so. Groups of four bits are joined in pairs.',
  ],
  examples: [
    {
      input: { text: '01001000 01101001 00100001' },
      in: inText({
        es: '01011001 01101111',
        fr: '01001101 01101111 01101001',
        id: '01001000 01100001 01101001',
        it: '01001001 01101111',
        pl: '01001000 01100101 01101010',
        pt: '01001111 01101001 00100001',
        ru: '11010000 10101111',
      }),
      output: { text: 'Hi!' },
    },
    { title: 'Non-ASCII letters and emoji', input: { text: '110000111010100111110000100111111001100010000000' }, output: { text: 'é😀' } },
    {
      title: 'Seven bits of ASCII',
      input: { text: '1001000 1101001' },
      in: {
        es: { input: { text: '1011001 1101111' }, output: { text: 'Yo', notices: [{ code: 'padded', params: { count: 2 } }] } },
        id: { input: { text: '1001000 1100001 1101001' }, output: { text: 'Hai', notices: [{ code: 'padded', params: { count: 3 } }] } },
        it: { input: { text: '1001001 1101111' }, output: { text: 'Io' } },
        pl: {
          input: { text: '1000001 1101000 1101111 1101010' },
          output: { text: 'Ahoj', notices: [{ code: 'padded', params: { count: 4 } }] },
        },
        pt: { input: { text: '1001111 1101001' }, output: { text: 'Oi', notices: [{ code: 'padded', params: { count: 2 } }] } },
      },
      output: { text: 'Hi', notices: [{ code: 'padded', params: { count: 2 } }] },
    },
  ],
  transform: ({ text, encoding }, { note }) => {
    const { text: read, padded } = readByteNumbers(text, 'binary', encoding)
    if (padded > 0) note('padded', { count: padded })
    return { text: read }
  },
})
