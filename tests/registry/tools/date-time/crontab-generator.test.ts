import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crontabGenerator } from '../../../../registry/tools/date-time/crontab-generator/tool.ts'
import { cronParser } from '../../../../registry/tools/date-time/cron-parser.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const make = async (input: object, options: object = {}) =>
  output(crontabGenerator, { timeZone: 'UTC', ...input }, { now: NOW, ...options })
const own = (part: object) => ({ schedule: 'own', ...part })
const at = (...times: string[]) => ({ schedule: 'times', times: times.map((time) => ({ time })) })
const codes = async (input: object) => noticeCodes(await make(input))

describe('crontab-generator', () => {
  it.each([
    [{}, '0 8 * * *'],
    [{ schedule: 'minutes', everyMinutes: 1 }, '* * * * *'],
    [{ schedule: 'minutes', everyMinutes: 15, fromHour: 9, toHour: 17, weekdays: ['1', '2', '3', '4', '5'] }, '*/15 9-17 * * 1-5'],
    [{ schedule: 'minutes', everyMinutes: 15, fromHour: 23, toHour: 1 }, '*/15 0,1,23 * * *'],
    [{ schedule: 'minutes', everyMinutes: 5, fromHour: 9, toHour: 9 }, '*/5 9 * * *'],
    [{ schedule: 'hours', everyHours: 1 }, '0 * * * *'],
    [{ schedule: 'hours', everyHours: 6, minute: 30 }, '30 */6 * * *'],
    [{ schedule: 'hours', everyHours: 2, fromHour: 8, toHour: 18 }, '0 8-18/2 * * *'],
    [{ schedule: 'hours', everyHours: 3, fromHour: 20, toHour: 7 }, '0 2,5,20,23 * * *'],
    [{ schedule: 'hours', everyHours: 4, fromHour: 8, toHour: 8 }, '0 8 * * *'],
    [at('08:00', '12:00', '08:00'), '0 8,12 * * *'],
    [at('08:00', '08:30', '17:00', '17:30'), '0,30 8,17 * * *'],
    [at('08:15', '09:15', '10:15'), '15 8-10 * * *'],
    [at('08:15', '17:40'), '15 8 * * *\n40 17 * * *'],
    [{ weekdays: ['0', '6'] }, '0 8 * * 0,6'],
    [{ weekdays: ['1', '2', '3', '4', '5', '6', '0'] }, '0 8 * * *'],
    [{ days: ['1', '15'], months: ['12', '1', '2', '3'] }, '0 8 1,15 1-3,12 *'],
    [{ schedule: 'daily' }, '0 0 * * *'],
    [{ schedule: 'weekly' }, '0 0 * * 0'],
    [{ schedule: 'monthly' }, '0 0 1 * *'],
    [{ schedule: 'yearly' }, '0 0 1 1 *'],
    [{ schedule: 'reboot', command: 'run' }, '@reboot run'],
    [own({}), '* * * * *'],
    [own({ ownMinute: '10/25', ownHour: '8, 12', ownMonth: 'jan-Mar,DEC' }), '10-59/25 8,12 * 1-3,12 *'],
    [own({ ownWeekday: 'fri-sun' }), '* * * * 5-7'],
    [own({ ownWeekday: 'SUN,?' }), '* * * * *'],
    [own({ ownDay: '*/1', ownWeekday: '1' }), '* * * * 1'],
    [own({ ownDay: '*/2', ownWeekday: '1' }), '* * 1-31/2 * 1'],
    [own({ ownDay: '13', ownWeekday: '*/2' }), '* * 13 * 0-6/2'],
    [own({ ownDay: '*/2' }), '* * */2 * *'],
  ])('writes %j as %j', async (input, text) => {
    expect((await make(input)).text).toBe(text)
  })

  it('writes user, command and redirection', async () => {
    expect((await make({ command: '  run --now ', user: 'root', quiet: true })).text).toBe('0 8 * * * root run --now >/dev/null 2>&1')
    expect((await make({ user: 'root', quiet: true })).text).toBe('0 8 * * *')
    expect(await make({ command: 'date +%F\\%T' })).toMatchObject({ text: '0 8 * * * date +\\%F\\%T', notices: [{ code: 'percent' }] })
  })

  it('shows the runs of several lines together', async () => {
    const { lines, next, runs, notices } = await make({ ...at('08:15', '17:40'), count: 3 })
    expect(lines).toEqual([
      { expression: '15 8 * * *', meaning: 'At 8:15 AM' },
      { expression: '40 17 * * *', meaning: 'At 5:40 PM' },
    ])
    expect(next).toBe('2026-11-21T17:40:00')
    expect(runs.map(({ utc }: { utc: string }) => utc)).toEqual(['2026-11-21T17:40:00Z', '2026-11-22T08:15:00Z', '2026-11-22T17:40:00Z'])
    expect(notices).toEqual([{ code: 'several-lines', params: { count: 2 } }])
  })

  it('takes either day, as POSIX says', async () => {
    const { notices, runs } = await make({ ...at('00:00'), days: ['1', '15'], weekdays: ['3'], count: 4 })
    expect(notices).toEqual([{ code: 'either-day' }])
    expect(runs.map(({ utc }: { utc: string }) => utc.slice(0, 10))).toEqual(['2026-11-25', '2026-12-01', '2026-12-02', '2026-12-09'])
  })

  it.each([
    [{ schedule: 'minutes', everyMinutes: 7 }, ['uneven-minutes']],
    [{ schedule: 'minutes', everyMinutes: 20 }, []],
    [{ schedule: 'hours', everyHours: 5 }, ['uneven-hours']],
    [{ schedule: 'hours', everyHours: 5, fromHour: 1 }, []],
    [{ days: ['31'] }, ['short-months']],
    [{ days: ['28'] }, []],
    [{ schedule: 'daily', days: ['31'] }, []],
  ])('points out what is uneven in %j', async (input, expected) => {
    expect(await codes(input)).toEqual(expected)
  })

  it('counts the last pause', async () => {
    expect((await make({ schedule: 'minutes', everyMinutes: 7 })).notices).toEqual([{ code: 'uneven-minutes', params: { count: 4 } }])
    expect((await make({ schedule: 'minutes', everyMinutes: 40 })).notices).toEqual([{ code: 'uneven-minutes', params: { count: 20 } }])
    expect((await make({ schedule: 'hours', everyHours: 5 })).notices).toEqual([{ code: 'uneven-hours', params: { count: 4 } }])
  })

  it('names no runs for the start of the computer', async () => {
    const { lines, next, runs } = await make({ schedule: 'reboot' })
    expect(lines).toEqual([{ expression: '@reboot', meaning: 'Run once, at startup' }])
    expect([next, runs]).toEqual([undefined, undefined])
  })

  it('runs by the clock of the zone and speaks the language', async () => {
    const { lines, runs } = await make({ timeZone: 'Asia/Tokyo', count: 1 }, { locale: 'pl' })
    expect(runs).toEqual([{ local: '2026-11-22T08:00:00', offset: '+09:00', utc: '2026-11-21T23:00:00Z' }])
    expect(lines[0].meaning).toBe('O 08:00')
  })

  it('makes expressions that the cron parser reads alike', async () => {
    const pick = (low: number, high: number) => fc.subarray(Array.from({ length: high - low + 1 }, (_, i) => String(low + i)))
    const hour = fc.integer({ min: 0, max: 23 })
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          schedule: fc.constantFrom('minutes', 'hours'),
          everyMinutes: fc.integer({ min: 1, max: 59 }),
          everyHours: fc.integer({ min: 1, max: 23 }),
          minute: fc.integer({ min: 0, max: 59 }),
          fromHour: hour,
          toHour: hour,
          weekdays: pick(0, 6),
          months: pick(1, 12),
        }),
        async (input) => {
          const { text, runs } = await make({ ...input, count: 5 })
          expect((await output(cronParser, { text, timeZone: 'UTC', count: 5 }, { now: NOW })).runs).toEqual(runs)
          for (const { utc } of runs as { utc: string }[]) {
            const date = new Date(utc)
            const { fromHour, toHour, weekdays, months } = input
            const isInside = (value: number) =>
              fromHour <= toHour ? value >= fromHour && value <= toHour : value >= fromHour || value <= toHour
            expect(isInside(date.getUTCHours())).toBe(true)
            expect(weekdays.length === 0 || weekdays.includes(String(date.getUTCDay()))).toBe(true)
            expect(months.length === 0 || months.includes(String(date.getUTCMonth() + 1))).toBe(true)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it.each([
    [own({ ownMinute: '60' }), 'bad-minute', 'ownMinute'],
    [own({ ownMinute: '1 2' }), 'bad-minute', 'ownMinute'],
    [own({ ownMinute: ' ' }), 'bad-minute', 'ownMinute'],
    [own({ ownHour: '24' }), 'bad-hour', 'ownHour'],
    [own({ ownHour: '9-5' }), 'bad-hour', 'ownHour'],
    [own({ ownDay: '32' }), 'bad-day', 'ownDay'],
    [own({ ownMonth: 'XYZ' }), 'bad-month', 'ownMonth'],
    [own({ ownWeekday: '8' }), 'bad-weekday', 'ownWeekday'],
    [own({ ownWeekday: '__proto__' }), 'bad-weekday', 'ownWeekday'],
    [own({ ownHour: '@daily' }), 'bad-hour', 'ownHour'],
    [own({ ownDay: '1,L' }), 'not-crontab', 'ownDay'],
    [own({ ownDay: '15w' }), 'not-crontab', 'ownDay'],
    [own({ ownWeekday: 'FRI#2' }), 'not-crontab', 'ownWeekday'],
    [own({ ownDay: '30', ownMonth: '2' }), 'never-runs', 'ownDay'],
    [{ days: ['30', '31'], months: ['2'] }, 'never-runs', 'days'],
    [{ command: 'a\nb' }, 'one-line-command', 'command'],
    [{ command: 'a', user: 'Two Words' }, 'bad-user', 'user'],
    [{ ...at('8:00') }, 'bad-time', 'times.0.time'],
    [{ schedule: 'times', times: [] }, 'required', 'times'],
    [{ schedule: 'minutes', everyMinutes: 60 }, 'too-large', 'everyMinutes'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(crontabGenerator, input, { now: NOW })).toMatchObject({ code, field })
  })
})
