import type { Temporal } from 'temporal-polyfill'
import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, dateTime, text, timeZone } from '../../../../engine/core/kit.ts'
import { column, facts, part } from '../../../../engine/core/parts.ts'
import { calendarFailures, clockNotices } from '../../../lib/time/calendar-fields.ts'
import { weekdayNamer, writeSpan } from '../../../lib/time/calendar-words.ts'
import { HOUR, SECOND, writeClock } from '../../../lib/time/hour-texts.ts'
import { readLength } from './length.ts'
import { inCentralEurope, inOwnZone } from '../../../lib/time/in-zones.ts'

const BREAD = { es: 'Pan', fr: 'Pain', id: 'Roti', it: 'Pane', pl: 'Chleb', pt: 'Pão', ru: 'Хлеб' } as const

/** A leap year, in hundredths of a second. */
const LONGEST = 366 * 24 * HOUR

export const countdownTimer = defineTool({
  id: 'countdown-timer',
  category: 'date-time',
  icon: 'alarm-clock',
  title: 'Countdown timer',
  summary: 'Set an online timer with an alarm, or count down to a date. It keeps counting through a reload, a closed tab or sleep.',
  keywords: [
    'online timer',
    'timer with alarm',
    'egg timer',
    'kitchen timer',
    'countdown to date',
    'days until',
    '5 minute timer',
    'full screen timer',
    'classroom timer',
    'alarm',
  ],
  aliases: ['timer', 'online-timer', 'countdown', 'countdown-clock', 'egg-timer', 'countdown-to-date'],
  slugs: {
    es: ['temporizador', 'cuenta-regresiva', 'cuenta-atras'],
    fr: ['minuteur', 'compte-a-rebours'],
    id: ['timer-hitung-mundur', 'hitung-mundur'],
    it: ['timer-online', 'conto-alla-rovescia'],
    pl: ['minutnik', 'odliczanie'],
    pt: ['temporizador', 'contagem-regressiva'],
    ru: ['taymer', 'obratnyy-otschet'],
  },
  recognizes: [{ kind: 'date-time', field: 'target', reading: 'dateTime', confidence: 0.6, values: { mode: 'date' } }],
  effect: 'clock',
  action: 'Calculate',
  input: z.object({
    mode: choice('Count down', { duration: 'For a set time', date: 'To a date and time' }),
    duration: text('Duration', {
      max: 100,
      default: '5:00',
      help: 'Minutes such as 5, minutes and seconds such as 5:00, with hours 1:30:00, or units such as 90s and 1h 20m.',
      when: { mode: 'duration' },
    }),
    start: dateTime('Start', { optional: true, help: 'Leave empty to use the current time.', advanced: true, when: { mode: 'duration' } }),
    target: dateTime('Date and time', { optional: true, start: 'today+1T00:00', when: { mode: 'date' } }),
    timeZone: timeZone('Time zone', { default: 'UTC', defaultFrom: 'time-zone' }),
    label: text('Label', { max: 100, default: '', help: 'What the countdown is for.' }),
  }),
  output: z.object({
    left: part(z.string(), 'Time left', { view: 'headline' }),
    end: part(z.string(), 'End', { view: 'headline', format: 'date-time' }),
    facts: facts('Details', {
      label: column(z.string(), 'Label').optional(),
      days: column(z.int(), 'Days'),
      hours: column(z.int(), 'Hours'),
      minutes: column(z.int(), 'Minutes'),
      seconds: column(z.int(), 'Seconds'),
      total: column(z.int(), 'Total seconds'),
      length: column(z.number(), 'Duration in seconds').optional(),
      calendarDays: column(z.int(), 'Calendar days'),
      weekday: column(z.string(), 'Weekday'),
      offset: column(z.string(), 'UTC offset', { format: 'code' }),
      isoUtc: column(z.string(), 'ISO 8601, UTC', { format: 'code' }),
    }),
  }),
  failures: {
    ...calendarFailures.words,
    'bad-length': 'This isn’t a length of time. Write minutes such as 5, or 5:00, 1:30:00, 90s or 1h 20m.',
    'too-short': 'The timer needs to run for at least a second.',
    'over-a-year': 'A timer runs for 366 days at most. Count down to a date instead.',
  },
  notices: {
    passed: 'That moment has passed. The time since then is shown, with a plus sign.',
    ...clockNotices,
    'clock-change': 'The clocks in {{zone}} change in between. Going by the clock, it would be {{clock}}.',
  },
  notes: [
    'The countdown runs by the clock of your device: it keeps running when you switch tabs, reload or close the page, and while the device sleeps. If the clock is set back while the page is open, the timer is corrected; if it is set forward, the timer ends early.',
    'Time left is rounded up to whole seconds, so a timer is at zero exactly when it ends. In the time shown, a day always has 24 hours, however the clocks change; calendar days are counted from midnight to midnight.',
    'Clock changes come from the IANA time zone database in your browser. A time that the clocks skip moves forward by the skipped amount; if a time occurs twice, the first one is used.',
    'The alarm can only sound while the page is open, and only after you have clicked or pressed a key on it. A device that sleeps sounds it when it wakes up.',
  ],
  examples: [
    {
      title: 'An hour and twenty minutes',
      now: '2026-11-28T15:00:00Z',
      input: { duration: '1h 20m', timeZone: 'America/New_York', label: 'Bread' },
      in: inOwnZone((timeZone, language) => ({ input: { timeZone, label: BREAD[language] } })),
      output: {
        left: '1 hour, 20 minutes',
        end: '2026-11-28T11:20:00',
        facts: { label: 'Bread', days: 0, hours: 1, minutes: 20, seconds: 0, total: 4800, length: 4800, isoUtc: '2026-11-28T16:20:00Z' },
      },
    },
    {
      title: 'Days until New Year',
      now: '2026-11-28T09:00:00Z',
      input: { mode: 'date', target: '2027-01-01T00:00', timeZone: 'America/New_York' },
      in: inOwnZone((timeZone) => ({ input: { timeZone } })),
      output: {
        left: '33 days, 20 hours',
        end: '2027-01-01T00:00:00',
        facts: { days: 33, hours: 20, minutes: 0, total: 2_923_200, calendarDays: 34, weekday: 'Friday', offset: '-05:00' },
      },
    },
    {
      title: 'Over a night when the clocks go forward',
      now: '2026-03-07T17:00:00Z',
      input: { mode: 'date', target: '2026-03-08T12:00', timeZone: 'America/New_York' },
      in: inCentralEurope((timeZone) => ({
        now: '2026-03-28T11:00:00Z',
        input: { target: '2026-03-29T12:00', timeZone },
        output: {
          facts: { days: 0, hours: 23, calendarDays: 1, offset: '+02:00' },
          notices: [{ code: 'clock-change', params: { zone: timeZone, clock: '24:00' } }],
        },
      })),
      output: {
        left: '23 hours',
        facts: { days: 0, hours: 23, calendarDays: 1, offset: '-04:00' },
        notices: [{ code: 'clock-change', params: { zone: 'America/New_York', clock: '24:00' } }],
      },
    },
  ],
  workbench: {
    name: 'countdown-timer',
    reason: 'A timer is started, paused and read while it runs, and sounds at its end, which a form that answers once cannot do.',
    takes: true,
  },
  transform: async (input, { now, locale, fail, note }) => {
    const { Temporal } = await import('temporal-polyfill')
    const { placeInZone } = await import('../../../lib/time/point-in-time.ts')
    const zone = input.timeZone
    const at = (milliseconds: number) => Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(zone)
    const place = (given: string) => {
      const { instant, doubt } = placeInZone(Temporal.PlainDateTime.from(given), zone, 'compatible')
      if (doubt) note(doubt, { zone, given: given.replace('T', ' '), taken: writeMoment(instant.toZonedDateTimeISO(zone)) })
      return instant.epochMilliseconds
    }
    const readDuration = () => {
      const size = readLength(input.duration) ?? fail('bad-length', { field: 'duration' })
      if (size < SECOND) fail('too-short', { field: 'duration' })
      if (size > LONGEST) fail('over-a-year', { field: 'duration' })
      return size
    }
    const length = input.mode === 'duration' ? readDuration() : undefined
    const endMs =
      length === undefined
        ? place(input.target ?? fail('required', { field: 'target' }))
        : (input.start === undefined ? now : place(input.start)) + length * 10
    const [start, end] = [at(now), at(endMs)]
    if (end.year < 1 || end.year > 9999) fail('out-of-range', { field: length === undefined ? 'target' : 'start' })
    const isOver = endMs < now
    // What is left is rounded up, what has passed down: both reach zero together.
    const seconds = isOver ? Math.floor((now - endMs) / 1000) : Math.ceil((endMs - now) / 1000)
    const parts = {
      days: Math.floor(seconds / 86_400),
      hours: Math.floor(seconds / 3600) % 24,
      minutes: Math.floor(seconds / 60) % 60,
      seconds: seconds % 60,
    }
    if (isOver) note('passed')
    else if (start.offset !== end.offset) note('clock-change', { zone, clock: writeClock(clockBetween(start, end)) })
    return {
      left: (isOver ? '+' : '') + writeSpan(parts, locale),
      end: end.toPlainDateTime().toString({ smallestUnit: 'second' }),
      facts: {
        ...(input.label.trim() !== '' && { label: input.label.trim() }),
        ...parts,
        total: isOver ? 0 - seconds : seconds,
        ...(length !== undefined && { length: length / SECOND }),
        calendarDays: start.toPlainDate().until(end.toPlainDate()).days,
        weekday: weekdayNamer(locale)(end.dayOfWeek),
        offset: end.offset,
        isoUtc: end.toInstant().toString(),
      },
    }
  },
})

/** What the dates and times alone would say, in hundredths of a second. */
function clockBetween(start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime): number {
  return Math.ceil(start.toPlainDateTime().until(end.toPlainDateTime()).total('seconds')) * SECOND
}

/** `2026-03-29 03:30`. */
function writeMoment(time: Temporal.ZonedDateTime): string {
  return `${time.toPlainDate().toString()} ${time.toPlainTime().toString().replace(/:00$/, '')}`
}
