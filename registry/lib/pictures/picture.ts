import type { Pixels } from '../../../engine/core/context.ts'
import type { PictureFormat } from './formats.ts'

/** Blocks that ride along with an image, as their own formats define them. */
export type PictureMetadata = {
  /** An ICC profile. */
  readonly icc?: Uint8Array
  /** A TIFF structure, without the `Exif` mark before it. */
  readonly exif?: Uint8Array
  /** An XMP packet, UTF-8. */
  readonly xmp?: Uint8Array
}

type Facts = {
  /** As stored; orientations from 5 on swap them for the viewer. */
  readonly width: number
  readonly height: number
  /** Bits of one channel. */
  readonly bitDepth: number
  readonly hasAlpha: boolean
  readonly isGray: boolean
  /** One for a still image. */
  readonly frames: number
  /** EXIF orientation: 1 is upright. */
  readonly orientation: number
  readonly metadata: PictureMetadata
}

/** What an image's header says; no pixel has been decoded for it. */
export type PictureInfo = Facts & { readonly format: PictureFormat }

/** What is known of an image of a format that is not written here, by the format's name: `BMP`. */
export type ForeignInfo = Facts & {
  readonly format: 'other'
  readonly name: string
  /** How many pictures an HEIC file holds, of which the main one is read. */
  readonly pictures?: number
}

/** A decoded image, upright. */
export type Picture = {
  /** RGBA, 8 bits, in the color space of the profile in `metadata`, sRGB without one. */
  readonly pixels: Pixels
  readonly format: PictureFormat | 'other'
  /** Fit for the upright image: orientation 1. */
  readonly metadata: PictureMetadata
  readonly info: PictureInfo | ForeignInfo
}
