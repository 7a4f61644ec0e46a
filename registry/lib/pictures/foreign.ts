import type { Note } from '../../../engine/core/define.ts'
import type { BaseContext } from '../../../engine/core/context.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import { MOST_PIXELS } from './size.ts'
import { imageFailures } from './failures.ts'
import { foreignSize } from './foreign-size.ts'
import { FORMATS, type WrittenFormat } from './formats.ts'
import { isOpaque } from './png/png-encode.ts'
import type { Picture } from './picture.ts'

type Decode = NonNullable<BaseContext['decodeForeign']>

/**
 * An image that the browser reads and this library does not. Where the header tells its size, that is looked at before the browser is asked.
 * @throws ToolError format-not-read with the format's name where the browser cannot read it either, image-too-big
 */
export async function decodeByBrowser(file: FileValue, format: string, decode: Decode, field: string): Promise<Picture> {
  const { name } = file
  refuseBig(foreignSize(file.bytes, format), name, field)
  const pixels = (await decode(file, MOST_PIXELS)) ?? imageFailures.fail('format-not-read', { name, format, field })
  if (!pixels.data) return refuseBig(pixels, name, field) as never
  const { width, height } = pixels
  const facts = { width, height, bitDepth: 8, hasAlpha: !isOpaque(pixels), isGray: false, frames: 1, orientation: 1, metadata: {} }
  return { pixels, format: 'other', metadata: {}, info: { ...facts, format: 'other', name: format } }
}

type Size = { readonly width: number; readonly height: number }

/** @throws ToolError image-too-big */
export function refuseBig(size: Size | undefined, name: string, field: string): void {
  if (!size || size.width * size.height <= MOST_PIXELS) return
  imageFailures.fail('image-too-big', { name, width: size.width, height: size.height, maximum: MOST_PIXELS, field })
}

/** Formats that cameras write. */
const PHOTO_FORMATS = new Set(['HEIC', 'RAW', 'JPEG XL', 'JPEG 2000'])

/** The name that people know an image's format by. */
export const formatName = ({ info }: Picture): string => (info.format === 'other' ? info.name : FORMATS[info.format].name)

/** What “same as original” means: the format itself, or for one that is not written here, the nearest that loses nothing that shows. */
export function ownFormat({ format, info }: Picture): WrittenFormat {
  if (format !== 'other' && format !== 'gif') return format
  return info.format === 'other' && PHOTO_FORMATS.has(info.name) && !info.hasAlpha ? 'jpeg' : 'png'
}

/** For the notices of a tool that writes images in their own format. */
export const FOREIGN_NOTICES = {
  'other-jpeg': { info: 'Images in this format cannot be saved here, so they become JPEG.' },
  'other-png': { info: 'Images in this format cannot be saved here, so they become PNG.' },
} as const

/** @param became what images of a foreign format were written as */
export function noteForeign(became: readonly WrittenFormat[], note: Note<typeof FOREIGN_NOTICES>): void {
  if (became.includes('jpeg')) note('other-jpeg')
  if (became.includes('png')) note('other-png')
}
