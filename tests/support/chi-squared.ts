/** How far counts are from what was expected of them: the sum of (found − expected)² / expected. */
export function chiSquared(counts: readonly number[], expected: number): number {
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
