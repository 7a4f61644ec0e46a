import { defineTool } from '../../../engine/core/define.ts'
import { baseConverter, leadingZerosFields, binaryPrefixFields } from '../../lib/numbers/base-fields.ts'

export const octalToBinary = defineTool({
  id: 'octal-to-binary',
  category: 'number-bases',
  icon: 'binary',
  title: 'Octal to binary',
  summary: 'Convert octal numbers of any length to binary, including fractions and negative numbers.',
  keywords: ['base 8 to base 2', 'octal to bits', 'chmod', '0o', '0b'],
  slugs: {
    es: 'octal-a-binario',
    fr: 'octal-en-binaire',
    id: 'oktal-ke-biner',
    it: 'da-ottale-a-binario',
    pl: ['osemkowy-na-binarny', 'osemkowy-na-dwojkowy'],
    pt: 'octal-para-binario',
    ru: 'iz-vosmerichnoy-v-dvoichnuyu',
  },
  recognizes: [{ kind: 'octal-number', confidence: 0.92, reading: 'digits' }],
  effect: 'pure',
  inverse: 'binary-to-octal',
  ...baseConverter('octal', 'binary', { ...binaryPrefixFields, ...leadingZerosFields }),
  notes: [
    'Each octal digit represents three bits, so the result is always exact. Leading zeros are dropped unless you keep them or choose a width in bits.',
    'In two’s complement, a number of the chosen width keeps its bits, and a negative number is written as a computer stores it.',
  ],
  examples: [
    { input: { text: '755' }, output: { text: '111101101' } },
    { title: 'Several numbers, with a prefix and a fraction', input: { text: '0o377\n-12.4' }, output: { text: '11111111\n-1010.1' } },
    { title: 'Three bits for every digit', input: { text: '017', leadingZeros: true }, output: { text: '000001111' } },
  ],
})
