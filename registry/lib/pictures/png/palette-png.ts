import type { Pixels } from '../../../../engine/core/context.ts'
import { type AlphaColors, type AlphaPalette, nearestShade } from './alpha-colors.ts'
import { assemblePng, isOpaque, pngChunk } from './png-encode.ts'

/** How many colors a quality stands for, from 2 to 256: the steps are finer where they show most. */
const colorsAt = (quality: number): number => Math.max(2, Math.round(256 * (quality / 100) ** 1.5))

/**
 * A PNG with a palette for a quality from 1 to 100. Pixels between its colors are dithered, and transparency is kept by degrees.
 * @param colors of the same pixels
 */
export async function encodePalettePng(pixels: Pixels, colors: AlphaColors, quality: number): Promise<Uint8Array> {
  const { zlibSync } = await import('fflate')
  const palette = colors.palette(colorsAt(quality))
  const { width, height } = pixels
  const rows = ditherRows(pixels, palette)
  const rgb = palette.colors.filter((_, i) => i % 4 !== 3)
  const alphas = palette.colors.filter((_, i) => i % 4 === 3)
  const before = [pngChunk('PLTE', rgb), ...(alphas.every((alpha) => alpha === 255) ? [] : [pngChunk('tRNS', alphas)])]
  return assemblePng({ width, height, colorType: 3 }, zlibSync(rows, { level: 6 }), before)
}

/** Rows of palette numbers, each after filter 0: Floyd and Steinberg, 1976, in shades; every other row from right to left. */
function ditherRows(pixels: Pixels, palette: AlphaPalette): Uint8Array {
  const { width, height, data } = pixels
  const rows = new Uint8Array((width + 1) * height)
  const clear = nearestShade(palette.shades, palette.count, 0, 0, 0, 0)
  const nearest = nearestOf(palette, isOpaque(pixels))
  // A pixel of room on both sides saves asking for the edges.
  let here = new Float32Array((width + 2) * 4)
  let below = new Float32Array((width + 2) * 4)
  const wanted = new Float64Array(4)
  for (let y = 0; y < height; y++) {
    const step = y % 2 === 0 ? 1 : -1
    for (let x = step > 0 ? 0 : width - 1; x >= 0 && x < width; x += step) {
      const from = (y * width + x) * 4
      const at = (x + 1) * 4
      const alpha = data[from + 3] as number
      if (alpha === 0) {
        rows[y * (width + 1) + x + 1] = clear
        continue
      }
      wanted[3] = clamp(alpha + (here[at + 3] as number), 255)
      for (let c = 0; c < 3; c++)
        wanted[c] = clamp(((data[from + c] as number) * alpha) / 255 + (here[at + c] as number), wanted[3] as number)
      const index = nearest(wanted[0] as number, wanted[1] as number, wanted[2] as number, wanted[3] as number)
      rows[y * (width + 1) + x + 1] = index
      for (let c = 0; c < 4; c++) {
        const error = (wanted[c] as number) - (palette.shades[index * 4 + c] as number)
        if (error === 0) continue
        const [ahead, under] = [at + step * 4 + c, at + c]
        here[ahead] = (here[ahead] as number) + (error * 7) / 16
        below[under - step * 4] = (below[under - step * 4] as number) + (error * 3) / 16
        below[under] = (below[under] as number) + (error * 5) / 16
        below[ahead] = (below[ahead] as number) + error / 16
      }
    }
    ;[here, below] = [below, here.fill(0)]
  }
  return rows
}

const clamp = (value: number, most: number): number => (value <= 0 ? 0 : value >= most ? most : value)

/** Finds the nearest shade and remembers it: by 6 bits of each channel of an opaque image, 5 with transparency; exact colors separately. */
function nearestOf({ shades, count, isExact }: AlphaPalette, opaque: boolean) {
  const search = (r: number, g: number, b: number, a: number) => nearestShade(shades, count, r, g, b, a)
  if (isExact) {
    const known = new Map<number, number>()
    return (r: number, g: number, b: number, a: number): number => {
      const key = ((r * 256 + g) * 256 + b) * 256 + a
      const found = known.get(key)
      if (found !== undefined) return found
      const index = search(r, g, b, a)
      known.set(key, index)
      return index
    }
  }
  const near = new Int16Array(opaque ? 1 << 18 : 1 << 20).fill(-1)
  return (r: number, g: number, b: number, a: number): number => {
    const bin = opaque ? ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2) : ((a >> 3) << 15) | ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)
    const found = near[bin] as number
    return found >= 0 ? found : (near[bin] = search(r, g, b, a))
  }
}
