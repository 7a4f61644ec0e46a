import type { CryptoKey as JoseKey } from 'jose'
import { encodeBase64 } from '../../../lib/encoding/base64.ts'
import { webCrypto } from '../../../lib/keys/web-crypto.ts'

/** The algorithms of RFC 7518, section 3.1, and RFC 8037 with its newer name of RFC 9864; “none” is missing on purpose. */
export const JWT_ALGORITHMS = [
  'HS256',
  'HS384',
  'HS512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
] as const
export type JwtAlgorithm = (typeof JWT_ALGORITHMS)[number]

/** The compact form of RFC 7515 over exactly these texts. jose would write the header anew, and lose its spelling. */
export async function signCompact(
  header: Uint8Array,
  payload: Uint8Array,
  algorithm: JwtAlgorithm,
  key: Uint8Array | JoseKey,
): Promise<string> {
  const signed = `${encodeBase64(header, 'url', false)}.${encodeBase64(payload, 'url', false)}`
  const usable = key instanceof Uint8Array ? await hmacKey(key, algorithm) : (key as CryptoKey)
  const signature = await webCrypto().sign(parametersOf(algorithm), usable, new TextEncoder().encode(signed))
  return `${signed}.${encodeBase64(new Uint8Array(signature), 'url', false)}`
}

const hashOf = (algorithm: JwtAlgorithm) => `SHA-${algorithm.slice(2)}`

function hmacKey(secret: Uint8Array, algorithm: JwtAlgorithm): Promise<CryptoKey> {
  return webCrypto().importKey('raw', new Uint8Array(secret), { name: 'HMAC', hash: hashOf(algorithm) }, false, ['sign'])
}

function parametersOf(algorithm: JwtAlgorithm): { readonly name: string; readonly hash?: string; readonly saltLength?: number } {
  switch (algorithm.slice(0, 2)) {
    case 'HS':
      return { name: 'HMAC' }
    case 'RS':
      return { name: 'RSASSA-PKCS1-v1_5' }
    case 'PS':
      return { name: 'RSA-PSS', saltLength: Number(algorithm.slice(2)) / 8 }
    case 'ES':
      return { name: 'ECDSA', hash: hashOf(algorithm) }
    default:
      return { name: 'Ed25519' }
  }
}
