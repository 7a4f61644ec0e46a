import { joinBytes } from '../../../engine/core/bytes/join.ts'
import { latin1, u32be } from '../../../registry/lib/pictures/bytes.ts'

/** What HEVC made of 64 × 64 pixels, and what its decoder has to know first (`hvcC`). By x265 3.5, through heif-enc 1.15. */
export type Coded = { readonly setup: Uint8Array; readonly data: Uint8Array }
const coded = (setup: string, data: string): Coded => ({ setup: Buffer.from(setup, 'base64'), data: Buffer.from(data, 'base64') })

/** Quarters: red 200 30 30, green 30 160 60 | blue 40 60 200, yellow 230 210 40. */
export const PLAIN = coded(
  'AAAAeGh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACtCAQEDcAAAAwCQAAADAAADAB6gIIEFlupJKa5uBAQMCAAAAwAIAAADAAhAIgABAAdEAcFysCJA',
  'AAAAPCgBrwa4Y7Dc/9JSP//+ZIfof6TYA1ht8nQc+ll//+FSgo+vrmyEP6AmD//PXyqpl/0wfv/+fv6x+s8swA==',
)

/** Ten bits without loss, grays in quarters: 3, 255 | 639, 127 of 1023. */
export const DEEP = coded(
  'AAAAeGh2Y0MBBAgAAAAAAAAAAAD/8AD8//r6AAAPAyAAAQAXQAEMAf//BAgAAAMAnDgAAAMAAP+6AkAhAAEAK0IBAQQIAAADAJw4AAADAAD/kAQQIJst1JJTXNwICBgQAAADABAAAAMAEIAiAAEACEQBwXAwYJEg',
  'AAAA+ygBrwW4FIPqQz///fH/vf/vP/df9t/23/bf9t/25/bn9uf25/bn9uf25/bn/hQRMwllA17acqib3ABRAFf0T/oc+fDzMcdHHRx0cdHHnx58efHnx58efHnx59A0cXy0gqmN9/AAAAMCB+NO/xo28ZMuLlWJjWJjWJjWJjWJreJreJreJreJreJreJreJrTDqo+nwzi2y4///O25xEWelcp4p4p4p4qm6m6m6m6m6m6m56Sv//2xO1EMLdAG1G1G1G1G9y9y9y9y9y9y9y9IsR2KAKn///U1fqVbqALSrVAFUAVQBVAFUC/QL9Av0C/QL9Av0C/QLAqPfpr4',
)

/** Gray only, as transparency: 255, 128 | 64, 0. */
export const MASK = coded(
  'AAAAcmh2Y0MBBAgAAAAAAAAAAAAe8AD8/Pj4AAAPAyAAAQAXQAEMAf//BAgAAAMAn/gAAAMAAB66AkAhAAEAJkIBAQQIAAADAJ/4AAADAAAewIIEFlupJKa5sCAAAAMAIAAAAwAhIgABAAdEAcFysCJA',
  'AAAAHCgBrg1wfCDp/5dk4lif7pgaiYf/Tu+X4f98Obg=',
)

const u16 = (value: number): number[] => [value >> 8, value & 255]
const u32 = (value: number): number[] => [...u32be(value)]
export const box = (type: string, ...content: readonly (number | Uint8Array)[]): Uint8Array => {
  const body = joinBytes(content.map((one) => (typeof one === 'number' ? Uint8Array.of(one) : one)))
  return joinBytes([u32be(body.length + 8), latin1(type), body])
}

/** A picture or a block of metadata, in the words of ISO/IEC 23008-12. */
export type HeicItem = {
  readonly type: string
  readonly data: Uint8Array
  readonly properties?: readonly Uint8Array[]
  readonly isHidden?: boolean
  /** Kinds of references, each with the items that this one names, counted from 1. */
  readonly references?: Readonly<Record<string, readonly number[]>>
  readonly content?: string
}

