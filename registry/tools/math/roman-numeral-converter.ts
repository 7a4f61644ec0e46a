import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { flag, text } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { letterCaseFields } from '../../lib/numbers/base-fields.ts'
import { OVERLINED_MOST, ROMAN_MOST, fromRoman, romanFailures, romanParts, toRoman } from '../../lib/numbers/roman.ts'

export const romanNumeralConverter = defineTool({
  id: 'roman-numeral-converter',
  category: 'math',
  icon: 'landmark',
  title: 'Roman numeral converter',
  summary: 'Convert numbers to Roman numerals and Roman numerals to numbers, many at once, with a strict check of how they are written.',
  keywords: [
    'roman numerals',
    'roman numbers',
    'number to roman',
    'roman to number',
    'roman to arabic',
    'mmxxvi',
    'date in roman numerals',
  ],
  aliases: ['roman-numerals', 'roman-numerals-converter', 'number-to-roman-numerals', 'roman-numerals-to-numbers'],
  slugs: {
    es: 'conversor-de-numeros-romanos',
    fr: 'convertisseur-de-chiffres-romains',
    id: 'konverter-angka-romawi',
    it: 'convertitore-numeri-romani',
    pl: 'konwerter-liczb-rzymskich',
    pt: ['conversor-de-numeros-romanos', 'conversor-de-algarismos-romanos'],
    ru: 'konverter-rimskih-chisel',
  },
  recognizes: [{ kind: 'roman' }, { kind: 'number', reading: 'number', confidence: 0.9, pattern: /^[1-3]?\d{1,3}$/ }],
  effect: 'pure',
  input: z.object({
    text: text('Numbers', { max: 1_000_000, control: 'multiline', lines: 4, help: 'One number per line.' }),
    overline: flag('Overlines for thousands', { help: 'For numbers from 4,000 to 3,999,999.' }),
    ...letterCaseFields,
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', fileName: 'roman-numerals.txt' }),
    parts: table(
      'Breakdown',
      { numeral: column(z.string(), 'Part'), value: column(z.int(), 'Value', { format: 'number' }) },
      { fileName: 'roman-numeral.csv' },
    ).optional(),
  }),
  failures: romanFailures.words,
  notes: [
    'Lines of digits become Roman numerals; all other lines become numbers. Only the form taught today is accepted: I, X, C and M appear at most three times in a row, and only I before V and X, X before L and C, and C before D and M are subtracted. So 99 is XCIX, not IC.',
    'An overline (vinculum) multiplies by 1,000. From 4,000 on, all thousands go under it: 4,000 is I̅V̅, 1,000,000 is M̅. There is no Roman numeral for zero or negative numbers.',
    'The single Unicode characters, such as Ⅳ and ⅻ, are read like the letters they stand for.',
  ],
  examples: [
    {
      input: { text: '2026' },
      output: {
        text: 'MMXXVI',
        parts: [
          { numeral: 'MM', value: 2000 },
          { numeral: 'XX', value: 20 },
          { numeral: 'V', value: 5 },
          { numeral: 'I', value: 1 },
        ],
      },
    },
    { title: 'Both ways, several lines', input: { text: 'MCMXCIV\n1999\nxlii\nⅫ' }, output: { text: '1994\nMCMXCIX\n42\n12' } },
    { title: 'With overlines', input: { text: '1234567', overline: true }, output: { text: 'M̅C̅C̅X̅X̅X̅I̅V̅DLXVII' } },
  ],
  transform: ({ text, overline, letterCase }, { fail, signal }) => {
    const lines: string[] = []
    const values: number[] = []
    const write = (numeral: string) => (letterCase === 'lower' ? numeral.toLowerCase() : numeral)
    let start = 0
    for (const [index, line] of text.split('\n').entries()) {
      if (index % 1000 === 0) signal.throwIfAborted()
      const trimmed = line.trim()
      const offset = start + line.length - line.trimStart().length
      start += line.length + 1
      if (trimmed === '') {
        lines.push('')
        continue
      }
      const where = { field: 'text', offset, text }
      if (!/^[-+−]?[\d.,]/.test(trimmed)) {
        const value = fromRoman(trimmed, { text, offset })
        values.push(value)
        lines.push(String(value))
        continue
      }
      const digits = trimmed.replace(/^\+|(?<=\d)[\s_'’](?=\d)/g, '')
      if (!/^\d+$/.test(digits)) fail('not-whole', { number: trimmed.slice(0, 40).toWellFormed(), ...where })
      const value = Number(digits)
      const number = digits.slice(0, 40)
      if (value < 1 || value > OVERLINED_MOST) fail('out-of-range', { number, most: overline ? OVERLINED_MOST : ROMAN_MOST, ...where })
      if (value > ROMAN_MOST && !overline) fail('needs-overline', { number, most: OVERLINED_MOST, ...where })
      values.push(value)
      lines.push(write(toRoman(value)))
    }
    const [only] = values
    return {
      text: lines.join('\n'),
      parts:
        values.length === 1 && only !== undefined
          ? romanParts(only).map(({ numeral, value }) => ({ numeral: write(numeral), value }))
          : undefined,
    }
  },
})
