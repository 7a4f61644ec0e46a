import type { Bytes } from '../shared/bytes.ts'
import { PICTURE_BYTES, PICTURE_HEIGHT, PICTURE_WIDTH } from '../shared/wire.ts'
import { drawScene } from './canvas.ts'
import type { Scene } from './scene.ts'
import { SnapshotError } from './tokens.ts'

/** Below this part of its size, code in a link preview can no longer be read: its beginning is shown instead. */
const LEAST_SCALE = 0.8
const MOST_SCALE = 2
/**
 * What is tried until the file is small enough: parts of the largest size, and bits of each color. Browsers dither gradients,
 * which PNG hardly packs; with fewer bits that is gone, and letters stay as sharp as they were.
 */
const TRIES = [
  [1, 8],
  [1, 6],
  [1, 5],
  [0.75, 5],
  [0.5, 5],
  [0.25, 5],
] as const

/** Where a scene lies in an image for link previews: whole and in the middle, or from its upper left corner on. Lengths are in pixels. */
export function placeInImage({ width, height }: Pick<Scene, 'width' | 'height'>, share = 1): { scale: number; x: number; y: number } {
  const fit = Math.min(PICTURE_WIDTH / width, PICTURE_HEIGHT / height, MOST_SCALE)
  const scale = Math.max(fit, LEAST_SCALE)
  const start = (room: number, length: number) => Math.max(0, (room - length * scale) / 2)
  return { scale: scale * share, x: start(PICTURE_WIDTH, width) * share, y: start(PICTURE_HEIGHT, height) * share }
}

/** An image of 1200 × 630 px, or of the same shape and smaller where the file would be too large. Fonts must be loaded. @throws SnapshotError */
export async function linkImage(scene: Scene): Promise<Bytes> {
  for (const [share, bits] of TRIES) {
    const blob = await imageAt(scene, share, bits)
    if (blob.size <= PICTURE_BYTES) return new Uint8Array(await blob.arrayBuffer())
  }
  throw new SnapshotError('no-canvas')
}

async function imageAt(scene: Scene, share: number, bits: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE_WIDTH * share
  canvas.height = PICTURE_HEIGHT * share
  const context = canvas.getContext('2d')
  if (!context) throw new SnapshotError('no-canvas')
  const [ground] = scene.shapes
  const { scale, x, y } = placeInImage(scene, share)
  context.translate(x, y)
  context.scale(scale, scale)
  // The background of the snapshot goes on to the edges of the image.
  const isGround = ground?.kind === 'rect' && ground.width >= scene.width && ground.height >= scene.height
  const room = { x: -x / scale, y: -y / scale, width: canvas.width / scale, height: canvas.height / scale, radius: 0 }
  drawScene(context, isGround ? { ...scene, shapes: [{ ...ground, ...room }, ...scene.shapes.slice(1)] } : scene)
  if (bits < 8) {
    const image = context.getImageData(0, 0, canvas.width, canvas.height)
    roundColors(image.data, bits)
    context.putImageData(image, 0, 0)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new SnapshotError('no-canvas')
  return blob
}

/** Rounds red, green and blue to so many bits, spread over all that a byte holds; opacity stays. */
export function roundColors(pixels: Uint8ClampedArray, bits: number): void {
  const most = 2 ** bits - 1
  for (let at = 0; at < pixels.length; at++)
    if (at % 4 !== 3) pixels[at] = Math.round((((pixels[at] as number) >> (8 - bits)) * 255) / most)
}
