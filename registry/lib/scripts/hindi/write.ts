import { DEVANAGARI, KEEP_CLOSE, KEEP_OPEN, type LegacyHindiFont } from './font.ts'
import { createScribe } from './scribe.ts'
import { type Unmapped, createUnmapped } from '../unmapped.ts'

type LegacyWriting = {
  readonly text: string
  /** Characters without a glyph. */
  readonly unmapped: Unmapped
  /** Characters for which a near one is written. */
  readonly near: ReadonlyMap<string, string>
  /** Parts that the font would show as something else, each with its place in UTF-16 units. */
  readonly clashes: readonly { readonly part: string; readonly offset: number }[]
  readonly hasDevanagari: boolean
}

const LETTER = '[\u0915-\u0939\u0958-\u095f]\u093c*'
const SYLLABLE = new RegExp(
  `((?:र\u094d)?ऋ|[\u0904-\u0914\u0960\u0961\u0972-\u0977]|(?:${LETTER}\u094d\u093c*[\u200c\u200d]*)*(?:${LETTER})?)` +
    '([\u093a\u093b\u093e-\u094c\u094e\u094f\u0955-\u0957\u0962\u0963]*)([\u0900-\u0903]*)',
)

/** What is written for characters that the fonts lack. */
const NEAR: Readonly<Record<string, string>> = { '‐': '-', '‑': '-', '–': '-', '—': '-', '−': '-', '…': '...' }
/** What stands before an opening quotation mark. */
const OPENS = /^[\s([{<‘“\-–—]?$/

/**
 * Writes Unicode text with the glyphs of a legacy font. What the font lacks stays as it is.
 * @param mark whether such parts are put between double square brackets
 */
export function writeLegacyHindi(text: string, font: LegacyHindiFont, mark: boolean): LegacyWriting {
  const scribe = createScribe(font)
  const unmapped = createUnmapped()
  const near = new Map<string, string>()
  const clashes: { part: string; offset: number }[] = []
  const known = new Set([...Object.keys(font.glyphs), ...Object.keys(font.aliases), ...font.fillers.map(({ filler }) => filler)])
  const syllable = new RegExp(SYLLABLE, 'y')
  const pieces: string[] = []
  let start: number | undefined
  const endForeign = (end: number) => {
    if (start === undefined) return
    const foreign = text.slice(start, end)
    pieces.push(mark ? KEEP_OPEN + foreign + KEEP_CLOSE : foreign)
    if (!mark && Array.from(foreign).some((one) => known.has(one))) clashes.push({ part: foreign, offset: start })
    else if (!mark) {
      let at = start
      for (const one of foreign) {
        unmapped.add(one, at)
        at += one.length
      }
    }
    start = undefined
  }

  let i = 0
  while (i < text.length) {
    const character = String.fromCodePoint(text.codePointAt(i) as number)
    syllable.lastIndex = i
    const [whole = '', letters = '', signs = '', dots = ''] = DEVANAGARI.test(character) ? (syllable.exec(text) ?? []) : []
    if (whole !== '') {
      endForeign(i)
      const here = i
      const place = (one: string) => here + Math.max(0, whole.indexOf(one))
      pieces.push(scribe.syllable(decomposed(letters), signs, dots, (one) => unmapped.add(one, place(one))))
      i += whole.length
      continue
    }
    const written = writeMark(character, text.charAt(i - 1))
    if (written === undefined) {
      // A bracket that closes twice would end the marked part too soon.
      if (text.charAt(i - 1) === ']' && character !== ']') endForeign(i)
      start ??= i
    } else {
      endForeign(i)
      pieces.push(written)
    }
    i += character.length
  }
  endForeign(i)
  return { text: pieces.join(''), unmapped, near, clashes, hasDevanagari: DEVANAGARI.test(text) }

  function writeMark(character: string, before: string): string | undefined {
    if (/\s/.test(character)) return character
    if (character === '"') return scribe.one(OPENS.test(before) ? '“' : '”')
    if (character === "'") return scribe.one(OPENS.test(before) ? '‘' : '’')
    if (character === ':') return scribe.one('\u0903')
    // Brackets of the text itself must not look like those of a marked part.
    if (mark && '[]'.includes(character)) return undefined
    const own = scribe.one(character) ?? (font.plain.includes(character) ? character : undefined)
    const other = NEAR[character]
    if (own !== undefined || other === undefined) return own
    near.set(character, other)
    return Array.from(other, (one) => writeMark(one, before)).join('')
  }
}

/** Letters with their nukta apart, a visible virama where it is asked for, and no other joiners. */
function decomposed(letters: string): string {
  return letters
    .replace(/(र\u094d)\u200d/g, '$1\u200c')
    .replaceAll('\u200d', '')
    .normalize('NFD')
    .replace(/(?<!\u094d)\u200c|(?<=\u200c)\u200c|\u200c$/g, '')
}
