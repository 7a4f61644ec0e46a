import { type DrawingLayer, type Layer, type LayerPatch, type NewLayer, type Stroke, isLine } from './document.ts'

export type Point = { readonly x: number; readonly y: number }
/** Corners and ends by which a layer is resized. */
export type Grip = 'nw' | 'ne' | 'se' | 'sw' | 'e' | 'w'

const LEAST_SIDE = 4

/** A place as the layer sees it: from its middle, along its own axes. */
function toLayer(layer: Pick<Layer, 'x' | 'y' | 'rotation'>, { x, y }: Point): Point {
  return rotate({ x: x - layer.x, y: y - layer.y }, -layer.rotation)
}

/** Whether a place is on a layer. @param slack how far beside it still counts, so that fingers hit thin lines */
export function isOn(layer: Layer, place: Point, slack: number): boolean {
  const { x, y } = toLayer(layer, place)
  const thick = layer.kind === 'shape' ? layer.strokeWidth / 2 : 0
  return Math.abs(x) <= layer.width / 2 + thick + slack && Math.abs(y) <= layer.height / 2 + thick + slack
}

/** The uppermost layer at a place that can be touched. */
export function layerAt(layers: readonly Layer[], place: Point, slack: number): Layer | undefined {
  return layers.findLast((layer) => !layer.isHidden && !layer.isLocked && isOn(layer, place, slack))
}

/** Grips of a layer: the ends of a line, else the corners. */
export const gripsOf = (layer: Layer): readonly Grip[] => (isLine(layer) ? ['w', 'e'] : ['nw', 'ne', 'se', 'sw'])

/** Drags a grip to a place: the opposite corner stays. Shapes change their sides, everything else keeps its own. */
export function resizeTo(layer: Layer, grip: Grip, place: Point, keepsShape: boolean): LayerPatch {
  const side = { x: grip.includes('e') ? 1 : -1, y: grip.includes('s') ? 1 : grip.includes('n') ? -1 : 0 }
  const fixed = { x: (-side.x * layer.width) / 2, y: (-side.y * layer.height) / 2 }
  if (isLine(layer)) return lineTo(fromLayer(layer, fixed), place, grip)
  const to = toLayer(layer, place)
  let width = Math.max(LEAST_SIDE, (to.x - fixed.x) * side.x)
  let height = Math.max(LEAST_SIDE, (to.y - fixed.y) * side.y)
  if (keepsShape || layer.kind !== 'shape') {
    const factor = Math.max(width / layer.width, height / layer.height, LEAST_SIDE / Math.min(layer.width, layer.height))
    ;[width, height] = [layer.width * factor, layer.height * factor]
  }
  const middle = fromLayer(layer, { x: fixed.x + (side.x * width) / 2, y: fixed.y + (side.y * height) / 2 })
  return { ...middle, width, height, ...(layer.kind === 'text' && { size: (layer.size * width) / layer.width }) }
}

/** A line between the end that stays and the one that is dragged. */
function lineTo(fixed: Point, place: Point, grip: Grip): LayerPatch {
  const [from, to] = grip === 'e' ? [fixed, place] : [place, fixed]
  return lineBetween(from, to)
}

export function lineBetween(from: Point, to: Point): { x: number; y: number; width: number; height: number; rotation: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    width: Math.max(LEAST_SIDE, Math.hypot(dx, dy)),
    height: 0,
    rotation: (Math.atan2(dy, dx) * 180) / Math.PI,
  }
}

/** The turn that points the top of a layer to a place; in steps of 15° when `snaps`. */
export function rotateTo(layer: Layer, place: Point, snaps: boolean): number {
  const degrees = (Math.atan2(place.y - layer.y, place.x - layer.x) * 180) / Math.PI + 90
  const stepped = snaps ? Math.round(degrees / 15) * 15 : Math.round(degrees)
  return ((stepped + 180 + 360) % 360) - 180
}

/** A new drawing of one stroke whose points are places in the image. */
export function drawingOf(stroke: Stroke): NewLayer {
  const [x, y, width, height] = extent([stroke])
  return { kind: 'drawing', x, y, width, height, of: width, rotation: 0, opacity: 100, strokes: [shifted(stroke, -x, -y)] }
}

/** A drawing with one more stroke, whose points are places in the image. What rubs out never makes the drawing larger. */
export function withStroke(layer: DrawingLayer, stroke: Stroke): LayerPatch {
  const scale = layer.width / layer.of
  const points = pairs(stroke.points).flatMap((place) => {
    const own = toLayer(layer, place)
    return [own.x / scale, own.y / scale]
  })
  const strokes = [...layer.strokes, { ...stroke, points, width: stroke.width / scale }]
  const [x, y, width, height] = extent(strokes.filter(({ erases }) => !erases))
  const middle = fromLayer(layer, { x: x * scale, y: y * scale })
  return { ...middle, width: width * scale, height: height * scale, of: width, strokes: strokes.map((one) => shifted(one, -x, -y)) }
}

/** Middle and size of what strokes cover. */
function extent(strokes: readonly Stroke[]): [x: number, y: number, width: number, height: number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { points, width } of strokes)
    for (const { x, y } of pairs(points)) {
      left = Math.min(left, x - width / 2)
      right = Math.max(right, x + width / 2)
      top = Math.min(top, y - width / 2)
      bottom = Math.max(bottom, y + width / 2)
    }
  return [(left + right) / 2, (top + bottom) / 2, right - left, bottom - top]
}

const shifted = (stroke: Stroke, dx: number, dy: number): Stroke => ({
  ...stroke,
  points: stroke.points.map((part, at) => part + (at % 2 === 0 ? dx : dy)),
})

function pairs(points: readonly number[]): Point[] {
  return Array.from({ length: points.length >> 1 }, (_, i) => ({ x: points[2 * i] as number, y: points[2 * i + 1] as number }))
}

function fromLayer(layer: Pick<Layer, 'x' | 'y' | 'rotation'>, place: Point): Point {
  const { x, y } = rotate(place, layer.rotation)
  return { x: x + layer.x, y: y + layer.y }
}

function rotate({ x, y }: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** The upright rectangle around a layer, with room for outlines and letters that reach beyond their line. */
export function outerBox(layer: Layer): { x: number; y: number; width: number; height: number } {
  const extra =
    layer.kind === 'shape' ? layer.strokeWidth * 2 + 2 : layer.kind === 'text' ? layer.size * (0.35 + layer.outlineWidth / 100) : 2
  const [cos, sin] = [Math.abs(Math.cos((layer.rotation * Math.PI) / 180)), Math.abs(Math.sin((layer.rotation * Math.PI) / 180))]
  const [w, h] = [layer.width + 2 * extra, layer.height + 2 * extra]
  const [width, height] = [w * cos + h * sin, w * sin + h * cos]
  return { x: layer.x - width / 2, y: layer.y - height / 2, width, height }
}
