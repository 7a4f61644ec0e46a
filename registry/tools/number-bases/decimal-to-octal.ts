import { defineTool } from '../../../engine/core/define.ts'
import { DECIMAL_MARKS_NOTE, baseConverter, octalPrefixFields } from '../../lib/numbers/base-fields.ts'

export const decimalToOctal = defineTool({
  id: 'decimal-to-octal',
  category: 'number-bases',
  icon: 'hash',
  title: 'Decimal to octal',
  summary: 'Convert decimal numbers of any length to octal, including fractions and negative numbers.',
  keywords: ['base 10 to base 8', 'number to octal', 'dec to oct', '0o', 'two’s complement'],
  slugs: {
    es: 'decimal-a-octal',
    fr: 'decimal-en-octal',
    id: 'desimal-ke-oktal',
    it: 'da-decimale-a-ottale',
    pl: 'dziesietny-na-osemkowy',
    pt: 'decimal-para-octal',
    ru: 'iz-desyatichnoy-v-vosmerichnuyu',
  },
  recognizes: [{ kind: 'number', reading: 'number', confidence: 0.85, pattern: /^-?\d+$/ }],
  effect: 'pure',
  inverse: 'octal-to-decimal',
  ...baseConverter('decimal', 'octal', octalPrefixFields),
  notes: [
    'The number is divided by 8 again and again; the remainders are the octal digits. Numbers of any length are converted with exact integer arithmetic.',
    'Many decimal fractions, such as 0.1, never end in octal. They are rounded half away from zero to the number of digits you choose, and a notice says so.',
    'In two’s complement, negative numbers are written as a computer stores them: in 8 bits, -1 is 377.',
    DECIMAL_MARKS_NOTE,
  ],
  examples: [
    { input: { text: '500' }, output: { text: '764' } },
    {
      title: 'Several numbers, with a prefix',
      input: { text: '255\n-10.5', prefix: true },
      in: { fr: { input: { text: '255\n-10,5' } }, pt: { input: { text: '255\n-10,5' } }, it: { input: { text: '255\n-10,5' } } },
      output: { text: '0o377\n-0o12.4' },
    },
    { title: 'As a computer stores it in 16 bits', input: { text: '-2', width: '16' }, output: { text: '177776' } },
  ],
})
