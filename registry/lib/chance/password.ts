import type { RandomSource } from '../../../engine/core/context.ts'

/** The characters of one class; classes do not overlap. */
export type CharacterClass = readonly string[]

/**
 * A password in which every class occurs, each such password equally likely: whole passwords are drawn
 * from all characters and thrown away until one fits. Placing one of each class first would favour some.
 */
export function drawPassword(random: RandomSource, classes: readonly CharacterClass[], length: number, needsEach: boolean): string {
  const alphabet = classes.flat()
  const sets = classes.map((characters) => new Set(characters))
  for (;;) {
    const drawn = Array.from({ length }, () => random.pick(alphabet))
    if (!needsEach || sets.every((set) => drawn.some((character) => set.has(character)))) return drawn.join('')
  }
}

/** How many passwords {@link drawPassword} can give, by inclusion and exclusion over the classes that are missing. */
export function countPasswords(sizes: readonly number[], length: number, needsEach: boolean): bigint {
  const all = sizes.reduce((sum, size) => sum + size, 0)
  if (!needsEach) return BigInt(all) ** BigInt(length)
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
