import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { OVERLINED_MOST, toRoman } from '../../lib/numbers/roman.ts'
import { STYLE_NOTES, styledTextField } from '../../lib/styled/tools.ts'
import { styleChoices, styleText } from '../../lib/styled/styles.ts'
import { inText } from '../../lib/words/in-text.ts'

const STYLES = ['bold', 'sansBold', 'italic', 'boldItalic', 'boldScript', 'fraktur', 'boldFraktur', 'doubleStruck', 'monospace'] as const
/** Digits that are part of a word, as in mp3, are none of its numbers. */
const NUMBER = /(?<![\p{L}\p{M}\p{N}])[0-9]+(?![\p{L}\p{M}\p{N}])/gu
const FRACTION = /(?<![\p{L}\p{M}\p{N}.,])[0-9]+[.,][0-9]+(?![\p{L}\p{M}\p{N}]|[.,][0-9])/gu
/** Unicode has one sign for each number to twelve, from here on. */
const FIRST_SIGN = 0x2160
const SIGNS: { readonly [letter: string]: string } = { I: 'Ⅰ', V: 'Ⅴ', X: 'Ⅹ', L: 'Ⅼ', C: 'Ⅽ', D: 'Ⅾ', M: 'Ⅿ' }

export const romanNumeralFontGenerator = defineTool({
  id: 'roman-numeral-font-generator',
  category: 'styled-text',
  icon: 'landmark',
  title: 'Roman numeral font generator',
  summary: 'Convert the numbers in your text to Roman numerals in styled letters, for dates, tattoos and titles.',
  keywords: [
    'roman numerals font',
    'roman numeral tattoo',
    'roman numerals copy and paste',
    'roman date',
    'roman letters',
    'date in roman numerals',
  ],
  aliases: ['roman-numeral-text-generator'],
  slugs: {
    es: 'letras-en-numeros-romanos',
    fr: 'ecriture-chiffres-romains',
    id: 'font-angka-romawi',
    it: 'scritte-numeri-romani',
    pl: 'czcionka-cyfry-rzymskie',
    pt: 'letras-em-numeros-romanos',
    ru: 'shrift-rimskie-tsifry',
  },
  effect: 'pure',
  input: z.object({
    text: styledTextField,
    style: choice('Style', { ...styleChoices(STYLES), signs: 'Single characters (Ⅳ)' }, { default: 'bold' }),
    rest: flag('Style the words too', { when: { style: [...STYLES] } }),
  }),
  output: z.object({ text: part(z.string(), 'Result') }),
  notices: {
    'not-roman': 'Roman numerals go from 1 to {{most, number}}. Numbers outside this range stay as they are: {{numbers}}.',
    fraction: { info: 'Numbers with a dot or comma are converted part by part, like a date: {{numbers}}.' },
  },
  notes: [
    'Each number is converted separately, so dates work in any order. Digits inside words are left alone. From 4,000 up, letters under a bar are multiplied by a thousand.',
    STYLE_NOTES.letters,
    STYLE_NOTES.readers,
  ],
  examples: [
    {
      input: { text: 'Since 12/25/1999' },
      in: inText({
        es: 'Desde el 25/12/1999',
        fr: 'Depuis le 25/12/1999',
        id: 'Sejak 25/12/1999',
        it: 'Dal 25/12/1999',
        pl: 'Od 25.12.1999',
        pt: 'Desde 25/12/1999',
        ru: 'С 25.12.1999',
      }),
      output: { text: 'Since 𝐗𝐈𝐈/𝐗𝐗𝐕/𝐌𝐂𝐌𝐗𝐂𝐈𝐗' },
    },
    {
      title: 'Single-character numerals',
      input: { text: 'Chapter 12, verse 24', style: 'signs' },
      in: inText({
        es: 'Capítulo 12, versículo 24',
        fr: 'Chapitre 12, verset 24',
        id: 'Pasal 12, ayat 24',
        it: 'Capitolo 12, versetto 24',
        pl: 'Rozdział 12, wers 24',
        pt: 'Capítulo 12, versículo 24',
        ru: 'Глава 12, стих 24',
      }),
      output: { text: 'Chapter Ⅻ, verse ⅩⅩⅠⅤ' },
    },
    { title: 'Words and numbers', input: { text: 'Rocky 4', style: 'boldFraktur', rest: true }, output: { text: '𝕽𝖔𝖈𝖐𝖞 𝕴𝖁' } },
    {
      title: 'Zero stays as it is',
      input: { text: '0 or 5000' },
      in: inText({
        es: '0 o 5000',
        fr: '0 ou 5000',
        id: '0 atau 5000',
        it: '0 o 5000',
        pl: '0 lub 5000',
        pt: '0 ou 5000',
        ru: '0 или 5000',
      }),
      output: { text: '0 or 𝐕\u0305', notices: [{ code: 'not-roman', params: { most: 3999999, numbers: '0' } }] },
    },
  ],
  transform: ({ text, style, rest }, { note }) => {
    const left = new Set<string>()
    const roman = (digits: string) => {
      const number = Number(digits)
      if (number >= 1 && number <= OVERLINED_MOST) return style === 'signs' ? writeSigns(number) : styleText(toRoman(number), style)
      left.add(digits)
      return digits
    }
    const words = (part: string) => (rest && style !== 'signs' ? styleText(part, style) : part)
    let result = ''
    let at = 0
    for (const { 0: digits, index } of text.matchAll(NUMBER)) {
      result += words(text.slice(at, index)) + roman(digits)
      at = index + digits.length
    }
    result += words(text.slice(at))
    const fractions = new Set(text.match(FRACTION))
    if (left.size > 0) note('not-roman', { most: OVERLINED_MOST, numbers: namesOf(left) })
    if (fractions.size > 0) note('fraction', { numbers: namesOf(fractions) })
    return { text: result }
  },
})

function writeSigns(number: number): string {
  if (number <= 12) return String.fromCodePoint(FIRST_SIGN + number - 1)
  return Array.from(toRoman(number), (letter) => SIGNS[letter] ?? letter).join('')
}

const namesOf = (numbers: ReadonlySet<string>): string =>
  Array.from(numbers, (number) => (number.length > 20 ? `${number.slice(0, 20)}…` : number))
    .slice(0, 20)
    .join(' ')
