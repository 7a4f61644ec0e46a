import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenGenerator } from '../../../../registry/tools/security/token-generator.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('token-generator', () => {
  it.each([
    ['base62', /^[0-9A-Za-z]{40}$/, 62],
    ['hex', /^[0-9a-f]{40}$/, 16],
    ['base64url', /^[\w-]{40}$/, 64],
    ['base58', /^[1-9A-HJ-NP-Za-km-z]{40}$/, 58],
    ['base32', /^[0-9A-HJKMNP-TV-Z]{40}$/, 32],
    ['digits', /^\d{40}$/, 10],
  ])('draws %s from its alphabet, all of it', async (alphabet, pattern, size) => {
    const { tokens, strength } = await output(tokenGenerator, { alphabet, length: 40, count: 500 })
    for (const token of tokens) expect(token).toMatch(pattern)
    expect(new Set(tokens.join('')).size).toBe(size)
    expect(strength).toEqual({ bits: Math.floor(40 * Math.log2(size) * 100 + 1e-6) / 100, choices: size, characters: 40 })
  })

  it('draws each character equally often (chi-squared; a fair source fails less than once in 1e9)', async () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 10; seed++) {
      const { tokens } = await output(tokenGenerator, { alphabet: 'base62', length: 100, count: 100 }, { seed })
      for (const letter of tokens.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
    const expected = 100_000 / 62
    const squares = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(counts.size).toBe(62)
    // 61 degrees of freedom: by Wilson and Hilferty, 1e-9 lies at about 151.
    expect(squares).toBeLessThan(155)
  })

  it('holds each kind of character where asked to', async () => {
    const { tokens, strength } = await output(tokenGenerator, { length: 3, count: 500, each: true })
    for (const token of tokens) for (const kind of [/[A-Z]/, /[a-z]/, /\d/]) expect(token).toMatch(kind)
    // 3! · 26 · 26 · 10 tokens.
    expect(strength.bits).toBe(Math.floor(Math.log2(40_560) * 100) / 100)
    expect(await failure(tokenGenerator, { length: 2, each: true })).toMatchObject({ code: 'too-short-for-each', params: { count: 3 } })
    // With each kind, 256 bits of base62 still fit into 43 characters, 4 · 64 of four kinds into 44.
    expect((await output(tokenGenerator, { measure: 'bits', each: true })).strength).toMatchObject({ characters: 43 })
  })

  it('finds tokens of each kind quickly where few are', async () => {
    const characters = `aA1${Array.from({ length: 400 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('')}`
    const { tokens } = await output(tokenGenerator, { alphabet: 'own', characters, length: 4, each: true, count: 1000, unique: false })
    for (const token of tokens) expect([...token].toSorted().slice(0, 3).join('')).toBe('1Aa')
  })

  it('takes the fewest characters that reach a strength', async () => {
    for (const [alphabet, bits, length] of [
      ['hex', 128, 32],
      ['hex', 129, 33],
      ['base64url', 256, 43],
      ['base62', 256, 43],
      ['base58', 256, 44],
      ['digits', 1, 1],
      ['digits', 4096, 1234],
    ] as const)
      expect((await output(tokenGenerator, { alphabet, measure: 'bits', bits })).strength.characters).toBe(length)
  })

  it('counts own characters once each, beyond the BMP too', async () => {
    const { tokens, strength } = await output(tokenGenerator, { alphabet: 'own', characters: '😀😀é', length: 200 })
    expect(tokens[0]).toMatch(/^[😀é]{200}$/u)
    expect(strength).toEqual({ bits: 200, choices: 2, characters: 200 })
  })

  it('writes prefix, groups and capital hexadecimal digits', async () => {
    const { tokens } = await output(tokenGenerator, { alphabet: 'hex', upper: true, length: 10, group: 4, separator: '·', prefix: 'a b_' })
    expect(tokens[0]).toMatch(/^a b_[0-9A-F]{4}·[0-9A-F]{4}·[0-9A-F]{2}$/)
  })

  it('gives every token once, up to all of them', async () => {
    const { tokens } = await output(tokenGenerator, { alphabet: 'digits', length: 3, count: 1000 })
    expect(new Set(tokens).size).toBe(1000)
  })

  it('repeats itself for a seed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.integer({ min: 1, max: 50 }), async (seed, length) => {
        const input = { length, count: 3, unique: false }
        expect(await output(tokenGenerator, input, { seed })).toEqual(await output(tokenGenerator, input, { seed }))
      }),
      { numRuns: 20 },
    )
  })

  it.each([
    [{ alphabet: 'own' }, 'too-few-characters', 'characters'],
    [{ alphabet: 'own', characters: 'aaa' }, 'too-few-characters', 'characters'],
    [{ alphabet: 'own', characters: 'a b' }, 'bad-characters', 'characters'],
    [{ alphabet: 'own', characters: 'ab\ud800' }, 'bad-characters', 'characters'],
    [{ prefix: 'a\n' }, 'bad-prefix', 'prefix'],
    [{ separator: '\0' }, 'bad-separator', 'separator'],
    [{ alphabet: 'digits', length: 1, count: 11 }, 'too-few-tokens', 'count'],
    [{ length: 0 }, 'too-small', 'length'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(tokenGenerator, input)).toMatchObject({ code, field })
  })
})
