import type { Temporal } from 'temporal-polyfill'
import * as z from 'zod'
import { defineTool, type Fail } from '../../../engine/core/define.ts'
import { choice, dateTime, text, time, timeZone, whole } from '../../../engine/core/kit.ts'
import type { StartMoment } from '../../../engine/core/start.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { calendarFailures, clockNotices } from '../../lib/time/calendar-fields.ts'
import { writeSpan } from '../../lib/time/calendar-words.ts'
import {
  HOUR,
  MINUTE,
  minutesOf,
  minutesUntil,
  readHours,
  writeClock,
  writeDecimalTime,
  writeIsoDuration,
} from '../../lib/time/hour-texts.ts'
import { inText } from '../../lib/words/in-text.ts'
import { inCentralEurope } from '../../lib/time/in-zones.ts'

const MOST_LINES = 10_000
const only = (...modes: string[]) => ({ when: { mode: modes } })
const moment = (label: string, start: StartMoment, ...modes: string[]) => dateTime(label, { start, optional: true, ...only(...modes) })
const timeOfDay = (label: string, first: string) => time(label, { default: first, ...only('times') })

const failures = {
  ...calendarFailures.words,
  'bad-hours':
    'This isn’t a length of time. Write 7:30, 7.5, 7h 30m, 1d 4h, 7 1/2, PT7H30M, or a range such as 22:00-06:00. A minus sign subtracts it.',
  'long-break': 'The break is longer than the time between start and end. Shorten it.',
  'too-many-lines': {
    one: 'There is {{count, number}} line; the limit is {{maximum, number}}.',
    other: 'There are {{count, number}} lines; the limit is {{maximum, number}}.',
  },
} as const

const sentences = {
  'next-day': 'The end isn’t after the start, so it was counted as the next day.',
  reversed: 'The second date is before the first, so the result is negative.',
  ...clockNotices,
  'clock-change': 'The clocks in {{zone}} change in between. Going by the clock, it would be {{clock}}.',
} as const

