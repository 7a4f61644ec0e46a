import { fail } from '../../../engine/core/fail.ts'
/// <reference lib="webworker" />
import type { Rect, Size } from '../../../engine/core/image-frame.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import { drawStanding } from '../../../engine/view/crop/draw-standing.ts'
import { adjustPixels } from '../../../registry/tools/images/online-photo-editor/adjust.ts'
import { PHOTO_FILTERS } from '../../../registry/tools/images/online-photo-editor/filters.ts'
import { imageFailures } from '../../../registry/lib/pictures/failures.ts'
import { foreignSize } from '../../../registry/lib/pictures/foreign-size.ts'
import { refuseBig } from '../../../registry/lib/pictures/foreign.ts'
import { sniffFormat } from '../../../registry/lib/pictures/formats.ts'
import { pictureInfo } from '../../../registry/lib/pictures/picture-info.ts'
import { type Layer, regionOf, standing } from './document.ts'
import { drawLayer } from './draw-layer.ts'
import { outerBox } from './layer-shape.ts'
import type { Look, StudioAnswer, StudioQuestion, StudioRequest, StudioResult } from './studio-messages.ts'

/** Longest side of the copy that is worked on; the full image is only decoded again when it is saved. */
const PROXY_SIDE = 2560

const scope = globalThis as unknown as DedicatedWorkerGlobalScope
let proxy: ImageBitmap | undefined

scope.addEventListener('message', ({ data: { id, question } }: MessageEvent<StudioRequest>) => {
  void (async () => {
    const answer = (rest: Omit<StudioAnswer, 'id'>, transfer: Transferable[] = []) => scope.postMessage({ id, ...rest }, transfer)
    try {
      const result = await work(question)
      answer({ result }, result instanceof ImageBitmap ? [result] : [])
    } catch (error) {
      answer({ failure: error instanceof ToolError ? error.failure : { code: 'memory-limit', params: {} } })
      if (!(error instanceof ToolError)) console.warn(error)
    }
  })()
})

async function work(question: StudioQuestion): Promise<StudioResult[keyof StudioResult]> {
  if (question.ask === 'open') {
    const own = await open(question.file, question.name)
    return question.size ?? own
  }
  if (question.ask === 'render') return render(question.look, question.most)
  return overlay(question.layers, question.region, question.result)
}

/** Reads the header first, so that what is too large is refused before anything is decoded. */
async function open(file: Blob, name: string): Promise<Size> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sniffed = sniffFormat(bytes)
  if (sniffed && 'foreign' in sniffed) return openForeign(file, name, bytes, sniffed.foreign)
  const info = await pictureInfo({ name, type: file.type, bytes }, 'file')
  const [width, height] = info.orientation >= 5 ? [info.height, info.width] : [info.width, info.height]
  return keepProxy(file, { width, height }, () => imageFailures.fail('image-damaged', { name, field: 'file' }))
}

/** What the browser may read, such as HEIC or BMP. */
async function openForeign(file: Blob, name: string, bytes: Uint8Array, format: string): Promise<Size> {
  const refuse = () => imageFailures.fail('format-not-read', { name, format, field: 'file' })
  refuseBig(foreignSize(bytes, format), name, 'file')
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(refuse)
  const size = { width: whole.width, height: whole.height }
  try {
    refuseBig(size, name, 'file')
    return await keepProxy(whole, size, refuse)
  } finally {
    whole.close()
  }
}

async function keepProxy(source: ImageBitmapSource, { width, height }: Size, refuse: () => never): Promise<Size> {
  const share = Math.min(1, PROXY_SIDE / Math.max(width, height))
  proxy?.close()
  proxy = await createImageBitmap(source, {
    imageOrientation: 'from-image',
    resizeWidth: Math.max(1, Math.round(width * share)),
    resizeHeight: Math.max(1, Math.round(height * share)),
    resizeQuality: 'high',
  }).catch(refuse)
  return { width, height }
}

function render(look: Look, most: number): ImageBitmap {
  if (!proxy) throw new Error('no image is open')
  const document = { ...look, layers: [] }
  const region = regionOf(document)
  const share = Math.min(proxy.width / look.source.width, most / Math.max(region.width, region.height))
  // At least as many pixels as there are in the copy, at most one for each of the image’s.
  const size = { width: Math.max(1, Math.round(region.width * share)), height: Math.max(1, Math.round(region.height * share)) }
  const context = surface(size)
  const whole = standing(document)
  context.translate(-region.x * share, -region.y * share)
  drawStanding(context, proxy, look.source, look.stand, { width: whole.width * share, height: whole.height * share })
  const pixels = context.getImageData(0, 0, size.width, size.height)
  adjustPixels(pixels, PHOTO_FILTERS[look.filter])
  adjustPixels(pixels, look.adjust)
  context.putImageData(pixels, 0, 0)
  return context.canvas.transferToImageBitmap()
}

async function overlay(layers: readonly Layer[], region: Rect, result: Size): Promise<StudioResult['overlay']> {
  const scale = result.width / region.width
  const boxes = layers.filter(({ isHidden }) => !isHidden).map(outerBox)
  const left = Math.max(0, Math.floor((Math.min(...boxes.map(({ x }) => x)) - region.x) * scale))
  const top = Math.max(0, Math.floor((Math.min(...boxes.map(({ y }) => y)) - region.y) * scale))
  const right = Math.min(result.width, Math.ceil((Math.max(...boxes.map(({ x, width }) => x + width)) - region.x) * scale))
  const bottom = Math.min(result.height, Math.ceil((Math.max(...boxes.map(({ y, height }) => y + height)) - region.y) * scale))
  if (boxes.length === 0 || left >= right || top >= bottom) return undefined
  const context = surface({ width: right - left, height: bottom - top })
  context.translate(-left, -top)
  context.scale(scale, result.height / region.height)
  context.translate(-region.x, -region.y)
  for (const layer of layers) drawLayer(context, layer)
  const blob = await context.canvas.convertToBlob({ type: 'image/png' })
  return { bytes: new Uint8Array(await blob.arrayBuffer()), left, top }
}

function surface({ width, height }: Size): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) fail('memory-limit')
  return context
}
