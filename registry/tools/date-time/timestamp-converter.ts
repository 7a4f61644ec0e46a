import * as z from 'zod'
import { type Note, defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text, timeZone } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { weekdayNamer, writeIsoWeek } from '../../lib/time/calendar-words.ts'
import type { PointInTime } from '../../lib/time/point-in-time.ts'
import { TIME_FAILURES, TIME_FORMS } from '../../lib/time/time-forms.ts'
import { inCentralEurope, inOwnZone } from '../../lib/time/in-zones.ts'

const MOST_LINES = 10_000
const MOST_NOTICES = 10
const SYSTEM_WORDS = {
  excel: 'Excel days from 1900',
  excel1904: 'Excel days from 1904',
  filetime: 'Windows FILETIME',
  ticks: '.NET ticks',
} as const
const FORM_WORDS = {
  seconds: 'Seconds since 1970',
  milliseconds: 'Milliseconds since 1970',
  microseconds: 'Microseconds since 1970',
  nanoseconds: 'Nanoseconds since 1970',
  iso: 'ISO 8601',
  rfc2822: 'RFC 2822 (email)',
  JavaScript: 'JavaScript',
  now: 'The current time',
  ...SYSTEM_WORDS,
  objectid: 'MongoDB ObjectId',
} as const

const code = (label: string) => part(z.string(), label, { format: 'code' })
const form = part(z.enum(TIME_FORMS), 'Read as', { choices: FORM_WORDS })

const notices = {
  skipped: '{{text}}: the clocks skip this time in {{zone}}, so it was moved forward by the length of the gap.',
  repeated: '{{text}}: this time occurs twice in {{zone}}; the first one was used.',
  'maybe-date': '{{text}} was read as a timestamp. If it is a date, write {{date}}.',
  'leap-second': '{{text}}: Unix time has no leap seconds, so the second before was used.',
} as const

