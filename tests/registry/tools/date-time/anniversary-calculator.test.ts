import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anniversaryCalculator } from '../../../../registry/tools/date-time/anniversary-calculator/tool.ts'
import { anyDate, dayNumber, isLeapYear, shiftDay } from '../../../support/day-numbers.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Line = { milestone: string; date: string; weekday: string; daysLeft: number }
const look = async (date: string, more: object = {}) => output(anniversaryCalculator, { date, ...more })
const upcoming = async (date: string, more: object): Promise<[string, string][]> =>
  (await look(date, more)).upcoming.map(({ milestone, date }: Line) => [milestone, date])
const TODAY = '2026-11-21'

describe('anniversary-calculator', () => {
  it.each([
    ['2024-02-14', '2 years, 9 months, 7 days', 1011, '2027-02-14', 3, 85],
    ['2026-11-20', '1 day', 1, '2027-11-20', 1, 364],
    ['2025-11-22', '11 months, 30 days', 364, '2026-11-22', 1, 1],
    ['1976-07-04', '50 years, 4 months, 17 days', 18_402, '2027-07-04', 51, 225],
    ['2020-02-29', '6 years, 8 months, 23 days', 2457, '2027-02-28', 7, 99],
    ['2026-11-21', '0 days', 0, '2027-11-21', 1, 365],
  ])('since %s it is %s', async (date, elapsed, days, next, number, daysLeft) => {
    const result = await look(date)
    expect(result.elapsed).toBe(elapsed)
    expect(result.facts).toMatchObject({ days, next, number, daysLeft })
    expect(days).toBe(dayNumber(TODAY) - dayNumber(date))
  })

  it.each([
    // Counted by leafing through the calendar.
    [{ milestones: ['thousands'], count: 3 }, '2024-02-14', ['2,000 days', '3,000 days', '4,000 days'], [2000, 3000, 4000]],
    [{ milestones: ['hundreds'], count: 2 }, '2024-02-14', ['1,100 days', '1,200 days'], [1100, 1200]],
    [{ milestones: ['repdigits'], count: 3 }, '2024-02-14', ['1,111 days', '2,222 days', '3,333 days'], [1111, 2222, 3333]],
    [{ milestones: ['repdigits'], count: 2 }, '2026-11-21', ['111 days', '222 days'], [111, 222]],
    [{ milestones: ['thousands'], count: 1, dayOne: true }, '2024-02-14', ['2,000 days'], [1999]],
  ])('%j after %s are %j', async (more, date, names, days) => {
    expect(await upcoming(date, more)).toEqual(names.map((name, index) => [name, shiftDay(date, days[index] ?? 0)]))
  })

  it('celebrates each month on its last day where it has no 31st', async () => {
    expect(await upcoming('2026-08-31', { milestones: ['months'], count: 3 })).toEqual([
      ['3 months', '2026-11-30'],
      ['4 months', '2026-12-31'],
      ['5 months', '2027-01-31'],
    ])
    expect((await upcoming('2026-08-31', { milestones: ['months'], count: 1, monthEnd: 'first' }))[0]).toEqual(['3 months', '2026-12-01'])
  })

  it('celebrates a leap day by the rule', async () => {
    const next = async (monthEnd: string) => (await look('2024-02-29', { monthEnd })).facts.next
    expect([await next('last'), await next('first')]).toEqual(['2027-02-28', '2027-03-01'])
  })

  it('lists a day once where months make years or hundreds thousands', async () => {
    const lines = await upcoming('2024-02-14', { milestones: ['years', 'months', 'hundreds', 'thousands'], count: 60 })
    expect(lines.filter(([, date]) => date === '2027-02-14')).toEqual([['3 years', '2027-02-14']])
    expect(lines.filter(([name]) => name === '2,000 days')).toHaveLength(1)
    expect(lines.map(([, date]) => date)).toEqual(lines.map(([, date]) => date).toSorted())
  })

  it('knows that it is today', async () => {
    const { notices, facts, upcoming: lines } = await look('2020-11-21', { milestones: ['years'], count: 1 })
    expect(notices).toEqual([{ code: 'today' }])
    expect([facts.daysLeft, lines]).toEqual([0, [{ milestone: '6 years', date: TODAY, weekday: 'Saturday', daysLeft: 0 }]])
  })

  it('takes today by the clock of the zone', async () => {
    const late = { now: Date.UTC(2026, 10, 21, 23, 30) }
    const days = async (timeZone: string) => (await output(anniversaryCalculator, { date: '2026-11-20' }, { ...late, timeZone })).facts.days
    expect([await days('UTC'), await days('Asia/Jakarta')]).toEqual([1, 2])
  })

  it('counts the day itself when asked to', async () => {
    expect((await look('2026-11-21', { dayOne: true })).facts.days).toBe(1)
    expect((await look('2026-08-14', { dayOne: true })).facts.days).toBe(100)
  })

  it('looks forward to an event that is still to come', async () => {
    const { elapsed, facts, notices, upcoming: lines } = await look('2026-12-24', { count: 1 })
    expect([elapsed, facts.days, notices]).toEqual([undefined, -33, [{ code: 'future' }]])
    expect(lines[0]).toMatchObject({ milestone: '1 year', date: '2027-12-24' })
  })

  it('stops where the calendar stops', async () => {
    const { upcoming: lines, notices, facts } = await look('9998-06-01', { milestones: ['years', 'thousands'], count: 5 })
    expect(lines.map(({ date }: Line) => date)).toEqual(['9999-06-01'])
    expect(notices).toEqual([{ code: 'future' }, { code: 'no-more' }])
    expect(facts.next).toBe('9999-06-01')
    expect((await look('9999-06-01')).facts.next).toBeUndefined()
  })

  it('writes in the language of the reader', async () => {
    const { elapsed, upcoming: lines } = await output(anniversaryCalculator, { date: '2024-02-14', count: 1 }, { locale: 'id' })
    expect([elapsed, lines[0].milestone, lines[0].weekday]).toEqual(['2 tahun, 9 bulan, 7 hari', '3 tahun', 'Minggu'])
  })

  it('writes a calendar file when there is a title', async () => {
    const { calendar } = await look('2024-02-14', { count: 2, calendarTitle: 'Us' })
    const text = new TextDecoder().decode(calendar.bytes)
    expect(text).toContain('SUMMARY:Us (3 years)\r\n')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  })

  it('lists the anniversaries that are not past, in order, without a gap', async () => {
    await fc.assert(
      fc.asyncProperty(anyDate('1900-01-01', '2100-01-01'), fc.integer({ min: 1, max: 12 }), async (date, count) => {
        const lines = (await look(date, { milestones: ['years'], count })).upcoming as Line[]
        expect(lines).toHaveLength(count)
        const years = lines.map((line) => Number(line.date.slice(0, 4)))
        expect(years).toEqual(years.map((_, index) => (years[0] ?? 0) + index))
        const day = date.slice(5)
        for (const line of lines) {
          const leaps = isLeapYear(Number(line.date.slice(0, 4)))
          expect(line.date.slice(5)).toBe(day === '02-29' && !leaps ? '02-28' : day)
          expect(line.date >= TODAY && line.daysLeft === dayNumber(line.date) - dayNumber(TODAY)).toBe(true)
          expect(line.milestone.split(' ')[0]?.replace(',', '')).toBe(String(Number(line.date.slice(0, 4)) - Number(date.slice(0, 4))))
        }
        const before = `${(years[0] ?? 0) - 1}${lines[0]?.date.slice(4)}`
        expect(before < TODAY || before <= date).toBe(true)
      }),
    )
  })

  it.each([
    [{}, 'required', 'date'],
    [{ date: '2025-02-29' }, 'bad-date', 'date'],
    [{ date: '2025-02-28', milestones: [] }, 'required', 'milestones'],
    [{ date: '2025-02-28', count: 201 }, 'too-large', 'count'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(anniversaryCalculator, input)).toMatchObject({ code, field })
  })
})
