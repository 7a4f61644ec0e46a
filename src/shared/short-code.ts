import { joinBytes } from '../../engine/core/bytes/join.ts'
import { type Bytes, fromBase64Url, randomBytes, SECRET_BYTES, toBase64Url } from './bytes.ts'
import { derive, stretch } from './seal.ts'
import { SealError } from './seal-error.ts'
import { CODE_ALPHABET, CODE_SECRET_LENGTH } from './wire.ts'

/**
 * A short code has two halves. The server hands out the first and finds by it what was left; the second is made in the page and
 * never sent. From the second two things are made, slowly: a proof, without which the server gives nothing away and of which it keeps
 * a fingerprint only, and a key that seals the key of the link. What this holds out against is told in ARCHITECTURE.md.
 */
const CODE_ITERATIONS = 1_000_000
const NONCE_BYTES = 12

export type CodeLock = { readonly salt: string; readonly proof: string; readonly wrapped: string }

/** The half of a code that stays here. Each letter is as likely as any other. */
export function randomCodeSecret(random: (length: number) => Bytes = randomBytes): string {
  const most = 256 - (256 % CODE_ALPHABET.length)
  let secret = ''
  while (secret.length < CODE_SECRET_LENGTH)
    for (const byte of random(CODE_SECRET_LENGTH))
      if (byte < most && secret.length < CODE_SECRET_LENGTH) secret += CODE_ALPHABET[byte % CODE_ALPHABET.length]
  return secret
}

/** Locks the key of a link by the secret half of a code. */
export async function lockByCode(codeSecret: string, linkSecret: Bytes, iterations: number = CODE_ITERATIONS): Promise<CodeLock> {
  const salt = randomBytes(16)
  const { proof, key } = await halves(codeSecret, salt, iterations)
  const nonce = randomBytes(NONCE_BYTES)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, linkSecret)
  return { salt: toBase64Url(salt), proof, wrapped: toBase64Url(joinBytes([nonce, new Uint8Array(sealed)])) }
}

/** What the server asks for before it gives anything away, and how to open what it gives then. */
export async function unlockByCode(
  codeSecret: string,
  salt: string,
  iterations: number = CODE_ITERATIONS,
): Promise<{ readonly proof: string; readonly unwrap: (wrapped: string) => Promise<Bytes> }> {
  const { proof, key } = await halves(codeSecret, fromBase64Url(salt) ?? new Uint8Array(), iterations)
  return {
    proof,
    async unwrap(wrapped) {
      const bytes = fromBase64Url(wrapped) ?? new Uint8Array()
      try {
        const iv = bytes.slice(0, NONCE_BYTES)
        const secret = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(NONCE_BYTES)))
        if (secret.length === SECRET_BYTES) return secret
      } catch (cause) {
        throw new SealError('wrong-key', { cause })
      }
      throw new SealError('not-sealed')
    },
  }
}

async function halves(codeSecret: string, salt: Bytes, iterations: number): Promise<{ proof: string; key: CryptoKey }> {
  const stretched = await stretch(codeSecret, salt, iterations)
  const key = await derive(stretched, 'code key')
  return {
    proof: toBase64Url(await derive(stretched, 'code proof')),
    key: await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']),
  }
}
