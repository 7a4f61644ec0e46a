import type { Pixels } from '../../../../engine/core/context.ts'

type Progress = ((fraction: number) => void) | undefined

/** From this standard deviation on, three box blurs come close enough to a Gaussian. */
const BOXES_FROM = 2

/** Weights of a Gaussian of standard deviation `sigma`, in pixels, from −3σ to 3σ; they add up to 1. */
export function gaussKernel(sigma: number): Float64Array {
  const reach = Math.max(1, Math.ceil(3 * sigma))
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Odd widths of three boxes that together spread like a Gaussian of standard deviation `sigma`. */
export function boxWidths(sigma: number): [number, number, number] {
  const ideal = Math.sqrt((12 * sigma * sigma) / 3 + 1)
  const low = Math.floor(ideal) % 2 === 0 ? Math.floor(ideal) - 1 : Math.floor(ideal)
  const lows = Math.round((12 * sigma * sigma - 3 * low * low - 12 * low - 9) / (-4 * low - 4))
  return [0, 1, 2].map((i) => (i < lows ? low : low + 2)) as [number, number, number]
}

/** Blurs in place by a Gaussian of standard deviation `sigma`, in pixels. Colors count by their opacity; edges are continued outward. */
export function blurPixels(pixels: Pixels, sigma: number, onProgress?: Progress): void {
  if (sigma < 0.2) return
  premultiply(pixels)
  if (sigma < BOXES_FROM) convolve(pixels, gaussKernel(sigma), (blurred) => blurred, onProgress)
  else for (const [i, width] of boxWidths(sigma).entries()) boxBlur(pixels, (width - 1) / 2, (part) => onProgress?.((i + part) / 3))
  unpremultiply(pixels)
}

/** Sharpens in place: adds `amount` times what a Gaussian blur of standard deviation `sigma` would take away. Opacity stays. */
export function sharpenPixels(pixels: Pixels, sigma: number, amount: number, onProgress?: Progress): void {
  convolve(
    pixels,
    gaussKernel(Math.max(0.5, sigma)),
    (blurred, own, isAlpha) => (isAlpha ? own : own + amount * (own - blurred)),
    onProgress,
  )
}

/**
 * Convolves rows and columns in place. Only as many rows as the kernel is long are held besides the image.
 * @param combine the new value of a channel from its blurred and its own
 */
function convolve(
  { width, height, data }: Pixels,
  kernel: Float64Array,
  combine: (blurred: number, own: number, isAlpha: boolean) => number,
  onProgress: Progress,
): void {
  const reach = (kernel.length - 1) / 2
  const length = width * 4
  const rows = Array.from({ length: kernel.length }, () => new Float32Array(length))
  const padded = new Float32Array(length + 8 * reach)
  const sums = new Float32Array(length)
  // The loops go along memory, with the kernel outside: far quicker than pixel by pixel.
  const fill = (y: number) => {
    const line = data.subarray(y * length, (y + 1) * length)
    padded.set(line, 4 * reach)
    for (let i = 0; i < 4 * reach; i++) {
      padded[i] = line[i % 4] as number
      padded[length + 4 * reach + i] = line[length - 4 + (i % 4)] as number
    }
    const row = (rows[y % kernel.length] as Float32Array).fill(0)
    for (let k = 0; k < kernel.length; k++) addWeighted(row, padded, 4 * k, kernel[k] as number)
  }
  for (let y = 0; y < Math.min(reach, height); y++) fill(y)
  for (let y = 0; y < height; y++) {
    if (y + reach < height) fill(y + reach)
    sums.fill(0)
    for (let k = 0; k < kernel.length; k++) {
      const near = Math.min(height - 1, Math.max(0, y + k - reach))
      addWeighted(sums, rows[near % kernel.length] as Float32Array, 0, kernel[k] as number)
    }
    for (let i = 0, at = y * length; i < length; i++, at++) data[at] = combine(sums[i] as number, data[at] as number, i % 4 === 3)
    if ((y & 63) === 0) onProgress?.(y / height)
  }
}

function addWeighted(sums: Float32Array, values: Float32Array, from: number, weight: number): void {
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + (values[from + i] as number) * weight
}

/** Averages over `2 × reach + 1` pixels across and down, in place, in time that does not grow with `reach`. */
function boxBlur({ width, height, data }: Pixels, reach: number, onProgress: (fraction: number) => void): void {
  const length = width * 4
  const size = 2 * reach + 1
  const row = new Uint8ClampedArray(length)
  for (let y = 0; y < height; y++) {
    const from = y * length
    row.set(data.subarray(from, from + length))
    for (let channel = 0; channel < 4; channel++) {
      let sum = 0
      for (let k = -reach; k <= reach; k++) sum += row[Math.min(width - 1, Math.max(0, k)) * 4 + channel] as number
      for (let x = 0; x < width; x++) {
        data[from + x * 4 + channel] = sum / size
        const [enters, leaves] = [Math.min(width - 1, x + reach + 1), Math.max(0, x - reach)]
        sum += (row[enters * 4 + channel] as number) - (row[leaves * 4 + channel] as number)
      }
    }
    if ((y & 63) === 0) onProgress(y / height / 2)
  }
  // Rows that are overwritten already are needed until they leave the box.
  const kept = Array.from({ length: reach + 1 }, () => new Uint8ClampedArray(length))
  const sums = new Float64Array(length)
  const lineOf = (y: number) => data.subarray(y * length, (y + 1) * length)
  for (let k = -reach; k <= reach; k++) addTo(sums, lineOf(Math.min(height - 1, Math.max(0, k))), 1)
  // Beyond the edges, the first and the last row go on as they were.
  const [first, last] = [lineOf(0).slice(), lineOf(height - 1).slice()]
  for (let y = 0; y < height; y++) {
    const line = lineOf(y)
    const copy = kept[y % (reach + 1)] as Uint8ClampedArray
    copy.set(line)
    for (let i = 0; i < length; i++) line[i] = (sums[i] as number) / size
    const leaves = y - reach
    const gone = leaves <= 0 ? first : (kept[leaves % (reach + 1)] as Uint8ClampedArray)
    const enters = y + reach + 1
    addTo(sums, enters < height ? lineOf(enters) : last, 1)
    addTo(sums, gone, -1)
    if ((y & 63) === 0) onProgress(0.5 + y / height / 2)
  }
}

function addTo(sums: Float64Array, line: Uint8ClampedArray, sign: 1 | -1): void {
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + sign * (line[i] as number)
}

function premultiply({ data }: Pixels): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number
    if (alpha === 255) continue
    for (let channel = 0; channel < 3; channel++) data[at + channel] = ((data[at + channel] as number) * alpha) / 255
  }
}

function unpremultiply({ data }: Pixels): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number
    if (alpha === 255 || alpha === 0) continue
    for (let channel = 0; channel < 3; channel++) data[at + channel] = ((data[at + channel] as number) * 255) / alpha
  }
}
