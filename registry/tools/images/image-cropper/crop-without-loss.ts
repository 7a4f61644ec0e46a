import type { FileValue } from '../../../../engine/core/file-value.ts'
import { turnedSize } from '../../../../engine/core/image-frame.ts'
import { regionRect } from '../../../../engine/core/image-region.ts'
import { standOf } from '../../../lib/pictures/editing/edit-fields.ts'
import { DamagedImage, UnreadKind } from '../../../lib/pictures/failures.ts'
import type { LosslessCrop } from './lossless-crop.ts'
import type { Picture } from '../../../lib/pictures/picture.ts'

type Wish = Parameters<typeof standOf>[0] & {
  readonly file: FileValue
  readonly area: string
  readonly shape: 'rectangle' | 'ellipse'
  readonly format: string
  readonly quality?: number | undefined
  /** The left and top edges may be moved outward. */
  readonly snap: boolean
}

/** A crop without loss, and by how many pixels its left and top edges were moved. */
export type UnpackedCrop = LosslessCrop & { readonly left: number; readonly top: number }

/**
 * Crops a JPEG by its coefficients where everything that is wished for allows it; undefined where it must be compressed again.
 * @param size the result shall be scaled to
 */
export async function cropWithoutLoss(
  wish: Wish,
  picture: Picture,
  size: readonly [number, number] | undefined,
  ratio: number | undefined,
): Promise<UnpackedCrop | undefined> {
  const stand = standOf(wish)
  const isJpeg = picture.format === 'jpeg' && (wish.format === 'same' || wish.format === 'jpeg') && wish.quality === undefined
  if (!isJpeg || stand.straighten !== 0 || wish.shape !== 'rectangle') return undefined
  const rect = regionRect(wish.area, turnedSize(picture.pixels, stand.rotate), ratio)
  if (!rect || (size && (rect.width !== size[0] || rect.height !== size[1]))) return undefined
  const { cropLossless, wholeTurn } = await import('./lossless-crop.ts')
  try {
    // A size that was asked for must come out exactly.
    const crop = cropLossless(wish.file.bytes, wholeTurn(picture.info.orientation, stand), rect, wish.snap && !size)
    return crop && { ...crop, left: rect.x - crop.rect.x, top: rect.y - crop.rect.y }
  } catch (error) {
    // What the decoder was lenient with, and kinds of JPEG that are only decoded: they are compressed again.
    if (error instanceof DamagedImage || error instanceof UnreadKind) return undefined
    throw error
  }
}
