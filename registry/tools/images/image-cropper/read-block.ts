import { DamagedImage } from '../../../lib/pictures/failures.ts'
import type { BitReader, HuffmanTable } from './bits.ts'

/** What a progressive scan brings: coefficients from `start` to `end`, down to bit `low`; `high` is 0 for their first time. */
export type Band = { readonly start: number; readonly end: number; readonly high: number; readonly low: number }

type BlockWork = {
  readonly dc: HuffmanTable | undefined
  readonly ac: HuffmanTable | undefined
  /** Undefined in a sequential JPEG, whose only scan brings everything. */
  readonly band: Band | undefined
  /** The last DC value of each channel, and how many blocks still end at once. */
  readonly state: { readonly before: Int32Array; endOfBand: number }
  readonly index: number
}

/** Reads what a scan brings of one block, in place. @throws DamagedImage @see ITU-T T.81, F.2.2 and G.1.2 */
export function readBlock(bits: BitReader, blocks: Int16Array, at: number, { dc, ac, band, state, index }: BlockWork): void {
  if (!band) {
    blocks[at] = readDc(bits, need(dc), state.before, index)
    return readAc(bits, blocks, at, need(ac), { start: 1, end: 63, high: 0, low: 0 }, state)
  }
  if (band.start === 0) {
    if (band.high === 0) blocks[at] = readDc(bits, need(dc), state.before, index) << band.low
    else if (bits.bit()) blocks[at] = (blocks[at] as number) | (1 << band.low)
  } else if (band.high === 0) readAc(bits, blocks, at, need(ac), band, state)
  else refineAc(bits, blocks, at, need(ac), band, state)
}

function need(table: HuffmanTable | undefined): HuffmanTable {
  if (!table) throw new DamagedImage('no table of codes')
  return table
}

function readDc(bits: BitReader, table: HuffmanTable, before: Int32Array, index: number): number {
  return (before[index] = (before[index] as number) + bits.signed(bits.symbol(table) & 15))
}

function readAc(
  bits: BitReader,
  blocks: Int16Array,
  at: number,
  table: HuffmanTable,
  { start, end, low }: Band,
  state: BlockWork['state'],
) {
  if (state.endOfBand > 0) {
    state.endOfBand--
    return
  }
  for (let k = start; k <= end;) {
    const symbol = bits.symbol(table)
    const [run, size] = [symbol >> 4, symbol & 15]
    if (size === 0) {
      if (run < 15) {
        state.endOfBand = (1 << run) - 1 + bits.bits(run)
        return
      }
      k += 16
      continue
    }
    k += run
    if (k > end) throw new DamagedImage('too many coefficients')
    blocks[at + k++] = bits.signed(size) << low
  }
}

function refineAc(
  bits: BitReader,
  blocks: Int16Array,
  at: number,
  table: HuffmanTable,
  { start, end, low }: Band,
  state: BlockWork['state'],
) {
  const step = 1 << low
  const correct = (place: number) => {
    const value = blocks[place] as number
    if (bits.bit() && (Math.abs(value) & step) === 0) blocks[place] = value + (value > 0 ? step : -step)
  }
  let k = start
  if (state.endOfBand === 0)
    for (; k <= end; k++) {
      const symbol = bits.symbol(table)
      let run = symbol >> 4
      let fresh = 0
      if ((symbol & 15) !== 0) fresh = bits.bit() ? step : -step
      else if (run < 15) {
        state.endOfBand = (1 << run) + bits.bits(run)
        break
      }
      for (; k <= end; k++) {
        if (blocks[at + k] !== 0) correct(at + k)
        else if (run-- === 0) break
      }
      if (fresh !== 0) {
        if (k > end) throw new DamagedImage('too many coefficients')
        blocks[at + k] = fresh
      }
    }
  if (state.endOfBand > 0) {
    for (; k <= end; k++) if (blocks[at + k] !== 0) correct(at + k)
    state.endOfBand--
  }
}
