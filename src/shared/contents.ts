import { joinBytes } from '../../engine/core/bytes/join.ts'
import { type Bytes, uint32, utf8 } from './bytes.ts'
import { SealError } from './seal-error.ts'

/** One thing in a document: a text (no name) or a file. Names and types are sealed with the rest. */
export type SharedPart = {
  /** Empty for a text. */
  readonly name: string
  /** Media type, as the sender's browser said it; never believed when it is shown. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** Longest list of names and types that is read. */
const MOST_LIST_BYTES = 1024 * 1024
const MOST_PARTS = 1000
/** What anybody may have put into a name that must not lead out of a folder or turn text around. */
const UNFIT = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]/g

export const textPart = (text: string): SharedPart => ({ name: '', type: 'text/plain', bytes: utf8(text) })
export const textOf = ({ bytes }: SharedPart): string => new TextDecoder().decode(bytes)
export const isText = ({ name }: SharedPart): boolean => name === ''

/** Parts as one run of bytes: the length of a list (4), the list as JSON, and then each part's bytes. */
export function packParts(parts: readonly SharedPart[]): Bytes {
  const list = utf8(JSON.stringify({ parts: parts.map(({ name, type, bytes }) => ({ name, type, size: bytes.length })) }))
  return joinBytes([uint32(list.length), list, ...parts.map(({ bytes }) => bytes)])
}

/** @throws SealError when it is no such run, which only who has the key could have written */
export function unpackParts(packed: Bytes): SharedPart[] {
  const wrong = (cause?: unknown) => new SealError('not-sealed', { cause })
  if (packed.length < 4) throw wrong()
  const listBytes = new DataView(packed.buffer, packed.byteOffset).getUint32(0)
  if (listBytes > Math.min(MOST_LIST_BYTES, packed.length - 4)) throw wrong()
  let list: unknown
  try {
    list = (JSON.parse(new TextDecoder().decode(packed.subarray(4, 4 + listBytes))) as { parts?: unknown } | null)?.parts
  } catch (cause) {
    throw wrong(cause)
  }
  if (!Array.isArray(list) || list.length > MOST_PARTS) throw wrong()
  let at = 4 + listBytes
  const parts = list.map((item: { name?: unknown; type?: unknown; size?: unknown } | null) => {
    const { name, type, size } = item ?? {}
    if (typeof name !== 'string' || typeof type !== 'string' || !Number.isInteger(size) || (size as number) < 0) throw wrong()
    const bytes = packed.slice(at, (at += size as number))
    if (bytes.length !== size) throw wrong()
    return { name: name === '' ? '' : safeName(name), type: type.slice(0, 255), bytes }
  })
  if (at !== packed.length) throw wrong()
  return parts
}

/** A file name that is one name and nothing else on any system. */
export function safeName(name: string): string {
  const plain = name
    .replace(UNFIT, '_')
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '')
    .toWellFormed()
  return plain === '' ? 'file' : shorten(plain)
}

/** To 200 letters, the ending kept. */
function shorten(name: string): string {
  if (name.length <= 200) return name
  const ending = /\.[^.]{1,20}$/.exec(name)?.[0] ?? ''
  return name.slice(0, 200 - ending.length).toWellFormed() + ending
}
