import { createPublicKey, generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import { compactVerify, importSPKI } from 'jose'
import { describe, expect, it } from 'vitest'
import { ecAsPkcs8 } from '../../../../registry/lib/keys/der.ts'
import { jwtGenerator } from '../../../../registry/tools/security/jwt-generator/tool.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'
import { withoutTls } from '../../../support/without-tls.ts'

const NOW = Date.UTC(2026, 10, 21, 12) / 1000
const SECRET = 'a secret of more than thirty-two bytes'
const make = (input: object) => output(jwtGenerator, { payload: '{}', secret: SECRET, ...input })
const refuse = (input: object) => failure(jwtGenerator, { payload: '{}', secret: SECRET, ...input })
const decoded = (part: string | undefined) => Buffer.from(part ?? '', 'base64url').toString()
const pkcs8 = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }) as string
const jwkOf = (key: KeyObject) => JSON.stringify(key.export({ format: 'jwk' }))

// RFC 7515, appendix A.1: header, payload and key to the letter.
const RFC_HEADER = '{"typ":"JWT",\r\n "alg":"HS256"}'
const RFC_PAYLOAD = '{"iss":"joe",\r\n "exp":1300819380,\r\n "http://example.com/is_root":true}'
const RFC_K = 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow'
const RFC_TOKEN =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
// RFC 7515, appendix A.2.1.
const RFC_RSA = {
  kty: 'RSA',
  n: 'ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ',
  e: 'AQAB',
  d: 'Eq5xpGnNCivDflJsRQBXHx1hdR1k6Ulwe2JZD50LpXyWPEAeP88vLNO97IjlA7_GQ5sLKMgvfTeXZx9SE-7YwVol2NXOoAJe46sui395IW_GO-pWJ1O0BkTGoVEn2bKVRUCgu-GjBVaYLU6f3l9kJfFNS3E0QbVdxzubSu3Mkqzjkn439X0M_V51gfpRLI9JYanrC4D4qAdGcopV_0ZHHzQlBjudU2QvXt4ehNYTCBr6XCLQUShb1juUO1ZdiYoFaFQT5Tw8bGUl_x_jTj3ccPDVZFD9pIuhLhBOneufuBiB4cS98l2SR_RQyGWSeWjnczT0QU91p1DhOVRuOopznQ',
  p: '4BzEEOtIpmVdVEZNCqS7baC4crd0pqnRH_5IB3jw3bcxGn6QLvnEtfdUdiYrqBdss1l58BQ3KhooKeQTa9AB0Hw_Py5PJdTJNPY8cQn7ouZ2KKDcmnPGBY5t7yLc1QlQ5xHdwW1VhvKn-nXqhJTBgIPgtldC-KDV5z-y2XDwGUc',
  q: 'uQPEfgmVtjL0Uyyx88GZFF1fOunH3-7cepKmtH4pxhtCoHqpWmT8YAmZxaewHgHAjLYsp1ZSe7zFYHj7C6ul7TjeLQeZD_YwD66t62wDmpe_HlB-TnBA-njbglfIsRLtXlnDzQkv5dTltRJ11BKBBypeeF6689rjcJIDEz9RWdc',
  dp: 'BwKfV3Akq5_MFZDFZCnW-wzl-CCo83WoZvnLQwCTeDv8uzluRSnm71I3QCLdhrqE2e9YkxvuxdBfpT_PI7Yz-FOKnu1R6HsJeDCjn12Sk3vmAktV2zb34MCdy7cpdTh_YVr7tss2u6vneTwrA86rZtu5Mbr1C1XsmvkxHQAdYo0',
  dq: 'h_96-mK1R_7glhsum81dZxjTnYynPbZpHziZjeeHcXYsXaaMwkOlODsWa7I9xXDoRwbKgB719rrmI2oKr6N3Do9U0ajaHF-NKJnwgjMd2w9cjz3_-kyNlxAr2v4IKhGNpmM5iIgOS1VZnOZ68m6_pbLBSp3nssTdlqvd0tIiTHU',
  qi: 'IYd7DHOhrWvxkwPQsRM2tOgrjbcrfvtQJipd-DlcxyVuuMf9uTM2k7-u_FpT1RmzAm2dI5xtU5r3wVqLyKI3oT1nyQMfpp9TX3WgcgyrbQXXeIN7lpBpsa9VGzhLMxxTQJ0NDnTgYWIAGDs2gLYmrQ4wPwCq7gYmmmqSb83hN9E',
}

