import { joinBytes } from '../../../engine/core/bytes/join.ts'

/** A DER value: tag, length, content (X.690, 8.1 and 10.1). */
export function der(tag: number, ...contents: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  const size = contents.reduce((sum, { length }) => sum + length, 0)
  const digits: number[] = []
  for (let rest = size; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256)
  const head = size < 128 ? [tag, size] : [tag, 128 + digits.length, ...digits]
  return joinBytes([head, ...contents].map((part) => Uint8Array.from(part)))
}

const SEQUENCE = 0x30
const OCTET_STRING = 4
const VERSION_0 = [2, 1, 0]
/** Algorithm identifiers, whole: rsaEncryption (RFC 8017), and id-ecPublicKey with its curve (RFC 5480). */
const RSA = [0x30, 13, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 13, 1, 1, 1, 5, 0]
const EC_PUBLIC_KEY = [6, 7, 0x2a, 0x86, 0x48, 0xce, 0x3d, 2, 1]
/** The curves’ identifiers, whole. */
export const CURVE_IDS = {
  'P-256': [6, 8, 0x2a, 0x86, 0x48, 0xce, 0x3d, 3, 1, 7],
  'P-384': [6, 5, 0x2b, 0x81, 4, 0, 0x22],
  'P-521': [6, 5, 0x2b, 0x81, 4, 0, 0x23],
} as const
export type Curve = keyof typeof CURVE_IDS

/** An RSA key of PKCS #1 as PKCS #8 (RFC 5208), the only form that the platform reads. */
export function rsaAsPkcs8(key: Uint8Array): Uint8Array {
  return der(SEQUENCE, VERSION_0, RSA, der(OCTET_STRING, key))
}

/** An elliptic-curve key of SEC 1 (RFC 5915) as PKCS #8. */
export function ecAsPkcs8(key: Uint8Array, curve: Curve): Uint8Array {
  return der(SEQUENCE, VERSION_0, der(SEQUENCE, EC_PUBLIC_KEY, CURVE_IDS[curve]), der(OCTET_STRING, key))
}
