/// <reference lib="webworker" />
import type { BaseContext, CanvasAccess, Pixels } from '../../core/context.ts'
import { ToolError } from '../../core/errors.ts'
import type { FileValue } from '../../core/file-value.ts'
import { holdsPaint } from './holds-paint.ts'
import { drawText } from './canvas-text.ts'

/** Browsers refuse larger canvases; Safari on phones has the lowest limit. */
const MOST_PIXELS = 268_435_456

/** Image coding through the browser's own codecs. @param drawSvg asks the page, which has a document */
export const browserCanvas = (drawSvg: (...drawing: Parameters<CanvasAccess['svg']>) => Promise<ImageBitmap>): CanvasAccess => ({
  async decode(file) {
    const bitmap = await bitmapOf(file).catch((cause: unknown) => {
      throw new ToolError('bad-encoding', { encoding: file.type || 'image' }, { field: 'file' }, { cause })
    })
    if (bitmap.width * bitmap.height > MOST_PIXELS) throw new ToolError('too-big', {}, { field: 'file' })
    return pixelsOf(bitmap)
  },
  async encode(pixels, type, quality) {
    const context = surface(pixels.width, pixels.height)
    context.putImageData(new ImageData(pixels.data as Uint8ClampedArray<ArrayBuffer>, pixels.width, pixels.height), 0, 0)
    const blob = await context.canvas.convertToBlob({ type, ...(quality !== undefined && { quality }) })
    // A browser that cannot write a type silently writes PNG.
    if (blob.type !== type) throw new ToolError('file-type', { accept: type })
    return new Uint8Array(await blob.arrayBuffer())
  },
  text: (drawing) => Promise.resolve(drawText(drawing)),
  svg: async (...drawing) => pixelsOf(await drawSvg(...drawing)),
  surface(width, height) {
    const context = surface(width, height)
    if (!holdsPaint(context)) throw new ToolError('memory-limit')
    return context.canvas
  },
})

/** @see BaseContext.decodeForeign */
export const decodeForeign: NonNullable<BaseContext['decodeForeign']> = async (file, most) => {
  const bitmap = await bitmapOf(file).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = bitmap
  if (width * height <= most) return pixelsOf(bitmap)
  bitmap.close()
  return { width, height }
}

/** Upright, and in sRGB. @throws DOMException where the browser cannot read it */
function bitmapOf({ bytes, type }: FileValue): Promise<ImageBitmap> {
  return createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), {
    imageOrientation: 'from-image',
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'default',
  })
}

function pixelsOf(bitmap: ImageBitmap): Pixels {
  const { width, height } = bitmap
  const context = surface(width, height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}

function surface(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new ToolError('memory-limit')
  return context
}
