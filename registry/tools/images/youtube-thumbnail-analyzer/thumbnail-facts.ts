import type { Pixels } from '../../../../engine/core/context.ts'
import { formatHex, luminance } from '../../../lib/pictures/rgb.ts'

export type LightFacts = {
  /** Mean luma, per cent. */
  readonly brightness: number
  /** Standard deviation of luma, per cent (RMS contrast). */
  readonly contrast: number
  /** Contrast ratio of the lightest twentieth to the darkest, as WCAG 2.2 defines it: 1 to 21. */
  readonly range: number
}

/** Rec. 601 luma, 0 to 255, of one pixel. */
const luma = (data: Uint8ClampedArray, at: number): number =>
  0.299 * (data[at] as number) + 0.587 * (data[at + 1] as number) + 0.114 * (data[at + 2] as number)

const rounded = (value: number): number => Math.round(value * 10) / 10

/** How light an opaque image is, and how far its tones lie apart. */
export function lightOf({ width, height, data }: Pixels): LightFacts {
  const count = width * height
  const lights = new Float64Array(count)
  let sum = 0
  let squares = 0
  for (let pixel = 0, at = 0; pixel < count; pixel++, at += 4) {
    const value = luma(data, at)
    sum += value
    squares += value * value
    lights[pixel] = luminance([data[at] as number, data[at + 1] as number, data[at + 2] as number])
  }
  lights.sort()
  const mean = sum / count
  const [dark = 0, light = 0] = [0.05, 0.95].map((share) => lights[Math.floor(share * (count - 1))])
  return {
    brightness: rounded((mean / 255) * 100),
    contrast: rounded((Math.sqrt(Math.max(0, squares / count - mean * mean)) / 255) * 100),
    range: rounded((light + 0.05) / (dark + 0.05)),
  }
}

/** Mean step in luma between neighbors within a rectangle, 0 to 255: how much is going on there. */
export function detailIn({ width, data }: Pixels, left: number, top: number, right: number, bottom: number): number {
  let sum = 0
  let count = 0
  for (let y = top; y < bottom - 1; y++)
    for (let x = left; x < right - 1; x++) {
      const at = (y * width + x) * 4
      const here = luma(data, at)
      sum += Math.abs(here - luma(data, at + 4)) + Math.abs(here - luma(data, at + width * 4))
      count += 2
    }
  return count === 0 ? 0 : sum / count
}

/** The most frequent colors, by cells of 32 steps a channel, each as the mean of its cell; at most one for each kind of color. */
export function mainColors({ data }: Pixels, count: number): string[] {
  const cells = new Map<number, [red: number, green: number, blue: number, count: number]>()
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number]
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
    const cell = cells.get(key) ?? [0, 0, 0, 0]
    cell[0] += red
    cell[1] += green
    cell[2] += blue
    cell[3]++
    cells.set(key, cell)
  }
  const kept: (readonly [number, number, number])[] = []
  for (const [red, green, blue, times] of [...cells.values()].toSorted((a, b) => b[3] - a[3])) {
    const color = [Math.round(red / times), Math.round(green / times), Math.round(blue / times)] as const
    const isNew = kept.every((other) => Math.hypot(other[0] - color[0], other[1] - color[1], other[2] - color[2]) > 48)
    if (isNew && kept.length < count) kept.push(color)
  }
  return kept.map(formatHex)
}
