import type { DrawingLayer, Layer, ShapeLayer, StickerLayer, Stroke, TextLayer } from './document.ts'

/** The canvas of the page, or one off screen in a worker: the same strokes on both. */
export type Surface = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Height of a line of text against the letters’ size. */
const LINE_HEIGHT = 1.25
/** Pictures of emoji, wherever the system keeps them. */
const EMOJI_FONT = '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif'

/** Draws a layer; the surface counts in pixels of the image as it stands. */
export function drawLayer(surface: Surface, layer: Layer): void {
  if (layer.isHidden) return
  surface.save()
  surface.globalAlpha = layer.opacity / 100
  surface.translate(layer.x, layer.y)
  surface.rotate((layer.rotation * Math.PI) / 180)
  surface.lineJoin = 'round'
  surface.lineCap = 'round'
  if (layer.kind === 'text') drawText(surface, layer)
  else if (layer.kind === 'shape') drawShape(surface, layer)
  else if (layer.kind === 'sticker') drawSticker(surface, layer)
  else drawDrawing(surface, layer)
  surface.restore()
}

/** How much room a text takes, in pixels of the image. */
export function measureText(surface: Surface, layer: Omit<TextLayer, 'id'>): { width: number; height: number } {
  surface.save()
  surface.font = fontOf(layer)
  const lines = layer.text.split('\n')
  const width = Math.max(...lines.map((line) => surface.measureText(line).width), layer.size / 2)
  surface.restore()
  return { width, height: lines.length * layer.size * LINE_HEIGHT }
}

const fontOf = ({ isItalic, isBold, size, font }: Omit<TextLayer, 'id'>) =>
  `${isItalic ? 'italic' : 'normal'} ${isBold ? 700 : 400} ${size}px ${font}`

function drawText(surface: Surface, layer: TextLayer): void {
  surface.font = fontOf(layer)
  surface.textAlign = layer.align
  surface.textBaseline = 'middle'
  surface.fillStyle = layer.color
  surface.strokeStyle = layer.outline
  surface.lineWidth = (2 * layer.size * layer.outlineWidth) / 100
  const x = layer.align === 'left' ? -layer.width / 2 : layer.align === 'right' ? layer.width / 2 : 0
  for (const [at, line] of layer.text.split('\n').entries()) {
    const y = -layer.height / 2 + (at + 0.5) * layer.size * LINE_HEIGHT
    if (layer.outlineWidth > 0) surface.strokeText(line, x, y)
    surface.fillText(line, x, y)
  }
}

function drawShape(surface: Surface, { shape, width, height, fill, stroke, strokeWidth }: ShapeLayer): void {
  surface.beginPath()
  surface.lineWidth = strokeWidth
  surface.strokeStyle = stroke || fill
  surface.fillStyle = fill
  if (shape === 'line') {
    surface.moveTo(-width / 2, 0)
    surface.lineTo(width / 2, 0)
    return surface.stroke()
  }
  if (shape === 'arrow') return drawArrow(surface, width, strokeWidth)
  if (shape === 'ellipse') surface.ellipse(0, 0, width / 2, height / 2, 0, 0, 2 * Math.PI)
  else surface.rect(-width / 2, -height / 2, width, height)
  if (fill) surface.fill()
  if (stroke && strokeWidth > 0) surface.stroke()
}

function drawArrow(surface: Surface, width: number, strokeWidth: number): void {
  const head = Math.min(width, strokeWidth * 4)
  surface.moveTo(-width / 2, 0)
  surface.lineTo(width / 2 - head / 2, 0)
  surface.stroke()
  surface.fillStyle = surface.strokeStyle
  surface.beginPath()
  surface.moveTo(width / 2, 0)
  surface.lineTo(width / 2 - head, -head / 2)
  surface.lineTo(width / 2 - head, head / 2)
  surface.closePath()
  surface.fill()
}

function drawSticker(surface: Surface, { emoji, height }: StickerLayer): void {
  surface.font = `${height * 0.82}px ${EMOJI_FONT}`
  surface.textAlign = 'center'
  surface.textBaseline = 'middle'
  surface.fillStyle = '#000'
  surface.fillText(emoji, 0, height * 0.05)
}

/** What rubs out must only rub out this drawing, so a drawing with it is made apart. */
function drawDrawing(surface: Surface, layer: DrawingLayer): void {
  const scale = layer.width / layer.of
  if (!layer.strokes.some(({ erases }) => erases)) {
    surface.scale(scale, scale)
    for (const stroke of layer.strokes) drawStroke(surface, stroke)
    return
  }
  const { a, b } = surface.getTransform()
  const density = Math.hypot(a, b)
  const apart = new OffscreenCanvas(Math.max(1, Math.ceil(layer.width * density)), Math.max(1, Math.ceil(layer.height * density)))
  const context = apart.getContext('2d')
  if (!context) return
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.translate(apart.width / 2, apart.height / 2)
  context.scale(density * scale, density * scale)
  for (const stroke of layer.strokes) drawStroke(context, stroke)
  surface.drawImage(apart, -apart.width / density / 2, -apart.height / density / 2, apart.width / density, apart.height / density)
}

/** A smooth line through points: each is the bend between the middles of its neighbors. */
export function drawStroke(surface: Surface, { points, color, width, erases }: Stroke): void {
  surface.globalCompositeOperation = erases ? 'destination-out' : 'source-over'
  surface.strokeStyle = color
  surface.lineWidth = width
  surface.beginPath()
  const at = (i: number) => points[i] as number
  surface.moveTo(at(0), at(1))
  if (points.length === 2) surface.lineTo(at(0), at(1))
  for (let i = 2; i < points.length - 2; i += 2)
    surface.quadraticCurveTo(at(i), at(i + 1), (at(i) + at(i + 2)) / 2, (at(i + 1) + at(i + 3)) / 2)
  if (points.length > 2) surface.lineTo(at(points.length - 2), at(points.length - 1))
  surface.stroke()
  surface.globalCompositeOperation = 'source-over'
}
