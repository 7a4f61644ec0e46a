import type { SpaceName } from '../../../lib/colors/spaces.ts'
import { rounded, toHex } from '../../../lib/colors/write-color.ts'
import { type Shape, gradientLine, radii } from './draw.ts'
import type { HueArc, PlacedStop, Stop } from './interpolate.ts'

/** Spaces in which browsers mix colors, that of older ones first. */
export const MIX_SPACES = ['srgb', 'oklch', 'oklab', 'srgb-linear', 'hsl', 'lab', 'lch'] as const satisfies readonly SpaceName[]
export type MixSpace = (typeof MIX_SPACES)[number]
export const POLAR: readonly string[] = ['oklch', 'lch', 'hsl']

export type Gradient = { readonly shape: Shape; readonly space: MixSpace; readonly arc: HueArc; readonly repeats: boolean }

/** The CSS function; without a space where sRGB is meant, which every browser reads. */
export function writeCss({ shape, space, arc, repeats }: Gradient, stops: readonly Stop[]): string {
  const method = space === 'srgb' ? '' : `in ${space}${POLAR.includes(space) && arc !== 'shorter' ? ` ${arc} hue` : ''}`
  const at = shape.type !== 'linear' && (shape.x !== 50 || shape.y !== 50) ? `at ${rounded(shape.x, 2)}% ${rounded(shape.y, 2)}%` : ''
  const angle = shape.type === 'radial' || (shape.type === 'conic' && shape.angle === 0) ? '' : `${rounded(shape.angle, 2)}deg`
  const toward = shape.type === 'linear' && shape.corner ? `to ${shape.corner.join(' ')}` : angle
  const own = shape.type === 'linear' ? toward : shape.type === 'conic' ? angle && `from ${angle}` : shape.isCircle ? 'circle' : ''
  const head = [own, at, method].filter(Boolean).join(' ')
  const unit = shape.type === 'conic' ? 'deg' : '%'
  const list = stops.map(({ color, position }) => {
    if (position === undefined) return toHex(color)
    return `${toHex(color)} ${rounded(position * (unit === 'deg' ? 360 : 100), 2)}${unit}`
  })
  return `${repeats ? 'repeating-' : ''}${shape.type}-gradient(${[...(head ? [head] : []), ...list].join(', ')})`
}

/** The same with the angle that leads to its corner in a box of this size. @see https://www.w3.org/TR/css-images-3/#linear-gradients */
export function inBox(shape: Shape, width: number, height: number): Shape {
  if (shape.type !== 'linear' || !shape.corner) return shape
  const [across, down] = [shape.corner.includes('right') ? 1 : -1, shape.corner.includes('top') ? 1 : -1]
  const angle = (Math.atan2(across * height, down * width) * 180) / Math.PI
  return { ...shape, angle: (angle + 360) % 360 }
}

/** As a drawing that looks the same: linear or radial, mixed in sRGB, opaque, in a box of this size. Undefined for any other. */
export function writeSvg(
  { shape, space, repeats }: Gradient,
  stops: readonly PlacedStop[],
  width: number,
  height: number,
): string | undefined {
  if (shape.type === 'conic' || space !== 'srgb' || stops.some(({ color }) => color.alpha < 1)) return undefined
  const [first, last] = [(stops[0] as PlacedStop).position, (stops.at(-1) as PlacedStop).position]
  if (repeats && (first !== 0 || last !== 1)) return undefined
  if (stops.some(({ position }) => position < 0 || position > 1)) return undefined
  const list = stops.map(({ color, position }) => `<stop offset="${rounded(position, 4)}" stop-color="${toHex(color)}"/>`).join('')
  const common = `id="g" gradientUnits="userSpaceOnUse"${repeats ? ' spreadMethod="repeat"' : ''}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definition(shape, common, list, width, height)}</defs><rect width="${width}" height="${height}" fill="url(#g)"/></svg>`
}

function definition(shape: Exclude<Shape, { type: 'conic' }>, common: string, list: string, width: number, height: number): string {
  const n = (value: number) => rounded(value, 3)
  if (shape.type === 'linear') {
    const { dx, dy, length } = gradientLine(shape.angle, width, height)
    const [x, y] = [(dx * length) / 2, (dy * length) / 2]
    return `<linearGradient ${common} x1="${n(width / 2 - x)}" y1="${n(height / 2 - y)}" x2="${n(width / 2 + x)}" y2="${n(height / 2 + y)}">${list}</linearGradient>`
  }
  const { rx, ry } = radii(shape, width, height)
  const [cx, cy] = [(shape.x / 100) * width, (shape.y / 100) * height]
  // A circle of radius one, stretched, so that an ellipse is possible.
  return `<radialGradient ${common} cx="0" cy="0" r="1" gradientTransform="translate(${n(cx)} ${n(cy)}) scale(${n(rx)} ${n(ry)})">${list}</radialGradient>`
}
