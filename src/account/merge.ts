export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A change's time, in milliseconds since 1970, by the clock of the device where it was made. */
type Dated = { readonly at: number }

/** A tool that was starred, or with `removed` whose star was taken away. */
export type Favourite = Dated & { readonly tool: string; readonly removed?: true | undefined }
export type Recent = Dated & { readonly tool: string }
export type Setting = Dated & { readonly value: string | number | boolean | null }
/**
 * A tool's input under a name. It is never changed in place: a change removes it and saves another with an id of its own,
 * so that two devices that change the same one end with both.
 */
export type SavedInput = Dated & {
  readonly id: string
  readonly tool: string
  readonly name: string
  readonly input: { readonly [field: string]: Json }
  readonly removed?: undefined
}
/** What is left of a saved input that was removed: another device may still hold it. */
export type RemovedInput = Dated & { readonly id: string; readonly removed: true }

/** What a signed-in visitor keeps. Lists hold the newest first. */
export type UserData = {
  readonly favourites: readonly Favourite[]
  readonly recents: readonly Recent[]
  readonly settings: { readonly [key: string]: Setting }
  readonly saved: readonly (SavedInput | RemovedInput)[]
}

export const EMPTY_USER_DATA: UserData = { favourites: [], recents: [], settings: {}, saved: [] }

/** Most tools kept as recently used. */
export const RECENT_LIMIT = 50

/**
 * Both of two copies in one. The order of copies, how they are grouped, and merging one twice make no difference,
 * so devices that have seen the same changes hold the same data.
 *
 * The last change of a favourite or setting counts, and of changes at one moment removal counts, then the greater value.
 * A saved input stays unless it was removed at its time or later; two of one id with different content both stay.
 */
export function mergeUserData(one: UserData, other: UserData): UserData {
  return {
    favourites: newestOf([...one.favourites, ...other.favourites], ({ tool }) => tool),
    recents: newestOf([...one.recents, ...other.recents], ({ tool }) => tool).slice(0, RECENT_LIMIT),
    settings: Object.fromEntries(
      newestOf(
        [...Object.entries(one.settings), ...Object.entries(other.settings)].map(([key, setting]) => ({ key, ...setting })),
        ({ key }) => key,
      ).map(({ key, ...setting }) => [key, setting]),
    ),
    saved: mergeSaved([...one.saved, ...other.saved]),
  }
}

function mergeSaved(all: UserData['saved']): UserData['saved'] {
  const removed = newestOf(
    all.filter((item): item is RemovedInput => item.removed === true),
    ({ id }) => id,
  )
  const removedAt = new Map(removed.map(({ id, at }) => [id, at]))
  const kept = newestOf(
    all.filter((item): item is SavedInput => !item.removed && item.at > (removedAt.get(item.id) ?? -1)),
    contentOf,
  )
  return [...kept, ...removed].toSorted(byTime)
}

function contentOf({ id, tool, name, input }: SavedInput): string {
  return canonical([id, tool, name, input])
}

/** Of the items with one key the newest, all in the order of time. */
function newestOf<T extends Dated>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const newest = new Map<string, T>()
  for (const item of items) {
    const key = keyOf(item)
    const held = newest.get(key)
    if (!held || byTime(item, held) < 0) newest.set(key, item)
  }
  return [...newest.values()].toSorted(byTime)
}

/** Newest first, removal before what it removes, and then by content, so that no two orders are possible. */
function byTime(a: Dated & { readonly removed?: true | undefined }, b: Dated & { readonly removed?: true | undefined }): number {
  if (a.at !== b.at) return b.at - a.at
  if (a.removed !== b.removed) return a.removed ? -1 : 1
  const [textA, textB] = [canonical(a as Json), canonical(b as Json)]
  return textA === textB ? 0 : textA > textB ? -1 : 1
}

/** JSON that is the same whatever the order in which an object's fields were written. */
function canonical(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonical).join(',')}]`
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`)
    .join(',')}}`
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
