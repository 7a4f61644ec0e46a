import { niceSteps } from '../../../../engine/core/nice-steps.ts'

/** Values from `from` up to, but only in the last one including, `to`. */
type Bin = { readonly from: number; readonly to: number; readonly count: number }

/**
 * Counts values in classes of equal width whose bounds are round numbers.
 * @param wanted how many classes, about; 0 takes Sturges’s rule, ⌈log₂ n⌉ + 1
 */
export function histogram(values: readonly number[], wanted: number): Bin[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const classes = wanted > 0 ? wanted : Math.ceil(Math.log2(Math.max(1, values.length))) + 1
  const bounds = low === high ? [low, low + 1] : niceSteps(low, high, classes)
  const counts = bounds.slice(1).map(() => 0)
  for (const value of values) {
    // The last class holds its upper bound too.
    const at = bounds.findLastIndex((bound) => bound <= value)
    const index = Math.min(at, counts.length - 1)
    counts[index] = (counts[index] ?? 0) + 1
  }
  return counts.map((count, index) => ({ from: bounds[index] as number, to: bounds[index + 1] as number, count }))
}
