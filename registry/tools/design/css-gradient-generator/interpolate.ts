import type { Triple } from '../../../lib/colors/matrix.ts'
import { type Color, type SpaceName, convert } from '../../../lib/colors/spaces.ts'

/** The hue arcs of CSS. @see https://www.w3.org/TR/css-color-4/#hue-interpolation */
export type HueArc = 'shorter' | 'longer' | 'increasing' | 'decreasing'
export type Stop = { readonly color: Color; readonly position: number | undefined }
export type PlacedStop = { readonly color: Color; readonly position: number }

/** Which coordinate is a hue. */
const HUE_AT: { readonly [S in SpaceName]?: number } = { hsl: 0, lch: 2, oklch: 2 }
/** Chroma or saturation below which a color has no hue of its own, and takes that of its neighbor. */
const LEAST: { readonly [S in SpaceName]?: number } = { hsl: 0.001, lch: 0.02, oklch: 0.00004 }

/**
 * Where each stop is, from 0 to 1: the first at the start and the last at the end unless they say otherwise, none before
 * the one before it, and those without a place evenly between their neighbors.
 * @see https://www.w3.org/TR/css-images-3/#color-stop-fixup
 */
export function placeStops(stops: readonly Stop[]): PlacedStop[] {
  const places = stops.map(({ position }, index) => position ?? (index === 0 ? 0 : index === stops.length - 1 ? 1 : undefined))
  let most = -Infinity
  const rising = places.map((place) => (place === undefined ? undefined : (most = Math.max(most, place))))
  return stops.map(({ color }, index) => {
    const own = rising[index]
    if (own !== undefined) return { color, position: own }
    const before = rising.findLastIndex((place, at) => at < index && place !== undefined)
    const after = rising.findIndex((place, at) => at > index && place !== undefined)
    const [from, to] = [rising[before] as number, rising[after] as number]
    return { color, position: from + ((to - from) * (index - before)) / (after - before) }
  })
}

/** The color at a place of a gradient, with the two on both sides mixed in a space, weighted by their opacity. */
export function colorAt(stops: readonly PlacedStop[], place: number, space: SpaceName, arc: HueArc): Color {
  const next = stops.findIndex(({ position }) => position > place)
  const before = stops[(next < 0 ? stops.length : next) - 1]
  const after = stops[next]
  if (!before) return (stops[0] as PlacedStop).color
  if (!after) return before.color
  return mix(before.color, after.color, (place - before.position) / (after.position - before.position), space, arc)
}

export function mix(from: Color, to: Color, part: number, space: SpaceName, arc: HueArc): Color {
  const [a, b] = [convert(from, space), convert(to, space)]
  const hueAt = HUE_AT[space]
  const [start, end] = hueAt === undefined ? [0, 0] : hues(a, b, hueAt, LEAST[space] as number, arc)
  const alpha = a.alpha + (b.alpha - a.alpha) * part
  const coords = a.coords.map((value, index) => {
    if (index === hueAt) return (((start + (end - start) * part) % 360) + 360) % 360
    const mixed = value * a.alpha * (1 - part) + (b.coords[index] as number) * b.alpha * part
    return alpha === 0 ? 0 : mixed / alpha
  }) as unknown as Triple
  return { space, coords, alpha }
}

function hues(a: Color, b: Color, hueAt: number, least: number, arc: HueArc): readonly [number, number] {
  // Saturation and chroma are both the middle coordinate.
  const hueOf = ({ coords }: Color) => ((coords[1] as number) < least ? undefined : (coords[hueAt] as number))
  const [one, other] = [hueOf(a) ?? hueOf(b) ?? 0, hueOf(b) ?? hueOf(a) ?? 0]
  const far = other - one
  if (arc === 'shorter') return far > 180 ? [one + 360, other] : far < -180 ? [one, other + 360] : [one, other]
  if (arc === 'longer') return far > 0 && far < 180 ? [one + 360, other] : far > -180 && far <= 0 ? [one, other + 360] : [one, other]
  if (arc === 'increasing') return far < 0 ? [one, other + 360] : [one, other]
  return far > 0 ? [one + 360, other] : [one, other]
}
