import type { RandomSource } from '../../../engine/core/context.ts'

/** The characters of one class; classes do not overlap. */
export type CharacterClass = readonly string[]

/** Below this chance to fit by itself, a password is drawn character by character. */
const RARE = 64n

/**
 * A password in which every class occurs, each such password equally likely: whole passwords are drawn
 * from all characters and thrown away until one fits. Placing one of each class first would favour some.
 */
export function drawPassword(random: RandomSource, classes: readonly CharacterClass[], length: number, needsEach: boolean): string {
  return drawOfEach(random, classes, length, needsEach).join('')
}

/** The same for anything else than characters. With `needsEach`, `length` is that of the classes at least. */
export function drawOfEach<T>(random: RandomSource, classes: readonly (readonly T[])[], length: number, needsEach: boolean): T[] {
  const alphabet = classes.flat()
  const sizes = classes.map((items) => items.length)
  if (needsEach && countPasswords(sizes, length, true) * RARE < BigInt(alphabet.length) ** BigInt(length))
    return drawByCount(random, classes, length)
  const sets = classes.map((items) => new Set(items))
  for (;;) {
    const drawn = Array.from({ length }, () => random.pick(alphabet))
    if (!needsEach || sets.every((set) => drawn.some((item) => set.has(item)))) return drawn
  }
}

/** Each class is chosen as often as there are ways to go on from it. */
function drawByCount<T>(random: RandomSource, classes: readonly (readonly T[])[], length: number): T[] {
  const sizes = classes.map((items) => items.length)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const missing = new Set(classes.keys())
  return Array.from({ length }, (_, at) => {
    const ways = sizes.map((size, index) => {
      const left = [...missing].filter((other) => other !== index).map((other) => sizes[other] as number)
      return BigInt(size) * countWith(left, all, length - at - 1)
    })
    let rest = random.bigInt(0n, ways.reduce((sum, count) => sum + count, 0n) - 1n)
    const chosen = ways.findIndex((count) => (rest -= count) < 0n)
    missing.delete(chosen)
    return random.pick(classes[chosen] as readonly T[])
  })
}

/** How many passwords {@link drawPassword} can give. */
export function countPasswords(sizes: readonly number[], length: number, needsEach: boolean): bigint {
  const all = sizes.reduce((sum, size) => sum + size, 0)
  return needsEach ? countWith(sizes, all, length) : BigInt(all) ** BigInt(length)
}

/** How many texts over `all` characters hold each of these classes, by inclusion and exclusion over those that are missing. */
function countWith(sizes: readonly number[], all: number, length: number): bigint {
  let count = 0n
  for (let missing = 0; missing < 2 ** sizes.length; missing++) {
    const left = sizes.reduce((sum, size, index) => ((missing >> index) & 1 ? sum - size : sum), all)
    const sign = sizes.reduce((parity, _, index) => ((missing >> index) & 1 ? -parity : parity), 1)
    count += BigInt(sign) * BigInt(left) ** BigInt(length)
  }
  return count
}

/** Base-2 logarithm of a whole number above zero. */
export function log2(value: bigint): number {
  const bits = value.toString(2)
  const head = bits.slice(0, 53)
  return Math.log2(Number.parseInt(head, 2)) + (bits.length - head.length)
}
