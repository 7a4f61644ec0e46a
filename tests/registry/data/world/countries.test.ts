import { describe, expect, it } from 'vitest'
import { COUNTRY_REGIONS, NOT_IN_UN } from '../../../../registry/data/world/countries.ts'

const codes: readonly string[] = Object.values(COUNTRY_REGIONS).flat()

describe('the table of countries', () => {
  // ISO 3166-1 has 249 codes, and the United Nations 193 members.
  it('holds each code once, and all of them', () => {
    expect(codes).toHaveLength(249)
    expect(new Set(codes).size).toBe(249)
    expect(codes.filter((code) => !NOT_IN_UN.has(code))).toHaveLength(193)
    expect([...NOT_IN_UN].filter((code) => !codes.includes(code))).toEqual([])
  })

  it('holds only codes that CLDR can name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(codes.filter((code) => !names.of(code))).toEqual([])
  })

  it('has as many in each region as the UN’s standard M49 lists', () => {
    const counts = Object.entries(COUNTRY_REGIONS).map(([region, list]) => [region, list.length])
    // M49: Africa 60, Asia 50 (and Taiwan), Europe 51, Northern and Central America and the Caribbean 41, South America 16, Oceania 29.
    expect(Object.fromEntries(counts)).toEqual({
      africa: 60,
      asia: 51,
      europe: 51,
      'north-america': 41,
      'south-america': 16,
      oceania: 29,
      antarctica: 1,
    })
  })
})
