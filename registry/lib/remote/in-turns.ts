/** How many of one run are under way at once; the engine lets a caller have four at one host. */
const AT_ONCE = 4

/** Does the work for each item, a few at once, and gives the results in the order of the items. The first error ends it. */
export async function inTurns<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const one = async () => {
    while (next < items.length) {
      const index = next++
      try {
        results[index] = await work(items[index] as T, index)
      } catch (error) {
        next = items.length
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, one))
  return results
}
