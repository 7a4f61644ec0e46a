import type { FileValue } from '../../../engine/core/file-value.ts'
import { ByteReader } from './bytes.ts'
import type { PictureWork } from './codec-module.ts'
import { decodePicture } from './decode.ts'
import { UnreadKind } from './failures.ts'
import { refuseBig } from './foreign.ts'
import { foreignSize } from './foreign-size.ts'
import { sniffFormat } from './formats.ts'
import { orientPixels } from './orient.ts'
import { namingFaults } from './picture-info.ts'
import type { Picture } from './picture.ts'
import { isOpaque } from './png/png-encode.ts'

type Read = Pick<Picture, 'pixels'> & { readonly frames: number; readonly bitDepth: number; readonly icc?: Uint8Array }

/** Formats that need no codec, so that they are read on every face. */
const READERS: Readonly<Record<string, (reader: ByteReader) => Promise<Read>>> = {
  BMP: async (reader) => ({ pixels: (await import('./bitmap/bmp-decode.ts')).decodeBmp(reader), frames: 1, bitDepth: 8 }),
  ICO: async (reader) => {
    const { pixels, count } = await (await import('./bitmap/ico.ts')).decodeIco(reader)
    return { pixels, frames: count, bitDepth: 8 }
  },
  TIFF: async (reader) => {
    const { pixels, orientation, pages, ...rest } = await (await import('./bitmap/tiff-decode.ts')).decodeTiff(reader)
    return { pixels: orientPixels(pixels, orientation), frames: pages, ...rest }
  },
}

/**
 * Decodes what {@link decodePicture} does, and BMP, ICO and TIFF without a browser. What of these is of a rare kind is left to the browser.
 * `frames` of an icon are its sizes, of which the largest is taken, and of a TIFF its pages.
 * @throws ToolError one of {@link imageFailures} at `field`
 */
export async function decodeAnyPicture(file: FileValue, work: PictureWork, field = 'file'): Promise<Picture> {
  const sniffed = sniffFormat(file.bytes)
  const name = sniffed && 'foreign' in sniffed ? sniffed.foreign : undefined
  const read = name === undefined ? undefined : READERS[name]
  if (name === undefined || !read) return decodePicture(file, work, field)
  refuseBig(foreignSize(file.bytes, name), file.name, field)
  return namingFaults(file.name, field, async () => {
    try {
      const { pixels, frames, bitDepth, icc } = await read(new ByteReader(file.bytes))
      const metadata = icc ? { icc } : {}
      const { width, height } = pixels
      const info = { format: 'other', name, width, height, bitDepth, hasAlpha: !isOpaque(pixels), isGray: false, frames, orientation: 1, metadata } as const // prettier-ignore
      return { pixels, format: 'other', metadata, info }
    } catch (error) {
      if (error instanceof UnreadKind) return decodePicture(file, work, field)
      throw error
    }
  })
}
