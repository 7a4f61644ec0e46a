import { defineTool } from '../../../engine/core/define.ts'
import { DECIMAL_MARKS_NOTE, baseConverter, letterCaseFields, hexPrefixFields } from '../../lib/numbers/base-fields.ts'

export const decimalToHex = defineTool({
  id: 'decimal-to-hex',
  category: 'number-bases',
  icon: 'hash',
  title: 'Decimal to hex',
  summary: 'Convert decimal numbers of any length to hexadecimal, including fractions and negative numbers.',
  keywords: ['decimal to hexadecimal', 'base 10 to base 16', 'hex converter', '0x', 'two’s complement'],
  aliases: ['decimal-to-hexadecimal'],
  slugs: {
    es: 'decimal-a-hexadecimal',
    fr: 'decimal-en-hexadecimal',
    id: 'desimal-ke-heksadesimal',
    it: 'da-decimale-a-esadecimale',
    pl: 'dziesietny-na-szesnastkowy',
    pt: 'decimal-para-hexadecimal',
    ru: ['iz-desyatichnoy-v-shestnadtsaterichnuyu', 'iz-desyatichnoy-v-shestnadcaterichnuyu'],
  },
  recognizes: [{ kind: 'number', reading: 'number', confidence: 0.95, pattern: /^-?\d+$/ }],
  effect: 'pure',
  inverse: 'hex-to-decimal',
  ...baseConverter('decimal', 'hex', { ...hexPrefixFields, ...letterCaseFields }),
  notes: [
    'The number is divided by 16 again and again; the remainders are the hexadecimal digits. Numbers of any length are converted with exact integer arithmetic.',
    'Many decimal fractions, such as 0.1, never end in hexadecimal. They are rounded half away from zero to the number of digits you choose, and a notice says so.',
    'In two’s complement, negative numbers are written as a computer stores them: in 8 bits, -1 is FF.',
    DECIMAL_MARKS_NOTE,
  ],
  examples: [
    { input: { text: '500' }, output: { text: '1F4' } },
    {
      title: 'Several numbers, with a prefix',
      input: { text: '255\n-10.5\n3735928559', prefix: true },
      in: {
        fr: { input: { text: '255\n-10,5\n3735928559' } },
        pt: { input: { text: '255\n-10,5\n3735928559' } },
        it: { input: { text: '255\n-10,5\n3735928559' } },
      },
      output: { text: '0xFF\n-0xA.8\n0xDEADBEEF' },
    },
    { title: 'As a computer stores it in 16 bits', input: { text: '-2', width: '16' }, output: { text: 'FFFE' } },
    { title: 'In base 36, too', input: { text: '46655', otherBase: 36 }, output: { text: 'B63F', other: 'ZZZ' } },
  ],
})
