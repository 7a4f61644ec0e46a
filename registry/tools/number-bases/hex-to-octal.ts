import { defineTool } from '../../../engine/core/define.ts'
import { HEX_MARKS_NOTE, baseConverter, octalPrefixFields } from '../../lib/numbers/base-fields.ts'

export const hexToOctal = defineTool({
  id: 'hex-to-octal',
  category: 'number-bases',
  icon: 'hash',
  title: 'Hex to octal',
  summary: 'Convert hexadecimal numbers of any length to octal, including fractions and negative numbers.',
  keywords: ['hexadecimal to octal', 'base 16 to base 8', 'hex converter', '0x', '0o'],
  aliases: ['hexadecimal-to-octal'],
  slugs: {
    es: 'hexadecimal-a-octal',
    fr: 'hexadecimal-en-octal',
    id: 'heksadesimal-ke-oktal',
    it: 'da-esadecimale-a-ottale',
    pl: 'szesnastkowy-na-osemkowy',
    pt: 'hexadecimal-para-octal',
    ru: ['iz-shestnadtsaterichnoy-v-vosmerichnuyu', 'iz-shestnadcaterichnoy-v-vosmerichnuyu'],
  },
  recognizes: [{ kind: 'hex-number', confidence: 0.85, reading: 'digits' }],
  effect: 'pure',
  inverse: 'octal-to-hex',
  ...baseConverter('hex', 'octal', octalPrefixFields),
  notes: [
    'The digits are split into bits and regrouped from the point outward, so the result is always exact. Leading zeros are dropped unless you choose a width in bits.',
    'In two’s complement, a number of the chosen width keeps its bits, and a negative number is written as a computer stores it.',
    HEX_MARKS_NOTE,
  ],
  examples: [
    { input: { text: '1F4' }, output: { text: '764' } },
    { title: 'Several numbers, with a prefix and a fraction', input: { text: '0xFF\n-A.8' }, output: { text: '377\n-12.4' } },
    { title: 'As a computer stores it in 16 bits', input: { text: '-2', width: '16' }, output: { text: '177776' } },
  ],
})
