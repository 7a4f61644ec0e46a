import { crc32 } from '../core/bytes/crc32.ts'

/** Why an archive, or an entry of it, cannot be read. */
export type ZipFault = 'broken' | 'encrypted' | 'method' | 'too-many' | 'too-large'

export class ZipError extends Error {
  override readonly name = 'ZipError'
  readonly fault: ZipFault
  /** The limit that was passed: entries, or bytes. */
  readonly limit: number

  constructor(fault: ZipFault, limit = 0) {
    super(`zip: ${fault}`)
    this.fault = fault
    this.limit = limit
  }
}

export type ZipLimits = {
  /** Entries of an archive, folders among them. */
  readonly entries: number
  /** Bytes of all entries as the archive declares them, unpacked. */
  readonly bytes: number
  /** Bytes of one entry. */
  readonly entryBytes: number
}

/** A small archive can unfold to a very large one; what is beyond these is not begun. */
export const ZIP_LIMITS: ZipLimits = { entries: 10_000, bytes: 4 * 1024 ** 3, entryBytes: 512 * 1024 ** 2 }

/** A file in an archive. */
export type ZipEntry = {
  /** As the archive names it: never a path to write to without `safePath`. */
  readonly path: string
  readonly size: number
  readonly packedSize: number
  readonly crc: number
  readonly method: number
  readonly isEncrypted: boolean
  /** Where its local header begins. */
  readonly offset: number
}

const END = 0x06054b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const RECORD = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const LOCATOR_BYTES = 20
/** The end record stands before a comment of at most so many bytes. */
const LONGEST_COMMENT = 0xffff
const MOST_DIRECTORY = 64 * 1024 * 1024
const UTF_8 = 1 << 11

/** What the systems themselves put beside the files. */
const BESIDE = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/

/** The upper half of code page 437, in which names are written that do not say otherwise. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

/**
 * The files of an archive, read from its end without unpacking any: folders, and what systems put beside the files, are passed over.
 * @throws ZipError broken, too-many, too-large
 */
export async function readZip(archive: Blob, limits: ZipLimits = ZIP_LIMITS): Promise<readonly ZipEntry[]> {
  const { count, size, offset } = await directoryOf(archive)
  if (count > limits.entries) throw new ZipError('too-many', limits.entries)
  if (size > MOST_DIRECTORY || offset + size > archive.size) throw new ZipError('broken')
  const view = await viewOf(archive, offset, size)
  const entries: ZipEntry[] = []
  let total = 0
  let at = 0
  for (let index = 0; index < count; index++) {
    const { entry, bytes } = recordAt(view, at)
    at += bytes
    if (entry.path.endsWith('/') || BESIDE.test(entry.path)) continue
    total += entry.size
    if (total > limits.bytes) throw new ZipError('too-large', limits.bytes)
    entries.push(entry)
  }
  return entries
}

/** @throws ZipError broken */
async function directoryOf(archive: Blob): Promise<{ count: number; size: number; offset: number }> {
  const tailBytes = Math.min(archive.size, END_BYTES + LONGEST_COMMENT + LOCATOR_BYTES)
  const tailAt = archive.size - tailBytes
  const view = await viewOf(archive, tailAt, tailBytes)
  for (let at = tailBytes - END_BYTES; at >= 0; at--) {
    if (view.getUint32(at, true) !== END || at + END_BYTES + view.getUint16(at + 20, true) !== tailBytes) continue
    const found = { count: view.getUint16(at + 10, true), size: view.getUint32(at + 12, true), offset: view.getUint32(at + 16, true) }
    const isLarge = found.count === 0xffff || found.size === 0xffffffff || found.offset === 0xffffffff
    const locator = at - LOCATOR_BYTES
    if (!isLarge || locator < 0 || view.getUint32(locator, true) !== LOCATOR_64) return found
    const large = await viewOf(archive, safe(view.getBigUint64(locator + 8, true)), 56)
    if (large.getUint32(0, true) !== END_64) throw new ZipError('broken')
    const number = (place: number) => safe(large.getBigUint64(place, true))
    return { count: number(32), size: number(40), offset: number(48) }
  }
  throw new ZipError('broken')
}

