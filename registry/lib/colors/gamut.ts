import type { Triple } from './matrix.ts'
import type { RgbSpaceName } from './rgb-spaces.ts'
import { type Color, convert } from './spaces.ts'

/** A difference in Oklab that is just seen. */
const JUST_SEEN = 0.02
const CLOSE = 0.0001
/** Rounding of a channel, far below one step of 255. */
const SLACK = 1e-5

export const isInGamut = (color: Color, space: RgbSpaceName): boolean =>
  convert(color, space).coords.every((value) => value >= -SLACK && value <= 1 + SLACK)

const clamp = ([a, b, c]: Triple): Triple => {
  const within = (value: number) => Math.min(1, Math.max(0, value))
  return [within(a), within(b), within(c)]
}

const clipped = (color: Color, space: RgbSpaceName): Color => {
  const { coords, alpha } = convert(color, space)
  return { space, coords: clamp(coords), alpha }
}

/** How different two colors look, in Oklab; 0.02 is just seen. */
export function difference(one: Color, other: Color): number {
  const [a, b] = [convert(one, 'oklab').coords, convert(other, 'oklab').coords]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/**
 * The nearest color that a screen of this gamut shows: less chroma in OKLCH at the same lightness and hue, as far as one sees it.
 * @see https://www.w3.org/TR/css-color-4/#css-gamut-map
 */
export function toGamut(color: Color, space: RgbSpaceName): Color {
  if (isInGamut(color, space)) return clipped(color, space)
  const { coords, alpha } = convert(color, 'oklch')
  const [lightness, most, hue] = coords
  if (lightness >= 1 || lightness <= 0) return { space, coords: lightness >= 1 ? [1, 1, 1] : [0, 0, 0], alpha }
  const at = (chroma: number): Color => ({ space: 'oklch', coords: [lightness, chroma, hue], alpha })
  let best = clipped(at(most), space)
  if (difference(best, at(most)) < JUST_SEEN) return best
  let [from, to, isInside] = [0, most, true]
  while (to - from > CLOSE) {
    const chroma = (from + to) / 2
    const current = at(chroma)
    if (isInside && isInGamut(current, space)) {
      from = chroma
      continue
    }
    best = clipped(current, space)
    const seen = difference(best, current)
    if (seen >= JUST_SEEN) to = chroma
    else if (JUST_SEEN - seen < CLOSE) return best
    else {
      isInside = false
      from = chroma
    }
  }
  return best
}
