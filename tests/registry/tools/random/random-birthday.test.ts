import { describe, expect, it } from 'vitest'
import { randomBirthday as tool } from '../../../../registry/tools/random/random-birthday.ts'
import { fairBound, chiSquared, countsOf } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Birthday = { date: string; iso: string; day: string; age: number; weekday: string }
const at = (day: string) => ({ now: Date.parse(`${day}T12:00:00Z`), timeZone: 'UTC' })

describe('random-birthday', () => {
  it('gives every day of birth of an age once, from the day after the last birthday but one', async () => {
    const { birthdays } = await output(tool, { min: 30, max: 30, count: 365 }, at('2026-11-22'))
    const dates = birthdays.map(({ date }: Birthday) => date).toSorted()
    expect([dates[0], dates.at(-1), new Set(dates).size]).toEqual(['1995-11-23', '1996-11-22', 365])
    expect(birthdays.every(({ age }: Birthday) => age === 30)).toBe(true)
    expect(await failure(tool, { min: 30, max: 30, count: 367 }, at('2026-11-22'))).toMatchObject({ params: { available: 366 } })
  })

  it.each(['2027-02-28', '2027-03-01', '2028-02-29', '2028-03-01'])('keeps to the ages around 29 February, on %s', async (today) => {
    const { birthdays } = await output(tool, { min: 1, max: 3, count: 1000 }, at(today))
    for (const { age } of birthdays) expect(age >= 1 && age <= 3).toBe(true)
  })

  it('lets who was born on 29 February turn older on 1 March', async () => {
    const { birthdays } = await output(tool, { min: 2, max: 2, count: 366 }, at('2027-02-28'))
    expect(birthdays.find(({ date }: Birthday) => date === '2024-02-29').age).toBe(2)
  })

  it('names the weekday', async () => {
    const { birthdays } = await output(tool, { count: 20 }, at('2026-11-22'))
    for (const { date, weekday } of birthdays)
      expect(weekday).toBe(new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(date)))
  })

  it('draws every age evenly, as far as its days go', async () => {
    const ages: number[] = []
    for (let seed = 0; seed < 12; seed++) {
      const { birthdays } = await output(tool, { min: 20, max: 39, count: 1000, unique: false }, { ...at('2026-11-22'), seed })
      ages.push(...birthdays.map(({ age }: Birthday) => age))
    }
    const all = Array.from({ length: 20 }, (_, index) => index + 20)
    expect(chiSquared(countsOf(ages, all))).toBeLessThan(fairBound(19))
  })

  it('gives each of the 366 birthdays without a year', async () => {
    const { birthdays } = await output(tool, { year: false, count: 366 })
    expect(new Set(birthdays.map(({ iso }: Birthday) => iso)).size).toBe(366)
    expect(birthdays.find(({ iso }: Birthday) => iso === '--02-29').day).toBe('February 29')
    expect((await output(tool, { year: false, count: 366 }, { locale: 'pl' })).birthdays.map(({ day }: Birthday) => day)).toContain(
      '29 lutego',
    )
  })

  it('draws the same from the same seed', async () => {
    const of = (seed: string) => output(tool, { count: 9, seed })
    expect(await of('a')).toEqual(await of('a'))
    expect(await of('a')).not.toEqual(await of('b'))
  })

  it.each([
    [{ min: 40, max: 39 }, 'youngest-above-oldest', 'min'],
    [{ year: false, count: 367 }, 'too-few-to-draw', 'count'],
    [{ max: 121 }, 'too-large', 'max'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(tool, input)).toMatchObject({ code, field })
  })
})
