import type { Pixels } from '../../../engine/core/context.ts'

export type Barcode = { readonly type: 'EAN-13' | 'EAN-8' | 'UPC-A' | 'Code 128' | 'Code 39'; readonly text: string }

/** Lines at which an image is read, across and down. */
const LINES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]

/** The barcode that a line through the image crosses: EAN, UPC, Code 128 and Code 39, upright, turned by 90°, or upside down. */
export function readBarcode(pixels: Pixels): Barcode | undefined {
  for (const isDown of [false, true])
    for (const place of LINES) {
      const runs = runsOf(lineOf(pixels, place, isDown))
      const found = readRuns(runs) ?? readRuns(runs.toReversed())
      if (found) return found
    }
  return undefined
}

/** Brightness along a line. */
function lineOf({ width, height, data }: Pixels, place: number, isDown: boolean): Uint8Array {
  const length = isDown ? height : width
  const across = Math.floor((isDown ? width : height) * place)
  return Uint8Array.from({ length }, (_, index) => {
    const at = (isDown ? index * width + across : across * width + index) * 4
    return ((data[at] as number) * 299 + (data[at + 1] as number) * 587 + (data[at + 2] as number) * 114) / 1000
  })
}

/** Lengths of light and dark in turn, light first, with the edges between pixels where brightness crosses the middle. */
function runsOf(line: Uint8Array): number[] {
  const middle = (Math.max(...line) + Math.min(...line)) / 2
  if (Math.max(...line) - Math.min(...line) < 60) return []
  const runs: number[] = []
  let isDark = false
  let from = 0
  for (let at = 0; at < line.length; at++) {
    const value = line[at] as number
    if (value < middle === isDark) continue
    const before = line[at - 1] ?? value
    const edge = before === value ? at : at - 0.5 + (middle - before) / (value - before) - 0.5 + 0.5
    runs.push(edge - from)
    from = edge
    isDark = !isDark
  }
  runs.push(line.length - from)
  return runs
}

/** A code in runs that begin with light: every dark run may be its first. */
function readRuns(runs: readonly number[]): Barcode | undefined {
  for (let at = 1; at < runs.length; at += 2) {
    // Quiet beside the code, as each kind asks for.
    if ((runs[at - 1] as number) < (runs[at] as number) * 2) continue
    const found = readEan(runs, at) ?? readCode128(runs, at) ?? readCode39(runs, at)
    if (found) return found
  }
  return undefined
}

/** Widths in modules of the left-hand odd patterns of each digit, light first. @see ISO/IEC 15420 */
const DIGITS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112']
/** Which of the six left digits are even, by the digit that they stand for together. */
const FIRST = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010']

/** How far runs are from a pattern of the same number of modules, per module. */
function distance(runs: readonly number[], at: number, pattern: string): number {
  const modules = [...pattern].reduce((sum, width) => sum + Number(width), 0)
  let whole = 0
  for (let i = 0; i < pattern.length; i++) whole += runs[at + i] ?? 0
  const unit = whole / modules
  if (unit === 0) return Number.POSITIVE_INFINITY
  let most = 0
  for (let i = 0; i < pattern.length; i++) most = Math.max(most, Math.abs((runs[at + i] ?? 0) / unit - Number(pattern[i])))
  return most
}

/** Farther than this from its pattern, in modules, a bar is another one. */
const NEAR = 0.6

function nearest(runs: readonly number[], at: number, patterns: readonly string[]): number {
  const distances = patterns.map((pattern) => distance(runs, at, pattern))
  const best = distances.reduce((least, value, index) => (value < (distances[least] as number) ? index : least), 0)
  return (distances[best] as number) <= NEAR ? best : -1
}

const ODD_EVEN = [...DIGITS, ...DIGITS.map((pattern) => [...pattern].toReversed().join(''))]

function readEan(runs: readonly number[], at: number): Barcode | undefined {
  if (distance(runs, at, '111') > NEAR) return undefined
  return readEanOf(runs, at, 6) ?? readEanOf(runs, at, 4)
}

