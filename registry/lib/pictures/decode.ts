import type { Pixels } from '../../../engine/core/context.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import { type PictureWork, callDecoder, openCodec } from './codec-module.ts'
import { uprightExif } from './metadata/exif.ts'
import { DamagedImage } from './failures.ts'
import { decodeForeign } from './foreign.ts'
import { type PictureFormat, sniffFormat } from './formats.ts'
import { HEIC_ASSETS } from './heic/decoder.ts'
import { orientPixels } from './orient.ts'
import { namingFaults, pictureInfo } from './picture-info.ts'
import type { Picture } from './picture.ts'

const JPEG_DECODER = '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'
const WEBP_DECODER = '@jsquash/webp/codec/dec/webp_dec.wasm'
const AVIF_DECODER = '@jsquash/avif/codec/dec/avif_dec.wasm'

/** For the `assets` of an entry that decodes; PNG and GIF need none. */
export const DECODER_ASSETS: readonly string[] = [JPEG_DECODER, WEBP_DECODER, AVIF_DECODER, ...HEIC_ASSETS]

/**
 * Decodes JPEG, PNG, WebP, AVIF and the first frame of a GIF. The orientation is applied.
 * The codec is loaded only when a file of its format comes. Other formats (TIFF, BMP) are read in a page whose browser can, and so is
 * HEIC, which is decoded here elsewhere.
 * @param field the field that a refusal names
 * @throws ToolError one of {@link imageFailures}
 */
export async function decodePicture(file: FileValue, work: PictureWork, field = 'file'): Promise<Picture> {
  const sniffed = sniffFormat(file.bytes)
  if (sniffed && 'foreign' in sniffed) return decodeForeign(file, sniffed.foreign, work, field)
  const info = await pictureInfo(file, field)
  work.signal.throwIfAborted()
  return namingFaults(file.name, field, async () => {
    const stored = await decoders[info.format](file.bytes, work)
    if (stored.width !== info.width || stored.height !== info.height) throw new DamagedImage('another size than the header says')
    work.signal.throwIfAborted()
    const { exif } = info.metadata
    const pixels = orientPixels(stored, info.orientation)
    return { pixels, format: info.format, metadata: { ...info.metadata, ...(exif && { exif: uprightExif(exif) }) }, info }
  })
}

const decoders: Readonly<Record<PictureFormat, (bytes: Uint8Array, work: PictureWork) => Promise<Pixels>>> = {
  jpeg: async (bytes, { asset }) => {
    const { default: factory } = await import('@jsquash/jpeg/codec/dec/mozjpeg_dec.js')
    type Decoder = { decode(data: Uint8Array, preserveOrientation: boolean): Pixels | null }
    const { codec, complaints } = await openCodec<Decoder>(factory, asset, JPEG_DECODER)
    // With `false` the decoder leaves the pixels as stored; the orientation is applied later, for every format alike.
    const pixels = callDecoder(() => codec.decode(bytes, false))
    // It goes on after damage, with gray where data is missing; bytes too many between segments harm nothing.
    const damage = complaints.find((line) => !line.includes('extraneous bytes'))
    if (damage !== undefined) throw new DamagedImage(damage)
    return pixels
  },
  png: async (bytes) => (await import('./png/png-decode.ts')).decodePng(bytes),
  webp: async (bytes, { asset }) => {
    const { default: factory } = await import('@jsquash/webp/codec/dec/webp_dec.js')
    const { codec } = await openCodec<{ decode(data: Uint8Array): Pixels | null }>(factory, asset, WEBP_DECODER)
    return callDecoder(() => codec.decode(bytes))
  },
  avif: async (bytes, { asset }) => {
    const { default: factory } = await import('@jsquash/avif/codec/dec/avif_dec.js')
    const { codec } = await openCodec<{ decode(data: Uint8Array, bitDepth: 8): Pixels | null }>(factory, asset, AVIF_DECODER)
    return callDecoder(() => codec.decode(bytes, 8))
  },
  gif: async (bytes) => {
    const { firstFrame } = await import('./gif/gif-decode.ts')
    return firstFrame(bytes)
  },
}
