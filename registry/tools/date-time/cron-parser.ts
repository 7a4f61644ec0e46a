import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, text, timeZone, whole } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { type ClockChange, listClockChanges } from '../../lib/time/clock-changes.ts'
import { CRON_FIELDS, type CronExpression, awsCronFailures, cronFailures, makeJob, parseCron } from '../../lib/cron/expression.ts'
import { describeCron, lastRun, nextRuns } from '../../lib/cron/schedule.ts'
import { inCentralEurope } from '../../lib/time/in-zones.ts'

const DAY_MS = 24 * 3600 * 1000
const YEAR_MS = 366 * DAY_MS
const sentences = {
  'either-day':
    'You gave both a day of the month and a weekday. Cron runs on days that match either one, not only on days that match both.',
  'either-star':
    'You gave both a day of the month and a weekday, and one of them starts with *. Here either one is enough, as in POSIX; cron on most Linux systems then runs only on days that match both.',
  'uneven-step': 'Steps restart at the beginning: {{part}} means {{values}}, so the runs aren’t evenly spaced.',
  'skipped-once':
    'On {{date, date}}, the clocks skip the time from {{start}} to {{end}}: the job runs at the first moment after that. Some schedulers skip it.',
  'skipped-some':
    'On {{date, date}}, the clocks skip the time from {{start}} to {{end}}: runs in between are skipped. Some schedulers catch up on them.',
  'repeated-once':
    'On {{date, date}}, the clocks show the time from {{start}} to {{end}} twice: the job runs only the first time. Some schedulers run it twice.',
  'repeated-some':
    'On {{date, date}}, the clocks show the time from {{start}} to {{end}} twice: runs in between happen both times. Some schedulers run them once.',
} as const

export const cronParser = defineTool({
  id: 'cron-parser',
  category: 'date-time',
  icon: 'calendar-clock',
  title: 'Cron parser',
  summary: 'Translate a cron expression into plain English and see its next runs in your time zone.',
  keywords: [
    'crontab',
    'cron expression',
    'cron schedule',
    'next run',
    'crontab guru',
    'quartz cron',
    'aws cron',
    'eventbridge schedule',
    'last run',
  ],
  aliases: ['cron-expression-parser', 'crontab-parser', 'cron'],
  slugs: {
    es: ['interprete-de-cron', 'expresion-cron'],
    fr: ['expression-cron', 'analyseur-cron'],
    id: 'pembaca-cron',
    it: ['espressioni-cron', 'interprete-cron'],
    pl: 'parser-cron',
    pt: ['interpretador-de-cron', 'expressao-cron'],
    ru: ['rasshifrovka-cron', 'razbor-cron'],
  },
  recognizes: [{ kind: 'cron', reading: 'expression' }],
  effect: 'clock',
  input: z.object({
    text: text('Cron expression', { max: 3000, placeholder: '*/15 9-17 * * 1-5', control: 'line', main: true }),
    timeZone: timeZone('Time zone', { default: 'UTC', defaultFrom: 'time-zone' }),
    count: whole('How many', { min: 1, max: 100, default: 10 }),
    dialect: choice(
      'Weekdays',
      { unix: 'Cron: Sunday is 0 or 7', quartz: 'Quartz: Sunday is 1', aws: 'AWS: Sunday is 1, year comes last' },
      { advanced: true },
    ),
  }),
  output: z.object({
    meaning: part(z.string(), 'Meaning', { view: 'text' }),
    next: part(z.string(), 'Next run', { format: 'date-time', view: 'headline' }),
    last: part(z.string(), 'Last run', { format: 'date-time', view: 'headline' }).optional(),
    runs: table(
      'Next runs',
      {
        local: column(z.string(), 'Local time', { format: 'date-time' }),
        offset: column(z.string(), 'UTC offset', { format: 'code' }),
        utc: column(z.string(), 'UTC', { format: 'code' }),
      },
      { fileName: 'runs.csv' },
    ),
    parts: table('Fields', {
      field: column(z.enum(CRON_FIELDS), 'Field', {
        choices: {
          second: 'Second',
          minute: 'Minute',
          hour: 'Hour',
          day: 'Day of the month',
          month: 'Month',
          weekday: 'Weekday',
          year: 'Year',
        },
      }),
      value: column(z.string(), 'Value', { format: 'code' }),
    }),
  }),
  failures: {
    ...cronFailures.words,
    ...awsCronFailures.words,
    'never-runs': 'This expression never runs again: the day doesn’t exist, or its years are over. Check day, month and year.',
  },
  notices: sentences,
  notes: [
    'Five fields are minute, hour, day of the month, month and weekday; with six, seconds come first; with seven, the year comes last. Names such as MON or JAN, L (last), W (nearest weekday) and # (which one in the month) work, and so do @daily and the like.',
    'If both a day of the month and a weekday are given, either one is enough, as in classic cron and POSIX.',
    'Schedulers differ when the clocks change. Here, a job at one fixed time a day is moved out of a skipped hour and runs once in a repeated hour; other schedules simply follow the clock. You are told about changes within the next year.',
    'In an AWS EventBridge expression, such as cron(0 10 * * ? *), the sixth field is the year.',
  ],
  examples: [
    {
      title: 'Every 15 minutes during office hours',
      now: '2026-11-20T16:40:00Z',
      timeZone: 'UTC',
      input: { text: '*/15 9-17 * * 1-5', timeZone: 'UTC', count: 2 },
      output: {
        meaning: 'Every 15 minutes, between 9:00 AM and 5:59 PM, Monday through Friday',
        runs: [
          { local: '2026-11-20T16:45:00', offset: '+00:00', utc: '2026-11-20T16:45:00Z' },
          { local: '2026-11-20T17:00:00', offset: '+00:00', utc: '2026-11-20T17:00:00Z' },
        ],
      },
    },
    {
      title: 'The 13th or any Friday',
      now: '2026-11-20T12:00:00Z',
      timeZone: 'UTC',
      input: { text: '0 0 13 * 5', timeZone: 'UTC', count: 1 },
      output: { next: '2026-11-27T00:00:00', notices: [{ code: 'either-day' }] },
    },
    {
      title: 'In the hour that daylight saving time skips',
      now: '2026-11-20T12:00:00Z',
      input: { text: '30 2 * 3 SUN#2', timeZone: 'America/New_York', count: 1 },
      in: inCentralEurope((timeZone) => ({
        input: { text: '30 2 * 3 SUNL', timeZone },
        output: { runs: [{ local: '2027-03-28T03:00:00', offset: '+02:00', utc: '2027-03-28T01:00:00Z' }] },
      })),
      output: { runs: [{ local: '2027-03-14T03:00:00', offset: '-04:00', utc: '2027-03-14T07:00:00Z' }] },
    },
    {
      title: 'An AWS EventBridge rule',
      now: '2026-11-20T12:00:00Z',
      timeZone: 'UTC',
      input: { text: 'cron(15 10 ? * 6L 2026-2030)', timeZone: 'UTC', count: 1 },
      output: { next: '2026-11-27T10:15:00', last: '2026-10-30T10:15:00' },
    },
  ],
  transform: async ({ text, timeZone, count, dialect }, { now, locale, fail, note }) => {
    const expression = await parseCron(text, dialect)
    const runs = await nextRuns([expression], timeZone, count, now)
    if (runs.length === 0) fail('never-runs', { field: 'text' })
    const { fields, given, dialect: read } = expression
    if (fields.day !== '*' && fields.weekday !== '*')
      note([fields.day, fields.weekday].some((part) => part.startsWith('*')) ? 'either-star' : 'either-day')
    for (const step of unevenSteps(expression)) note('uneven-step', step)
    for (const { code, change } of await clockChanges(expression, timeZone, now)) note(code, change)
    // The sentence needs seconds before it knows a year.
    const described = given.length === 6 && given.includes('year') ? CRON_FIELDS : given
    return {
      meaning: await describeCron(described.map((field) => fields[field].replace(/\b0+(?=\d)/g, '')).join(' '), locale, read === 'unix'),
      next: runs[0]?.local ?? '',
      last: await lastRun(expression, timeZone, now),
      runs,
      parts: given.map((field) => ({ field, value: fields[field] })),
    }
  },
})

