import { defineTool } from '../../../engine/core/define.ts'
import { HEX_MARKS_NOTE, baseConverter } from '../../lib/numbers/base-fields.ts'

export const hexToDecimal = defineTool({
  id: 'hex-to-decimal',
  category: 'number-bases',
  icon: 'hash',
  title: 'Hex to decimal',
  summary: 'Convert hexadecimal numbers of any length to decimal, including fractions and negative numbers.',
  keywords: ['hexadecimal to decimal', 'base 16 to base 10', 'hex converter', '0x', 'two’s complement'],
  aliases: ['hexadecimal-to-decimal'],
  slugs: {
    es: 'hexadecimal-a-decimal',
    fr: 'hexadecimal-en-decimal',
    id: 'heksadesimal-ke-desimal',
    it: 'da-esadecimale-a-decimale',
    pl: 'szesnastkowy-na-dziesietny',
    pt: 'hexadecimal-para-decimal',
    ru: ['iz-shestnadtsaterichnoy-v-desyatichnuyu', 'iz-shestnadcaterichnoy-v-desyatichnuyu'],
  },
  recognizes: [
    { kind: 'hex-number', reading: 'digits' },
    { kind: 'hex', confidence: 0.8 },
  ],
  effect: 'pure',
  inverse: 'decimal-to-hex',
  ...baseConverter('hex', 'decimal'),
  notes: [
    'Each position in a hexadecimal number represents a power of 16. Numbers of any length are converted with exact integer arithmetic, and every hexadecimal fraction has a finite number of decimal places, so the result is always exact.',
    'In two’s complement, a number whose highest bit is set is negative: in 8 bits, FF is -1.',
    HEX_MARKS_NOTE,
  ],
  examples: [
    { input: { text: '1F4' }, output: { text: '500' } },
    {
      title: 'Several numbers, with a prefix and a fraction',
      input: { text: '0xFF\n-A.8\ndead beef' },
      output: { text: '255\n-10.5\n3735928559' },
    },
    { title: 'As a computer stores it in 16 bits', input: { text: 'FFFE', width: '16' }, output: { text: '-2' } },
  ],
})
