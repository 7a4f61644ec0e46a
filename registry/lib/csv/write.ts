import { CSV_DELIMITERS, type CsvDelimiter } from './read.ts'

/** A cell, and whether it holds text rather than a number or a word such as true. */
export type CsvCell = { readonly text: string; readonly isText: boolean }

type CsvWriting = {
  readonly delimiter: CsvDelimiter
  /** Which cells are quoted besides those that need it. */
  readonly quotes: 'needed' | 'text' | 'all'
  readonly lineEnd: '\n' | '\r\n'
}

/** Writes rows as in RFC 4180, all as wide as the widest, each with a line end after it. */
export function writeCsv(rows: readonly (readonly (CsvCell | undefined)[])[], { delimiter, quotes, lineEnd }: CsvWriting): string {
  const mark = CSV_DELIMITERS[delimiter]
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const strange = new RegExp(`["\\r\\n${mark === '|' ? '\\|' : mark}]|^[ \\t\\ufeff]|[ \\t]$`)
  const spell = (cell: CsvCell | undefined): string => {
    const text = cell?.text ?? ''
    // A line with nothing on it would be no row.
    const isQuoted = quotes === 'all' || (quotes === 'text' && cell?.isText) || (text === '' ? width === 1 : strange.test(text))
    return isQuoted ? `"${text.replaceAll('"', '""')}"` : text
  }
  return rows.map((row) => Array.from({ length: width }, (_, column) => spell(row[column])).join(mark) + lineEnd).join('')
}

/** Whether a spreadsheet may take a text for a formula; numbers with a sign do no harm. */
export function looksLikeFormula({ text, isText }: CsvCell): boolean {
  return isText && /^[=+\-@\t\r]/.test(text) && !(text.length <= 60 && /^[-+]\d+(?:[.,]\d+)?$/.test(text))
}
