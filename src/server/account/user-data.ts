import * as z from 'zod'
import { EMPTY_USER_DATA, type Json, mergeUserData, type UserData } from '../../account/merge.ts'
import type { Kind } from '../store/document.ts'

const DAY_MS = 86_400_000
/** Every device is taken to have seen a removal after this long. */
const REMOVAL_MS = 400 * DAY_MS
/** A device's clock may be ahead by this much. */
const SKEW_MS = 60_000

const at = z.int().min(0).max(8_640_000_000_000_000)
const tool = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/i)
const id = z.string().regex(/^[\w-]{1,64}$/)

const object = z.custom<{ readonly [field: string]: Json }>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  { params: { failure: 'wrong-type', expected: 'object' } },
)

/** User data as devices send it. Sizes are bounds against misuse; a visitor does not come near them. */
export const USER_DATA_SCHEMA = z.strictObject({
  favourites: z.array(z.strictObject({ tool, at, removed: z.literal(true).optional() })).max(1000),
  recents: z.array(z.strictObject({ tool, at })).max(200),
  settings: z
    .record(
      z.string().regex(/^[a-z][\w.-]{0,63}$/i),
      z.strictObject({ value: z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]), at }),
    )
    .refine((settings) => Object.keys(settings).length <= 200, { params: { failure: 'too-many', count: 200 } }),
  saved: z
    .array(
      z.union([
        // What was in it is not kept, whether or not a device still sends it.
        z.object({ id, at, removed: z.literal(true) }),
        z.strictObject({ id, tool, name: z.string().max(200), input: object, at, removed: z.undefined().optional() }),
      ]),
    )
    .max(1000),
}) satisfies z.ZodType<UserData>

/** Most bytes of one visitor's data. */
export const USER_DATA_BYTES = 512 * 1024

export const USER_DATA: Kind<UserData> = { name: 'user-data', schema: USER_DATA_SCHEMA, maxBytes: USER_DATA_BYTES, readBy: 'holder' }

/** Data in the one form that it is stored in: merged, no time in the future, removals of long ago forgotten. */
export function tidyUserData({ favourites, recents, settings, saved }: UserData, now: number): UserData {
  const dated = <T extends { readonly at: number }>(item: T): T => (item.at > now + SKEW_MS ? { ...item, at: now } : item)
  const isKept = (item: { readonly at: number; readonly removed?: true | undefined }) => !item.removed || item.at > now - REMOVAL_MS
  return mergeUserData(EMPTY_USER_DATA, {
    favourites: favourites.map(dated).filter(isKept),
    recents: recents.map(dated),
    settings: Object.fromEntries(Object.entries(settings).map(([key, setting]) => [key, dated(setting)])),
    saved: saved.map(dated).filter(isKept),
  })
}

/**
 * Where `__proto__` stands as a name in JSON, as a dotted path. Libraries leave such a field out without a word,
 * and a page that copies it changes what every object is.
 */
export function placeOfProto(value: unknown, path = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, part] of Object.entries(value)) {
    const own = path === '' ? key : `${path}.${key}`
    const place = key === '__proto__' ? own : placeOfProto(part, own)
    if (place !== undefined) return place
  }
  return undefined
}