describe('jwt-generator', () => {
  it('gives the token of RFC 7515, A.1, from a JWK and from Base64', async () => {
    const input = { header: RFC_HEADER, payload: RFC_PAYLOAD, spacing: 'keep' }
    expect((await make({ ...input, secret: RFC_K, secretForm: 'base64' })).token).toBe(RFC_TOKEN)
    const result = await make({ ...input, secret: `{"kty":"oct","k":"${RFC_K}"}`, secretForm: 'jwk' })
    expect(result.token).toBe(RFC_TOKEN)
    expect(noticeCodes(result)).toEqual(['already-expired'])
    expect(result.details).toEqual({ expires: '2011-03-22T18:43:00.000Z', size: RFC_TOKEN.length })
  })

  it('gives the token of RFC 7515, A.2, by RS256', async () => {
    const key = JSON.stringify({ ...RFC_RSA, use: 'enc', key_ops: ['decrypt'], ext: false, kid: 'x' })
    const { token } = await make({ header: '{"alg":"RS256"}', payload: RFC_PAYLOAD, spacing: 'keep', algorithm: 'RS256', key })
    expect(token).toBe(
      'eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw',
    )
  })

  it('signs by each algorithm so that OpenSSL and jose find it right, with PEM of each kind and JWK', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pkcs1 = rsa.privateKey.export({ type: 'pkcs1', format: 'pem' }) as string
    const keys: [string, string][] = [
      ['RS384', pkcs8(rsa.privateKey)],
      ['RS512', pkcs1],
      ['PS256', jwkOf(rsa.privateKey)],
      ['PS384', pkcs1],
      ['PS512', pkcs1],
    ]
    for (const [algorithm, namedCurve] of [
      ['ES256', 'P-256'],
      ['ES384', 'P-384'],
      ['ES512', 'P-521'],
    ] as const) {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve })
      const sec1 = privateKey.export({ type: 'sec1', format: 'pem' }) as string
      const parameters = '-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n'
      keys.push([algorithm, pkcs8(privateKey)], [algorithm, parameters + sec1], [algorithm, jwkOf(privateKey)])
    }
    const ed = generateKeyPairSync('ed25519').privateKey
    keys.push(['EdDSA', pkcs8(ed)], ['Ed25519', jwkOf(ed)])
    for (const [algorithm, key] of keys) {
      const { token, publicKey } = await make({ payload: '{"a":"é"}', algorithm, key: `\n${key}\n` })
      const { payload, protectedHeader } = await compactVerify(token, await importSPKI(publicKey, algorithm))
      expect([algorithm, protectedHeader, Buffer.from(payload).toString()]).toEqual([
        algorithm,
        { alg: algorithm, typ: 'JWT' },
        '{"a":"é"}',
      ])
      if (algorithm === 'RS512') {
        const [signed, signature] = [token.slice(0, token.lastIndexOf('.')), token.slice(token.lastIndexOf('.') + 1)]
        expect(verify('sha512', Buffer.from(signed), createPublicKey(publicKey), Buffer.from(signature, 'base64url'))).toBe(true)
      }
    }
  })

  it.each([
    ['{}', '{"iat":N,"exp":M}'],
    ['{ }', '{"iat":N,"exp":M}'],
    ['{"exp":1,"a":[1,{"exp":2}]}', '{"exp":M,"a":[1,{"exp":2}],"iat":N}'],
    ['{"n":12345678901234567890.10,"__proto__":1}', '{"n":12345678901234567890.10,"__proto__":1,"iat":N,"exp":M}'],
  ])('adds times to %s', async (payload, wanted) => {
    const result = await make({ payload, issued: true, lifetime: 'own', seconds: 90 })
    const expected = wanted.replace('N', String(NOW)).replace('M', String(NOW + 90))
    expect([result.payload, decoded(result.token.split('.')[1])]).toEqual([expected, expected])
    expect(noticeCodes(result)).toEqual(payload.startsWith('{"exp"') ? ['replaced-claim'] : [])
  })

  it('keeps the layout when asked, also of what it adds', async () => {
    const { payload } = await make({ payload: '{\n  "a": 1\n}', lifetime: 'days30', spacing: 'keep' })
    expect(payload).toBe(`{\n  "a": 1,\n  "exp":${NOW + 30 * 86_400}\n}`)
  })

  it.each([
    ['', '{"alg":"HS256","typ":"JWT"}'],
    ['{}', '{"alg":"HS256"}'],
    ['{"kid": "1", "typ":"at+jwt"}', '{"alg":"HS256","kid":"1","typ":"at+jwt"}'],
    ['{"kid":"1"}', '{"alg":"HS256","kid":"1"}'],
    ['{"kid":"1","alg":"HS256"}', '{"kid":"1","alg":"HS256"}'],
  ])('makes of the header %j %s', async (header, wanted) => {
    expect(decoded((await make({ header })).token.split('.')[0])).toBe(wanted)
  })

  it.each([
    ['HS256', 31, true],
    ['HS256', 32, false],
    ['HS384', 47, true],
    ['HS512', 64, false],
  ])('of a secret for %s with %i bytes warns: %s', async (algorithm, length, isWarned) => {
    const result = await make({ algorithm, secret: 'x'.repeat(length), lifetime: 'day' })
    expect(noticeCodes(result)).toEqual(isWarned ? ['short-secret'] : [])
  })

  it('tells what is odd about times', async () => {
    expect(noticeCodes(await make({ payload: '{"exp":"soon","iat":1795262400000}' }))).toEqual(['bad-time', 'milliseconds-time'])
    expect(noticeCodes(await make({ payload: `{"exp":${NOW}}` }))).toEqual(['already-expired'])
    expect(noticeCodes(await make({ payload: `{"exp":${NOW + 1}}` }))).toEqual([])
    expect(noticeCodes(await make({}))).toEqual(['never-expires'])
  })

  it.each([
    [{ payload: '{"a":1,}' }, 'json-trailing-comma', 'payload', 6],
    [{ payload: '{"a":\n x}' }, 'json-bad-word', 'payload', 7],
    [{ payload: ' [1]' }, 'not-json-object', 'payload', 1],
    [{ payload: '{"a":1,"\\u0061":2}' }, 'repeated-member', 'payload', 7],
    [{ payload: '{"a":"\ud800"}' }, 'lone-surrogate', 'payload', 6],
    [{ header: '{"alg"}' }, 'json-colon-missing', 'header', 6],
    [{ header: '"x"' }, 'not-json-object', 'header', 0],
    [{ header: '{"typ":"JWT","alg":"None"}' }, 'alg-none', 'header', 19],
    [{ header: '{"alg":"HS512"}' }, 'other-algorithm', 'header', 7],
    [{ header: '{"alg":{"a":1}}' }, 'other-algorithm', 'header', 7],
    [{ header: '{"b64":false}' }, 'critical-header', 'header', 1],
    [{ secret: '' }, 'required', 'secret', undefined],
    [{ secret: 'xyz', secretForm: 'hex' }, 'bad-hex', 'secret', undefined],
    [{ secret: '*', secretForm: 'base64' }, 'bad-base64', 'secret', undefined],
    [{ secret: '{"kty":"oct"}', secretForm: 'jwk' }, 'bad-secret-jwk', 'secret', undefined],
    [{ secret: '{"kty":"oct","k":"*"}', secretForm: 'jwk' }, 'bad-secret-jwk', 'secret', undefined],
    [{ algorithm: 'none' }, 'not-a-choice', 'algorithm', undefined],
    [{ algorithm: 'RS256' }, 'required', 'key', undefined],
  ])('refuses %j with %s', async (input, code, field, offset) => {
    const found = await refuse(input)
    expect([found.code, found.field, found.place?.offset]).toEqual([code, field, offset])
  })

  it('refuses keys that cannot sign, and repeats nothing of them', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey
    const sealed = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' } as const
    const old = '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\nAAAA\n-----END RSA PRIVATE KEY-----'
    const cases: [string, string, string, object?][] = [
      ['ES256', publicKey.export({ type: 'spki', format: 'pem' }) as string, 'public-key'],
      ['ES256', jwkOf(publicKey), 'public-key'],
      ['ES256', privateKey.export(sealed) as string, 'encrypted-key'],
      ['RS256', old, 'encrypted-key'],
      ['RS256', '-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----', 'openssh-key'],
      ['RS256', pkcs8(privateKey), 'wrong-key', { algorithm: 'RS256' }],
      ['ES384', jwkOf(privateKey), 'wrong-key', { algorithm: 'ES384' }],
      ['RS256', pkcs8(rsa), 'short-rsa-key', { count: 1024, minimum: 2048 }],
      ['RS256', 'hello', 'bad-private-key'],
      ['RS256', '{"kty":', 'bad-private-key'],
      ['RS256', '{"kty":"oct","k":"AAAA"}', 'bad-private-key'],
      ['RS256', '-----BEGIN PRIVATE KEY-----\n*\n-----END PRIVATE KEY-----', 'bad-private-key'],
      ['RS256', '-----BEGIN PRIVATE KEY-----\nAAAA', 'bad-private-key'],
      ['RS256', '-----BEGIN A-----'.repeat(11_000), 'bad-private-key'],
    ]
    for (const [algorithm, key, code, params = {}] of cases)
      expect([key.slice(0, 40), await refuse({ algorithm, key })]).toEqual([
        key.slice(0, 40),
        { code, params, field: 'key', place: undefined },
      ])
  })

  it.each([
    ['P-256', '06082a8648ce3d030107'],
    ['P-384', '06052b81040022'],
    ['P-521', '06052b81040023'],
  ] as const)('names the curve %s of a key that leaves it out', (curve, oid) => {
    expect(Buffer.from(ecAsPkcs8(new Uint8Array(200), curve)).toString('hex')).toContain(`06072a8648ce3d0201${oid}0481c8`)
  })
})

describe('jwt-generator on a page that came without TLS', () => {
  withoutTls()

  it('says that it needs HTTPS', async () => {
    // RFC 8037, appendix A.1
    const key =
      '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}'
    for (const given of [{ secret: 'x'.repeat(32) }, { algorithm: 'EdDSA', key }])
      expect(await failure(jwtGenerator, { payload: '{}', ...given })).toMatchObject({ code: 'no-web-crypto' })
  })
})
