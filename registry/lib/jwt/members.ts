import { readJson } from '../json/read.ts'

/** The claims of RFC 7519 and OpenID Connect that are times. */
export const TIME_CLAIMS: readonly string[] = ['exp', 'nbf', 'iat', 'auth_time', 'updated_at']
/** The year 5138, in milliseconds: beyond it a claim holds milliseconds. */
export const FAR_MS = 1e14

/** Where a member of the outermost object is: the start of its name, and its value. */
export type MemberPlace = { readonly name: string; readonly at: number; readonly start: number; readonly end: number }

/**
 * The members of the outermost object in their order, as their own text, so that long numbers keep every digit.
 * Undefined for JSON that is no object. @throws ToolError as readJson
 */
export function placesOfMembers(json: string, field?: string): MemberPlace[] | undefined {
  const places: MemberPlace[] = []
  let depth = 0
  let name = ''
  let at = 0
  let start = 0
  const keep = (end: number) => places.push({ name, at, start, end })
  readJson(
    json,
    {
      open: (_, from) => {
        if (++depth === 2) start = from
      },
      close: (_, end) => {
        if (--depth === 1) keep(end)
      },
      name: (from, end) => {
        if (depth !== 1) return
        at = from
        name = JSON.parse(json.slice(from, end)) as string
      },
      value: (_, from, end) => {
        if (depth !== 1) return
        start = from
        keep(end)
      },
    },
    { field },
  )
  return json.trimStart().startsWith('{') ? places : undefined
}

/** The raw JSON of each member, the last where a name comes twice. */
export type Members = ReadonlyMap<string, string>

export function membersAt(json: string, places: readonly MemberPlace[]): Members {
  return new Map(places.map(({ name, start, end }) => [name, json.slice(start, end)]))
}

/** A member's string, or undefined when it is missing or something else. */
export function stringMember(members: Members, name: string): string | undefined {
  const raw = members.get(name)
  return raw?.startsWith('"') ? (JSON.parse(raw) as string) : undefined
}

/** A NumericDate of RFC 7519 in milliseconds; undefined when it is none or outside the calendar. */
export function timeMember(members: Members, name: string): number | undefined {
  const raw = members.get(name)
  if (raw === undefined || !/^-?\d/.test(raw)) return undefined
  const ms = Math.floor(Number(raw) * 1000)
  return Math.abs(ms) <= 8.64e15 ? ms : undefined
}
