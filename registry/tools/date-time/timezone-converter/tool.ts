import type { Temporal } from 'temporal-polyfill'
import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, rows, text, timeZone } from '../../../../engine/core/kit.ts'
import { column, facts, grid, hours, part, table } from '../../../../engine/core/parts.ts'
import { weekdayNamer } from '../../../lib/time/calendar-words.ts'
import { listClockChanges } from '../../../lib/time/clock-changes.ts'
import { TIME_FAILURES } from '../../../lib/time/time-forms.ts'
import { isSummerTime, nextClockChange, writeDifference } from './zone-facts.ts'
import { inCentralEurope, inOwnZone } from '../../../lib/time/in-zones.ts'

const DEFAULT_ZONES = [
  'UTC',
  'America/Los_Angeles',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Paris',
  'Europe/Moscow',
  'Asia/Kolkata',
  'Asia/Jakarta',
  'Asia/Tokyo',
  'Australia/Sydney',
]
const MOST_COLUMNS = 12
const DAY_MS = 24 * 3600 * 1000
/** So that neighboring days and changes lie inside the calendar too. */
const CALENDAR_MS = 8.64e15 - 400 * DAY_MS

const sentences = {
  skipped:
    'The clocks in {{zone}} skip this time: on {{date, date}}, they go from {{start}} straight to {{end}}. {{taken}} was used; the alternative is {{other}}.',
  repeated:
    'The clocks in {{zone}} show this time twice: on {{date, date}}, they go from {{end}} back to {{start}}. {{taken}} was used; the alternative is {{other}}.',
  'leap-second': 'Unix time has no leap seconds, so the second before was used.',
} as const

const AMERICA_AND_EAST = [{ zone: 'America/New_York' }, { zone: 'Asia/Kolkata' }, { zone: 'Australia/Sydney' }]