export const timestampConverter = defineTool({
  id: 'timestamp-converter',
  category: 'date-time',
  icon: 'clock',
  title: 'Timestamp converter',
  summary: 'Convert Unix timestamps to dates and dates to timestamps, one or thousands at a time, in any time zone.',
  keywords: [
    'unix time',
    'epoch converter',
    'epoch time',
    'timestamp to date',
    'date to timestamp',
    'iso 8601',
    'milliseconds',
    'filetime',
    'excel date',
    '.net ticks',
    'objectid',
  ],
  aliases: ['epoch-converter', 'unix-timestamp-converter', 'unix-timestamp'],
  slugs: {
    es: ['conversor-de-timestamp', 'convertidor-de-timestamp'],
    fr: 'convertisseur-timestamp',
    id: 'konversi-timestamp',
    it: 'convertitore-timestamp',
    pl: 'konwerter-timestamp',
    pt: 'conversor-de-timestamp',
    ru: 'konverter-timestamp',
  },
  recognizes: [{ kind: 'timestamp' }, { kind: 'date-time', reading: 'when' }, { kind: 'date', reading: 'date', confidence: 0.9 }],
  effect: 'clock',
  input: z.object({
    text: text('Timestamps or dates', {
      max: 1_000_000,
      help: 'One per line; “now” is the current time.',
      placeholder: '1700000000',
      control: 'multiline',
      lines: 4,
    }),
    timeZone: timeZone('Time zone', {
      default: 'UTC',
      defaultFrom: 'time-zone',
      help: 'For dates without a time zone, and for the results.',
    }),
    unit: choice(
      'Numbers are in',
      {
        auto: 'Detect from length',
        seconds: 'Seconds',
        milliseconds: 'Milliseconds',
        microseconds: 'Microseconds',
        nanoseconds: 'Nanoseconds',
        ...SYSTEM_WORDS,
      },
      { default: 'auto', advanced: true },
    ),
    systems: flag('Excel, Windows, .NET and MongoDB too', { advanced: true }),
  }),
  output: z.object({
    local: part(z.string(), 'Local time', { view: 'headline', format: 'date-time' }).optional(),
    facts: facts('Details', {
      form,
      relative: column(z.string(), 'Relative to now'),
      weekday: column(z.string(), 'Weekday'),
      isoLocal: code('ISO 8601, local'),
      isoUtc: code('ISO 8601, UTC'),
      rfc2822: code('RFC 2822').optional(),
      seconds: code('Seconds'),
      milliseconds: code('Milliseconds'),
      microseconds: code('Microseconds'),
      nanoseconds: code('Nanoseconds'),
      isoWeek: code('ISO week'),
      dayOfYear: column(z.int(), 'Day of the year'),
      leapYear: column(z.boolean(), 'Leap year'),
      excel: code('Excel days from 1900').optional(),
      excel1904: code('Excel days from 1904').optional(),
      filetime: code('Windows FILETIME').optional(),
      ticks: code('.NET ticks').optional(),
      objectid: code('MongoDB ObjectId').optional(),
    }).optional(),
    rows: table(
      'Times',
      {
        text: code('Entered'),
        form,
        seconds: code('Seconds'),
        milliseconds: code('Milliseconds'),
        isoUtc: code('ISO 8601, UTC'),
        isoLocal: code('ISO 8601, local'),
        relative: column(z.string(), 'Relative to now'),
      },
      { fileName: 'timestamps.csv' },
    ).optional(),
  }),
  failures: {
    ...TIME_FAILURES,
    'too-many-lines': {
      one: 'There is {{count, number}} line; the limit is {{maximum, number}} at once.',
      other: 'There are {{count, number}} lines; the limit is {{maximum, number}} at once.',
    },
  },
  notices,
  notes: [
    'A number of up to 11 digits is read as seconds, up to 14 as milliseconds, up to 17 as microseconds, and anything longer as nanoseconds; you can also choose the unit. Every digit is kept.',
    'Unix time counts 86,400 seconds for every day and ignores leap seconds. ISO weeks start on Monday; week 1 is the one with the first Thursday.',
    'You are told when the clocks skip or repeat a local time.',
    'Excel days are local times, to the millisecond; day 60 counted from 1900 is February 29, 1900, which never existed. FILETIME and .NET ticks count 100-nanosecond steps from 1601 and from year 1, and are read as UTC. A MongoDB ObjectId begins with the second in which it was made; the one shown is the first possible in that second.',
  ],
  examples: [
    {
      title: 'A timestamp',
      now: '2026-11-21T12:00:00Z',
      input: { text: '1700000000', timeZone: 'America/New_York' },
      in: inOwnZone((timeZone) => ({ input: { timeZone } })),
      output: {
        local: '2023-11-14T17:13:20',
        facts: { relative: '3 years ago', isoLocal: '2023-11-14T17:13:20-05:00', microseconds: '1700000000000000', dayOfYear: 318 },
      },
    },
    {
      title: 'A time that occurs twice',
      now: '2026-11-21T12:00:00Z',
      input: { text: '2026-11-01 01:30', timeZone: 'America/New_York' },
      in: inCentralEurope((timeZone) => ({
        input: { text: '2026-10-25 02:30', timeZone },
        output: { local: '2026-10-25T02:30:00', notices: [{ code: 'repeated', params: { text: '2026-10-25 02:30', zone: timeZone } }] },
      })),
      output: {
        local: '2026-11-01T01:30:00',
        notices: [{ code: 'repeated', params: { text: '2026-11-01 01:30', zone: 'America/New_York' } }],
      },
    },
    {
      title: 'Several at once',
      now: '2026-11-21T12:00:00Z',
      input: { text: '0\nSat, 21 Nov 2026 14:05:00 +0100', timeZone: 'America/New_York' },
      in: inOwnZone((timeZone) => ({ input: { timeZone } })),
      output: {
        rows: [
          { text: '0', milliseconds: '0', isoLocal: '1969-12-31T19:00:00-05:00', relative: '56 years ago' },
          { form: 'rfc2822', seconds: '1795266300', milliseconds: '1795266300000', isoUtc: '2026-11-21T13:05:00Z', relative: 'in 1 hour' },
        ],
      },
    },
    {
      title: 'An Excel date',
      now: '2026-11-21T12:00:00Z',
      input: { text: '45292.5', timeZone: 'UTC', unit: 'excel', systems: true },
      output: {
        local: '2024-01-01T12:00:00',
        facts: { excel: '45292.5', excel1904: '43830.5', filetime: '133485840000000000', ticks: '638397072000000000' },
      },
    },
  ],
  transform: async ({ text, timeZone, unit, systems }, { now, locale, signal, fail, note }) => {
    const { readTime, writeRfc2822, writeUnits } = await import('../../lib/time/point-in-time.ts')
    const lines = [...text.matchAll(/[^\r\n]+/g)]
      .map((match) => ({ text: match[0].trim(), offset: match.index }))
      .filter((line) => line.text !== '')
    if (lines.length === 0) fail('required', { field: 'text' })
    if (lines.length > MOST_LINES) fail('too-many-lines', { count: lines.length, maximum: MOST_LINES, field: 'text' })
    const points = lines.map((line) => {
      signal.throwIfAborted()
      const refuse = (failure: keyof typeof TIME_FAILURES) => fail(failure, { field: 'text', offset: line.offset, text })
      return { line: line.text, point: readTime(line.text, { unit, zone: timeZone, now, fail: refuse }) }
    })
    const shared = ({ point }: Given) => {
      const zoned = point.instant.toZonedDateTimeISO(timeZone)
      return {
        form: point.form,
        relative: writeRelative(point.instant.epochMilliseconds - now, locale),
        seconds: writeUnits(point.instant.epochNanoseconds, 'seconds'),
        milliseconds: writeUnits(point.instant.epochNanoseconds, 'milliseconds'),
        isoUtc: point.instant.toString(),
        // Written out, because early offsets have seconds, which the library would round away.
        isoLocal: zoned.toPlainDateTime().toString() + zoned.offset,
      }
    }
    const [first] = points
    const doubts = points.flatMap((given) => doubtsOf(given, timeZone, unit === 'auto')).slice(0, MOST_NOTICES)
    for (const doubt of doubts) note(...doubt)
    if (!first || points.length > 1) return { rows: points.map((given) => ({ text: given.line, ...shared(given) })) }
    const zoned = first.point.instant.toZonedDateTimeISO(timeZone)
    const rfc2822 = writeRfc2822(zoned)
    return {
      local: zoned.toPlainDateTime().toString(),
      facts: {
        ...shared(first),
        weekday: weekdayNamer(locale)(zoned.dayOfWeek),
        rfc2822,
        microseconds: writeUnits(first.point.instant.epochNanoseconds, 'microseconds'),
        nanoseconds: writeUnits(first.point.instant.epochNanoseconds, 'nanoseconds'),
        isoWeek: writeIsoWeek(zoned),
        dayOfYear: zoned.dayOfYear,
        leapYear: zoned.inLeapYear,
        ...(systems && (await import('../../lib/time/time-systems.ts')).writeSystems(zoned)),
      },
    }
  },
})