function readEanOf(runs: readonly number[], at: number, half: 6 | 4): Barcode | undefined {
  const left = Array.from({ length: half }, (_, index) => nearest(runs, at + 3 + index * 4, ODD_EVEN))
  const middle = at + 3 + half * 4
  if (left.includes(-1) || distance(runs, middle, '11111') > NEAR) return undefined
  const right = Array.from({ length: half }, (_, index) => nearest(runs, middle + 5 + index * 4, DIGITS))
  if (right.includes(-1) || distance(runs, middle + 5 + half * 4, '111') > NEAR) return undefined
  const parity = left.map((value) => (value > 9 ? '1' : '0')).join('')
  const first = half === 6 ? FIRST.indexOf(parity) : 0
  if (first < 0 || (half === 4 && parity !== '0000')) return undefined
  const digits = [...(half === 6 ? [first] : []), ...left.map((value) => value % 10), ...right]
  const sum = digits.toReversed().reduce((total, digit, index) => total + digit * (index % 2 === 1 ? 3 : 1), 0)
  if (sum % 10 !== 0) return undefined
  const text = digits.join('')
  if (half === 4) return { type: 'EAN-8', text }
  return first === 0 ? { type: 'UPC-A', text: text.slice(1) } : { type: 'EAN-13', text }
}

/** Widths of the 106 symbols, dark first. @see ISO/IEC 15417 */
const CODE_128 =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  )
const START_A = 103
const STOP = '2331112'

function readCode128(runs: readonly number[], at: number): Barcode | undefined {
  const start = nearest(runs, at, CODE_128)
  if (start < START_A) return undefined
  const symbols = [start]
  for (let next = at + 6; ; next += 6) {
    if (next + 7 > runs.length || symbols.length > 120) return undefined
    if (distance(runs, next, STOP) <= NEAR) break
    const symbol = nearest(runs, next, CODE_128)
    if (symbol < 0) return undefined
    symbols.push(symbol)
  }
  const check = symbols.pop() as number
  const sum = symbols.reduce((total, symbol, index) => total + symbol * Math.max(1, index), 0)
  const text = sum % 103 === check ? textOf128(symbols) : undefined
  return text === undefined || text === '' ? undefined : { type: 'Code 128', text }
}

/** Code sets A, B and C, and what changes between them. */
function textOf128([start = START_A, ...symbols]: readonly number[]): string {
  let set = 'ABC'[start - START_A] as string
  let shifted: string | undefined
  let text = ''
  for (const symbol of symbols) {
    const own = shifted ?? set
    shifted = undefined
    if (own === 'C' && symbol < 100) text += String(symbol).padStart(2, '0')
    else if (symbol < 96) text += String.fromCharCode(own === 'A' && symbol >= 64 ? symbol - 64 : symbol + 32)
    else if (symbol === 98) shifted = own === 'A' ? 'B' : 'A'
    else if (symbol === 99) set = 'C'
    else if (symbol === 100) set = 'B'
    else if (symbol === 101) set = 'A'
  }
  return text
}

const CODE_39 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%*'
/** Wide elements of each, as nine bits. @see ISO/IEC 16388 */
const WIDE_39 = [
  0x034, 0x121, 0x061, 0x160, 0x031, 0x130, 0x070, 0x025, 0x124, 0x064, 0x109, 0x049, 0x148, 0x019, 0x118, 0x058, 0x00d, 0x10c, 0x04c,
  0x01c, 0x103, 0x043, 0x142, 0x013, 0x112, 0x052, 0x007, 0x106, 0x046, 0x016, 0x181, 0x0c1, 0x1c0, 0x091, 0x190, 0x0d0, 0x085, 0x184,
  0x0c4, 0x0a8, 0x0a2, 0x08a, 0x02a, 0x094,
]

function readCode39(runs: readonly number[], at: number): Barcode | undefined {
  let text = ''
  for (let next = at; next + 9 <= runs.length && text.length < 100; next += 10) {
    const nine = runs.slice(next, next + 9)
    const sorted = nine.toSorted((a, b) => a - b)
    const [narrow, wide] = [sorted[5] as number, sorted[6] as number]
    if (wide < narrow * 1.5) return undefined
    const bits = nine.reduce((value, run) => value * 2 + (run > (narrow + wide) / 2 ? 1 : 0), 0)
    const sign = CODE_39[WIDE_39.indexOf(bits)]
    if (sign === undefined || (text === '' && sign !== '*')) return undefined
    text += sign
    if (sign === '*' && text.length > 2) return { type: 'Code 39', text: text.slice(1, -1) }
  }
  return undefined
}
