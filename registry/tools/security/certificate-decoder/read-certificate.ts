import type { Pkcs10CertificateRequest, PublicKey, X509Certificate } from '@peculiar/x509'
import { bytesText, type ExtensionRow, extensionRow, nameText, type RawExtension } from './extensions.ts'
import type { X509 } from './load-x509.ts'
import type { Sealed } from './read-input.ts'

/** What stands in a name, by the short names of RFC 4514 or by identifier. */
export const ATTRIBUTES = {
  CN: 'Common name',
  O: 'Organization',
  OU: 'Organizational unit',
  C: 'Country',
  ST: 'State or province',
  L: 'City',
  DC: 'Domain component',
  E: 'Email',
  '2.5.4.5': 'Serial number',
  '2.5.4.9': 'Street',
  '2.5.4.17': 'Postal code',
  '2.5.4.15': 'Kind of business',
  '2.5.4.97': 'Organization number',
  other: 'Other',
} as const
export type Attribute = keyof typeof ATTRIBUTES

const SIGNATURES: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.4': 'md5WithRSAEncryption',
  '1.2.840.113549.1.1.5': 'sha1WithRSAEncryption',
  '1.2.840.113549.1.1.11': 'sha256WithRSAEncryption',
  '1.2.840.113549.1.1.12': 'sha384WithRSAEncryption',
  '1.2.840.113549.1.1.13': 'sha512WithRSAEncryption',
  '1.2.840.113549.1.1.10': 'RSASSA-PSS',
  '1.2.840.10045.4.1': 'ecdsa-with-SHA1',
  '1.2.840.10045.4.3.2': 'ecdsa-with-SHA256',
  '1.2.840.10045.4.3.3': 'ecdsa-with-SHA384',
  '1.2.840.10045.4.3.4': 'ecdsa-with-SHA512',
  '1.3.101.112': 'Ed25519',
  '1.3.101.113': 'Ed448',
}

export type NameRow = { readonly of: 'subject' | 'issuer'; readonly attribute: Attribute; readonly code: string; readonly value: string }

export type Decoded = {
  readonly kind: 'certificate' | 'request'
  /** The common name, else the first other part of the name. */
  readonly title: string
  readonly issuedBy?: string
  readonly begins?: number
  readonly ends?: number
  readonly serial?: string
  readonly version: number
  readonly names: readonly NameRow[]
  /** The names of which it is meant to be used. */
  readonly hosts: readonly string[]
  readonly isAuthority: boolean
  readonly key: { readonly algorithm: string; readonly bits?: number; readonly curve?: string }
  readonly signature: string
  readonly extensions: readonly ExtensionRow[]
  /** One of the extensions is malformed, so that all are given as bytes. */
  readonly isMalformed: boolean
  readonly bytes: Uint8Array
  readonly keyBytes: Uint8Array
}

/** All that a block holds: one, or several in a PKCS #7 file. Whatever the library refuses is the fault of the block. */
export function readSealed(x509: X509, { bytes, fault }: Sealed): readonly Decoded[] {
  const own = new Uint8Array(bytes)
  const ways = [
    () => [certificateOf(x509, new x509.X509Certificate(own), own)],
    () => [requestOf(x509, new x509.Pkcs10CertificateRequest(own), own)],
    () => bundled(x509, own),
  ]
  for (const way of ways) {
    try {
      const found = way()
      if (found.length > 0) return found
    } catch {
      // The next way, or the fault below: the library throws errors of many kinds.
    }
  }
  return fault()
}

function bundled(x509: X509, bytes: Uint8Array<ArrayBuffer>): readonly Decoded[] {
  const certificates = new x509.X509Certificates()
  certificates.import(bytes)
  return [...certificates].map((one) => certificateOf(x509, one, new Uint8Array(one.rawData)))
}

function certificateOf(x509: X509, certificate: X509Certificate, bytes: Uint8Array): Decoded {
  const { tbsCertificate, signatureAlgorithm } = certificate['asn']
  const subject = rowsOf('subject', certificate.subjectName.toJSON())
  const issuer = rowsOf('issuer', certificate.issuerName.toJSON())
  return {
    kind: 'certificate',
    ...common(x509, extensionsOf(certificate), subject, certificate.publicKey),
    issuedBy: titleOf(issuer),
    begins: certificate.notBefore.getTime(),
    ends: certificate.notAfter.getTime(),
    serial: bytesText(tbsCertificate.serialNumber),
    version: tbsCertificate.version + 1,
    names: [...subject, ...issuer],
    signature: signatureName(signatureAlgorithm.algorithm),
    bytes,
  }
}

function requestOf(x509: X509, request: Pkcs10CertificateRequest, bytes: Uint8Array): Decoded {
  const { certificationRequestInfo, signatureAlgorithm } = request['asn']
  const names = rowsOf('subject', request.subjectName.toJSON())
  return {
    kind: 'request',
    ...common(x509, { items: request.extensions, isMalformed: false }, names, request.publicKey),
    version: certificationRequestInfo.version + 1,
    names,
    signature: signatureName(signatureAlgorithm.algorithm),
    bytes,
  }
}

const signatureName = (oid: string) => SIGNATURES[oid] ?? oid

type Extensions = { readonly items: readonly RawExtension[]; readonly isMalformed: boolean }

/** The library reads all or none. */
function extensionsOf(certificate: X509Certificate): Extensions {
  try {
    return { items: certificate.extensions, isMalformed: false }
  } catch {
    const written = certificate['asn'].tbsCertificate.extensions ?? []
    const items = written.map(({ extnID, critical, extnValue }) => ({ type: extnID, critical, value: extnValue.buffer }))
    return { items, isMalformed: true }
  }
}

function common(x509: X509, { items, isMalformed }: Extensions, subject: readonly NameRow[], publicKey: PublicKey) {
  const alternative = items.find((one) => one instanceof x509.SubjectAlternativeNameExtension)
  const basic = items.find((one) => one instanceof x509.BasicConstraintsExtension)
  const hosts = alternative?.names.items.map(nameText) ?? []
  return {
    title: titleOf(subject) || (hosts[0] ?? ''),
    hosts,
    isAuthority: basic?.ca === true,
    key: keyOf(publicKey),
    keyBytes: new Uint8Array(publicKey.rawData),
    extensions: items.map((one) => extensionRow(x509, one)),
    isMalformed,
  }
}

function rowsOf(of: NameRow['of'], name: readonly Readonly<Record<string, readonly string[]>>[]): NameRow[] {
  return name.flatMap((part) =>
    Object.entries(part).flatMap(([code, values]) =>
      values.map((value) => ({
        of,
        attribute: Object.hasOwn(ATTRIBUTES, code) ? (code as Attribute) : ('other' as const),
        code,
        value: value.toWellFormed(),
      })),
    ),
  )
}

function titleOf(rows: readonly NameRow[]): string {
  return (rows.findLast(({ attribute }) => attribute === 'CN') ?? rows.find(({ attribute }) => attribute === 'O') ?? rows[0])?.value ?? ''
}

function keyOf(publicKey: PublicKey): Decoded['key'] {
  const { algorithm } = publicKey as { algorithm: { name: string; modulusLength?: number; namedCurve?: string } }
  const { name, modulusLength, namedCurve } = algorithm
  if (name.startsWith('RSA')) return { algorithm: 'RSA', bits: modulusLength }
  if (name === 'ECDSA' || name === 'ECDH') return { algorithm: 'EC', curve: namedCurve }
  return { algorithm: name, curve: namedCurve }
}
