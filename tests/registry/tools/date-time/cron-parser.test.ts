import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cronParser } from '../../../../registry/tools/date-time/cron-parser.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const utc = async (text: string, count = 3, more = {}) =>
  (await output(cronParser, { text, count, timeZone: 'UTC', ...more }, { now: NOW })).runs.map((run: { utc: string }) =>
    run.utc.slice(0, 16),
  )
const codes = async (text: string, timeZone: string, now: number) => noticeCodes(await output(cronParser, { text, timeZone }, { now }))

describe('cron-parser', () => {
  it.each([
    ['0 0 29 2 *', ['2028-02-29T00:00', '2032-02-29T00:00', '2036-02-29T00:00']],
    ['0 0 L * *', ['2026-11-30T00:00', '2026-12-31T00:00', '2027-01-31T00:00']],
    ['0 0 * * FRI#2', ['2026-12-11T00:00', '2027-01-08T00:00', '2027-02-12T00:00']],
    ['0 0 15W * *', ['2026-12-15T00:00', '2027-01-15T00:00', '2027-02-15T00:00']],
    // Days before the last of the month, as Quartz counts them; 2026-11-29 is a Sunday, 2027-01-30 a Saturday.
    ['0 0 L-3 * *', ['2026-11-27T00:00', '2026-12-28T00:00', '2027-01-28T00:00']],
    ['0 0 l-1w * *', ['2026-11-30T00:00', '2026-12-30T00:00', '2027-01-29T00:00']],
    ['0 0 L-0 * *', ['2026-11-30T00:00', '2026-12-31T00:00', '2027-01-31T00:00']],
    ['0 0 L-30 * *', ['2026-12-01T00:00', '2027-01-01T00:00', '2027-03-01T00:00']],
    ['0 0 L-28 2 *', ['2028-02-01T00:00', '2032-02-01T00:00', '2036-02-01T00:00']],
    ['0 0 L-1 * MON', ['2026-11-23T00:00', '2026-11-29T00:00', '2026-11-30T00:00']],
    ['0 */30 0 L-29 6 * 2027-2028', ['2027-06-01T00:00', '2027-06-01T00:30', '2028-06-01T00:00']],
    ['@weekly', ['2026-11-22T00:00', '2026-11-29T00:00', '2026-12-06T00:00']],
    ['0 0 * jan-Feb 7', ['2027-01-03T00:00', '2027-01-10T00:00', '2027-01-17T00:00']],
    ['0 30 8 ? * MON', ['2026-11-23T08:30', '2026-11-30T08:30', '2026-12-07T08:30']],
    ['0 0 0 1 1 * 2030-2031', ['2030-01-01T00:00', '2031-01-01T00:00']],
    ['10/25 12 * * *', ['2026-11-21T12:10', '2026-11-21T12:35', '2026-11-22T12:10']],
  ])('runs %s at %j', async (text, runs) => {
    expect(await utc(text)).toEqual(runs)
  })

  // docs.aws.amazon.com/eventbridge: cron expressions, with the meaning that it gives each.
  it.each([
    ['cron(0 10 * * ? *)', ['2026-11-22T10:00', '2026-11-23T10:00', '2026-11-24T10:00']],
    ['cron(0 18 ? * MON-FRI *)', ['2026-11-23T18:00', '2026-11-24T18:00', '2026-11-25T18:00']],
    ['cron(0 8 1 * ? *)', ['2026-12-01T08:00', '2027-01-01T08:00', '2027-02-01T08:00']],
    ['0/10 * ? * MON-FRI *', ['2026-11-23T00:00', '2026-11-23T00:10', '2026-11-23T00:20']],
    [' CRON( 0 9 ? * 2#1 * ) ', ['2026-12-07T09:00', '2027-01-04T09:00', '2027-02-01T09:00']],
    ['15 10 ? * 6L 2027-2028', ['2027-01-29T10:15', '2027-02-26T10:15', '2027-03-26T10:15']],
  ])('runs %s of AWS at %j', async (text, runs) => {
    expect(await utc(text, 3, { dialect: 'aws' })).toEqual(runs)
  })

  it('says what a rule of AWS means', async () => {
    const { meaning, parts } = await output(cronParser, { text: 'cron(0 18 ? * MON-FRI 2027)' }, { now: NOW })
    expect(meaning).toBe('At 6:00 PM, Monday through Friday, only in 2027')
    expect(parts[0]).toEqual({ field: 'minute', value: '0' })
  })

  it.each([
    ['0 10 * * ?', 'aws-count', undefined],
    ['cron(0 10 * * * *)', 'aws-day', 10],
    ['cron(0 10 ? * ? *)', 'aws-day', 10],
    ['cron(0 25 * * ? *)', 'bad-hour', 7],
    ['rate(5 minutes)', 'aws-rate', undefined],
  ])('of AWS refuses %s', async (text, code, offset) => {
    const refused = await failure(cronParser, { text, dialect: 'aws' })
    expect(refused).toMatchObject({ code })
    expect(refused.place?.offset).toBe(offset)
  })

  it.each([
    ['*/15 9-17 * * 1-5', '2026-11-20T17:45:00'],
    ['0 12 * * *', '2026-11-20T12:00:00'],
    ['0 0 29 2 *', '2024-02-29T00:00:00'],
    ['0 0 L-3 * *', '2026-10-28T00:00:00'],
    ['0 0 L-28 2 *', '2024-02-01T00:00:00'],
    ['0 0 L-25 * MON', '2026-11-16T00:00:00'],
    ['0 0 0 1 1 * 2030', undefined],
  ])('ran %s last at %s', async (text, last) => {
    expect((await output(cronParser, { text, timeZone: 'UTC' }, { now: NOW })).last).toBe(last)
  })

  it('tells the last run before each of the next ones (property)', async () => {
    const expressions = ['7 3 * * *', '0 0 1 */3 *', '0 0 L-2 * *', '30 8 * * MON#1', '0 0 13 * 5']
    for (const text of expressions) {
      const [first, second] = (await output(cronParser, { text, timeZone: 'UTC', count: 2 }, { now: NOW })).runs
      expect((await output(cronParser, { text, timeZone: 'UTC' }, { now: Date.parse(second.utc) })).last).toBe(first.local)
    }
  })

  it('says in words how many days before the last it runs', async () => {
    const meaning = async (text: string, locale: string) => (await output(cronParser, { text }, { now: NOW, locale })).meaning
    expect(await meaning('0 0 L-1 * *', 'en')).toBe('At 12:00 AM, 1 day before the last day of the month')
    expect(await meaning('0 0 L-2W * *', 'en')).toBe('At 12:00 AM, on the weekday nearest to 2 days before the last day of the month')
    expect(await meaning('0 0 L-5 * *', 'ru')).toBe('В 00:00, за 5 дней до последнего дня месяца')
    expect(await meaning('0 0 L-0W * *', 'en')).toBe('At 12:00 AM, on the last weekday of the month')
  })

  it('counts the Quartz weekdays from Sunday as 1', async () => {
    expect(await utc('0 0 0 ? * 1', 1, { dialect: 'quartz' })).toEqual(['2026-11-22T00:00'])
    expect(await utc('0 0 0 ? * 1', 1)).toEqual(['2026-11-23T00:00'])
  })

  it('takes either day when both are given (POSIX crontab), and says so', async () => {
    expect(await utc('0 0 1,15 * 3', 4)).toEqual(['2026-11-25T00:00', '2026-12-01T00:00', '2026-12-02T00:00', '2026-12-09T00:00'])
    expect(await codes('0 0 1,15 * 3', 'UTC', NOW)).toEqual(['either-day'])
    expect(await codes('0 0 ? * 3', 'UTC', NOW)).toEqual([])
    // Vixie cron's manual: “if both fields are restricted (i.e., do not contain the * character)”.
    expect(await codes('0 0 */2 * 3', 'UTC', NOW)).toEqual(['either-star', 'uneven-step'])
    expect(await codes('0 0 1 * */2', 'UTC', NOW)).toEqual(['either-star'])
  })

  it.each([
    ['30 2 * * *', 'Europe/Warsaw', ['skipped-once', 'repeated-once']],
    ['*/10 2 * * *', 'Europe/Warsaw', ['skipped-some', 'repeated-some']],
    ['30 4 * * *', 'Europe/Warsaw', []],
    ['30/45 2-2 * * 1-7', 'Europe/Warsaw', ['skipped-once', 'repeated-once']],
    ['30 2,3 * * *', 'Europe/Warsaw', ['skipped-some', 'repeated-some']],
    ['*/10 * * * *', 'Europe/Warsaw', []],
    ['15 2 * * *', 'Australia/Lord_Howe', ['skipped-once']],
    ['45 1 * * *', 'Australia/Lord_Howe', ['repeated-once']],
    ['30 2 * * *', 'Asia/Kolkata', []],
  ])('warns of clock changes for %s in %s: %j', async (text, zone, expected) => {
    expect(await codes(text, zone, NOW)).toEqual(expected)
  })

  it.each([
    ['*/50 * * * *', ['0, 50']],
    ['*/7 */5 * * *', ['0, 7, 14, 21, 28, 35, 42, 49, 56', '0, 5, 10, 15, 20']],
    ['0 0 */10 * *', ['1, 11, 21, 31']],
    ['*/40 */15 */6 * * *', ['0, 40']],
    ['*/1 * * * *', []],
    ['5/50 */24 * * *', []],
  ])('tells for %s where steps are uneven: %j', async (text, values) => {
    const { notices } = await output(cronParser, { text, timeZone: 'UTC' }, { now: NOW })
    expect((notices ?? []).map((notice: { params?: { values: string } }) => notice.params?.values)).toEqual(values)
  })

  it('runs a fixed time once in the repeated hour, others both times', async () => {
    const now = Date.UTC(2026, 9, 24, 22)
    const runs = async (text: string) =>
      (await output(cronParser, { text, timeZone: 'Europe/Warsaw', count: 2 }, { now })).runs.map(
        (run: { local: string; offset: string }) => run.local.slice(8, 16) + run.offset,
      )
    expect(await runs('30 2 * * *')).toEqual(['25T02:30+02:00', '26T02:30+01:00'])
    expect(await runs('30 2-3 * * *')).toEqual(['25T02:30+02:00', '25T02:30+01:00'])
  })

  it.each([
    ['es', 'Cada 5 minutos'],
    ['fr', 'Toutes les 5 minutes'],
    ['id', 'Setiap 5 menit'],
    ['it', 'Ogni 5 minuti'],
    ['pl', 'Co 5 minut'],
    ['pt-BR', 'A cada 5 minutos'],
    ['ru', 'Каждые 5 минут'],
  ])('speaks %s', async (locale, meaning) => {
    expect((await output(cronParser, { text: '*/5 * * * *' }, { locale })).meaning.toLowerCase()).toBe(meaning.toLowerCase())
  })

  it.each([
    ['en', '00 00 03 01 *', 'At 12:00 AM, on day 3 of the month, only in January'],
    ['en', '0 0 13 * 5', 'At 12:00 AM, on day 13 of the month, or on Friday'],
    ['en', '0 0 13 * 5L', 'At 12:00 AM, on day 13 of the month, or on the last Friday of the month'],
    ['es', '0 0 LW * *', 'A las 00:00, el último día laborable del mes'],
    ['es', '15 1 1,15 * *', 'A la 01:15, los días 1 y 15 del mes'],
    ['fr', '0 9 * * 1-5', 'À 09:00, du lundi au vendredi'],
    ['fr', '0 9 * 4-8 *', 'À 09:00, d’avril à août'],
    ['fr', '0 9 * 1-3,10 *', 'À 09:00, uniquement de janvier à mars et octobre'],
    ['id', '30 0 9 * * 1-5', 'Pada pukul 09.00.30, Senin sampai Jumat'],
    ['ru', '0 9 * * 1,3-5', 'В 09:00, только в понедельник и со среды по пятницу'],
    ['es', '0 9 * 1-3,10 *', 'A las 09:00, solo de enero a marzo y octubre'],
    ['fr', '0 0 1 * 2#2', 'À 00:00, le 1er du mois, ou le deuxième mardi du mois'],
    ['id', '0 12 * 3 MON#2', 'Pada pukul 12.00, pada Senin kedua setiap bulan, hanya pada bulan Maret'],
    ['it', '0 22 * 6-8 1-5', 'Alle 22:00, da lunedì a venerdì, da giugno ad agosto'],
    ['it', '0 12 * * 0L', "Alle 12:00, l'ultima domenica del mese"],
    ['pl', '*/3 9-17 * * 2-6', 'Co 3 minuty, od 09:00 do 17:59, od wtorku do soboty'],
    ['pl', '0 12 13 1 2', 'O 12:00, 13. dnia miesiąca, albo we wtorek, tylko w styczniu'],
    ['pl', '0 12 * * 6#2', 'O 12:00, w drugą sobotę miesiąca'],
    ['pt', '0 12 * * 6L', 'Às 12:00, no último sábado do mês'],
    ['pt', '0 12 LW * 6', 'Às 12:00, no último dia útil do mês, ou aos sábados'],
    ['ru', '0 12 13 1 2', 'В 12:00, 13 числа, или во вторник, только в январе'],
    ['ru', '5/10 * * 6-8 *', 'Каждые 10 минут, начало на 5-й минуте, с июня по август'],
  ])('says in %s what %s means', async (locale, text, meaning) => {
    expect((await output(cronParser, { text }, { locale })).meaning).toBe(meaning)
  })

  it('reads every expression of the grammar without a bug', async () => {
    const part = (low: number, high: number) => {
      const number = fc.integer({ min: low, max: high })
      const range = fc.tuple(number, number).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`)
      const stepped = fc
        .tuple(fc.oneof(fc.constant('*'), range, number.map(String)), fc.integer({ min: 1, max: high - low }))
        .map(([base, step]) => `${base}/${step}`)
      return fc.array(fc.oneof(number.map(String), range, stepped), { minLength: 1, maxLength: 3 }).map((items) => items.join(','))
    }
    const day = fc.oneof(part(1, 31), fc.constantFrom('*', '?', 'L', 'LW', '15W'))
    const weekday = fc.oneof(part(0, 6), fc.constantFrom('*', '?', 'MON', 'SUN-FRI', '5L', 'TUE#3', '7'))
    await fc.assert(
      fc.asyncProperty(
        part(0, 59),
        part(0, 23),
        day,
        part(1, 12),
        weekday,
        fc.constantFrom('en', 'pl', 'ru'),
        async (minute, hour, dayOfMonth, month, dayOfWeek, locale) => {
          const text = [minute, hour, dayOfMonth, month, dayOfWeek].join(' ')
          const result = await output(cronParser, { text, count: 1, timeZone: 'UTC' }, { locale }).catch((error: unknown) => String(error))
          if (typeof result === 'string') expect(result).toContain('never-runs')
          else expect(result.meaning).not.toMatch(/undefined|NaN|null/)
        },
      ),
      { numRuns: 300 },
    )
  })

  it.each([
    ['', 'required', undefined],
    ['* * * *', 'field-count', undefined],
    ['* * * * * * * *', 'field-count', undefined],
    ['60 * * * *', 'bad-minute', 0],
    ['* 24 * * *', 'bad-hour', 2],
    ['* *  32 * *', 'bad-day', 5],
    ['* * * 13 *', 'bad-month', 6],
    ['* * * * 8', 'bad-weekday', 8],
    ['61 * * * * *', 'bad-second', 0],
    ['0 0 0 1 1 * 0', 'bad-year', 12],
    ['? * * * *', 'bad-minute', 0],
    ['1,,2 * * * *', 'bad-minute', 0],
    ['*/0 * * * *', 'bad-minute', 0],
    ['/5 * * * *', 'bad-minute', 0],
    ['9-5 * * * *', 'bad-minute', 0],
    ['* * * * +1', 'bad-weekday', 8],
    ['* * 1W,L * *', 'bad-day', 4],
    ['* * L-31 * *', 'bad-day', 4],
    ['* * L-3,5 * *', 'bad-day', 4],
    ['0 0 L-30 2 *', 'never-runs', undefined],
    ['* * * * __proto__', 'bad-weekday', 8],
    ['@reboot', 'at-reboot', undefined],
    ['@every 5m', 'bad-nickname', undefined],
    ['@constructor', 'bad-nickname', undefined],
    ['0 0 30 2 *', 'never-runs', undefined],
    ['0 0 0 1 1 * 2020', 'never-runs', undefined],
    [`${'1,'.repeat(1000)}1 * * * *`, 'bad-minute', 0],
  ])('refuses %.40j as %s', async (text, code, offset) => {
    expect(await failure(cronParser, { text })).toMatchObject({ code, field: 'text', ...(offset !== undefined && { place: { offset } }) })
  })
})
