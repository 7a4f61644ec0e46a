import type { Pixels } from '../../../../engine/core/context.ts'
import type { PictureWork } from '../codec-module.ts'
import { UnreadKind } from '../failures.ts'
import { uprightExif } from '../metadata/exif.ts'
import type { PictureMetadata } from '../picture.ts'
import { HEIC_ASSETS } from './decoder.ts'
import { type HeicImage, type HeifLibrary, decodeHeic } from './heic-decode.ts'
import { isSequenceAlone, readHeicFacts } from './heic-items.ts'

/** What becomes of an HEIC file: its main picture upright, and what is said about it. */
export type HeicRead = { readonly pixels: Pixels; readonly bitDepth: number; readonly metadata: PictureMetadata; readonly pictures: number }

/**
 * @param shown the main picture as the browser decoded it, in sRGB; without it, it is decoded here
 * @throws DamagedImage, UnreadKind where nothing here decodes it; ToolError offline, memory-limit
 */
export async function readHeic(bytes: Uint8Array, shown: Pixels | undefined, work: PictureWork): Promise<HeicRead> {
  const { pixels, bitDepth, icc } = shown ? ({ pixels: shown, bitDepth: 8 } as HeicImage) : await decodeHere(bytes, work)
  const { metadata, pictures } = readHeicFacts(bytes)
  const { exif, xmp } = metadata
  return { pixels, bitDepth, metadata: { ...(icc && { icc }), ...(exif && { exif: uprightExif(exif) }), ...(xmp && { xmp }) }, pictures }
}

async function decodeHere(bytes: Uint8Array, { library, signal }: PictureWork): Promise<HeicImage> {
  const [path] = HEIC_ASSETS
  if (path === undefined || !library || isSequenceAlone(bytes)) throw new UnreadKind('HEIC')
  const loaded = (await library(path)) as HeifLibrary
  signal.throwIfAborted()
  return decodeHeic(bytes, loaded)
}
