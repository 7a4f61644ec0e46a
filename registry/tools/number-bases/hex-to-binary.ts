import { defineTool } from '../../../engine/core/define.ts'
import { HEX_MARKS_NOTE, baseConverter, leadingZerosFields, binaryPrefixFields } from '../../lib/numbers/base-fields.ts'

export const hexToBinary = defineTool({
  id: 'hex-to-binary',
  category: 'number-bases',
  icon: 'binary',
  title: 'Hex to binary',
  summary: 'Convert hexadecimal numbers of any length to binary, including fractions and negative numbers.',
  keywords: ['hexadecimal to binary', 'base 16 to base 2', 'hex to bits', 'nibble', '0x'],
  aliases: ['hexadecimal-to-binary'],
  slugs: {
    es: 'hexadecimal-a-binario',
    fr: 'hexadecimal-en-binaire',
    id: 'heksadesimal-ke-biner',
    it: 'da-esadecimale-a-binario',
    pl: ['szesnastkowy-na-binarny', 'szesnastkowy-na-dwojkowy'],
    pt: 'hexadecimal-para-binario',
    ru: ['iz-shestnadtsaterichnoy-v-dvoichnuyu', 'iz-shestnadcaterichnoy-v-dvoichnuyu'],
  },
  recognizes: [
    { kind: 'hex-number', confidence: 0.95, reading: 'digits' },
    { kind: 'hex', confidence: 0.7 },
  ],
  effect: 'pure',
  inverse: 'binary-to-hex',
  ...baseConverter('hex', 'binary', { ...binaryPrefixFields, ...leadingZerosFields }),
  notes: [
    'Each hexadecimal digit represents four bits, so the result is always exact. Leading zeros are dropped unless you keep them or choose a width in bits.',
    'In two’s complement, a number of the chosen width keeps its bits, and a negative number is written as a computer stores it.',
    HEX_MARKS_NOTE,
  ],
  examples: [
    { input: { text: '1F4' }, output: { text: '111110100' } },
    { title: 'Several numbers, with a prefix and a fraction', input: { text: '0xFF\n-A.8' }, output: { text: '11111111\n-1010.1' } },
    { title: 'Four bits for every digit', input: { text: '0A', leadingZeros: true, grouping: 'space' }, output: { text: '0000 1010' } },
  ],
})
