import type { CanvasAccess, Pixels } from '../../../engine/core/context.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import type { PictureWork } from './codec-module.ts'
import { decodePicture } from './decode.ts'
import { encodePicture } from './encode.ts'
import { isHeic } from './formats.ts'

/**
 * Decodes by the browser, in sRGB; an HEIC that it cannot read by {@link decodePicture}. The entry lists `HEIC_ASSETS` and `ENCODER_ASSETS`.
 * @throws ToolError bad-encoding, and for an HEIC one of {@link imageFailures}
 */
export function decodeInBrowser(
  picture: FileValue,
  work: PictureWork & { readonly canvas: Pick<CanvasAccess, 'decode'> },
  field: string,
): Promise<Pixels> {
  return work.canvas.decode(picture).catch((error: unknown) => {
    if (isHeic(picture.bytes)) return decodeHeic(picture, work, field)
    throw error
  })
}

/** By way of a PNG with its profile, the browser turns the colors into sRGB, as it does with others. */
async function decodeHeic(...[picture, work, field]: Parameters<typeof decodeInBrowser>): Promise<Pixels> {
  const { pixels, metadata } = await decodePicture(picture, work, field)
  if (!metadata.icc) return pixels
  const bytes = await encodePicture(pixels, { format: 'png', metadata: { icc: metadata.icc } }, work)
  return work.canvas.decode({ name: picture.name, type: 'image/png', bytes })
}
