import { defineTool } from '../../../engine/core/define.ts'
import { DECIMAL_MARKS_NOTE, baseConverter, binaryPrefixFields } from '../../lib/numbers/base-fields.ts'

export const decimalToBinary = defineTool({
  id: 'decimal-to-binary',
  category: 'number-bases',
  icon: 'binary',
  title: 'Decimal to binary',
  summary: 'Convert decimal numbers of any length to binary, including fractions and negative numbers.',
  keywords: ['base 10 to base 2', 'number to binary', 'dec to bin', '0b', 'two’s complement'],
  slugs: {
    es: 'decimal-a-binario',
    fr: 'decimal-en-binaire',
    id: 'desimal-ke-biner',
    it: 'da-decimale-a-binario',
    pl: ['dziesietny-na-binarny', 'dziesietny-na-dwojkowy'],
    pt: 'decimal-para-binario',
    ru: 'iz-desyatichnoy-v-dvoichnuyu',
  },
  recognizes: [{ kind: 'number', reading: 'number', confidence: 0.94, pattern: /^-?\d+$/ }],
  effect: 'pure',
  inverse: 'binary-to-decimal',
  ...baseConverter('decimal', 'binary', binaryPrefixFields),
  notes: [
    'The number is divided by 2 again and again; the remainders are the binary digits. Numbers of any length are converted with exact integer arithmetic.',
    'Many decimal fractions, such as 0.1, never end in binary. They are rounded half away from zero to the number of digits you choose, and a notice says so.',
    'In two’s complement, negative numbers are written as a computer stores them: in 8 bits, -1 is 11111111.',
    DECIMAL_MARKS_NOTE,
  ],
  examples: [
    { input: { text: '500' }, output: { text: '111110100' } },
    {
      title: 'Several numbers, with a prefix',
      input: { text: '255\n-10.5', prefix: true },
      in: { fr: { input: { text: '255\n-10,5' } }, pt: { input: { text: '255\n-10,5' } }, it: { input: { text: '255\n-10,5' } } },
      output: { text: '0b11111111\n-0b1010.1' },
    },
    { title: 'As a computer stores it in 16 bits', input: { text: '-2', width: '16' }, output: { text: '1111111111111110' } },
  ],
})
