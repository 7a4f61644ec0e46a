import type { Pixels } from '../../../../engine/core/context.ts'

/** Colors are counted by 5 bits of each channel, alpha included. */
const BINS = 1 << 20
const ROUNDS = 4

/** Red, green, blue (each times alpha) and alpha, from 0 to 255: what a color adds to whatever is behind it. */
type Shade = readonly [number, number, number, number]
/** A group of similar colors: how many pixels have them, and their mean. */
type Bin = { readonly count: number; readonly mean: Shade }

/** Up to 256 colors with transparency. */
export type AlphaPalette = {
  /** Red, green, blue and alpha of each, not premultiplied. */
  readonly colors: Uint8Array
  /** The same as shades. */
  readonly shades: Float64Array
  readonly count: number
  /** Every pixel has one of these colors. */
  readonly isExact: boolean
}

/** Counts the colors of an image once and gives palettes of any size. */
export class AlphaColors {
  readonly #bins: readonly Bin[]
  readonly #exact: ReadonlySet<number> | undefined
  readonly #hasClear: boolean

  constructor(pixels: Pixels) {
    this.#exact = fewColors(pixels)
    const { data } = pixels
    const counts = new Uint32Array(BINS)
    const sums = new Float64Array(BINS * 4)
    this.#hasClear = false
    for (let at = 0; at < data.length; at += 4) {
      const [r, g, b, a] = [data[at] as number, data[at + 1] as number, data[at + 2] as number, data[at + 3] as number]
      if (a === 0) {
        this.#hasClear = true
        continue
      }
      const bin = ((a >> 3) << 15) | ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)
      counts[bin] = (counts[bin] as number) + 1
      sums[bin * 4] = (sums[bin * 4] as number) + (r * a) / 255
      sums[bin * 4 + 1] = (sums[bin * 4 + 1] as number) + (g * a) / 255
      sums[bin * 4 + 2] = (sums[bin * 4 + 2] as number) + (b * a) / 255
      sums[bin * 4 + 3] = (sums[bin * 4 + 3] as number) + a
    }
    const bins: Bin[] = []
    for (let bin = 0; bin < BINS; bin++) {
      const count = counts[bin] as number
      if (count > 0) bins.push({ count, mean: [0, 1, 2, 3].map((c) => (sums[bin * 4 + c] as number) / count) as unknown as Shade })
    }
    this.#bins = bins
  }

  /** @param most how many colors there may be, at least 2 */
  palette(most: number): AlphaPalette {
    if (this.#exact && this.#exact.size <= most) {
      const colors = new Uint8Array(this.#exact.size * 4)
      new Uint32Array(colors.buffer).set([...this.#exact])
      return paletteOf(colors, true)
    }
    // What is wholly transparent stays so, whatever else there is.
    const shades = settle(this.#bins, split(this.#bins, this.#hasClear ? most - 1 : most))
    const all = this.#hasClear ? [[0, 0, 0, 0] as const, ...shades] : shades
    return paletteOf(Uint8Array.from(all.flatMap(colorOf)), false)
  }
}

/** The colors as 32-bit numbers in the machine's order, where there are at most 256; all that is transparent is one. */
function fewColors({ data, width, height }: Pixels): ReadonlySet<number> | undefined {
  const found = new Set<number>()
  const values = new Uint32Array(data.buffer, data.byteOffset, width * height)
  let last = -1
  for (let i = 0; i < values.length; i++) {
    const value = data[i * 4 + 3] === 0 ? 0 : (values[i] as number)
    if (value === last) continue
    last = value
    if (found.add(value).size > 256) return undefined
  }
  return found
}

function paletteOf(colors: Uint8Array, isExact: boolean): AlphaPalette {
  const shades = new Float64Array(colors.length)
  for (let i = 0; i < colors.length; i += 4) {
    const alpha = colors[i + 3] as number
    for (let c = 0; c < 3; c++) shades[i + c] = ((colors[i + c] as number) * alpha) / 255
    shades[i + 3] = alpha
  }
  return { colors, shades, count: colors.length / 4, isExact }
}

/** Nearly opaque becomes opaque: what a mean of opaque and other pixels lacks would only let the background through everywhere. */
function colorOf([r, g, b, a]: Shade): number[] {
  const alpha = a >= 252 ? 255 : Math.max(1, Math.round(a))
  if (a === 0) return [0, 0, 0, 0]
  return [...[r, g, b].map((value) => Math.min(255, Math.round((value * 255) / a))), alpha]
}

/** Splits the group whose shades differ most, until there are enough groups. */
function split(bins: readonly Bin[], most: number): Shade[] {
  const boxes = [boxOf(bins)]
  while (boxes.length < most) {
    let widest = 0
    for (let i = 1; i < boxes.length; i++) if ((boxes[i] as Box).spread > (boxes[widest] as Box).spread) widest = i
    const { bins: own, spread, axis, mean } = boxes[widest] as Box
    if (own.length < 2 || spread <= 0) break
    const low = own.filter((bin) => bin.mean[axis] <= mean[axis])
    const high = own.filter((bin) => bin.mean[axis] > mean[axis])
    if (low.length === 0 || high.length === 0) break
    boxes.splice(widest, 1, boxOf(low), boxOf(high))
  }
  return boxes.map(({ mean }) => mean)
}

type Box = { readonly bins: readonly Bin[]; readonly mean: Shade; readonly axis: 0 | 1 | 2 | 3; readonly spread: number }

function boxOf(bins: readonly Bin[]): Box {
  let total = 0
  const [sums, squares] = [new Float64Array(4), new Float64Array(4)]
  for (const { count, mean } of bins) {
    total += count
    for (let c = 0; c < 4; c++) {
      const value = mean[c] as number
      sums[c] = (sums[c] as number) + value * count
      squares[c] = (squares[c] as number) + value * value * count
    }
  }
  const mean = [...sums].map((sum) => sum / (total || 1)) as unknown as Shade
  const spreads = [...squares].map((square, c) => square - (sums[c] as number) * (mean[c] as number))
  const axis = spreads.indexOf(Math.max(...spreads)) as Box['axis']
  return { bins, mean, axis, spread: bins.length < 2 ? 0 : spreads[axis] as number } // prettier-ignore
}

/** Moves each shade to the middle of the bins that are nearest to it, a few times (Lloyd, 1982). */
function settle(bins: readonly Bin[], start: readonly Shade[]): readonly Shade[] {
  let shades = start
  for (let round = 0; round < ROUNDS; round++) {
    const flat = Float64Array.from(shades.flat())
    const sums = new Float64Array(shades.length * 5)
    for (const { count, mean } of bins) {
      const at = nearestShade(flat, shades.length, ...mean) * 5
      for (let c = 0; c < 4; c++) sums[at + c] = (sums[at + c] as number) + (mean[c] as number) * count
      sums[at + 4] = (sums[at + 4] as number) + count
    }
    shades = shades.map((shade, i) => {
      const count = sums[i * 5 + 4] as number
      return count === 0 ? shade : ([0, 1, 2, 3].map((c) => (sums[i * 5 + c] as number) / count) as unknown as Shade)
    })
  }
  return shades
}

/** How far two shades differ at worst, on black or on white; green counts most and blue more than red, roughly as eyes see. */
export function nearestShade(shades: Float64Array, count: number, r: number, g: number, b: number, a: number): number {
  let [best, least] = [0, Infinity]
  for (let i = 0, at = 0; i < count; i++, at += 4) {
    const [dr, dg, db, da] = [(shades[at] as number) - r, (shades[at + 1] as number) - g, (shades[at + 2] as number) - b, (shades[at + 3] as number) - a] // prettier-ignore
    const distance = 2 * worst(dr, da) + 4 * worst(dg, da) + 3 * worst(db, da)
    if (distance < least) [best, least] = [i, distance]
  }
  return best
}

const worst = (onBlack: number, alpha: number): number => Math.max(onBlack * onBlack, (onBlack - alpha) * (onBlack - alpha))
