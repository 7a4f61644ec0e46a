import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Font, create } from '@cantoo/fontkit'
import { STROKES } from './app-icon.ts'
import { Coverage, type Point } from './outline.ts'
import { writePng } from './png.ts'

/** What links to a page show, in the size that Open Graph readers ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** What stands on an image of a page. `hue` is that of OKLCH, in degrees. */
export type ShareCard = { readonly title: string; readonly lead: string; readonly name: string; readonly hue: number }

const MARGIN = 80
const SHADES = 32
/** The title’s sizes in pixels, the first that fits in so many lines. */
const TITLE = [
  { size: 88, lines: 2 },
  { size: 72, lines: 3 },
  { size: 56, lines: 4 },
] as const
const LEAD = { size: 34, lines: 3 } as const

type Command = { readonly command: string; readonly args: readonly number[] }
const require = createRequire(import.meta.url)
const fonts = new Map<number, readonly Font[]>()

/** Fonts of a weight for the letters of all languages, read when they are first needed. */
function fontsOf(weight: 400 | 700): readonly Font[] {
  const read = (subset: string): Font =>
    create(readFileSync(require.resolve(`@fontsource/source-code-pro/files/source-code-pro-${subset}-${weight}-normal.woff2`))) as Font
  const known = fonts.get(weight) ?? ['latin', 'latin-ext', 'cyrillic'].map(read)
  fonts.set(weight, known)
  return known
}

/** One for all images: a build makes thousands. */
const drawn = new Coverage(SHARE_SIZE.width, SHARE_SIZE.height)

/** All letters of the font are as wide. */
const ADVANCE = 0.6
const FULL = SHARE_SIZE.width - 2 * MARGIN

/** Words in lines; undefined where they do not fit. */
function wrap(text: string, size: number, most: number): string[] | undefined {
  const room = Math.floor(FULL / (size * ADVANCE))
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) as string
    const longer = last === '' ? word : `${last} ${word}`
    if ([...longer].length <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.length <= most && lines.every((line) => [...line].length <= room) ? lines : undefined
}

/** A text in at most so many lines, cut at a word where it is longer. */
function cut(text: string, size: number, most: number): string[] {
  const words = text.split(/\s+/)
  for (let count = words.length; count > 1; count--) {
    const lines = wrap(
      count === words.length
        ? text
        : `${words
            .slice(0, count)
            .join(' ')
            .replace(/[,;:.]$/, '')}…`,
      size,
      most,
    )
    if (lines) return lines
  }
  return [text.slice(0, Math.floor(FULL / (size * ADVANCE)))]
}

/** Draws a line of text, its baseline at `y`. */
function write(onto: Coverage, text: string, x: number, y: number, size: number, weight: 400 | 700): void {
  let left = x
  for (const letter of text) {
    const code = letter.codePointAt(0) as number
    const font = fontsOf(weight).find((one) => one.hasGlyphForCodePoint(code))
    const glyph = font?.glyphForCodePoint(code)
    if (font && glyph) outline(onto, glyph.path.commands, left, y, size / font.unitsPerEm)
    left += size * ADVANCE
  }
}

function outline(onto: Coverage, commands: readonly Command[], x: number, y: number, scale: number): void {
  let at: Point = [x, y]
  let start = at
  for (const { command, args } of commands) {
    const points = Array.from({ length: args.length / 2 }, (_, index): Point => [
      x + (args[2 * index] as number) * scale,
      y - (args[2 * index + 1] as number) * scale,
    ])
    const to = points.at(-1) ?? start
    if (command === 'moveTo') start = to
    else if (points.length < 2) onto.line(...at, ...to)
    else onto.curve(at, to, points[0] as Point, points.length === 3 ? points[1] : undefined)
    at = to
  }
}

/** The site’s sign, its strokes apart from one another where they would cross. */
function sign(onto: Coverage, x: number, y: number, size: number): void {
  const scale = size / 32
  for (const [left, top, right, bottom] of STROKES) {
    onto.line(x + left * scale, y + top * scale, x + left * scale, y + bottom * scale)
    onto.line(x + right * scale, y + bottom * scale, x + right * scale, y + top * scale)
  }
}

/** A dark color of a hue, from OKLCH as CSS Color 4 converts it. */
function darkColor(hue: number): number[] {
  const [lightness, chroma] = [0.36, 0.075]
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  const encode = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
  return linear.map((value) => Math.round(255 * encode(Math.min(1, Math.max(0, value)))))
}

/** The image of a page, as a PNG; the same card gives the same bytes. */
export function shareImage({ title, lead, name, hue }: ShareCard): Buffer {
  const { width, height } = SHARE_SIZE
  const fitting = TITLE.find(({ size, lines }) => wrap(title, size, lines)) ?? TITLE[2]
  let y = MARGIN + fitting.size * 0.8
  for (const line of cut(title, fitting.size, fitting.lines)) {
    write(drawn, line, MARGIN, y, fitting.size, 700)
    y += fitting.size * 1.15
  }
  y += LEAD.size * 0.6
  const room = Math.min(LEAD.lines, Math.floor((height - 2 * MARGIN - 60 - y) / (LEAD.size * 1.4)) + 1)
  for (const line of room > 0 ? cut(lead, LEAD.size, room) : []) {
    write(drawn, line, MARGIN, y, LEAD.size, 400)
    y += LEAD.size * 1.4
  }
  sign(drawn, MARGIN - 20, height - MARGIN - 44, 64)
  write(drawn, name, MARGIN + 44, height - MARGIN, 40, 700)

  const back = darkColor(hue)
  const palette = Buffer.from(
    Array.from({ length: SHADES }, (_, shade) => back.map((value) => Math.round(value + ((255 - value) * shade) / (SHADES - 1)))).flat(),
  )
  const rows = Buffer.alloc(height * (width + 1))
  drawn.takeRows((row, covered) => {
    const start = row * (width + 1) + 1
    for (let x = 0; x < width; x++) rows[start + x] = Math.round((covered[x] as number) * (SHADES - 1))
  })
  return writePng(width, height, rows, palette)
}