export const hourCalculator = defineTool({
  id: 'hour-calculator',
  category: 'date-time',
  icon: 'clock-4',
  title: 'Hour calculator',
  summary: 'Calculate the hours and minutes between two times or dates, add hours to a time, or add up a list of times.',
  keywords: [
    'hours between times',
    'time calculator',
    'time duration',
    'add time',
    'sum of hours',
    'decimal hours',
    'elapsed time',
    'hours and minutes',
  ],
  aliases: ['hours-calculator', 'time-duration-calculator', 'time-calculator'],
  slugs: {
    es: 'calculadora-de-horas',
    fr: ['calcul-heures', 'calculatrice-heures'],
    id: ['kalkulator-jam', 'kalkulator-waktu'],
    it: ['calcolo-ore', 'calcolatore-ore'],
    pl: ['kalkulator-godzin', 'kalkulator-czasu'],
    pt: ['calculadora-de-horas', 'calculadora-de-tempo'],
    ru: ['kalkulyator-chasov', 'kalkulyator-vremeni'],
  },
  recognizes: [{ kind: 'time', field: 'start', reading: 'time' }],
  effect: 'pure',
  input: z.object({
    mode: choice('Calculate', {
      times: 'Hours between two times of day',
      dates: 'Hours between two dates with times',
      add: 'The time after a number of hours',
      sum: 'The sum of several times',
    }),
    start: timeOfDay('Start', '09:00'),
    end: timeOfDay('End', '17:00'),
    pause: whole('Break', { min: 0, max: 1440, default: 0, unit: 'minute|minutes', ...only('times') }),
    from: moment('Date and time', 'todayT09:00', 'dates', 'add'),
    to: moment('Second date and time', 'today+1T17:30', 'dates'),
    hours: text('Hours to add', {
      max: 60,
      default: '1:00',
      help: 'Such as 7:30, 7.5, 7h 30m or 1d 4h. A minus sign subtracts them.',
      ...only('add'),
    }),
    timeZone: timeZone('Time zone', { default: 'UTC', defaultFrom: 'time-zone', ...only('dates', 'add') }),
    text: text('List of times', {
      max: 1_000_000,
      default: '',
      help: 'One per line: 7:30, 7.5, 7h 30m, 1d 4h, 7 1/2, PT7H30M, or a range such as 22:00-06:00.',
      start: '7:45\n8:20\n6:30',
      placeholder: '7:30',
      control: 'multiline',
      ...only('sum'),
    }),
    doubtful: choice(
      'Times the clocks skip or repeat',
      { compatible: 'As calendars do: later if skipped, earlier if repeated', earlier: 'The earlier moment', later: 'The later moment' },
      { advanced: true, ...only('dates', 'add') },
    ),
    decimals: whole('Decimal places', { min: 0, max: 6, default: 2, advanced: true }),
  }),
  output: z.object({
    moment: part(z.string(), 'Date and time', { view: 'headline', format: 'date-time' }).optional(),
    time: part(z.string(), 'Hours and minutes', { view: 'headline' }),
    facts: facts('Details', {
      decimal: column(value.decimal, 'Decimal hours'),
      minutes: column(value.decimal, 'Minutes'),
      span: column(z.string(), 'In words'),
      iso: column(z.string(), 'ISO 8601', { format: 'code' }),
      offset: column(z.string(), 'UTC offset', { format: 'code' }).optional(),
    }),
    rows: table(
      'List of times',
      {
        text: column(z.string(), 'Entered', { format: 'code' }),
        time: column(z.string(), 'Hours and minutes'),
        total: column(z.string(), 'Running total'),
      },
      { fileName: 'hours.csv' },
    ).optional(),
  }),
  failures,
  notices: sentences,
  notes: [
    'Between two times of day, an end that isn’t later than the start counts as the next day. Decimal hours are tenths and hundredths of an hour: 7:30 is 7.5 hours, and 7.3 hours is 7 hours 18 minutes.',
    'Between two dates, the hours that actually pass are counted: if the clocks change in between, that night is an hour longer or shorter, and you are told. Clock changes come from the IANA time zone database in your browser.',
    'Decimal hours and minutes are rounded to the places you choose, half away from zero; sums are exact to a hundredth of a second. “In words”, ISO 8601 and days that you enter count each day as 24 hours.',
  ],
  examples: [
    {
      title: 'A workday with a break',
      input: { mode: 'times', start: '08:15', end: '17:00', pause: 30 },
      output: { time: '8:15', facts: { decimal: '8.25', minutes: '495', span: '8 hours, 15 minutes' } },
    },
    {
      title: 'A night when the clocks go forward',
      input: { mode: 'dates', from: '2026-03-07T22:00', to: '2026-03-08T06:00', timeZone: 'America/New_York' },
      in: inCentralEurope((timeZone) => ({
        input: { from: '2026-03-28T22:00', to: '2026-03-29T06:00', timeZone },
        output: { time: '7:00', notices: [{ code: 'clock-change', params: { zone: timeZone, clock: '8:00' } }] },
      })),
      output: { time: '7:00', notices: [{ code: 'clock-change', params: { zone: 'America/New_York', clock: '8:00' } }] },
    },
    {
      title: 'Four days of a timesheet',
      input: { mode: 'sum', text: '7:45\n8h 20m\n6.5\n22:00-06:00' },
      in: inText({
        es: '7:45\n8h 20m\n6,5\n22:00-06:00',
        fr: '7:45\n8h20\n6,5\n22:00-06:00',
        id: '7:45\n8 jam 20 menit\n6,5\n22:00-06:00',
        it: '7:45\n8h 20m\n6,5\n22:00-06:00',
        pl: '7:45\n8h 20m\n6,5\n22:00-06:00',
        pt: '7:45\n8h 20m\n6,5\n22:00-06:00',
        ru: '7:45\n8 ч 20 мин\n6,5\n22:00-06:00',
      }),
      output: {
        time: '30:35',
        rows: [
          { text: '7:45', time: '7:45', total: '7:45' },
          { text: '8h 20m', time: '8:20', total: '16:05' },
          { text: '6.5', time: '6:30', total: '22:35' },
          { text: '22:00-06:00', time: '8:00', total: '30:35' },
        ],
      },
    },
    {
      title: 'Days, fractions and ISO 8601',
      input: { mode: 'sum', text: '1d 4h\n7 1/2\nPT1H30M' },
      in: inText({ fr: '1j 4h\n7 1/2\nPT1H30M', id: '1 hari 4 jam\n7 1/2\nPT1H30M', ru: '1 д 4 ч\n7 1/2\nPT1H30M' }),
      output: { time: '37:00', facts: { decimal: '37', iso: 'P1DT13H' } },
    },
  ],
  transform: async (input, { locale, fail, signal, note }) => {
    const show = (size: number) => ({
      time: writeClock(size),
      facts: {
        decimal: writeDecimalTime(size, HOUR, input.decimals),
        minutes: writeDecimalTime(size, MINUTE, input.decimals),
        iso: writeIsoDuration(size),
        span: (size < 0 ? '−' : '') + writeSpan(partsOf(size), locale),
      },
    })
    if (input.mode === 'times') {
      const [from, to] = [minutesOf(input.start), minutesOf(input.end)]
      const length = minutesUntil(from, to)
      if (input.pause > length) fail('long-break', { field: 'pause' })
      if (to <= from) note('next-day')
      return show((length - input.pause) * MINUTE)
    }
    if (input.mode === 'sum') {
      const rows = readRows(input.text, fail, signal)
      return {
        ...show(rows.at(-1)?.sum ?? 0),
        rows: rows.map(({ text, size, sum }) => ({ text, time: writeClock(size), total: writeClock(sum) })),
      }
    }
    const { Temporal } = await import('temporal-polyfill')
    const { placeInZone } = await import('../../lib/time/point-in-time.ts')
    const zone = input.timeZone
    const place = (field: 'from' | 'to') => {
      const given = input[field] ?? fail('required', { field })
      const { instant, doubt } = placeInZone(Temporal.PlainDateTime.from(given), zone, input.doubtful)
      const time = instant.toZonedDateTimeISO(zone)
      return { time, say: () => doubt && note(doubt, { zone, given: given.replace('T', ' '), taken: writeMoment(time) }) }
    }
    const from = place('from')
    if (input.mode === 'dates') {
      const to = place('to')
      const size = hundredths(from.time.toInstant().until(to.time.toInstant()))
      const clock = hundredths(from.time.toPlainDateTime().until(to.time.toPlainDateTime(), { largestUnit: 'hour' }))
      if (size < 0) note('reversed')
      from.say()
      to.say()
      if (clock !== size) note('clock-change', { zone, clock: writeClock(clock) })
      return show(size)
    }
    const size = readHours(input.hours) ?? fail('bad-hours', { field: 'hours' })
    const end = from.time.add({ milliseconds: size * 10 })
    if (end.year < 1 || end.year > 9999) fail('out-of-range', { field: 'hours' })
    from.say()
    if (from.time.offset !== end.offset)
      note('clock-change', { zone, clock: writeMoment(from.time.toPlainDateTime().add({ milliseconds: size * 10 })) })
    const shown = show(size)
    return { moment: end.toPlainDateTime().toString(), ...shown, facts: { ...shown.facts, offset: end.offset } }
  },
})

