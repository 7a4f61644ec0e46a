import { defineFailures } from '../../../../engine/core/define.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { decodeBase64, encodeBase64, encodeBase64Lines } from '../../../lib/encoding/base64.ts'
import type { FileValue } from '../../../../engine/core/file-value.ts'
import { CIPHERS, type Cipher, type Derivation, NONCE_BYTES, deriveKey, open } from './sealed-crypto.ts'

export const sealedMessageFailures = defineFailures({
  'not-a-message':
    'This wasn’t encrypted with this tool, or part of it is missing. Paste everything from “BEGIN ENCRYPTED MESSAGE” to “END ENCRYPTED MESSAGE”.',
  'bad-version': 'This message uses format version {{version}}; only version 1 is supported.',
  'bad-header': 'The message’s “{{name}}” line is missing or damaged. Paste the message again, unchanged.',
  'too-costly': 'The key derivation in this message is set higher than this tool allows: {{name}} {{value}}.',
  'bad-data': 'The encrypted part of the message isn’t complete Base64. Copy the whole message again.',
})

const CONTENTS = ['text', 'file'] as const
export type SealedMessage = {
  readonly contents: (typeof CONTENTS)[number]
  readonly cipher: Cipher
  readonly derivation: Derivation
  readonly salt: Uint8Array
  readonly nonce: Uint8Array
  readonly data: Uint8Array
}

const BEGIN = '-----BEGIN ENCRYPTED MESSAGE-----'
const END = '-----END ENCRYPTED MESSAGE-----'
const LINE = 64
const { fail } = sealedMessageFailures

/** The lines before the data. They are sealed with it, so that nobody can change one of them. */
export function headerOf({ contents, cipher, derivation, salt, nonce }: Omit<SealedMessage, 'data'>): string {
  return [
    'Version: 1',
    `Contents: ${contents}`,
    `Cipher: ${cipher}`,
    `Key: ${derivation.kdf}`,
    ...costLines(derivation),
    `Salt: ${encodeBase64(salt, 'standard', true)}`,
    `Nonce: ${encodeBase64(nonce, 'standard', true)}`,
  ].join('\n')
}

function costLines(derivation: Derivation): string[] {
  switch (derivation.kdf) {
    case 'PBKDF2-HMAC-SHA-256':
      return [`Iterations: ${derivation.iterations}`]
    case 'scrypt':
      return [`N: ${derivation.n}`, `r: ${derivation.r}`, `p: ${derivation.p}`]
    case 'Argon2id':
      return [`Memory: ${derivation.memory}`, `Passes: ${derivation.passes}`, `Lanes: ${derivation.lanes}`]
  }
}

export function writeMessage(message: SealedMessage): string {
  return `${BEGIN}\n${headerOf(message)}\n\n${encodeBase64Lines(message.data, LINE)}\n${END}\n`
}

/** The header's values by name, and the field of the form that it came from. */
type Header = { readonly values: Map<string, string>; readonly where: { readonly field: string } }

/** Reads a message; spaces around lines and text around the message do no harm. @throws ToolError one of {@link sealedMessageFailures} */
export function readMessage(text: string, field: string): SealedMessage {
  const where = { field }
  const begin = text.indexOf(BEGIN)
  const end = text.indexOf(END, begin)
  if (begin < 0 || end < 0) return fail('not-a-message', where)
  const body = text.slice(begin + BEGIN.length, end)
  const gap = /\n[ \t\r]*\n/.exec(body)
  if (!gap) return fail('not-a-message', where)
  const header = readHeader(body.slice(0, gap.index), where)
  const version = header.values.get('Version') ?? missing('Version', header)
  if (version !== '1') fail('bad-version', { version: version.slice(0, 20), ...where })
  const message: SealedMessage = {
    contents: choiceOf(header, 'Contents', CONTENTS),
    cipher: choiceOf(header, 'Cipher', CIPHERS),
    derivation: derivationOf(header),
    salt: bytesOf(header, 'Salt', 16, 64),
    nonce: bytesOf(header, 'Nonce', NONCE_BYTES, NONCE_BYTES),
    data: tryBase64(body.slice(gap.index + gap[0].length)) ?? fail('bad-data', where),
  }
  const stray = headerOf(message).split('\n').length < header.values.size
  return stray ? missing([...header.values.keys()].findLast((name) => !headerOf(message).includes(`${name}: `)) ?? '', header) : message
}

