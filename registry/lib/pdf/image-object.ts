import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib'
import type { Pixels } from '../../../engine/core/context.ts'
import { crc32 } from '../../../engine/core/bytes/crc32.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import type { PictureWork } from '../pictures/codec-module.ts'
import { decodeAnyPicture } from '../pictures/decode-any.ts'
import { DamagedImage } from '../pictures/failures.ts'
import { sniffFormat } from '../pictures/formats.ts'
import { type JpegHead, readJpegHead } from '../pictures/jpeg/jpeg-info.ts'
import { readProfile } from '../pictures/metadata/icc.ts'
import { stripMetadata } from '../pictures/metadata/strip-metadata.ts'
import { namingFaults } from '../pictures/picture-info.ts'
import type { Picture } from '../pictures/picture.ts'
import { encodePng, isOpaque } from '../pictures/png/png-encode.ts'
import { pngChunks } from '../pictures/png/png-info.ts'

/** An image inside a document. */
export type ImageObject = {
  readonly ref: PDFRef
  /** As shown, upright. */
  readonly width: number
  readonly height: number
  /** How what is stored has to be turned: 1 is upright. */
  readonly orientation: number
  /** Whether the packed pixels of the file are there as they were. */
  readonly isUntouched: boolean
  /** Of the packed pixels. */
  readonly bytes: number
  /** The image as it was decoded, for what is to be said about it. */
  readonly picture?: Picture
}

/** Coding that each viewer of PDF reads: baseline, extended and progressive by Huffman, 8 bits. @see ISO 32000-2, 7.4.8 */
const READ_FRAMES = [0xc0, 0xc1, 0xc2]
const SPACES: Readonly<Record<number, string>> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }
const PROFILE_SPACES: Readonly<Record<number, string>> = { 1: 'GRAY', 3: 'RGB', 4: 'CMYK' }

/**
 * Puts an image into a document: a JPEG as it is, without what it says about camera and place; any other without loss, its
 * transparency as a mask.
 * @throws ToolError one of `imageFailures` at `field`
 */
export async function embedImage(document: PDFDocument, file: FileValue, work: PictureWork, field: string): Promise<ImageObject> {
  const sniffed = sniffFormat(file.bytes)
  if (sniffed && 'format' in sniffed && sniffed.format === 'jpeg') {
    const head = await namingFaults(file.name, field, () => Promise.resolve().then(() => readJpegHead(file.bytes)))
    if (READ_FRAMES.includes(head.frame) && head.bitDepth === 8 && SPACES[head.channels] !== undefined)
      return namingFaults(file.name, field, () => embedJpeg(document, file.bytes, head))
  }
  const picture = await decodeAnyPicture(file, work, field)
  return { ...(await embedPixels(document, picture)), picture }
}

async function embedJpeg(document: PDFDocument, bytes: Uint8Array, head: JpegHead): Promise<ImageObject> {
  const { width, height, channels, orientation, isAdobe, metadata } = head
  if (width < 1 || height < 1) throw new DamagedImage('no pixels')
  // The profile becomes the color space, where viewers look for it; how it is turned, the place on the page.
  const bare = stripMetadata(bytes, { ...head, orientation: 1 }, { keepsProfile: false })
  if (bare.at(-2) !== 0xff || bare.at(-1) !== 0xd9) throw new DamagedImage('no end')
  const { context } = document
  const stream = context.stream(bare, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    BitsPerComponent: 8,
    Filter: 'DCTDecode',
    ColorSpace: colorSpace(document, channels, metadata.icc),
    ...(channels === 4 && isAdobe && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] }),
  })
  const [across, down] = orientation >= 5 ? [height, width] : [width, height]
  return { ref: context.register(stream), width: across, height: down, orientation, isUntouched: true, bytes: bare.length }
}

/** The rows of a PNG are filtered and packed in a way that PDF knows, too. */
async function embedPixels(document: PDFDocument, { pixels, metadata }: Picture): Promise<ImageObject> {
  const { width, height } = pixels
  const { context } = document
  const png = [...pngChunks(await encodePng(withoutAlpha(pixels)))]
  const packed = png.find(({ type }) => type === 'IDAT')?.data ?? new Uint8Array()
  const palette = png.find(({ type }) => type === 'PLTE')?.data
  const base = colorSpace(document, 3, metadata.icc)
  const mask = isOpaque(pixels) ? undefined : await alphaMask(pixels)
  const common = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8, Filter: 'FlateDecode' }
  const stream = context.stream(packed, {
    ...common,
    ColorSpace: palette ? ['Indexed', base, palette.length / 3 - 1, context.register(context.stream(palette))] : base,
    DecodeParms: { Predictor: 15, Colors: palette ? 1 : 3, Columns: width },
    ...(mask && { SMask: context.register(context.stream(mask, { ...common, ColorSpace: 'DeviceGray' })) }),
  })
  const bytes = packed.length + (mask?.length ?? 0)
  return { ref: context.register(stream), width, height, orientation: 1, isUntouched: false, bytes }
}

function withoutAlpha(pixels: Pixels): Pixels {
  const data = pixels.data.slice()
  for (let i = 3; i < data.length; i += 4) {
    // What nobody can see packs best if it is all alike.
    if (data[i] === 0) data.fill(255, i - 3, i)
    data[i] = 255
  }
  return { ...pixels, data }
}

async function alphaMask({ data, width, height }: Pixels): Promise<Uint8Array> {
  const { zlibSync } = await import('fflate')
  const alphas = new Uint8Array(width * height)
  for (let i = 0; i < alphas.length; i++) alphas[i] = data[i * 4 + 3] as number
  return zlibSync(alphas, { level: 6 })
}

/** Profiles of each document, by their content, so that a hundred photos share one. */
const profiles = new WeakMap<PDFDocument, Map<string, PDFRef>>()

function colorSpace(document: PDFDocument, channels: number, icc: Uint8Array | undefined): string | [string, PDFRef] {
  const device = SPACES[channels] as string
  const profile = readProfile(icc)
  if (!icc || !profile || profile.isSrgb || profile.space !== PROFILE_SPACES[channels]) return device
  const known = profiles.get(document) ?? new Map<string, PDFRef>()
  profiles.set(document, known)
  const key = `${icc.length} ${crc32(icc)}`
  const { context } = document
  const ref = known.get(key) ?? context.register(context.flateStream(icc, { N: channels, Alternate: device }))
  known.set(key, ref)
  return ['ICCBased', ref]
}
