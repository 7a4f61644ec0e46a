import { joinBytes } from '../core/bytes/join.ts'
import { crc32 } from '../core/bytes/crc32.ts'

/** What the directory at the end of an archive says of a file in it. */
export type ZipRecord = {
  readonly path: string
  readonly crc: number
  readonly size: number
  readonly packedSize: number
  readonly method: 0 | 8
  readonly offset: number
  readonly date: Date
}

type Bytes = Uint8Array<ArrayBuffer>
const VERSION = 20
const VERSION_64 = 45
const UTF_8 = 1 << 11
const LARGE = 0xffffffff
const MANY = 0xffff

/**
 * A file as it goes into an archive: what goes before it, what it is there, and its record.
 * @param pack packs bytes without a header (deflate); without it, or where that saves nothing, they are stored as they are
 * @param offset bytes of the archive so far
 */
export function zipFile(
  path: string,
  bytes: Bytes,
  offset: number,
  date: Date,
  pack?: (bytes: Bytes) => Bytes,
): { readonly head: Bytes; readonly data: Bytes; readonly record: ZipRecord } {
  const packed = pack?.(bytes)
  const isPacked = packed !== undefined && packed.byteLength < bytes.byteLength
  const data = isPacked ? packed : bytes
  const record: ZipRecord = {
    path,
    crc: crc32(bytes),
    size: bytes.byteLength,
    packedSize: data.byteLength,
    method: isPacked ? 8 : 0,
    offset,
    date,
  }
  const name = new TextEncoder().encode(path)
  const head = new Uint8Array(30 + name.byteLength)
  const view = new DataView(head.buffer)
  view.setUint32(0, 0x04034b50, true)
  common(view, 4, record, VERSION)
  view.setUint16(26, name.byteLength, true)
  head.set(name, 30)
  return { head, data, record }
}

/** What a local header and a record say alike. */
function common(view: DataView, at: number, { method, date, crc, packedSize, size }: ZipRecord, version: number): void {
  const [day, time] = dosTime(date)
  view.setUint16(at, version, true)
  view.setUint16(at + 2, UTF_8, true)
  view.setUint16(at + 4, method, true)
  view.setUint16(at + 6, time, true)
  view.setUint16(at + 8, day, true)
  view.setUint32(at + 10, crc, true)
  view.setUint32(at + 14, packedSize, true)
  view.setUint32(at + 18, size, true)
}

/** Local time in steps of two seconds; years from 1980 to 2107. */
function dosTime(date: Date): readonly [day: number, time: number] {
  const year = Math.min(2107, Math.max(1980, date.getFullYear()))
  return [
    ((year - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate(),
    (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1),
  ]
}

/** Records in the order of these paths, whenever each was written; others come last. */
export function inOrder(records: readonly ZipRecord[], paths: readonly string[]): readonly ZipRecord[] {
  const places = new Map(paths.map((path, place) => [path, place]))
  const placeOf = ({ path }: ZipRecord) => places.get(path) ?? paths.length
  return records.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The end of an archive: the records of all its files, in the form for large ones where it must be. */
export function zipEnd(records: readonly ZipRecord[], offset: number): Bytes {
  const written = records.map(recordBytes)
  const size = written.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const isLarge = records.length >= MANY || offset >= LARGE || size >= LARGE
  const end = isLarge ? largeEnd(records.length, size, offset) : new Uint8Array(0)
  const last = new DataView(new ArrayBuffer(22))
  last.setUint32(0, 0x06054b50, true)
  const count = Math.min(records.length, MANY)
  last.setUint16(8, count, true)
  last.setUint16(10, count, true)
  last.setUint32(12, Math.min(size, LARGE), true)
  last.setUint32(16, Math.min(offset, LARGE), true)
  return joinBytes([...written, end, new Uint8Array(last.buffer)])
}

function recordBytes(record: ZipRecord): Bytes {
  const name = new TextEncoder().encode(record.path)
  const isFar = record.offset >= LARGE
  const extra = isFar ? 12 : 0
  const bytes = new Uint8Array(46 + name.byteLength + extra)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x02014b50, true)
  view.setUint16(4, VERSION_64, true)
  common(view, 6, record, isFar ? VERSION_64 : VERSION)
  view.setUint16(28, name.byteLength, true)
  view.setUint16(30, extra, true)
  view.setUint32(42, Math.min(record.offset, LARGE), true)
  bytes.set(name, 46)
  if (isFar) {
    view.setUint16(46 + name.byteLength, 1, true)
    view.setUint16(48 + name.byteLength, 8, true)
    view.setBigUint64(50 + name.byteLength, BigInt(record.offset), true)
  }
  return bytes
}

function largeEnd(count: number, size: number, offset: number): Bytes {
  const view = new DataView(new ArrayBuffer(76))
  view.setUint32(0, 0x06064b50, true)
  view.setBigUint64(4, 44n, true)
  view.setUint16(12, VERSION_64, true)
  view.setUint16(14, VERSION_64, true)
  view.setBigUint64(24, BigInt(count), true)
  view.setBigUint64(32, BigInt(count), true)
  view.setBigUint64(40, BigInt(size), true)
  view.setBigUint64(48, BigInt(offset), true)
  view.setUint32(56, 0x07064b50, true)
  view.setBigUint64(64, BigInt(offset + size), true)
  view.setUint32(72, 1, true)
  return new Uint8Array(view.buffer)
}
