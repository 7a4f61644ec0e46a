import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expiryDateCalculator } from '../../../../registry/tools/date-time/expiry-date-calculator.ts'
import { anyDate, dayNumber, shiftDay } from '../../../support/day-numbers.ts'
import { failure, output } from '../../../support/run-tool.ts'

const keeps = async (produced: string, life: number, more: object = {}) => output(expiryDateCalculator, { produced, life, ...more })
const printed = async (expires: string, more: object = {}) => output(expiryDateCalculator, { mode: 'printed', expires, ...more })

describe('expiry-date-calculator', () => {
  it.each([
    ['2026-03-15', 12, {}, '2027-03-15'],
    ['2026-03-15', 12, { lastDay: 'before' }, '2027-03-14'],
    ['2026-03-15', 12, { lastDay: 'month' }, '2027-03-31'],
    ['2026-08-31', 6, {}, '2027-02-28'],
    ['2026-08-31', 6, { monthEnd: 'first' }, '2027-03-01'],
    ['2026-08-31', 6, { monthEnd: 'first', lastDay: 'month' }, '2027-02-28'],
    ['2027-08-31', 6, { lastDay: 'month' }, '2028-02-29'],
    ['2024-02-29', 2, { unit: 'years' }, '2026-02-28'],
    ['2026-11-21', 30, { unit: 'days' }, '2026-12-21'],
    ['2026-11-21', 30, { unit: 'days', lastDay: 'before' }, '2026-12-20'],
    ['2026-11-21', 6, { unit: 'weeks' }, '2027-01-02'],
    // Eggs: 28 days from laying; Regulation (EC) 589/2008, article 13.
    ['2026-11-01', 28, { unit: 'days' }, '2026-11-29'],
  ])('what was made on %s and keeps %i with %j is good until %s', async (produced, life, more, date) => {
    expect((await keeps(produced, life, more)).date).toBe(date)
  })

  // Today is 21 November 2026.
  it.each([
    ['2026-12-22', 'good', 31],
    ['2026-12-21', 'soon', 30],
    ['2026-11-22', 'soon', 1],
    ['2026-11-21', 'today', 0],
    ['2026-11-20', 'expired', -1],
  ])('until %s it is %s', async (expires, status, daysLeft) => {
    const result = await printed(expires)
    expect([result.status, result.facts.daysLeft]).toEqual([status, daysLeft])
    expect([result.facts.left !== undefined, result.facts.over !== undefined]).toEqual([daysLeft > 0, daysLeft < 0])
  })

  it('warns as early as asked', async () => {
    expect((await printed('2026-11-25', { warnDays: 3 })).status).toBe('good')
    expect((await printed('2026-11-25', { warnDays: 4 })).status).toBe('soon')
  })

  it('takes today by the clock of the zone', async () => {
    const late = { now: Date.UTC(2026, 10, 21, 23, 30) }
    const status = async (timeZone: string) =>
      (await output(expiryDateCalculator, { mode: 'printed', expires: '2026-11-21' }, { ...late, timeZone })).status
    expect([await status('UTC'), await status('Asia/Jakarta')]).toEqual(['today', 'expired'])
  })

  it('tells how much of the shelf life is left', async () => {
    const share = async (produced: string, expires: string) => (await printed(expires, { produced })).facts.share
    expect(await share('2026-11-21', '2026-12-21')).toBe('100')
    expect(await share('2026-11-11', '2026-12-01')).toBe('50')
    expect(await share('2026-10-22', '2026-11-21')).toBe('0')
    expect(await share('2025-01-01', '2026-01-01')).toBe('0')
    expect(await share('2026-12-01', '2027-01-01')).toBe('100')
    expect(await share('2026-11-21', '2026-11-21')).toBeUndefined()
  })

  it('lets an opened product keep until the earlier date', async () => {
    const opened = await printed('2028-01-31', { opened: '2026-11-01', openLife: 2, openUnit: 'weeks', produced: '2026-01-01' })
    expect(opened).toMatchObject({ date: '2026-11-15', status: 'expired', notices: [{ code: 'opened-decides' }] })
    expect(opened.facts).toMatchObject({ sealed: '2028-01-31', open: '2026-11-15', over: '6 days', lifeDays: 760 })
    expect(opened.facts.share).toBeUndefined()
    const late = await printed('2026-12-01', { opened: '2026-11-20', openLife: 6 })
    expect([late.date, late.notices]).toEqual(['2026-12-01', undefined])
  })

  it('says when a month was too short, except where its end was asked for', async () => {
    expect((await keeps('2026-08-31', 6)).notices).toEqual([{ code: 'month-end' }])
    expect((await keeps('2026-08-31', 6, { lastDay: 'month' })).notices).toBeUndefined()
  })

  it('writes a calendar file when there is a title', async () => {
    const { calendar } = await keeps('2026-03-15', 12, { calendarTitle: 'Milk' })
    expect(new TextDecoder().decode(calendar.bytes)).toContain('DTSTART;VALUE=DATE:20270315\r\nSUMMARY:Milk\r\n')
  })

  it('adds days as the calendar does, and the day before is a day less', async () => {
    await fc.assert(
      fc.asyncProperty(anyDate('1950-01-01', '2150-01-01'), fc.integer({ min: 1, max: 2000 }), async (produced, life) => {
        const { date, facts } = await keeps(produced, life, { unit: 'days' })
        expect(date).toBe(shiftDay(produced, life))
        expect(facts.lifeDays).toBe(life)
        expect(dayNumber(date) - dayNumber((await keeps(produced, life, { unit: 'days', lastDay: 'before' })).date)).toBe(1)
        const { status } = await printed(date, { produced })
        expect(status === 'expired').toBe(facts.daysLeft < 0)
      }),
      { numRuns: 50 },
    )
  })

  it('keeps longer for a longer shelf life', async () => {
    const unit = fc.constantFrom('days', 'weeks', 'months', 'years')
    const lastDay = fc.constantFrom('same', 'before', 'month')
    await fc.assert(
      fc.asyncProperty(
        anyDate('1950-01-01', '2150-01-01'),
        fc.integer({ min: 1, max: 400 }),
        unit,
        lastDay,
        async (produced, life, unit, lastDay) => {
          const until = async (length: number) => (await keeps(produced, length, { unit, lastDay })).date
          expect((await until(life)) <= (await until(life + 1))).toBe(true)
          expect((await until(life)) >= produced).toBe(true)
        },
      ),
      { numRuns: 50 },
    )
  })

  it.each([
    [{ life: 3 }, 'required', 'produced'],
    [{ mode: 'printed' }, 'required', 'expires'],
    [{ mode: 'printed', expires: '2026-11-31' }, 'bad-date', 'expires'],
    [{ mode: 'printed', expires: '2026-01-01', produced: '2026-01-02' }, 'expires-before-production', 'expires'],
    [{ produced: '2026-01-02', opened: '2026-01-01' }, 'opened-before-production', 'opened'],
    [{ produced: '9999-01-02', life: 12 }, 'out-of-range', 'life'],
    [{ produced: '2026-01-02', opened: '9999-12-01', openLife: 3650, openUnit: 'years' }, 'out-of-range', 'openLife'],
    [{ produced: '2026-01-02', life: 0 }, 'too-small', 'life'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(expiryDateCalculator, input)).toMatchObject({ code, field })
  })
})
