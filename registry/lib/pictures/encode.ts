import type { Pixels } from '../../../engine/core/context.ts'
import { flattenPixels } from './pixels.ts'
import type { Rgb } from './rgb.ts'
import { type PictureWork, compileAsset, openCodec } from './codec-module.ts'
import { imageFailures } from './failures.ts'
import type { WrittenFormat } from './formats.ts'
import { readProfile } from './metadata/icc.ts'
import { encodePng, isOpaque } from './png/png-encode.ts'
import { readPngInfo } from './png/png-info.ts'
import { writeMetadata } from './metadata/write-metadata.ts'
import type { PictureMetadata } from './picture.ts'

const JPEG_ENCODER = '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'
const WEBP_ENCODER = '@jsquash/webp/codec/enc/webp_enc_simd.wasm'
const AVIF_ENCODER = '@jsquash/avif/codec/enc/avif_enc.wasm'
const OXIPNG = '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm'

/** For the `assets` of an entry that encodes. */
export const ENCODER_ASSETS: readonly string[] = [JPEG_ENCODER, WEBP_ENCODER, AVIF_ENCODER, OXIPNG]

/** Longest side of a WebP image, set by its format. */
const LONGEST_WEBP = 16_383
const WHITE: Rgb = [255, 255, 255]

export type EncodeOptions = {
  readonly format: WrittenFormat
  /** 1 to 100; PNG has none but with `palette`. */
  readonly quality?: number
  /** WebP and AVIF without loss; PNG always is. */
  readonly lossless?: boolean
  /** PNG of at most 256 colors, by `quality`, with dithering. */
  readonly palette?: boolean
  /** How hard oxipng tries, 1 to 6; without it, a PNG is made quickly. */
  readonly effort?: number
  /** What goes behind transparency in a JPEG; white without it. */
  readonly background?: Rgb
  /** Written into the file: a profile (kept for the colors), EXIF and XMP as given. AVIF takes the profile only. */
  readonly metadata?: PictureMetadata
  /** The field that a refusal names. */
  readonly field?: string
}

/** Encodes the same pixels as often as asked, for a search over quality. */
export type Encoder = (options: Pick<EncodeOptions, 'quality' | 'lossless'>) => Uint8Array | Promise<Uint8Array>

/** @throws ToolError webp-too-long, offline */
export async function encodePicture(pixels: Pixels, options: EncodeOptions, work: PictureWork): Promise<Uint8Array> {
  const encode = await openEncoder(pixels, options, work)
  work.signal.throwIfAborted()
  return encode(options)
}

/** Loads the codec of a format and gives an encoder for these pixels. @throws ToolError webp-too-long, offline */
export async function openEncoder(
  pixels: Pixels,
  { format, effort, palette, background = WHITE, metadata = {}, field = 'format' }: EncodeOptions,
  { asset, signal }: PictureWork,
): Promise<Encoder> {
  const finish = (bytes: Uint8Array) => writeMetadata(format, bytes, metadata)
  if (format === 'png' && palette) {
    const [{ AlphaColors }, { encodePalettePng }] = await Promise.all([import('./png/alpha-colors.ts'), import('./png/palette-png.ts')])
    const colors = new AlphaColors(pixels)
    return async ({ quality = 75 }) => {
      const bytes = finish(await encodePalettePng(pixels, colors, quality))
      return effort === undefined ? bytes : optimizePng(bytes, effort, { asset, signal })
    }
  }
  if (format === 'png') {
    const quick = finish(await encodePng(pixels))
    signal.throwIfAborted()
    const made = effort === undefined ? quick : await optimizePng(quick, effort, { asset, signal })
    return () => made
  }
  const { width, height } = pixels
  if (format === 'jpeg') {
    const { default: factory } = await import('@jsquash/jpeg/codec/enc/mozjpeg_enc.js')
    const { codec } = await openCodec<Codec>(factory, asset, JPEG_ENCODER)
    const flat = isOpaque(pixels) ? pixels : flattenPixels(pixels, background)
    // A gray profile fits gray data only.
    const isGray = readProfile(metadata.icc)?.space === 'GRAY' && isGrayscale(flat)
    return ({ quality = 75 }) =>
      finish(call(() => codec.encode(flat.data, width, height, { ...JPEG, quality, ...(isGray && { color_space: 1 }) })))
  }
  if (format === 'webp') {
    if (Math.max(width, height) > LONGEST_WEBP) imageFailures.fail('webp-too-long', { maximum: LONGEST_WEBP, field })
    const { default: factory } = await import('@jsquash/webp/codec/enc/webp_enc_simd.js')
    const { codec } = await openCodec<Codec>(factory, asset, WEBP_ENCODER)
    return ({ quality = 75, lossless = false }) =>
      finish(call(() => codec.encode(pixels.data, width, height, { ...WEBP, ...(lossless ? { lossless: 1, quality: 75 } : { quality }) })))
  }
  const { default: factory } = await import('@jsquash/avif/codec/enc/avif_enc.js')
  const { codec } = await openCodec<Codec>(factory, asset, AVIF_ENCODER)
  return ({ quality = 50, lossless = false }) =>
    finish(call(() => codec.encode(pixels.data, width, height, { ...AVIF, ...(lossless ? { quality: 100, subsample: 3 } : { quality }) })))
}

