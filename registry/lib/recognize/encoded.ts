import { decode as decodeEntities } from 'html-entities'
import { decodeBase32 } from '../encoding/base32.ts'
import { decodeBase64 } from '../encoding/base64.ts'
import { readDataAddress } from '../encoding/data-address.ts'
import { typeOfContents } from '../files/file-type.ts'
import { type Look, type Recognizer, type Sight, isReadable, readableText, tried } from './look.ts'

const OCTETS = 'application/octet-stream'
const bytesOf = (bytes: Uint8Array) => new Uint8Array(bytes)

/** How much a decoded text looks like something that was meant: letters, digits and spaces rather than rare marks. */
function meaning(text: string): number {
  const usual = (text.slice(0, 2000).match(/[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\s.,:;'"{}<>[\]/=()@!?_-]/gu) ?? []).length
  return usual / Math.max(1, text.slice(0, 2000).length)
}

export const jwt: Recognizer = ({ text }) => {
  const [, header = ''] =
    /^(?:Bearer\s+)?([A-Za-z0-9_-]{4,2000})\.[A-Za-z0-9_-]{0,200000}\.[A-Za-z0-9_-]{0,20000}(?:\.[A-Za-z0-9_-]{0,200000}\.[A-Za-z0-9_-]{0,2000})?$/.exec(
      text,
    ) ?? []
  if (header === '') return undefined
  const read = tried(() => JSON.parse(readableText(decodeBase64(header)) ?? '') as unknown)
  if (typeof read !== 'object' || read === null || !('alg' in read)) return undefined
  return { confidence: 0.99, readings: { token: text.replace(/^Bearer\s+/, '') }, facts: { algorithm: String(read.alg).slice(0, 40) } }
}

/** What Base64 holds, and how it is written; undefined where a text is none. */
function readBase64({ text, head, isWhole }: Look) {
  const start = head.length < text.length ? head.replace(/=+$/, '') : text
  if (!/^[A-Za-z0-9+/_-]{2,}(?:[\r\n]+[A-Za-z0-9+/_-]+)*={0,2}$/.test(start)) return undefined
  const packed = text.replace(/\s+/g, '')
  const bare = packed.replace(/=+$/, '')
  if (packed.length < 4 || (isWhole && bare.length % 4 === 1)) return undefined
  // Numbers and hexadecimal are Base64 letters too.
  if (/^\d+$/.test(packed) || (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(packed) && packed.length % 2 === 0)) return undefined
  const bytes = tried(() => decodeBase64(isWhole ? packed : bare.slice(0, bare.length - (bare.length % 4))))
  if (!bytes) return undefined
  const isPadded = packed.endsWith('=')
  const isMixed = /[a-z]/.test(packed) && /[A-Z]/.test(packed) && (/\d|[+/_-]/.test(packed) || isPadded)
  return { packed, bytes, isPadded, isMixed, inside: readableText(bytes) }
}

/** A word is Base64 of nothing: what is decoded must be a text. */
export const base64: Recognizer = (look) => {
  const { packed, isPadded, isMixed, inside } = readBase64(look) ?? {}
  if (packed === undefined || inside === undefined) return undefined
  const isLong = packed.length >= 12
  if (meaning(inside) < 0.8 || (!isPadded && !isMixed && !isLong)) return undefined
  const isWord = /^[A-Z]?[a-z]+$|^[A-Z]+$/.test(packed) && packed.length < 24
  return { confidence: isWord ? 0.3 : isPadded || (isMixed && isLong) ? 0.95 : isMixed ? 0.8 : 0.6, inside }
}

/** The same with the bytes of a file, or of anything else that is no text. */
export const base64File: Recognizer = (look) => {
  const { packed, bytes, isPadded, isMixed, inside } = readBase64(look) ?? {}
  if (packed === undefined || bytes === undefined || inside !== undefined) return undefined
  const type = typeOfContents(bytes)
  if (type !== OCTETS) return { confidence: 0.96, inside: bytesOf(bytes), facts: { type } }
  return isMixed && packed.length >= 16 ? { confidence: isPadded ? 0.8 : packed.length >= 64 ? 0.7 : 0.45 } : undefined
}

export const dataUrl: Recognizer = ({ text, isWhole }) => {
  if (!/^(?:url\(\s{0,5}["']?|["'])?data:[\w.+-]{0,40}\/?[\w.+-]{0,60}[;,]/i.test(text)) return undefined
  const read = isWhole ? tried(() => readDataAddress(text)) : undefined
  const facts = read?.type === undefined ? undefined : { type: read.type }
  return { confidence: 0.99, ...(facts && { facts }), ...(read && { inside: readableText(read.bytes) ?? bytesOf(read.bytes) }) }
}

export const base32: Recognizer = ({ text }) => {
  const packed = text.slice(0, 20_000).replace(/\s+/g, '')
  if (!/^[A-Z2-7]{8,}={0,6}$/.test(packed) || !/[2-7]|=$/.test(packed)) return undefined
  if (packed.endsWith('=') ? packed.length % 8 !== 0 : [1, 3, 6].includes(packed.length % 8)) return undefined
  const bytes = tried(() => decodeBase32(packed, 'standard'))
  if (!bytes) return undefined
  const inside = readableText(bytes)
  if (inside !== undefined && meaning(inside) >= 0.8) return { confidence: 0.97, inside }
  // Keys of authenticator apps are random.
  return /[A-Z]/.test(packed) && /[2-7]/.test(packed) && packed.length >= 16
    ? { confidence: packed.endsWith('=') ? 0.85 : 0.75 }
    : undefined
}

/** Numbers of single bytes in a base, between white space or commas, as a text. */
function byteText(numbers: readonly string[], base: number): string | undefined {
  const bytes = numbers.map((number) => Number.parseInt(number, base))
  return bytes.every((byte) => byte >= 0 && byte < 256) ? readableText(Uint8Array.from(bytes)) : undefined
}

const parts = (text: string) =>
  text
    .slice(0, 40_000)
    .replaceAll(/^[{[]|[}\]];?$/g, '')
    .split(/[\s,;]+/)
    .filter((part) => part !== '')

export const hex: Recognizer = ({ text, isOneLine }) => {
  const items = parts(text)
  const bare = items.map((item) => item.replace(/^(?:0x|\\x|%)/i, ''))
  const isPrefixed = items.every((item) => /^(?:0x|\\x)/i.test(item)) && items.length > 1
  const isEscaped = isOneLine && /^(?:\\x[0-9a-f]{2}){2,}$/i.test(text)
  const packed = isEscaped ? text.replaceAll(/\\x/gi, '') : bare.join('').replaceAll(/[:-](?=[0-9a-f]{2})/gi, '')
  if (!/^[0-9a-f]{4,}$/i.test(packed) || packed.length % 2 !== 0) return undefined
  const isSplit = items.length > 1 && bare.every((item) => item.length === 2)
  const isJoined = items.length === 1 || bare.every((item) => item.length % 2 === 0)
  if (!isSplit && !isPrefixed && !isEscaped && !isJoined) return undefined
  const inside = byteText(packed.match(/../g) ?? [], 16)
  const hasLetter = /[a-f]/i.test(packed)
  if (inside !== undefined && meaning(inside) >= 0.8) {
    // Digits alone are a number, or numbers, as well.
    const isSentence = packed.length >= 16 && /^[\p{L}\p{N} ,.!?'-]+$/u.test(inside)
    const plain = isSplit ? (isSentence ? 0.88 : 0.72) : 0.4
    return { confidence: isEscaped || isPrefixed ? 0.96 : hasLetter ? (packed.length >= 8 ? 0.94 : 0.7) : plain, inside }
  }
  if (!hasLetter && !isPrefixed) return undefined
  const bytes = Uint8Array.from(packed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const type = typeOfContents(bytes)
  if (type !== OCTETS && type !== 'text/plain' && packed.length >= 16) return { confidence: 0.85, facts: { type } }
  return { confidence: isSplit || isPrefixed ? 0.8 : isEscaped ? 0.9 : packed.length > 16 ? 0.6 : 0.35 }
}

export const binary: Recognizer = ({ text }) => {
  const items = parts(text)
  // ASCII has seven bits.
  const isSeven = items.length > 1 && items.every((item) => /^1[01]{6}$/.test(item))
  const packed = (isSeven ? items.map((item) => `0${item}`) : items).join('').replaceAll(/0b/gi, '')
  if (!/^[01]{8,}$/.test(packed) || packed.length % 8 !== 0) return undefined
  const isSplit = isSeven || (items.length > 1 && items.every((item) => item.replace(/^0b/i, '').length % 8 === 0))
  if (items.length > 1 && !isSplit) return undefined
  const inside = byteText(packed.match(/.{8}/g) ?? [], 2)
  if (inside !== undefined && meaning(inside) >= 0.8) return { confidence: packed.length > 8 ? 0.98 : 0.6, inside }
  return isSplit ? { confidence: 0.8 } : undefined
}

/** Bytes as numbers, which only make sense as the text that they are. */
function numbered(text: string, pattern: RegExp, base: number, least: number): Sight | undefined {
  const items = parts(text.replaceAll(/^\[|\]$/g, ''))
  if (items.length < least || !items.every((item) => pattern.test(item))) return undefined
  const inside = byteText(
    items.map((item) => item.replace(/^\\|^0o/i, '')),
    base,
  )
  if (inside === undefined || meaning(inside) < 0.85 || !/\p{L}{2}/u.test(inside)) return undefined
  return { confidence: 0.9, inside }
}

export const octal: Recognizer = ({ text }) => {
  const escaped = /^(?:\\[0-3][0-7]{2}){2,}$/.test(text) ? text.replaceAll('\\', ' ').trim() : text
  return numbered(escaped, /^(?:0o|\\)?0?[0-3]?[0-7]{2}$/i, 8, 3)
}

export const decimalBytes: Recognizer = ({ text }) => {
  const seen = numbered(text, /^\d{2,3}$/, 10, 3)
  // A list of ages or scores may read as letters by chance.
  return seen && { ...seen, confidence: /^[\p{L}\p{N} ,.!?'\n-]+$/u.test(String(seen.inside)) ? 0.88 : 0.6 }
}

export const urlEncoded: Recognizer = ({ text, head, isOneLine }) => {
  const escapes = (head.match(/%[0-9a-f]{2}/gi) ?? []).length
  if (
    escapes === 0 ||
    /%(?![0-9a-f]{2})/i.test(head.length < text.length ? head.slice(0, -2) : head) ||
    /\s/.test(head.replaceAll(/\r?\n/g, ''))
  )
    return undefined
  const inside = tried(() => decodeURIComponent(text.replaceAll('+', ' ')))
  // Other encodings than UTF-8 are escaped as well.
  if (inside === undefined) return escapes > 1 && /^(?:%[0-9a-f]{2}|[\w.~+&=-])+$/i.test(head) ? { confidence: 0.8 } : undefined
  if (!isReadable(inside)) return undefined
  return { confidence: isOneLine ? Math.min(0.95, 0.8 + escapes * 0.03) : 0.75, inside }
}

const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/gi

export const htmlEntities: Recognizer = ({ text, head, isWhole }) => {
  const count = (head.match(ENTITY) ?? []).length
  if (count === 0) return undefined
  const inside = isWhole ? decodeEntities(text) : undefined
  if (inside === text) return undefined
  // In HTML they belong to it.
  const isMarkup = /<[a-z/!][^<>]{0,500}>/i.test(head)
  const share = count / Math.max(1, head.split(/\s+/).length)
  return { confidence: isMarkup ? 0.4 : Math.min(0.95, 0.78 + share * 0.2), ...(inside !== undefined && { inside }) }
}

const HASHES: Readonly<Record<number, string>> = { 32: 'MD5', 40: 'SHA-1', 56: 'SHA-224', 64: 'SHA-256', 96: 'SHA-384', 128: 'SHA-512' }

export const hash: Recognizer = ({ text }: Look) => {
  const crypt = /^\$(2[aby]|argon2(?:id|i|d)|5|6|1|y)\$[./A-Za-z0-9$,=+-]{10,200}$/.exec(text)?.[1]
  if (crypt !== undefined)
    return { confidence: 0.97, facts: { algorithm: crypt.startsWith('2') ? 'bcrypt' : crypt.startsWith('argon') ? 'Argon2' : 'crypt(3)' } }
  const algorithm = /^(?:[0-9a-f]+|[0-9A-F]+)$/.test(text) ? HASHES[text.length] : undefined
  if (algorithm === undefined || !/[a-f]/i.test(text) || !/\d/.test(text)) return undefined
  return byteText(text.match(/../g) ?? [], 16) === undefined ? { confidence: 0.93, facts: { algorithm } } : undefined
}

export const pem: Recognizer = ({ text }) => {
  const name = /^-----BEGIN ([A-Z0-9 ]{1,40})-----\s/.exec(text)?.[1]
  return name === undefined ? undefined : { confidence: 0.98, facts: { type: name } }
}

/** A link that sets up codes of two-factor authentication. Nothing is read from it: it holds a secret. */
export const otpLink: Recognizer = ({ text, isOneLine }) =>
  isOneLine && /^otpauth:\/\/[th]otp\/\S{0,2000}[?&]secret=/i.test(text.slice(0, 3000)) ? { confidence: 0.98 } : undefined
