const MONTH_NAMES = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const
const WEEKDAY_NAMES = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const

/** Numbers as a part of an expression: `*` when they are all, ranges for three or more in a row. */
function writeCronPart(numbers: Iterable<number>, low: number, high: number): string {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b)
  if (sorted.length === 0 || sorted.length === high - low + 1) return '*'
  const items: string[] = []
  for (let i = 0; i < sorted.length;) {
    const first = sorted[i] as number
    let length = 1
    while (sorted[i + length] === first + length) length++
    if (length < 3) length = 1
    items.push(length === 1 ? String(first) : `${first}-${first + length - 1}`)
    i += length
  }
  return items.join(',')
}

/** Every so many hours from one hour to another, over midnight when the second is the earlier. */
function writeHours(step: number, from: number, to: number): string {
  if (from === 0 && to === 23) return step === 1 ? '*' : `*/${step}`
  if (from <= to && step > 1) return from === to ? String(from) : `${from}-${to}/${step}`
  const hours: number[] = []
  for (let hour = from; hour <= (from <= to ? to : to + 24); hour += step) hours.push(hour % 24)
  return writeCronPart(hours, 0, 23)
}

/** Times such as `08:30` as pairs of minute and hour parts; those that fit on one line are together. */
function writeTimes(times: readonly string[]): { minute: string; hour: string }[] {
  const hoursOf = new Map<number, Set<number>>()
  for (const time of times) {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    hoursOf.set(minute, (hoursOf.get(minute) ?? new Set()).add(hour))
  }
  const minutesOf = new Map<string, number[]>()
  for (const [minute, hours] of [...hoursOf].toSorted(([a], [b]) => a - b)) {
    const hour = writeCronPart(hours, 0, 23)
    minutesOf.set(hour, [...(minutesOf.get(hour) ?? []), minute])
  }
  return [...minutesOf].map(([hour, minutes]) => ({ minute: writeCronPart(minutes, 0, 59), hour }))
}

type ScheduleInput = {
  readonly schedule: string
  readonly everyMinutes: number
  readonly everyHours: number
  readonly minute: number
  readonly fromHour: number
  readonly toHour: number
  readonly times: readonly { readonly time: string }[]
  readonly weekdays: readonly string[]
  readonly days: readonly string[]
  readonly months: readonly string[]
}

/** A schedule as one expression, or several where one cannot hold all times of day. */
export function writeExpressions(input: ScheduleInput): string[] {
  const { schedule, everyMinutes, everyHours, minute, fromHour, toHour, times } = input
  const day = writeCronPart(input.days.map(Number), 1, 31)
  const rest = `${day} ${writeCronPart(input.months.map(Number), 1, 12)} ${writeCronPart(input.weekdays.map(Number), 0, 6)}`
  if (schedule === 'minutes') return [`${everyMinutes === 1 ? '*' : `*/${everyMinutes}`} ${writeHours(1, fromHour, toHour)} ${rest}`]
  if (schedule === 'hours') return [`${minute} ${writeHours(everyHours, fromHour, toHour)} ${rest}`]
  return writeTimes(times.map(({ time }) => time)).map((part) => `${part.minute} ${part.hour} ${rest}`)
}

const HIGHEST = { minute: 59, hour: 23, day: 31, month: 12, weekday: 6 } as const
export type CrontabField = keyof typeof HIGHEST

/**
 * A part as every cron reads it alike: names as numbers, a step from one number on as a range, `*` where it is
 * for all. Nothing where it uses L, W or #, which crontabs do not know.
 */
export function portablePart(field: CrontabField, written: string): string | undefined {
  const numbers = replaceNames(
    field,
    written
      .trim()
      .replace(/\s*,\s*/g, ',')
      .toUpperCase(),
  )
  if (numbers.split(',').some((item) => /^(?:LW?|\d{1,2}[LW]|\d#\d)$/.test(item))) return undefined
  const items = numbers.split(',').map((item) => item.replace(/^(\d{1,2})\/(\d+)$/, `$1-${HIGHEST[field]}/$2`))
  return items.some((item) => /^(?:\*|\?|\*\/0*1)$/.test(item)) && items.every((item) => /^[\d*?/-]+$/.test(item)) ? '*' : items.join(',')
}

function replaceNames(field: CrontabField, text: string): string {
  if (field === 'month') return text.replace(/[A-Z]+/g, (name) => numberOf(MONTH_NAMES, name, 1))
  // A range that ends on Sunday ends on 7.
  if (field === 'weekday') return text.replace(/-SUN\b/g, '-7').replace(/[A-Z]+/g, (name) => numberOf(WEEKDAY_NAMES, name, 0))
  return text
}

function numberOf(names: readonly string[], name: string, first: number): string {
  const index = names.indexOf(name)
  return index < 0 ? name : String(index + first)
}

/**
 * Day and weekday so that either is enough: some crons want both where one begins with `*`, so a step is
 * written with its range.
 */
export function eitherDay(day: string, weekday: string): { day: string; weekday: string } {
  if (day === '*' || weekday === '*') return { day, weekday }
  return { day: day.replaceAll('*', '1-31'), weekday: weekday.replaceAll('*', '0-6') }
}
