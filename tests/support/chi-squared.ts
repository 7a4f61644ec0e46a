/** How far counts are from what was expected of them, else from being equal: the sum of (found − expected)² / expected. */
export function chiSquared(counts: readonly number[], expected = counts.reduce((sum, count) => sum + count, 0) / counts.length): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/**
 * A bound that a fair source passes but once in a thousand million times: Laurent and Massart's tail of the chi-squared distribution,
 * which holds for every number of degrees of freedom.
 */
export function fairBound(degrees: number): number {
  const x = Math.log(1e9)
  return degrees + 2 * Math.sqrt(degrees * x) + 2 * x
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
