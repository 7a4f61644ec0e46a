import type { Note } from '../../../../engine/core/define.ts'
import type { Pixels } from '../../../../engine/core/context.ts'
import { isGrayscale } from '../encode.ts'
import { readExif } from './exif.ts'
import type { WrittenFormat } from '../formats.ts'
import { readProfile } from './icc.ts'
import { fitsJpeg } from './write-metadata.ts'
import type { ForeignInfo, PictureInfo, PictureMetadata } from '../picture.ts'

/** What became of an image's metadata, for the notices of a tool. */
export type MetadataOutcome = {
  readonly isPlaceRemoved: boolean
  readonly isPlaceKept: boolean
  /** Metadata was to be kept and could not be. */
  readonly isLost: boolean
  /** A profile other than sRGB could not be kept, so colors may look a little different. */
  readonly isProfileLost: boolean
  /** More than 8 bits a channel were read as 8. */
  readonly isDepthLost: boolean
}

/** Notices for {@link MetadataOutcome}; spread them into an entry's notices. */
export const METADATA_NOTICES = {
  'place-removed': { info: 'The location where the photo was taken (GPS) was removed.' },
  'place-kept': 'The file still says where the photo was taken (GPS).',
  'metadata-lost': 'Some metadata could not be kept in this format and was removed.',
  'profile-lost': 'The color profile could not be kept in this format, so colors may look slightly different.',
  'depth-lost': { info: 'The original has more than 8 bits per channel; the result has 8.' },
} as const

/**
 * Chooses what an image made from another takes along. A profile other than sRGB always stays, for the colors;
 * EXIF and XMP stay when `keep` says so.
 * @param metadata of the upright image
 */
export function keepMetadata(
  { bitDepth, ...from }: Pick<PictureInfo, 'bitDepth' | 'format'> | Pick<ForeignInfo, 'bitDepth' | 'format' | 'name'>,
  metadata: PictureMetadata,
  pixels: Pixels,
  format: WrittenFormat,
  keep: boolean,
): { readonly metadata: PictureMetadata; readonly outcome: MetadataOutcome } {
  const { icc, exif, xmp } = metadata
  const profile = readProfile(icc)
  const isWanted = profile !== undefined && !profile.isSrgb
  const isFitting = profile?.space === 'RGB' || (profile?.space === 'GRAY' && format === 'jpeg' && isGrayscale(pixels))
  const fits = (block: Uint8Array | undefined) => keep && block !== undefined && format !== 'avif' && (format !== 'jpeg' || fitsJpeg(block))
  const [keepsExif, keepsXmp] = [fits(exif), fits(xmp)]
  const { hasPlace } = readExif(exif)
  return {
    metadata: {
      icc: isWanted && isFitting && icc ? icc : undefined,
      exif: keepsExif && exif ? exif : undefined,
      xmp: keepsXmp && xmp ? xmp : undefined,
    },
    outcome: {
      isPlaceRemoved: hasPlace && !keepsExif,
      isPlaceKept: hasPlace && keepsExif,
      isLost:
        keep &&
        ((from.format === 'other' && from.name !== 'HEIC') || (exif !== undefined && !keepsExif) || (xmp !== undefined && !keepsXmp)),
      isProfileLost: isWanted && !isFitting,
      isDepthLost: bitDepth > 8,
    },
  }
}

/** Notes what became of the metadata of any of several images. */
export function noteMetadata(outcomes: readonly MetadataOutcome[], note: Note<typeof METADATA_NOTICES>): void {
  const any = (key: keyof MetadataOutcome) => outcomes.some((outcome) => outcome[key])
  if (any('isPlaceRemoved')) note('place-removed')
  if (any('isPlaceKept')) note('place-kept')
  if (any('isLost')) note('metadata-lost')
  if (any('isProfileLost')) note('profile-lost')
  if (any('isDepthLost')) note('depth-lost')
}
