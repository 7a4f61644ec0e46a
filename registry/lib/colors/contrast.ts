import { type Rgb, contrastRatio, parseHex } from '../pictures/rgb.ts'
import type { Triple } from './matrix.ts'
import { convert } from './spaces.ts'
import { fromRgb, toRgb } from './write-color.ts'

/** Rounded down, so that a color never seems to reach a threshold that it misses. */
export const floorRatio = (ratio: number): number => Math.floor(ratio * 100) / 100

/** What is seen of `#rrggbbaa` in front of an opaque color, blended as browsers do. */
export function inFront(hex: string, behind: Rgb): Rgb {
  const alpha = hex.length > 7 ? Number.parseInt(hex.slice(7), 16) / 255 : 1
  const front = parseHex(hex)
  return front.map((value, index) => Math.round(value * alpha + (behind[index] as number) * (1 - alpha))) as unknown as Rgb
}

/** Steps of lightness in which a passing color is looked for. */
const STEPS = 500

/**
 * The colors nearest to one that reach these ratios against another: only the OKLCH lightness changes, and chroma as far as sRGB asks for it.
 * Undefined for a ratio that no lightness reaches.
 */
export function nearestPassing(color: Rgb, against: Rgb, ratios: readonly number[]): readonly (Rgb | undefined)[] {
  const [lightness, chroma, hue] = convert(fromRgb(color), 'oklch').coords
  const found: (Rgb | undefined)[] = ratios.map((ratio) => (contrastRatio(color, against) >= ratio ? color : undefined))
  for (let step = 1; step <= STEPS && found.includes(undefined); step++)
    for (const other of [lightness - step / STEPS, lightness + step / STEPS]) {
      if (other < -1 / STEPS || other > 1 + 1 / STEPS) continue
      const coords: Triple = [Math.min(1, Math.max(0, other)), chroma, hue]
      const rgb = toRgb({ space: 'oklch', coords, alpha: 1 })
      const ratio = contrastRatio(rgb, against)
      ratios.forEach((wanted, index) => {
        if (ratio >= wanted) found[index] ??= rgb
      })
    }
  return found
}
