import type { CronOptions } from 'croner'
import { defineFailures, fail } from '../../../engine/core/define.ts'
import { type CronTimes, LAST_DAYS, lastDayTimes } from './last-days.ts'

export const CRON_FIELDS = ['second', 'minute', 'hour', 'day', 'month', 'weekday', 'year'] as const
type CronField = (typeof CRON_FIELDS)[number]

/** `unix` counts weekdays from Sunday = 0 (7 too), `quartz` from Sunday = 1, and so does `aws`, whose sixth part is the year. */
type CronDialect = 'unix' | 'quartz' | 'aws'

export const cronFailures = defineFailures({
  'field-count': 'A cron expression has five, six or seven fields separated by spaces; this one has {{count, number}}.',
  'bad-second': 'Seconds go from 0 to 59, as in 0, */10 or 0,30.',
  'bad-minute': 'Minutes go from 0 to 59, as in 0, */15 or 0-29.',
  'bad-hour': 'Hours go from 0 to 23, as in 8, */2 or 9-17.',
  'bad-day': 'Days of the month go from 1 to 31, as in 1, 1,15, L for the last or L-3 for three days before it.',
  'bad-month': 'Months go from 1 to 12 or JAN to DEC, as in 1, 6-8 or JAN,JUL.',
  'bad-weekday': 'Weekdays go from 0 to 7 (in Quartz and AWS, from 1 to 7) or SUN to SAT, as in 1-5 or FRI#2.',
  'bad-year': 'Years go from 1 to 9999, as in 2030 or 2030-2035.',
  'at-reboot': '“@reboot” runs when the computer starts, so its next run can’t be calculated. Enter an expression with times instead.',
  'bad-nickname': 'This shortcut isn’t supported. Use @yearly, @annually, @monthly, @weekly, @daily, @midnight or @hourly.',
})

export const awsCronFailures = defineFailures({
  'aws-count': 'An AWS cron expression has six fields, and the last is the year; this one has {{count, number}}.',
  'aws-day': 'In AWS, exactly one of day of the month and weekday must be “?”.',
  'aws-rate': '“rate(…)” counts from when the rule was created, which the expression doesn’t say. Use “cron(…)” instead.',
})

const NICKNAMES: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * SUN',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
}

/** A checked expression: all seven fields, with `0` and `*` where seconds and year are not given. */
export type CronExpression = {
  readonly fields: Readonly<Record<CronField, string>>
  readonly given: readonly CronField[]
  readonly dialect: CronDialect
}

const RANGE = /^(?:\*|(?:\d{1,4}|[A-Z]{3})(?:-(?:\d{1,4}|[A-Z]{3}))?)(?:\/\d{1,4})?$/
const DAY = /^(?:L|LW|\d{1,2}W|L-(?:[12]?\d|30)W?)$/
const WEEKDAY = /^(?:\d|[A-Z]{3})(?:L|#[1-5])$/

/** @throws ToolError one of {@link cronFailures} or {@link awsCronFailures} at the field's place in `text`, required */
export async function parseCron(text: string, dialect: CronDialect): Promise<CronExpression> {
  const nickname = text.trim().toLowerCase()
  if (nickname === '') fail('required', { field: 'text' })
  if (nickname === '@reboot') cronFailures.fail('at-reboot', { field: 'text' })
  if (nickname.startsWith('@')) {
    const written = Object.hasOwn(NICKNAMES, nickname)
      ? (NICKNAMES[nickname] as string)
      : cronFailures.fail('bad-nickname', { field: 'text' })
    return parseCron(written, dialect)
  }
  if (nickname.startsWith('rate(')) awsCronFailures.fail('aws-rate', { field: 'text' })
  // As the rules of EventBridge hold it; blanks keep the places of what is left.
  const wrapped = /^(\s*cron\()([^()]*)\)\s*$/i.exec(text)
  const bare = wrapped ? ' '.repeat((wrapped[1] as string).length) + wrapped[2] : text
  const parts = [...bare.matchAll(/\S+/g)]
  if (wrapped || dialect === 'aws') return parseAws(text, parts)
  if (parts.length < 5 || parts.length > 7) cronFailures.fail('field-count', { count: parts.length, field: 'text' })
  return parseParts(text, parts, parts.length === 5 ? CRON_FIELDS.slice(1, 6) : CRON_FIELDS.slice(0, parts.length), dialect)
}

async function parseAws(text: string, parts: readonly RegExpExecArray[]): Promise<CronExpression> {
  if (parts.length !== 6) awsCronFailures.fail('aws-count', { count: parts.length, field: 'text' })
  const { 0: day, index: offset } = parts[2] as RegExpExecArray
  if ((day === '?') === (parts[4]?.[0] === '?')) awsCronFailures.fail('aws-day', { field: 'text', offset, text })
  return parseParts(text, parts, CRON_FIELDS.slice(1), 'quartz')
}

async function parseParts(
  text: string,
  parts: readonly RegExpExecArray[],
  given: readonly CronField[],
  dialect: CronDialect,
): Promise<CronExpression> {
  const fields: Record<CronField, string> = { second: '0', minute: '*', hour: '*', day: '*', month: '*', weekday: '*', year: '*' }
  for (const [index, field] of given.entries()) {
    const { 0: part, index: offset } = parts[index] as RegExpExecArray
    const value = (field === 'day' || field === 'weekday') && part === '?' ? '*' : part.toUpperCase()
    if (!(await isField(field, value, dialect))) cronFailures.fail(`bad-${field}`, { field: 'text', offset, text })
    fields[field] = value
  }
  return { fields, given, dialect }
}

/** Our own grammar keeps out croner's extensions that no crontab knows (L, W and # stand alone, as in Quartz); croner then checks the numbers. */
async function isField(field: CronField, value: string, dialect: CronDialect): Promise<boolean> {
  const isSpecial = (field === 'day' && DAY.test(value)) || (field === 'weekday' && WEEKDAY.test(value))
  if (value.length > 500 || !(isSpecial || value.split(',').every((item) => RANGE.test(item)))) return false
  const fields = { second: '0', minute: '*', hour: '*', day: '*', month: '*', weekday: '*', year: '*', [field]: value }
  try {
    await makeJob({ fields, given: CRON_FIELDS, dialect }, 'UTC')
    return true
  } catch {
    return false
  }
}

/** The seven fields in one line. */
function joinFields({ fields }: CronExpression): string {
  return CRON_FIELDS.map((field) => fields[field]).join(' ')
}

/** The times of an expression. */
export async function makeJob(expression: CronExpression, timezone: string): Promise<CronTimes> {
  const { Cron } = await import('croner')
  const options: CronOptions = {
    mode: '7-part',
    sloppyRanges: true,
    alternativeWeekdays: expression.dialect !== 'unix',
    // It is never started.
    paused: true,
  }
  const job = (fields: Partial<CronExpression['fields']>, zone = timezone): CronTimes =>
    new Cron(joinFields({ ...expression, fields: { ...expression.fields, ...fields } }), { ...options, timezone: zone })
  const { day, weekday } = expression.fields
  if (!LAST_DAYS.test(day)) return job({})
  return lastDayTimes(
    day,
    (date, month, year) => job({ day: date, month: String(month), year: String(year), weekday: '*' }),
    job({ second: '0', minute: '0', hour: '0', day: '1', weekday: '*' }, 'UTC'),
    weekday === '*' ? undefined : job({ day: '*' }),
  )
}
