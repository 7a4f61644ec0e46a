import type { Rect, Size, Stand } from '../../core/image-frame.ts'
import { centered } from '../../core/image-region.ts'

/** Edges that a handle moves: one, or two at a corner. */
export const HANDLES = ['n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw'] as const
export type Handle = (typeof HANDLES)[number]

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

/** Moves a rectangle as far as the image goes. */
export function moveRect(rect: Rect, dx: number, dy: number, bounds: Size): Rect {
  return {
    ...rect,
    x: clamp(Math.round(rect.x + dx), 0, bounds.width - rect.width),
    y: clamp(Math.round(rect.y + dy), 0, bounds.height - rect.height),
  }
}

/**
 * Drags a handle by some pixels. What lies opposite stays; with a ratio, the other side follows.
 * @param ratio width through height that is kept
 */
export function resizeRect(rect: Rect, handle: Handle, dx: number, dy: number, bounds: Size, ratio?: number): Rect {
  const across = handle.includes('e') ? 1 : handle.includes('w') ? -1 : 0
  const down = handle.includes('s') ? 1 : handle.includes('n') ? -1 : 0
  const roomX = across === 1 ? bounds.width - rect.x : across === -1 ? rect.x + rect.width : bounds.width
  const roomY = down === 1 ? bounds.height - rect.y : down === -1 ? rect.y + rect.height : bounds.height
  let width = clamp(Math.round(rect.width + across * dx), 1, across === 0 ? rect.width : roomX)
  let height = clamp(Math.round(rect.height + down * dy), 1, down === 0 ? rect.height : roomY)
  if (ratio !== undefined) {
    const leads = across === 0 ? height * ratio : down === 0 ? width : Math.max(width, height * ratio)
    ;({ width, height } = shaped(leads, ratio, { width: roomX, height: roomY }))
  }
  const x = across === -1 ? rect.x + rect.width - width : across === 1 ? rect.x : rect.x + (rect.width - width) / 2
  const y = down === -1 ? rect.y + rect.height - height : down === 1 ? rect.y : rect.y + (rect.height - height) / 2
  return moveRect({ x, y, width, height }, 0, 0, bounds)
}

/** Whole sides of a ratio, as near to a width as there is room. */
function shaped(width: number, ratio: number, room: Size): Size {
  const fitting = Math.min(width, room.width, room.height * ratio)
  const sides = { width: Math.max(1, Math.round(fitting)), height: Math.max(1, Math.round(fitting / ratio)) }
  return { width: Math.min(sides.width, Math.floor(room.width)), height: Math.min(sides.height, Math.floor(room.height)) }
}

/** A rectangle of another shape around the same middle: the largest where it filled the image, else of about the same area. */
export function shapeRect(rect: Rect, ratio: number, bounds: Size): Rect {
  if (rect.width === bounds.width || rect.height === bounds.height) {
    const largest = centered(bounds, ratio)
    const [dx, dy] = [rect.x + rect.width / 2 - bounds.width / 2, rect.y + rect.height / 2 - bounds.height / 2]
    return moveRect(largest, dx, dy, bounds)
  }
  const sides = shaped(Math.sqrt(rect.width * rect.height * ratio), ratio, bounds)
  const x = rect.x + (rect.width - sides.width) / 2
  const y = rect.y + (rect.height - sides.height) / 2
  return moveRect({ x, y, ...sides }, 0, 0, bounds)
}

/** A rectangle with one measure typed anew; with a ratio, the other side follows. */
export function measureRect(rect: Rect, measure: keyof Rect, value: number, bounds: Size, ratio?: number): Rect {
  if (measure === 'x') return moveRect(rect, value - rect.x, 0, bounds)
  if (measure === 'y') return moveRect(rect, 0, value - rect.y, bounds)
  if (ratio !== undefined) return moveRect({ ...rect, ...shaped(measure === 'width' ? value : value * ratio, ratio, bounds) }, 0, 0, bounds)
  return moveRect({ ...rect, [measure]: clamp(Math.round(value), 1, bounds[measure]) }, 0, 0, bounds)
}

/** Where a rectangle lies once the image is turned by 90° clockwise. */
export function turnRect({ x, y, width, height }: Rect, bounds: Size): Rect {
  return { x: bounds.height - y - height, y: x, width: height, height: width }
}

/** Where a rectangle lies once the image is mirrored. */
export function flipRect(rect: Rect, axis: 'x' | 'y', bounds: Size): Rect {
  return axis === 'x' ? { ...rect, x: bounds.width - rect.x - rect.width } : { ...rect, y: bounds.height - rect.y - rect.height }
}

/** Turns what is seen by 90° clockwise: a mirrored image turns the other way before it is mirrored. */
export function turnStand(stand: Stand): Stand {
  const isMirrored = stand.flipX !== stand.flipY
  return { ...stand, rotate: ((stand.rotate + (isMirrored ? 270 : 90)) % 360) as Stand['rotate'] }
}

/** What an arrow key does to a rectangle: moves it, or its lower right edge with Alt; by ten pixels with Shift. */
export function keyRect(rect: Rect, key: string, { alt, shift }: { alt: boolean; shift: boolean }, bounds: Size, ratio?: number) {
  const step = shift ? 10 : 1
  const [dx, dy] = ARROWS[key] ?? [0, 0]
  if (dx === 0 && dy === 0) return undefined
  if (!alt) return moveRect(rect, dx * step, dy * step, bounds)
  return resizeRect(rect, dx === 0 ? 's' : 'e', dx * step, dy * step, bounds, ratio)
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
