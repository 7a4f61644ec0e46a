import { webCrypto } from '../../../lib/keys/web-crypto.ts'

/** The keys that are made, by what WebCrypto calls them. */
export const KEY_TYPES = { rsa: 'RSA', ec: 'Elliptic curve (ECDSA, ECDH)', ed25519: 'Ed25519' } as const
export type KeyType = keyof typeof KEY_TYPES
/** NIST SP 800-57 part 1, table 2, and SP 800-56B, table 4: the work of an attacker as a power of two. */
export const RSA_LENGTHS = { '2048': 112, '3072': 128, '4096': 152 } as const
export type RsaLength = keyof typeof RSA_LENGTHS
export const EC_CURVES = { 'P-256': 128, 'P-384': 192, 'P-521': 256 } as const
export type EcCurve = keyof typeof EC_CURVES

export type KeyKind = { readonly type: KeyType; readonly length: RsaLength; readonly curve: EcCurve }

/** The members of a private key as JWK (RFC 7518 and RFC 8037); those of its own type are there. */
export type PrivateJwk = Readonly<
  Record<'kty', string> & Partial<Record<'crv' | 'n' | 'e' | 'd' | 'p' | 'q' | 'dp' | 'dq' | 'qi' | 'x' | 'y', string>>
>

export type KeyPair = { readonly pkcs8: Uint8Array; readonly spki: Uint8Array; readonly jwk: PrivateJwk }

/** 65537, which all programs take, and which keeps d long. */
const EXPONENT = Uint8Array.of(1, 0, 1)

/**
 * A new pair of keys, by the browser’s own generator: it has been tested and certified far more than any that we could write.
 * Undefined where the browser cannot make keys of this kind.
 */
export async function generatePair(kind: KeyKind): Promise<KeyPair | undefined> {
  const pair = await start(kind).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'NotSupportedError') return undefined
    throw error
  })
  if (!pair) return undefined
  const [pkcs8, spki, jwk] = await Promise.all([
    webCrypto().exportKey('pkcs8', pair.privateKey),
    webCrypto().exportKey('spki', pair.publicKey),
    webCrypto().exportKey('jwk', pair.privateKey),
  ])
  return { pkcs8: new Uint8Array(pkcs8), spki: new Uint8Array(spki), jwk: jwk as PrivateJwk }
}

/** The names say what a CryptoKey may do; the key that comes out says nothing of it, and serves for encryption as well. */
function start({ type, length, curve }: KeyKind) {
  const uses: ['sign', 'verify'] = ['sign', 'verify']
  if (type === 'ed25519') return webCrypto().generateKey({ name: 'Ed25519' }, true, uses)
  if (type === 'ec') return webCrypto().generateKey({ name: 'ECDSA', namedCurve: curve }, true, uses)
  const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: Number(length), publicExponent: EXPONENT }
  return webCrypto().generateKey(rsa, true, uses)
}

const PUBLIC_MEMBERS = ['kty', 'crv', 'x', 'y', 'n', 'e'] as const
const PRIVATE_MEMBERS = [...PUBLIC_MEMBERS, 'd', 'p', 'q', 'dp', 'dq', 'qi'] as const

/** A JWK without what WebCrypto adds about use and algorithm, which would narrow the key down for others. */
export function writeJwk(jwk: PrivateJwk, of: 'private' | 'public'): string {
  const members = of === 'public' ? PUBLIC_MEMBERS : PRIVATE_MEMBERS
  return `${JSON.stringify(Object.fromEntries(members.flatMap((name) => (jwk[name] === undefined ? [] : [[name, jwk[name]]]))), null, 2)}\n`
}
