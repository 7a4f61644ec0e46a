import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { importJWK } from 'jose'
import type * as z from 'zod'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { unwrap } from '../../../../engine/core/derive.ts'
import {
  sshFingerprint,
  writePkcs1,
  writeSec1,
  writeSshPrivate,
  writeSshPublic,
} from '../../../../registry/tools/security/rsa-key-generator/write.ts'
import { rsaKeyGenerator } from '../../../../registry/tools/security/rsa-key-generator/tool.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'
import { SSH_KEYS } from '../../../support/samples/ssh-keys.ts'
import { withoutTls } from '../../../support/without-tls.ts'

const make = (input: object, options?: object) => output(rsaKeyGenerator, input, options)
const spkiOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }) as string
const jwkKey = (text: string) => createPrivateKey({ key: JSON.parse(text), format: 'jwk' })

/** Each kind in each form of its private key, with the label of its PEM file. */
const KINDS = [
  [{ length: '2048' }, 'PRIVATE KEY', 112, 'rsa'],
  [{ length: '2048', rsaFormat: 'pkcs1' }, 'RSA PRIVATE KEY', 112, 'rsa'],
  [{}, 'PRIVATE KEY', 128, 'rsa'],
  [{ length: '4096' }, 'PRIVATE KEY', 152, 'rsa'],
  [{ type: 'ec' }, 'PRIVATE KEY', 128, 'ec'],
  [{ type: 'ec', ecFormat: 'sec1' }, 'EC PRIVATE KEY', 128, 'ec'],
  [{ type: 'ec', curve: 'P-384', ecFormat: 'sec1' }, 'EC PRIVATE KEY', 192, 'ec'],
  [{ type: 'ec', curve: 'P-521' }, 'PRIVATE KEY', 256, 'ec'],
  [{ type: 'ec', curve: 'P-521', ecFormat: 'sec1' }, 'EC PRIVATE KEY', 256, 'ec'],
  [{ type: 'ed25519' }, 'PRIVATE KEY', 128, 'ed25519'],
] as const

