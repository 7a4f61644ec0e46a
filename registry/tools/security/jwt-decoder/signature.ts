import type { CryptoKey as JoseKey } from 'jose'
import { defineFailures } from '../../../../engine/core/define.ts'
import { decodeBase64 } from '../../../lib/encoding/base64.ts'
import { RSA_BITS } from '../../../lib/jwt/algorithms.ts'
import { webCrypto } from '../../../lib/keys/web-crypto.ts'

export const jwtKeyFailures = defineFailures({
  'bad-key': 'This isn’t a supported public key. Paste a PEM block (“BEGIN PUBLIC KEY” or “BEGIN CERTIFICATE”), a JWK or a JWK set.',
  'private-key': 'This is a private key. You only need the public key to verify a signature; keep the private key to yourself.',
  'wrong-key': 'This key doesn’t work with the token’s algorithm, {{algorithm}}. Paste a key for that algorithm.',
  'no-such-key': 'The key set has no key for this token (key ID “{{kid}}”). Paste the set that has it.',
  'not-supported': 'Signatures with the algorithm {{algorithm}} can’t be verified here.',
})

/** `weakBits` are those of an RSA key that is shorter. */
export type Verdict = { readonly isRight: boolean; readonly weakBits?: number }

/** Whether the signature fits. @param key a shared secret, or a public key as PEM, JWK or JWK set @throws ToolError one of {@link jwtKeyFailures} */
export async function verifySignature(
  compact: string,
  algorithm: string,
  kid: string | undefined,
  key: Uint8Array | string,
): Promise<Verdict> {
  // Otherwise jose would fail on it, and the key would seem to be wrong.
  webCrypto()
  const { compactVerify, errors } = await import('jose')
  const material = typeof key === 'string' ? await importKey(key.trim(), algorithm, kid) : key
  try {
    await compactVerify(compact, material, { algorithms: [algorithm] })
    return { isRight: true }
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return { isRight: false }
    if (error instanceof errors.JOSEError) return jwtKeyFailures.fail('not-supported', { algorithm, field: 'text' })
    const weakBits = material instanceof Uint8Array ? undefined : bitsOf(material)
    if (weakBits === undefined || weakBits >= RSA_BITS) return jwtKeyFailures.fail('wrong-key', { algorithm, field: 'key' })
    return { isRight: await verifyRsa(compact, algorithm, material as CryptoKey), weakBits }
  }
}

/** The length of an RSA key. */
function bitsOf({ algorithm }: JoseKey): number | undefined {
  return 'modulusLength' in algorithm && typeof algorithm.modulusLength === 'number' ? algorithm.modulusLength : undefined
}

/** Without the bound on the length of the key, which jose keeps after everything else has been found in order. */
async function verifyRsa(compact: string, algorithm: string, key: CryptoKey): Promise<boolean> {
  const point = compact.lastIndexOf('.')
  const parameters = algorithm.startsWith('PS') ? { name: 'RSA-PSS', saltLength: Number(algorithm.slice(2)) / 8 } : 'RSASSA-PKCS1-v1_5'
  const signature = new Uint8Array(decodeBase64(compact.slice(point + 1)))
  return webCrypto().verify(parameters, key, signature, new TextEncoder().encode(compact.slice(0, point)))
}

async function importKey(text: string, algorithm: string, kid: string | undefined): Promise<JoseKey> {
  const where = { field: 'key' }
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) jwtKeyFailures.fail('private-key', where)
  const { importJWK, importSPKI, importX509 } = await import('jose')
  const jwk = text.startsWith('{') ? chooseJwk(text, kid) : undefined
  const importFor = async (name: string): Promise<JoseKey | undefined> => {
    try {
      if (jwk) return (await importJWK({ ...jwk, alg: name }, name)) as JoseKey
      return await (text.includes('BEGIN CERTIFICATE') ? importX509(text, name) : importSPKI(text, name))
    } catch {
      return undefined
    }
  }
  const key = await importFor(algorithm)
  if (key) return key
  if (!/^(?:[RP]S(?:256|384|512)|ES(?:256|384|512)|EdDSA|Ed25519)$/.test(algorithm))
    jwtKeyFailures.fail('not-supported', { algorithm: algorithm.slice(0, 40), field: 'text' })
  // One algorithm of each kind of key tells a key that is sound, but another's, from none at all.
  for (const name of ['RS256', 'ES256', 'ES384', 'ES512', 'EdDSA'])
    if (await importFor(name)) return jwtKeyFailures.fail('wrong-key', { algorithm, ...where })
  return jwtKeyFailures.fail('bad-key', where)
}

/** The JWK itself, or the one of a set that the token names, or the only one. */
function chooseJwk(text: string, kid = ''): Record<string, unknown> & { kty: string } {
  const where = { field: 'key' }
  const parsed = parseObject(text)
  const keys = Array.isArray(parsed?.keys) ? (parsed.keys as unknown[]) : [parsed]
  const found = keys.length === 1 ? keys[0] : keys.find((candidate) => isObject(candidate) && candidate.kid === kid)
  if (found === undefined && parsed) jwtKeyFailures.fail('no-such-key', { kid: kid.slice(0, 100), ...where })
  if (!isObject(found) || typeof found.kty !== 'string' || found.kty === 'oct') return jwtKeyFailures.fail('bad-key', where)
  if ('d' in found) jwtKeyFailures.fail('private-key', where)
  return { ...found, kty: found.kty }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
