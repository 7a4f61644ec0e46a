import { sha256 } from '@noble/hashes/sha2.js'
import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { decodeBase64, encodeBase64 } from '../../../lib/encoding/base64.ts'
import { CURVE_IDS, type Curve, der } from '../../../lib/keys/der.ts'
import { writePem } from '../../../lib/keys/pem.ts'
import type { PrivateJwk } from './generate.ts'

const SEQUENCE = 0x30
const INTEGER = 2
const BIT_STRING = 3
const OCTET_STRING = 4
const VERSION_1 = [INTEGER, 1, 1]

const bytesOf = (jwk: PrivateJwk, name: keyof PrivateJwk) => decodeBase64(jwk[name] ?? '')

/** A whole number as its bytes with a sign, without zeros that say nothing: as DER and SSH (mpint) write it. */
function signed(magnitude: Uint8Array): Uint8Array {
  let from = 0
  while (from < magnitude.length && magnitude[from] === 0) from++
  const bytes = magnitude.subarray(from)
  return (bytes[0] ?? 0) >= 0x80 ? Uint8Array.of(0, ...bytes) : bytes
}

/** RFC 8017, A.1.2: what OpenSSL called “RSA PRIVATE KEY”. */
export function writePkcs1(jwk: PrivateJwk): string {
  const numbers = (['n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi'] as const).map((name) => der(INTEGER, signed(bytesOf(jwk, name))))
  return writePem('RSA PRIVATE KEY', der(SEQUENCE, [INTEGER, 1, 0], ...numbers))
}

/** RFC 5915: what OpenSSL called “EC PRIVATE KEY”. */
export function writeSec1(jwk: PrivateJwk): string {
  const curve = der(0xa0, CURVE_IDS[jwk.crv as Curve])
  const point = der(0xa1, der(BIT_STRING, [0], pointOf(jwk)))
  return writePem('EC PRIVATE KEY', der(SEQUENCE, VERSION_1, der(OCTET_STRING, bytesOf(jwk, 'd')), curve, point))
}

/** Uncompressed (SEC 1, 2.3.3). */
const pointOf = (jwk: PrivateJwk) => Uint8Array.of(4, ...bytesOf(jwk, 'x'), ...bytesOf(jwk, 'y'))

/** RFC 4251, 5: a string with its length before it, which may be bytes or a number, too. */
function field(content: string | Uint8Array): Uint8Array {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return joinBytes([uint32(bytes.length), bytes])
}

const uint32 = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)

/** The public key as SSH sends it: RFC 4253, 6.6 (RSA), RFC 5656, 3.1 (ECDSA), RFC 8709, 4 (Ed25519). */
export function sshBlob(jwk: PrivateJwk): Uint8Array<ArrayBuffer> {
  const name = field(sshName(jwk))
  if (jwk.kty === 'RSA') return joinBytes([name, field(signed(bytesOf(jwk, 'e'))), field(signed(bytesOf(jwk, 'n')))])
  if (jwk.kty === 'EC') return joinBytes([name, field(sshCurve(jwk)), field(pointOf(jwk))])
  return joinBytes([name, field(bytesOf(jwk, 'x'))])
}

const sshCurve = ({ crv = '' }: PrivateJwk) => `nistp${crv.slice(2)}`
function sshName(jwk: PrivateJwk): string {
  if (jwk.kty === 'RSA') return 'ssh-rsa'
  return jwk.kty === 'EC' ? `ecdsa-sha2-${sshCurve(jwk)}` : 'ssh-ed25519'
}

/** A line of authorized_keys. */
export function writeSshPublic(jwk: PrivateJwk, comment: string): string {
  return `${sshName(jwk)} ${encodeBase64(sshBlob(jwk), 'standard', true)}${comment === '' ? '' : ` ${comment}`}\n`
}

const MAGIC = 'openssh-key-v1\0'
/** Of the cipher “none”. */
const BLOCK = 8
const LINE = 70

/**
 * OpenSSH’s own form, not encrypted (PROTOCOL.key of OpenSSH).
 * @param check four random bytes, which are there twice and tell a wrong passphrase where there is one
 */
export function writeSshPrivate(jwk: PrivateJwk, comment: string, check: Uint8Array): string {
  const open = joinBytes([check, check, ...sshSecrets(jwk), field(comment)])
  const padding = Uint8Array.from({ length: (BLOCK - (open.length % BLOCK)) % BLOCK }, (_, index) => index + 1)
  const secret = field(joinBytes([open, padding]))
  const all = joinBytes([new TextEncoder().encode(MAGIC), field('none'), field('none'), field(''), uint32(1), field(sshBlob(jwk)), secret])
  const lines = encodeBase64(all, 'standard', true).match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
  return `-----BEGIN OPENSSH PRIVATE KEY-----\n${lines.join('\n')}\n-----END OPENSSH PRIVATE KEY-----\n`
}

/** As the agent takes them (draft-ietf-sshm-ssh-agent, 3.2). */
function sshSecrets(jwk: PrivateJwk): Uint8Array[] {
  if (jwk.kty === 'RSA') {
    const numbers = (['n', 'e', 'd', 'qi', 'p', 'q'] as const).map((name) => field(signed(bytesOf(jwk, name))))
    return [field(sshName(jwk)), ...numbers]
  }
  if (jwk.kty === 'EC') return [sshBlob(jwk), field(signed(bytesOf(jwk, 'd')))]
  const [seed, own] = [bytesOf(jwk, 'd'), bytesOf(jwk, 'x')]
  return [sshBlob(jwk), field(joinBytes([seed, own]))]
}

/** As ssh-keygen -l says it. */
export function sshFingerprint(jwk: PrivateJwk): string {
  return `SHA256:${encodeBase64(sha256(sshBlob(jwk)), 'standard', false)}`
}
