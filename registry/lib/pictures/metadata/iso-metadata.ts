import { type IsoBox, isoBoxes } from '../avif/avif-info.ts'
import { type Extent, type IsoItem, isoItems } from '../avif/iso-items.ts'
import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { ByteReader, latin1 } from '../bytes.ts'
import type { Block, BlockKind } from './block.ts'

export const XMP_TYPE = 'application/rdf+xml'

/** A block of EXIF data that says nothing: where it begins (4 bytes), its order of bytes, and a directory without entries. */
const EMPTY_EXIF = Uint8Array.of(0, 0, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0)
const SPACE = 0x20

/** Items that say something about a picture. */
const TOLD_ITEMS = ['Exif', 'mime', 'uri ']
/** Boxes that a picture needs; a phone’s film (`mpvd`), edits and credentials lie beside them. */
const SHOWN_BOXES = ['ftyp', 'meta', 'mdat']
/** Properties for people: description, alternative text, times. */
const TOLD_PROPERTIES = ['udes', 'altt', 'crtt', 'mdft']
/** C2PA, by its specification 2.2, A.5. */
const CREDENTIALS = Uint8Array.of(0xd8, 0xfe, 0xc3, 0xd6, 0x1b, 0x0e, 0x48, 0x3c, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7e, 0xc4, 0x81)

/** A place that says something about the picture, and how it is made to say nothing. */
type Told = { readonly kind: BlockKind; readonly name: string; readonly extents: readonly Extent[]; readonly box?: IsoBox }

/**
 * All that an AVIF or HEIC file says beside its pixels, in order; what was blanked out is nothing.
 * @throws DamagedImage
 */
export function isoBlocks(bytes: Uint8Array): Block[] {
  const reader = new ByteReader(bytes)
  return [...toldParts(reader)].flatMap(({ kind, name, extents }) => {
    const data = bytesAt(reader, extents)
    if (isBlank(data)) return []
    return [{ kind, name: name.trim(), bytes: data.length, data: kind === 'exif' ? exifOf(data) : data }]
  })
}

/**
 * The same file with all that {@link isoBlocks} finds blanked out where it is, so that nothing else has to move.
 * @throws DamagedImage
 * @see ISO/IEC 14496-12, 8.1.2 (free)
 */
export function blankIsoMetadata(bytes: Uint8Array): Uint8Array {
  const blank = bytes.slice()
  for (const { kind, name, extents, box } of toldParts(new ByteReader(bytes))) {
    for (const [index, { start, length }] of extents.entries()) {
      const part = blank.subarray(start, start + length)
      part.fill(name === 'mime' ? SPACE : 0)
      if (kind === 'exif' && index === 0) part.set(EMPTY_EXIF.subarray(0, length))
    }
    if (box) blank.set(latin1('free'), box.start + 4)
  }
  return blank
}

/** Whether pictures follow each other in tracks, which say things of their own. @throws DamagedImage */
export function isIsoSequence(bytes: Uint8Array): boolean {
  return [...isoBoxes(new ByteReader(bytes), 0, bytes.length)].some(({ type }) => type === 'moov')
}

/** The bytes of an item, wherever its pieces are. @throws DamagedImage */
export function itemBytes(reader: ByteReader, { extents }: IsoItem): Uint8Array | undefined {
  return extents.length === 0 ? undefined : bytesAt(reader, extents)
}

const bytesAt = (reader: ByteReader, extents: readonly Extent[]): Uint8Array =>
  joinBytes(extents.map(({ start, length }) => reader.part(start, length)))

/** The TIFF structure of an item with EXIF data: four bytes tell what is to be skipped before it, such as a mark. Of a damaged one, what there is. */
export function exifOf(item: Uint8Array): Uint8Array {
  return item.length < 4 ? item : item.subarray(4 + new ByteReader(item).u32(0))
}

function* toldParts(reader: ByteReader): Generator<Told> {
  for (const { type, content, extents } of isoItems(reader).items) {
    if (!TOLD_ITEMS.includes(type)) continue
    yield { kind: type === 'Exif' ? 'exif' : content === XMP_TYPE ? 'xmp' : 'other', name: type, extents }
  }
  const inside = (box: IsoBox, skip = 0) => [...isoBoxes(reader, box.body + skip, box.end)]
  const file = [...isoBoxes(reader, 0, reader.length)]
  const properties = file
    .filter(({ type }) => type === 'meta')
    .flatMap((meta) => inside(meta, 4).filter(({ type }) => type === 'iprp'))
    .flatMap((all) => inside(all).filter(({ type }) => type === 'ipco'))
    .flatMap((list) => inside(list).filter(({ type }) => TOLD_PROPERTIES.includes(type)))
  for (const box of [...properties, ...file.filter(({ type }) => !SHOWN_BOXES.includes(type))])
    yield { kind: boxKind(reader, box), name: box.type, extents: [{ start: box.body, length: box.end - box.body }], box }
}

function boxKind(reader: ByteReader, { type, body, end }: IsoBox): BlockKind {
  if (type === 'mpvd') return 'extra'
  const isCredentials = type === 'uuid' && end - body >= CREDENTIALS.length && CREDENTIALS.every((byte, i) => reader.u8(body + i) === byte)
  return isCredentials ? 'credentials' : 'other'
}

function isBlank(data: Uint8Array): boolean {
  const isEmptyExif = EMPTY_EXIF.subarray(0, data.length).every((byte, index) => data[index] === byte)
  return data.subarray(isEmptyExif ? EMPTY_EXIF.length : 0).every((byte) => byte === 0 || byte === SPACE)
}
