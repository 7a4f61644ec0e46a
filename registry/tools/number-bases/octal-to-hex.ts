import { defineTool } from '../../../engine/core/define.ts'
import { baseConverter, letterCaseFields, prefixFields } from '../../lib/numbers/base-fields.ts'

export const octalToHex = defineTool({
  id: 'octal-to-hex',
  category: 'number-bases',
  icon: 'hash',
  title: 'Octal to hex',
  summary: 'Turn octal numbers of any length into hexadecimal, fractions and negative numbers included.',
  keywords: ['octal to hexadecimal', 'base 8 to base 16', 'hex converter', '0o', '0x'],
  aliases: ['octal-to-hexadecimal'],
  slugs: {
    es: 'octal-a-hexadecimal',
    fr: 'octal-en-hexadecimal',
    id: 'oktal-ke-heksadesimal',
    it: 'da-ottale-a-esadecimale',
    pl: 'osemkowy-na-szesnastkowy',
    pt: 'octal-para-hexadecimal',
    ru: 'iz-vosmerichnoy-v-shestnadcaterichnuyu',
  },
  effect: 'pure',
  inverse: 'hex-to-octal',
  ...baseConverter('octal', 'hex', { ...prefixFields, ...letterCaseFields }),
  notes: [
    'The digits are taken apart into bits and grouped anew from the point outwards, so the result is always exact. Leading zeros are dropped unless a width in bits is chosen.',
    'With two’s complement, a number of the chosen width keeps its bits, and a number with a minus is written as a computer stores it.',
  ],
  examples: [
    { input: { text: '764' }, output: { text: '1F4' } },
    { title: 'Several numbers, with prefix and fraction', input: { text: '0o377\n-12.4' }, output: { text: 'FF\n-A.8' } },
    { title: 'As a computer stores it in 16 bits', input: { text: '-2', width: '16' }, output: { text: 'FFFE' } },
  ],
})
