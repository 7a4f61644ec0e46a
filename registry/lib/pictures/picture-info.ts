import type { FileValue } from '../../../engine/core/file-value.ts'
import { MOST_PIXELS } from './size.ts'
import { readAvifInfo } from './avif/avif-info.ts'
import { DamagedImage, UnreadKind, imageFailures } from './failures.ts'
import { type PictureFormat, sniffFormat } from './formats.ts'
import { readGifInfo } from './gif/gif-info.ts'
import { readJpegInfo } from './jpeg/jpeg-info.ts'
import { readPngInfo } from './png/png-info.ts'
import { readWebpInfo } from './webp-info.ts'
import type { PictureInfo } from './picture.ts'

const READERS: Readonly<Record<PictureFormat, (bytes: Uint8Array) => PictureInfo | Promise<PictureInfo>>> = {
  jpeg: readJpegInfo,
  png: readPngInfo,
  webp: readWebpInfo,
  avif: readAvifInfo,
  gif: readGifInfo,
}

/**
 * Reads format, measures and metadata of an image, and refuses what is too large to decode, before anything is allocated.
 * @param field the field that a refusal names
 * @throws ToolError one of {@link imageFailures}
 */
export async function pictureInfo(file: FileValue, field: string): Promise<PictureInfo> {
  const sniffed = sniffFormat(file.bytes)
  const { name } = file
  if (!sniffed) return imageFailures.fail('not-an-image', { name, field })
  if ('foreign' in sniffed) return imageFailures.fail('format-not-read', { name, format: sniffed.foreign, field })
  return namingFaults(name, field, async () => {
    const info = await READERS[sniffed.format](file.bytes)
    const { width, height } = info
    if (width < 1 || height < 1) throw new DamagedImage('no pixels')
    if (width * height > MOST_PIXELS) imageFailures.fail('image-too-big', { name, width, height, maximum: MOST_PIXELS, field })
    return info
  })
}

/** Runs a reader; what it finds wrong becomes a failure that names the file. */
export async function namingFaults<T>(name: string, field: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof DamagedImage) return imageFailures.fail('image-damaged', { name, field })
    if (error instanceof UnreadKind) return imageFailures.fail('format-not-read', { name, format: error.message, field })
    throw error
  }
}