describe('rsa-key-generator', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each(KINDS)('makes %o, which OpenSSL reads, signs with and finds to be one pair', async (input, label, strength, type) => {
    const made = await make(input)
    expect(made.privateKey.startsWith(`-----BEGIN ${label}-----\n`)).toBe(true)
    expect(made.privateKey.endsWith(`\n-----END ${label}-----\n`)).toBe(true)
    expect(made.privateKey.split('\n').every((line: string) => line.length <= 64)).toBe(true)
    const [key, open] = [createPrivateKey(made.privateKey), createPublicKey(made.publicKey)]
    expect(key.asymmetricKeyType).toBe(type)
    expect(spkiOf(createPublicKey(key))).toBe(made.publicKey)
    expect(made.facts.strength).toBe(strength)
    const hash = type === 'ed25519' ? undefined : 'sha256'
    const signature = sign(hash, Buffer.from('a'), key)
    expect(verify(hash, Buffer.from('a'), open, signature)).toBe(true)
    expect(verify(hash, Buffer.from('b'), open, signature)).toBe(false)
  })

  it('gives the same key as JWK, of a public one nothing secret', async () => {
    for (const [input, , , type] of KINDS) {
      const made = await make(input)
      expect(spkiOf(createPublicKey(jwkKey(made.privateJwk)))).toBe(made.publicKey)
      expect(spkiOf(createPublicKey({ key: JSON.parse(made.publicJwk), format: 'jwk' }))).toBe(made.publicKey)
      const names = { rsa: ['kty', 'n', 'e'], ec: ['kty', 'crv', 'x', 'y'], ed25519: ['kty', 'crv', 'x'] }[type]
      expect(Object.keys(JSON.parse(made.publicJwk)).toSorted()).toEqual(names.toSorted())
      expect(made.privateJwk).not.toMatch(/key_ops|"ext"|"alg"/)
    }
    await expect(importJWK(JSON.parse((await make({ type: 'ec' })).publicJwk), 'ES256')).resolves.toBeDefined()
  })

  it('makes RSA keys as FIPS 186-5 asks: two far primes of half the length, a long d, the exponent 65537', { tags: 'long' }, async () => {
    for (const length of [2048, 3072, 4096]) {
      const jwk = JSON.parse((await make({ length: String(length) })).privateJwk) as Record<string, string>
      const number = (name: string) => BigInt(`0x${Buffer.from(jwk[name] ?? '', 'base64url').toString('hex')}`)
      const [n, e, d, p, q] = ['n', 'e', 'd', 'p', 'q'].map(number) as [bigint, bigint, bigint, bigint, bigint]
      expect(n.toString(2)).toHaveLength(length)
      expect([p.toString(2).length, q.toString(2).length]).toEqual([length / 2, length / 2])
      expect(p * q).toBe(n)
      expect(e).toBe(65_537n)
      expect(d).toBeGreaterThan(1n << BigInt(length / 2))
      expect((e * d) % (p - 1n)).toBe(1n)
      expect((e * d) % (q - 1n)).toBe(1n)
      expect(p > q ? p - q : q - p).toBeGreaterThan(1n << BigInt(length / 2 - 100))
      expect([number('dp'), number('dq')]).toEqual([d % (p - 1n), d % (q - 1n)])
      expect((number('qi') * q) % p).toBe(1n)
    }
  })

  it.each(SSH_KEYS)('writes $name as ssh-keygen does', async ({ jwk, comment, check, publicLine, fingerprint, body }) => {
    expect(writeSshPublic(jwk, comment)).toBe(`${publicLine}\n`)
    expect(sshFingerprint(jwk)).toBe(fingerprint)
    expect(writeSshPrivate(jwk, comment, Buffer.from(check, 'hex'))).toBe(
      `-----BEGIN OPENSSH PRIVATE KEY-----\n${body}\n-----END OPENSSH PRIVATE KEY-----\n`,
    )
  })

  it('writes PKCS #1 and SEC 1 byte for byte as OpenSSL does', () => {
    const [, ec, rsa] = SSH_KEYS
    const openssl = (jwk: object, type: 'pkcs1' | 'sec1') =>
      createPrivateKey({ key: jwk as never, format: 'jwk' }).export({ type, format: 'pem' })
    expect(writePkcs1(rsa.jwk)).toBe(openssl(rsa.jwk, 'pkcs1'))
    expect(writeSec1(ec.jwk)).toBe(openssl(ec.jwk, 'sec1'))
  })

  it('writes the key for OpenSSH with its comment and fingerprint', async () => {
    for (const [input, name] of [
      [{ length: '2048', rsaFormat: 'openssh' }, 'ssh-rsa'],
      [{ type: 'ec', curve: 'P-384', ecFormat: 'openssh' }, 'ecdsa-sha2-nistp384'],
      [{ type: 'ed25519', edFormat: 'openssh' }, 'ssh-ed25519'],
    ] as const) {
      const made = await make({ ...input, comment: ' Ana’s 👩‍💻 laptop ' })
      expect(made.privateKey).toMatch(
        /^-----BEGIN OPENSSH PRIVATE KEY-----\n(?:[A-Za-z0-9+/=]{1,70}\n)+-----END OPENSSH PRIVATE KEY-----\n$/,
      )
      const [type, blob] = made.ssh.split(' ')
      expect(made.ssh).toBe(`${type} ${blob} Ana’s 👩‍💻 laptop\n`)
      expect(type).toBe(name)
      const bytes = Buffer.from(blob, 'base64')
      expect(bytes.subarray(4, 4 + name.length).toString()).toBe(name)
      expect(made.facts.fingerprint).toBe(`SHA256:${createHash('sha256').update(bytes).digest('base64').replace(/=+$/, '')}`)
      expect(Buffer.from(made.privateKey.split('\n').slice(1, -2).join(''), 'base64').includes(bytes)).toBe(true)
    }
    expect((await make({ type: 'ed25519' })).ssh).toMatch(/^ssh-ed25519 [A-Za-z0-9+/=]+\n$/)
  })

  it('makes another key every time, whatever the seed', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => make({ type: 'ed25519' }, { seed: 1 })))
    expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(20)
  })

  it('says that the key is not encrypted, and how long 2048 bits will do', async () => {
    expect(noticeCodes(await make({ length: '2048' }))).toEqual(['unencrypted', 'short-term'])
    expect(noticeCodes(await make({ type: 'ec' }))).toEqual(['unencrypted'])
  })

  it('refuses what a browser cannot make, and a comment of two lines', async () => {
    vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new DOMException('no', 'NotSupportedError'))
    expect(await failure(rsaKeyGenerator, { type: 'ed25519' })).toMatchObject({
      code: 'key-type-unsupported',
      params: { kind: 'Ed25519' },
      field: 'type',
    })
    expect(await failure(rsaKeyGenerator, { type: 'ec', curve: 'P-521' })).toMatchObject({ params: { kind: 'P-521' }, field: 'curve' })
    for (const comment of ['a\nssh-rsa AAAA', 'a\0', '\ud800'])
      expect(await failure(rsaKeyGenerator, { comment })).toMatchObject({ code: 'bad-comment', field: 'comment' })
    expect(await failure(rsaKeyGenerator, { length: '1024' })).toMatchObject({ field: 'length' })
  })

  it('stays on the device: no server, command line or assistant makes a key, and private parts are sensitive', () => {
    expect(rsaKeyGenerator.effect).toBe('browser')
    const sensitive = Object.entries(rsaKeyGenerator.output.shape).filter(([, one]) => unwrap(one as z.ZodType).meta.sensitive)
    expect(sensitive.map(([name]) => name)).toEqual(['privateKey', 'privateJwk'])
  })
})

describe('rsa-key-generator on a page that came without TLS', () => {
  withoutTls()

  it('says that it needs HTTPS', async () => {
    expect(await failure(rsaKeyGenerator, {})).toMatchObject({ code: 'no-web-crypto' })
  })
})
