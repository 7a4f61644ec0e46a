import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  divide,
  floor,
  fraction,
  fractionOf,
  multiply,
  placesOf,
  powerOf,
  round,
  subtract,
  toPlaces,
  writeFraction,
  writeMixed,
} from '../../../../registry/lib/numbers/fraction.ts'

const some = fc.tuple(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(1n, 10n ** 12n)).map(([top, bottom]) => fraction(top, bottom))

describe('fractions', () => {
  it('are exact, in lowest terms', () => {
    expect(fraction(6n, -4n)).toEqual({ top: -3n, bottom: 2n })
    expect(fractionOf('0.3048*3')).toEqual(fraction(9144n, 10_000n))
    expect(fractionOf('1200/3937')).toEqual({ top: 1200n, bottom: 3937n })
    expect(fractionOf('-1.5e-3')).toEqual(fraction(-3n, 2000n))
    expect(() => fraction(1n, 0n)).toThrow(RangeError)
    expect(() => fractionOf('.')).toThrow(RangeError)
  })

  it('add, multiply, and come back', () => {
    fc.assert(
      fc.property(some, some, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a)
        if (b.top !== 0n) expect(multiply(divide(a, b), b)).toEqual(a)
        expect(compare(add(a, fraction(1n)), a)).toBeGreaterThan(0)
      }),
    )
  })

  it('round half away from zero, and down', () => {
    const halves = ['2.5', '-2.5', '2.4', '-2.6'].map(fractionOf)
    expect(halves.map(round)).toEqual([3n, -3n, 2n, -3n])
    expect(halves.map(floor)).toEqual([2n, -3n, 2n, -3n])
  })

  it.each([
    ['1/3', 4, '0.3333', false],
    ['2/3', 4, '0.6667', false],
    ['1/8', 2, '0.125', true],
    ['-0', 2, '0', true],
    ['123456789/7', 3, '17600000', false],
    ['1e40', 3, '1e40', false],
    ['1e-9', 3, '1e-9', true],
    ['1/3e9', 3, '3.33e-10', false],
    ['29999/3e12', 3, '1e-8', false],
    ['-1.25e-20', 5, '-1.25e-20', true],
  ])('%s in %i digits is %s', (text, digits, wanted, exact) => {
    expect(writeFraction(fractionOf(text), digits)).toEqual({ text: wanted, exact })
  })

  it('know their places and their power of ten', () => {
    expect(['1/8', '1/5', '1/3', '7'].map((text) => placesOf(fractionOf(text)))).toEqual([3, 1, undefined, 0])
    expect(['345', '0.001', '1', '0.999', '1/3', '0'].map((text) => powerOf(fractionOf(text)))).toEqual([2, -3, 0, -1, -1, 0])
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 30 }), fc.integer({ min: 1, max: 999 }), (power, number) => {
        expect(powerOf(fractionOf(`${number}e${power}`))).toBe(power + String(number).length - 1)
      }),
    )
    expect(toPlaces(fractionOf('-1/3'), 3)).toBe('-0.333')
    expect(['7/4', '-1/2', '3'].map((text) => writeMixed(fractionOf(text)))).toEqual(['1 3/4', '-1/2', '3'])
  })

  it('write long numbers quickly', () => {
    expect(writeFraction(fraction(7n ** 30_000n), 10)).toEqual({ text: expect.stringMatching(/^\d\.\d+e25352$/), exact: false })
  })
})
