import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberMarks, parseLocalNumber, writeLocalNumber } from '../../../engine/view/local-number.ts'
import { locales } from '../../../registry/locales.ts'

const LOCALES = [...locales.map(({ bcp47 }) => bcp47), 'de-CH', 'en-IN']

describe('parseLocalNumber', () => {
  it.each([
    ['en', '1,234.5', '1234.5'],
    ['en', '1,234', '1234'],
    ['en', '1,234,567', '1234567'],
    ['en-IN', '12,34,567.8', '1234567.8'],
    ['es', '1.234,5', '1234.5'],
    ['es', '1.234', '1234'],
    ['es', '1.5', '1.5'],
    ['fr', '1 234,5', '1234.5'],
    ['fr', '1\u202f234,5', '1234.5'],
    ['pl', '1\u00a0234,5', '1234.5'],
    ['ru', '0,25', '0.25'],
    ['pt-BR', '1.234.567,89', '1234567.89'],
    ['id', '10.000', '10000'],
    ['it', '3,14', '3.14'],
    ['de-CH', '1’234.5', '1234.5'],
    ['en', '  42  ', '42'],
    ['en', '+7', '7'],
    ['en', '-7', '-7'],
    ['en', '−7', '-7'],
    ['en', '-0', '0'],
    ['en', '-0.00', '0.00'],
    ['en', '007', '7'],
    ['en', '.5', '0.5'],
    ['es', ',5', '0.5'],
    ['en', '5.', '5'],
    ['en', '123456789012345678901234567890.12', '123456789012345678901234567890.12'],
    ['en', '1e6', '1000000'],
    ['en', '1.5E3', '1500'],
    ['es', '1,5e3', '1500'],
    ['en', '-1.25e+1', '-12.5'],
    ['en', '25e-4', '0.0025'],
    ['en', '0e9', '0'],
  ])('in %s reads %j as %s', (locale, text, plain) => {
    expect(parseLocalNumber(text, numberMarks(locale))).toBe(plain)
  })

  it.each([
    ['en', ''],
    ['en', '.'],
    ['en', '-'],
    ['en', 'abc'],
    ['en', '1e'],
    ['en', 'e5'],
    ['en', '1e5.5'],
    ['en', '1e1000'],
    ['en', '12%'],
    ['en', '$5'],
    ['en', '1.2.3'],
    ['en', '1,23'],
    ['en', '1,2345'],
    ['en', ',123'],
    ['es', '1,2,3'],
    ['es', '12.34.5'],
    ['fr', '1.234.567'],
    ['en', '0x10'],
    ['en', 'Infinity'],
    ['en', '٣'],
  ])('in %s refuses %j', (locale, text) => {
    expect(parseLocalNumber(text, numberMarks(locale))).toBeUndefined()
  })

  it.each([
    ['en', '12 %', '12'],
    ['fr', '12,5\u00a0%', '12.5'],
    ['en', '-3%', '-3'],
  ])('in %s reads the percentage %j as %s', (locale, text, plain) => {
    expect(parseLocalNumber(text, numberMarks(locale), { control: 'percent' })).toBe(plain)
  })

  it.each([
    ['en', '$1,200', '1200'],
    ['en', '-$1,200.50', '-1200.50'],
    ['en', '$-5', '-5'],
    ['pt-BR', 'R$ 1.200,50', '1200.50'],
    ['id', 'Rp 10.000', '10000'],
    ['fr', '1 200,50 €', '1200.50'],
    ['pl', '1200 zł', '1200'],
    ['ru', '99,90 ₽', '99.90'],
    ['ru', '99 руб.', '99'],
    ['en', '£1.5e3', '1500'],
  ])('in %s reads the amount %j as %s', (locale, text, plain) => {
    expect(parseLocalNumber(text, numberMarks(locale), { control: 'money' })).toBe(plain)
  })

  it.each(['$', '$1$', '5k', '1.2M', '$5%', 'abc5', '5 USD'])('refuses %j as an amount', (text) => {
    expect(parseLocalNumber(text, numberMarks('en'), { control: 'money' })).toBeUndefined()
  })

  it('reads what Intl writes in every language', () => {
    const value = fc.record({
      whole: fc.integer({ min: -999_999_999, max: 999_999_999 }),
      fraction: fc.integer({ min: 1, max: 999 }),
      places: fc.constantFrom(0, 3),
    })
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), value, (locale, { whole, fraction, places }) => {
        const plain = places === 0 || whole === 0 ? String(whole) : `${whole}.${String(fraction).padStart(3, '0')}`
        const written = new Intl.NumberFormat(locale, {
          maximumFractionDigits: 3,
          minimumFractionDigits: plain.includes('.') ? 3 : 0,
        }).format(plain as Intl.StringNumericLiteral)
        expect(parseLocalNumber(written, numberMarks(locale))).toBe(plain)
      }),
    )
  })
})

describe('writeLocalNumber', () => {
  it('writes plain decimals so that they are read again, in every language', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCALES),
        fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }),
        fc.nat({ max: 99 }),
        (locale, whole, fraction) => {
          const plain = fraction === 0 || whole === 0n ? String(whole) : `${whole}.${String(fraction).padStart(2, '0')}`
          expect(parseLocalNumber(writeLocalNumber(plain, numberMarks(locale)), numberMarks(locale))).toBe(plain)
        },
      ),
    )
    expect(writeLocalNumber(1234.5, numberMarks('es'))).toBe('1234,5')
    expect(writeLocalNumber('1234.5', numberMarks('en'))).toBe('1234.5')
  })
})
