import { ByteReader } from '../bytes.ts'
import type { PngHeader } from './png-info.ts'

/** Takes a finished row of `count` pixels, which begins at `x` and has one in every `stepX`. */
export type PutRow = (row: Uint8Array, count: number, x: number, stepX: number, y: number) => void

/** `gAMA` values around that of sRGB, times 100,000; many programs write them for sRGB images. */
const SRGB_GAMMA = { least: 45_000, most: 46_000 }

/**
 * How a row of samples becomes RGBA: gray, colors or palette, 1 to 16 bits, with a transparent color.
 * @param gamma value of `gAMA` when it counts
 */
export function rowExpander(
  { width, bitDepth, colorType }: PngHeader,
  palette: Uint8Array | undefined,
  key: Uint8Array | undefined,
  gamma: number | undefined,
  data: Uint8ClampedArray,
): PutRow {
  const most = 2 ** bitDepth - 1
  const tone = toneCurve(gamma)
  const to8 = (sample: number) => tone[Math.round((sample * 255) / most)] as number
  const sampleAt = sampler(bitDepth)
  const colors = palette && colorType === 3 ? paletteColors(palette, key, tone) : undefined
  const keyed = key && colorType < 3 ? keySamples(key, colorType === 2 ? 3 : 1) : undefined
  return (row, count, x, stepX, y) => {
    for (let i = 0, at = (y * width + x) * 4; i < count; i++, at += stepX * 4) {
      if (colors) {
        data.set(colors.subarray(sampleAt(row, i) * 4, sampleAt(row, i) * 4 + 4), at)
      } else if (colorType === 0 || colorType === 4) {
        const gray = sampleAt(row, colorType === 0 ? i : i * 2)
        data[at] = data[at + 1] = data[at + 2] = to8(gray)
        data[at + 3] = colorType === 4 ? Math.round((sampleAt(row, i * 2 + 1) * 255) / most) : keyed?.[0] === gray ? 0 : 255
      } else {
        const step = colorType === 2 ? 3 : 4
        const [red, green, blue] = [sampleAt(row, i * step), sampleAt(row, i * step + 1), sampleAt(row, i * step + 2)]
        data[at] = to8(red)
        data[at + 1] = to8(green)
        data[at + 2] = to8(blue)
        if (step === 4) data[at + 3] = Math.round((sampleAt(row, i * 4 + 3) * 255) / most)
        else data[at + 3] = keyed && keyed[0] === red && keyed[1] === green && keyed[2] === blue ? 0 : 255
      }
    }
  }
}

/** Reads the `index`th sample of a row, after its filter byte. */
function sampler(bitDepth: number): (row: Uint8Array, index: number) => number {
  if (bitDepth === 8) return (row, index) => row[index + 1] as number
  if (bitDepth === 16) return (row, index) => ((row[index * 2 + 1] as number) << 8) | (row[index * 2 + 2] as number)
  const most = 2 ** bitDepth - 1
  return (row, index) => {
    const bit = index * bitDepth
    return ((row[1 + (bit >> 3)] as number) >> (8 - bitDepth - (bit & 7))) & most
  }
}

/** All 256 colors; what the palette does not hold is black, as viewers show it. */
function paletteColors(palette: Uint8Array, alphas: Uint8Array | undefined, tone: Uint8Array): Uint8Array {
  const colors = new Uint8Array(1024)
  for (let i = 0; i < 256; i++) {
    for (let channel = 0; channel < 3; channel++) colors[i * 4 + channel] = tone[palette[i * 3 + channel] ?? 0] as number
    colors[i * 4 + 3] = alphas?.[i] ?? 255
  }
  return colors
}

function keySamples(key: Uint8Array, count: number): number[] {
  const reader = new ByteReader(key)
  return Array.from({ length: count }, (_, i) => reader.u16(i * 2))
}

/** From stored values to sRGB: `gAMA` tells the exponent with which light was stored. */
function toneCurve(gamma: number | undefined): Uint8Array {
  const curve = Uint8Array.from({ length: 256 }, (_, value) => value)
  if (gamma === undefined || gamma === 0 || (gamma >= SRGB_GAMMA.least && gamma <= SRGB_GAMMA.most)) return curve
  return curve.map((value) => {
    const light = (value / 255) ** (100_000 / gamma)
    return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))
  })
}