/** First and last number of each part whose steps end before they come round evenly. */
const ROUNDS = { second: [0, 59], minute: [0, 59], hour: [0, 23], day: [1, 31] } as const

function unevenSteps({ fields }: CronExpression): { part: string; values: string }[] {
  return Object.entries(ROUNDS).flatMap(([field, [low, high]]) => {
    const part = fields[field as keyof typeof ROUNDS]
    const step = Number(/^\*\/(\d+)$/.exec(part)?.[1] ?? 1)
    // Months are of different lengths, so that no step of days comes round evenly.
    if (step === 1 || low + step > high || (field !== 'day' && (high + 1) % step === 0)) return []
    const values = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, index) => low + index * step)
    return [{ part, values: values.join(', ') }]
  })
}

/** The first skipped and the first repeated hour within a year that this schedule meets; one that runs every hour meets all and is left alone. */
async function clockChanges(expression: CronExpression, zone: string, now: number) {
  if (expression.fields.hour === '*') return []
  // In UTC the job runs through local times as such, skipped and repeated ones too.
  const wall = await makeJob(expression, 'UTC')
  // Two runs in a row fall on the same time of day only where there is no other: `*/24` is one fixed time too.
  const isOnce = new Set(wall.nextRuns(2, new Date(now)).map((run) => run.getTime() % DAY_MS)).size === 1
  const meets = ({ startMs, endMs }: ClockChange) => {
    const run = wall.nextRun(new Date(startMs - 1000))
    return run !== null && run.getTime() < endMs
  }
  const changes = (await listClockChanges(zone, now, now + YEAR_MS)).filter(meets)
  return (['skipped', 'repeated'] as const).flatMap((kind) => {
    const change = changes.find((candidate) => candidate.kind === kind)
    if (!change) return []
    const [start, end] = [change.startMs, change.endMs].map((ms) => new Date(ms).toISOString()) as [string, string]
    return [
      {
        code: `${kind}-${isOnce ? 'once' : 'some'}` as const,
        change: { date: start.slice(0, 10), start: start.slice(11, 16), end: end.slice(11, 16) },
      },
    ]
  })
}
