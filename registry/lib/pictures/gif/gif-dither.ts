import type { Pixels } from '../../../../engine/core/context.ts'
import type { Palette } from './gif-palette.ts'

export type Dither = 'diffusion' | 'ordered' | 'none'

/** Turns pixels into numbers of palette colors. `kept` marks pixels that stay as they are: they get `clear`, and no error crosses them. */
export function ditherFrame({ width, height, data }: Pixels, palette: Palette, dither: Dither, kept?: Uint8Array, clear = 0): Uint8Array {
  if (dither === 'diffusion') return diffuse(width, height, data, palette, kept, clear)
  const out = new Uint8Array(width * height)
  const strength = dither === 'ordered' ? 128 / Math.cbrt(palette.count) : 0
  for (let i = 0; i < out.length; i++) {
    if (kept?.[i]) {
      out[i] = clear
      continue
    }
    const [red, green, blue] = [data[i * 4] as number, data[i * 4 + 1] as number, data[i * 4 + 2] as number]
    const shift = strength && strength * bayer(i % width, Math.floor(i / width))
    // A color that the palette has needs no pattern: areas of one color stay plain.
    out[i] = palette.exact(red, green, blue) ?? palette.nearest(clamp(red + shift), clamp(green + shift), clamp(blue + shift))
  }
  return out
}

const clamp = (value: number): number => (value <= 0 ? 0 : value >= 255 ? 255 : Math.round(value))

/** The 8 × 8 threshold matrix of Bayer, from −0.5 to 0.5. */
function bayer(x: number, y: number): number {
  let value = 0
  for (let bit = 0; bit < 3; bit++) {
    const [across, down] = [(x >> bit) & 1, (y >> bit) & 1]
    value = value * 4 + ((across ^ down) << 1) + down
  }
  return (value + 0.5) / 64 - 0.5
}

/** Floyd and Steinberg, 1976: what a pixel is off goes to its neighbors; every other row from right to left. */
function diffuse(
  width: number,
  height: number,
  data: Uint8ClampedArray,
  palette: Palette,
  kept: Uint8Array | undefined,
  clear: number,
): Uint8Array {
  const out = new Uint8Array(width * height)
  // A pixel of room on both sides saves asking for the edges.
  let here = new Float32Array((width + 2) * 3)
  let below = new Float32Array((width + 2) * 3)
  for (let y = 0; y < height; y++) {
    const step = y % 2 === 0 ? 1 : -1
    for (let x = step > 0 ? 0 : width - 1; x >= 0 && x < width; x += step) {
      const i = y * width + x
      if (kept?.[i]) {
        out[i] = clear
        continue
      }
      const at = (x + 1) * 3
      const red = clamp((data[i * 4] as number) + (here[at] as number))
      const green = clamp((data[i * 4 + 1] as number) + (here[at + 1] as number))
      const blue = clamp((data[i * 4 + 2] as number) + (here[at + 2] as number))
      const index = palette.nearest(red, green, blue)
      out[i] = index
      for (let c = 0; c < 3; c++) {
        const error = (c === 0 ? red : c === 1 ? green : blue) - (palette.colors[index * 3 + c] as number)
        if (error === 0) continue
        const [ahead, under] = [at + step * 3 + c, at + c]
        here[ahead] = (here[ahead] as number) + (error * 7) / 16
        below[under - step * 3] = (below[under - step * 3] as number) + (error * 3) / 16
        below[under] = (below[under] as number) + (error * 5) / 16
        below[ahead] = (below[ahead] as number) + error / 16
      }
    }
    ;[here, below] = [below, here.fill(0)]
  }
  return out
}
