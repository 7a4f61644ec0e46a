import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { file, text, whole } from '../../../../engine/core/kit.ts'
import { column, facts, oneOf, part, table } from '../../../../engine/core/parts.ts'
import { hashMaker } from '../../../lib/hashes/algorithms.ts'
import { writeHash } from '../../../lib/hashes/forms.ts'
import { RSA_BITS } from '../../../lib/jwt/algorithms.ts'
import { bytesText, EXTENSIONS, type ExtensionName } from './extensions.ts'
import { loadX509 } from './load-x509.ts'
import { ATTRIBUTES, type Attribute, type Decoded, readSealed } from './read-certificate.ts'
import { certificateFailures, readGiven } from './read-input.ts'

const MOST = 200
const MOST_BYTES = 4 * 1024 * 1024
const DAY_MS = 86_400_000
const STATUSES = {
  current: 'Within its validity period',
  expired: 'Expired',
  'not-yet': 'Not valid yet',
  request: 'A request, without dates',
} as const
const KINDS = { certificate: 'Certificate', request: 'Certificate request' } as const

/** ISRG Root X2 of Let’s Encrypt, https://letsencrypt.org/certificates/. */
const ROOT_X2 = `-----BEGIN CERTIFICATE-----
MIICGzCCAaGgAwIBAgIQQdKd0XLq7qeAwSxs6S+HUjAKBggqhkjOPQQDAzBPMQsw
CQYDVQQGEwJVUzEpMCcGA1UEChMgSW50ZXJuZXQgU2VjdXJpdHkgUmVzZWFyY2gg
R3JvdXAxFTATBgNVBAMTDElTUkcgUm9vdCBYMjAeFw0yMDA5MDQwMDAwMDBaFw00
MDA5MTcxNjAwMDBaME8xCzAJBgNVBAYTAlVTMSkwJwYDVQQKEyBJbnRlcm5ldCBT
ZWN1cml0eSBSZXNlYXJjaCBHcm91cDEVMBMGA1UEAxMMSVNSRyBSb290IFgyMHYw
EAYHKoZIzj0CAQYFK4EEACIDYgAEzZvVn4CDCuwJSvMWSj5cz3es3mcFDR0HttwW
+1qLFNvicWDEukWVEYmO6gbf9yoWHKS5xcUy4APgHoIYOIvXRdgKam7mAHf7AlF9
ItgKbppbd9/w+kHsOdx1ymgHDB/qo0IwQDAOBgNVHQ8BAf8EBAMCAQYwDwYDVR0T
AQH/BAUwAwEB/zAdBgNVHQ4EFgQUfEKWrt5LSDv6kviejM9ti6lyN5UwCgYIKoZI
zj0EAwMDaAAwZQIwe3lORlCEwkSHRhtFcP9Ymd70/aTSVaYgLXTWNLxBo1BfASdW
tL4ndQavEi51mI38AjEAi/V3bNTIZargCyzuFJ0nN6T5U6VR5CmD1/iQMVtCnwr1
/q4AaOeMSQ+2b1tbFfLn
-----END CERTIFICATE-----
`
/** Made with OpenSSL 3.0 for this page; its key is gone. */
const REQUEST = `-----BEGIN CERTIFICATE REQUEST-----
MIIBBjCBrAIBADAUMRIwEAYDVQQDDAliLmV4YW1wbGUwWTATBgcqhkjOPQIBBggq
hkjOPQMBBwNCAATYH1hTuVRuY88mLTdbFtbciNYjlxTywNoqhpQj0cq2uoVSE7oN
mq47v99uTOh7l8wHe1vQEnDWmLCXPuZ+r3EIoDYwNAYJKoZIhvcNAQkOMScwJTAj
BgNVHREEHDAaggliLmV4YW1wbGWCDXd3dy5iLmV4YW1wbGUwCgYIKoZIzj0EAwID
SQAwRgIhAIE37HKqeBLo+Lw/6L8ECZ91D+d44qq3LNaeLwsSK3D+AiEAlU+FRZh7
BPLc0ARVoCBP9DrSRg898+ubD3qkoh0xcfA=
-----END CERTIFICATE REQUEST-----
`

