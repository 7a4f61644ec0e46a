import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { choice, choices, flag, rows, text, time, timeZone, whole } from '../../../../engine/core/kit.ts'
import { column, part, table } from '../../../../engine/core/parts.ts'
import { type CronExpression, cronFailures, parseCron } from '../../../lib/cron/expression.ts'
import { describeCron, nextRuns } from '../../../lib/cron/schedule.ts'
import { type CrontabField, eitherDay, portablePart, writeExpressions } from './parts.ts'

const READY = { daily: '0 0 * * *', weekly: '0 0 * * 0', monthly: '0 0 1 * *', yearly: '0 0 1 1 *', reboot: '@reboot' } as const
const OWN_NAMES = { minute: 'ownMinute', hour: 'ownHour', day: 'ownDay', month: 'ownMonth', weekday: 'ownWeekday' } as const

const repeats = { schedule: ['minutes', 'hours'] } as const
const built = { schedule: ['minutes', 'hours', 'times'] } as const
const numbers = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, i) => String(low + i)) as [string, ...string[]]
const ownOnly = { schedule: 'own' } as const
const ownField = (label: string) => text(label, { min: 1, max: 200, default: '*', when: ownOnly })
const { words } = cronFailures
export const crontabGenerator = defineTool({
  id: 'crontab-generator',
  category: 'date-time',
  icon: 'calendar-cog',
  title: 'Crontab generator',
  summary: 'Generate the crontab line for a command: choose when it runs, and see the schedule in words with its next runs.',
  keywords: [
    'cron generator',
    'cron job generator',
    'cron expression generator',
    'cron maker',
    'schedule cron',
    'crontab line',
    'linux crontab',
  ],
  aliases: ['cron-generator', 'cron-expression-generator', 'cron-job-generator'],
  slugs: {
    es: 'generador-de-crontab',
    fr: 'generateur-de-crontab',
    id: ['generator-crontab', 'pembuat-crontab'],
    it: 'generatore-di-crontab',
    pl: 'generator-crontab',
    pt: 'gerador-de-crontab',
    ru: 'generator-crontab',
  },
  effect: 'clock',
  input: z.object({
    schedule: choice(
      'Schedule',
      {
        minutes: 'Every few minutes',
        hours: 'Every few hours',
        times: 'At times of day',
        daily: 'Every day at midnight',
        weekly: 'Every Sunday at midnight',
        monthly: 'On the first of every month at midnight',
        yearly: 'On January 1 at midnight',
        reboot: 'When the computer starts',
        own: 'Custom fields',
      },
      { default: 'times' },
    ),
    everyMinutes: whole('Every', { min: 1, max: 59, default: 15, unit: 'minute|minutes', when: { schedule: 'minutes' } }),
    everyHours: whole('Every', { min: 1, max: 23, default: 2, unit: 'hour|hours', when: { schedule: 'hours' } }),
    minute: whole('At minute', { min: 0, max: 59, default: 0, when: { schedule: 'hours' } }),
    fromHour: whole('First hour', { min: 0, max: 23, default: 0, when: repeats }),
    toHour: whole('Last hour', {
      min: 0,
      max: 23,
      default: 23,
      help: 'Can be earlier than the first, to run past midnight.',
      when: repeats,
    }),
    times: rows('Times of day', { time: time('Time') }, { min: 1, max: 24, default: [{ time: '08:00' }], when: { schedule: 'times' } }),
    weekdays: choices(
      'Days of the week',
      { '1': 'Monday', '2': 'Tuesday', '3': 'Wednesday', '4': 'Thursday', '5': 'Friday', '6': 'Saturday', '0': 'Sunday' },
      { order: ['1', '2', '3', '4', '5', '6', '0'], help: 'If none is selected, all apply.', when: built },
    ),
    days: choices('Days of the month', numbers(1, 31), {
      max: 31,
      help: 'If none is selected, all apply.',
      named: 'raw',
      when: built,
      advanced: true,
    }),
    months: choices(
      'Months',
      {
        '1': 'January',
        '2': 'February',
        '3': 'March',
        '4': 'April',
        '5': 'May',
        '6': 'June',
        '7': 'July',
        '8': 'August',
        '9': 'September',
        '10': 'October',
        '11': 'November',
        '12': 'December',
      },
      { max: 12, help: 'If none is selected, all apply.', when: built, advanced: true },
    ),
    ownMinute: ownField('Minute'),
    ownHour: ownField('Hour'),
    ownDay: ownField('Day of the month'),
    ownMonth: ownField('Month'),
    ownWeekday: ownField('Weekday'),
    command: text('Command', { max: 900, default: '', placeholder: '/usr/local/bin/backup.sh', control: 'line' }),
    user: text('User', {
      max: 32,
      default: '',
      help: 'Only for /etc/crontab and /etc/cron.d; it goes before the command.',
      advanced: true,
    }),
    quiet: flag('Discard the command’s output', { help: 'If off, cron sends it by email.', advanced: true }),
    timeZone: timeZone('Time zone', { default: 'UTC', help: 'The time zone of the computer that runs cron.', defaultFrom: 'time-zone' }),
    count: whole('How many', { min: 1, max: 100, default: 10, help: 'Number of runs in the table.', advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'Crontab', { view: 'code', fileName: 'crontab.txt' }),
    lines: table('In words', {
      expression: column(z.string(), 'Cron expression', { format: 'code' }),
      meaning: column(z.string(), 'Meaning'),
    }),
    next: part(z.string(), 'Next run', { format: 'date-time', view: 'headline' }).optional(),
    runs: table(
      'Next runs',
      {
        local: column(z.string(), 'Local time', { format: 'date-time' }),
        offset: column(z.string(), 'UTC offset', { format: 'code' }),
        utc: column(z.string(), 'UTC', { format: 'code' }),
      },
      { fileName: 'runs.csv' },
    ).optional(),
  }),
  failures: {
    'bad-minute': words['bad-minute'],
    'bad-hour': words['bad-hour'],
    'bad-day': 'Days of the month go from 1 to 31, as in 1, 1,15 or 1-7.',
    'bad-month': words['bad-month'],
    'bad-weekday': 'Weekdays go from 0 to 7 or SUN to SAT, as in 1-5 or MON,FRI.',
    'not-crontab': 'Crontabs don’t support L, W and #. Only Quartz and some other schedulers do.',
    'never-runs': 'This schedule never runs: the day doesn’t exist. Choose another day or month.',
    'one-line-command': 'The command must be on one line. Put longer ones in a script.',
    'bad-user': 'A username has lowercase letters, digits, hyphens and underscores, and starts with a letter or underscore.',
  },
  notices: {
    'either-day':
      'You gave both a day of the month and a weekday. Cron runs on days that match either one, not only on days that match both.',
    'several-lines': {
      one: 'These times need {{count, number}} crontab line. Use it.',
      other: 'These times need {{count, number}} crontab lines. Use all of them.',
    },
    'uneven-minutes': {
      one: 'Cron starts over every hour, so the last interval before that is only {{count, number}} minute.',
      other: 'Cron starts over every hour, so the last interval before that is only {{count, number}} minutes.',
    },
    'uneven-hours': {
      one: 'Cron starts over at midnight, so the last interval before that is only {{count, number}} hour.',
      other: 'Cron starts over at midnight, so the last interval before that is only {{count, number}} hours.',
    },
    'short-months': 'Months without day {{day}} are skipped.',
    percent: 'Cron treats a bare % as a line break, so every % in the command got a backslash.',
  },
  notes: [
    'The five fields are minute, hour, day of the month, month and weekday, written so that every cron on Linux, macOS and BSD reads them: names become numbers, and steps get a range where implementations differ. Most crons support @reboot, but not all.',
    'If both a day of the month and a weekday are given, either one is enough, as in classic cron and POSIX.',
    'Cron runs by its computer’s clock, which is often UTC on servers. Where that clock changes for daylight saving time, runs in the skipped or repeated hour depend on the cron in use; the table moves a fixed time out of a skipped hour and runs it once in a repeated hour.',
  ],
  examples: [
    {
      title: 'Twice a day on workdays',
      now: '2026-11-20T16:40:00Z',
      timeZone: 'UTC',
      input: {
        schedule: 'times',
        times: [{ time: '08:30' }, { time: '17:30' }],
        weekdays: ['1', '2', '3', '4', '5'],
        command: '/usr/local/bin/backup.sh',
        timeZone: 'UTC',
        count: 2,
      },
      output: {
        text: '30 8,17 * * 1-5 /usr/local/bin/backup.sh',
        lines: [{ meaning: 'At 8:30 AM and 5:30 PM, Monday through Friday' }],
        next: '2026-11-20T17:30:00',
        runs: [{ utc: '2026-11-20T17:30:00Z' }, { utc: '2026-11-23T08:30:00Z' }],
      },
    },
    {
      title: 'Every ten minutes overnight',
      now: '2026-11-20T12:00:00Z',
      timeZone: 'UTC',
      input: { schedule: 'minutes', everyMinutes: 10, fromHour: 22, toHour: 5, timeZone: 'UTC', count: 1 },
      output: { text: '*/10 0-5,22,23 * * *', next: '2026-11-20T22:00:00' },
    },
    {
      title: 'The 13th or any Friday, for a system crontab',
      now: '2026-11-20T12:00:00Z',
      timeZone: 'UTC',
      input: {
        schedule: 'own',
        ownMinute: '0',
        ownHour: '0',
        ownDay: '13',
        ownWeekday: 'FRI',
        user: 'www-data',
        command: 'date +%F >> /tmp/days',
        timeZone: 'UTC',
        count: 1,
      },
      output: {
        text: '0 0 13 * 5 www-data date +\\%F >> /tmp/days',
        notices: [{ code: 'either-day' }, { code: 'percent' }],
        next: '2026-11-27T00:00:00',
      },
    },
  ],
  transform: async (input, { now, locale, fail, note }) => {
    const { schedule, command, user, quiet, timeZone: zone, count } = input
    if (/[\r\n\0\u2028\u2029]/.test(command.trim())) fail('one-line-command', { field: 'command' })
    if (user !== '' && !/^[a-z_][a-z0-9_.-]*\$?$/.test(user)) fail('bad-user', { field: 'user' })
    const refuse = (field: CrontabField) => fail('not-crontab', { field: OWN_NAMES[field] })
    const written =
      schedule === 'own' ? [readOwn(input, refuse)] : schedule in READY ? [READY[schedule as keyof typeof READY]] : writeExpressions(input)
    const expressions = schedule === 'reboot' ? [] : await Promise.all(written.map(check))
    const runs = await nextRuns(expressions, zone, count, now)
    if (expressions.length > 0 && runs.length === 0) fail('never-runs', { field: schedule === 'own' ? 'ownDay' : 'days' })
    const escaped = command.trim().replace(/(?<!\\)%/g, '\\%')
    const action = escaped === '' ? '' : `${user === '' ? '' : ` ${user}`} ${escaped}${quiet ? ' >/dev/null 2>&1' : ''}`
    const { everyMinutes, everyHours, fromHour, toHour, days } = input
    const rareDay = days.length > 0 && (built.schedule as readonly string[]).includes(schedule) ? Math.min(...days.map(Number)) : 0
    if (expressions.some(({ fields }) => fields.day !== '*' && fields.weekday !== '*')) note('either-day')
    if (written.length > 1) note('several-lines', { count: written.length })
    if (schedule === 'minutes' && 60 % everyMinutes > 0) note('uneven-minutes', { count: 60 % everyMinutes })
    if (schedule === 'hours' && fromHour === 0 && toHour === 23 && 24 % everyHours > 0) note('uneven-hours', { count: 24 % everyHours })
    if (rareDay > 28) note('short-months', { day: rareDay })
    if (escaped !== command.trim()) note('percent')
    return {
      text: written.map((expression) => expression + action).join('\n'),
      lines: await Promise.all(written.map(async (expression) => ({ expression, meaning: await describeCron(expression, locale) }))),
      ...(runs[0] && { next: runs[0].local, runs }),
    }
  },
})

type OwnInput = Readonly<Record<(typeof OWN_NAMES)[CrontabField], string>>

function readOwn(input: OwnInput, refuse: (field: CrontabField) => never): string {
  const part = (field: CrontabField) => {
    const portable = portablePart(field, input[OWN_NAMES[field]])
    if (portable === undefined) return refuse(field)
    // Left inside, a space would begin another part.
    return portable === '' || /\s/.test(portable) ? cronFailures.fail(`bad-${field}`, { field: OWN_NAMES[field] }) : portable
  }
  const { day, weekday } = eitherDay(part('day'), part('weekday'))
  return [part('minute'), part('hour'), day, part('month'), weekday].join(' ')
}

/** @throws ToolError for the field whose part is wrong */
async function check(expression: string): Promise<CronExpression> {
  try {
    return await parseCron(expression, 'unix')
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    const { code } = error.failure
    throw new ToolError(code, {}, { field: OWN_NAMES[code.replace('bad-', '') as CrontabField] })
  }
}
