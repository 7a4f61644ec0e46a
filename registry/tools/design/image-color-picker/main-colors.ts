import type { Pixels } from '../../../../engine/core/context.ts'
import type { Rgb } from '../../../lib/pictures/rgb.ts'
import type { Triple } from '../../../lib/colors/matrix.ts'
import { type Color, type SpaceName, convert } from '../../../lib/colors/spaces.ts'
import { toRgb } from '../../../lib/colors/write-color.ts'

/** Pixels less opaque than this are not seen as a color of the picture. */
const LEAST_ALPHA = 128
/** With more different colors, those that share the upper six bits of each channel are counted together. */
const MOST_EXACT = 4096
const ROUNDS = 16

export type MainColor = { readonly rgb: Rgb; readonly share: number }
type Bin = { readonly lab: Triple; readonly weight: number }

/**
 * The colors that say most about a picture, by k-means in Oklab, largest share first; the same for the same pixels everywhere.
 * @param space of the pixels
 */
export function mainColors(
  pixels: Pixels,
  count: number,
  space: SpaceName,
): { readonly colors: readonly MainColor[]; readonly counted: number } {
  const bins = binsOf(pixels, space)
  const counted = bins.reduce((sum, { weight }) => sum + weight, 0)
  const centers = cluster(bins, Math.min(count, bins.length))
  const colors = centers
    .filter(({ weight }) => weight > 0)
    .map(({ lab, weight }): MainColor => ({ rgb: toRgb({ space: 'oklab', coords: lab, alpha: 1 }), share: weight / counted }))
    .toSorted((a, b) => b.share - a.share || a.rgb[0] - b.rgb[0] || a.rgb[1] - b.rgb[1] || a.rgb[2] - b.rgb[2])
  return { colors, counted }
}

function binsOf({ data }: Pixels, space: SpaceName): Bin[] {
  const exact = new Map<number, number>()
  for (let i = 0; i < data.length && exact.size <= MOST_EXACT; i += 4)
    if ((data[i + 3] as number) >= LEAST_ALPHA) {
      const key = ((data[i] as number) << 16) | ((data[i + 1] as number) << 8) | (data[i + 2] as number)
      exact.set(key, (exact.get(key) ?? 0) + 1)
    }
  const labOf = (r: number, g: number, b: number): Triple =>
    convert({ space, coords: [r / 255, g / 255, b / 255], alpha: 1 } satisfies Color, 'oklab').coords
  if (exact.size <= MOST_EXACT) return [...exact].map(([key, weight]) => ({ lab: labOf(key >> 16, (key >> 8) & 255, key & 255), weight }))
  const sums = new Float64Array(4 * 2 ** 18)
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] as number) < LEAST_ALPHA) continue
    const [r, g, b] = [data[i] as number, data[i + 1] as number, data[i + 2] as number]
    const at = (((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2)) * 4
    sums[at] = (sums[at] as number) + r
    sums[at + 1] = (sums[at + 1] as number) + g
    sums[at + 2] = (sums[at + 2] as number) + b
    sums[at + 3] = (sums[at + 3] as number) + 1
  }
  const bins: Bin[] = []
  for (let at = 0; at < sums.length; at += 4) {
    const weight = sums[at + 3] as number
    if (weight > 0)
      bins.push({ lab: labOf((sums[at] as number) / weight, (sums[at + 1] as number) / weight, (sums[at + 2] as number) / weight), weight })
  }
  return bins
}

const far = (a: Triple, b: Triple): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2

/** Lloyd's rounds from seeds that are frequent and far apart. */
function cluster(bins: readonly Bin[], count: number): Bin[] {
  let centers: Triple[] = []
  const nearest = bins.map(() => Infinity)
  for (let index = 0; index < count; index++) {
    // A little weight is enough for a color that is unlike all others.
    const score = (at: number) => Math.sqrt((bins[at] as Bin).weight) * (index === 0 ? 1 : (nearest[at] as number))
    let best = 0
    for (let at = 1; at < bins.length; at++) if (score(at) > score(best)) best = at
    const seed = (bins[best] as Bin).lab
    centers.push(seed)
    bins.forEach(({ lab }, at) => (nearest[at] = Math.min(nearest[at] as number, far(lab, seed))))
  }
  let weights = centers.map(() => 0)
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centers.map(() => [0, 0, 0, 0] as [number, number, number, number])
    for (const { lab, weight } of bins) {
      let best = 0
      for (let other = 1; other < centers.length; other++)
        if (far(lab, centers[other] as Triple) < far(lab, centers[best] as Triple)) best = other
      const sum = sums[best] as [number, number, number, number]
      for (let axis = 0; axis < 3; axis++) sum[axis] = (sum[axis] as number) + (lab[axis] as number) * weight
      sum[3] += weight
    }
    weights = sums.map(([, , , weight]) => weight)
    const moved = sums.map(([l, a, b, weight], index): Triple =>
      weight === 0 ? (centers[index] as Triple) : [l / weight, a / weight, b / weight],
    )
    const isStill = moved.every((center, index) => far(center, centers[index] as Triple) < 1e-10)
    centers = moved
    if (isStill) break
  }
  return centers.map((lab, index) => ({ lab, weight: weights[index] as number }))
}
