import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { luhnDigit, passesLuhn } from '../../../../registry/lib/numbers/luhn.ts'

describe('the Luhn check', () => {
  // The example of the patent US 2950048 and of ISO/IEC 7812-1; IMEI of 3GPP TS 23.003 as printed in manuals; test cards.
  it.each([
    ['7992739871', '3'],
    ['49015420323751', '8'],
    ['411111111111111', '1'],
    ['37828224631000', '5'],
    ['0', '0'],
  ])('of %s is %s', (digits, check) => {
    expect(luhnDigit(digits)).toBe(check)
  })

  it('finds every single wrong digit', () => {
    const digit = fc.integer({ min: 0, max: 9 })
    fc.assert(
      fc.property(fc.array(digit, { minLength: 1, maxLength: 20 }), fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, at, change) => {
        const whole = digits.join('') + luhnDigit(digits.join(''))
        const place = at % whole.length
        const wrong = whole.slice(0, place) + ((Number(whole[place]) + change) % 10) + whole.slice(place + 1)
        expect(passesLuhn(whole)).toBe(true)
        expect(passesLuhn(wrong)).toBe(false)
      }),
    )
  })

  it('is not passed by what is no number', () => {
    expect(passesLuhn('')).toBe(false)
    expect(passesLuhn('٤٢')).toBe(false)
  })
})