function hundredths(duration: Temporal.Duration): number {
  return Math.round(duration.total('millisecond') / 10)
}

function partsOf(size: number) {
  const seconds = Math.round(Math.abs(size) / 100)
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60 > 0 ? seconds % 60 : undefined,
  }
}

/** `2026-03-29 03:30 +02:00`; without an offset for what the clocks would show. */
function writeMoment(time: Temporal.ZonedDateTime | Temporal.PlainDateTime): string {
  const text = `${time.toPlainDate().toString()} ${time.toPlainTime().toString().replace(/:00$/, '')}`
  return 'offset' in time ? `${text} ${time.offset}` : text
}

/** Each line of a list with the sum up to it. */
function readRows(text: string, fail: Fail<typeof failures>, signal: AbortSignal) {
  const lines = [...text.matchAll(/[^\r\n]+/g)].filter((match) => match[0].trim() !== '')
  if (lines.length === 0) fail('required', { field: 'text' })
  if (lines.length > MOST_LINES) fail('too-many-lines', { count: lines.length, maximum: MOST_LINES, field: 'text' })
  let sum = 0
  return lines.map(({ 0: line, index }) => {
    signal.throwIfAborted()
    const size = readHours(line) ?? fail('bad-hours', { field: 'text', offset: index, text })
    sum += size
    return { text: line.trim(), size, sum }
  })
}