function recordAt(view: DataView, at: number): { entry: ZipEntry; bytes: number } {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== RECORD) throw new ZipError('broken')
  const flags = view.getUint16(at + 8, true)
  const nameBytes = view.getUint16(at + 28, true)
  const extraBytes = view.getUint16(at + 30, true)
  const bytes = 46 + nameBytes + extraBytes + view.getUint16(at + 32, true)
  if (at + bytes > view.byteLength) throw new ZipError('broken')
  const name = new Uint8Array(view.buffer, view.byteOffset + at + 46, nameBytes)
  const sizes = [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)] as const
  const [size, packedSize, offset] = largeSizes(view, at + 46 + nameBytes, extraBytes, sizes)
  return {
    entry: {
      path: nameOf(name, (flags & UTF_8) !== 0),
      size,
      packedSize,
      offset,
      crc: view.getUint32(at + 16, true),
      method: view.getUint16(at + 10, true),
      isEncrypted: (flags & 1) !== 0,
    },
    bytes,
  }
}

/** Sizes that do not fit in 32 bits are in a field of their own, in this order, as far as they are missing. */
function largeSizes(
  view: DataView,
  at: number,
  length: number,
  sizes: readonly [number, number, number],
): readonly [number, number, number] {
  if (!sizes.includes(0xffffffff)) return sizes
  for (let field = at; field + 4 <= at + length; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== 1) continue
    let place = field + 4
    const end = Math.min(at + length, place + view.getUint16(field + 2, true))
    const whole = sizes.map((size) => {
      if (size !== 0xffffffff) return size
      if (place + 8 > end) throw new ZipError('broken')
      place += 8
      return safe(view.getBigUint64(place - 8, true))
    })
    return whole as [number, number, number]
  }
  throw new ZipError('broken')
}

function nameOf(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    // Many programs write UTF-8 and do not say so.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    if (isUtf8) return new TextDecoder().decode(bytes)
    return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : (CP437[byte - 128] as string))).join('')
  }
}

/**
 * Unpacks one entry, counting as it comes: an entry that holds more than it declares is refused when that shows.
 * @throws ZipError broken, encrypted, method, too-large
 */
export async function unpackEntry(archive: Blob, entry: ZipEntry, limits: ZipLimits = ZIP_LIMITS): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.isEncrypted) throw new ZipError('encrypted')
  if (entry.method !== 0 && entry.method !== 8) throw new ZipError('method')
  if (entry.size > limits.entryBytes) throw new ZipError('too-large', limits.entryBytes)
  const head = await viewOf(archive, entry.offset, 30)
  if (head.getUint32(0, true) !== LOCAL) throw new ZipError('broken')
  const begin = entry.offset + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  if (begin + entry.packedSize > archive.size) throw new ZipError('broken')
  const packed = archive.slice(begin, begin + entry.packedSize)
  const stream: ReadableStream<Uint8Array<ArrayBuffer>> =
    entry.method === 0 ? packed.stream() : packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const bytes = new Uint8Array(entry.size)
  let at = 0
  let crc = 0
  try {
    for await (const piece of stream) {
      if (at + piece.byteLength > entry.size) throw new ZipError('broken')
      bytes.set(piece, at)
      at += piece.byteLength
      crc = crc32(piece, crc)
    }
  } catch (cause) {
    if (cause instanceof ZipError) throw cause
    throw new ZipError('broken')
  }
  if (at !== entry.size || crc !== entry.crc) throw new ZipError('broken')
  return bytes
}

async function viewOf(archive: Blob, offset: number, length: number): Promise<DataView> {
  if (offset < 0 || offset + length > archive.size) throw new ZipError('broken')
  return new DataView(await archive.slice(offset, offset + length).arrayBuffer())
}

function safe(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new ZipError('broken')
  return Number(value)
}
