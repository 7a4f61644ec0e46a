import type { CryptoKey as JoseKey, JWK } from 'jose'
import { defineFailures, fail } from '../../../../engine/core/define.ts'
import { decodeBase64 } from '../../../lib/encoding/base64.ts'
import { RSA_BITS } from '../../../lib/jwt/algorithms.ts'
import { isObject } from '../../../lib/json/parts.ts'
import { type Curve, ecAsPkcs8, rsaAsPkcs8 } from '../../../lib/keys/der.ts'
import { pemBlocks, pemBytes, writePem } from '../../../lib/keys/pem.ts'
import { webCrypto } from '../../../lib/keys/web-crypto.ts'

export const signingKeyFailures = defineFailures({
  'bad-private-key':
    'This isn’t a private key that can be read. Paste a PEM block (“BEGIN PRIVATE KEY”) or a JWK, complete and unencrypted.',
  'public-key': 'This is a public key, which only verifies signatures. Paste the private key that belongs to it.',
  'encrypted-key': 'This key is encrypted with a password. Decrypt it first, for example with “openssl pkey -in key.pem”.',
  'openssh-key': 'This key is in the OpenSSH format. Convert a copy of it with “ssh-keygen -p -m PKCS8 -f key”.',
  'wrong-key': 'This key doesn’t work with the algorithm {{algorithm}}. Choose the algorithm that fits the key.',
  'short-rsa-key': {
    one: 'The RSA key has {{count, number}} bit, but RFC 7518 requires at least {{minimum, number}}. Generate a longer one.',
    other: 'The RSA key has {{count, number}} bits, but RFC 7518 requires at least {{minimum, number}}. Generate a longer one.',
  },
  'bad-secret-jwk': 'This isn’t a secret as a JWK. It should look like {"kty": "oct", "k": "…"}.',
})

/** Of each kind of key one algorithm, which tells a key that is sound, but another's, from none at all. */
const KINDS = ['RS256', 'ES256', 'ES384', 'ES512', 'EdDSA']
const CURVES: Readonly<Record<string, Curve>> = { ES256: 'P-256', ES384: 'P-384', ES512: 'P-521' }
/** What makes a key; the others (`use`, `key_ops`, `ext`) only say what it is meant for. */
const PRIVATE_MEMBERS = ['kty', 'crv', 'n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi', 'x', 'y']
const PUBLIC_MEMBERS = ['kty', 'crv', 'n', 'e', 'x', 'y']
const where = { field: 'key' }

/** The private key for this algorithm, and its public key as PEM. @throws ToolError one of {@link signingKeyFailures} */
export async function readSigningKey(given: string, algorithm: string): Promise<{ readonly key: JoseKey; readonly publicKey: string }> {
  const text = given.trim()
  if (text === '') fail('required', where)
  // Otherwise jose would fail on it, and the key would seem to be wrong.
  webCrypto()
  const { exportJWK, exportSPKI, importJWK } = await import('jose')
  const importFor = await importerOf(text)
  const key = await importFor(algorithm)
  if (!key) {
    for (const kind of KINDS) if (await importFor(kind)) signingKeyFailures.fail('wrong-key', { algorithm, ...where })
    return signingKeyFailures.fail('bad-private-key', where)
  }
  const bits = 'modulusLength' in key.algorithm ? Number(key.algorithm.modulusLength) : RSA_BITS
  if (bits < RSA_BITS) signingKeyFailures.fail('short-rsa-key', { count: bits, minimum: RSA_BITS, ...where })
  const jwk = await exportJWK(key)
  const open = await importJWK(membersOf(jwk, PUBLIC_MEMBERS), algorithm, { extractable: true })
  return { key, publicKey: `${await exportSPKI(open as JoseKey)}\n` }
}

type Importer = (algorithm: string) => Promise<JoseKey | undefined>

async function importerOf(text: string): Promise<Importer> {
  const { importJWK, importPKCS8 } = await import('jose')
  const trying = (read: (algorithm: string) => Promise<JoseKey>): Importer => {
    return async (algorithm) => {
      try {
        return await read(algorithm)
      } catch {
        return undefined
      }
    }
  }
  if (text.startsWith('{')) {
    const jwk = privateJwk(text)
    return trying(async (algorithm) => (await importJWK(jwk, algorithm, { extractable: true })) as JoseKey)
  }
  const pkcs8 = pkcs8Of(text)
  return trying((algorithm) => importPKCS8(writePem('PRIVATE KEY', pkcs8(algorithm)), algorithm, { extractable: true }))
}

/** The key of a PEM text in the one form that the platform reads; a SEC 1 key may leave its curve to the algorithm. */
function pkcs8Of(text: string): (algorithm: string) => Uint8Array {
  const block = pemBlocks(text).find(({ label }) => label !== 'EC PARAMETERS')
  if (!block) return signingKeyFailures.fail('bad-private-key', where)
  const { label } = block
  if (/PUBLIC KEY$|CERTIFICATE/.test(label)) signingKeyFailures.fail('public-key', where)
  if (label === 'ENCRYPTED PRIVATE KEY' || block.hasHeaders) signingKeyFailures.fail('encrypted-key', where)
  if (label === 'OPENSSH PRIVATE KEY') signingKeyFailures.fail('openssh-key', where)
  if (!/^(?:RSA |EC )?PRIVATE KEY$/.test(label) || !block.isClosed) signingKeyFailures.fail('bad-private-key', where)
  const bytes = bytesOf(() => pemBytes(block)) ?? signingKeyFailures.fail('bad-private-key', where)
  if (label === 'RSA PRIVATE KEY') return () => rsaAsPkcs8(bytes)
  if (label === 'EC PRIVATE KEY') return (algorithm) => ecAsPkcs8(bytes, CURVES[algorithm] ?? 'P-256')
  return () => bytes
}

function privateJwk(text: string): JWK & { kty: string } {
  const parsed = parseObject(text)
  if (!parsed || typeof parsed.kty !== 'string' || parsed.kty === 'oct') return signingKeyFailures.fail('bad-private-key', where)
  if (!Object.hasOwn(parsed, 'd')) signingKeyFailures.fail('public-key', where)
  return { ...membersOf(parsed, PRIVATE_MEMBERS), kty: parsed.kty }
}

function membersOf(jwk: Readonly<Record<string, unknown>>, names: readonly string[]): JWK & { kty: string } {
  const found = names.flatMap((name) => (typeof jwk[name] === 'string' ? [[name, jwk[name]]] : []))
  return Object.fromEntries(found) as JWK & { kty: string }
}

/** The bytes of a secret that is given as a JWK (RFC 7518, 6.4). @throws ToolError bad-secret-jwk */
export function secretOfJwk(text: string): Uint8Array {
  const parsed = parseObject(text.trim())
  const { kty, k } = parsed ?? {}
  const bytes = kty === 'oct' && typeof k === 'string' ? bytesOf(() => decodeBase64(k)) : undefined
  return bytes ?? signingKeyFailures.fail('bad-secret-jwk', { field: 'secret' })
}

/** The failures of Base64 name a place in the text, which is secret here. */
function bytesOf(decode: () => Uint8Array): Uint8Array | undefined {
  try {
    return decode()
  } catch {
    return undefined
  }
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
