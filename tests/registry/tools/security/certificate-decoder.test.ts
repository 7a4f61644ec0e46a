import { X509Certificate, createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { certificateDecoder } from '../../../../registry/tools/security/certificate-decoder/tool.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const ROOT = String(certificateDecoder.examples[0]?.input.text)
const REQUEST = String(certificateDecoder.examples[1]?.input.text)
// Made with OpenSSL 3.0.19; what is expected of them is what “openssl x509 -text” says.
const FULL = `-----BEGIN CERTIFICATE-----
MIIDBzCCAq2gAwIBAgIEAKGywzAKBggqhkjOPQQDAjA1MQswCQYDVQQGEwJQTDES
MBAGA1UECgwJUHJ6eWvFgmFkMRIwEAYDVQQDDAlhLmV4YW1wbGUwIBcNMjYxMTI0
MDAyODI4WhgPMjA4MTA4MjcwMDI4MjhaMDUxCzAJBgNVBAYTAlBMMRIwEAYDVQQK
DAlQcnp5a8WCYWQxEjAQBgNVBAMMCWEuZXhhbXBsZTBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABGcPtMCiN8RPiTUbMrswiC8fLvX6wzmb9lkevX4W1i5VebrFcWr7
LMqwLt0S53N6QhRoyoBcAUYqqpIh2FFvPWKjggGnMIIBozAdBgNVHQ4EFgQU2ac5
ZKlq6cy6qs7Nkb7B8qjj85UwHwYDVR0jBBgwFoAU2ac5ZKlq6cy6qs7Nkb7B8qjj
85UwbAYDVR0RBGUwY4IJYS5leGFtcGxlggsqLmEuZXhhbXBsZYcECgAAAYcQIAEN
uAAAAAAAAAAAAAAAAYELeEBhLmV4YW1wbGWGEmh0dHBzOi8vYS5leGFtcGxlL6QQ
MA4xDDAKBgNVBAMMA0RpcjASBgNVHRMBAf8ECDAGAQH/AgECMA4GA1UdDwEB/wQE
AwIChDAZBgNVHSUEEjAQBggrBgEFBQcDAQYEKgMEBTATBgNVHSAEDDAKMAgGBmeB
DAECATApBgNVHR8EIjAgMB6gHKAahhhodHRwOi8vY3JsLmV4YW1wbGUvYS5jcmww
VgYIKwYBBQUHAQEESjBIMCAGCCsGAQUFBzABhhRodHRwOi8vb2NzcC5leGFtcGxl
LzAkBggrBgEFBQcwAoYYaHR0cDovL2NhLmV4YW1wbGUvY2EuZGVyMBEGCCsGAQUF
BwEYBAUwAwIBBTAJBgMqAwQEAgECMAoGCCqGSM49BAMCA0gAMEUCIQDv3r0ZwJhv
tBpogE3ZyfejJgw/kz48qOW2TqpLbdVxDgIgWhDCtjybg4OaTgLfCrDgH3PPEeqZ
vL4ivXMpq3H2CGo=
-----END CERTIFICATE-----
`
const WEAK = `-----BEGIN CERTIFICATE-----
MIIB+jCCAWOgAwIBAgIULWV2TGk5o/8VG+GLamRh7eaWpzEwDQYJKoZIhvcNAQEF
BQAwDzENMAsGA1UECgwET25seTAeFw0yNjExMjQwMDMyNTVaFw0yNjExMjkwMDMy
NTVaMA8xDTALBgNVBAoMBE9ubHkwgZ8wDQYJKoZIhvcNAQEBBQADgY0AMIGJAoGB
AM/5U9NU0GVC3l9bnwCHWV9F0Q6S4CGfyqK3mgGTokzx/aQx/3qi8uQLgBAcm+Av
jb4dky7vAz86k72eiIuV2nbi7kCaPlJGJ+BxH04PWG8bl6R7Sz1O+fzcvqrgXPvg
mMb5n5ClpTmrBGLVHZlCqFYAm9kxDdndocrVBeVvWAXPAgMBAAGjUzBRMB0GA1Ud
DgQWBBTQyYumBCQM1uvlVXm20enZ5tj5VzAfBgNVHSMEGDAWgBTQyYumBCQM1uvl
VXm20enZ5tj5VzAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBBQUAA4GBAAz/
sMEmI7WIAXxHvqzIfgGenKjpeUgeEB41YcxKzv+hEUtTgSxigBh5k9i5lWYJORGB
SSu9lbZpu325eG4c2MPFJD5j2x/abk9KSzHpAAGiNF5OvKIShlREMf096Wqes1Oo
zNLfqjhYGXkp6RZPjCK1pXZoeUSRVVVUEkdDPBAi
-----END CERTIFICATE-----
`
// “openssl crl2pkcs7 -nocrl” of ROOT.
const BUNDLE = `-----BEGIN PKCS7-----
MIICSgYJKoZIhvcNAQcCoIICOzCCAjcCAQExADALBgkqhkiG9w0BBwGgggIfMIIC
GzCCAaGgAwIBAgIQQdKd0XLq7qeAwSxs6S+HUjAKBggqhkjOPQQDAzBPMQswCQYD
VQQGEwJVUzEpMCcGA1UEChMgSW50ZXJuZXQgU2VjdXJpdHkgUmVzZWFyY2ggR3Jv
dXAxFTATBgNVBAMTDElTUkcgUm9vdCBYMjAeFw0yMDA5MDQwMDAwMDBaFw00MDA5
MTcxNjAwMDBaME8xCzAJBgNVBAYTAlVTMSkwJwYDVQQKEyBJbnRlcm5ldCBTZWN1
cml0eSBSZXNlYXJjaCBHcm91cDEVMBMGA1UEAxMMSVNSRyBSb290IFgyMHYwEAYH
KoZIzj0CAQYFK4EEACIDYgAEzZvVn4CDCuwJSvMWSj5cz3es3mcFDR0HttwW+1qL
FNvicWDEukWVEYmO6gbf9yoWHKS5xcUy4APgHoIYOIvXRdgKam7mAHf7AlF9ItgK
bppbd9/w+kHsOdx1ymgHDB/qo0IwQDAOBgNVHQ8BAf8EBAMCAQYwDwYDVR0TAQH/
BAUwAwEB/zAdBgNVHQ4EFgQUfEKWrt5LSDv6kviejM9ti6lyN5UwCgYIKoZIzj0E
AwMDaAAwZQIwe3lORlCEwkSHRhtFcP9Ymd70/aTSVaYgLXTWNLxBo1BfASdWtL4n
dQavEi51mI38AjEAi/V3bNTIZargCyzuFJ0nN6T5U6VR5CmD1/iQMVtCnwr1/q4A
aOeMSQ+2b1tbFfLnMQA=
-----END PKCS7-----
`
const KEY = '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n'
const derOf = (pem: string) => Buffer.from(pem.replaceAll(/-----.*-----/g, ''), 'base64')
const pemOf = (bytes: Uint8Array) => `-----BEGIN CERTIFICATE-----\n${Buffer.from(bytes).toString('base64')}\n-----END CERTIFICATE-----`
const file = (bytes: Uint8Array) => ({ name: 'a.der', type: '', bytes: new Uint8Array(bytes) })
const read = (input: object, now?: number) => output(certificateDecoder, input, now === undefined ? {} : { now })

describe('certificate-decoder', () => {
  it('says of a certificate what OpenSSL says', async () => {
    const { details, names, hosts, extensions, ...rest } = await read({ text: FULL }, Date.UTC(2027, 0, 1))
    const openssl = new X509Certificate(FULL)
    expect(details).toEqual({
      kind: 'certificate',
      begins: '2026-11-24T00:28:28.000Z',
      ends: '2081-08-27T00:28:28.000Z',
      serial: '00:A1:B2:C3',
      version: 3,
      key: 'EC',
      curve: 'P-256',
      signature: 'ecdsa-with-SHA256',
      sha256: openssl.fingerprint256,
      sha1: openssl.fingerprint,
      keyHash: createHash('sha256')
        .update(openssl.publicKey.export({ type: 'spki', format: 'der' }))
        .digest('base64'),
    })
    expect(names.slice(0, 3)).toEqual([
      { of: 'subject', attribute: 'C', code: 'C', value: 'PL' },
      { of: 'subject', attribute: 'O', code: 'O', value: 'Przykład' },
      { of: 'subject', attribute: 'CN', code: 'CN', value: 'a.example' },
    ])
    expect(hosts).toEqual([
      'DNS:a.example',
      'DNS:*.a.example',
      'IP:10.0.0.1',
      'IP:2001:db8::1',
      'email:x@a.example',
      'URI:https://a.example/',
      'dirName:CN=Dir',
    ])
    const key = 'D9:A7:39:64:A9:6A:E9:CC:BA:AA:CE:CD:91:BE:C1:F2:A8:E3:F3:95'
    expect(extensions.map(({ name, critical, value }: Record<string, unknown>) => [name, critical, value])).toEqual([
      ['subjectKey', false, key],
      ['authorityKey', false, key],
      ['subjectNames', false, hosts.join(', ')],
      ['basic', true, 'cA=TRUE, pathLenConstraint=2'],
      ['keyUsage', true, 'digitalSignature, keyCertSign'],
      ['extendedUsage', false, 'serverAuth, 1.2.3.4.5'],
      ['policies', false, '2.23.140.1.2.1'],
      ['revocationLists', false, 'URI:http://crl.example/a.crl'],
      ['authorityAccess', false, 'OCSP URI:http://ocsp.example/, caIssuers URI:http://ca.example/ca.der'],
      ['tlsFeature', false, '30:03:02:01:05'],
      ['other', false, '01:02'],
    ])
    expect(rest).toEqual({ status: 'current', left: 19_962 })
  })

  it.each([
    ['before', Date.UTC(2020, 8, 4) - 1, 'not-yet', undefined],
    ['from its first second', Date.UTC(2020, 8, 4), 'current', 7318],
    ['a day before its end', Date.UTC(2040, 8, 16, 16), 'current', 1],
    ['on its last day', Date.UTC(2040, 8, 16, 16) + 1, 'current', undefined],
    ['in its last second', Date.UTC(2040, 8, 17, 16) + 999, 'current', undefined],
    ['after it', Date.UTC(2040, 8, 17, 16) + 1000, 'expired', undefined],
  ])('tells the validity %s', async (_, now, status, left) => {
    const given = await read({ text: ROOT }, now)
    expect([given.status, given.left]).toEqual([status, left])
    const isLastDay = status === 'current' && left === undefined
    expect((given.notices ?? []).some(({ code }: { code: string }) => code === 'last-day')).toBe(isLastDay)
  })

  it('reads PEM, Base64 without its lines, DER and PKCS #7 alike', async () => {
    const { details } = await read({ text: ROOT })
    const der = derOf(ROOT)
    const trusted = ROOT.replaceAll('CERTIFICATE', 'TRUSTED CERTIFICATE')
    for (const input of [
      { text: `Bag Attributes\n  friendlyName: x\n${ROOT}` },
      { text: der.toString('base64') },
      { text: trusted },
      { text: BUNDLE },
      { file: file(der) },
      { file: file(Buffer.from(ROOT)) },
      { file: file(derOf(BUNDLE)) },
    ])
      expect((await read(input)).details).toEqual(details)
    const two = await read({ text: FULL, file: file(Buffer.concat([der, derOf(WEAK)])), number: 3 })
    expect(two.all.map(({ subject }: { subject: string }) => subject)).toEqual(['a.example', 'ISRG Root X2', 'Only'])
    expect([two.details.key, two.details.bits]).toEqual(['RSA', 1024])
  })

  it('warns of what is weak, missing or out of place', async () => {
    expect((await read({ text: WEAK })).notices).toEqual([
      { code: 'weak-signature', params: { algorithm: 'sha1WithRSAEncryption' }, level: 'warning' },
      { code: 'short-key', params: { count: 1024, minimum: 2048 }, level: 'warning' },
    ])
    expect(noticeCodes(await read({ text: KEY + ROOT }))).toEqual(['private-key'])
    expect(noticeCodes(await read({ text: KEY.replaceAll('PRIVATE', 'PUBLIC') + ROOT }))).toEqual([])
    const bytes = derOf(WEAK)
    bytes.set([0], bytes.indexOf(Buffer.from('30030101ff', 'hex')) + 4)
    expect(noticeCodes(await read({ text: pemOf(bytes) }))).toContain('no-names')
  })

  it('shows extensions as bytes when one is malformed', async () => {
    const bytes = derOf(ROOT)
    const at = bytes.indexOf(Buffer.from('040530030101ff', 'hex'))
    bytes.set([0x04], at + 2)
    const result = await read({ text: pemOf(bytes) })
    expect(noticeCodes(result)).toEqual(['malformed-extension'])
    expect(result.extensions[1]).toEqual({ name: 'basic', oid: '2.5.29.19', critical: true, value: '04:03:01:01:FF' })
  })

  it.each([
    ['', 'required', undefined],
    ['hello world', 'no-certificate', undefined],
    ['MAA=', 'no-certificate', undefined],
    ['aGVsbG8=', 'no-certificate', undefined],
    ['-----BEGIN PGP MESSAGE-----\nAAAA\n-----END PGP MESSAGE-----', 'no-certificate', undefined],
    [KEY, 'private-key-only', undefined],
    [KEY.replaceAll('PRIVATE', 'PUBLIC'), 'private-key-only', undefined],
    [`x\n${ROOT.slice(0, 200)}`, 'damaged-block', 2],
    [ROOT.replace('MIICGz', 'MIICG*'), 'damaged-block', 0],
    [ROOT + pemOf(derOf(ROOT).subarray(0, 300)), 'damaged-block', ROOT.length],
    [pemOf(Buffer.from([0x30, 3, 2, 1, 1])), 'damaged-block', 0],
    [pemOf(Buffer.alloc(60_000, Buffer.from([0x30, 0x80]))), 'damaged-block', 0],
    [ROOT.repeat(201), 'too-many-certificates', undefined],
  ])('refuses %.30s with %s', async (text, code, offset) => {
    const found = await failure(certificateDecoder, { text })
    expect([found.code, found.field, found.place?.offset]).toEqual([code, 'text', offset])
  })

  it('refuses a number that is not there, and a file that is none', async () => {
    expect(await failure(certificateDecoder, { text: ROOT + REQUEST, number: 3 })).toMatchObject({
      code: 'no-such-certificate',
      params: { count: 2 },
      field: 'number',
    })
    expect(await failure(certificateDecoder, { file: file(Buffer.from([0x30, 0])) })).toMatchObject({
      code: 'no-certificate',
      field: 'file',
    })
    expect(await failure(certificateDecoder, { file: file(Buffer.alloc(100_000, Buffer.from([0x30, 0]))) })).toMatchObject({
      code: 'too-many-certificates',
    })
  })
})
