import { type IsoBox, isoBoxes } from '../avif/avif-info.ts'
import { ByteReader, joinBytes } from '../bytes.ts'
import { DamagedImage } from '../failures.ts'
import type { PictureMetadata } from '../picture.ts'

type HeicFacts = {
  /** EXIF and XMP of the main picture, as stored. */
  readonly metadata: PictureMetadata
  /** How many pictures one may look at: no tiles, previews or masks. */
  readonly pictures: number
}

type Item = { readonly id: number; readonly type: string; readonly isHidden: boolean; readonly content: string }
type Reference = { readonly type: string; readonly from: number; readonly to: readonly number[] }

/** Items that hold no pixels, and the one that tells how another is shown in HDR. */
const NO_PICTURES = ['Exif', 'mime', 'uri ', 'tmap']
/** Previews, and masks such as transparency and depth, are of another item. */
const BELONGS = ['thmb', 'auxl', 'cdsc']

/** Whether there is a moving picture and no still one. @throws DamagedImage */
export function isSequenceAlone(bytes: Uint8Array): boolean {
  const types = [...isoBoxes(new ByteReader(bytes), 0, bytes.length)].map(({ type }) => type)
  return types.includes('moov') && !types.includes('meta')
}

/** What is in an HEIC file beside its pixels; nothing of a file whose boxes cannot be read. @see ISO/IEC 23008-12, ISO/IEC 14496-12 */
export function readHeicFacts(bytes: Uint8Array): HeicFacts {
  try {
    return readFacts(new ByteReader(bytes))
  } catch (error) {
    if (error instanceof DamagedImage) return { metadata: {}, pictures: 1 }
    throw error
  }
}

function readFacts(reader: ByteReader): HeicFacts {
  const meta = [...isoBoxes(reader, 0, reader.length)].find(({ type }) => type === 'meta')
  if (!meta) throw new DamagedImage('no meta')
  const boxes = new Map([...isoBoxes(reader, meta.body + 4, meta.end)].map((box) => [box.type, box]))
  const [infos, places, primaryBox] = [boxes.get('iinf'), boxes.get('iloc'), boxes.get('pitm')]
  if (!infos || !places || !primaryBox) throw new DamagedImage('no items')
  const primary = versioned(reader, primaryBox.body, 1)(primaryBox.body + 4)
  const items = readItems(reader, infos)
  const references = readReferences(reader, boxes.get('iref'))
  const describing = (wanted: (item: Item) => boolean): Uint8Array | undefined => {
    const about = (id: number) => references.some(({ type, from, to }) => type === 'cdsc' && from === id && to.includes(primary))
    const item = items.find((one) => wanted(one) && about(one.id))
    return item && contentOf(reader, places, boxes.get('idat'), item.id)
  }
  const block = describing(({ type }) => type === 'Exif')
  // Four bytes tell what is to be skipped, such as a mark; the TIFF structure follows.
  const exif = block && new ByteReader(block).part(4 + new ByteReader(block).u32(0), block.length - 4 - new ByteReader(block).u32(0))
  const xmp = describing(({ type, content }) => type === 'mime' && content === 'application/rdf+xml')
  return { metadata: { ...(exif && { exif }), ...(xmp && { xmp }) }, pictures: Math.max(1, countPictures(items, references)) }
}

function countPictures(items: readonly Item[], references: readonly Reference[]): number {
  const isPart = (id: number) =>
    references.some(({ type, from, to }) => (BELONGS.includes(type) && from === id) || (type === 'dimg' && to.includes(id)))
  return items.filter(({ id, type, isHidden }) => !isHidden && !NO_PICTURES.includes(type) && !isPart(id)).length
}

/** Reads a number of 16 bits, or 32 from some version of the box on. */
const versioned = (reader: ByteReader, box: number, wide: number) =>
  reader.u8(box) < wide ? (at: number) => reader.u16(at) : (at: number) => reader.u32(at)

function readItems(reader: ByteReader, infos: IsoBox): Item[] {
  const first = infos.body + (reader.u8(infos.body) === 0 ? 6 : 8)
  return [...isoBoxes(reader, first, infos.end)]
    .filter(({ type, body }) => type === 'infe' && reader.u8(body) >= 2)
    .map(({ body, end }) => {
      const at = body + 4 + (reader.u8(body) === 2 ? 2 : 4)
      const words = String.fromCharCode(...reader.part(at + 6, Math.min(end - at - 6, 500))).split('\0')
      return {
        id: versioned(reader, body, 3)(body + 4),
        type: reader.tag(at + 2),
        isHidden: (reader.u8(body + 3) & 1) === 1,
        content: words[1] ?? '',
      }
    })
}

function readReferences(reader: ByteReader, list: IsoBox | undefined): Reference[] {
  if (!list) return []
  const idAt = versioned(reader, list.body, 1)
  const length = reader.u8(list.body) < 1 ? 2 : 4
  return [...isoBoxes(reader, list.body + 4, list.end)].map(({ type, body }) => ({
    type,
    from: idAt(body),
    to: Array.from({ length: reader.u16(body + length) }, (_, i) => idAt(body + length + 2 + i * length)),
  }))
}

/** What an item holds, wherever its pieces are. */
function contentOf(reader: ByteReader, places: IsoBox, inside: IsoBox | undefined, wanted: number): Uint8Array | undefined {
  let at = places.body
  const read = (length: number): number => {
    if (length > 8) throw new DamagedImage('odd length')
    let value = 0
    for (let i = 0; i < length; i++) value = value * 256 + reader.u8(at++)
    return value
  }
  const version = read(1)
  read(3)
  const [offsets, bases] = [read(1), read(1)]
  const [offsetLength, lengthLength, baseLength, indexLength] = [offsets >> 4, offsets & 15, bases >> 4, version > 0 ? bases & 15 : 0]
  for (let left = read(version < 2 ? 2 : 4); left > 0; left--) {
    const id = read(version < 2 ? 2 : 4)
    const method = version > 0 ? read(2) & 15 : 0
    read(2)
    const base = read(baseLength)
    const pieces: Uint8Array[] = []
    for (let extents = read(2); extents > 0; extents--) {
      read(indexLength)
      const [offset, length] = [read(offsetLength), read(lengthLength)]
      if (id !== wanted) continue
      if (method > 1 || (method === 1 && !inside)) return undefined
      pieces.push(reader.part(base + offset + (method === 1 ? (inside as IsoBox).body : 0), length))
    }
    if (id === wanted) return joinBytes(...pieces)
  }
  return undefined
}
