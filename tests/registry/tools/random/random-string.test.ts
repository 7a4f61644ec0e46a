import { describe, expect, it } from 'vitest'
import { randomString as tool } from '../../../../registry/tools/random/random-string.ts'
import { fairBound, chiSquared, countsOf } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

const of = async (input: object, options?: object): Promise<string[]> => (await output(tool, input, options)).strings

describe('random-string', () => {
  it.each([
    [{ sets: ['upper'] }, /^[A-Z]{16}$/],
    [{ sets: ['lower', 'digits'], length: 3 }, /^[a-z\d]{3}$/],
    [{ sets: ['symbols'], length: 50 }, /^[!-/:-@[-`{-~]{50}$/],
    [{ clear: true, length: 400 }, /^[^0O1lI5S2Z8B]{400}$/],
    [{ mode: 'pattern', pattern: 'AAA-999' }, /^[A-Z]{3}-\d{3}$/],
    [{ mode: 'pattern', pattern: 'aX*x' }, /^[a-z][\dA-F][A-Za-z\d][\da-f]$/],
    [{ mode: 'pattern', pattern: '\\A\\9\\\\9' }, /^A9\\\d$/],
    [{ mode: 'pattern', pattern: 'łódź 9' }, /^łódź \d$/],
  ])('%j makes %s', async (input, form) => {
    for (const text of await of({ ...input, count: 10 })) expect(text).toMatch(form)
  })

  it('takes whole characters of the visitor’s, each once', async () => {
    const drawn = await of({ sets: [], own: '👨‍👩‍👧é👨‍👩‍👧', length: 1, count: 1000, unique: false })
    expect(chiSquared(countsOf(drawn, ['👨‍👩‍👧', 'é']))).toBeLessThan(fairBound(1))
  })

  it('draws every character evenly', async () => {
    const drawn: string[] = []
    for (let seed = 0; seed < 12; seed++) drawn.push(...(await of({ length: 1000 }, { seed })).join(''))
    const all = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789']
    expect(chiSquared(countsOf(drawn, all))).toBeLessThan(fairBound(61))
  })

  it('gives every string there is once, and no more', async () => {
    expect((await of({ sets: ['digits'], length: 2, count: 100 })).toSorted()).toEqual(
      Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0')),
    )
    expect(await failure(tool, { sets: ['digits'], length: 2, count: 101 })).toMatchObject({
      code: 'too-few-to-draw',
      params: { available: 100 },
    })
  })

  it('holds each kind where asked to, every such string equally likely', async () => {
    // Of digits and two letters of one’s own, 2 · 10 · 2 strings of two hold both.
    const input = { sets: ['digits'], own: 'ab', length: 2, each: true }
    const all = Array.from('0123456789', (digit) => [`${digit}a`, `${digit}b`, `a${digit}`, `b${digit}`]).flat()
    expect((await of({ ...input, count: 40 })).toSorted()).toEqual(all.toSorted())
    expect(await failure(tool, { ...input, count: 41 })).toMatchObject({ code: 'too-few-to-draw', params: { available: 40 } })
    const drawn: string[] = []
    for (let seed = 0; seed < 10; seed++) drawn.push(...(await of({ ...input, count: 1000, unique: false }, { seed })))
    expect(chiSquared(countsOf(drawn, all))).toBeLessThan(fairBound(39))
  })

  it('finds strings of each kind where few are, evenly too', async () => {
    // Five kinds on five places, two of one character: 5! · 26 · 26 · 10 of 91⁵ strings.
    const drawn = await of({ sets: ['upper', 'lower', 'digits', 'symbols'], own: '€', length: 5, each: true, count: 1000, unique: false })
    for (const text of drawn)
      expect([...text].map((c) => [/[A-Z]/, /[a-z]/, /\d/, /€/, /[^A-Za-z\d€]/].findIndex((kind) => kind.test(c))).toSorted()).toEqual([
        0, 1, 2, 3, 4,
      ])
    expect(
      chiSquared(
        countsOf(
          drawn.map((text) => String([...text].indexOf('€'))),
          ['0', '1', '2', '3', '4'],
        ),
      ),
    ).toBeLessThan(fairBound(4))
  })

  it('refuses fewer characters than kinds', async () => {
    expect(await failure(tool, { length: 2, each: true })).toMatchObject({
      code: 'too-short-for-each',
      field: 'length',
      params: { length: 2, count: 3 },
    })
  })

  it('ends where different choices look alike side by side', async () => {
    expect(await of({ sets: [], own: '\r\n \r \n', length: 3, count: 64 })).toHaveLength(64)
  })

  it('draws the same from the same seed', async () => {
    expect(await of({ seed: '🎲', count: 3 })).toEqual(await of({ seed: '🎲', count: 3 }))
    expect(await of({ seed: '🎲', count: 3 })).not.toEqual(await of({ seed: '🎯', count: 3 }))
  })

  it.each([
    [{ sets: [] }, 'no-characters', 'sets'],
    [{ sets: [], own: '0O', clear: true }, 'no-characters', 'sets'],
    [{ mode: 'pattern' }, 'required', 'pattern'],
    [{ mode: 'pattern', pattern: '9\\' }, 'ends-with-backslash', 'pattern'],
    [{ mode: 'pattern', pattern: 'abc'.replace(/./g, '\\$&'), count: 2 }, 'too-few-to-draw', 'count'],
    [{ length: 1001 }, 'too-large', 'length'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(tool, input)).toMatchObject({ code, field })
  })
})
