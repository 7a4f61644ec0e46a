const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The day (ISO, in UTC) of a date as registries write it: `2026-11-22T10:00:00Z`, `2026/11/22`, `2026.11.22`, `20261122`,
 * `22-Nov-2026`, `22.11.2026`. Undefined for any other form: a day that is guessed wrong is worse than none.
 */
export function dayOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)? ?(?:Z|UTC|[+-]\d\d:?\d\d)$/i.exec(text)
  if (instant) {
    const time = Date.parse(
      text
        .replace(' ', 'T')
        .replace(/ ?UTC$/i, 'Z')
        .replace(/ /g, '')
        .replace(/([+-]\d\d)(\d\d)$/, '$1:$2'),
    )
    return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10)
  }
  const [, year, month, day] = /^(\d{4})(?:[-/.] ?)(\d{1,2})(?:[-/.] ?)(\d{1,2})\b/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)\b/.exec(text) ?? []
  if (year !== undefined) return checked(year, month, day)
  const named = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{4})\b/i.exec(text)
  if (named) return checked(named[3], String(MONTHS.indexOf((named[2] ?? '').toLowerCase()) + 1), named[1])
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\b/.exec(text)
  return dotted ? checked(dotted[3], dotted[2], dotted[1]) : undefined
}

function checked(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined
}
