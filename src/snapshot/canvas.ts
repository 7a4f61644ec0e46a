import { FAMILIES } from './font-families.ts'
import type { Run, Scene, Shape } from './scene.ts'
import { SnapshotError } from './tokens.ts'

/** Beyond these, browsers give back an empty image without a word. */
export const MOST_SIDE = 16_384
export const MOST_PIXELS = 100_000_000

/** Pixels of an image at a scale. @throws SnapshotError image-too-large */
export function imageSize({ width, height }: Pick<Scene, 'width' | 'height'>, scale: number): { width: number; height: number } {
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  if (Math.max(size.width, size.height) > MOST_SIDE || size.width * size.height > MOST_PIXELS)
    throw new SnapshotError('image-too-large', { ...size, side: MOST_SIDE, pixels: MOST_PIXELS / 1_000_000 })
  return size
}

/** The scene as PNG. Its fonts must be loaded. @throws SnapshotError image-too-large, no-canvas */
export async function scenePng(scene: Scene, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, imageSize(scene, scale))
  const context = canvas.getContext('2d')
  if (!context) throw new SnapshotError('no-canvas')
  context.scale(scale, scale)
  drawScene(context, scene)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new SnapshotError('no-canvas')
  return blob
}

export function drawScene(context: CanvasRenderingContext2D, scene: Scene): void {
  for (const shape of scene.shapes) drawShape(context, shape, scene)
  context.font = `${scene.size}px ${FAMILIES[scene.font]}`
  for (const run of scene.extras) drawRun(context, run, scene)
  for (const { rows } of scene.lines) for (const run of rows.flat()) drawRun(context, run, scene)
}

function drawShape(context: CanvasRenderingContext2D, shape: Shape, { width, height }: Scene): void {
  context.beginPath()
  if (shape.kind === 'circle') context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI)
  else context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius)
  if (typeof shape.fill === 'string') context.fillStyle = shape.fill
  else {
    const gradient = context.createLinearGradient(0, 0, width, height)
    for (const [at, color] of shape.fill.entries()) gradient.addColorStop(at, color)
    context.fillStyle = gradient
  }
  context.globalAlpha = shape.kind === 'rect' ? (shape.opacity ?? 1) : 1
  context.fill()
  context.globalAlpha = 1
}

function drawRun(context: CanvasRenderingContext2D, { text, x, y, width, fill, opacity, fit }: Run, scene: Scene): void {
  if (fit === 'blank') return
  context.fillStyle = fill
  context.globalAlpha = opacity
  context.textAlign = fit === 'middle' ? 'center' : 'left'
  if (fit === 'middle') context.fillText(text, x + width / 2, y)
  else if (fit === 'stretch') {
    context.save()
    context.translate(x, y)
    context.scale(width / (context.measureText(text).width || width), 1)
    context.fillText(text, 0, 0)
    context.restore()
  } else if (scene.ligatures) context.fillText(text, x, y)
  // One letter at a time, so that none join.
  else for (let at = 0; at < text.length; at++) context.fillText(text[at] as string, x + at * scene.advance, y)
  context.globalAlpha = 1
}
