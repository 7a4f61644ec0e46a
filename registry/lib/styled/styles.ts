import { choice } from '../../../engine/core/kit.ts'
import { ENCLOSED_NUMBERS, SAME_LOOK, STYLE_ALPHABETS, STYLE_MARKS } from '../../data/symbols/text-styles.ts'
import { LEFT_WORKING, writeAroundWorking, writeLines } from './lines.ts'

type AlphabetStyle = keyof typeof STYLE_ALPHABETS
type MarkStyle = keyof typeof STYLE_MARKS
export type TextStyle = AlphabetStyle | MarkStyle

/** Longest text to be styled, in UTF-16 units. */
export const STYLED_TEXT_MOST = 10_000

/** English names of the styles, to pick `choices` from. */
const STYLE_LABELS = {
  sansBold: 'Bold',
  bold: 'Bold with serifs',
  italic: 'Italic with serifs',
  sansItalic: 'Italic',
  boldItalic: 'Bold italic with serifs',
  sansBoldItalic: 'Bold italic',
  script: 'Script',
  boldScript: 'Bold script',
  fraktur: 'Gothic',
  boldFraktur: 'Bold gothic',
  doubleStruck: 'Double-struck',
  sans: 'Sans serif',
  monospace: 'Typewriter',
  smallCaps: 'Small caps',
  circled: 'Circles',
  negativeCircled: 'Filled circles',
  squared: 'Squares',
  negativeSquared: 'Filled squares',
  parenthesized: 'In parentheses',
  regionalIndicator: 'Emoji letters',
  fullwidth: 'Wide',
  superscript: 'Superscript',
  subscript: 'Subscript',
  currency: 'Currency symbols',
  greekish: 'Greek look',
  cyrillicish: 'Cyrillic look',
  asianStyle: 'East Asian look',
  strokes: 'With strokes',
  curvyCherokee: 'Curvy',
  upsideDown: 'Upside down',
  mirrored: 'Mirrored',
  underline: 'Underlined',
  doubleUnderline: 'Double underlined',
  overline: 'Overlined',
  strikethrough: 'Strikethrough',
  slashed: 'Slashed',
  dashedStrikethrough: 'Dashed strikethrough',
  wavyStrikethrough: 'Wavy strikethrough',
} as const satisfies Readonly<Record<TextStyle, string>>

const RARE: readonly string[] = ['dashedStrikethrough', 'wavyStrikethrough']
/** The styles of a full list, in the order in which people look for them. */
export const TEXT_STYLES = Object.keys(STYLE_LABELS).filter((style) => !RARE.includes(style)) as [TextStyle, ...TextStyle[]]

/** The labels of some styles, for an enum of them. */
export function styleChoices<S extends TextStyle>(styles: readonly S[]): Record<S, string> {
  const choices = {} as Record<S, string>
  for (const style of styles) choices[style] = STYLE_LABELS[style]
  return choices
}

/** The field that turns a styling tool round. */
export const styleDirection = choice('Direction', { style: 'Plain to styled', plain: 'Styled to plain' })

/** Styles made of letters that also have a life of their own, so that only a whole text of them is read back. */
const LOOK_ALIKES: readonly AlphabetStyle[] = ['currency', 'greekish', 'asianStyle', 'strokes', 'curvyCherokee', 'upsideDown', 'mirrored']
/** Too close to an ordinary script to be read back at all. */
const UNREADABLE: readonly AlphabetStyle[] = ['cyrillicish']

const TEXT_LOOK = '\ufe0e'
const FLAG_BREAK = '\u200b'
/** An emoji made of a plain character, such as 1️⃣. */
const KEYCAP = /[\ufe0f\u20e3]$/
const MARKS = new RegExp(`[${Object.values(STYLE_MARKS).join('')}]`, 'g')

export const graphemesOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)

/** Styles that are read from the end of a line to its start. */
export const isReversed = (style: TextStyle): boolean => style === 'upsideDown' || style === 'mirrored'

/** Writes text in a style; characters that it does not have stay as they are. Lines through or under the text leave spaces out if told so. */
export function styleText(text: string, style: TextStyle, { spaces = true } = {}): string {
  const unmarked = spaces ? /[\p{C}\u2028\u2029]$/u : /[\p{C}\p{Z}]$/u
  if (isMarkStyle(style))
    return graphemesOf(text)
      .map((grapheme) => (unmarked.test(grapheme) ? grapheme : grapheme + STYLE_MARKS[style]))
      .join('')
  const map = styledByPlain(style)
  const styleLine = (line: string) => {
    const graphemes = graphemesOf(line).map((grapheme) => styleGrapheme(grapheme, map))
    return (isReversed(style) ? graphemes.toReversed() : graphemes).join('')
  }
  return writeLines(text, styleLine)
}

