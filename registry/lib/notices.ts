/** A notice as the engine's `notices` output takes it. */
export type Notice<C extends string> = { code: C; params?: Record<string, string | number>; level?: 'info' | 'warning' }

/** The notices that apply: `false` and `undefined` are left out. */
export function giveNotices<const C extends string>(...given: (Notice<C> | false | undefined)[]): Notice<C>[] {
  return given.filter((notice) => notice !== false && notice !== undefined)
}
