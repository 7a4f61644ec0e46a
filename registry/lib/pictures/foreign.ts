import type { Note } from '../../../engine/core/define.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import type { PictureWork } from './codec-module.ts'
import { MOST_PIXELS } from './size.ts'
import { UnreadKind, imageFailures } from './failures.ts'
import { foreignSize } from './foreign-size.ts'
import { FORMATS, type WrittenFormat } from './formats.ts'
import { isOpaque } from './png/png-encode.ts'
import { namingFaults } from './picture-info.ts'
import type { Picture } from './picture.ts'

/**
 * An image that the browser reads and, but for HEIC, this library does not. Where the header tells its size, that is looked at before
 * anyone is asked. The browser comes first: for what it can, nothing is loaded.
 * @throws ToolError format-not-read with the format's name where nobody here can read it, image-too-big, image-damaged
 */
export async function decodeForeign(file: FileValue, format: string, work: PictureWork, field: string): Promise<Picture> {
  const { name, bytes } = file
  refuseBig(foreignSize(bytes, format), name, field)
  const shown = await work.decodeForeign?.(file, MOST_PIXELS)
  if (shown && !shown.data) return refuseBig(shown, name, field) as never
  return namingFaults(name, field, async () => {
    const heic = format === 'HEIC' ? await (await import('./heic/heic-read.ts')).readHeic(bytes, shown, work) : undefined
    const { pixels = shown, bitDepth = 8, metadata = {}, pictures = 1 } = heic ?? {}
    if (!pixels) throw new UnreadKind(format)
    const { width, height } = pixels
    const facts = { width, height, bitDepth, hasAlpha: !isOpaque(pixels), isGray: false, frames: 1, orientation: 1, metadata }
    return { pixels, format: 'other', metadata, info: { ...facts, format: 'other', name: format, pictures } }
  })
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

/** For the notices of a tool that reads HEIC. */
export const HEIC_NOTICES = { 'main-picture': { info: 'A HEIC file contained several pictures; only the main one was used.' } } as const

/** Whether there is more in the file than the main picture. */
export const hasOtherPictures = ({ info }: Picture): boolean => info.format === 'other' && (info.pictures ?? 1) > 1

/** @param became what images of a foreign format were written as */
export function noteForeign(became: readonly WrittenFormat[], note: Note<typeof FOREIGN_NOTICES>): void {
  if (became.includes('jpeg')) note('other-jpeg')
  if (became.includes('png')) note('other-png')
}