function missing(name: string, { where }: Pick<Header, 'where'>): never {
  return fail('bad-header', { name, ...where })
}

function readHeader(text: string, where: Header['where']): Header {
  const values = new Map<string, string>()
  for (const line of text.trim().split('\n').slice(0, 20)) {
    const match = /^([A-Za-z]{1,20}): ?(.{1,200})$/.exec(line.trim())
    const name = match?.[1] ?? line.trim().slice(0, 20)
    if (!match || values.has(name)) return missing(name, { where })
    values.set(name, match[2] as string)
  }
  return { values, where }
}

function choiceOf<const T extends string>(header: Header, name: string, choices: readonly T[]): T {
  const value = header.values.get(name)
  return choices.find((choice) => choice === value) ?? missing(name, header)
}

/** Costs come from whoever wrote the message, so they are bounded before any work is done. */
function numberOf(header: Header, name: string, least: number, most: number): number {
  const value = header.values.get(name) ?? ''
  if (!/^[1-9]\d{0,14}$/.test(value) || Number(value) < least) return missing(name, header)
  if (Number(value) > most) fail('too-costly', { name, value, ...header.where })
  return Number(value)
}

function derivationOf(header: Header): Derivation {
  const kdf = choiceOf(header, 'Key', ['PBKDF2-HMAC-SHA-256', 'scrypt', 'Argon2id'])
  switch (kdf) {
    case 'PBKDF2-HMAC-SHA-256':
      return { kdf, iterations: numberOf(header, 'Iterations', 1000, 5_000_000) }
    case 'scrypt': {
      const n = numberOf(header, 'N', 1024, 2 ** 18)
      if (!Number.isInteger(Math.log2(n))) return missing('N', header)
      return { kdf, n, r: numberOf(header, 'r', 1, 8), p: numberOf(header, 'p', 1, 4) }
    }
    case 'Argon2id': {
      const lanes = numberOf(header, 'Lanes', 1, 4)
      return { kdf, memory: numberOf(header, 'Memory', 8 * lanes, 2 ** 17), passes: numberOf(header, 'Passes', 1, 4), lanes }
    }
  }
}

function bytesOf(header: Header, name: string, least: number, most: number): Uint8Array {
  const bytes = tryBase64(header.values.get(name) ?? '')
  return bytes && bytes.length >= least && bytes.length <= most ? bytes : missing(name, header)
}

function tryBase64(text: string): Uint8Array | undefined {
  try {
    return decodeBase64(text)
  } catch (error) {
    if (error instanceof ToolError) return undefined
    throw error
  }
}

/** Decrypts what was read; undefined where password or message are not those that belong together. */
export async function openMessage(message: SealedMessage, password: Uint8Array): Promise<Uint8Array | undefined> {
  const { cipher, derivation, salt, nonce, data } = message
  const key = await deriveKey(password, salt, derivation)
  return open(cipher, key, nonce, new TextEncoder().encode(headerOf(message)), data)
}

/** A file with its name and type in front: two bytes of length, JSON, then the file. */
export function packFile({ name, type, bytes }: FileValue): Uint8Array {
  const head = new TextEncoder().encode(JSON.stringify([name.toWellFormed().slice(0, 255), type.toWellFormed().slice(0, 255)]))
  const packed = new Uint8Array(2 + head.length + bytes.length)
  new DataView(packed.buffer).setUint16(0, head.length)
  packed.set(head, 2)
  packed.set(bytes, 2 + head.length)
  return packed
}

/** The file again; undefined where the bytes are not what {@link packFile} writes. */
export function unpackFile(packed: Uint8Array): FileValue | undefined {
  if (packed.length < 2) return undefined
  const start = 2 + new DataView(packed.buffer, packed.byteOffset).getUint16(0)
  try {
    const head: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(packed.subarray(2, start)))
    if (!Array.isArray(head) || typeof head[0] !== 'string' || typeof head[1] !== 'string') return undefined
    return { name: head[0], type: head[1], bytes: packed.slice(start) }
  } catch {
    return undefined
  }
}
