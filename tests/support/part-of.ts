import { isDeepStrictEqual } from 'node:util'

const short = (value: unknown) => JSON.stringify(value)?.slice(0, 300)
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** How two values differ, in words; undefined where they are equal. */
export const differs = (got: unknown, wanted: unknown): string | undefined =>
  isDeepStrictEqual(got, wanted) ? undefined : `got ${short(got)}, not ${short(wanted)}`

/**
 * Where a JSON value is not as its parts are stated (see `PartOf` of the contract): of an object the stated properties, of a list
 * every item, each by its own parts. Names the place of the first difference; undefined where all that is stated is so.
 */
export function differsFromParts(got: unknown, stated: unknown, place = 'output'): string | undefined {
  const said = (difference: string | undefined) => difference && `${place}: ${difference}`
  if (Array.isArray(stated)) {
    if (!Array.isArray(got)) return said(differs(got, stated))
    if (got.length !== stated.length) return said(`got ${got.length} items (${short(got)}), not ${stated.length}`)
    return first(stated.keys(), (index) => differsFromParts(got[index], stated[index], `${place}.${index}`))
  }
  if (!isObject(stated)) return said(differs(got, stated))
  if (!isObject(got) || Array.isArray(got)) return said(differs(got, stated))
  return first(Object.keys(stated), (name) =>
    Object.hasOwn(got, name) ? differsFromParts(got[name], stated[name], `${place}.${name}`) : said(`there is no ${name}`),
  )
}

function first<T>(items: Iterable<T>, faultOf: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const fault = faultOf(item)
    if (fault !== undefined) return fault
  }
  return undefined
}
