import { DEVANAGARI, KEEP_CLOSE, KEEP_OPEN, MARKS, type LegacyHindiFont } from './font.ts'
import { orderSyllables } from './order.ts'
import { type Unmapped, createUnmapped } from '../unmapped.ts'
import { WINDOWS_1252_HIGH } from '../../encoding/windows-1252.ts'

type LegacyReading = {
  readonly text: string
  readonly unmapped: Unmapped
  /** Characters that are Devanagari already. */
  readonly already: Tally
  /** Marks that no letter carries. */
  readonly stray: Tally
}

/** How often something was met, and where first, in UTF-16 units. */
export type Tally = { count: number; offset: number }

/** Texts of several glyphs that are not put together syllable by syllable. */
const WHOLE = /^[“”॥]$/

/**
 * Reads text typed in a legacy font as Unicode. What is not in the font stays as it is.
 * @param keepMarked whether parts between double square brackets stay too, without the brackets
 */
export function readLegacyHindi(text: string, font: LegacyHindiFont, keepMarked: boolean): LegacyReading {
  const glyphs = new Map([
    ...Array.from(font.plain, (one): [string, string] => [one, one]),
    ...Object.entries(font.aliases),
    ...Object.entries(font.glyphs),
    ...font.fillers.map(({ filler }): [string, string] => [filler, '']),
  ])
  const wholes = Object.entries(font.spellings).flatMap(([shown, spelt]) => (WHOLE.test(shown) ? [[spelt, shown] as const] : []))
  const merged = Object.entries(font.merged ?? {}).map(
    ([spelt, glyph]) => [spelt, Array.from(glyph, (one) => glyphs.get(one)).join('')] as const,
  )
  const longer = Map.groupBy([...wholes, ...merged], ([spelt]) => spelt.charAt(0))
  const reading = { unmapped: createUnmapped(), already: { count: 0, offset: 0 }, stray: { count: 0, offset: 0 } }
  const pieces: string[] = []

  for (const part of partsOf(text, keepMarked)) {
    if (part.kept) {
      pieces.push(text.slice(part.start, part.end))
      continue
    }
    let run = ''
    let marks: number[] = []
    const endRun = () => {
      if (run !== '') pieces.push(orderSyllables(run, (mark) => meet(reading.stray, marks[mark] as number)))
      run = ''
      marks = []
    }
    let i = part.start
    while (i < part.end) {
      const character = String.fromCodePoint(text.codePointAt(i) as number)
      const long = longer.get(character)?.find(([spelt]) => i + spelt.length <= part.end && text.startsWith(spelt, i))
      // Texts that were read as ISO 8859-1 hold control characters in place of what Windows-1252 has there.
      const shown = long?.[1] ?? glyphs.get(character) ?? glyphs.get(WINDOWS_1252_HIGH.charAt(character.charCodeAt(0) - 0x80))
      if (shown !== undefined && !isDash(text, i, font)) {
        run += shown
        for (const one of shown) if (MARKS.includes(one)) marks.push(i)
      } else {
        endRun()
        pieces.push(character)
        if (DEVANAGARI.test(character)) meet(reading.already, i)
        else if (shown === undefined && !/\s/.test(character)) reading.unmapped.add(character, i)
      }
      i += long?.[0].length ?? character.length
    }
    endRun()
  }
  return { ...reading, text: pieces.join('') }
}

function meet(tally: Tally, offset: number): void {
  if (tally.count++ === 0) tally.offset = offset
}

/** The parts of a text, without the brackets around those that are kept. A bracket that nothing closes is text. */
function* partsOf(text: string, keepMarked: boolean): Generator<{ readonly start: number; readonly end: number; readonly kept: boolean }> {
  let start = 0
  for (;;) {
    const open = keepMarked ? text.indexOf(KEEP_OPEN, start) : -1
    let close = open < 0 ? -1 : text.indexOf(KEEP_CLOSE, open + KEEP_OPEN.length)
    if (close < 0) break
    // A kept part may end in brackets of its own.
    while (text.startsWith(KEEP_CLOSE, close + 1)) close++
    yield { start, end: open, kept: false }
    yield { start: open + KEEP_OPEN.length, end: close, kept: true }
    start = close + KEEP_CLOSE.length
  }
  yield { start, end: text.length, kept: false }
}

function isDash(text: string, at: number, { dashes = '' }: LegacyHindiFont): boolean {
  return dashes.includes(text.charAt(at)) && /^\s?$/.test(text.charAt(at - 1)) && /^\s?$/.test(text.charAt(at + 1))
}