export const certificateDecoder = defineTool({
  id: 'certificate-decoder',
  category: 'security',
  icon: 'file-badge',
  title: 'Certificate decoder',
  summary: 'Decode an X.509 certificate or request to read its names, dates, key, extensions and fingerprints.',
  keywords: [
    'ssl certificate decoder',
    'x509 decoder',
    'x.509',
    'csr decoder',
    'pem decoder',
    'tls certificate',
    'certificate fingerprint',
    'certificate viewer',
    'crt file reader',
    'openssl x509 text',
    'der',
    'p7b',
  ],
  aliases: [
    'csr-decoder',
    'ssl-certificate-decoder',
    'x509-decoder',
    'x509-certificate-decoder',
    'pem-decoder',
    'certificate-viewer',
    'certificate-parser',
    'certificate-fingerprint',
    'ssl-decoder',
  ],
  slugs: {
    es: 'decodificador-de-certificados',
    fr: 'decodeur-de-certificats',
    id: 'dekoder-sertifikat',
    it: 'decodificatore-di-certificati',
    pl: 'dekoder-certyfikatow',
    pt: 'decodificador-de-certificados',
    ru: 'dekoder-sertifikatov',
  },
  recognizes: [{ kind: 'pem', pattern: /BEGIN (?:[A-Z0-9]+ )?(?:CERTIFICATE|PKCS7|CMS)/ }],
  effect: 'clock',
  input: z.object({
    text: text('Certificate', { max: MOST_BYTES, default: '', control: 'code', lines: 8, placeholder: '-----BEGIN CERTIFICATE-----' }),
    file: file('File', {
      optional: true,
      maxBytes: MOST_BYTES,
      accept: ['.pem', '.crt', '.cer', '.der', '.csr', '.p7b', '.p7c'],
      help: 'PEM, DER or PKCS #7.',
    }),
    number: whole('Certificate to show', { min: 1, max: MOST, default: 1, help: 'Its number, in a bundle with several certificates.' }),
  }),
  output: z.object({
    status: oneOf('Validity', STATUSES, { view: 'headline' }),
    left: part(z.int(), 'Days left', {
      view: 'headline',
      sentence: { one: 'It expires in {{value}} day.', other: 'It expires in {{value}} days.' },
    }).optional(),
    details: facts('Details', {
      kind: column(z.enum(['certificate', 'request']), 'Kind', { choices: KINDS }),
      begins: column(z.string().optional(), 'Valid from', { format: 'date-time' }),
      ends: column(z.string().optional(), 'Valid until', { format: 'date-time' }),
      serial: column(z.string().optional(), 'Serial number', { format: 'code' }),
      version: column(z.int(), 'Version'),
      key: column(z.string(), 'Key', { format: 'code' }),
      bits: column(z.int().optional(), 'Key length', { unit: 'bit|bits' }),
      curve: column(z.string().optional(), 'Curve', { format: 'code' }),
      signature: column(z.string(), 'Signature algorithm', { format: 'code' }),
      sha256: column(z.string(), 'SHA-256 fingerprint', { format: 'code' }),
      sha1: column(z.string(), 'SHA-1 fingerprint', { format: 'code' }),
      keyHash: column(z.string(), 'SHA-256 of the public key (Base64)', { format: 'code' }),
    }),
    names: table('Subject and issuer', {
      of: column(z.enum(['subject', 'issuer']), 'Belongs to', { choices: { subject: 'Subject', issuer: 'Issuer' } }),
      attribute: column(z.enum(Object.keys(ATTRIBUTES) as [Attribute, ...Attribute[]]), 'Attribute', { choices: ATTRIBUTES }),
      code: column(z.string(), 'Code', { format: 'code' }),
      value: column(z.string(), 'Value'),
    }),
    hosts: part(z.array(z.string()), 'Alternative names', { view: 'list', format: 'code', fileName: 'names.txt' }).optional(),
    extensions: table('Extensions', {
      name: column(z.enum(Object.keys(EXTENSIONS) as [ExtensionName, ...ExtensionName[]]), 'Extension', { choices: EXTENSIONS }),
      oid: column(z.string(), 'Identifier', { format: 'code' }),
      critical: column(z.boolean(), 'Critical'),
      value: column(z.string(), 'Value', { format: 'code' }),
    }),
    all: table('In the bundle', {
      number: column(z.int(), 'No.'),
      kind: column(z.enum(['certificate', 'request']), 'Kind', { choices: KINDS }),
      subject: column(z.string(), 'Subject'),
      issuer: column(z.string().optional(), 'Issuer'),
      ends: column(z.string().optional(), 'Valid until', { format: 'date-time' }),
      status: column(z.enum(['current', 'expired', 'not-yet', 'request']), 'Validity', { choices: STATUSES }),
    }).optional(),
  }),
  failures: certificateFailures.words,
  notices: {
    'private-key': {
      warning: 'There is also a private key here. It isn’t needed to decode a certificate, so keep it out of what you paste.',
    },
    'last-day': { warning: 'It expires in less than a day.' },
    'weak-signature': {
      warning: 'It is signed with {{algorithm}}, whose hash is broken. Current software rejects it, except in root certificates.',
    },
    'short-key': {
      warning: {
        one: 'The RSA key has only {{count, number}} bit. At least {{minimum, number}} are required today.',
        other: 'The RSA key has only {{count, number}} bits. At least {{minimum, number}} are required today.',
      },
    },
    'malformed-extension': { warning: 'One of the extensions is malformed, so all of them are shown as bytes.' },
    'no-names': { info: 'It has no alternative names. Browsers look only at those, so it won’t work for a website.' },
  },
  notes: [
    'What you see is what the certificate says about itself. Nothing here checks its signature, its chain, whether it was revoked or whether you should trust it; the dates are compared with the clock of your device.',
    'Certificates (RFC 5280) and requests (RFC 2986) are read as PEM, as Base64 without the lines around it, as DER files and from PKCS #7 bundles. Fingerprints are hashes of the DER bytes as they are.',
    'Dates are given in UTC. A certificate is valid through the last second of “Valid until”.',
    'The contents of extensions are given in the terms of their standards. Unknown extensions aren’t left out: they appear as bytes in hexadecimal.',
  ],
  examples: [
    {
      title: 'A Let’s Encrypt root certificate',
      now: '2026-11-21T12:00:00Z',
      timeZone: 'UTC',
      input: { text: ROOT_X2 },
      output: {
        status: 'current',
        left: 5049,
        details: {
          kind: 'certificate',
          begins: '2020-09-04T00:00:00.000Z',
          ends: '2040-09-17T16:00:00.000Z',
          serial: '41:D2:9D:D1:72:EA:EE:A7:80:C1:2C:6C:E9:2F:87:52',
          version: 3,
          key: 'EC',
          curve: 'P-384',
          signature: 'ecdsa-with-SHA384',
          sha256: '69:72:9B:8E:15:A8:6E:FC:17:7A:57:AF:B7:17:1D:FC:64:AD:D2:8C:2F:CA:8C:F1:50:7E:34:45:3C:CB:14:70',
          sha1: 'BD:B1:B9:3C:D5:97:8D:45:C6:26:14:55:F8:DB:95:C7:5A:D1:53:AF',
        },
        extensions: [
          { name: 'keyUsage', oid: '2.5.29.15', critical: true, value: 'keyCertSign, cRLSign' },
          { name: 'basic', oid: '2.5.29.19', critical: true, value: 'cA=TRUE' },
          { name: 'subjectKey', oid: '2.5.29.14', critical: false, value: '7C:42:96:AE:DE:4B:48:3B:FA:92:F8:9E:8C:CF:6D:8B:A9:72:37:95' },
        ],
      },
    },
    {
      title: 'A certificate request',
      now: '2026-11-21T12:00:00Z',
      timeZone: 'UTC',
      input: { text: REQUEST },
      output: {
        status: 'request',
        details: { kind: 'request', version: 1, key: 'EC', curve: 'P-256', signature: 'ecdsa-with-SHA256' },
        names: [{ of: 'subject', attribute: 'CN', code: 'CN', value: 'b.example' }],
        hosts: ['DNS:b.example', 'DNS:www.b.example'],
      },
    },
    {
      title: 'The second of a bundle, years later',
      now: '2041-01-01T00:00:00Z',
      timeZone: 'UTC',
      input: { text: REQUEST + ROOT_X2, number: 2 },
      output: {
        status: 'expired',
        all: [
          { number: 1, kind: 'request', subject: 'b.example', status: 'request' },
          {
            number: 2,
            kind: 'certificate',
            subject: 'ISRG Root X2',
            issuer: 'ISRG Root X2',
            ends: '2040-09-17T16:00:00.000Z',
            status: 'expired',
          },
        ],
      },
    },
  ],
  transform: async ({ text, file, number }, { now, fail, note, signal }) => {
    const { sealed, hasPrivateKey } = readGiven(text, file)
    if (sealed.length > MOST) fail('too-many-certificates', { count: MOST, field: 'text' })
    const x509 = await loadX509()
    const found: Decoded[] = []
    for (const one of sealed) {
      signal.throwIfAborted()
      found.push(...readSealed(x509, one))
    }
    if (found.length > MOST) fail('too-many-certificates', { count: MOST, field: 'text' })
    const shown = found[number - 1] ?? fail('no-such-certificate', { count: found.length, field: 'number' })
    const { key, begins, ends, hosts } = shown
    if (hasPrivateKey) note('private-key')
    if (/^(?:md5|sha1)|SHA1$/.test(shown.signature)) note('weak-signature', { algorithm: shown.signature })
    if (key.bits !== undefined && key.bits < RSA_BITS) note('short-key', { count: key.bits, minimum: RSA_BITS })
    if (shown.isMalformed) note('malformed-extension')
    if (hosts.length === 0 && !shown.isAuthority && !shown.isMalformed) note('no-names')
    const status = statusOf(shown, now)
    const left = status === 'current' && ends !== undefined ? Math.floor((ends - now) / DAY_MS) : undefined
    if (left !== undefined && left < 1) note('last-day')
    return {
      status,
      left: left !== undefined && left > 0 ? left : undefined,
      details: {
        kind: shown.kind,
        begins: momentOf(begins),
        ends: momentOf(ends),
        serial: shown.serial,
        version: shown.version,
        key: key.algorithm,
        bits: key.bits,
        curve: key.curve,
        signature: shown.signature,
        sha256: bytesText((await hashOf('sha256', shown.bytes)).buffer),
        sha1: bytesText((await hashOf('sha1', shown.bytes)).buffer),
        keyHash: writeHash(await hashOf('sha256', shown.keyBytes), 'base64'),
      },
      names: [...shown.names],
      hosts: hosts.length > 0 ? [...hosts] : undefined,
      extensions: [...shown.extensions],
      all:
        found.length < 2
          ? undefined
          : found.map((one, index) => ({
              number: index + 1,
              kind: one.kind,
              subject: one.title,
              issuer: one.issuedBy,
              ends: momentOf(one.ends),
              status: statusOf(one, now),
            })),
    }
  },
})

/** RFC 5280, 4.1.2.5: from and until, both included; the second that it ends in is within. */
function statusOf({ begins, ends }: Decoded, now: number): keyof typeof STATUSES {
  if (begins === undefined || ends === undefined) return 'request'
  if (now < begins) return 'not-yet'
  return now >= ends + 1000 ? 'expired' : 'current'
}

const momentOf = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms).toISOString())

async function hashOf(name: 'sha256' | 'sha1', bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const hash = (await hashMaker(name))()
  hash.update(bytes)
  return new Uint8Array(hash.digest())
}
