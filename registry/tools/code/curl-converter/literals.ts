import { encodeBase64 } from '../../../lib/encoding/base64.ts'
import { literal } from '../../../lib/shapes/source.ts'
import { toBytes } from './bytes.ts'

export { literal }

/** A string as JavaScript and Python take it, in the quotation marks that need fewer escapes. */
export function eitherQuotes(value: string, preferred: "'" | '"'): string {
  const other = preferred === '"' ? "'" : '"'
  const mark = value.includes(preferred) && !value.includes(other) ? other : preferred
  if (mark === '"') return literal(value)
  const inner = literal(value)
    .slice(1, -1)
    .replaceAll(/\\[^]|'/g, (found) => (found === '\\"' ? '"' : found === "'" ? "\\'" : found))
  return `'${inner}'`
}

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/
const CONTROLS = new RegExp(CONTROL.source, 'g')
const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const braced = (unit: string) => NAMED[unit] ?? `\\u{${unit.charCodeAt(0).toString(16)}}`

/** In single quotation marks, where PHP and Ruby expand nothing, unless there is something to escape. */
function singleOr(value: string, special: RegExp): string {
  if (!CONTROL.test(value)) return `'${value.replaceAll(/[\\']/g, '\\$&')}'`
  return `"${value.replaceAll(special, '\\$&').replaceAll(CONTROLS, braced)}"`
}
export const phpLiteral = (value: string): string => singleOr(value, /[\\"$]/g)
export const rubyLiteral = (value: string): string => singleOr(value, /[\\"#]/g)

/** A raw string where that saves escapes. */
export function goLiteral(value: string): string {
  return /["\\]/.test(value) && !value.includes('`') && !CONTROL.test(value) ? `\`${value}\`` : literal(value)
}

export function rustLiteral(value: string): string {
  if (/["\\]/.test(value) && !value.includes('"#') && !CONTROL.test(value)) return `r#"${value}"#`
  return `"${value.replaceAll(/[\\"]/g, '\\$&').replaceAll(CONTROLS, braced)}"`
}

/** For every shell that follows POSIX; bytes that are not UTF-8 need `$'…'`, which bash and zsh know. */
export function shellLiteral(value: string): string {
  if (/^[\w@%+=:,./-]+$/.test(value)) return value
  if (/[\udc80-\udcff]/u.test(value)) return `$'${hexEscapes(toBytes(value)).replaceAll("'", "\\'")}'`
  return `'${value.replaceAll("'", "'\\''")}'`
}

/** Bytes as a string of PHP, Ruby, Go, Rust or Python has them: ASCII, and `\xff` for the rest. */
export function hexEscapes(bytes: Uint8Array, special = /[\\]/): string {
  return Array.from(bytes, (byte) => {
    const letter = String.fromCharCode(byte)
    if (byte < 0x20 || byte > 0x7e) return `\\x${byte.toString(16).padStart(2, '0')}`
    return special.test(letter) ? `\\${letter}` : letter
  }).join('')
}

/** Bytes in double quotation marks. */
export function byteLiteral(value: string, special?: RegExp): string {
  return `"${hexEscapes(toBytes(value), special ?? /[\\"]/)}"`
}

export function base64Of(value: string): string {
  return encodeBase64(toBytes(value), 'standard', true)
}

/** UTF-8 as a string with one character for each byte, which is how headers are sent where they are Latin-1. */
export function byteString(value: string): string {
  return Array.from(toBytes(value), (byte) => String.fromCharCode(byte)).join('')
}

export const isAscii = (value: string): boolean => /^[\t -~]*$/.test(value)

/** Methods of RFC 9110 that libraries have names of their own for, but for CONNECT. */
export const METHOD_NAMES: Readonly<Record<string, string>> = {
  GET: 'Get',
  POST: 'Post',
  PUT: 'Put',
  PATCH: 'Patch',
  DELETE: 'Delete',
  HEAD: 'Head',
  OPTIONS: 'Options',
  TRACE: 'Trace',
}