type Codec = { encode(data: Uint8ClampedArray, width: number, height: number, options: object): Uint8Array | null }

/** The codec's memory is used again by the next call, so the result is copied out of it. */
function call(encode: () => Uint8Array | null): Uint8Array {
  const made = encode()
  if (!made) throw new Error('the codec made nothing')
  return made.slice()
}

export function isGrayscale({ data }: Pixels): boolean {
  for (let i = 0; i < data.length; i += 4) if (data[i] !== data[i + 1] || data[i] !== data[i + 2]) return false
  return true
}

/**
 * Packs a PNG anew without loss: better filters, palette or gray where that suffices. 16 bits stay 16 bits.
 * @param effort 1 (quick) to 6
 * @throws Error when the PNG is not sound
 */
export async function optimizePng(png: Uint8Array, effort: number, { asset }: PictureWork): Promise<Uint8Array> {
  const module = await compileAsset(asset, OXIPNG)
  const instance = new WebAssembly.Instance(module, {
    wbg: {
      __wbindgen_throw: (at: number, length: number) => {
        throw new Error(new TextDecoder().decode(new Uint8Array(memory.buffer, at, length)))
      },
    },
  })
  // The package's own binding keeps one instance for good, with all its memory; these few calls are what it does.
  const {
    memory,
    optimise,
    __wbindgen_malloc: allocate,
    __wbindgen_add_to_stack_pointer: moveStack,
  } = instance.exports as unknown as OxipngExports
  const from = allocate(png.length, 1)
  new Uint8Array(memory.buffer).set(png, from)
  const answer = moveStack(-16)
  optimise(answer, from, png.length, effort, 0, 1)
  const [at, length] = new Uint32Array(memory.buffer, answer, 2) as unknown as [number, number]
  const packed = new Uint8Array(memory.buffer, at, length).slice()
  // It stores gray images of any profile as gray, but a profile of colors does not fit gray data.
  const isMismatch = isGrayPng(packed) && !isGrayPng(png) && (await readPngInfo(png)).metadata.icc !== undefined
  return isMismatch ? png : packed
}

/** By the color type in the header. */
const isGrayPng = (png: Uint8Array): boolean => png[25] === 0 || png[25] === 4

type OxipngExports = {
  readonly memory: { readonly buffer: ArrayBuffer }
  optimise(answer: number, at: number, length: number, level: number, interlace: number, optimizeAlpha: number): void
  __wbindgen_malloc(size: number, align: number): number
  __wbindgen_add_to_stack_pointer(by: number): number
}

/** Defaults of the codecs, as @jsquash sets them; every option must be given. */
const JPEG = { quality: 75, baseline: false, arithmetic: false, progressive: true, optimize_coding: true, smoothing: 0, color_space: 3, quant_table: 3, trellis_multipass: false, trellis_opt_zero: false, trellis_opt_table: false, trellis_loops: 1, auto_subsample: true, chroma_subsample: 2, separate_chroma_quality: false, chroma_quality: 75 } // prettier-ignore
const WEBP = { quality: 75, target_size: 0, target_PSNR: 0, method: 4, sns_strength: 50, filter_strength: 60, filter_sharpness: 0, filter_type: 1, partitions: 0, segments: 4, pass: 1, show_compressed: 0, preprocessing: 0, autofilter: 0, partition_limit: 0, alpha_compression: 1, alpha_filtering: 1, alpha_quality: 100, lossless: 0, exact: 0, image_hint: 0, emulate_jpeg_size: 0, thread_level: 0, low_memory: 0, near_lossless: 100, use_delta_palette: 0, use_sharp_yuv: 0 } // prettier-ignore
const AVIF = { quality: 50, qualityAlpha: -1, denoiseLevel: 0, tileColsLog2: 0, tileRowsLog2: 0, speed: 8, subsample: 1, chromaDeltaQ: false, sharpness: 0, tune: 0, enableSharpYUV: false, bitDepth: 8 } // prettier-ignore
