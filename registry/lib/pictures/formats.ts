/** Formats that the library reads and, but for GIF, writes. */
const PICTURE_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
export type WrittenFormat = Exclude<PictureFormat, 'gif'>

/** Media type, file-name ending and name of each format. */
export const FORMATS: Readonly<Record<PictureFormat, { readonly type: string; readonly ending: string; readonly name: string }>> = {
  jpeg: { type: 'image/jpeg', ending: 'jpg', name: 'JPEG' },
  png: { type: 'image/png', ending: 'png', name: 'PNG' },
  webp: { type: 'image/webp', ending: 'webp', name: 'WebP' },
  avif: { type: 'image/avif', ending: 'avif', name: 'AVIF' },
  gif: { type: 'image/gif', ending: 'gif', name: 'GIF' },
}

/** For `accept` of a field that takes images: some systems have no media type for HEIC, so the endings are named. */
export const IMAGE_TYPES: readonly string[] = ['image/*', '.heic', '.heif']

/** What a file is by its first bytes, whatever its name says. */
export type SniffedFormat =
  | { readonly format: PictureFormat }
  /** An image of a known kind that is not read here, by the name people know it by. */
  | { readonly foreign: string }
  | undefined

export function sniffFormat(bytes: Uint8Array): SniffedFormat {
  const starts = (hex: string, at = 0) =>
    (hex.match(/../g) ?? []).every((pair, i) => pair === '..' || bytes[at + i] === Number.parseInt(pair, 16))
  if (starts('ffd8ff')) return { format: 'jpeg' }
  if (starts('89504e470d0a1a0a')) return { format: 'png' }
  if (starts('52494646') && starts('57454250', 8)) return { format: 'webp' }
  if (starts('474946383761') || starts('474946383961')) return { format: 'gif' }
  if (starts('66747970', 4)) return sniffIsoMedia(bytes)
  const [, foreign] = FOREIGN.find(([hex]) => starts(hex)) ?? []
  return foreign === undefined ? undefined : { foreign }
}

export function isHeic(bytes: Uint8Array): boolean {
  const sniffed = sniffFormat(bytes)
  return sniffed !== undefined && 'foreign' in sniffed && sniffed.foreign === 'HEIC'
}

const FOREIGN: readonly (readonly [hex: string, name: string])[] = [
  ['49492a00..000000524f', 'RAW'],
  ['49492a00........435202', 'RAW'],
  ['4949524f', 'RAW'],
  ['49495500', 'RAW'],
  ['46554a4946494c4d', 'RAW'],
  ['49492a00', 'TIFF'],
  ['4d4d002a', 'TIFF'],
  ['49492b00', 'TIFF'],
  ['4d4d002b', 'TIFF'],
  ['ff0a', 'JPEG XL'],
  ['0000000c4a584c200d0a870a', 'JPEG XL'],
  ['0000000c6a502020', 'JPEG 2000'],
  ['ff4fff51', 'JPEG 2000'],
  ['38425053', 'PSD'],
  ['424d', 'BMP'],
  ['00000100', 'ICO'],
]

/** HEIC and AVIF share a container; the brands at its start tell them apart. */
function sniffIsoMedia(bytes: Uint8Array): SniffedFormat {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const text = String.fromCharCode(...bytes.subarray(8, Math.min(size, 256, bytes.length)))
  const brands = (text.match(/[\s\S]{4}/g) ?? []).filter((_, index) => index !== 1)
  if (brands.includes('avif') || brands.includes('avis')) return { format: 'avif' }
  if (brands.some((brand) => /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand))) return { foreign: 'HEIC' }
  if (brands[0] === 'crx ') return { foreign: 'RAW' }
  return undefined
}

/** `holiday.final.png` as `holiday.final`, with `-part` and the ending of the format; a long name is cut. */
export function pictureName(original: string, format: PictureFormat, part = ''): string {
  const base = [...original.replace(/\.[^.]*$/, '')].slice(0, 100).join('') || 'image'
  return `${base}${part && `-${part}`}.${FORMATS[format].ending}`
}
