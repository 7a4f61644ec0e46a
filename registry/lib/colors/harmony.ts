import type { RandomSource } from '../../../engine/core/context.ts'
import type { Triple } from './matrix.ts'
import { type Color, convert } from './spaces.ts'

/** Degrees on the OKLCH wheel from the first hue, in the order in which a palette takes them. */
const HUES = {
  analogous: [0, 30, -30, 60, -60],
  complementary: [0, 180],
  split: [0, 150, 210],
  triadic: [0, 120, 240],
  square: [0, 90, 180, 270],
  monochrome: [0],
} as const
export type Harmony = keyof typeof HUES | 'free'

/** Lightness and chroma from which a mood picks, in OKLCH. */
const MOODS = {
  balanced: { lightness: [0.5, 0.75], chroma: [0.08, 0.17] },
  pastel: { lightness: [0.85, 0.92], chroma: [0.04, 0.08] },
  vivid: { lightness: [0.58, 0.72], chroma: [0.18, 0.28] },
  muted: { lightness: [0.45, 0.7], chroma: [0.03, 0.07] },
  dark: { lightness: [0.22, 0.36], chroma: [0.05, 0.12] },
} as const
export type Mood = keyof typeof MOODS

/** How far lightness moves each time the hues of a harmony are used again. */
const STEP = 0.13

/**
 * As many colors as asked for, in OKLCH: those to keep first, the others on the hues of the harmony from the first color on.
 * Hues, lightness and chroma vary a little by chance, so that each roll is another.
 */
export function makePalette(kept: readonly Color[], count: number, harmony: Harmony, mood: Mood, chance: RandomSource): Color[] {
  const between = ([from, to]: readonly [number, number]) => from + chance.float() * (to - from)
  const first = kept[0] ? convert(kept[0], 'oklch').coords : undefined
  const hue = first?.[2] ?? chance.float() * 360
  const own = MOODS[mood]
  const [lightness, chroma] = first && harmony === 'monochrome' ? first : [between(own.lightness), between(own.chroma)]
  const made = Array.from({ length: Math.max(0, count - kept.length) }, (_, index): Color => {
    const place = index + kept.length
    if (harmony === 'free') return oklch(between(own.lightness), between(own.chroma), chance.float() * 360)
    const hues = HUES[harmony]
    const round = Math.floor(place / hues.length)
    const shift = (round % 2 === 1 ? 1 : -1) * Math.ceil(round / 2) * STEP
    const varied = harmony === 'monochrome' || place === 0 ? 0 : chance.float() * 10 - 5
    const jitter = place === 0 ? 0 : (chance.float() - 0.5) * 0.06
    return oklch(reflected(lightness + shift + jitter), chroma, hue + (hues[place % hues.length] as number) + varied)
  })
  return [...kept, ...made]
}

const oklch = (lightness: number, chroma: number, hue: number): Color => ({
  space: 'oklch',
  coords: [lightness, chroma, ((hue % 360) + 360) % 360],
  alpha: 1,
})

/** Between nearly black and nearly white; what goes past an end comes back from it. */
function reflected(lightness: number): number {
  const [least, most] = [0.18, 0.95]
  const span = most - least
  const far = (((lightness - least) % (2 * span)) + 2 * span) % (2 * span)
  return least + (far > span ? 2 * span - far : far)
}

/** Names and lightness of the steps of a scale, light to dark. */
export const SCALE = {
  50: 0.97,
  100: 0.94,
  200: 0.88,
  300: 0.8,
  400: 0.71,
  500: 0.62,
  600: 0.54,
  700: 0.46,
  800: 0.38,
  900: 0.31,
  950: 0.23,
} as const

/** Tints and shades of a color by equal-looking steps; chroma falls toward both ends, where there is less of it. */
export function scaleOf(color: Color): readonly (readonly [step: string, color: Color])[] {
  const [, chroma, hue] = convert(color, 'oklch').coords
  return Object.entries(SCALE).map(([step, lightness]) => {
    const part = Math.min(1, 1.15 - Math.abs(lightness - 0.6) * 1.6)
    const coords: Triple = [lightness, chroma * Math.max(0.2, part), hue]
    return [step, { space: 'oklch', coords, alpha: 1 }] as const
  })
}
