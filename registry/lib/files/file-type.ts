import { FILE_TYPES } from '../../data/web/file-types.ts'

const OCTETS = 'application/octet-stream'
/** How much of a text is looked at to tell what it is, in bytes. */
const LOOKED_AT = 4096
/** Longest JSON that is read to see whether it is some, in bytes. */
const JSON_MOST = 4 * 1024 * 1024

/** Kinds of document that are zip files, by a name inside. */
const OFFICE: readonly (readonly [inside: string, type: string])[] = [
  ['word/', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt/', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
]

/** The media type of a file by its contents; `application/octet-stream` where they tell nothing. */
export function typeOfContents(bytes: Uint8Array): string {
  const [type] = FILE_TYPES.find(([, , ...signatures]) => signatures.some((signature) => fits(bytes, signature))) ?? []
  if (type === 'application/zip') return typeOfZip(bytes)
  if (type === 'video/webm') return latin1(bytes.subarray(0, 64)).includes('matroska') ? 'video/matroska' : type
  return type ?? typeOfText(bytes)
}

/** The usual ending of a type's files, without its point; `bin` for a type that tells nothing. */
export function endingOfType(type: string): string {
  const known = FILE_TYPES.find(([name]) => name === type)?.[1]
  if (known !== undefined) return known
  const subtype = /^(?:image|audio|video|font)\/(?:x-)?([a-z0-9]{1,8})$/.exec(type)?.[1]
  if (subtype !== undefined) return subtype
  if (type.endsWith('+xml')) return 'xml'
  if (type.endsWith('+json')) return 'json'
  return type.startsWith('text/') ? 'txt' : 'bin'
}

/** Whether contents of one type cannot be meant by the name of another: only pictures and PDF are told apart so surely. */
export function isOtherType(declared: string, found: string): boolean {
  const sure = found === 'application/pdf' || (found.startsWith('image/') && found !== 'image/svg+xml')
  return sure && FILE_TYPES.some(([name]) => name === declared) && endingOfType(declared) !== endingOfType(found)
}

function fits(bytes: Uint8Array, signature: string): boolean {
  return signature.split('+').every((part) => {
    const [offset = '0', pattern = ''] = part.split(':')
    const wanted = pattern.match(/../g) ?? []
    return (
      bytes.length >= Number(offset) + wanted.length &&
      wanted.every((pair, i) => pair === '..' || bytes[Number(offset) + i] === Number.parseInt(pair, 16))
    )
  })
}

/** Names inside a zip are in its directory at the end. */
function typeOfZip(bytes: Uint8Array): string {
  const directory = latin1(bytes.subarray(-0x10000))
  if (!directory.includes('[Content_Types].xml')) return 'application/zip'
  return OFFICE.find(([inside]) => directory.includes(inside))?.[1] ?? 'application/zip'
}

function typeOfText(bytes: Uint8Array): string {
  if (bytes.length === 0 || bytes.includes(0)) return OCTETS
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return OCTETS
  }
  if (/[\x01-\x08\x0e-\x1a\x1c-\x1f\x7f]/.test(text)) return OCTETS
  const start = text.slice(0, LOOKED_AT).replace(/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:[^-]|-(?!->))*-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?/i, '')
  if (/^<svg[\s>/]/i.test(start)) return 'image/svg+xml'
  if (/^<(?:!doctype html|html|head|body)[\s>]/i.test(start)) return 'text/html'
  if (/^\s*<\?xml\s/.test(text)) return 'application/xml'
  return bytes.length <= JSON_MOST && isJson(text) ? 'application/json' : 'text/plain'
}

/** An object or array; a bare number or word is text. */
function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}
