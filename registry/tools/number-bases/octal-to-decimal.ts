import { defineTool } from '../../../engine/core/define.ts'
import { baseConverter } from '../../lib/numbers/base-fields.ts'

export const octalToDecimal = defineTool({
  id: 'octal-to-decimal',
  category: 'number-bases',
  icon: 'hash',
  title: 'Octal to decimal',
  summary: 'Convert octal numbers of any length to decimal, including fractions and negative numbers.',
  keywords: ['base 8 to base 10', 'octal calculator', 'oct to dec', '0o', 'two’s complement'],
  slugs: {
    es: 'octal-a-decimal',
    fr: 'octal-en-decimal',
    id: 'oktal-ke-desimal',
    it: 'da-ottale-a-decimale',
    pl: 'osemkowy-na-dziesietny',
    pt: 'octal-para-decimal',
    ru: 'iz-vosmerichnoy-v-desyatichnuyu',
  },
  recognizes: [{ kind: 'octal-number', reading: 'digits' }],
  effect: 'pure',
  inverse: 'decimal-to-octal',
  ...baseConverter('octal', 'decimal'),
  notes: [
    'Each position in an octal number represents a power of 8. Numbers of any length are converted with exact integer arithmetic, and every octal fraction has a finite number of decimal places, so the result is always exact.',
    'In two’s complement, a number whose highest bit is set is negative: in 8 bits, 377 is -1.',
  ],
  examples: [
    { input: { text: '764' }, output: { text: '500' } },
    { title: 'Several numbers, with a prefix and a fraction', input: { text: '0o377\n-12.4' }, output: { text: '255\n-10.5' } },
    { title: 'As a computer stores it in 16 bits', input: { text: '177776', width: '16' }, output: { text: '-2' } },
  ],
})
