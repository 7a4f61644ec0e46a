import { defineTool } from '../../../engine/core/define.ts'
import { baseConverter } from '../../lib/numbers/base-fields.ts'

export const octalToDecimal = defineTool({
  id: 'octal-to-decimal',
  category: 'number-bases',
  icon: 'hash',
  title: 'Octal to decimal',
  summary: 'Turn octal numbers of any length into decimal, fractions and negative numbers included.',
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
  effect: 'pure',
  inverse: 'decimal-to-octal',
  ...baseConverter('octal', 'decimal'),
  notes: [
    'Each octal digit stands for a power of 8. Numbers of any length are worked out with exact whole-number arithmetic, and every octal fraction ends in decimal, so the result is always exact.',
    'With two’s complement, a number whose highest bit is set is read as negative: in 8 bits, 377 is -1.',
  ],
  examples: [
    { input: { text: '764' }, output: { text: '500' } },
    { title: 'Several numbers, with prefix and fraction', input: { text: '0o377\n-12.4' }, output: { text: '255\n-10.5' } },
    { title: 'As a computer stores it in 16 bits', input: { text: '177776', width: '16' }, output: { text: '-2' } },
  ],
})
