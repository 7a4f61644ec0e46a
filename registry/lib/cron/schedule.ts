import { wordLocale } from './wording.ts'
import { type CronExpression, makeJob } from './expression.ts'

/** cronstrue's names of our languages; the others are the same. */
const CRONSTRUE_LOCALES: Readonly<Record<string, string>> = { pt: 'pt_BR' }

/**
 * A cron expression, or a short form such as `@reboot`, as a sentence.
 * @param isSundayZero whether weekdays count from Sunday as 0, as in Unix, and not as 1, as in Quartz
 */
export async function describeCron(given: string, locale: string, isSundayZero = true): Promise<string> {
  // The library reads `L-3`, but not the working day nearest to it.
  const isNearest = /(?:^| )L-\d+W(?= )/i.test(given)
  const expression = given.replace(/(?<=^| )L-0(?=W? )/i, 'L').replace(/(?<=(?:^| )L-\d+)W(?= )/i, '')
  const { default: imported } = await import('cronstrue/i18n.js')
  // Node gives the CommonJS module itself, bundlers its default export.
  const cronstrue = (imported as { default?: typeof imported }).default ?? imported
  const language = locale.split('-')[0] ?? 'en'
  const named = CRONSTRUE_LOCALES[language] ?? language
  const [weekday = '*', , day = '*'] = expression
    .split(' ')
    .slice(0, expression.split(' ').length > 6 ? -1 : undefined)
    .toReversed()
  const isEither = [day, weekday].every((part) => !/^[*?]$/.test(part))
  // Beside cronstrue's own locales, so that whoever else uses the library is not touched.
  const own = `toolglot-${language}-${isEither ? 'either' : 'plain'}${isNearest ? '-nearest' : ''}`
  const known = cronstrue.locales[named]
  if (known) cronstrue.locales[own] ??= wordLocale(known, language, { isEither, isNearest })
  return cronstrue.toString(expression, {
    locale: own,
    use24HourTimeFormat: language !== 'en',
    // 8:00 AM in English, 08:00 elsewhere.
    trimHoursLeadingZero: language === 'en',
    dayOfWeekStartIndexZero: isSundayZero,
  })
}

type CronRun = { readonly local: string; readonly offset: string; readonly utc: string }

/** The next runs of several expressions together, each moment once. */
export async function nextRuns(expressions: readonly CronExpression[], zone: string, count: number, now: number): Promise<CronRun[]> {
  const { Temporal } = await import('temporal-polyfill')
  const moments = new Set<number>()
  for (const expression of expressions) {
    const job = await makeJob(expression, zone)
    for (const run of job.nextRuns(count, new Date(now))) moments.add(run.getTime())
  }
  return [...moments]
    .toSorted((a, b) => a - b)
    .slice(0, count)
    .map((moment) => {
      const zoned = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
      return {
        local: zoned.toPlainDateTime().toString({ smallestUnit: 'second' }),
        offset: zoned.offset,
        utc: zoned.toInstant().toString({ smallestUnit: 'second' }),
      }
    })
}

/** When an expression last came true before `now`, as the clocks showed it; undefined where it never did. */
export async function lastRun(expression: CronExpression, zone: string, now: number): Promise<string | undefined> {
  const { Temporal } = await import('temporal-polyfill')
  const [run] = (await makeJob(expression, zone)).previousRuns(1, new Date(now))
  if (!run) return undefined
  const zoned = Temporal.Instant.fromEpochMilliseconds(run.getTime()).toZonedDateTimeISO(zone)
  return zoned.toPlainDateTime().toString({ smallestUnit: 'second' })
}
