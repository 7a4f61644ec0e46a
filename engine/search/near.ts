/** A set of the letters of a word, to see at once that two words have little in common. */
export function lettersOf(word: string): number {
  let set = 0
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) % 31)
  return set
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** False when words with these letters differ in more than `most` places. */
export function mayBeNear(letters: number, others: number, most: number): boolean {
  return bitCount(letters & ~others) <= most
}

/** How many slips a word of this length may have: none in a short one, where a slip makes another word. */
export function slipsFor(length: number): number {
  return length < 5 ? 0 : length < 8 ? 1 : 2
}

/** Rows of the table of slips: the last two, and the one that is being filled. */
let rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as [Uint8Array, Uint8Array, Uint8Array]

/**
 * Slips between what was typed and a whole word, or its beginning: letters left out, added, changed or swapped with their neighbour.
 * @returns `whole` and `start`, each at most `most + 1`
 */
export function slipsBetween(typed: string, word: string, most: number): { readonly whole: number; readonly start: number } {
  const over = most + 1
  const width = Math.min(word.length, typed.length + most)
  if (width >= 64) return { whole: over, start: over }
  let [before, last, next] = rows
  for (let column = 0; column <= width; column++) last[column] = column
  for (let row = 1; row <= typed.length; row++) {
    next[0] = row
    let least = row
    const letter = typed.charCodeAt(row - 1)
    for (let column = 1; column <= width; column++) {
      const other = word.charCodeAt(column - 1)
      let slips = (last[column - 1] as number) + (letter === other ? 0 : 1)
      if ((last[column] as number) + 1 < slips) slips = (last[column] as number) + 1
      if ((next[column - 1] as number) + 1 < slips) slips = (next[column - 1] as number) + 1
      const isSwapped = row > 1 && column > 1 && letter === word.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === other
      if (isSwapped && (before[column - 2] as number) + 1 < slips) slips = (before[column - 2] as number) + 1
      next[column] = slips
      if (slips < least) least = slips
    }
    if (least > most) return { whole: over, start: over }
    const free = before
    before = last
    last = next
    next = free
  }
  rows = [before, last, next]
  let start = over
  for (let column = 0; column <= width; column++) start = Math.min(start, last[column] as number)
  return { start, whole: width === word.length ? Math.min(over, last[width] as number) : over }
}

/** How many letters two words begin with alike. */
export function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let at = 0
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at++
  return at
}
