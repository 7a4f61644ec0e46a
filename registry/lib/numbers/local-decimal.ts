/**
 * Writes decimal strings with the decimal mark of a language, for a line that people read: every digit stays, and none is grouped.
 * @returns a function, as asking Intl for the mark takes longer than using it
 */
export function decimalWriter(locale: string): (decimal: string) => string {
  const mark = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return (decimal) => decimal.replace('.', mark)
}
