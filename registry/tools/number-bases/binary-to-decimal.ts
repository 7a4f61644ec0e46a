import { defineTool } from '../../../engine/core/define.ts'
import { baseConverter } from '../../lib/numbers/base-fields.ts'

export const binaryToDecimal = defineTool({
  id: 'binary-to-decimal',
  category: 'number-bases',
  icon: 'binary',
  title: 'Binary to decimal',
  summary: 'Convert binary numbers of any length to decimal, including fractions and negative numbers.',
  keywords: ['base 2 to base 10', 'binary calculator', 'bits to number', '0b', 'two’s complement'],
  slugs: {
    es: 'binario-a-decimal',
    fr: 'binaire-en-decimal',
    id: 'biner-ke-desimal',
    it: 'da-binario-a-decimale',
    pl: ['binarny-na-dziesietny', 'dwojkowy-na-dziesietny'],
    pt: 'binario-para-decimal',
    ru: 'iz-dvoichnoy-v-desyatichnuyu',
  },
  recognizes: [
    { kind: 'binary-number', reading: 'digits' },
    { kind: 'binary', confidence: 0.8 },
  ],
  effect: 'pure',
  inverse: 'decimal-to-binary',
  ...baseConverter('binary', 'decimal'),
  notes: [
    'Each position in a binary number represents a power of 2. Numbers of any length are converted with exact integer arithmetic, and every binary fraction has a finite number of decimal places, so the result is always exact.',
    'In two’s complement, a number whose highest bit is set is negative: in 8 bits, 11111111 is -1.',
  ],
  examples: [
    { input: { text: '111110100' }, output: { text: '500' } },
    { title: 'Several numbers, with a prefix and a fraction', input: { text: '0b11111111\n-1010.1' }, output: { text: '255\n-10.5' } },
    { title: 'As a computer stores it in 16 bits', input: { text: '1111111111111110', width: '16' }, output: { text: '-2' } },
  ],
})
