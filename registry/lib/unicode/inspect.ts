import { LOOK_ALIKES } from '../../data/unicode/look-alikes.ts'
import { characterName, scriptOf } from './names.ts'

/** Why a character deserves a look. */
export type FindingKind = 'hidden' | 'direction' | 'control' | 'space' | 'look-alike' | 'private' | 'unassigned' | 'surrogate'

/** A character that deserves a look: its place in the text, and what would be in its place in a clean one. */
export type Finding = { readonly kind: FindingKind; readonly offset: number; readonly character: string; readonly instead: string }

const DIRECTION = /^[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]$/
const SPACE = /^[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]$/
/** Nothing of them is seen, though some are letters to the standard. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]$/u
const JOINER = /^[\u200c\u200d]$/
/** Scripts whose letters change by joiners. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u
const WORD = /[\p{L}\p{M}\p{N}]+/gu
const LETTER = /\p{L}/u

/** Characters of a text that are hidden, misleading or broken, in its order. Emoji sequences and joiners of scripts that need them are fine. */
export function findSuspicious(text: string): Finding[] {
  const main = mainScript(text)
  const alike = lookAlikes(text, main)
  const found: Finding[] = []
  let offset = 0
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)) {
    const isPictured = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*0-9]\ufe0f?\u20e3/u.test(segment)
    for (const character of segment) {
      const kind = alike.has(offset) ? 'look-alike' : kindOf(character, { isPictured, text, offset })
      if (kind)
        found.push({ kind, offset, character, instead: kind === 'look-alike' ? (alike.get(offset) as string) : INSTEAD[kind](character) })
      offset += character.length
    }
  }
  return found
}

const keep = (character: string) => character
const INSTEAD: Readonly<Record<FindingKind, (character: string) => string>> = {
  hidden: () => '',
  direction: () => '',
  control: () => '',
  space: () => ' ',
  surrogate: () => '\ufffd',
  'look-alike': keep,
  private: keep,
  unassigned: keep,
}

function kindOf(character: string, at: { isPictured: boolean; text: string; offset: number }): FindingKind | undefined {
  if (/^[\x20-\x7e\t\n\r]$/.test(character)) return undefined
  if (/^[\ud800-\udfff]$/.test(character)) return 'surrogate'
  if (DIRECTION.test(character)) return 'direction'
  if (SPACE.test(character)) return 'space'
  if (/^\p{Cc}$/u.test(character)) return 'control'
  if (INVISIBLE.test(character)) {
    if (at.isPictured) return undefined
    const around = at.text.slice(Math.max(0, at.offset - 2), at.offset + 3)
    if (JOINER.test(character) && JOINING.test(around)) return undefined
    // A variation selector chooses a shape of the character before it, as Han and symbols do.
    if (/^[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]$/u.test(character) && /[\p{L}\p{S}\p{P}]/u.test(around))
      return isAfterSymbol(at) ? undefined : 'hidden'
    return 'hidden'
  }
  if (/^\p{Co}$/u.test(character)) return 'private'
  if (characterName(character.codePointAt(0) as number) === undefined) return 'unassigned'
  return undefined
}

/** Whether a symbol, or a letter of East Asia, is right before. */
function isAfterSymbol({ text, offset }: { readonly text: string; readonly offset: number }): boolean {
  return /[\p{Script=Han}\p{S}\p{Po}\u{2190}-\u{2bff}\p{Script=Mongolian}]$/u.test(text.slice(Math.max(0, offset - 2), offset))
}

/** The script of most letters. */
function mainScript(text: string): string | undefined {
  const counts = new Map<string, number>()
  for (const character of text) {
    if (!LETTER.test(character)) continue
    const script = scriptOf(character.codePointAt(0) as number)
    if (script !== undefined && script !== 'Zyyy' && script !== 'Zinh') counts.set(script, (counts.get(script) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

/** Cyrillic and Greek letters by the Latin ones that they look like. */
const reversed = (script: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(LOOK_ALIKES)
      .filter(([letter, to]) => to.length === 1 && scriptOf(letter.codePointAt(0) as number) === script && /\p{L}/u.test(to))
      // The alphabet proper comes before historic letters.
      .toSorted(([a], [b]) => (a < b ? 1 : -1))
      .map(([letter, to]) => [to, letter]),
  )

/** What letters of another script than their text’s should be, by offset. */
function lookAlikes(text: string, main: string | undefined): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  if (main !== 'Latn' && main !== 'Cyrl' && main !== 'Grek') return found
  const own = main === 'Latn' ? undefined : reversed(main)
  for (const { 0: word, index } of text.matchAll(WORD)) {
    let at = index
    const letters = [...word].map((letter) => {
      const offset = at
      at += letter.length
      return { letter, offset, script: scriptOf(letter.codePointAt(0) as number) }
    })
    const isMixed =
      letters.some(({ script }) => script === main) &&
      letters.some(({ script }) => script !== main && script !== 'Zyyy' && script !== 'Zinh')
    // A word of another script is only that; one that would be read as a word of this one throughout may be a disguise.
    const isDisguise = main === 'Latn' && letters.every(({ letter }) => /^\d$/.test(letter) || /^[A-Za-z]$/.test(LOOK_ALIKES[letter] ?? ''))
    if (!isMixed && !(isDisguise && letters.length > 1)) continue
    for (const { letter, offset, script } of letters) {
      const instead = own ? own.get(letter) : LOOK_ALIKES[letter]
      if (script !== main && instead !== undefined) found.set(offset, instead)
    }
  }
  return found
}