export const size = (width: number, height: number): Uint8Array => box('ispe', 0, 0, 0, 0, ...u32(width), ...u32(height))
/** Quarter turns to the left. */
export const turned = (quarters: number): Uint8Array => box('irot', quarters)
/** Axis 0 swaps top and bottom, axis 1 left and right. */
export const mirrored = (axis: number): Uint8Array => box('imir', axis)
/** Of 64 × 64 pixels, what is left of a crop at a corner. */
export const cropped = (left: number, top: number, width: number, height: number): Uint8Array => {
  const fraction = (over: number, under: number) => [...u32(over), ...u32(under)]
  return box('clap', ...fraction(width, 1), ...fraction(height, 1), ...fraction(2 * left + width - 64, 2), ...fraction(2 * top + height - 64, 2)) // prettier-ignore
}
export const isMask = box('auxC', 0, 0, 0, 0, latin1('urn:mpeg:hevc:2015:auxid:1\0'))

export const picture = (one: Coded, more: readonly Uint8Array[] = [], rest: Partial<HeicItem> = {}): HeicItem => ({
  type: 'hvc1',
  data: one.data,
  properties: [one.setup, size(64, 64), ...more],
  ...rest,
})

/** Two rows of two tiles. @param tiles their items */
export const grid = (tiles: readonly number[], width: number, height: number, more: readonly Uint8Array[] = []): HeicItem => ({
  type: 'grid',
  data: Uint8Array.of(0, 0, 1, 1, ...u16(width), ...u16(height)),
  properties: [size(width, height), ...more],
  references: { dimg: tiles },
})

export const exifItem = (tiff: Uint8Array, about: number): HeicItem => ({
  type: 'Exif',
  data: joinBytes([u32be(6), latin1('Exif\0\0'), tiff]),
  isHidden: true,
  references: { cdsc: [about] },
})

/** An HEIC file. @param primary the main picture, counted from 1 */
export function heicFile(items: readonly HeicItem[], primary = 1, brand = 'heic'): Uint8Array<ArrayBuffer> {
  const properties = items.flatMap((item) => item.properties ?? [])
  let told = 0
  const owned = items.map((item) => (item.properties ?? []).map(() => ++told))
  const start = box('ftyp', latin1(`${brand}\0\0\0\0mif1${brand}`))
  const metaAt = (from: number): Uint8Array => {
    let at = from
    const places = items.map(({ data }, i) => {
      const place = [...u16(i + 1), ...u16(0), ...u16(1), ...u32(at), ...u32(data.length)]
      at += data.length
      return place
    })
    const infos = items.map(({ type, isHidden, content }, i) =>
      box('infe', 2, 0, 0, isHidden ? 1 : 0, ...u16(i + 1), 0, 0, latin1(`${type}\0${content === undefined ? '' : `${content}\0`}`)),
    )
    const references = items.flatMap((item, i) =>
      Object.entries(item.references ?? {}).map(([kind, to]) => box(kind, ...u16(i + 1), ...u16(to.length), ...to.flatMap(u16))),
    )
    return box(
      'meta',
      0,
      0,
      0,
      0,
      box('hdlr', ...u32(0), ...u32(0), latin1('pict'), ...u32(0), ...u32(0), ...u32(0), 0),
      box('pitm', 0, 0, 0, 0, ...u16(primary)),
      box('iloc', 0, 0, 0, 0, 0x44, 0, ...u16(items.length), ...places.flat()),
      box('iinf', 0, 0, 0, 0, ...u16(items.length), ...infos),
      ...(references.length > 0 ? [box('iref', 0, 0, 0, 0, ...references)] : []),
      box(
        'iprp',
        box('ipco', ...properties),
        box('ipma', 0, 0, 0, 0, ...u32(items.length), ...owned.flatMap((numbers, i) => [...u16(i + 1), numbers.length, ...numbers])),
      ),
    )
  }
  const meta = metaAt(start.length + metaAt(0).length + 8)
  return joinBytes([start, meta, box('mdat', ...items.map(({ data }) => data))]) as Uint8Array<ArrayBuffer>
}
