import { ByteReader } from '../../../lib/pictures/bytes.ts'
import { DamagedImage, UnreadKind } from '../../../lib/pictures/failures.ts'
import { BitReader, type HuffmanTable, readHuffmanTable } from './bits.ts'
import { ICC_MARK } from '../../../lib/pictures/jpeg/jpeg-info.ts'
import { readBlock } from './read-block.ts'

/** One channel: its blocks of 64 coefficients in zigzag order, row by row, filled up to whole MCUs. */
export type JpegChannel = {
  readonly id: number
  /** Blocks of an MCU, across and down. */
  readonly across: number
  readonly down: number
  /** Number of its quantization table. */
  readonly table: number
  readonly wide: number
  readonly high: number
  readonly blocks: Int16Array
}

/** A JPEG before the step that loses nothing more: quantized coefficients, as its file holds them. */
export type JpegCoefficients = {
  readonly width: number
  readonly height: number
  readonly channels: readonly JpegChannel[]
  /** Quantization tables by number, in zigzag order. */
  readonly tables: ReadonlyMap<number, Uint16Array>
  /** Segments that say how the samples are to be seen: JFIF, Adobe, color profile. */
  readonly kept: readonly Uint8Array[]
}

type Scan = { readonly channel: JpegChannel; readonly dc: HuffmanTable | undefined; readonly ac: HuffmanTable | undefined }

/**
 * Undoes the packing of a baseline, extended or progressive JPEG, and nothing else.
 * @throws DamagedImage, UnreadKind for arithmetic coding and the like
 * @see ITU-T T.81
 */
export function readCoefficients(bytes: Uint8Array): JpegCoefficients {
  const reader = new ByteReader(bytes)
  const tables = new Map<number, Uint16Array>()
  const codes = new Map<number, HuffmanTable>()
  const kept: Uint8Array[] = []
  let frame: Pick<JpegCoefficients, 'width' | 'height' | 'channels'> | undefined
  let [isProgressive, restartEvery, hasScans] = [false, 0, false]
  for (let at = 2; ;) {
    while (reader.u8(at) === 0xff && reader.u8(at + 1) === 0xff) at++
    if (reader.u8(at) !== 0xff) throw new DamagedImage('no marker')
    const marker = reader.u8(at + 1)
    if (marker === 0xd9) break
    const segment = reader.part(at, reader.u16(at + 2) + 2)
    const body = segment.subarray(4)
    at += segment.length
    if (isAbout(marker, body, 'JFIF\0')) kept.push(bareJfif(body))
    else if (isAbout(marker, body, ICC_MARK) || isAbout(marker, body, 'Adobe')) kept.push(segment)
    else if (marker === 0xdb) {
      // A table that changes between scans would hold for a part of the image only.
      if (hasScans) throw new UnreadKind('JPEG with changing tables')
      readQuantization(body, tables)
    } else if (marker === 0xc4) readCodes(body, codes)
    else if (marker === 0xdd) restartEvery = new ByteReader(body).u16(0)
    else if (marker === 0xc0 || marker === 0xc1 || marker === 0xc2) {
      if (frame) throw new DamagedImage('two frames')
      isProgressive = marker === 0xc2
      frame = readFrame(body)
    } else if (marker > 0xc2 && marker < 0xd0 && marker !== 0xc8 && marker !== 0xcc) throw new UnreadKind('JPEG')
    else if (marker === 0xda) {
      if (!frame) throw new DamagedImage('no frame')
      hasScans = true
      at = readScan(bytes, at, body, { frame, codes, isProgressive, restartEvery })
    }
  }
  if (!frame || !hasScans) throw new DamagedImage('no scan')
  return { ...frame, tables, kept }
}

const KEPT: Readonly<Record<string, number>> = { 'JFIF\0': 0xe0, [ICC_MARK]: 0xe2, Adobe: 0xee }

const isAbout = (marker: number, body: Uint8Array, mark: string): boolean =>
  marker === KEPT[mark] && new ByteReader(body).startsWith(mark, 0)

/** Without the preview, which shows the whole image. */
function bareJfif(body: Uint8Array): Uint8Array {
  return Uint8Array.of(0xff, 0xe0, 0, 16, ...body.subarray(0, 12), 0, 0)
}

function readQuantization(body: Uint8Array, tables: Map<number, Uint16Array>): void {
  const reader = new ByteReader(body)
  for (let at = 0; at < body.length;) {
    const head = reader.u8(at++)
    const isWide = head >> 4 > 0
    const own = at
    tables.set(
      head & 15,
      Uint16Array.from({ length: 64 }, (_, i) => (isWide ? reader.u16(own + i * 2) : reader.u8(own + i))),
    )
    at += isWide ? 128 : 64
  }
}