type Doubt = Parameters<Note<typeof notices>>
type Given = { readonly line: string; readonly point: PointInTime }

/** `20261121` or `20261121140500`. */
const COMPACT_DATE = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?:([01]\d|2[0-3])([0-5]\d)([0-5]\d))?$/

function doubtsOf({ line, point: { doubt, zone } }: Given, timeZone: string, isGuessed: boolean): Doubt[] {
  const found: Doubt[] = []
  const params = { text: line.slice(0, 100), zone: zone ?? timeZone }
  if (doubt) found.push([doubt, params])
  const [, year, month, day, hour, minute, second] = (isGuessed && COMPACT_DATE.exec(line)) || []
  const time = hour ? `T${hour}:${minute}:${second}` : ''
  if (year !== undefined) found.push(['maybe-date', { text: line, date: `${year}-${month}-${day}${time}` }])
  return found
}

const STEPS = [
  ['year', 365.2425 * 24 * 3600],
  ['month', (365.2425 / 12) * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** In the largest unit that fits at least once, as people count ages: `56 years ago` until there are 57 of them. */
function writeRelative(differenceMs: number, locale: string): string {
  const seconds = Math.round(differenceMs / 1000)
  const [unit, size] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const)
  return new Intl.RelativeTimeFormat(locale, { numeric: seconds === 0 ? 'auto' : 'always' }).format(Math.trunc(seconds / size), unit)
}
