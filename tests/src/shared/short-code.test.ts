import { describe, expect, it } from 'vitest'
import { readFragment, writeFragment } from '../../../src/shared/link.ts'
import { readCode, writeCode } from '../../../src/shared/code-text.ts'
import { lockByCode, randomCodeSecret, unlockByCode } from '../../../src/shared/short-code.ts'

const SECRET = Uint8Array.from({ length: 32 }, (_, index) => 255 - index)
const FEW = 1000

describe('a short code', () => {
  it('opens what it locked, and gives the server nothing of it', async () => {
    const lock = await lockByCode('2ABC3D', SECRET, FEW)
    const { proof, unwrap } = await unlockByCode('2ABC3D', lock.salt, FEW)
    expect(proof).toBe(lock.proof)
    expect(await unwrap(lock.wrapped)).toEqual(SECRET)
    expect(JSON.stringify(lock)).not.toContain(Buffer.from(SECRET).toString('base64url'))
  })

  it('proves nothing and opens nothing when it is wrong', async () => {
    const lock = await lockByCode('2ABC3D', SECRET, FEW)
    const { proof, unwrap } = await unlockByCode('2ABC3E', lock.salt, FEW)
    expect(proof).not.toBe(lock.proof)
    await expect(unwrap(lock.wrapped)).rejects.toMatchObject({ fault: 'wrong-key' })
    await expect(unwrap('')).rejects.toMatchObject({ fault: 'wrong-key' })
  })

  it('has another salt, proof and seal each time', async () => {
    const [one, other] = await Promise.all([lockByCode('2ABC3D', SECRET, FEW), lockByCode('2ABC3D', SECRET, FEW)])
    for (const part of ['salt', 'proof', 'wrapped'] as const) expect(one[part]).not.toBe(other[part])
  })

  it('favours no letter: bytes past the last whole run of letters are thrown away', () => {
    const calls = [
      [255, 240, 239, 0, 30, 29],
      [60, 1, 2, 3, 4, 5],
    ]
    const secret = randomCodeSecret((length) => Uint8Array.from(calls.shift() as number[]).slice(0, length))
    expect(secret).toBe('Z22Z23')
  })

  it('is read as people type it', () => {
    const code = { lookup: 'ABCD', secret: '2345EF' }
    for (const typed of ['ABCD-234-5EF', 'abcd2345ef', ' abcd 234 5ef ', 'ABCD–234–5EF', 'a.b.c.d.2.3.4.5.e.f'])
      expect(readCode(typed)).toEqual(code)
    expect(writeCode('ABCD', '2345EF')).toBe('ABCD-234-5EF')
    for (const typed of ['', 'ABCD-234-5E', 'ABCD-234-5EFG', 'ABCD-234-5E0', 'ABCD-234-5EI', '../../../..'])
      expect(readCode(typed)).toBeUndefined()
  })
})

describe('a link', () => {
  it('carries id, key and whether a passphrase is needed', () => {
    for (const hasPassphrase of [true, false]) {
      const link = { id: 'A'.repeat(21) + '_', secret: SECRET, hasPassphrase }
      expect(readFragment(writeFragment(link))).toEqual(link)
    }
  })

  it.each([
    '',
    '#',
    '#x',
    `#${'a'.repeat(22)}`,
    `#${'a'.repeat(22)}.${'b'.repeat(42)}`,
    `#${'a'.repeat(22)}.${'b'.repeat(43)}.x`,
    `#../${'a'.repeat(19)}.${'b'.repeat(43)}`,
  ])('that is not whole is none: %j', (fragment) => {
    expect(readFragment(fragment)).toBeUndefined()
  })
})
