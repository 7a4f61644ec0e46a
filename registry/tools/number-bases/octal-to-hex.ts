import { defineTool } from '../../../engine/core/define.ts'
import { baseConverter, letterCaseFields, hexPrefixFields } from '../../lib/numbers/base-fields.ts'

export const octalToHex = defineTool({
  id: 'octal-to-hex',
  category: 'number-bases',
  icon: 'hash',
  title: 'Octal to hex',
  summary: 'Convert octal numbers of any length to hexadecimal, including fractions and negative numbers.',
  keywords: ['octal to hexadecimal', 'base 8 to base 16', 'hex converter', '0o', '0x'],
  aliases: ['octal-to-hexadecimal'],
  slugs: {
    es: 'octal-a-hexadecimal',
    fr: 'octal-en-hexadecimal',
    id: 'oktal-ke-heksadesimal',
    it: 'da-ottale-a-esadecimale',
    pl: 'osemkowy-na-szesnastkowy',
    pt: 'octal-para-hexadecimal',
    ru: ['iz-vosmerichnoy-v-shestnadtsaterichnuyu', 'iz-vosmerichnoy-v-shestnadcaterichnuyu'],
  },
  recognizes: [{ kind: 'octal-number', confidence: 0.9, reading: 'digits' }],
  effect: 'pure',
  inverse: 'hex-to-octal',
  ...baseConverter('octal', 'hex', { ...hexPrefixFields, ...letterCaseFields }),
  notes: [
    'The digits are split into bits and regrouped from the point outward, so the result is always exact. Leading zeros are dropped unless you choose a width in bits.',
    'In two’s complement, a number of the chosen width keeps its bits, and a negative number is written as a computer stores it.',
  ],
  examples: [
    { input: { text: '764' }, output: { text: '1F4' } },
    { title: 'Several numbers, with a prefix and a fraction', input: { text: '0o377\n-12.4' }, output: { text: 'FF\n-A.8' } },
    { title: 'As a computer stores it in 16 bits', input: { text: '-2', width: '16' }, output: { text: 'FFFE' } },
  ],
})
