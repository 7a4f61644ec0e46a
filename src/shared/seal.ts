import { joinBytes } from '../../engine/core/bytes/join.ts'
import { type Bytes, randomBytes, uint32, utf8 } from './bytes.ts'
import { SealError } from './seal-error.ts'
import type { SharedKind } from './wire.ts'

/**
 * How a document is sealed, version 1. All of it is WebCrypto; the server knows none of the keys.
 *
 *   header  "TGS" 0x01 · 1 byte, 1 with a passphrase · iterations (4) · salt (16)
 *   frames  nonce (12) · AES-256-GCM of up to 262,144 bytes · tag (16); all but the last are full
 *
 * The key is HKDF-SHA-256 of the link's 32 random bytes, with a passphrase followed by 32 bytes that PBKDF2-SHA-256 makes of it,
 * with the header's salt and "toolglot shared 1 <kind>". What each frame is bound to: header, kind, its place, whether it is the last.
 */
const MAGIC = [0x54, 0x47, 0x53, 0x01]
const HEADER_BYTES = 25
const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16
const FRAME_BYTES = 256 * 1024
/** What OWASP names for PBKDF2 with SHA-256 (2023). */
const ITERATIONS = 600_000
/** More than we ever write: a forged header must not keep the page busy for minutes. */
const MOST_ITERATIONS = 5_000_000

export type SealKey = {
  /** From the link; 32 bytes. */
  readonly secret: Bytes
  readonly passphrase?: string
}

/** Chance and cost, which only tests set. */
export type SealOptions = { readonly random?: (length: number) => Bytes; readonly iterations?: number }

export async function seal(
  kind: SharedKind,
  content: Uint8Array,
  key: SealKey,
  { random = randomBytes, iterations = ITERATIONS }: SealOptions = {},
): Promise<Bytes> {
  const hasPassphrase = key.passphrase !== undefined
  const salt = random(SALT_BYTES)
  const header = joinBytes([Uint8Array.from([...MAGIC, hasPassphrase ? 1 : 0]), uint32(hasPassphrase ? iterations : 0), salt])
  const aes = await contentKey(kind, key, salt, iterations)
  const count = Math.max(1, Math.ceil(content.length / FRAME_BYTES))
  const frames: Bytes[] = [header]
  for (let index = 0; index < count; index++) {
    const nonce = random(NONCE_BYTES)
    const plain = content.slice(index * FRAME_BYTES, (index + 1) * FRAME_BYTES)
    const additionalData = boundTo(header, kind, index, index === count - 1)
    frames.push(nonce, new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce, additionalData }, aes, plain)))
  }
  return joinBytes(frames)
}

/** @throws SealError */
export async function unseal(kind: SharedKind, sealed: Bytes, key: SealKey): Promise<Bytes> {
  const { hasPassphrase, iterations } = readHeader(sealed)
  if (hasPassphrase && key.passphrase === undefined) throw new SealError('needs-passphrase')
  const header = sealed.slice(0, HEADER_BYTES)
  const salt = header.slice(HEADER_BYTES - SALT_BYTES)
  const { passphrase: _, ...linkOnly } = key
  const aes = await contentKey(kind, hasPassphrase ? key : linkOnly, salt, iterations)
  const full = NONCE_BYTES + FRAME_BYTES + TAG_BYTES
  const body = sealed.subarray(HEADER_BYTES)
  const count = Math.max(1, Math.ceil(body.length / full))
  const parts: Bytes[] = []
  for (let index = 0; index < count; index++) {
    const frame = body.slice(index * full, (index + 1) * full)
    if (frame.length < NONCE_BYTES + TAG_BYTES) throw new SealError('cut-off')
    const open = (isLast: boolean) => {
      const additionalData = boundTo(header, kind, index, isLast)
      return crypto.subtle.decrypt({ name: 'AES-GCM', iv: frame.slice(0, NONCE_BYTES), additionalData }, aes, frame.slice(NONCE_BYTES))
    }
    const isLast = index === count - 1
    try {
      parts.push(new Uint8Array(await open(isLast)))
    } catch (cause) {
      // A right frame at the end that was not meant to be the last: the rest is missing.
      if (isLast && (await open(false).catch(() => undefined))) throw new SealError('cut-off', { cause })
      throw new SealError('wrong-key', { cause })
    }
  }
  return joinBytes(parts)
}

/** Whether a passphrase is needed besides the link. @throws SealError */
export function readHeader(sealed: Bytes): { readonly hasPassphrase: boolean; readonly iterations: number } {
  if (sealed.length < HEADER_BYTES || MAGIC.slice(0, 3).some((byte, index) => sealed[index] !== byte)) throw new SealError('not-sealed')
  if (sealed[3] !== MAGIC[3]) throw new SealError('newer')
  const flags = sealed[4] ?? 0
  const iterations = new DataView(sealed.buffer, sealed.byteOffset).getUint32(5)
  if (flags > 1 || iterations > MOST_ITERATIONS || (flags === 1) !== iterations > 0) throw new SealError('not-sealed')
  return { hasPassphrase: flags === 1, iterations }
}

function boundTo(header: Bytes, kind: SharedKind, index: number, isLast: boolean): Bytes {
  return joinBytes([header, utf8(kind), uint32(index), Uint8Array.of(isLast ? 1 : 0)])
}

async function contentKey(kind: SharedKind, { secret, passphrase }: SealKey, salt: Bytes, iterations: number): Promise<CryptoKey> {
  const stretched = passphrase === undefined ? new Uint8Array() : await stretch(passphrase, salt, iterations)
  const material = await crypto.subtle.importKey('raw', joinBytes([secret, stretched]), 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(`toolglot shared 1 ${kind}`) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** 32 bytes from what people can remember, slowly. The same letters count as the same, however they were typed (NFC). */
export async function stretch(text: string, salt: Bytes, iterations: number): Promise<Bytes> {
  const material = await crypto.subtle.importKey('raw', utf8(text.normalize('NFC')), 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, material, 256))
}

/** Bytes for one purpose from a secret, so that none tells of another. */
export async function derive(secret: Bytes, purpose: string): Promise<Bytes> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(`toolglot ${purpose}`) }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, material, 256))
}
