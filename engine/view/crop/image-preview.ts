import type { Size } from '../../core/image-frame.ts'
import { type CopyPlace, showImage } from '../images/shown-image.ts'

/** Longest side of the copy that is shown and worked on; the file itself stays as it is. */
const PREVIEW_SIDE = 1600

export type Preview = { readonly size: Size; readonly bitmap: ImageBitmap }

/**
 * A small copy of an image, upright as its EXIF data says, and the true size. Decoding happens off the main thread.
 * @throws ToolError when it cannot be read; TypeError without a connection to load what reads it
 */
export async function openPreview(file: Blob, place: CopyPlace): Promise<Preview> {
  const { image, width, height } = await showImage(file, place)
  const share = Math.min(1, PREVIEW_SIDE / Math.max(width, height))
  const bitmap = await createImageBitmap(image, {
    imageOrientation: 'from-image',
    resizeWidth: Math.max(1, Math.round(width * share)),
    resizeHeight: Math.max(1, Math.round(height * share)),
    resizeQuality: 'medium',
  })
  return { size: { width, height }, bitmap }
}
