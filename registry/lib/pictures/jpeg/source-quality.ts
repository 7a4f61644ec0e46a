import type { PictureFormat } from '../formats.ts'

/** How an image was written, as far as its file tells: a JPEG’s quality, and whether a WebP has lost anything. */
export type SourceQuality = { readonly quality?: number; readonly lossless?: boolean }

/** For formats whose files do not tell. */
export const FAIR_QUALITY: Readonly<Record<'jpeg' | 'webp' | 'avif', number>> = { jpeg: 90, webp: 90, avif: 70 }

export function sourceQuality(bytes: Uint8Array, format: PictureFormat): SourceQuality {
  if (format === 'png' || format === 'gif') return { lossless: true }
  if (format === 'webp') return { lossless: hasChunk(bytes, 'VP8L') }
  if (format !== 'jpeg') return {}
  const quality = jpegQuality(bytes)
  return quality === undefined ? {} : { quality }
}

/** Luminance table of ITU-T T.81 annex K.1, summed: quality 50 writes exactly this much. */
const ANNEX_K_SUM = 3679

/**
 * The quality, 1 to 100, on the scale of the Independent JPEG Group: its factor is found from the sum of the first quantization table.
 * Undefined where there is no table.
 */
export function jpegQuality(bytes: Uint8Array): number | undefined {
  for (let at = 2; at + 4 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] as number
    const length = ((bytes[at + 2] as number) << 8) | (bytes[at + 3] as number)
    if (marker === 0xdb && at + 2 + length <= bytes.length) {
      const isWide = (bytes[at + 4] as number) >> 4 > 0
      const table = bytes.subarray(at + 5, at + 5 + (isWide ? 128 : 64))
      const sum = table.reduce((total, value, i) => total + (isWide && i % 2 === 0 ? value * 256 : value), 0)
      const percent = (100 * sum) / ANNEX_K_SUM
      return Math.min(100, Math.max(1, Math.round(percent <= 100 ? (200 - percent) / 2 : 5000 / percent)))
    }
    if (marker === 0xda || length < 2) return undefined
    at += 2 + length
  }
  return undefined
}

function hasChunk(bytes: Uint8Array, name: string): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 12; at + 8 <= bytes.length; at += 8 + view.getUint32(at + 4, true) + (view.getUint32(at + 4, true) & 1))
    if (String.fromCharCode(...bytes.subarray(at, at + 4)) === name) return true
  return false
}
