import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainDecimal } from '../../../engine/core/prepare.ts'

describe('plainDecimal', () => {
  it('writes any number without an exponent, and without losing it', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = plainDecimal(value)
        expect(text).toMatch(/^-?\d+(?:\.\d+)?$/)
        expect(Number(text)).toBe(value === 0 ? 0 : value)
      }),
    )
  })

  it.each([
    [1e21, '1000000000000000000000'],
    [1.5e-7, '0.00000015'],
    [-2.5e22, '-25000000000000000000000'],
    [0.1, '0.1'],
  ])('writes %d as %s', (value, text) => {
    expect(plainDecimal(value)).toBe(text)
  })
})
