import type { Pixels } from '../../../../engine/core/context.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { HDR_TRANSFERS } from '../avif/avif-info.ts'
import { DamagedImage, UnreadKind } from '../failures.ts'

/** Views that are made anew when the memory grows. */
type Memory = { readonly HEAPU8: Uint8Array; readonly HEAPU16: Uint16Array; readonly HEAPU32: Uint32Array }

/** The part of libheif's C interface that is used here; pointers are numbers. @see libheif/heif.h */
type Heif = {
  readonly memory: Memory
  malloc(bytes: number): number
  heif_context_alloc(): number
  heif_context_set_maximum_image_size_limit(context: number, side: number): void
  heif_context_read_from_memory_without_copy(error: number, context: number, data: number, size: number, options: number): void
  heif_context_get_primary_image_handle(error: number, context: number, handle: number): void
  heif_image_handle_get_luma_bits_per_pixel(handle: number): number
  heif_image_handle_is_premultiplied_alpha(handle: number): number
  heif_image_handle_get_raw_color_profile_size(handle: number): number
  heif_image_handle_get_raw_color_profile(error: number, handle: number, profile: number): void
  heif_image_handle_get_nclx_color_profile(error: number, handle: number, profile: number): void
  heif_decoding_options_alloc(): number
  heif_decode_image(error: number, handle: number, image: number, space: number, chroma: number, options: number): void
  heif_image_get_width(image: number, channel: number): number
  heif_image_get_height(image: number, channel: number): number
  heif_image_get_plane_readonly(image: number, channel: number, stride: number): number
  heif_image_get_bits_per_pixel_range(image: number, channel: number): number
}

/** What `import` of libheif's file comes to. */
export type HeifLibrary = { default(options: { print(): void; printErr(): void }): Promise<Memory> }

export type HeicImage = { readonly pixels: Pixels; readonly bitDepth: number; readonly icc?: Uint8Array }

const RGB = 1
const RGBA = 11
const RGBA_16_LITTLE = 15
const INTERLEAVED = 10
/** A field of `heif_decoding_options`: refuses files with parts missing, instead of painting these black. */
const STRICT = 21
/** Fields of `heif_color_profile_nclx`. */
const TRANSFER = 8
/** The header was looked at before; this holds where what is coded is larger than it says. */
const MOST_SIDE = 8192

const UNSUPPORTED_FILE = 3
const UNSUPPORTED_FEATURE = 4
const NO_MEMORY = 6
const NO_PLUGIN = 11
const LIMIT_EXCEEDED = 1000

/**
 * The main picture of an HEIC file, cropped, turned and mirrored as the file says; more than 8 bits are rounded to 8.
 * Each call has memory of its own, which is given back with it.
 * @throws DamagedImage, UnreadKind, ToolError memory-limit
 */
export async function decodeHeic(bytes: Uint8Array, library: HeifLibrary): Promise<HeicImage> {
  const memory = await library.default({ print: () => undefined, printErr: () => undefined })
  // Emscripten marks names of C with an underscore; beside them, there are functions of the same names for JavaScript.
  const functions = Object.entries(memory).flatMap(([name, value]) => (name.startsWith('_') ? [[name.slice(1), value] as const] : []))
  try {
    return readPrimary({ ...Object.fromEntries(functions), memory } as Heif, bytes)
  } catch (cause) {
    if (cause instanceof DamagedImage || cause instanceof UnreadKind || cause instanceof ToolError) throw cause
    throw new DamagedImage('libheif gave up', { cause })
  }
}

function readPrimary(heif: Heif, bytes: Uint8Array): HeicImage {
  const file = heif.malloc(bytes.length)
  heif.memory.HEAPU8.set(bytes, file)
  const error = heif.malloc(16)
  const found = error + 12
  /** Calls a function that answers with an error, and maybe with a pointer or a number. */
  const ask = (call: (error: number, found: number) => void): number => {
    call(error, found)
    const [code, detail] = [heif.memory.HEAPU32[error >> 2], heif.memory.HEAPU32[(error >> 2) + 1]]
    if (code === UNSUPPORTED_FILE || code === UNSUPPORTED_FEATURE || code === NO_PLUGIN) throw new UnreadKind('HEIC')
    if (code === NO_MEMORY && detail !== LIMIT_EXCEEDED) throw new ToolError('memory-limit')
    if (code !== 0) throw new DamagedImage(`libheif tells error ${code}, ${detail}`)
    return heif.memory.HEAPU32[found >> 2] as number
  }
  const context = heif.heif_context_alloc()
  heif.heif_context_set_maximum_image_size_limit(context, MOST_SIDE)
  ask((error) => heif.heif_context_read_from_memory_without_copy(error, context, file, bytes.length, 0))
  const handle = ask((error, found) => heif.heif_context_get_primary_image_handle(error, context, found))
  refuseHdr(heif, handle, error, found)
  const bitDepth = heif.heif_image_handle_get_luma_bits_per_pixel(handle)
  const options = heif.heif_decoding_options_alloc()
  heif.memory.HEAPU8[options + STRICT] = 1
  const chroma = bitDepth > 8 ? RGBA_16_LITTLE : RGBA
  const image = ask((error, found) => heif.heif_decode_image(error, handle, found, RGB, chroma, options))
  const pixels = readPixels(heif, image, found, bitDepth > 8)
  if (heif.heif_image_handle_is_premultiplied_alpha(handle)) divideByAlpha(pixels)
  const size = heif.heif_image_handle_get_raw_color_profile_size(handle)
  if (size === 0) return { pixels, bitDepth }
  const profile = heif.malloc(size)
  ask((error) => heif.heif_image_handle_get_raw_color_profile(error, handle, profile))
  return { pixels, bitDepth, icc: heif.memory.HEAPU8.slice(profile, profile + size) }
}

/** @throws UnreadKind */
function refuseHdr(heif: Heif, handle: number, error: number, found: number): void {
  heif.heif_image_handle_get_nclx_color_profile(error, handle, found)
  // An error tells that there is none.
  if (heif.memory.HEAPU32[error >> 2] !== 0) return
  const profile = heif.memory.HEAPU32[found >> 2] as number
  if (HDR_TRANSFERS.includes(heif.memory.HEAPU32[(profile + TRANSFER) >> 2] as number)) throw new UnreadKind('HDR HEIC')
}

function readPixels(heif: Heif, image: number, found: number, isDeep: boolean): Pixels {
  const [width, height] = [heif.heif_image_get_width(image, INTERLEAVED), heif.heif_image_get_height(image, INTERLEAVED)]
  const plane = heif.heif_image_get_plane_readonly(image, INTERLEAVED, found)
  if (plane === 0) throw new DamagedImage('no pixels')
  const stride = heif.memory.HEAPU32[found >> 2] as number
  const data = new Uint8ClampedArray(width * height * 4)
  const most = 2 ** heif.heif_image_get_bits_per_pixel_range(image, INTERLEAVED) - 1
  const row = width * 4
  for (let y = 0; y < height; y++) {
    const from = plane + y * stride
    if (!isDeep) data.set(heif.memory.HEAPU8.subarray(from, from + row), y * row)
    // A clamped array rounds.
    else for (let i = 0; i < row; i++) data[y * row + i] = ((heif.memory.HEAPU16[(from >> 1) + i] as number) * 255) / most
  }
  return { width, height, data }
}

function divideByAlpha({ data }: Pixels): void {
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] as number
    if (alpha > 0 && alpha < 255)
      for (let channel = i; channel < i + 3; channel++) data[channel] = ((data[channel] as number) * 255) / alpha
  }
}
