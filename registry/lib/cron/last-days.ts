/** `L-3` is three days before the last of a month, `L-3W` the working day nearest to it, as in Quartz. */
export const LAST_DAYS = /^L-(\d{1,2})(W?)$/

/** What is asked of a schedule: its times only. */
export type CronTimes = {
  nextRun(from?: Date): Date | null
  nextRuns(count: number, from?: Date): Date[]
  /** The latest first. */
  previousRuns(count: number, from: Date): Date[]
}

/** Months looked at in a row without a run: a 29th of February is at most eight years away. */
const MOST_IDLE_MONTHS = 150
const MONTH_MS = 32 * 24 * 3600 * 1000

/**
 * Days counted from the end of a month, which croner does not know: for each month there is a schedule of its own.
 * @param schedule makes the schedule of a day, month and year
 * @param months the first moments of the months that are meant, in UTC
 * @param others runs on weekdays, of which either is enough
 */
export function lastDayTimes(
  day: string,
  schedule: (day: string, month: number, year: number) => CronTimes,
  months: CronTimes,
  others: CronTimes | undefined,
): CronTimes {
  const [, before = '0', working = ''] = LAST_DAYS.exec(day) ?? []
  /** The schedule of the month that begins there; undefined where it has no such day. */
  const scheduleOf = (start: Date): CronTimes | undefined => {
    const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + 1]
    const date = new Date(Date.UTC(year, month, 0)).getUTCDate() - Number(before)
    return date < 1 ? undefined : schedule(`${date}${working}`, month, year)
  }
  const inOrder = (moments: readonly Date[], count: number, sign: 1 | -1): Date[] =>
    [...new Set(moments.map(Number))]
      .toSorted((a, b) => (a - b) * sign)
      .slice(0, count)
      .map((moment) => new Date(moment))
  const nextRuns = (count: number, from: Date): Date[] => {
    const runs: Date[] = []
    let idle = 0
    let start = months.nextRun(new Date(from.getTime() - MONTH_MS))
    for (; start && runs.length < count && idle < MOST_IDLE_MONTHS; start = months.nextRun(start)) {
      const more = scheduleOf(start)?.nextRuns(count - runs.length, from) ?? []
      idle = more.length > 0 ? 0 : idle + 1
      runs.push(...more)
    }
    return inOrder([...runs, ...(others?.nextRuns(count, from) ?? [])], count, 1)
  }
  const previousRuns = (count: number, from: Date): Date[] => {
    const runs: Date[] = []
    for (const start of months.previousRuns(MOST_IDLE_MONTHS, new Date(from.getTime() + MONTH_MS))) {
      runs.push(...(scheduleOf(start)?.previousRuns(count - runs.length, from) ?? []))
      if (runs.length >= count) break
    }
    return inOrder([...runs, ...(others?.previousRuns(count, from) ?? [])], count, -1)
  }
  return {
    nextRuns: (count, from) => nextRuns(count, from ?? new Date(0)),
    nextRun: (from) => nextRuns(1, from ?? new Date(0))[0] ?? null,
    previousRuns,
  }
}
