/**
 * A font that shows Devanagari under the characters of Windows-1252, as typists strike its keys: shape by shape, from left
 * to right. Texts of its glyphs are in canonical decomposition, with four marks among them for what is not typed in reading
 * order: `I` the short i sign of the letters that follow, `R` a reph (the ra on top) over the letters before, `B` one over
 * the letters that follow, and `M` a dot (anusvara) at the end of the syllable.
 */
export type LegacyHindiFont = {
  /** What each character shows; no text stands twice, so the way back is certain. */
  readonly glyphs: Readonly<Record<string, string>>
  /** Further characters that are read but never written. */
  readonly aliases: Readonly<Record<string, string>>
  /** How texts are written that have no glyph of their own. */
  readonly spellings: Readonly<Record<string, string>>
  /** Characters that show themselves. */
  readonly plain: string
  /** The stroke that makes a half letter whole; also the sign of a long a. */
  readonly stem: string
  /** Letters too wide for the usual ra and ya below them, and the glyphs of those that fit. */
  readonly wide: { readonly letters: string; readonly ra: string; readonly ya: string }
  /** Strokes without meaning that complete a glyph: directly behind it, or behind the signs named. */
  readonly fillers: readonly { readonly filler: string; readonly after: string; readonly behindSigns: string }[]
  /** A second anusvara, written behind the glyphs named. */
  readonly highDot?: { readonly dot: string; readonly after: string }
  /** Spellings with a stroke too many, and what they stand for. */
  readonly merged?: Readonly<Record<string, string>>
  /** Glyphs that are dashes all the same where spaces stand on both sides. */
  readonly dashes?: string
}

/** The marks that stand among the texts of a font's glyphs. */
export const MARKS = 'IRBM'

export const NUKTA = '\u093c'
export const VIRAMA = '\u094d'
export const SHORT_I = '\u093f'
export const ANUSVARA = '\u0902'
export const VISARGA = '\u0903'

/** Devanagari letters, signs, digits and punctuation. */
export const DEVANAGARI = /[\u0900-\u097f]/

/** Opens and closes a part that is no text of the font. */
export const KEEP_OPEN = '[['
export const KEEP_CLOSE = ']]'
