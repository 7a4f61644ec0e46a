import { defineFailures } from '../../../../engine/core/define.ts'
import { MORSE_PROSIGNS, MORSE_SETS } from '../../../data/scripts/morse.ts'

type MorseSet = keyof typeof MORSE_SETS
export type MorseAlphabet = Exclude<MorseSet, 'amateur'>
const MORSE_ALPHABETS = Object.keys(MORSE_SETS).filter((name) => name !== 'amateur') as [MorseAlphabet, ...MorseAlphabet[]]

export const morseFailures = defineFailures({
  'not-morse': '“{{character}}” isn’t Morse code. Use dots and dashes, with a space between letters and a slash between words.',
})

const DOT = '.．·•●*∙・'
const DASH = '-‐‑‒–—―−－━─_ー'
const GAP = '/／|'

/** What is read as dots, dashes and gaps; phones make one character of several dots. */
const READ_AS: ReadonlyMap<string, string> = new Map([
  ...Array.from(DOT, (character) => [character, '.'] as const),
  ...Array.from(DASH, (character) => [character, '-'] as const),
  ...Array.from(GAP, (character) => [character, '/'] as const),
  ['‥', '..'],
  ['…', '...'],
])

/** Typographic characters and what is sent for them. */
const SENT_AS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '‑': '-',
  '…': '...',
}

/** Whether a text holds nothing but dots, dashes and gaps. */
export function isMorse(text: string): boolean {
  const read = Array.from(text, (character) => READ_AS.get(character) ?? (isSpace(character) ? ' ' : undefined))
  return !read.includes(undefined) && read.some((signs) => signs !== ' ' && signs !== '/')
}

const isSpace = (character: string): boolean => /\s/.test(character)

/** Languages whose letters code is read as. */
const ALPHABET_OF_LANGUAGE: Readonly<Record<string, MorseAlphabet>> = {
  es: 'spanish',
  fr: 'french',
  pl: 'polish',
  ru: 'russian',
  uk: 'ukrainian',
}

/** The alphabet of code that reads as text in this language. */
export function alphabetOfLocale(locale: string): MorseAlphabet {
  return ALPHABET_OF_LANGUAGE[locale.split('-')[0] as string] ?? 'international'
}

/** The alphabet of a text, by its script: Russian and Ukrainian differ in some letters, and Russian has punctuation of its own. */
export function alphabetOfText(text: string): MorseAlphabet {
  if (!/\p{Script=Cyrillic}/u.test(text)) return 'international'
  return /[ґєії]/iu.test(text) ? 'ukrainian' : 'russian'
}

type EncodedMorse = {
  /** Letters separated by a space, words by ` / `, lines by a line break. */
  readonly code: string
  /** Characters left out for want of a sign, each once. */
  readonly unknown: readonly string[]
  /** Accented letters sent as their base letters, each once. */
  readonly simplified: readonly string[]
}

/** Writes text in Morse code. Letters of every known alphabet are taken; the chosen one decides where they differ. */
export function encodeMorse(text: string, alphabet: MorseAlphabet): EncodedMorse {
  const signs = signsByCharacter(alphabet)
  const unknown = new Set<string>()
  const simplified = new Set<string>()
  const encodeCharacter = (character: string): string => {
    const sign = findSign(signs, character)
    if (sign !== undefined) return sign
    const base = findSign(signs, character.normalize('NFD').replace(/\p{M}/gu, ''))
    ;(base === undefined ? unknown : simplified).add(character)
    return base ?? ''
  }
  const encodeWord = (word: string): string => charactersOf(word).map(encodeCharacter).filter(Boolean).join(' ')
  const encodeLine = (line: string): string => line.split(/\s+/).map(encodeWord).filter(Boolean).join(' / ')
  const code = prepareText(text).split('\n').map(encodeLine).join('\n')
  return { code, unknown: [...unknown], simplified: [...simplified] }
}

/** A whole number and its per cent are joined by a hyphen, and per cent is 0/0 (ITU-R M.1677-1). */
function prepareText(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').normalize('NFC').replace(/(\d)%/g, '$1-0/0').replace(/%/g, '0/0')
  return plain.replace(/[’‘′“”„«»–—−‑…]/g, (character) => SENT_AS[character] ?? character)
}

/** Procedural signs in angle brackets, then what people see as one character. */
function charactersOf(word: string): string[] {
  const parts = word.split(/(<[a-z]{2,3}>)/i)
  return parts.flatMap((part) => (Object.hasOwn(MORSE_PROSIGNS, part.slice(1, -1).toUpperCase()) ? part : graphemesOf(part)))
}

function graphemesOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
}

function findSign(signs: ReadonlyMap<string, string>, character: string): string | undefined {
  return signs.get(character) ?? signs.get(character.toUpperCase())
}

function signsByCharacter(alphabet: MorseAlphabet): Map<string, string> {
  const signs = new Map<string, string>()
  for (const set of [alphabet, 'international', 'amateur', ...MORSE_ALPHABETS] as const)
    for (const [character, sign] of Object.entries(MORSE_SETS[set])) if (!signs.has(character)) signs.set(character, sign)
  for (const [name, sign] of Object.entries(MORSE_PROSIGNS)) signs.set(`<${name}>`, sign)
  return signs
}

type DecodedMorse = {
  readonly text: string
  /** Signs that stand for nothing in the alphabet, each once; the text has U+FFFD for them. */
  readonly unknown: readonly string[]
}

/** Reads code in the form that {@link tidyMorse} gives. */
export function decodeMorse(code: string, alphabet: MorseAlphabet): DecodedMorse {
  const characters = charactersBySign(alphabet)
  const unknown = new Set<string>()
  const decodeSign = (sign: string): string => {
    const character = characters.get(sign)
    if (character === undefined && sign !== '') unknown.add(sign)
    return character ?? (sign === '' ? '' : '\ufffd')
  }
  const decodeWord = (word: string): string => word.split(' ').map(decodeSign).join('')
  const text = code
    .split('\n')
    .map((line) => line.split(' / ').map(decodeWord).join(' '))
    .join('\n')
  return { text, unknown: [...unknown] }
}

function charactersBySign(alphabet: MorseAlphabet): Map<string, string> {
  const characters = new Map<string, string>()
  for (const set of [alphabet, 'international', 'amateur'] as const)
    for (const [character, sign] of Object.entries(MORSE_SETS[set])) if (!characters.has(sign)) characters.set(sign, character)
  for (const [name, sign] of Object.entries(MORSE_PROSIGNS)) if (!characters.has(sign)) characters.set(sign, `<${name}>`)
  return characters
}

/**
 * Code in its plain form, from any of the usual dots, dashes and gaps; two spaces also part words.
 * @throws ToolError not-morse at the place in the field `text`
 */
export function tidyMorse(text: string): string {
  let plain = ''
  let offset = 0
  for (const character of text) {
    const signs = READ_AS.get(character)
    if (signs === undefined && !isSpace(character)) morseFailures.fail('not-morse', { character, field: 'text', offset, text })
    plain += signs ?? character
    offset += character.length
  }
  const tidyLine = (line: string): string =>
    line
      .split(/\/|\s{2,}/)
      .map((word) => word.trim().replace(/\s/g, ' '))
      .filter(Boolean)
      .join(' / ')
  return plain
    .split(/\r\n|\r|\n/)
    .map(tidyLine)
    .join('\n')
}
