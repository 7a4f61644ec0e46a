/** How far counts lie from being equal. A fair source stays below `boundOf` but once in more than 1e9 times. */
export function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** The value that chi-squared with these degrees of freedom exceeds with a chance below 1e-9 (Wilson and Hilferty, z = 6.2). */
export function boundOf(freedom: number): number {
  return freedom * (1 - 2 / (9 * freedom) + 6.2 * Math.sqrt(2 / (9 * freedom))) ** 3
}

/** How often each value of `all` occurs; anything else is an error. */
export function countsOf<T>(values: readonly T[], all: readonly T[]): number[] {
  const counts = new Map(all.map((value) => [value, 0]))
  for (const value of values) {
    const count = counts.get(value)
    if (count === undefined) throw new Error(`unexpected value ${String(value)}`)
    counts.set(value, count + 1)
  }
  return [...counts.values()]
}
