import { describe, expect, it } from 'vitest'
import { FICTION_NUMBERS } from '../../../../registry/data/world/fiction-numbers.ts'
import { randomPhoneNumberGenerator as tool } from '../../../../registry/tools/random/random-phone-number-generator.ts'
import { fairBound, chiSquared, countsOf } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Phone = { national: string; international: string; e164: string }
const of = async (input: object, options?: object): Promise<Phone[]> => (await output(tool, input, options)).numbers

/** What the regulators reserve, written apart from the table that is drawn from. */
const RESERVED = {
  US: /^\([2-9]\d\d\) 555-01\d\d$/,
  CA: /^\([2-9]\d\d\) 555-01\d\d$/,
  GB: /^(07700 900\d{3}|01632 960\d{3}|020 7946 0\d{3}|01(1[3-8]|[2-6]1) 496 0\d{3}|0191 498 0\d{3}|028 9649 6\d{3}|029 2018 0\d{3}|03069 990\d{3})$/,
  AU: /^(\(0[2378]\) (5550|7010) \d{4}|0491 57[01] \d{3})$/,
  FR: /^(01 99 00|02 61 91|03 53 01|04 65 71|05 36 49|06 39 98) \d\d \d\d$/,
  DE: /^(030 23125\d{3}|069 90009\d{3}|040 66969\d{3}|0221 4710\d{3}|089 99998\d{3}|0171 39200\d\d|01[57]\d \d{7,8})$/,
  SE: /^(08-465 004 \d\d|031-390 06 \d\d|040-628 04 \d\d|0980-319 2\d\d|070-174 06 (0[5-9]|[1-9]\d))$/,
  IE: /^020 91\d \d{4}$/,
} as const

describe('random-phone-number-generator', () => {
  it('covers every country of the table', () => {
    expect(Object.keys(RESERVED).toSorted()).toEqual(Object.keys(FICTION_NUMBERS).toSorted())
  })

  it.each(Object.entries(RESERVED))('keeps to the reserved numbers of %s', async (country, reserved) => {
    const { calling } = FICTION_NUMBERS[country as keyof typeof FICTION_NUMBERS]
    for (const { national, international, e164 } of await of({ country, count: 400 })) {
      expect(national).toMatch(reserved)
      expect(e164).toMatch(/^\+[1-9]\d{7,14}$/)
      expect(international.replace(/ /g, '')).toBe(e164)
      expect(e164).toBe(calling + national.replace(/\D/g, '').replace(/^0/, ''))
    }
  })

  it('knows mobile numbers from others', async () => {
    for (const { national } of await of({ country: 'GB', kind: 'mobile', count: 200 })) expect(national).toMatch(/^07700 /)
    for (const { national } of await of({ country: 'FR', kind: 'landline', count: 200 })) expect(national).not.toMatch(/^06/)
    expect(await of({ country: 'AU', kind: 'mobile', count: 11 })).toHaveLength(11)
    expect(await failure(tool, { country: 'AU', kind: 'mobile', count: 12 })).toMatchObject({ code: 'too-few-to-draw', field: 'count' })
    expect(await of({ country: 'US', kind: 'mobile' })).toHaveLength(1)
  })

  it('draws every number evenly', async () => {
    const drawn: string[] = []
    for (let seed = 0; seed < 12; seed++)
      drawn.push(
        ...(await of({ country: 'SE', kind: 'mobile', count: 1000, unique: false }, { seed })).map(({ national }) => national.slice(-2)),
      )
    const all = Array.from({ length: 95 }, (_, index) => String(index + 5).padStart(2, '0'))
    expect(chiSquared(countsOf(drawn, all))).toBeLessThan(fairBound(94))
  })

  it('draws the same from the same seed', async () => {
    expect(await of({ count: 9, seed: 'a' })).toEqual(await of({ count: 9, seed: 'a' }))
    expect(await of({ count: 9, seed: 'a' })).not.toEqual(await of({ count: 9, seed: 'b' }))
  })

  it.each([
    [{ country: 'PL' }, 'not-a-choice', 'country'],
    [{ count: 0 }, 'too-small', 'count'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(tool, input)).toMatchObject({ code, field })
  })
})
