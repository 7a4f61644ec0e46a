import type { GeneralName } from '@peculiar/x509'
import { writeHash } from '../../../lib/hashes/forms.ts'
import type { X509 } from './load-x509.ts'

/** The extensions that are read, by their identifiers (RFC 5280, 7633, 6962); every other one is shown as bytes. */
const NAMES = {
  '2.5.29.14': 'subjectKey',
  '2.5.29.15': 'keyUsage',
  '2.5.29.17': 'subjectNames',
  '2.5.29.18': 'issuerNames',
  '2.5.29.19': 'basic',
  '2.5.29.30': 'nameConstraints',
  '2.5.29.31': 'revocationLists',
  '2.5.29.32': 'policies',
  '2.5.29.35': 'authorityKey',
  '2.5.29.37': 'extendedUsage',
  '1.3.6.1.5.5.7.1.1': 'authorityAccess',
  '1.3.6.1.5.5.7.1.24': 'tlsFeature',
  '1.3.6.1.4.1.11129.2.4.2': 'timestamps',
} as const

/** Their names for people. */
export const EXTENSIONS = {
  subjectKey: 'Subject key identifier',
  keyUsage: 'Key usage',
  subjectNames: 'Subject alternative names',
  issuerNames: 'Issuer alternative names',
  basic: 'Basic constraints',
  nameConstraints: 'Name constraints',
  revocationLists: 'CRL distribution points',
  policies: 'Certificate policies',
  authorityKey: 'Authority key identifier',
  extendedUsage: 'Extended key usage',
  authorityAccess: 'Authority information access',
  tlsFeature: 'TLS feature',
  timestamps: 'Certificate transparency timestamps',
  other: 'Other',
} as const
export type ExtensionName = keyof typeof EXTENSIONS

/** The bits of RFC 5280, 4.2.1.3, from the first on. */
const USAGES = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'cRLSign',
  'encipherOnly',
  'decipherOnly',
]
const PURPOSES: Readonly<Record<string, string>> = {
  '1.3.6.1.5.5.7.3.1': 'serverAuth',
  '1.3.6.1.5.5.7.3.2': 'clientAuth',
  '1.3.6.1.5.5.7.3.3': 'codeSigning',
  '1.3.6.1.5.5.7.3.4': 'emailProtection',
  '1.3.6.1.5.5.7.3.8': 'timeStamping',
  '1.3.6.1.5.5.7.3.9': 'OCSPSigning',
  '2.5.29.37.0': 'anyExtendedKeyUsage',
}

export type RawExtension = { readonly type: string; readonly critical: boolean; readonly value: ArrayBuffer }
export type ExtensionRow = { readonly name: ExtensionName; readonly oid: string; readonly critical: boolean; readonly value: string }

export function extensionRow(x509: X509, extension: RawExtension): ExtensionRow {
  const { type: oid, critical } = extension
  const name = Object.hasOwn(NAMES, oid) ? NAMES[oid as keyof typeof NAMES] : 'other'
  return { name, oid, critical, value: contentOf(x509, extension) ?? bytesText(extension.value) }
}

/** Bytes as pairs of digits with colons, as other programs write them. */
export function bytesText(bytes: ArrayBuffer): string {
  return writeHash(new Uint8Array(bytes), 'upper').replace(/..(?=.)/g, '$&:')
}

/** In the terms of RFC 5280, which are the same in every language; undefined for what is not read. */
function contentOf(x509: X509, extension: RawExtension): string | undefined {
  if (extension instanceof x509.SubjectAlternativeNameExtension || extension instanceof x509.IssuerAlternativeNameExtension)
    return extension.names.items.map(nameText).join(', ')
  if (extension instanceof x509.BasicConstraintsExtension)
    return `cA=${extension.ca ? 'TRUE' : 'FALSE'}${extension.pathLength === undefined ? '' : `, pathLenConstraint=${extension.pathLength}`}`
  if (extension instanceof x509.KeyUsagesExtension) return USAGES.filter((_, bit) => (extension.usages >> bit) & 1).join(', ')
  if (extension instanceof x509.ExtendedKeyUsageExtension)
    return extension.usages.map((oid) => PURPOSES[String(oid)] ?? String(oid)).join(', ')
  if (extension instanceof x509.SubjectKeyIdentifierExtension) return colons(extension.keyId)
  if (extension instanceof x509.AuthorityKeyIdentifierExtension) return extension.keyId === undefined ? undefined : colons(extension.keyId)
  if (extension instanceof x509.CertificatePolicyExtension) return extension.policies.join(', ')
  if (extension instanceof x509.CRLDistributionPointsExtension) {
    const names = extension.distributionPoints.flatMap(({ distributionPoint }) => distributionPoint?.fullName ?? [])
    return names.map((name) => nameText(new x509.GeneralName(name))).join(', ') || undefined
  }
  if (extension instanceof x509.AuthorityInfoAccessExtension) {
    const { ocsp, caIssuers } = extension
    return (
      [...ocsp.map((name) => `OCSP ${nameText(name)}`), ...caIssuers.map((name) => `caIssuers ${nameText(name)}`)].join(', ') || undefined
    )
  }
  return undefined
}

const colons = (hex: string) => hex.toUpperCase().replace(/..(?=.)/g, '$&:')

const LABELS: Readonly<Record<string, string>> = {
  dns: 'DNS',
  ip: 'IP',
  email: 'email',
  url: 'URI',
  dn: 'dirName',
  id: 'RID',
  upn: 'UPN',
  guid: 'GUID',
}

/** `DNS:example.com` */
export function nameText({ type, value }: Pick<GeneralName, 'type' | 'value'>): string {
  return `${LABELS[type] ?? type}:${value}`
}
