import { constants, createHmac, createSign, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { jwtDecoder } from '../../../../registry/tools/security/jwt-decoder/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { withoutTls } from '../../../support/without-tls.ts'

const part = (json: string) => Buffer.from(json).toString('base64url')
const unsigned = (payload: string, header = '{"alg":"none"}') => `${part(header)}.${part(payload)}.`
const NOW = Date.UTC(2026, 10, 21, 12) / 1000

// RFC 7515, appendix A.1.
const RFC_TOKEN =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const RFC_SECRET = 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow'

describe('jwt-decoder', () => {
  it('reads and verifies the example of RFC 7515, A.1', async () => {
    const result = await output(jwtDecoder, { text: `Authorization: Bearer ${RFC_TOKEN}\n`, secret: RFC_SECRET, secretEncoding: 'base64' })
    expect(result).toMatchObject({ signature: 'right', status: 'expired', header: '{"typ":"JWT",\r\n "alg":"HS256"}' })
    expect(result.notices).toBeUndefined()
    expect(result.claims[1]).toEqual({ claim: 'exp', meaning: 'exp', value: '1300819380', time: '2011-03-22T18:43:00.000Z' })
  })

  it('tells a wrong secret, and one that is too short', async () => {
    expect(await output(jwtDecoder, { text: RFC_TOKEN, secret: 'wrong' })).toMatchObject({
      signature: 'wrong',
      notices: [{ code: 'short-secret', params: { minimum: 32 } }],
    })
    expect(await output(jwtDecoder, { text: RFC_TOKEN })).toMatchObject({ signature: 'unchecked', notices: [{ code: 'give-secret' }] })
  })

  it.each([
    ['RS256', 'sha256', constants.RSA_PKCS1_PADDING],
    ['RS512', 'sha512', constants.RSA_PKCS1_PADDING],
    ['PS256', 'sha256', constants.RSA_PKCS1_PSS_PADDING],
  ])('verifies %s by an RSA key that is too short, and warns', async (algorithm, hash, padding) => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
    const head = `${part(`{"alg":"${algorithm}"}`)}.${part('{}')}`
    const settings = { key: privateKey, padding, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }
    const text = `${head}.${createSign(hash).update(head).sign(settings, 'base64url')}`
    const warning = [{ code: 'weak-key', params: { count: 1024, minimum: 2048, algorithm }, level: 'warning' }]
    for (const key of [publicKey.export({ type: 'spki', format: 'pem' }), JSON.stringify(publicKey.export({ format: 'jwk' }))]) {
      expect(await output(jwtDecoder, { text, key })).toMatchObject({ signature: 'right', notices: warning })
      const changed = text.replace(`.${part('{}')}.`, `.${part('{"a":1}')}.`)
      expect(await output(jwtDecoder, { text: changed, key })).toMatchObject({ signature: 'wrong', notices: warning })
    }
    const critical = text.replace(head, `${part(`{"alg":"${algorithm}","crit":["x"],"x":1}`)}.${part('{}')}`)
    expect(await failure(jwtDecoder, { text: critical, key: publicKey.export({ type: 'spki', format: 'pem' }) })).toMatchObject({
      code: 'not-supported',
    })
  })

  it('verifies RS256, ES256 and EdDSA with keys and signatures of OpenSSL', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const ed = generateKeyPairSync('ed25519')
    const body = (alg: string) => `${part(`{"alg":"${alg}","kid":"k"}`)}.${part('{}')}`
    const rsaToken = `${body('RS256')}.${createSign('sha256').update(body('RS256')).sign(rsa.privateKey, 'base64url')}`
    const ecToken = `${body('ES256')}.${createSign('sha256').update(body('ES256')).sign({ key: ec.privateKey, dsaEncoding: 'ieee-p1363' }, 'base64url')}`
    const edToken = `${body('EdDSA')}.${sign(null, Buffer.from(body('EdDSA')), ed.privateKey).toString('base64url')}`
    const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' }) as string
    const jwk = ec.publicKey.export({ format: 'jwk' })
    const set = JSON.stringify({ keys: [jwk, { ...ed.publicKey.export({ format: 'jwk' }), kid: 'k' }] })
    expect((await output(jwtDecoder, { text: rsaToken, key: pem })).signature).toBe('right')
    expect((await output(jwtDecoder, { text: ecToken, key: JSON.stringify(jwk) })).signature).toBe('right')
    expect((await output(jwtDecoder, { text: edToken, key: set })).signature).toBe('right')
    expect((await output(jwtDecoder, { text: rsaToken.replace(`.${part('{}')}.`, `.${part('{"a":1}')}.`), key: pem })).signature).toBe(
      'wrong',
    )
    expect(await failure(jwtDecoder, { text: rsaToken, key: JSON.stringify(jwk) })).toMatchObject({
      code: expect.stringMatching(/wrong-key|bad-key/),
    })
    expect(await failure(jwtDecoder, { text: rsaToken, key: rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }) })).toMatchObject({
      code: 'private-key',
    })
    expect(await failure(jwtDecoder, { text: ecToken, key: JSON.stringify(ec.privateKey.export({ format: 'jwk' })) })).toMatchObject({
      code: 'private-key',
    })
    expect(await failure(jwtDecoder, { text: rsaToken, key: JSON.stringify({ keys: [jwk, jwk] }) })).toMatchObject({ code: 'no-such-key' })
    expect(await failure(jwtDecoder, { text: rsaToken, key: 'hello' })).toMatchObject({ code: 'bad-key', field: 'key' })
  })

  it('is not talked into checking an HMAC with a public key', async () => {
    const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' }) as string
    const body = `${part('{"alg":"HS256"}')}.${part('{}')}`
    const text = `${body}.${createHmac('sha256', pem).update(body).digest('base64url')}`
    expect((await output(jwtDecoder, { text, key: pem })).signature).toBe('unchecked')
  })

  it('refuses critical extensions it does not know', async () => {
    const body = `${part('{"alg":"HS256","crit":["x"],"x":1}')}.${part('{}')}`
    expect(await failure(jwtDecoder, { text: `${body}.${part('s')}`, secret: 'a' })).toMatchObject({ code: 'not-supported' })
  })

  it.each([
    [`{"exp":${NOW + 1}}`, 'current'],
    [`{"exp":${NOW}}`, 'expired'],
    [`{"nbf":${NOW}}`, 'endless'],
    [`{"nbf":${NOW + 0.5},"exp":${NOW + 9}}`, 'not-yet'],
    ['{"exp":"1300819380"}', 'unclear'],
    ['{"exp":1e400}', 'unclear'],
  ])('judges %s as %s', async (payload, status) => {
    expect((await output(jwtDecoder, { text: unsigned(payload) })).status).toBe(status)
  })

  it('keeps every digit and the order, and names what comes twice', async () => {
    const payload = '{"n":12345678901234567890.10,"__proto__":{"a":[1]},"n":2,"updated_at":0}'
    const result = await output(jwtDecoder, { text: unsigned(payload) })
    expect(result.payload).toBe(payload)
    expect(result.claims.map((claim: { claim: string; value: string }) => [claim.claim, claim.value])).toEqual([
      ['n', '2'],
      ['__proto__', '{"a":[1]}'],
      ['updated_at', '0'],
    ])
    expect(result.notices.map((notice: { code: string }) => notice.code)).toEqual(['alg-none', 'repeated-claim'])
  })

  it.each([
    ['', 'required', undefined],
    ['a.b', 'part-count', undefined],
    ['a.b.c.d.e', 'encrypted-token', undefined],
    [`Bearer ${part('{}')}.e*.`, 'bad-character', 12],
    [`${part('{}')}.a.`, 'cut-part', 5],
    [`${part('{')}.${part('{}')}.`, 'header-not-json', 0],
    [`${part('{}')}.${part('{"a":}')}.`, 'payload-not-json', 4],
    [`${part('[1]')}.${part('{}')}.`, 'not-an-object', 0],
    [`_w.${part('{}')}.`, 'not-text', 0],
    ['a.b.c\nd.e.f', 'bad-character', 5],
    [`"${part('{}')}\n .e3\n1."`, 'cut-part', 11],
    [`${part('{}')}\n.\n ${part('[')}.`, 'payload-not-json', 7],
  ])('refuses %j as %s', async (text, code, offset) => {
    expect(await failure(jwtDecoder, { text })).toMatchObject({ code, field: 'text', ...(offset !== undefined && { place: { offset } }) })
  })

  it('reads a token in quotation marks or broken into lines', async () => {
    // RFC 7515 itself prints it in pieces.
    const broken = RFC_TOKEN.replace(/(.{40})/g, '$1\r\n  ')
    for (const text of [`"${RFC_TOKEN}",`, broken, `'Bearer ${RFC_TOKEN}';`, `Authorization: Bearer "${broken}"`])
      expect(await output(jwtDecoder, { text, secret: RFC_SECRET, secretEncoding: 'base64' })).toMatchObject({ signature: 'right' })
    expect(await failure(jwtDecoder, { text: 'a.b.c\nd.e.f' })).toMatchObject({ params: { character: 'U+000A' } })
  })

  it('tells a sound key that is another’s from none, and an algorithm that cannot be checked', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey
    const token = (alg: string) => `${part(`{"alg":"${alg}"}`)}.${part('{}')}.${part('x')}`
    const keys = [rsa, ec].flatMap((key) => [
      key.export({ type: 'spki', format: 'pem' }) as string,
      JSON.stringify({ ...key.export({ format: 'jwk' }), alg: 'ES384' }),
    ])
    for (const key of keys)
      for (const alg of ['ES256', 'EdDSA'])
        expect(await failure(jwtDecoder, { text: token(alg), key })).toMatchObject({ code: 'wrong-key', params: { algorithm: alg } })
    for (const alg of ['HS1', 'ES256K', 'toString'])
      expect(await failure(jwtDecoder, { text: token(alg), key: keys[0] })).toMatchObject({ code: 'not-supported', field: 'text' })
  })

  it.each([
    ['{}', '{"alg":"HS256"}', ['give-secret']],
    ['{}', '{}', ['no-algorithm']],
    ['{}', '{"alg":256}', ['no-algorithm']],
    ['{"exp":1795262400000,"iat":1795262400}', '{"alg":"none"}', ['alg-none', 'milliseconds-time']],
    ['{"exp":99999999999}', '{"alg":"none"}', ['alg-none']],
  ])('says of %s under %s: %j', async (payload, header, expected) => {
    const { notices } = await output(jwtDecoder, { text: `${part(header)}.${part(payload)}.${part('x')}` })
    expect(notices.map((notice: { code: string }) => notice.code)).toEqual(expected)
  })

  it('cuts no character in two where it shortens a value', async () => {
    const { claims } = await output(jwtDecoder, { text: unsigned(`{"a":"x${'😀'.repeat(150)}"}`) })
    expect(claims[0].value).toBe(`x${'😀'.repeat(99)}…`)
  })

  it('refuses a secret that is not Base64', async () => {
    expect(await failure(jwtDecoder, { text: RFC_TOKEN, secret: '***', secretEncoding: 'base64' })).toMatchObject({
      code: 'bad-secret',
      field: 'secret',
    })
  })

  it('reads a payload nested a hundred thousand deep', async () => {
    const payload = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    expect((await output(jwtDecoder, { text: unsigned(payload) })).payload).toBe(payload)
  })

  it('takes an algorithm named like a property of every object for what it is', async () => {
    const text = `${part('{"alg":"toString"}')}.${part('{}')}.${part('x')}`
    expect(await output(jwtDecoder, { text })).toMatchObject({ signature: 'unchecked', notices: [{ code: 'give-key' }] })
  })
})

describe('jwt-decoder on a page that came without TLS', () => {
  withoutTls()

  it('says that it needs HTTPS', async () => {
    const key = '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}'
    for (const given of [
      { text: RFC_TOKEN, secret: RFC_SECRET },
      { text: RFC_TOKEN.replace(/^[^.]*/, part('{"alg":"EdDSA"}')), key },
    ])
      expect(await failure(jwtDecoder, given)).toMatchObject({ code: 'no-web-crypto' })
    expect(await output(jwtDecoder, { text: RFC_TOKEN })).toMatchObject({ signature: 'unchecked' })
  })
})
