import { defineFailures, fail } from '../../../../engine/core/define.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { decodeBase64 } from '../../../lib/encoding/base64.ts'
import { type MemberPlace, type Members, membersAt, placesOfMembers } from '../../../lib/jwt/members.ts'

export const jwtFailures = defineFailures({
  'part-count': 'A JSON Web Token has three parts separated by dots; this one has {{count, number}}.',
  'encrypted-token': 'This token is encrypted (JWE, five parts). It can’t be read without its key.',
  'bad-character': '“{{character}}” isn’t allowed in a token. Its parts have only letters, digits, “-” and “_”.',
  'cut-part': 'This part of the token is damaged or cut off. Paste the whole token.',
  'not-text': 'This part of the token isn’t valid UTF-8 text. Paste the whole token again.',
  'header-not-json': 'The decoded header isn’t valid JSON: error at line {{line, number}}, column {{column, number}}.',
  'payload-not-json': 'The decoded payload isn’t valid JSON: error at line {{line, number}}, column {{column, number}}.',
  'not-an-object': 'This part of the token is JSON, but not an object. It should look like {"…": …}.',
})

export type Jwt = {
  /** The three parts with their dots. */
  readonly compact: string
  readonly headerJson: string
  readonly payloadJson: string
  readonly header: Members
  readonly payload: Members
  readonly isSigned: boolean
  /** Names that come twice in the header or the payload. */
  readonly repeated: readonly string[]
}

/**
 * Reads a token, also in quotation marks, after `Bearer`, or broken into lines. Nothing is verified.
 * @throws ToolError one of {@link jwtFailures} at its place in `text`, required
 */
export function readJwt(text: string): Jwt {
  const { compact, placeOf } = findToken(text)
  if (compact === '') fail('required', { field: 'text' })
  const at = (index: number): Where => ({ field: 'text', offset: placeOf(index), text })
  const bad = compact.search(/[^A-Za-z0-9_.-]/)
  if (bad >= 0) jwtFailures.fail('bad-character', { character: visible(compact.codePointAt(bad) as number), ...at(bad) })
  const parts = compact.split('.')
  if (parts.length === 5) jwtFailures.fail('encrypted-token', { field: 'text' })
  if (parts.length !== 3) jwtFailures.fail('part-count', { count: parts.length, field: 'text' })
  const [first, second, signature] = parts as [string, string, string]
  const afterFirst = first.length + 1
  const headerJson = decodePart(first, at(0), at(first.length))
  const payloadJson = decodePart(second, at(afterFirst), at(afterFirst + second.length))
  decodeBytes(signature, at(compact.length))
  const repeated: string[] = []
  return {
    compact,
    headerJson,
    payloadJson,
    header: readMembers(headerJson, 'header-not-json', at(0), repeated),
    payload: readMembers(payloadJson, 'payload-not-json', at(afterFirst), repeated),
    isSigned: signature !== '',
    repeated,
  }
}

/** The token in a text, and where each of its characters stands there. White space inside is only left out where a token of three parts remains. */
function findToken(text: string): { compact: string; placeOf(index: number): number } {
  const start = /^[\s"'`]*(?:authorization:\s*)?(?:bearer\s+)?["'`]?/i.exec(text)?.[0].length ?? 0
  let end = text.length
  while (end > start && /[\s"'`,;]/.test(text.charAt(end - 1))) end--
  const written = text.slice(start, end)
  const joined = written.replace(/\s+/g, '')
  if (joined.length === written.length || joined.split('.').length !== 3) return { compact: written, placeOf: (index) => start + index }
  const placeOf = (index: number) => {
    let at = start
    for (let left = index; left > 0 || /\s/.test(text.charAt(at)); at++) if (!/\s/.test(text.charAt(at))) left--
    return at
  }
  return { compact: joined, placeOf }
}

function visible(code: number): string {
  const character = String.fromCodePoint(code)
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? character : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

type Where = { field: string; offset: number; text: string }

function decodeBytes(part: string, end: Where): Uint8Array {
  try {
    return decodeBase64(part)
  } catch {
    return jwtFailures.fail('cut-part', end)
  }
}

function decodePart(part: string, start: Where, end: Where): string {
  const bytes = decodeBytes(part, end)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return jwtFailures.fail('not-text', start)
  }
}

/** Members of the outermost object as their own text, so that long numbers keep every digit. */
function readMembers(json: string, failure: 'header-not-json' | 'payload-not-json', where: Where, repeated: string[]): Members {
  let places: MemberPlace[] | undefined
  try {
    places = placesOfMembers(json)
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    const { line = 1, column = 1 } = error.failure.place ?? {}
    return jwtFailures.fail(failure, { line, column, ...where })
  }
  if (!places) return jwtFailures.fail('not-an-object', where)
  const seen = new Set<string>()
  for (const { name } of places) {
    if (seen.has(name)) repeated.push(name)
    seen.add(name)
  }
  return membersAt(json, places)
}
