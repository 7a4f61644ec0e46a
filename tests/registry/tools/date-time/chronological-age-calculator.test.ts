import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chronologicalAgeCalculator } from '../../../../registry/tools/date-time/chronological-age-calculator.ts'
import { anyDate, dayNumber, isLeapYear, isoOf, monthLength, nextDay } from '../../../support/day-numbers.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const ageOn = async (birth: string, date: string, more: object = {}) => output(chronologicalAgeCalculator, { birth, date, ...more })
const parts = async (...given: Parameters<typeof ageOn>) => {
  const { years, months, days } = (await ageOn(...given)).facts
  return [years, months, days]
}
const [CALENDAR, THIRTY] = [{ method: 'calendar' }, { method: 'thirty' }]

describe('chronological-age-calculator', () => {
  it.each([
    ['2019-03-25', '2026-11-21', CALENDAR, [7, 7, 27]],
    ['2019-03-25', '2026-11-21', THIRTY, [7, 7, 26]],
    // Column by column on paper: 2026-11-21 less 2018-12-28 is 2025-22-51 less it, with a year and a month of 30 days borrowed.
    ['2018-12-28', '2026-11-21', THIRTY, [7, 10, 23]],
    ['2018-12-28', '2026-11-21', CALENDAR, [7, 10, 24]],
    ['2020-05-15', '2026-05-15', THIRTY, [6, 0, 0]],
    ['2020-05-15', '2026-05-14', THIRTY, [5, 11, 29]],
    ['2026-01-31', '2026-02-28', CALENDAR, [0, 1, 0]],
    ['2026-01-31', '2026-03-01', CALENDAR, [0, 1, 1]],
    ['2026-01-31', '2026-03-01', THIRTY, [0, 1, 0]],
    ['2024-02-29', '2025-02-28', CALENDAR, [1, 0, 0]],
    ['2024-02-29', '2025-02-28', { leapDay: 'first' }, [0, 11, 30]],
    ['2024-02-29', '2025-03-01', { leapDay: 'first' }, [1, 0, 0]],
    ['2000-12-31', '2026-12-31', CALENDAR, [26, 0, 0]],
    ['2026-11-21', '2026-11-21', CALENDAR, [0, 0, 0]],
  ])('born on %s, on %s with %j it is %j', async (birth, date, more, age) => {
    expect(await parts(birth, date, more)).toEqual(age)
  })

  it.each([
    // Ages that are on record: Jeanne Calment, 122 years and 164 days; Queen Victoria on her last day, 81 years.
    ['1875-02-21', '1997-08-04', 122, 44_724],
    ['1819-05-24', '1901-01-22', 81, 29_828],
  ])('from %s to %s are %i years and %i days in all', async (birth, date, years, days) => {
    const { facts } = await ageOn(birth, date)
    expect([facts.years, facts.allDays]).toEqual([years, days])
  })

  it('writes all forms of an age', async () => {
    const { age, facts, notices } = await ageOn('2019-03-25', '2026-11-21')
    expect(age).toBe('7 years, 7 months, 27 days')
    expect(facts).toEqual({
      years: 7,
      months: 7,
      days: 27,
      notation: '7;7.27',
      decimal: '7.66',
      allMonths: 91,
      weeks: '399 weeks, 5 days',
      allDays: 2798,
      weekday: 'Monday',
      birthday: '2027-03-25',
      birthdayWeekday: 'Thursday',
      turns: 8,
      daysLeft: 124,
    })
    expect(notices).toBeUndefined()
    expect((await output(chronologicalAgeCalculator, { birth: '1993-04-02', date: '2026-11-21' }, { locale: 'pt-BR' })).age).toBe(
      '33 anos, 7 meses e 19 dias',
    )
  })

  it('is the age today where no date is given, by the clock of the zone', async () => {
    const late = { now: Date.UTC(2026, 10, 21, 23, 30) }
    const days = async (timeZone: string) =>
      (await output(chronologicalAgeCalculator, { birth: '2026-11-20' }, { ...late, timeZone })).facts.allDays
    expect([await days('UTC'), await days('Asia/Jakarta')]).toEqual([1, 2])
  })

  it('notices birthdays, by the rule for leap days', async () => {
    const codes = async (...given: Parameters<typeof ageOn>) => noticeCodes(await ageOn(...given))
    expect(await codes('2000-11-21', '2026-11-21')).toEqual(['birthday'])
    expect(await codes('2026-11-21', '2026-11-21')).toEqual([])
    expect(await codes('2024-02-29', '2026-02-28')).toEqual(['birthday'])
    expect(await codes('2024-02-29', '2026-02-28', { leapDay: 'first' })).toEqual([])
    expect(await codes('2024-02-29', '2026-03-01', { leapDay: 'first' })).toEqual(['birthday'])
    expect(await codes('2024-02-29', '2030-01-01')).toEqual(['future-date'])
    expect((await ageOn('2024-02-29', '2026-11-21', { leapDay: 'first' })).facts.birthday).toBe('2027-03-01')
  })

  it('corrects for being born early', async () => {
    // Six weeks after 10 January is 21 February.
    const early = await ageOn('2026-01-10', '2026-11-21', { weeksEarly: 6 })
    expect([early.age, early.facts.corrected]).toEqual(['10 months, 11 days', '9 months'])
    const before = await ageOn('2026-11-01', '2026-11-21', { weeksEarly: 6 })
    expect([before.facts.corrected, before.notices]).toEqual([undefined, [{ code: 'before-term' }]])
    expect((await ageOn('2026-01-10', '2026-11-21')).facts.corrected).toBeUndefined()
  })

  it('grows by a day each day, and by a year on each birthday', async () => {
    await fc.assert(
      fc.asyncProperty(anyDate('1900-01-01', '2050-01-01'), fc.nat(400), async (birth, weeks) => {
        let [date, last] = [birth, -1]
        for (let day = 0; day < weeks; day++) date = nextDay(date)
        const { facts } = await ageOn(birth, date)
        expect(facts.allDays).toBe(weeks)
        expect(facts.years * 12 + facts.months).toBe(facts.allMonths)
        for (const year of [0, 1, 2]) {
          const start = Number(birth.slice(0, 4)) + year
          const [, month = 0, day = 0] = birth.split('-').map(Number)
          const birthday = isoOf(start, month, Math.min(day, monthLength(start, month)))
          expect(await parts(birth, birthday)).toEqual([year, 0, 0])
          expect(dayNumber(birthday)).toBeGreaterThan(last)
          last = dayNumber(birthday)
        }
      }),
    )
  })

  it('counts on paper as the subtraction of three columns', async () => {
    await fc.assert(
      fc.asyncProperty(anyDate('1900-01-01', '2050-01-01'), fc.nat(30_000), async (birth, days) => {
        const date = new Date(Date.parse(`${birth}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
        const [years = 0, months = 0, left = 0] = await parts(birth, date, THIRTY)
        const sum = (text: string) => {
          const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
          return (year * 12 + month) * 30 + day
        }
        // What is borrowed is given back: the three columns have the worth of the difference.
        expect((years * 12 + months) * 30 + left).toBe(sum(date) - sum(birth))
        expect(months < 12 && left < 31).toBe(true)
      }),
    )
  })

  it('has its next birthday within a year and a day', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyDate('1900-01-01', '2050-01-01'),
        fc.nat(20_000),
        fc.constantFrom('last', 'first'),
        async (birth, days, leapDay) => {
          const date = new Date(Date.parse(`${birth}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
          const { facts } = await ageOn(birth, date, { leapDay })
          expect(facts.daysLeft > 0 && facts.daysLeft <= 366).toBe(true)
          const year = Number(facts.birthday.slice(0, 4))
          const leap = leapDay === 'last' ? '02-28' : '03-01'
          expect(facts.birthday.slice(5)).toBe(birth.endsWith('02-29') && !isLeapYear(year) ? leap : birth.slice(5))
          expect(year - Number(birth.slice(0, 4))).toBe(facts.turns)
          expect(Number(facts.decimal) >= facts.years && Number(facts.decimal) <= facts.years + 1).toBe(true)
        },
      ),
    )
  })

  it.each([
    [{}, 'required', 'birth'],
    [{ birth: '1993-04-31' }, 'bad-date', 'birth'],
    [{ birth: '2026-11-22', date: '2026-11-21' }, 'born-later', 'birth'],
    [{ birth: '2026-11-22' }, 'born-later', 'birth'],
    [{ birth: '2020-01-01', weeksEarly: 21 }, 'too-large', 'weeksEarly'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(chronologicalAgeCalculator, input)).toMatchObject({ code, field })
  })
})
