import { describe, expect, it } from 'vitest'
import { ALPHABETS } from '../../../../registry/data/scripts/alphabets.ts'
import { randomLetter } from '../../../../registry/tools/random/random-letter.ts'
import { expectEvenDraw, expectRepeatable } from '../../../support/list-draw.ts'
import { failure, output } from '../../../support/run-tool.ts'

const all = async (input: object, count: number) => (await output(randomLetter, { ...input, count })).letters.toSorted().join('')

describe('random-letter', () => {
  it.each([
    ['en', 26, 5],
    ['es', 27, 5],
    ['fr', 26, 6],
    ['id', 26, 5],
    ['it', 21, 5],
    ['pl', 32, 9],
    ['pt', 26, 5],
    ['ru', 33, 10],
    ['el', 24, 7],
  ] as const)('knows the alphabet of %s: %i letters, %i of them vowels', async (alphabet, count, vowels) => {
    expect(new Set(ALPHABETS[alphabet].letters).size).toBe(count)
    expect([...ALPHABETS[alphabet].vowels].every((vowel) => ALPHABETS[alphabet].letters.includes(vowel))).toBe(true)
    expect(await all({ alphabet, case: 'lower', kind: 'vowels' }, vowels)).toBe([...ALPHABETS[alphabet].vowels].toSorted().join(''))
    expect(await all({ alphabet, case: 'mixed' }, 2 * count)).toHaveLength(2 * count)
  })

  it('leaves vowels and signs out of the consonants', async () => {
    expect(await all({ alphabet: 'ru', kind: 'consonants' }, 21)).toBe('БВГДЖЗЙКЛМНПРСТФХЦЧШЩ')
    expect(await all({ alphabet: 'en', kind: 'consonants', case: 'lower' }, 21)).toBe('bcdfghjklmnpqrstvwxyz')
    expect(await all({ alphabet: 'el' }, 24)).toBe('ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ')
  })

  it('draws each letter equally often (chi-squared, fixed seeds)', async () => {
    await expectEvenDraw(randomLetter, { alphabet: 'pl', case: 'lower' }, [...ALPHABETS.pl.letters], 'letters')
  })

  it('repeats nothing, and comes again from the same seed', async () => {
    await expectRepeatable(randomLetter, { alphabet: 'es' }, 'letters')
  })

  it('follows the page’s language', async () => {
    expect((await output(randomLetter, {}, { locale: 'ru-RU' })).letters[0]).toMatch(/^[А-ЯЁ]$/)
  })

  it.each([
    [{ count: 27, alphabet: 'en' }, 'too-few-to-draw', 'count'],
    [{ count: 6, alphabet: 'it', kind: 'vowels' }, 'too-few-to-draw', 'count'],
    [{ alphabet: 'tlh' }, 'not-a-choice', 'alphabet'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(randomLetter, input)).toMatchObject({ code, field })
  })
})