function readCodes(body: Uint8Array, codes: Map<number, HuffmanTable>): void {
  const reader = new ByteReader(body)
  for (let at = 0; at < body.length;) {
    const head = reader.u8(at)
    const counts = reader.part(at + 1, 16)
    const total = counts.reduce((sum, count) => sum + count, 0)
    codes.set(head, readHuffmanTable(counts, reader.part(at + 17, total)))
    at += 17 + total
  }
}

function readFrame(body: Uint8Array): Pick<JpegCoefficients, 'width' | 'height' | 'channels'> {
  const reader = new ByteReader(body)
  const [depth, height, width, count] = [reader.u8(0), reader.u16(1), reader.u16(3), reader.u8(5)]
  if (depth !== 8 || (count !== 1 && count !== 3)) throw new UnreadKind('JPEG')
  const heads = Array.from({ length: count }, (_, i) => {
    const factors = reader.u8(7 + i * 3)
    // The factors of a single channel mean nothing: each block is an MCU.
    const [across, down] = count === 1 ? [1, 1] : [factors >> 4, factors & 15]
    if (across < 1 || across > 4 || down < 1 || down > 4) throw new DamagedImage('sampling')
    return { id: reader.u8(6 + i * 3), across, down, table: reader.u8(8 + i * 3) }
  })
  const { mcusWide, mcusHigh } = mcus({ width, height, channels: heads })
  const channels = heads.map((head) => {
    const [wide, high] = [mcusWide * head.across, mcusHigh * head.down]
    return { ...head, wide, high, blocks: new Int16Array(wide * high * 64) }
  })
  return { width, height, channels }
}

/** Pixels of an MCU, and how many of them an image has. */
export function mcus({
  width,
  height,
  channels,
}: {
  readonly width: number
  readonly height: number
  readonly channels: readonly Pick<JpegChannel, 'across' | 'down'>[]
}) {
  const [mcuWidth, mcuHeight] = [8 * Math.max(...channels.map(({ across }) => across)), 8 * Math.max(...channels.map(({ down }) => down))]
  return { mcuWidth, mcuHeight, mcusWide: Math.ceil(width / mcuWidth), mcusHigh: Math.ceil(height / mcuHeight) }
}

/** Blocks of a channel that any pixel of the image lies in, along one side. @param factor blocks of an MCU along that side */
export const blocksOf = (pixels: number, factor: number, mcu: number): number => Math.ceil(Math.ceil((pixels * factor * 8) / mcu) / 8)

type ScanWork = {
  readonly frame: Pick<JpegCoefficients, 'width' | 'height' | 'channels'>
  readonly codes: ReadonlyMap<number, HuffmanTable>
  readonly isProgressive: boolean
  readonly restartEvery: number
}

/** @returns where the next marker is */
function readScan(bytes: Uint8Array, at: number, body: Uint8Array, { frame, codes, isProgressive, restartEvery }: ScanWork): number {
  const head = new ByteReader(body)
  const count = head.u8(0)
  const scans = Array.from({ length: count }, (_, i): Scan => {
    const channel = frame.channels.find(({ id }) => id === head.u8(1 + i * 2))
    if (!channel) throw new DamagedImage('no such channel')
    const numbers = head.u8(2 + i * 2)
    return { channel, dc: codes.get(numbers >> 4), ac: codes.get(16 | (numbers & 15)) }
  })
  const tail = 1 + count * 2
  const [start, end, steps] = [head.u8(tail), head.u8(tail + 1), head.u8(tail + 2)]
  if (count < 1 || start > end || end > 63) throw new DamagedImage('scan')
  const band = isProgressive ? { start, end, high: steps >> 4, low: steps & 15 } : undefined
  const bits = new BitReader(bytes, at)
  const state = { before: new Int32Array(count), endOfBand: 0 }
  const { mcusWide, mcusHigh, mcuWidth, mcuHeight } = mcus(frame)
  // A scan of one channel goes by its blocks, without those that only fill up the last MCUs.
  const [only] = count === 1 ? scans : []
  const wide = only ? blocksOf(frame.width, only.channel.across, mcuWidth) : mcusWide
  const high = only ? blocksOf(frame.height, only.channel.down, mcuHeight) : mcusHigh
  for (let unit = 0; unit < wide * high; unit++) {
    if (restartEvery > 0 && unit > 0 && unit % restartEvery === 0) {
      bits.restart()
      state.before.fill(0)
      state.endOfBand = 0
    }
    const [column, row] = [unit % wide, Math.floor(unit / wide)]
    for (const [index, { channel, dc, ac }] of scans.entries()) {
      const [across, down] = only ? [1, 1] : [channel.across, channel.down]
      for (let y = 0; y < down; y++)
        for (let x = 0; x < across; x++) {
          const place = ((row * down + y) * channel.wide + column * across + x) * 64
          readBlock(bits, channel.blocks, place, { dc, ac, band, state, index })
        }
    }
  }
  return bits.end()
}
