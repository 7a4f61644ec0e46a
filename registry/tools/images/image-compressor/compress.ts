import type { Pixels } from '../../../../engine/core/context.ts'
import type { FileValue } from '../../../../engine/core/file-value.ts'
import type { Rgb } from '../../../lib/pictures/rgb.ts'
import type { PictureWork } from '../../../lib/pictures/codec-module.ts'
import { decodePicture } from '../../../lib/pictures/decode.ts'
import { type EncodeOptions, encodePicture, optimizePng } from '../../../lib/pictures/encode.ts'
import { DamagedImage } from '../../../lib/pictures/failures.ts'
import { formatName, hasOtherPictures, ownFormat } from '../../../lib/pictures/foreign.ts'
import { FORMATS, type WrittenFormat, pictureName } from '../../../lib/pictures/formats.ts'
import { type MetadataOutcome, keepMetadata } from '../../../lib/pictures/metadata/kept-metadata.ts'
import { colorChunks, withChunks } from './color-chunks.ts'
import { stripMetadata } from '../../../lib/pictures/metadata/strip-metadata.ts'
import { fitToSize } from '../../../lib/pictures/target-size.ts'
import type { Picture, PictureInfo } from '../../../lib/pictures/picture.ts'

/** Above so many pixels oxipng takes its quickest level, so that a photo takes seconds. */
const MANY_PIXELS = 4_000_000

export type CompressOptions = {
  readonly format: WrittenFormat | 'same'
  readonly by: 'quality' | 'target' | 'lossless'
  readonly quality: number
  /** In bytes, with `by: 'target'`. */
  readonly maxBytes: number
  readonly mayScale: boolean
  readonly keepMetadata: boolean
  readonly background: Rgb
}

export type Compressed = {
  readonly file: FileValue
  /** Name of the format it had. */
  readonly from: string
  readonly to: WrittenFormat
  /** Its format cannot be written here, though that was wished for. */
  readonly isOtherFormat: boolean
  readonly width: number
  readonly height: number
  readonly before: number
  readonly quality?: number
  readonly tries?: number
  /** `kept`: nothing made it smaller, so the packed pixels are those of the original. */
  readonly outcome: 'smaller' | 'kept' | 'larger' | 'missed'
  readonly isScaled: boolean
  /** The file holds other pictures, too. */
  readonly isMainOfSeveral: boolean
  readonly metadata: MetadataOutcome
}

type Made = { readonly bytes: Uint8Array; readonly quality?: number; readonly tries?: number; readonly isMissed?: boolean; readonly width?: number; readonly height?: number } // prettier-ignore

/**
 * Makes one image smaller. Never gives back a larger file of the same format: the original's data is kept then.
 * @throws ToolError a failure of the picture library, at `field`; `onAnimated` ends with one for several frames
 */
export async function compressPicture(
  file: FileValue,
  options: CompressOptions,
  work: PictureWork,
  field: string,
  onAnimated: () => never,
): Promise<Compressed> {
  const picture = await decodePicture(file, work, field)
  const { info, pixels } = picture
  if (info.frames > 1) onAnimated()
  const to: WrittenFormat = options.format === 'same' ? ownFormat(picture) : options.format
  const kept = keepMetadata(info, picture.metadata, pixels, to, options.keepMetadata)
  const isSame = to === info.format
  const original = isSame ? (options.keepMetadata ? file.bytes : strippedOrNothing(file.bytes, { ...info, format: to })) : undefined
  const chunks = original !== undefined && to === 'png' ? colorChunks(original) : new Uint8Array(0)
  const maxBytes = options.maxBytes - chunks.length
  const bare = await makeSmaller(picture, original, to, { ...options, maxBytes, metadata: kept.metadata, field }, work)
  // With a quality, the PNG was made anew; else its own chunks are still there.
  const made = bare.quality === undefined ? bare : { ...bare, bytes: withChunks(bare.bytes, chunks) }
  const isKept = original !== undefined && made.bytes.length >= original.length
  const bytes = isKept ? original : made.bytes
  const isMissed = options.by === 'target' && bytes.length > options.maxBytes
  const { width = pixels.width, height = pixels.height } = isKept ? {} : made
  return {
    file: { name: pictureName(file.name, to, 'compressed'), type: FORMATS[to].type, bytes },
    from: formatName(picture),
    to,
    isOtherFormat: options.format === 'same' && !isSame,
    width,
    height,
    before: file.bytes.length,
    ...(!isKept && made.quality !== undefined && { quality: made.quality }),
    ...(!isKept && made.tries !== undefined && { tries: made.tries }),
    outcome: isMissed ? 'missed' : isKept ? 'kept' : bytes.length < file.bytes.length ? 'smaller' : 'larger',
    isScaled: width !== pixels.width,
    isMainOfSeveral: hasOtherPictures(picture),
    // Sixteen bits stay in a PNG that is only packed anew.
    metadata:
      isSame && to === 'png' && made.quality === undefined && width === pixels.width
        ? { ...kept.outcome, isDepthLost: false }
        : kept.outcome,
  }
}

