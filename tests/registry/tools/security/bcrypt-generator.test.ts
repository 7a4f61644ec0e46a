import { describe, expect, it } from 'vitest'
import { bcryptGenerator } from '../../../../registry/tools/security/bcrypt-generator.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const check = (password: string, hash: string) => output(bcryptGenerator, { mode: 'verify', password, hash })
const make = (input: object, options?: object) => output(bcryptGenerator, { password: 'secret', cost: 4, ...input }, options)
const refuse = (input: object) => failure(bcryptGenerator, { password: 'secret', cost: 4, ...input })
const KNOWN = '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'

describe('bcrypt-generator', () => {
  // The test vectors of Openwall’s crypt_blowfish (wrapper.c).
  it.each([
    ['U*U', KNOWN],
    ['U*U*', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.VGOzA784oUp/Z0DY336zx7pLYAy0lwK'],
    ['U*U*U', '$2a$05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a'],
    [
      '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789chars after 72 are ignored',
      '$2a$05$abcdefghijklmnopqrstuu5s2v8.iXieOjg/.AySBTTZIIVFJeBui',
    ],
  ])('accepts %s', async (password, hash) => {
    expect((await check(password, hash)).verdict).toBe('right')
    expect((await check(`x${password}`, hash)).verdict).toBe('wrong')
  })

  it('accepts the same under each of the three names', async () => {
    for (const version of ['2a', '2b', '2y']) expect((await check('U*U', KNOWN.replace('2a', version))).verdict).toBe('right')
  })

  it('accepts a salt whose last character has other unused bits', async () => {
    expect((await check('U*U', KNOWN.replace('C.E5', 'C/E5'))).verdict).toBe('right')
  })

  it('makes hashes that it accepts, each with a salt of its own', async () => {
    for (const version of ['2a', '2b', '2y'] as const) {
      const { hash, parts } = await make({ password: 'żółć 😀', version })
      expect(hash).toMatch(new RegExp(`^\\$${version}\\$04\\$[./A-Za-z0-9]{53}$`))
      expect(parts).toMatchObject({ version, cost: 4, rounds: 16 })
      expect(hash).toBe(`$${version}$04$${parts.salt}${parts.digest}`)
      expect((await check('żółć 😀', hash)).verdict).toBe('right')
    }
    expect((await make({}, { seed: 1 })).hash).not.toBe((await make({}, { seed: 2 })).hash)
  })

  it('takes 72 bytes and no more', async () => {
    const most = 'é'.repeat(36)
    expect((await make({ password: most })).hash).toHaveLength(60)
    expect(await refuse({ password: `${most}a` })).toMatchObject({
      code: 'too-many-bytes',
      params: { count: 73, maximum: 72 },
      field: 'password',
    })
  })

  it('says that only 72 bytes were compared', async () => {
    const { hash } = await make({ password: 'a'.repeat(72) })
    const longer = await check(`${'a'.repeat(72)}b`, hash)
    expect([longer.verdict, noticeCodes(longer)]).toEqual(['right', ['cut-off']])
  })

  it('warns of a low cost', async () => {
    expect(noticeCodes(await make({ cost: 9 }))).toEqual(['low-cost'])
    expect(noticeCodes(await make({ cost: 10 }))).toEqual([])
  })

  it('refuses NUL, halves of pairs, and what is no hash that can be checked', async () => {
    expect(await refuse({ password: 'a\0b' })).toEqual({ code: 'nul-character', params: {}, field: 'password' })
    expect(await refuse({ password: 'a\ud800' })).toMatchObject({ code: 'lone-surrogate' })
    expect(await refuse({ password: '' })).toMatchObject({ field: 'password' })
    const verify = (hash: string) => refuse({ mode: 'verify', hash })
    expect(await verify(' ')).toMatchObject({ code: 'required', field: 'hash' })
    for (const hash of [KNOWN.slice(0, -1), KNOWN.replace('2a', '2x'), '$argon2id$v=19$m=1', 'abc', `${KNOWN}a`])
      expect(await verify(hash)).toMatchObject({ code: 'not-bcrypt', field: 'hash' })
    expect(await verify(KNOWN.replace('05', '03'))).toMatchObject({ code: 'bad-cost', params: { cost: '03' } })
    expect(await verify(KNOWN.replace('05', '32'))).toMatchObject({ code: 'bad-cost' })
    expect(await verify(KNOWN.replace('05', '16'))).toMatchObject({ code: 'too-costly', params: { cost: 16, maximum: 15 } })
  })
})
