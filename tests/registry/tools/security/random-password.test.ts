import { describe, expect, it } from 'vitest'
import { countPasswords, log2 } from '../../../../registry/lib/chance/password.ts'
import { randomPassword } from '../../../../registry/tools/security/random-password.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('random-password', () => {
  it('holds each kind at every length, and nothing else', async () => {
    const { text } = await output(randomPassword, { length: 4, count: 1000, noLookAlikes: true })
    for (const password of text) {
      for (const kind of [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/]) expect(password).toMatch(kind)
      expect(password).not.toMatch(/[Il1|O0o\s]/)
      expect(password).toHaveLength(4)
    }
  })

  it('makes every fitting password equally likely (chi-squared, fixed seed)', async () => {
    // Two kinds of 10 and 2 characters, length 4: 12^4 − 10^4 − 2^4 = 10,720 passwords.
    const counts = new Map<number, number>()
    const total = 40_000
    for (let seed = 0; seed < total / 1000; seed++) {
      const { text } = await output(randomPassword, { length: 4, count: 1000, lower: false, upper: false, symbolSet: '+-' }, { seed })
      for (const password of text) {
        const symbols = password.replace(/\d/g, '').length
        counts.set(symbols, (counts.get(symbols) ?? 0) + 1)
      }
    }
    // Exactly 1, 2 or 3 of 4 places hold a symbol: 4·2·1000, 6·4·100, 4·8·10.
    const squares = [
      [1, 8000],
      [2, 2400],
      [3, 320],
    ].map(([symbols, ways]) => {
      const expected = (total * (ways as number)) / 10_720
      return ((counts.get(symbols as number) ?? 0) - expected) ** 2 / expected
    })
    expect(squares.reduce((sum, square) => sum + square)).toBeLessThan(13.8)
  })

  it('counts the possible passwords as trying them all does', () => {
    expect(countPasswords([10, 2], 4, true)).toBe(10_720n)
    expect(countPasswords([2, 1, 1], 3, true)).toBe(12n)
    expect(countPasswords([26, 26], 5, false)).toBe(52n ** 5n)
    expect(log2(2n ** 1000n)).toBe(1000)
  })

  it('states the strength of the real list and condition', async () => {
    expect((await output(randomPassword, { length: 8, upper: false, digits: false, symbols: false })).strength).toEqual({
      bits: 37.6,
      choices: 26,
      characters: 8,
    })
    const { strength } = await output(randomPassword, { kind: 'words', words: 5, addDigit: true })
    expect(strength.bits).toBe(Math.floor(100 * (5 * Math.log2(strength.choices) + Math.log2(50))) / 100)
  })

  it.each(['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'])('has a list of different, plain words in %s', async (language) => {
    const { WORDS } = await import(`../../../../registry/data/passphrase-words/${language}.ts`)
    expect(new Set(WORDS).size).toBe(WORDS.length)
    expect(WORDS.length).toBeGreaterThan(500)
    expect(WORDS.filter((word: string) => !/^(?:[a-z]{3,9}|[а-я]{3,9})$/.test(word))).toEqual([])
    const { text } = await output(randomPassword, { kind: 'words', language, words: 3, capitals: true, separator: 'point' })
    expect(text[0]).toMatch(/^(?:\p{Lu}\p{Ll}+\.){2}\p{Lu}\p{Ll}+$/u)
  })

  it.each([
    [{ lower: false, upper: false, digits: false, symbols: false }, 'no-characters', 'lower'],
    [{ length: 3 }, 'too-small', 'length'],
    [{ symbolSet: 'a+' }, 'bad-symbols', 'symbolSet'],
    [{ symbolSet: '+\u0301' }, 'bad-symbols', 'symbolSet'],
    [{ symbolSet: '' }, 'no-symbols', 'symbolSet'],
    [{ symbolSet: '||', noLookAlikes: true }, 'no-symbols', 'symbolSet'],
    [{ symbolSet: '+\ud800' }, 'bad-symbols', 'symbolSet'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(randomPassword, input)).toMatchObject({ code, field })
  })
})
