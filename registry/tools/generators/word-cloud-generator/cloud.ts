import type { RandomSource } from '../../../../engine/core/context.ts'
import { escapeSvg, heldToWidth, svgNumber as n, widthOfText } from '../../../lib/pictures/svg-text.ts'

export type CloudWord = { readonly text: string; readonly weight: number }
/** A word with the middle of its box, its size in pixels, and whether it runs upwards. */
export type PlacedWord = CloudWord & { readonly size: number; readonly x: number; readonly y: number; readonly isUpright: boolean }

type CloudBox = { readonly width: number; readonly height: number }

const LEAST_SIZE = 9
/** Room that a line of letters takes, above and below together, in sizes. */
const LINE = 1.08
const GAP = 0.14
/** How much of the picture the words take at first; less until all have a place. */
const COVER = 0.62
const SHRINK = 0.88
const MOST_TRIES = 12

/**
 * Places words around the middle, the heaviest first, so that none lies over another: areas grow with the weights.
 * @param uprightShare of four words, how many run upwards
 * @returns those that found a place, by weight
 */
export function placeWords(
  words: readonly CloudWord[],
  box: CloudBox,
  uprightShare: 0 | 1 | 2,
  chance: RandomSource,
  onTry: (fraction: number) => void,
): PlacedWord[] {
  const sorted = words.toSorted((a, b) => b.weight - a.weight)
  const drawn = sorted.map((word) => ({ ...word, isUpright: chance.int(0, 3) < uprightShare, turn: chance.float() * 2 * Math.PI }))
  const widths = sorted.map(({ text }) => widthOfText(text) + GAP)
  const area = sorted.reduce((sum, { weight }, index) => sum + weight * (widths[index] as number) * LINE, 0)
  // A size is the root of its weight times this.
  let scale = Math.sqrt((box.width * box.height * COVER) / area)
  const longest = Math.max(...sorted.map(({ weight }, index) => Math.sqrt(weight) * (widths[index] as number)))
  scale = Math.min(scale, (box.width * 0.95) / longest)
  let best: PlacedWord[] = []
  for (let attempt = 0; attempt < MOST_TRIES; attempt++, scale *= SHRINK) {
    onTry(attempt / MOST_TRIES)
    const placed: PlacedWord[] = []
    const boxes: Rect[] = []
    for (const [index, word] of drawn.entries()) {
      const size = Math.max(LEAST_SIZE, Math.sqrt(word.weight) * scale)
      const [long, high] = [(widths[index] as number) * size, LINE * size]
      const found = findPlace(word.isUpright ? { w: high, h: long } : { w: long, h: high }, box, boxes, word.turn)
      if (!found) continue
      boxes.push(found)
      placed.push({ text: word.text, weight: word.weight, size, x: found.x, y: found.y, isUpright: word.isUpright })
    }
    if (placed.length > best.length) best = placed
    if (best.length === sorted.length) break
  }
  return best
}

type Rect = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

/** The first free place on a spiral from the middle outwards, as wide and high as the picture. */
function findPlace({ w, h }: Pick<Rect, 'w' | 'h'>, { width, height }: CloudBox, taken: readonly Rect[], turn: number): Rect | undefined {
  if (w > width || h > height) return undefined
  const flat = height / width
  const far = width / 2
  let last: Rect | undefined
  for (let radius = 0; radius <= far;) {
    const angle = turn + radius / 3
    const x = width / 2 + radius * Math.cos(angle)
    const y = height / 2 + radius * Math.sin(angle) * flat
    const isInside = x - w / 2 >= 0 && x + w / 2 <= width && y - h / 2 >= 0 && y + h / 2 <= height
    if (isInside) {
      const rect = { x, y, w, h }
      // What was in the way last is likely to be so again.
      if (!last || !meets(rect, last)) {
        last = taken.find((other) => meets(rect, other))
        if (!last) return rect
      }
    }
    radius += Math.min(1.5, 6 / Math.max(4, radius))
  }
  return undefined
}

function meets(a: Rect, b: Rect): boolean {
  return Math.abs(a.x - b.x) * 2 < a.w + b.w && Math.abs(a.y - b.y) * 2 < a.h + b.h
}

/** The placed words as a drawing. @param background none for a transparent one */
export function drawCloud(
  words: readonly PlacedWord[],
  { width, height }: CloudBox,
  look: { readonly colors: readonly string[]; readonly background: string | undefined },
): string {
  const ground = look.background === undefined ? '' : `<rect width="${width}" height="${height}" fill="${look.background}"/>`
  const texts = words.map(({ text, size, x, y, isUpright }, index) => {
    const turn = isUpright ? ` transform="rotate(-90 ${n(x)} ${n(y)})"` : ''
    return `<text x="${n(x)}" y="${n(y + size * 0.35)}" font-size="${n(size)}" fill="${look.colors[index % look.colors.length]}"${heldToWidth(text, size)}${turn}>${escapeSvg(text)}</text>`
  })
  const title = escapeSvg(
    words
      .slice(0, 10)
      .map(({ text }) => text)
      .join(', '),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"><title>${title}</title>${ground}<g font-family="Helvetica, Arial, 'Liberation Sans', sans-serif" font-weight="700" text-anchor="middle">${texts.join('')}</g></svg>`
}
