import { type IsoBox, isoBoxes } from './avif-info.ts'
import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { ByteReader, latin1, u32be } from '../bytes.ts'

/**
 * Puts an ICC profile into an AVIF of one color image, as libavif writes it: the profile becomes a property of every item
 * that has a color property, and the places of the data move by as much as the header grows.
 */
export function withAvifProfile(bytes: Uint8Array, icc: Uint8Array): Uint8Array {
  const reader = new ByteReader(bytes)
  const find = (from: number, to: number, type: string): IsoBox => {
    for (const box of isoBoxes(reader, from, to)) if (box.type === type) return box
    throw new Error(`the encoder wrote no ${type}`)
  }
  const meta = find(0, bytes.length, 'meta')
  const properties = find(meta.body + 4, meta.end, 'iprp')
  const list = find(properties.body, properties.end, 'ipco')
  const links = find(properties.body, properties.end, 'ipma')
  const places = find(meta.body + 4, meta.end, 'iloc')
  const boxes = [...isoBoxes(reader, list.body, list.end)]
  const colors = boxes.flatMap(({ type }, index) => (type === 'colr' ? [index + 1] : []))
  const profile = box('colr', joinBytes([latin1('prof'), icc]))
  const linked = linkProfile(reader, links, colors, boxes.length + 1)
  const grown = profile.length + linked.length - (links.end - links.start)
  const newList = box('ipco', joinBytes([bytes.subarray(list.body, list.end), profile]))
  const newProperties = box('iprp', joinBytes([newList, linked]))
  const parts = [...isoBoxes(reader, meta.body + 4, meta.end)].map((part) =>
    part.type === 'iprp' ? newProperties : part.type === 'iloc' ? movePlaces(reader, places, grown) : bytes.subarray(part.start, part.end),
  )
  const newMeta = box('meta', joinBytes([new Uint8Array(4), ...parts]))
  return joinBytes([bytes.subarray(0, meta.start), newMeta, bytes.subarray(meta.end)])
}

const box = (type: string, body: Uint8Array): Uint8Array => joinBytes([u32be(body.length + 8), latin1(type), body])

/** Properties of items, version 0 with short numbers, as the encoder writes them. */
function linkProfile(reader: ByteReader, links: IsoBox, colors: readonly number[], profile: number): Uint8Array {
  if (reader.u32(links.body) !== 0) throw new Error('the encoder wrote another kind of ipma')
  const parts: Uint8Array[] = [reader.part(links.body, 8)]
  for (let at = links.body + 8; at < links.end;) {
    const count = reader.u8(at + 2)
    const own = reader.part(at + 3, count)
    const isColor = own.some((index) => colors.includes(index & 0x7f))
    parts.push(reader.part(at, 2), Uint8Array.of(count + (isColor ? 1 : 0)), own, Uint8Array.from(isColor ? [profile] : []))
    at += 3 + count
  }
  return box('ipma', joinBytes(parts))
}

/** Moves each extent; sizes of offsets and lengths are four bytes, without a base, as the encoder writes them. */
function movePlaces(reader: ByteReader, places: IsoBox, by: number): Uint8Array {
  if (reader.u32(places.body) !== 0 || reader.u16(places.body + 4) !== 0x4400) throw new Error('the encoder wrote another kind of iloc')
  const copy = reader.part(places.start, places.end - places.start).slice()
  const view = new DataView(copy.buffer)
  const start = places.body - places.start
  let at = start + 8
  for (let left = reader.u16(places.body + 6); left > 0; left--) {
    const extents = view.getUint16(at + 4)
    at += 6
    for (let i = 0; i < extents; i++, at += 8) view.setUint32(at, view.getUint32(at) + by)
  }
  return copy
}
