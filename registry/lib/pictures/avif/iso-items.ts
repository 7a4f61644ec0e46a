import type { ByteReader } from '../bytes.ts'
import { DamagedImage } from '../failures.ts'
import { type IsoBox, isoBoxes } from './avif-info.ts'

/** A run of bytes in the file. */
export type Extent = { readonly start: number; readonly length: number }

/** A picture, or something said about one. */
export type IsoItem = {
  readonly id: number
  readonly type: string
  readonly isHidden: boolean
  /** The media type of a `mime` item; empty for others. */
  readonly content: string
  /** Where its bytes are, in order; none where it is made of other items. */
  readonly extents: readonly Extent[]
}
export type IsoReference = { readonly type: string; readonly from: number; readonly to: readonly number[] }

type IsoItems = { readonly primary?: number; readonly items: readonly IsoItem[]; readonly references: readonly IsoReference[] }

/**
 * What an AVIF or HEIC file holds, in the order of its list; nothing where it has none.
 * @throws DamagedImage
 * @see ISO/IEC 14496-12, 8.11.3 (iloc), 8.11.4 (pitm), 8.11.6 (iinf) and 8.11.12 (iref)
 */
export function isoItems(reader: ByteReader): IsoItems {
  const meta = [...isoBoxes(reader, 0, reader.length)].find(({ type }) => type === 'meta')
  const boxes = new Map(meta && [...isoBoxes(reader, meta.body + 4, meta.end)].map((box) => [box.type, box]))
  const [infos, places, first] = [boxes.get('iinf'), boxes.get('iloc'), boxes.get('pitm')]
  if (!infos || !places) return { items: [], references: [] }
  const extents = readExtents(reader, places, boxes.get('idat'))
  return {
    primary: first && versioned(reader, first.body, 1)(first.body + 4),
    items: readInfos(reader, infos).map((item) => ({ ...item, extents: extents.get(item.id) ?? [] })),
    references: readReferences(reader, boxes.get('iref')),
  }
}

/** Reads a number of 16 bits, or 32 from some version of the box on. */
const versioned = (reader: ByteReader, box: number, wide: number) =>
  reader.u8(box) < wide ? (at: number) => reader.u16(at) : (at: number) => reader.u32(at)

function readInfos(reader: ByteReader, infos: IsoBox): Omit<IsoItem, 'extents'>[] {
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

function readReferences(reader: ByteReader, list: IsoBox | undefined): IsoReference[] {
  if (!list) return []
  const idAt = versioned(reader, list.body, 1)
  const length = reader.u8(list.body) < 1 ? 2 : 4
  return [...isoBoxes(reader, list.body + 4, list.end)].map(({ type, body }) => ({
    type,
    from: idAt(body),
    to: Array.from({ length: reader.u16(body + length) }, (_, i) => idAt(body + length + 2 + i * length)),
  }))
}

/** @param inside the box that holds items within the list itself */
function readExtents(reader: ByteReader, places: IsoBox, inside: IsoBox | undefined): Map<number, Extent[]> {
  let at = places.body
  const take = (length: number): number => {
    if (length > 8) throw new DamagedImage('odd length')
    let value = 0
    for (let i = 0; i < length; i++) value = value * 256 + reader.u8(at++)
    return value
  }
  const version = take(1)
  take(3)
  const [offsets, bases] = [take(1), take(1)]
  const [offsetLength, lengthLength, baseLength, indexLength] = [offsets >> 4, offsets & 15, bases >> 4, version > 0 ? bases & 15 : 0]
  const found = new Map<number, Extent[]>()
  for (let items = take(version < 2 ? 2 : 4); items > 0; items--) {
    const id = take(version < 2 ? 2 : 4)
    const method = version > 0 ? take(2) & 15 : 0
    take(2)
    const base = take(baseLength) + (method === 1 && inside ? inside.body : 0)
    const extents: Extent[] = []
    // Few bytes may claim a great many places, or the whole file again and again.
    let left = reader.length
    for (let count = take(2); count > 0; count--) {
      take(indexLength)
      const extent = { start: base + take(offsetLength), length: take(lengthLength) }
      left -= Math.max(1, extent.length)
      if (left < 0) throw new DamagedImage('more places than bytes')
      extents.push(extent)
    }
    if (method === 0 || (method === 1 && inside)) found.set(id, extents)
  }
  return found
}
