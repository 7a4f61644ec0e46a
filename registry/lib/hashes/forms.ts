import { decodeBase64, encodeBase64 } from '../encoding/base64.ts'
import { HASHES, type HashName, HASH_NAMES } from './algorithms.ts'

/** How a hash is written. */
export const HASH_FORMS = { hex: 'Hexadecimal', upper: 'Uppercase hexadecimal', base64: 'Base64', base64url: 'Base64url' } as const
export type HashForm = keyof typeof HASH_FORMS

export function writeHash(bytes: Uint8Array, form: HashForm): string {
  switch (form) {
    case 'base64':
      return encodeBase64(bytes, 'standard', true)
    case 'base64url':
      return encodeBase64(bytes, 'url', false)
    default: {
      const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
      return form === 'upper' ? hex.toUpperCase() : hex
    }
  }
}

/** A hash that somebody expects: in which ways its text may be read, and by which algorithms it can come about. */
export type ExpectedHash = { readonly bytes: readonly Uint8Array[]; readonly algorithms: readonly HashName[] }

/** Longest text that is read as a hash: 64 bytes with separators between them and a name before. */
const LONGEST = 400

/**
 * Reads a hash in hexadecimal of either case, also with spaces, colons or hyphens between the bytes, or `0x` before, in Base64 of
 * either alphabet, or with its name before (`sha256:`, `sha384-`). Undefined for what is none.
 */
export function readExpectedHash(text: string): ExpectedHash | undefined {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > LONGEST) return undefined
  const named = nameBefore(trimmed)
  const written = named ? named.rest : trimmed
  const readings = [readHex(written), readBase64(written)].filter((bytes) => bytes !== undefined)
  const algorithms = named ? [named.algorithm] : HASH_NAMES
  const bytes = readings.filter(({ length }) => algorithms.some((algorithm) => HASHES[algorithm].bits === length * 8))
  if (bytes.length === 0) return undefined
  return { bytes, algorithms: algorithms.filter((one) => bytes.some(({ length }) => HASHES[one].bits === length * 8)) }
}

/** An algorithm that is named before a hash, and what follows it: `SHA-256: …`, `sha384-…`. */
function nameBefore(text: string): { readonly algorithm: HashName; readonly rest: string } | undefined {
  let found: { readonly algorithm: HashName; readonly rest: string } | undefined
  for (const { index } of text.slice(0, LONGEST_NAME).matchAll(/[:=-]/g)) {
    const algorithm = algorithmNamed(text.slice(0, index))
    // The last that fits: BLAKE2b-256 begins with a name that is whole as well.
    if (algorithm) found = { algorithm, rest: text.slice(index + 1).trim() }
  }
  return found
}

const LONGEST_NAME = 20

/** The algorithm that a name in a list or before a hash means, whatever its case and hyphens. */
export function algorithmNamed(name: string): HashName | undefined {
  const plain = simplify(name)
  if (plain === '') return undefined
  return OTHER_NAMES[plain] ?? HASH_NAMES.find((one) => simplify(one) === plain || simplify(HASHES[one].label) === plain)
}

/** As OpenSSL and the BSDs call them. */
const OTHER_NAMES: Readonly<Partial<Record<string, HashName>>> = Object.assign(Object.create(null), {
  rmd160: 'ripemd160',
  sha: 'sha1',
  sha2224: 'sha224',
  sha2256: 'sha256',
  sha2384: 'sha384',
  sha2512: 'sha512',
  blake2s: 'blake2s',
})

const simplify = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Bytes in hexadecimal, with or without separators between them. */
export function readHex(text: string): Uint8Array | undefined {
  const digits = text.replace(/^0x/i, '').replace(/[\s:-]/g, '')
  if (digits.length === 0 || digits.length % 2 !== 0 || !/^[0-9a-f]+$/i.test(digits)) return undefined
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) => Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16))
}

function readBase64(text: string): Uint8Array | undefined {
  try {
    return decodeBase64(text)
  } catch {
    return undefined
  }
}

/** Whether two hashes are the same bytes. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at])
}
