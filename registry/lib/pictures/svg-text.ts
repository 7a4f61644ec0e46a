/** Widths of the bold sans-serif of most systems (Helvetica Bold and what is drawn like it), in thousandths of the size, from space to ~. */
const WIDTHS = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333,
  333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722,
  667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611,
  611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
]
const FIRST = 32
/** The same of letters that are no ASCII letter with an accent, and of other signs of Western texts. */
const MORE_WIDTHS = new Map(
  Object.entries({
    278: 'ıł\u00a0·‘’‚',
    333: 'ŧ¡¹²³‹›',
    350: '•',
    365: 'º',
    370: 'ª',
    400: '°',
    500: '“”„',
    556: '¢£¥§¶«»–†‡€',
    584: '×−',
    611: 'ßðøþđħŁŋŦ',
    667: 'Þ',
    722: 'ÐĐĦŊ',
    737: '©®',
    778: 'Ø',
    834: '¼½¾',
    889: 'æ',
    944: 'œ',
    1000: 'ÆŒ—…‰™',
  }).flatMap(([width, letters]) => Array.from(letters, (letter) => [letter.codePointAt(0) ?? 0, Number(width)])),
)
const WIDE = 1000
const OTHER = 700
/** What is drawn as an emoji, though it begins with a sign of the table. */
const EMOJI = /[\ufe0f\u20e3]/

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

type TextWidth = { readonly thousandths: number; readonly exact: boolean }

/** Width of a line in that font; exact when all of its characters are in the tables, with or without accents. */
export function measureText(line: string): TextWidth {
  let thousandths = 0
  let exact = true
  for (const { segment } of graphemes.segment(line)) {
    const known = EMOJI.test(segment) ? undefined : widthOf(segment.normalize('NFD'))
    if (known === undefined) exact = false
    thousandths += known ?? (isWide(segment) ? WIDE : OTHER)
  }
  return { thousandths, exact }
}

function widthOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0
  return WIDTHS[code - FIRST] ?? MORE_WIDTHS.get(code)
}

function isWide(segment: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3\u{1d400}-\u{1d7ff}\u3000-\u303f\uff00-\uff60]/u.test(
    segment,
  )
}

/** The same in units of the size. */
export function widthOfText(text: string): number {
  return measureText(text).thousandths / 1000
}

/** A coordinate or length, to a hundredth. */
export function svgNumber(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** The attribute that holds a text to its width in whatever font it is drawn; none where its width is only estimated. */
export function heldToWidth(text: string, size: number): string {
  const { thousandths, exact } = measureText(text)
  return exact && text !== '' ? ` textLength="${svgNumber((thousandths * size) / 1000)}" lengthAdjust="spacingAndGlyphs"` : ''
}

/** Text for between tags; characters that XML has not become replacement characters. */
export function escapeSvg(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** At most so many graphemes, an ellipsis for the rest. */
export function shorten(text: string, most: number): string {
  const letters = Array.from(graphemes.segment(text.slice(0, 20 * most)), ({ segment }) => segment)
  return letters.length > most || text.length > 20 * most ? `${letters.slice(0, most - 1).join('')}…` : text
}
