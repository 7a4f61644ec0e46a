/** Longer lines are broken for the eye, so that a file that is one line stays quick. */
export const LONGEST_ROW = 1000
/** So many bytes are looked through before others get their turn; of a text, first those that are in sight at once. */
const SLICE = 1 << 19
const FIRST_SLICE = 1 << 15
const LF = 10
const CR = 13

/** Where the rows of a text begin, in UTF-8 bytes. */
export type Rows = {
  readonly count: number
  /** First byte of a row; of the row after the last, the length of the text. */
  readonly start: (row: number) => number
  /** Number of the row's line, from 1; undefined where a row goes on with the line before it. */
  readonly line: (row: number) => number | undefined
  /** The row in which a byte is. */
  readonly rowAt: (byte: number) => number
}

/** A list of whole numbers that grows, four bytes each. */
class Numbers {
  private list = new Uint32Array(1024)
  length = 0
  push(value: number): void {
    if (this.length === this.list.length) {
      const larger = new Uint32Array(this.length * 2)
      larger.set(this.list)
      this.list = larger
    }
    this.list[this.length++] = value
  }
  at(index: number): number {
    return this.list[index] as number
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Finds the rows of a text; others work in between.
 * @param progress is told the rows known so far, and what share of the text they are, below 1
 * @returns undefined when `signal` gave it up
 */
export async function findRows(
  bytes: Uint8Array,
  signal: AbortSignal,
  progress: (rows: Rows, share: number) => void = () => {},
): Promise<Rows | undefined> {
  const starts = new Numbers()
  const lines = new Numbers()
  let line = 1
  const begin = (at: number, isNew: boolean) => {
    starts.push(at)
    lines.push(isNew ? line : 0)
  }
  begin(0, true)
  const known = (count: number): Rows => ({
    count,
    start: (row) => (row >= starts.length ? bytes.length : starts.at(row)),
    line: (row) => lines.at(row) || undefined,
    rowAt: (byte) => {
      let [low, high] = [0, count - 1]
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if (starts.at(middle) <= byte) low = middle
        else high = middle - 1
      }
      return low
    },
  })
  let from = 0
  for (let slice = 0, size = FIRST_SLICE; slice < bytes.length; slice += size, size = SLICE) {
    const end = Math.min(bytes.length, slice + size)
    for (let at = slice; at < end; at++) {
      const byte = bytes[at]
      if (byte === LF || (byte === CR && bytes[at + 1] !== LF)) {
        line++
        from = at + 1
        begin(from, true)
      } else if (at - from >= LONGEST_ROW && !isInside(byte as number)) {
        from = at
        begin(from, false)
      }
    }
    if (end === bytes.length) break
    // Where the last row ends is not known yet.
    if (starts.length > 1) progress(known(starts.length - 1), end / bytes.length)
    await pause()
    if (signal.aborted) return undefined
  }
  return signal.aborted ? undefined : known(starts.length)
}

/** A byte that goes on with a character, so that no row begins with it. */
const isInside = (byte: number) => (byte & 0xc0) === 0x80

/** The text of some rows without the line breaks at their ends. */
export function readRows(bytes: Uint8Array, rows: Rows, from: number, to: number): string[] {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  return Array.from({ length: to - from }, (_, index) =>
    decoder.decode(bytes.subarray(rows.start(from + index), rows.start(from + index + 1))).replace(/\r?\n$|\r$/, ''),
  )
}

/** More places are not counted. */
export const MOST_FOUND = 100_000

/**
 * Where a text occurs, in bytes, small and capital letters alike; others work in between.
 * @returns undefined when `signal` gave it up
 */
export async function findBytes(bytes: Uint8Array, wanted: string, signal: AbortSignal): Promise<readonly number[] | undefined> {
  const [lower, upper] = [wanted.toLowerCase(), wanted.toUpperCase()].map((text) => new TextEncoder().encode(text)) as [
    Uint8Array,
    Uint8Array,
  ]
  // Letters whose capitals take another number of bytes are looked for as they are written.
  const [one, other] = lower.length === upper.length ? [lower, upper] : [new TextEncoder().encode(wanted), new TextEncoder().encode(wanted)]
  const { length } = one
  const found: number[] = []
  if (length === 0) return found
  const [first, firstOther] = [one[0], other[0]]
  let next = 0
  for (let slice = 0; slice < bytes.length; slice += SLICE) {
    const end = Math.min(bytes.length - length + 1, slice + SLICE)
    for (let at = Math.max(slice, next); at < end; at++) {
      if (bytes[at] !== first && bytes[at] !== firstOther) continue
      let index = 1
      while (index < length && (bytes[at + index] === one[index] || bytes[at + index] === other[index])) index++
      if (index < length) continue
      found.push(at)
      if (found.length >= MOST_FOUND) return found
      next = at + length
      at = next - 1
    }
    await pause()
    if (signal.aborted) return undefined
  }
  return found
}