export const timezoneConverter = defineTool({
  id: 'timezone-converter',
  category: 'date-time',
  icon: 'earth',
  title: 'Time zone converter',
  summary: 'Convert a time to many time zones at once, with UTC offsets, the day it falls on, and daylight saving time.',
  keywords: ['time zone converter', 'world clock', 'time difference', 'meeting planner', 'convert time', 'utc to local time', 'est to gmt'],
  aliases: ['time-zone-converter', 'world-clock', 'time-converter'],
  slugs: {
    es: ['conversor-de-zonas-horarias', 'convertidor-de-zonas-horarias'],
    fr: 'convertisseur-de-fuseaux-horaires',
    id: 'konversi-zona-waktu',
    it: 'convertitore-di-fusi-orari',
    pl: 'konwerter-stref-czasowych',
    pt: 'conversor-de-fuso-horario',
    ru: 'konverter-chasovyh-poyasov',
  },
  recognizes: [
    { kind: 'date-time', field: 'dateTime', reading: 'dateTime', confidence: 0.97 },
    { kind: 'time-zone', field: 'timeZone', reading: 'zone' },
  ],
  effect: 'clock',
  input: z.object({
    dateTime: text('Date and time', { max: 100, default: '', help: 'Leave empty to use the current time.', control: 'date-time' }),
    timeZone: timeZone('Time zone', { default: 'UTC', help: 'The time zone of the date and time above.', defaultFrom: 'time-zone' }),
    zones: rows('Convert to', { zone: timeZone('Time zone') }, { min: 1, max: 50, default: DEFAULT_ZONES.map((zone) => ({ zone })) }),
    day: flag('Show the whole day by hour'),
    doubtful: choice(
      'Times the clocks skip or repeat',
      { compatible: 'As calendars do: later if skipped, earlier if repeated', earlier: 'The earlier moment', later: 'The later moment' },
      { advanced: true },
    ),
  }),
  output: z.object({
    local: part(z.string(), 'Local time', { view: 'headline', format: 'date-time' }),
    clocks: hours('Clock'),
    zones: table(
      'Time zones',
      {
        zone: column(z.string(), 'Time zone'),
        local: column(z.string(), 'Local time', { format: 'date-time' }),
        weekday: column(z.string(), 'Weekday'),
        day: column(z.enum(['-2', '-1', '0', '1', '2']), 'Day', {
          choices: { '-2': 'Two days before', '-1': 'The day before', '0': 'The same day', '1': 'The next day', '2': 'Two days later' },
        }),
        offset: column(z.string(), 'UTC offset', { format: 'code' }),
        difference: column(z.string(), 'Difference from the source zone', { format: 'code' }),
        summer: column(z.boolean(), 'Daylight saving time'),
        change: column(z.string(), 'Next clock change', { format: 'date-time' }).optional(),
      },
      { fileName: 'time-zones.csv' },
    ),
    facts: facts('Details', {
      isoUtc: column(z.string(), 'ISO 8601, UTC', { format: 'code' }),
      isoLocal: column(z.string(), 'ISO 8601, local', { format: 'code' }),
      seconds: column(z.string(), 'Seconds since 1970', { format: 'code' }),
    }),
    hours: grid('The whole day', { fileName: 'day.csv' }).optional(),
  }),
  failures: TIME_FAILURES,
  notices: sentences,
  notes: [
    'Offsets and clock changes come from the IANA time zone database in your browser. Changes that governments announce after its last update are not included.',
    'You are told when the clocks skip or repeat a local time. Unless you choose otherwise, a skipped time moves forward by as much as is skipped, and the first of two repeated times is used, as in calendars (RFC 5545).',
    'Daylight saving time means that the clocks went forward at their last change and will go back by the same amount within nine months. The next clock change within a year is given in the local time just before it. Besides local times, the API and the command line accept ISO 8601 with an offset, Unix timestamps and RFC 2822.',
  ],
  examples: [
    {
      title: 'A call across four time zones',
      now: '2026-11-21T12:00:00Z',
      input: {
        dateTime: '2026-12-01T09:00',
        timeZone: 'America/New_York',
        zones: [{ zone: 'Europe/London' }, { zone: 'Asia/Kolkata' }, { zone: 'Australia/Sydney' }],
      },
      in: inOwnZone((timeZone) => ({
        input: { dateTime: '2026-12-01T15:00', timeZone, zones: AMERICA_AND_EAST },
        output: { local: '2026-12-01T15:00:00' },
      })),
      output: {
        local: '2026-12-01T09:00:00',
        clocks: { from: 1_796_101_200_000, to: 1_796_187_600_000, at: 1_796_133_600_000 },
        zones: [
          { zone: 'America/New_York', local: '2026-12-01T09:00:00', difference: '+00:00', change: '2027-03-14T02:00' },
          { zone: 'Europe/London', local: '2026-12-01T14:00:00', difference: '+05:00', change: '2027-03-28T01:00' },
          { zone: 'Asia/Kolkata', local: '2026-12-01T19:30:00', weekday: 'Tuesday', offset: '+05:30', summer: false },
          { zone: 'Australia/Sydney', local: '2026-12-02T01:00:00', weekday: 'Wednesday', day: '1', change: '2027-04-04T03:00' },
        ],
        facts: { isoUtc: '2026-12-01T14:00:00Z', isoLocal: '2026-12-01T09:00:00-05:00', seconds: '1796133600' },
      },
    },
    {
      title: 'A time that the clocks skip',
      now: '2026-11-21T12:00:00Z',
      timeZone: 'UTC',
      input: { dateTime: '2026-03-08T02:30', timeZone: 'America/New_York', zones: [{ zone: 'UTC' }] },
      in: inCentralEurope((timeZone) => ({
        input: { dateTime: '2026-03-29T02:30', timeZone },
        output: {
          local: '2026-03-29T03:30:00',
          notices: [{ code: 'skipped', params: { start: '02:00', end: '03:00', taken: '03:30 +02:00', other: '01:30 +01:00' } }],
        },
      })),
      output: {
        local: '2026-03-08T03:30:00',
        notices: [{ code: 'skipped', params: { start: '02:00', end: '03:00', taken: '03:30 -04:00', other: '01:30 -05:00' } }],
      },
    },
    {
      title: 'The later of two identical times',
      now: '2026-11-21T12:00:00Z',
      timeZone: 'UTC',
      input: { dateTime: '2026-11-01T01:30', timeZone: 'America/New_York', zones: [{ zone: 'UTC' }], doubtful: 'later' },
      in: inCentralEurope((timeZone) => ({
        input: { dateTime: '2026-10-25T02:30', timeZone },
        output: { facts: { isoUtc: '2026-10-25T01:30:00Z', isoLocal: '2026-10-25T02:30:00+01:00', seconds: '1792891800' } },
      })),
      output: { facts: { isoUtc: '2026-11-01T06:30:00Z', isoLocal: '2026-11-01T01:30:00-05:00', seconds: '1793514600' } },
    },
  ],
  transform: async ({ dateTime, timeZone: zone, zones, day, doubtful }, { now, locale, fail, note }) => {
    const { readTime, writeUnits } = await import('../../../lib/time/point-in-time.ts')
    const given = dateTime.trim() === '' ? 'now' : dateTime.trim()
    const refuse = (failure: keyof typeof TIME_FAILURES) => fail(failure, { field: 'dateTime' })
    const read = (disambiguation: 'compatible' | 'earlier' | 'later') =>
      readTime(given, { unit: 'auto', zone, now, disambiguation, fail: refuse })
    const { instant, doubt } = read(doubtful)
    if (Math.abs(instant.epochMilliseconds) > CALENDAR_MS) refuse('beyond-calendar')
    const source = instant.toZonedDateTimeISO(zone)
    const all = [zone, ...zones.map((row) => row.zone).filter((name) => name !== zone)]
    const nameWeekday = weekdayNamer(locale)
    if (doubt === 'leap-second') note(doubt)
    else if (doubt) note(doubt, await explain(doubt, source, [read('earlier').instant, read('later').instant]))
    return {
      local: source.toPlainDateTime().toString(),
      clocks: {
        from: source.startOfDay().epochMilliseconds,
        to: source.startOfDay().add({ days: 1 }).startOfDay().epochMilliseconds,
        at: instant.epochMilliseconds,
        zones: all,
      },
      zones: all.map((name) => {
        const time = instant.toZonedDateTimeISO(name)
        const change = nextClockChange(time)
        return {
          zone: name,
          local: time.toPlainDateTime().toString(),
          weekday: nameWeekday(time.dayOfWeek),
          day: String(daysBetween(source, time)) as '0',
          offset: time.offset,
          difference: writeDifference(time.offsetNanoseconds - source.offsetNanoseconds),
          summer: isSummerTime(time),
          change,
        }
      }),
      facts: {
        isoUtc: instant.toString(),
        isoLocal: source.toString({ timeZoneName: 'never' }),
        seconds: writeUnits(instant.epochNanoseconds, 'seconds'),
      },
      hours: day ? wholeDay(source, all.slice(0, MOST_COLUMNS)) : undefined,
    }
  },
})

