import { defineTool } from '../../../engine/core/define.ts'
import { baseConverter, octalPrefixFields } from '../../lib/numbers/base-fields.ts'

export const binaryToOctal = defineTool({
  id: 'binary-to-octal',
  category: 'number-bases',
  icon: 'binary',
  title: 'Binary to octal',
  summary: 'Convert binary numbers of any length to octal, including fractions and negative numbers.',
  keywords: ['base 2 to base 8', 'bits to octal', 'chmod', '0b', '0o'],
  slugs: {
    es: 'binario-a-octal',
    fr: 'binaire-en-octal',
    id: 'biner-ke-oktal',
    it: 'da-binario-a-ottale',
    pl: ['binarny-na-osemkowy', 'dwojkowy-na-osemkowy'],
    pt: 'binario-para-octal',
    ru: 'iz-dvoichnoy-v-vosmerichnuyu',
  },
  recognizes: [{ kind: 'binary-number', confidence: 0.85, reading: 'digits' }],
  effect: 'pure',
  inverse: 'octal-to-binary',
  ...baseConverter('binary', 'octal', octalPrefixFields),
  notes: [
    'Three binary digits make one octal digit, counted from the point outward, so the result is always exact. Leading zeros are dropped unless you choose a width in bits.',
    'In two’s complement, a number of the chosen width keeps its bits, and a negative number is written as a computer stores it.',
  ],
  examples: [
    { input: { text: '111101101' }, output: { text: '755' } },
    { title: 'Several numbers, with a prefix and a fraction', input: { text: '0b11111111\n-1010.1' }, output: { text: '377\n-12.4' } },
    { title: 'Eight bits, with the prefix', input: { text: '1010', width: '8', prefix: true }, output: { text: '0o012' } },
  ],
})
