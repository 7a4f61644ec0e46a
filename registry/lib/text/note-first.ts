const MOST_GIVEN = 20

/** Notes each of the first twenty items, and how many more there are. */
export function noteFirst<T>(items: readonly T[], give: (item: T) => void, more: (count: number) => void): void {
  for (const item of items.slice(0, MOST_GIVEN)) give(item)
  if (items.length > MOST_GIVEN) more(items.length - MOST_GIVEN)
}
