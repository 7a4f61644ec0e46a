import type { Pixels } from '../../../../engine/core/context.ts'

/** Colors are counted by 5 bits of each channel. */
const BINS = 1 << 15
/** How finely the nearest color is remembered: 6 bits of each channel. */
const NEAR_BINS = 1 << 18

/** Colors of a GIF, and which of them is nearest to another color. */
export type Palette = {
  /** Red, green and blue of each color. */
  readonly colors: Uint8Array
  readonly count: number
  nearest(red: number, green: number, blue: number): number
  /** The number of just this color; undefined when the palette lacks it. */
  exact(red: number, green: number, blue: number): number | undefined
}

/** A group of similar colors: how many pixels have them, and their sums. */
type Bin = { readonly count: number; readonly mean: readonly [number, number, number] }

/** Counts the colors of any number of frames, one after the other, and picks the palette that fits them best. */
export class ColorCount {
  readonly #counts = new Uint32Array(BINS)
  readonly #sums = new Float64Array(BINS * 3)
  /** All colors, as long as there are at most 256: then none has to change. */
  #exact: Set<number> | undefined = new Set()

  add({ data }: Pixels): void {
    let last = -1
    for (let at = 0; at < data.length; at += 4) {
      const [r, g, b] = [data[at] as number, data[at + 1] as number, data[at + 2] as number]
      const bin = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)
      this.#counts[bin] = (this.#counts[bin] as number) + 1
      this.#sums[bin * 3] = (this.#sums[bin * 3] as number) + r
      this.#sums[bin * 3 + 1] = (this.#sums[bin * 3 + 1] as number) + g
      this.#sums[bin * 3 + 2] = (this.#sums[bin * 3 + 2] as number) + b
      const color = (r << 16) | (g << 8) | b
      if (this.#exact && color !== last) {
        this.#exact.add((last = color))
        if (this.#exact.size > 256) this.#exact = undefined
      }
    }
  }

  /** @param most how many colors there may be, at least 2 */
  palette(most: number): Palette {
    if (this.#exact && this.#exact.size <= most)
      return makePalette([...this.#exact].map((c) => [c >> 16, (c >> 8) & 255, c & 255] as const))
    const bins: Bin[] = []
    for (let bin = 0; bin < BINS; bin++) {
      const count = this.#counts[bin] as number
      if (count === 0) continue
      const mean = [0, 1, 2].map((channel) => (this.#sums[bin * 3 + channel] as number) / count)
      bins.push({ count, mean: mean as unknown as Bin['mean'] })
    }
    return makePalette(splitBins(bins, most).map((box) => box.mean))
  }
}

type Box = {
  readonly bins: readonly Bin[]
  readonly mean: readonly [number, number, number]
  readonly axis: number
  readonly spread: number
}

/** Splits the group whose colors differ most, until there are enough groups. */
function splitBins(bins: readonly Bin[], most: number): Box[] {
  const boxes = [boxOf(bins)]
  while (boxes.length < most) {
    let widest = 0
    for (let i = 1; i < boxes.length; i++) if ((boxes[i] as Box).spread > (boxes[widest] as Box).spread) widest = i
    const box = boxes[widest] as Box
    if (box.bins.length < 2 || box.spread <= 0) break
    const middle = box.mean[box.axis] as number
    const low = box.bins.filter(({ mean }) => (mean[box.axis] as number) <= middle)
    const high = box.bins.filter(({ mean }) => (mean[box.axis] as number) > middle)
    if (low.length === 0 || high.length === 0) break
    boxes.splice(widest, 1, boxOf(low), boxOf(high))
  }
  return boxes
}

function boxOf(bins: readonly Bin[]): Box {
  let total = 0
  const sums = [0, 0, 0]
  const squares = [0, 0, 0]
  for (const { count, mean } of bins) {
    total += count
    for (let c = 0; c < 3; c++) {
      const value = mean[c] as number
      sums[c] = (sums[c] as number) + value * count
      squares[c] = (squares[c] as number) + value * value * count
    }
  }
  const mean = sums.map((sum) => sum / (total || 1)) as unknown as Box['mean']
  const spreads = squares.map((square, c) => square - (sums[c] as number) * (mean[c] as number))
  const axis = spreads.indexOf(Math.max(...spreads))
  // Rounding leaves a little where all colors are equal.
  return { bins, mean, axis, spread: bins.length < 2 ? 0 : (spreads[axis] as number) }
}

/** A palette of given colors; a color that is one of them stays as it is. */
export function makePalette(given: readonly (readonly [number, number, number])[]): Palette {
  const count = Math.max(1, given.length)
  const colors = new Uint8Array(count * 3)
  for (const [i, color] of given.entries()) colors.set(color.map(Math.round), i * 3)
  const exact = new Map<number, number>()
  for (let i = count - 1; i >= 0; i--) exact.set(colorAt(colors, i), i)
  const near = new Int16Array(NEAR_BINS).fill(-1)
  return {
    colors,
    count,
    exact: (red, green, blue) => exact.get((red << 16) | (green << 8) | blue),
    nearest(red, green, blue) {
      const found = exact.get((red << 16) | (green << 8) | blue)
      if (found !== undefined) return found
      const bin = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2)
      const known = near[bin] as number
      return known >= 0 ? known : (near[bin] = searchNearest(colors, count, red, green, blue))
    },
  }
}

const colorAt = (colors: Uint8Array, i: number): number =>
  ((colors[i * 3] as number) << 16) | ((colors[i * 3 + 1] as number) << 8) | (colors[i * 3 + 2] as number)

/** Green counts most and blue more than red, roughly as eyes see. */
function searchNearest(colors: Uint8Array, count: number, red: number, green: number, blue: number): number {
  let [best, least] = [0, Infinity]
  for (let i = 0; i < count; i++) {
    const [r, g, b] = [(colors[i * 3] as number) - red, (colors[i * 3 + 1] as number) - green, (colors[i * 3 + 2] as number) - blue]
    const distance = 2 * r * r + 4 * g * g + 3 * b * b
    if (distance < least) [best, least] = [i, distance]
  }
  return best
}
