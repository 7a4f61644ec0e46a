import type { Pixels } from '../../../../engine/core/context.ts'
import type { SpaceName } from '../../../lib/colors/spaces.ts'
import { toRgb } from '../../../lib/colors/write-color.ts'
import { type HueArc, type PlacedStop, colorAt } from './interpolate.ts'

export type Shape =
  /** `corner`: the two sides that meet where it leads, whose angle depends on the box. */
  | { readonly type: 'linear'; readonly angle: number; readonly corner?: readonly [string, string] }
  | { readonly type: 'radial'; readonly isCircle: boolean; readonly x: number; readonly y: number }
  | { readonly type: 'conic'; readonly angle: number; readonly x: number; readonly y: number }

/** Colors from the start of a gradient to its end that are made before they are spread. */
const SHADES = 2048

/** The gradient as a browser shows it in a box of this size. */
export function drawGradient(
  shape: Shape,
  stops: readonly PlacedStop[],
  { space, arc, repeats }: { readonly space: SpaceName; readonly arc: HueArc; readonly repeats: boolean },
  width: number,
  height: number,
): Pixels {
  const [first, last] = [stops[0] as PlacedStop, stops.at(-1) as PlacedStop]
  const [from, to] = [first.position, last.position]
  const span = Math.max(to - from, 1e-9)
  const shades = Uint8ClampedArray.from(
    Array.from({ length: SHADES + 1 }, (_, index) => {
      const color = index === SHADES && !repeats ? last.color : colorAt(stops, from + (span * index) / SHADES, space, arc)
      return [...toRgb(color), Math.round(color.alpha * 255)]
    }).flat(),
  )
  const [before, after] = [first, last].map(({ color }) => [...toRgb(color), Math.round(color.alpha * 255)])
  const data = new Uint8ClampedArray(width * height * 4)
  const place = placeIn(shape, width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const far = (place(x + 0.5, y + 0.5) - from) / span
      const at = (y * width + x) * 4
      if (!repeats && far < 0) data.set(before as number[], at)
      else if (!repeats && far >= 1) data.set(after as number[], at)
      else {
        const shade = Math.floor((far - Math.floor(far)) * SHADES) * 4
        for (let channel = 0; channel < 4; channel++) data[at + channel] = shades[shade + channel] as number
      }
    }
  return { width, height, data }
}

/** How far along the gradient a point is, 0 at its start. @see https://www.w3.org/TR/css-images-3/#linear-gradients */
function placeIn(shape: Shape, width: number, height: number): (x: number, y: number) => number {
  if (shape.type === 'linear') {
    const { dx, dy, length } = gradientLine(shape.angle, width, height)
    return (x, y) => ((x - width / 2) * dx + (y - height / 2) * dy) / length + 0.5
  }
  const [cx, cy] = [(shape.x / 100) * width, (shape.y / 100) * height]
  if (shape.type === 'conic') {
    const start = shape.angle / 360
    return (x, y) => {
      const turn = Math.atan2(x - cx, cy - y) / (2 * Math.PI) - start
      return turn - Math.floor(turn)
    }
  }
  const { rx, ry } = radii(shape, width, height)
  return (x, y) => Math.hypot((x - cx) / rx, (y - cy) / ry)
}

/** The line of a linear gradient: its direction, and its length from corner to corner. */
export function gradientLine(angle: number, width: number, height: number) {
  const turn = (angle * Math.PI) / 180
  const [dx, dy] = [Math.sin(turn), -Math.cos(turn)]
  return { dx, dy, length: Math.abs(width * dx) + Math.abs(height * dy) }
}

/** To the farthest corner, as CSS has it where nothing is said; an ellipse has the shape of the sides. */
export function radii(
  { isCircle, x, y }: { readonly isCircle: boolean; readonly x: number; readonly y: number },
  width: number,
  height: number,
) {
  const [far, down] = [(Math.max(x, 100 - x) / 100) * width, (Math.max(y, 100 - y) / 100) * height]
  if (isCircle) return { rx: Math.hypot(far, down), ry: Math.hypot(far, down) }
  return { rx: far * Math.SQRT2, ry: down * Math.SQRT2 }
}
