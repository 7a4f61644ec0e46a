import { describe, expect, it } from 'vitest'
import { checkDigit, yearCode } from '../../../../../registry/tools/random/random-vin-generator/vin.ts'

describe('the check digit of a VIN', () => {
  // Numbers that stand as valid in handbooks and in the pages of the American regulator.
  it.each([
    '1M8GDM9AXKP042788',
    '11111111111111111',
    '1HGCM82633A004352',
    'JH4KA7561PC008269',
    'JHMCM56557C404453',
    'JF1GPAD60D1803590',
    '19XFC1F7XGE028370',
    '1C4RJEAG2EC476429',
    '1D7RB1CP8BS798034',
  ])('stands in %s', (vin) => {
    expect(checkDigit(`${vin.slice(0, 8)}0${vin.slice(9)}`)).toBe(vin[8])
    expect(checkDigit(vin)).toBe(vin[8])
  })
})

describe('the code of a model year', () => {
  it.each([
    [1980, 'A'],
    [1988, 'J'],
    [2000, 'Y'],
    [2001, '1'],
    [2009, '9'],
    [2010, 'A'],
    [2026, 'T'],
    [2039, '9'],
  ])('%i is %s', (year, code) => {
    expect(yearCode(year)).toBe(code)
  })
})
