import type { BaseContext, Pixels } from '../../../../engine/core/context.ts'
import { defineFailures } from '../../../../engine/core/define.ts'
import type { FileValue } from '../../../../engine/core/file-value.ts'
import type { Rect, Stand } from '../../../../engine/core/image-frame.ts'
import { regionRect } from '../../../../engine/core/image-region.ts'
import { cropPixels } from '../pixels.ts'
import type { Rgb } from '../rgb.ts'
import { encodePicture } from '../encode.ts'
import { ownFormat } from '../foreign.ts'
import { FORMATS, type WrittenFormat, pictureName } from '../formats.ts'
import { FAIR_QUALITY, sourceQuality } from '../jpeg/source-quality.ts'
import { straightenPixels, turnPixels } from './stand.ts'
import type { Picture } from '../picture.ts'

export const cropFailures = defineFailures({
  'crop-outside': 'The area is outside the image, which is {{width}} × {{height}} pixels after rotating. Move it or make it smaller.',
})

type Work = Pick<BaseContext, 'asset' | 'signal' | 'progress'>

export type Framed = { readonly pixels: Pixels; readonly rect: Rect }

/** An image turned, straightened and cropped, and which part of it that is. @throws ToolError crop-outside, at the field `area` */
export function frameImage(source: Pixels, stand: Stand, area: string, ratio: number | undefined, { progress, signal }: Work): Framed {
  const turned = straightenPixels(turnPixels(source, stand), stand.straighten, (fraction) => {
    signal.throwIfAborted()
    progress(0.1 + 0.2 * fraction)
  })
  const { width, height } = turned
  const rect = regionRect(area, turned, ratio) ?? cropFailures.fail('crop-outside', { width, height, field: 'area' })
  if (rect.width === width && rect.height === height) return { pixels: turned, rect }
  return { pixels: cropPixels(turned, rect.x, rect.y, rect.width, rect.height), rect }
}

type Wish = {
  readonly format: WrittenFormat | 'same'
  readonly quality?: number | undefined
  readonly background?: Rgb
  /** Added to the file’s name. */
  readonly part: string
  /** The result needs transparency, which JPEG has not. */
  readonly isTransparent?: boolean
}

export type WrittenImage = {
  readonly file: FileValue
  readonly format: WrittenFormat
  /** Not the original’s format, though that was wished for. */
  readonly isOtherFormat: boolean
  /** Every pixel is as it was made. */
  readonly isLossless: boolean
  readonly quality?: number
}

/** Encodes a changed image as its original was, unless told otherwise. The color profile stays, other metadata does not. */
export async function writeImage(pixels: Pixels, original: FileValue, picture: Picture, wish: Wish, work: Work): Promise<WrittenImage> {
  const wanted = wish.format === 'same' ? ownFormat(picture) : wish.format
  const format = wish.format === 'same' && wish.isTransparent && wanted === 'jpeg' ? 'png' : wanted
  const own = format === picture.format ? sourceQuality(original.bytes, format) : {}
  const isLossless = format === 'png' || (own.lossless === true && wish.quality === undefined)
  const quality = format === 'png' ? undefined : (wish.quality ?? own.quality ?? FAIR_QUALITY[format])
  const bytes = await encodePicture(
    pixels,
    {
      format,
      lossless: isLossless,
      ...(quality !== undefined && { quality }),
      ...(wish.background && { background: wish.background }),
      ...(picture.metadata.icc && { metadata: { icc: picture.metadata.icc } }),
    },
    work,
  )
  return {
    file: { name: pictureName(original.name, format, wish.part), type: FORMATS[format].type, bytes },
    format,
    isOtherFormat: wish.format === 'same' && format !== picture.format,
    isLossless,
    ...(!isLossless && quality !== undefined && { quality }),
  }
}
