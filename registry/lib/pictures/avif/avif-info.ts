import { ByteReader } from '../bytes.ts'
import { DamagedImage, UnreadKind } from '../failures.ts'
import type { PictureInfo } from '../picture.ts'

export type IsoBox = { readonly type: string; readonly start: number; readonly body: number; readonly end: number }

/** PQ and HLG, by ITU-T H.273. */
export const HDR_TRANSFERS: readonly number[] = [16, 18]

/** EXIF orientation for `irot` (quarter turns to the left) and `imir` (axis; undefined without one), in that order. */
const ORIENTATIONS: Readonly<Record<string, readonly number[]>> = {
  plain: [1, 8, 3, 6],
  // Axis 0 swaps top and bottom, axis 1 swaps left and right.
  0: [4, 5, 2, 7],
  1: [2, 7, 4, 5],
}

export function* isoBoxes(reader: ByteReader, from: number, to: number): Generator<IsoBox> {
  for (let at = from; at + 8 <= to;) {
    const size = reader.u32(at)
    const isLarge = size === 1
    const length = isLarge ? reader.u32(at + 8) * 2 ** 32 + reader.u32(at + 12) : size === 0 ? to - at : size
    if (length < 8 || at + length > to) throw new DamagedImage('box cut off')
    yield { type: reader.tag(at + 4), start: at, body: at + (isLarge ? 16 : 8), end: at + length }
    at += length
  }
}

/** @throws DamagedImage, UnreadKind @see https://aomediacodec.github.io/av1-avif/ */
export function readAvifInfo(bytes: Uint8Array): PictureInfo {
  const { isCropped, isHdr, ...info } = readIsoInfo(bytes)
  if (isCropped) throw new UnreadKind('cropped AVIF')
  if (isHdr) throw new UnreadKind('HDR AVIF')
  return { format: 'avif', ...info }
}

type IsoInfo = Omit<PictureInfo, 'format'> & { readonly isCropped: boolean; readonly isHdr: boolean }

/** What the boxes of an AVIF or HEIC tell of its main picture, whose measures are those before a crop. @throws DamagedImage @see ISO/IEC 23008-12 */
export function readIsoInfo(bytes: Uint8Array): IsoInfo {
  const reader = new ByteReader(bytes)
  const inside = (parent: IsoBox, type: string, skip = 0): IsoBox => {
    for (const box of isoBoxes(reader, parent.body + skip, parent.end)) if (box.type === type) return box
    throw new DamagedImage(`no ${type}`)
  }
  const file: IsoBox = { type: 'file', start: 0, body: 0, end: bytes.length }
  const meta = inside(file, 'meta')
  const primary = inside(meta, 'pitm', 4)
  const item = reader.u8(primary.body) === 0 ? reader.u16(primary.body + 4) : reader.u32(primary.body + 4)
  const properties = inside(meta, 'iprp', 4)
  const list = inside(properties, 'ipco')
  const all = [...isoBoxes(reader, list.body, list.end)]
  const own = associated(reader, inside(properties, 'ipma'), item).flatMap((index) => all[index - 1] ?? [])
  const find = (type: string) => own.find((box) => box.type === type)
  const size = find('ispe')
  if (!size) throw new DamagedImage('no size')
  const [turn, mirror, depth] = [find('irot'), find('imir'), find('pixi')]
  const { icc, isHdr } = colorsOf(reader, own)
  const turns = turn ? reader.u8(turn.body) & 3 : 0
  return {
    isCropped: find('clap') !== undefined,
    isHdr,
    width: reader.u32(size.body + 4),
    height: reader.u32(size.body + 8),
    bitDepth: depth ? reader.u8(depth.body + 5) : 8,
    hasAlpha: all.some(({ type, body, end }) => type === 'auxC' && text(reader, body, end).includes('alpha')),
    isGray: depth ? reader.u8(depth.body + 4) === 1 : false,
    // How many there are is in the tracks of a sequence; here it counts that there are several.
    frames: reader.tag(8) === 'avis' ? 2 : 1,
    orientation: ORIENTATIONS[mirror ? reader.u8(mirror.body) & 1 : 'plain']?.[turns] ?? 1,
    metadata: icc ? { icc } : {},
  }
}

/** The largest size that any image of an HEIF file has. @throws DamagedImage */
export function isoSize(reader: ByteReader): { readonly width: number; readonly height: number } | undefined {
  let boxes = [...isoBoxes(reader, 0, reader.length)]
  for (const type of ['meta', 'iprp', 'ipco']) {
    const box = boxes.find((other) => other.type === type)
    if (!box) return undefined
    boxes = [...isoBoxes(reader, box.body + (type === 'meta' ? 4 : 0), box.end)]
  }
  return boxes
    .filter(({ type }) => type === 'ispe')
    .map(({ body }) => ({ width: reader.u32(body + 4), height: reader.u32(body + 8) }))
    .toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
}

function colorsOf(reader: ByteReader, own: readonly IsoBox[]): { readonly icc?: Uint8Array; readonly isHdr: boolean } {
  let icc: Uint8Array | undefined
  let isHdr = false
  for (const { type, body, end } of own) {
    if (type !== 'colr') continue
    const kind = reader.tag(body)
    if (kind === 'prof' || kind === 'rICC') icc = reader.part(body + 4, end - body - 4)
    else if (kind === 'nclx' && HDR_TRANSFERS.includes(reader.u16(body + 6))) isHdr = true
  }
  return { ...(icc && { icc }), isHdr }
}

/** Numbers, from 1, of the properties that an item has. */
function associated(reader: ByteReader, box: IsoBox, item: number): number[] {
  const [version, wide] = [reader.u8(box.body), (reader.u8(box.body + 3) & 1) === 1]
  let at = box.body + 8
  for (let left = reader.u32(box.body + 4); left > 0; left--) {
    const id = version < 1 ? reader.u16(at) : reader.u32(at)
    at += version < 1 ? 2 : 4
    const count = reader.u8(at++)
    if (id === item) return Array.from({ length: count }, (_, i) => (wide ? reader.u16(at + i * 2) & 0x7fff : reader.u8(at + i) & 0x7f))
    at += count * (wide ? 2 : 1)
  }
  return []
}

const text = (reader: ByteReader, from: number, to: number): string => String.fromCharCode(...reader.part(from, Math.min(to - from, 100)))
