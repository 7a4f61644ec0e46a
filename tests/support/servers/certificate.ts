import { type KeyObject, generateKeyPairSync, sign } from 'node:crypto'

type Wanted = {
  /** The host that the certificate is for. */
  readonly host: string
  /** Who has signed it: the host itself by default, else an authority that nobody knows and that is not sent along. */
  readonly authority?: string
  readonly from?: Date
  readonly until?: Date
}

/** A certificate made on the spot, with its key, as PEM. @see https://www.rfc-editor.org/rfc/rfc5280 (section 4.1) */
export function makeCertificate({ host, authority, from = day(-1), until = day(1) }: Wanted): {
  readonly key: string
  readonly cert: string
} {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const signer: KeyObject = authority === undefined ? own.privateKey : generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const tbs = sequence(
    der(0xa0, der(2, Buffer.from([2]))),
    der(2, Buffer.from([1])),
    ECDSA_SHA256,
    nameOf(authority ?? host),
    sequence(time(from), time(until)),
    nameOf(host),
    own.publicKey.export({ type: 'spki', format: 'der' }),
    // Extension subjectAltName (2.5.29.17) with one dNSName.
    der(0xa3, sequence(sequence(oid(0x55, 0x1d, 0x11), der(4, sequence(der(0x82, Buffer.from(host))))))),
  )
  const cert = sequence(tbs, ECDSA_SHA256, der(3, Buffer.from([0]), sign('sha256', tbs, signer)))
  const pem = cert.toString('base64').replace(/.{64}/g, '$&\n')
  return {
    key: own.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`,
  }
}

export const day = (offset: number): Date => new Date(Date.now() + offset * 86_400_000)

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...head]), content])
}
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const oid = (...bytes: readonly number[]) => der(6, Buffer.from(bytes))
/** 1.2.840.10045.4.3.2 */
const ECDSA_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2))
/** One common name (2.5.4.3). */
const nameOf = (text: string) => sequence(der(0x31, sequence(oid(0x55, 4, 3), der(12, Buffer.from(text)))))
/** `YYMMDDhhmmssZ` */
const time = (date: Date) => der(23, Buffer.from(`${date.toISOString().slice(2, 19).replace(/\D/g, '')}Z`))