/** Undefined for a file whose parts cannot be told apart: it is not kept then, as it could keep what was to go. */
function strippedOrNothing(bytes: Uint8Array, info: PictureInfo): Uint8Array | undefined {
  try {
    return stripMetadata(bytes, info)
  } catch (error) {
    if (error instanceof DamagedImage) return undefined
    throw error
  }
}

type MakeOptions = CompressOptions & Parameters<typeof encodePicture>[1]

async function makeSmaller(
  { pixels, info }: Picture,
  original: Uint8Array | undefined,
  format: WrittenFormat,
  { by, quality, maxBytes, mayScale, background, metadata, field }: Omit<MakeOptions, 'format'>,
  work: PictureWork,
): Promise<Made> {
  const options = { format, background, effort: pixels.width * pixels.height > MANY_PIXELS ? 1 : 3, ...(metadata && { metadata }), ...(field !== undefined && { field }) } // prettier-ignore
  if (format === 'png' && by === 'quality') return makePng(pixels, original, { ...options, format, quality }, info.orientation === 1, work)
  if (format === 'png' && original !== undefined && info.orientation === 1) {
    const bytes = await optimizePng(original, options.effort, work)
    if (by !== 'target') return { bytes }
    if (bytes.length <= maxBytes) return { bytes, tries: 1 }
  }
  if (by === 'target') {
    if (original !== undefined && info.orientation === 1 && original.length <= maxBytes) return { bytes: original, tries: 0 }
    const fitted = await fitToSize(pixels, { ...options, palette: true }, { maxBytes, mayScale }, work)
    const { bytes, tries, fits } = fitted
    return { bytes, tries, isMissed: !fits, width: fitted.pixels.width, height: fitted.pixels.height, ...(fitted.quality !== undefined && { quality: fitted.quality }) } // prettier-ignore
  }
  if (by === 'lossless' && original !== undefined && format !== 'webp' && format !== 'png') return { bytes: original }
  const isLossless = by === 'lossless'
  const bytes = await encodePicture(pixels, { ...options, quality, lossless: isLossless }, work)
  return { bytes, ...(format !== 'png' && !isLossless && { quality }) }
}

/** With a palette; without loss where that saves more, as it may for smooth shapes and few colors. */
async function makePng(
  pixels: Pixels,
  original: Uint8Array | undefined,
  options: EncodeOptions & { readonly quality: number; readonly effort: number },
  isUpright: boolean,
  work: PictureWork,
): Promise<Made> {
  const bytes = await encodePicture(pixels, { ...options, palette: true }, work)
  if (!original || !isUpright || bytes.length < original.length) return { bytes, quality: options.quality }
  const packed = await optimizePng(original, options.effort, work)
  return packed.length <= bytes.length ? { bytes: packed } : { bytes, quality: options.quality }
}
