import type { Pixels } from '../../../engine/core/context.ts'
import { readBarcode } from './barcode.ts'

export type Code = { readonly kind: 'qr' | 'barcode'; readonly text: string; readonly type: string }

/** Longest search for a code in an image, in milliseconds: photos of anything but codes are the rule. */
const SEARCH_MS = 400
/** Larger images are made smaller first, in pixels of the longer side. */
const LARGEST = 1600

/** The QR code or barcode in an image; undefined where none is read. */
export async function readCode(pixels: Pixels): Promise<Code | undefined> {
  const seen = onWhite(smaller(pixels))
  const { decodeQR } = await import('qr/decode.js')
  try {
    const text = decodeQR(seen, { timeLimit: SEARCH_MS })
    if (text !== '') return { kind: 'qr', text, type: 'QR' }
  } catch {
    // It throws for every image without a code.
  }
  const bars = readBarcode(seen)
  return bars && { kind: 'barcode', ...bars }
}

/** Every n-th pixel is enough to see a code that fills a fair part of the image. */
function smaller({ width, height, data }: Pixels): Pixels {
  const step = Math.ceil(Math.max(width, height) / LARGEST)
  if (step <= 1) return { width, height, data }
  const [w, h] = [Math.floor(width / step), Math.floor(height / step)]
  const out = new Uint32Array(w * h)
  const source = new Uint32Array(data.buffer, data.byteOffset, width * height)
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) out[y * w + x] = source[y * step * width + x * step] as number
  return { width: w, height: h, data: new Uint8ClampedArray(out.buffer) }
}

/** What is transparent is seen on white. */
function onWhite({ width, height, data }: Pixels): Pixels {
  const out = new Uint8ClampedArray(data)
  for (let at = 3; at < out.length; at += 4) {
    const alpha = out[at] as number
    if (alpha === 255) continue
    for (let channel = at - 3; channel < at; channel++) out[channel] = 255 - ((255 - (out[channel] as number)) * alpha) / 255
    out[at] = 255
  }
  return { width, height, data: out }
}