function daysBetween(from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime): number {
  return from.toPlainDate().until(to.toPlainDate()).days
}

/** The clock change behind a doubtful time, and both of its readings. */
async function explain(kind: 'skipped' | 'repeated', taken: Temporal.ZonedDateTime, readings: readonly Temporal.Instant[]) {
  const zone = taken.timeZoneId
  const ms = taken.epochMilliseconds
  const changes = await listClockChanges(zone, ms - 2 * DAY_MS, ms + 2 * DAY_MS)
  const change = changes.find((one) => one.kind === kind)
  const [start = '', end = ''] = change ? [change.startMs, change.endMs].map((local) => new Date(local).toISOString()) : []
  const other = readings.find((reading) => reading.epochNanoseconds !== taken.epochNanoseconds)?.toZonedDateTimeISO(zone) ?? taken
  const write = (time: Temporal.ZonedDateTime) => `${time.toPlainTime().toString().replace(/:00$/, '')} ${time.offset}`
  return { zone, date: start.slice(0, 10), start: start.slice(11, 16), end: end.slice(11, 16), taken: write(taken), other: write(other) }
}

/** The hours of the local day, each in every zone; a day of another date is marked. */
function wholeDay(source: Temporal.ZonedDateTime, zones: readonly string[]) {
  const rows: string[][] = []
  const end = source.startOfDay().add({ days: 1 }).startOfDay().epochMilliseconds
  for (let hour = source.startOfDay(); hour.epochMilliseconds < end; hour = hour.add({ hours: 1 }))
    rows.push(
      zones.map((zone) => {
        const time = hour.withTimeZone(zone)
        const days = daysBetween(source, time)
        return time.toPlainTime().toString({ smallestUnit: 'minute' }) + (days === 0 ? '' : ` (${days > 0 ? '+' : '−'}${Math.abs(days)})`)
      }),
    )
  return { columns: [...zones], rows }
}
