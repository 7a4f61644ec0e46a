import fc from 'fast-check'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ToolError } from '../../../../engine/core/errors.ts'
import { HttpRefusal } from '../../../../engine/http/problem.ts'
import { createVerifier, isEmulated } from '../../../../src/server/account/token.ts'
import { claimsOf, PROJECT, type Signer, startSigner, unsignedToken } from '../../../support/servers/id-tokens.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const SECONDS = NOW / 1000

let signer: Signer
beforeAll(async () => {
  signer = await startSigner()
})
afterAll(() => signer.close())

const verifier = (more: Partial<Parameters<typeof createVerifier>[0]> = {}) =>
  createVerifier({ projectId: PROJECT, keys: signer.keys, now: () => NOW, ...more })
const refusal = async (token: string, more?: Parameters<typeof verifier>[0]) => {
  const error: unknown = await verifier(more)
    .verify(token)
    .catch((thrown: unknown) => thrown)
  if (!(error instanceof HttpRefusal)) throw new Error('it was not refused', { cause: error })
  return { status: error.status, code: error.failure.code, params: error.failure.params }
}
const REFUSED = { status: 401, code: 'not-signed-in', params: {} }

describe('a signed token', () => {
  it('says who it is', async () => {
    expect(await verifier().verify(await signer.sign(NOW))).toEqual({ uid: 'anna', signedInAt: NOW, email: 'anna@mail.test' })
    expect(await verifier().verify(await signer.sign(NOW, { email: undefined, auth_time: 5 }))).toEqual({
      uid: 'anna',
      signedInAt: 5000,
      email: undefined,
    })
  })

  it.each<[string, Record<string, unknown>]>([
    ['of another project', { aud: 'demo-other' }],
    ['for several projects none of which is ours', { aud: ['demo-other', 'demo-third'] }],
    ['of another issuer', { iss: 'https://securetoken.google.com/demo-other' }],
    ['without an issuer', { iss: undefined }],
    ['without an audience', { aud: undefined }],
    ['that has run out', { exp: SECONDS - 31 }],
    ['that never runs out', { exp: undefined }],
    ['from the future', { iat: SECONDS + 31 }],
    ['of no time', { iat: undefined }],
    ['of a sign-in in the future', { auth_time: SECONDS + 31 }],
    ['of no sign-in', { auth_time: undefined }],
    ['whose sign-in is no number', { auth_time: String(SECONDS) }],
    ['of nobody', { sub: '' }],
    ['of nobody at all', { sub: undefined }],
    ['of somebody with too long a name', { sub: 'x'.repeat(129) }],
    ['whose name is no text', { sub: 7 }],
    ['that is not valid yet', { nbf: SECONDS + 31 }],
  ])('%s is refused', async (_, claims) => {
    expect(await refusal(await signer.sign(NOW, claims))).toEqual(REFUSED)
  })

  it('is taken though clocks differ a little', async () => {
    const token = await signer.sign(NOW, { exp: SECONDS - 29, iat: SECONDS + 29, auth_time: SECONDS + 29 })
    expect(await verifier().verify(token)).toMatchObject({ uid: 'anna' })
  })

  it('is refused when a letter of it was changed', async () => {
    const [header, payload, signature] = (await signer.sign(NOW)).split('.') as [string, string, string]
    const other = Buffer.from(JSON.stringify(claimsOf(NOW, { sub: 'ben' }))).toString('base64url')
    for (const token of [`${header}.${other}.${signature}`, `${header}.${payload}.${signature.slice(0, -4)}AAAA`, `${header}.${payload}.`])
      expect(await refusal(token)).toEqual(REFUSED)
  })

  it('is refused when it was signed in another way, with our public key as the secret even', async () => {
    const { keys } = (await (await fetch(signer.keys)).json()) as { keys: { kid: string; n: string }[] }
    const [{ kid, n }] = keys as [{ kid: string; n: string }]
    for (const alg of ['HS256', 'HS512']) {
      const token = await new SignJWT(claimsOf(NOW)).setProtectedHeader({ alg, kid }).sign(Buffer.from(n.padEnd(64, 'x')))
      expect(await refusal(token)).toEqual(REFUSED)
    }
    expect(await refusal(await signer.sign(NOW, {}, { crit: ['x'], x: 1 }).catch(() => 'a.b.c'))).toEqual(REFUSED)
  })

  it.each(['', 'a', 'a.b', 'a.b.c', 'a.b.c.d', '..', `${'x'.repeat(10_000)}.y.z`, 'e30.e30.e30'])('%j is refused', async (token) => {
    expect(await refusal(token)).toEqual(REFUSED)
  })
})

