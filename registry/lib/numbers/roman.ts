import { defineFailures } from '../../../engine/core/define.ts'

/** Largest number without and with overlines. */
export const ROMAN_MOST = 3999
export const OVERLINED_MOST = 3_999_999

export const romanFailures = defineFailures({
  'bad-sign': '“{{character}}” ({{code}}) is not a Roman numeral letter. Use I, V, X, L, C, D and M.',
  'bad-overline': 'An overline belongs over a letter of the numeral, not by itself.',
  'not-canonical': '“{{numeral}}” isn’t written the way Roman numerals are. For {{value, number}}, write {{proper}}.',
  'no-numeral': '“{{numeral}}” isn’t a Roman numeral. Check the order of its letters.',
  'not-whole': '“{{number}}” isn’t a whole number. Use digits only, without a point, comma or minus sign.',
  'out-of-range': 'Roman numerals go from 1 to {{most, number}}; {{number}} can’t be written.',
  'needs-overline': '{{number}} needs overlines, which multiply by 1,000. Turn them on to write numbers up to {{most, number}}.',
})

/** A part of a numeral such as `CM` and what it stands for. */
type RomanPart = { readonly numeral: string; readonly value: number }

const PARTS: readonly RomanPart[] = Object.entries({
  M: 1000,
  CM: 900,
  D: 500,
  CD: 400,
  C: 100,
  XC: 90,
  L: 50,
  XL: 40,
  X: 10,
  IX: 9,
  V: 5,
  IV: 4,
  I: 1,
}).map(([numeral, value]) => ({ numeral, value }))
const VALUES: ReadonlyMap<string, number> = new Map(PARTS.map(({ numeral, value }) => [numeral, value]))

const OVERLINE = '\u0305'
const THOUSAND = 1000

/** The parts of a number from 1 to {@link OVERLINED_MOST}; from 4,000 on, thousands get overlines. */
export function romanParts(value: number): RomanPart[] {
  const thousands = value > ROMAN_MOST ? Math.floor(value / THOUSAND) : 0
  return [
    ...plainParts(thousands).map((part) => ({ numeral: overlined(part.numeral), value: part.value * THOUSAND })),
    ...plainParts(value - thousands * THOUSAND),
  ]
}

export function toRoman(value: number): string {
  return romanParts(value)
    .map(({ numeral }) => numeral)
    .join('')
}

/** Each symbol, or pair of symbols with subtraction, as many times as it appears. Equal ones are taken together. */
function plainParts(value: number): RomanPart[] {
  const parts: RomanPart[] = []
  let rest = value
  for (const part of PARTS) {
    const times = Math.floor(rest / part.value)
    if (times > 0) parts.push({ numeral: part.numeral.repeat(times), value: part.value * times })
    rest -= part.value * times
  }
  return parts
}

const overlined = (numeral: string): string => Array.from(numeral, (letter) => letter + OVERLINE).join('')

/** A letter of a numeral: as it is written in canonical form, what it stands for, and where it is. */
type Sign = { readonly written: string; readonly value: number; readonly offset: number }

type Place = { readonly text: string; readonly offset: number }

/**
 * The number of a numeral in its canonical form, in any letter case.
 * @throws ToolError bad-sign, bad-overline, not-canonical, no-numeral at the place in the field `text`
 */
export function fromRoman(numeral: string, { text, offset }: Place): number {
  const { fail } = romanFailures
  const signs = readSigns(numeral, { text, offset })
  const written = signs.map((sign) => sign.written).join('')
  const value = sumOf(signs)
  const proper = value > 0 && value <= OVERLINED_MOST ? toRoman(value) : ''
  if (proper === written) return value
  const shown = shorten(numeral)
  const where = { field: 'text', offset: firstWrong(signs) ?? offset, text }
  return proper === ''
    ? fail('no-numeral', { numeral: shown, ...where })
    : fail('not-canonical', { numeral: shown, value, proper, ...where })
}

/** The value that a reader would guess: from the right, what is less than the largest so far is taken away. */
function sumOf(signs: readonly Sign[]): number {
  let largest = 0
  let sum = 0
  for (const { value } of signs.toReversed()) {
    sum += value < largest ? -value : value
    largest = Math.max(largest, value)
  }
  return sum
}

/** Offset of the first sign that no canonical numeral has after those before it. */
function firstWrong(signs: readonly Sign[]): number | undefined {
  // No canonical numeral has more parts than that.
  for (let count = 1; count <= Math.min(signs.length, LONGEST); count++) {
    const start = signs
      .slice(0, count)
      .map(({ written }) => written)
      .join('')
    if (!CANONICAL_START.test(start)) return signs[count - 1]?.offset
  }
  return undefined
}

/** Signs of the longest numeral, and one more. */
const LONGEST = 31
const CANONICAL_START = canonicalStart()

/** A pattern of every start of a canonical numeral, with the letters under overlines as small ones would be: letter and mark. */
function canonicalStart(): RegExp {
  const digit = (one: string, five: string, ten: string) => `(?:${one}(?:${ten}|${five})?|${one}{2,3}|${five}${one}{0,3})?`
  const plain = `${digit('C', 'D', 'M')}${digit('X', 'L', 'C')}${digit('I', 'V', 'X')}`
  const over = (pattern: string) => pattern.replace(/[IVXLCDM]/g, (letter) => `(?:${letter}${OVERLINE})`)
  return new RegExp(`^(?:M{0,3}${plain}|${over(`M{0,3}${plain}`)}${plain})$`, 'u')
}

/** Separate signs for more than one letter or thousands; the numerals of U+2160 to U+217F are letters by compatibility. */
const OLD_SIGNS: Readonly<Record<string, string>> = {
  ↀ: 'M',
  ↁ: `V${OVERLINE}`,
  ↂ: `X${OVERLINE}`,
  ↅ: 'VI',
  ↆ: 'L',
  ↇ: `L${OVERLINE}`,
  ↈ: `C${OVERLINE}`,
}
const MARKS = '\u0304\u0305'

function readSigns(numeral: string, { text, offset }: Place): Sign[] {
  const { fail } = romanFailures
  const signs: Sign[] = []
  let at = offset
  for (const character of numeral) {
    const last = signs.at(-1)
    if (MARKS.includes(character)) {
      if (!last || last.written.length > 1) fail('bad-overline', { field: 'text', offset: at, text })
      else signs[signs.length - 1] = { ...last, written: last.written + OVERLINE, value: last.value * THOUSAND }
    } else
      for (const letter of lettersOf(character)) {
        const value = VALUES.get(letter.charAt(0))
        if (value === undefined) fail('bad-sign', { character, code: codeOf(character), field: 'text', offset: at, text })
        else signs.push({ written: letter, value: letter.length > 1 ? value * THOUSAND : value, offset: at })
      }
    at += character.length
  }
  return signs
}

/** The letters that a character stands for, each with its overline. */
function lettersOf(character: string): string[] {
  const plain =
    OLD_SIGNS[character] ??
    (/[\u2160-\u217f]/.test(character) ? character.normalize('NFKC') : character.normalize('NFD').replace('\u0304', OVERLINE))
  return plain.toUpperCase().match(/.\u0305?/gu) ?? [character]
}

const codeOf = (character: string): string => `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`

function shorten(numeral: string): string {
  return numeral.length > 40 ? `${numeral.slice(0, 40).toWellFormed()}…` : numeral
}
