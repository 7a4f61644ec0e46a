import { useShell } from '../../engine/view/shell-context.tsx'
import { dateWriter } from '../../engine/core/language.ts'

/** A day as the page's language writes it. @param date ISO 8601 day, or month as `YYYY-MM` */
export function Day({ date }: { date: string }) {
  const { locale } = useShell()
  const isMonth = date.length === 7
  const style: Intl.DateTimeFormatOptions = isMonth ? { month: 'long', year: 'numeric' } : { dateStyle: 'long' }
  const text = dateWriter(locale, { ...style, timeZone: 'UTC' })(new Date(isMonth ? `${date}-01` : date))
  return <time dateTime={date}>{text}</time>
}
