import { crc32, inflateSync } from 'node:zlib'
import { PICTURE_BYTES, PICTURE_HEIGHT, PICTURE_WIDTH } from '../../shared/wire.ts'

/** An image for link previews: pixels of PNG and nothing else. */
export type Picture = { readonly bytes: Uint8Array; readonly width: number; readonly height: number }

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Bytes of a pixel by color type: RGB and RGBA, as canvases write them. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 }
const MOST_FILTER = 4

/**
 * Reads a PNG as a canvas makes it, 8 bits a channel, at most 1200 × 630 pixels, down to its last row, and gives it back without
 * what is not needed to show it: no texts, no profiles, nothing behind its end. Undefined for whatever else was sent, such as SVG.
 */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length > PICTURE_BYTES || !file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined
  const chunks = chunksOf(file)
  const [first] = chunks ?? []
  if (!chunks || first?.type !== 'IHDR' || first.data.length !== 13 || chunks.at(-1)?.type !== 'IEND') return undefined
  const [width, height, depth, color = -1, ...methods] = [first.data.readUInt32BE(0), first.data.readUInt32BE(4), ...first.data.subarray(8)]
  const channels = CHANNELS[color]
  const isSized = width >= 1 && width <= PICTURE_WIDTH && height >= 1 && height <= PICTURE_HEIGHT
  if (!isSized || depth !== 8 || channels === undefined || methods.some((method) => method !== 0)) return undefined
  const kept = chunks.filter(({ type }) => ['IHDR', 'IDAT', 'IEND'].includes(type))
  // What decoders must understand, and is none of these, is not what a canvas writes.
  if (chunks.some((chunk) => !kept.includes(chunk) && /^[A-Z]/.test(chunk.type))) return undefined
  const packed = Buffer.concat(kept.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  if (!isWhole(packed, 1 + width * channels, height)) return undefined
  return { bytes: Buffer.concat([SIGNATURE, ...kept.map(({ whole }) => whole)]), width, height }
}

type Chunk = { readonly type: string; readonly data: Buffer; readonly whole: Buffer }

/** Undefined when one is cut off or damaged, or something follows the last. */
function chunksOf(file: Buffer): readonly Chunk[] | undefined {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE.length; at < file.length;) {
    if (chunks.at(-1)?.type === 'IEND' || at + 12 > file.length) return undefined
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length || crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return undefined
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, end - 4), whole: file.subarray(at, end) })
    at = end
  }
  return chunks
}

/** Whether the rows are all there, each with a filter that exists; unpacked into no more memory than they take. */
function isWhole(packed: Buffer, rowBytes: number, height: number): boolean {
  try {
    const rows = inflateSync(packed, { maxOutputLength: rowBytes * height })
    if (rows.length !== rowBytes * height) return false
    for (let at = 0; at < rows.length; at += rowBytes) if ((rows[at] as number) > MOST_FILTER) return false
    return true
  } catch {
    return false
  }
}
