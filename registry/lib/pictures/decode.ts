import type { CanvasAccess, Pixels } from '../../../engine/core/context.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import { MOST_PIXELS } from '../picture-size.ts'
import { type PictureWork, callDecoder, openCodec } from './codec-module.ts'
import { uprightExif } from './metadata/exif.ts'
import { DamagedImage, imageFailures } from './failures.ts'
import { type PictureFormat, sniffFormat } from './formats.ts'
import { orientPixels } from './orient.ts'
import { type PictureInfo, type PictureMetadata, namingFaults, pictureInfo } from './picture-info.ts'

const JPEG_DECODER = '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'
const WEBP_DECODER = '@jsquash/webp/codec/dec/webp_dec.wasm'
const AVIF_DECODER = '@jsquash/avif/codec/dec/avif_dec.wasm'

/** For the `assets` of an entry that decodes; PNG and GIF need none. */
export const DECODER_ASSETS: readonly string[] = [JPEG_DECODER, WEBP_DECODER, AVIF_DECODER]

/** A decoded image, upright. */
export type Picture = {
  /** RGBA, 8 bits, in the color space of the profile in `metadata`, sRGB without one. */
  readonly pixels: Pixels
  readonly format: PictureFormat
  /** Fit for the upright image: orientation 1. */
  readonly metadata: PictureMetadata
  readonly info: PictureInfo
}

/**
 * Decodes JPEG, PNG, WebP, AVIF and the first frame of a GIF. The orientation is applied.
 * The codec is loaded only when a file of its format comes.
 * @param field the field that a refusal names
 * @throws ToolError one of {@link imageFailures}
 */
export async function decodePicture(file: FileValue, work: PictureWork, field = 'file'): Promise<Picture> {
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

/** Pixels of an image, and its {@link Picture} where this library reads it rather than the browser. */
export type OpenedPicture = { readonly pixels: Pixels; readonly picture?: Picture }

/** Like {@link decodePicture}; what the library does not read, the browser may: HEIC in Safari, BMP and ICO everywhere, SVG never. */
export async function openPicture(
  file: FileValue,
  work: PictureWork & { readonly canvas: CanvasAccess },
  field: string,
): Promise<OpenedPicture> {
  const sniffed = sniffFormat(file.bytes)
  if (!sniffed || 'format' in sniffed) {
    const picture = await decodePicture(file, work, field)
    return { pixels: picture.pixels, picture }
  }
  const { name } = file
  const pixels = await work.canvas.decode(file).catch((error: unknown) => {
    if (error instanceof ToolError && error.failure.code === 'bad-encoding')
      return imageFailures.fail('format-not-read', { name, format: sniffed.foreign }, { field })
    throw error
  })
  const { width, height } = pixels
  if (width * height > MOST_PIXELS) imageFailures.fail('image-too-big', { name, width, height, maximum: MOST_PIXELS }, { field })
  return { pixels }
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
