/** Widths of the bold sans-serif of most systems (Helvetica Bold and what is drawn like it), in thousandths of the size, from space to ~. */
const WIDTHS = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333,
  333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722,
  667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611,
  611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
]
const FIRST = 32
const WIDE = 1000
const OTHER = 700
const LINE_HEIGHT = 1.15
const KEYCAP = /\u20e3$/

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

export type OffsetText = {
  readonly text: string
  /** Height of the letters’ square, in pixels. */
  readonly size: number
  /** How far the two copies are moved, in percent of the size. */
  readonly offset: number
  readonly foreground: string
  readonly left: string
  readonly right: string
  /** None for a transparent picture. */
  readonly background?: string | undefined
}

/** Text as an SVG picture with one coloured copy moved up and left behind it, and one down and right. */
export function drawOffsetText({ text, size, offset, foreground, left, right, background }: OffsetText): string {
  const lines = cleanLines(text)
  const shift = (size * offset) / 100
  const margin = shift + size * 0.25
  const measured = lines.map((line) => measure(line))
  const width = Math.ceil((Math.max(...measured.map(({ thousandths }) => thousandths)) * size) / 1000 + 2 * margin)
  const height = Math.ceil(lines.length * size * LINE_HEIGHT + 2 * margin)
  const draw = (color: string, move: number) => {
    const rows = lines.map((line, index) => {
      const { thousandths, exact } = measured[index] as Measured
      const y = margin + size * (0.85 + index * LINE_HEIGHT) + move
      const fit = exact && line !== '' ? ` textLength="${number((thousandths * size) / 1000)}" lengthAdjust="spacingAndGlyphs"` : ''
      return `<text x="${number(width / 2 + move)}" y="${number(y)}"${fit}>${escapeXml(line)}</text>`
    })
    return `<g ${fill(color)}>${rows.join('')}</g>`
  }
  const ground = background === undefined ? '' : `<rect width="${width}" height="${height}" ${fill(background)}/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground}<g font-family="Helvetica, Arial, 'Liberation Sans', sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" xml:space="preserve">${draw(left, -shift)}${draw(right, shift)}${draw(foreground, 0)}</g></svg>`
}

/** Lines without what XML forbids. */
function cleanLines(text: string): string[] {
  return text
    .toWellFormed()
    .replace(/\t/g, ' ')
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '\ufffd')
    .split(/\r\n|[\n\r\u2028\u2029]/)
}

type Measured = { readonly thousandths: number; readonly exact: boolean }

/** Width of a line; exact when every letter is a Latin one, with or without accents. */
function measure(line: string): Measured {
  let thousandths = 0
  let exact = true
  for (const { segment } of graphemes.segment(line)) {
    const latin = KEYCAP.test(segment) ? undefined : WIDTHS[(segment.normalize('NFD').codePointAt(0) ?? 0) - FIRST]
    if (latin === undefined) exact = false
    thousandths += latin ?? (isWide(segment) ? WIDE : OTHER)
  }
  return { thousandths, exact }
}

function isWide(segment: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3\u{1d400}-\u{1d7ff}\u3000-\u303f\uff00-\uff60]/u.test(
    segment,
  )
}

const number = (value: number): string => String(Math.round(value * 100) / 100)

/** SVG programs other than browsers know opacity only as a value of its own. */
function fill(color: string): string {
  const opacity = color.length === 9 ? ` fill-opacity="${number(Number.parseInt(color.slice(7), 16) / 255)}"` : ''
  return `fill="${color.slice(0, 7)}"${opacity}`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))
}
