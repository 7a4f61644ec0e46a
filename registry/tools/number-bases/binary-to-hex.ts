import { defineTool } from '../../../engine/core/define.ts'
import { baseConverter, letterCaseFields, hexPrefixFields } from '../../lib/numbers/base-fields.ts'

export const binaryToHex = defineTool({
  id: 'binary-to-hex',
  category: 'number-bases',
  icon: 'binary',
  title: 'Binary to hex',
  summary: 'Convert binary numbers of any length to hexadecimal, including fractions and negative numbers.',
  keywords: ['binary to hexadecimal', 'base 2 to base 16', 'bits to hex', 'nibble', '0b'],
  aliases: ['binary-to-hexadecimal'],
  slugs: {
    es: 'binario-a-hexadecimal',
    fr: 'binaire-en-hexadecimal',
    id: 'biner-ke-heksadesimal',
    it: 'da-binario-a-esadecimale',
    pl: ['binarny-na-szesnastkowy', 'dwojkowy-na-szesnastkowy'],
    pt: 'binario-para-hexadecimal',
    ru: ['iz-dvoichnoy-v-shestnadtsaterichnuyu', 'iz-dvoichnoy-v-shestnadcaterichnuyu'],
  },
  recognizes: [
    { kind: 'binary-number', confidence: 0.95, reading: 'digits' },
    { kind: 'binary', confidence: 0.75 },
  ],
  effect: 'pure',
  inverse: 'hex-to-binary',
  ...baseConverter('binary', 'hex', { ...hexPrefixFields, ...letterCaseFields }),
  notes: [
    'Four binary digits make one hexadecimal digit, counted from the point outward, so the result is always exact. Leading zeros are dropped unless you choose a width in bits.',
    'In two’s complement, a number of the chosen width keeps its bits, and a negative number is written as a computer stores it: in 8 bits, -1 is FF.',
  ],
  examples: [
    { input: { text: '111110100' }, output: { text: '1F4' } },
    { title: 'Several numbers, with a prefix and a fraction', input: { text: '0b11111111\n-1010.1' }, output: { text: 'FF\n-A.8' } },
    { title: 'Eight bits, with the prefix', input: { text: '1010', width: '8', prefix: true }, output: { text: '0x0A' } },
  ],
})
