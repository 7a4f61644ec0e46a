/** A new object with the named keys that are set. */
export function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Partial<Pick<T, K>> {
  const result: Partial<Pick<T, K>> = {}
  for (const key of keys) if (from[key] !== undefined) result[key] = from[key]
  return result
}