/** The letters and digits of a text that a style does not have, each once. */
export function unstyledIn(text: string, style: TextStyle): string[] {
  if (isMarkStyle(style)) return []
  const map = styledByPlain(style)
  const same = SAME_LOOK[style] ?? ''
  return [...new Set(graphemesOf(text))].filter(
    (grapheme) =>
      /^[\p{L}\p{N}]/u.test(grapheme) &&
      !KEYCAP.test(grapheme) &&
      styleGrapheme(grapheme, map) === grapheme &&
      !same.includes(grapheme.normalize('NFD').charAt(0)),
  )
}

type EnclosingStyle = keyof typeof ENCLOSED_NUMBERS

/** The sign that encloses a whole number of two digits, where a style has one. */
export function encloseNumber(number: number, style: EnclosingStyle): string | undefined {
  const run = ENCLOSED_NUMBERS[style].find(({ from, to }) => number >= from && number <= to)
  return run && String.fromCodePoint(run.code + number - run.from)
}

function isMarkStyle(style: TextStyle): style is MarkStyle {
  return Object.hasOwn(STYLE_MARKS, style)
}

function styledByPlain(style: AlphabetStyle): Map<string, string> {
  const { plain, styled } = STYLE_ALPHABETS[style]
  const forms = Array.from(styled, (form) =>
    /\p{Extended_Pictographic}/u.test(form) ? form + TEXT_LOOK : /\p{Regional_Indicator}/u.test(form) ? form + FLAG_BREAK : form,
  )
  return new Map(Array.from(plain, (character, index) => [character, forms[index] ?? character]))
}

/** An accented letter becomes its styled base letter with the same accents. */
function styleGrapheme(grapheme: string, map: ReadonlyMap<string, string>): string {
  const whole = map.get(grapheme)
  if (whole !== undefined) return whole
  const [base = '', ...accents] = grapheme.normalize('NFD')
  const styled = map.get(base)
  return styled !== undefined && accents.every((accent) => /\p{M}/u.test(accent)) && !KEYCAP.test(grapheme)
    ? styled + accents.join('')
    : grapheme
}

/** Reads styled text back. What is not recognised stays as it is. */
export function readStyledText(text: string): string {
  const map = distinctPlain()
  const letters = text
    .replace(/(\p{Regional_Indicator})\u200b/gu, (_, letter: string) => map.get(letter) ?? letter)
    .replaceAll(TEXT_LOOK, '')
    .replace(/(.)\ufe0f/gu, (whole, letter: string) => (map.has(letter) ? letter : whole))
  const read = Array.from(letters, (character) =>
    /\p{Regional_Indicator}/u.test(character) ? character : (map.get(character) ?? character),
  ).join('')
  const bare = read.replace(MARKS, '')
  if (bare !== text && /^\p{ASCII}*$/u.test(bare)) return bare
  // Some look-alikes are letters of other styles too.
  const whole = readLookAlike(text)
  return bare === text || whole !== text ? whole : bare.normalize('NFC')
}

function distinctPlain(): Map<string, string> {
  const map = new Map<string, string>()
  for (const style of Object.keys(STYLE_ALPHABETS) as AlphabetStyle[])
    if (!LOOK_ALIKES.includes(style) && !UNREADABLE.includes(style))
      for (const [form, plain] of plainByStyled(style)) if (!map.has(form)) map.set(form, plain)
  for (const runs of Object.values(ENCLOSED_NUMBERS))
    for (const { from, to, code } of runs)
      for (let number = from; number <= to; number++) map.set(String.fromCodePoint(code + number - from), String(number))
  return map
}

/** Of several plain characters with one form the first counts. */
function plainByStyled(style: AlphabetStyle): Map<string, string> {
  const { plain, styled } = STYLE_ALPHABETS[style]
  const characters = Array.from(plain)
  return new Map(Array.from(styled, (form, index): [string, string] => [form, characters[index] ?? form]).toReversed())
}

/** Reads a text that is wholly in one look-alike style; a word of one script, Cyrillic, Greek or Han, is left alone. */
function readLookAlike(text: string): string {
  if (/^(?:[\p{sc=Cyrillic}\P{L}]*|[\p{sc=Greek}\P{L}]*|[\p{sc=Han}\P{L}]*|[\p{ASCII}]*)$/u.test(text)) return text
  // Links and the like may have been left plain.
  const characters = Array.from(text.replaceAll(new RegExp(LEFT_WORKING, 'gu'), ''))
  let best = { text, count: 0 }
  for (const style of LOOK_ALIKES) {
    const map = plainByStyled(style)
    const own = new Set(STYLE_ALPHABETS[style].plain)
    const count = characters.filter((character) => map.has(character)).length
    const known = characters.every(
      (character) => map.has(character) || (/\p{ASCII}/u.test(character) && !(own.has(character) && /[a-z]/.test(character))),
    )
    if (known && count > best.count) best = { text: readLines(text, map, isReversed(style)), count }
  }
  return best.text
}

function readLines(text: string, map: ReadonlyMap<string, string>, reversed: boolean): string {
  const read = (part: string) => {
    const characters = Array.from(part, (character) => map.get(character) ?? character)
    return (reversed ? characters.toReversed() : characters).join('')
  }
  return writeAroundWorking(text, read, { reversed, working: LEFT_WORKING })
}
