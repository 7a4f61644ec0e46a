import type { Pixels } from '../../../engine/core/context.ts'

/** Lobes of the Lanczos kernel. */
const LOBES = 3

type ResampleOptions = {
  /** Averages light instead of stored values: truer, above all for fine bright detail. */
  readonly isLinear: boolean
  /** Called with the share done, from 0 to 1; may throw to stop. */
  readonly onProgress?: (fraction: number) => void
}

/**
 * Scales to `width` × `height` with a Lanczos-3 filter, widened when shrinking so that nothing is skipped.
 * Colours are weighted by their opacity, so transparent pixels do not bleed.
 */
export function resample(source: Pixels, width: number, height: number, { isLinear, onProgress }: ResampleOptions): Pixels {
  const columns = weightsFor(source.width, width)
  const rows = weightsFor(source.height, height)
  const decode = isLinear ? LINEAR : PLAIN
  const encode = isLinear ? encodeLinear : encodePlain
  const data = new Uint8ClampedArray(width * height * 4)
  const ready = new Map<number, Float32Array>()
  const sums = new Float32Array(width * 4)
  for (const [y, { first, weights }] of rows.entries()) {
    for (const row of ready.keys()) if (row < first) ready.delete(row)
    sums.fill(0)
    for (const [i, weight] of weights.entries()) {
      const line = ready.get(first + i) ?? scaleRow(source, first + i, columns, decode)
      ready.set(first + i, line)
      for (let x = 0; x < sums.length; x++) sums[x] = (sums[x] as number) + (line[x] as number) * weight
    }
    writeRow(sums, data, y * width * 4, encode)
    if ((y & 15) === 0) onProgress?.(y / height)
  }
  return { width, height, data }
}

type Weights = { readonly first: number; readonly weights: Float32Array }

/** For each target position the source pixels that count, and how much; the weights add up to one. */
function weightsFor(from: number, to: number): Weights[] {
  const scale = from / to
  const reach = LOBES * Math.max(scale, 1)
  return Array.from({ length: to }, (_, index) => {
    const center = (index + 0.5) * scale - 0.5
    const first = Math.max(0, Math.ceil(center - reach))
    const last = Math.min(from - 1, Math.floor(center + reach))
    const weights = Float32Array.from({ length: last - first + 1 }, (_, i) => lanczos((first + i - center) / Math.max(scale, 1)))
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return { first, weights: weights.map((weight) => weight / sum) }
  })
}

function lanczos(x: number): number {
  if (x === 0) return 1
  if (Math.abs(x) >= LOBES) return 0
  const angle = Math.PI * x
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle)
}

/** One source row at the target width, premultiplied, four numbers from 0 to 1 a pixel. */
function scaleRow(source: Pixels, y: number, columns: readonly Weights[], decode: Float32Array): Float32Array {
  const row = new Float32Array(source.width * 4)
  for (let i = 0, at = y * source.width * 4; i < row.length; i += 4, at += 4) {
    const alpha = (source.data[at + 3] as number) / 255
    for (let channel = 0; channel < 3; channel++) row[i + channel] = (decode[source.data[at + channel] as number] as number) * alpha
    row[i + 3] = alpha
  }
  const line = new Float32Array(columns.length * 4)
  for (let x = 0; x < columns.length; x++) {
    const { first, weights } = columns[x] as Weights
    let [red, green, blue, alpha] = [0, 0, 0, 0]
    for (let i = 0, at = first * 4; i < weights.length; i++, at += 4) {
      const weight = weights[i] as number
      red += (row[at] as number) * weight
      green += (row[at + 1] as number) * weight
      blue += (row[at + 2] as number) * weight
      alpha += (row[at + 3] as number) * weight
    }
    line.set([red, green, blue, alpha], x * 4)
  }
  return line
}

function writeRow(sums: Float32Array, data: Uint8ClampedArray, at: number, encode: (value: number) => number): void {
  for (let i = 0; i < sums.length; i += 4) {
    const alpha = Math.min(Math.max(sums[i + 3] as number, 0), 1)
    const share = alpha === 0 ? 0 : 1 / alpha
    for (let channel = 0; channel < 3; channel++)
      data[at + i + channel] = encode(Math.min(Math.max((sums[i + channel] as number) * share, 0), 1))
    data[at + i + 3] = Math.round(alpha * 255)
  }
}

const PLAIN = Float32Array.from({ length: 256 }, (_, value) => value / 255)
/** sRGB to linear light, IEC 61966-2-1. */
const LINEAR = PLAIN.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))

function encodePlain(value: number): number {
  return Math.round(value * 255)
}

function encodeLinear(value: number): number {
  return Math.round((value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) * 255)
}