it('refuses any nonsense as such, with and without the emulator', async () => {
  const { keys } = (await (await fetch(signer.keys)).json()) as { keys: [{ kid: string }] }
  const part = fc.oneof(
    fc.base64String().map((text) => text.replace(/[+/=]/g, '-')),
    fc.json().map((text) => Buffer.from(text).toString('base64url')),
    fc
      .record({
        alg: fc.constantFrom('RS256', 'none', 'HS256', '', 5, null),
        kid: fc.constantFrom(keys[0].kid, 'x', 7),
        typ: fc.string(),
        b64: fc.boolean(),
      })
      .map((header) => Buffer.from(JSON.stringify(header)).toString('base64url')),
    fc.constant(Buffer.from(JSON.stringify(claimsOf(NOW))).toString('base64url')),
  )
  const [signed, emulated] = [verifier(), verifier({ emulatorHost: 'localhost:9099' })]
  await fc.assert(
    fc.asyncProperty(part, part, part, async (header, payload, signature) => {
      const token = `${header}.${payload}.${signature || 'x'}`
      await expect(signed.verify(token)).rejects.toThrow(HttpRefusal)
      await expect(emulated.verify(token)).rejects.toThrow(HttpRefusal)
    }),
    { numRuns: 500 },
  )
})

describe('the public keys', () => {
  it('are asked for once, and again for a key that is new', async () => {
    const own = await startSigner()
    let time = NOW
    const one = createVerifier({ projectId: PROJECT, keys: own.keys, now: () => time })
    for (let i = 0; i < 5; i++) await one.verify(await own.sign(NOW))
    expect(own.asked()).toBe(1)
    time += 1000
    await own.changeKey()
    // Keys were asked for a moment ago; who sends unknown keys cannot make us ask again and again.
    for (let i = 0; i < 5; i++) await expect(one.verify(await own.sign(NOW))).rejects.toThrow(HttpRefusal)
    expect(own.asked()).toBe(1)
    const other = createVerifier({ projectId: PROJECT, keys: own.keys, now: () => time })
    expect(await other.verify(await own.sign(NOW))).toMatchObject({ uid: 'anna' })
    await own.changeKey(false)
    await expect(other.verify(await own.sign(NOW))).rejects.toThrow(HttpRefusal)
    await own.close()
  })

  it('that cannot be had are the network’s fault, not the visitor’s, and are asked for anew', async () => {
    const own = await startSigner()
    const one = createVerifier({ projectId: PROJECT, keys: own.keys, now: () => NOW })
    own.setStatus(500)
    await expect(one.verify(await own.sign(NOW))).rejects.toThrow(new ToolError('network-failed'))
    own.setStatus(200)
    expect(await one.verify(await own.sign(NOW))).toMatchObject({ uid: 'anna' })
    const token = await own.sign(NOW)
    await own.close()
    const other = createVerifier({ projectId: PROJECT, keys: own.keys, now: () => NOW })
    await expect(other.verify(token)).rejects.toThrow(new ToolError('network-failed'))
  })
})

describe('an unsigned token', () => {
  const emulator = { emulatorHost: '127.0.0.1:9099' }

  it('is taken with the emulator, for a project that exists nowhere else', async () => {
    expect(await verifier(emulator).verify(unsignedToken(NOW))).toEqual({ uid: 'anna', signedInAt: NOW, email: 'anna@mail.test' })
  })

  it.each<[string, Record<string, unknown>]>([
    ['of another project', { aud: 'demo-other' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/demo-other' }],
    ['that has run out', { exp: SECONDS - 31 }],
    ['from the future', { iat: SECONDS + 31 }],
    ['of a sign-in in the future', { auth_time: SECONDS + 31 }],
    ['of nobody', { sub: '' }],
  ])('%s is refused even so', async (_, claims) => {
    expect(await refusal(unsignedToken(NOW, claims), emulator)).toEqual(REFUSED)
  })

  it('is refused without the emulator', async () => {
    expect(await refusal(unsignedToken(NOW))).toEqual(REFUSED)
    const [, payload] = unsignedToken(NOW).split('.')
    for (const alg of ['none', 'None', 'NONE', '']) {
      const header = Buffer.from(JSON.stringify({ alg })).toString('base64url')
      expect(await refusal(`${header}.${payload}.`)).toEqual(REFUSED)
    }
  })

  it('is refused for a real project, emulator or not', async () => {
    const claims = { aud: 'toolglot', iss: 'https://securetoken.google.com/toolglot' }
    expect(await refusal(unsignedToken(NOW, claims), { ...emulator, projectId: 'toolglot' })).toEqual(REFUSED)
    expect([isEmulated({ ...emulator, projectId: 'toolglot' }), isEmulated({ projectId: PROJECT })]).toEqual([false, false])
  })

  it('leaves no way in for a signed one', async () => {
    expect(await refusal(await signer.sign(NOW), emulator)).toEqual(REFUSED)
  })
})
