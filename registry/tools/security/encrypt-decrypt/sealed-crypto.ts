import { webCrypto } from '../../../lib/keys/web-crypto.ts'
/** The ciphers: AES in Galois/Counter Mode (NIST SP 800-38D) and ChaCha20-Poly1305 (RFC 8439), both with 256-bit keys. */
export const CIPHERS = ['AES-256-GCM', 'ChaCha20-Poly1305'] as const
export type Cipher = (typeof CIPHERS)[number]

/** How a key is made from a password, with what it costs. */
export type Derivation =
  | { readonly kdf: 'PBKDF2-HMAC-SHA-256'; readonly iterations: number }
  | { readonly kdf: 'scrypt'; readonly n: number; readonly r: number; readonly p: number }
  | { readonly kdf: 'Argon2id'; readonly memory: number; readonly passes: number; readonly lanes: number }
export type Kdf = Derivation['kdf']

const KEY_BYTES = 32
export const NONCE_BYTES = 12
const TAG_BYTES = 16

/** WebCrypto’s types ask for bytes in memory that is not shared. */
const unshared = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

/** A key from a password's bytes. @param derivation for Argon2id, `memory` is in KiB */
export async function deriveKey(password: Uint8Array, salt: Uint8Array, derivation: Derivation): Promise<Uint8Array> {
  switch (derivation.kdf) {
    case 'PBKDF2-HMAC-SHA-256': {
      const material = await webCrypto().importKey('raw', unshared(password), 'PBKDF2', false, ['deriveBits'])
      const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: unshared(salt), iterations: derivation.iterations }
      return new Uint8Array(await webCrypto().deriveBits(algorithm, material, KEY_BYTES * 8))
    }
    case 'scrypt': {
      const { scrypt } = await import('@noble/hashes/scrypt.js')
      const { n, r, p } = derivation
      return scrypt(password, salt, { N: n, r, p, dkLen: KEY_BYTES })
    }
    case 'Argon2id': {
      const { argon2id } = await import('@noble/hashes/argon2.js')
      const { memory, passes, lanes } = derivation
      return argon2id(password, salt, { m: memory, t: passes, p: lanes, dkLen: KEY_BYTES })
    }
  }
}

/** Encrypts; the tag stands at the end. @param header bytes that are checked with the data but not hidden */
export async function seal(cipher: Cipher, key: Uint8Array, nonce: Uint8Array, header: Uint8Array, data: Uint8Array): Promise<Uint8Array> {
  if (cipher === 'AES-256-GCM') {
    const imported = await webCrypto().importKey('raw', unshared(key), 'AES-GCM', false, ['encrypt'])
    return new Uint8Array(
      await webCrypto().encrypt({ name: 'AES-GCM', iv: unshared(nonce), additionalData: unshared(header) }, imported, unshared(data)),
    )
  }
  const { chacha20poly1305 } = await import('@noble/ciphers/chacha.js')
  return chacha20poly1305(key, nonce, header).encrypt(data)
}

/** Decrypts; undefined where key, header or data are not those that were sealed. */
export async function open(
  cipher: Cipher,
  key: Uint8Array,
  nonce: Uint8Array,
  header: Uint8Array,
  data: Uint8Array,
): Promise<Uint8Array | undefined> {
  if (data.length < TAG_BYTES) return undefined
  if (cipher === 'AES-256-GCM') {
    const imported = await webCrypto().importKey('raw', unshared(key), 'AES-GCM', false, ['decrypt'])
    // WebCrypto says only that it failed: the tag does not fit.
    const work = webCrypto().decrypt({ name: 'AES-GCM', iv: unshared(nonce), additionalData: unshared(header) }, imported, unshared(data))
    return work.then((bytes) => new Uint8Array(bytes)).catch(() => undefined)
  }
  const { chacha20poly1305 } = await import('@noble/ciphers/chacha.js')
  try {
    return chacha20poly1305(key, nonce, header).decrypt(data)
  } catch {
    return undefined
  }
}
