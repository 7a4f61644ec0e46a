import { defineFailures } from '../../../engine/core/define.ts'
import { ToolError } from '../../../engine/core/errors.ts'

export const csvFailures = defineFailures({
  'csv-unclosed-quote': 'The quotation mark that opens here is never closed. Add another at the end of the cell.',
  'csv-after-quote':
    'A cell must end after its closing quotation mark, but “{{found}}” follows. Write a quotation mark inside a cell twice.',
})

export const CSV_DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const
export type CsvDelimiter = keyof typeof CSV_DELIMITERS
export const CSV_DELIMITER_NAMES = ['comma', 'semicolon', 'tab', 'pipe'] as const satisfies readonly CsvDelimiter[]
export const CSV_DELIMITER_WORDS = { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab', pipe: 'Vertical bar (|)' }

/** A record, and the line (from 1) on which it starts. */
export type CsvRow = { readonly cells: readonly string[]; readonly line: number }

type CsvReading = {
  /** Blank lines become rows of one empty cell; otherwise they are passed over. */
  readonly blankLines?: boolean
  /** Spaces around a cell are passed over, but not those in quotation marks. */
  readonly trim?: boolean
  onQuoted?(): void
}

/** The first line `sep=;`, by which spreadsheets know the delimiter. */
const NAMED_DELIMITER = /^\ufeff?sep=([,;\t|])(?:\r\n|\r|\n)/i

/**
 * Reads records as in RFC 4180, with CRLF, LF and CR also mixed. A leading byte-order mark is passed over, and so is a
 * first line that names the delimiter; spaces may stand after a closing quotation mark. Cells keep everything else.
 * @throws ToolError csv-unclosed-quote, csv-after-quote at the place in `field`
 */
export function* readCsv(text: string, delimiter: CsvDelimiter, field = 'text', reading: CsvReading = {}): Generator<CsvRow> {
  const mark = CSV_DELIMITERS[delimiter].charCodeAt(0)
  const naming = NAMED_DELIMITER.exec(text)?.[0]
  let at = naming?.length ?? (text.charCodeAt(0) === BOM ? 1 : 0)
  let line = naming ? 2 : 1
  while (at < text.length) {
    const row = { cells: [] as string[], line }
    let isBlank = true
    for (;;) {
      if (reading.trim) while (text.charCodeAt(at) === SPACE) at++
      const quoted = text.charCodeAt(at) === QUOTE
      const cell = quoted ? quotedAt(text, at, mark, field) : plainAt(text, at, mark)
      row.cells.push(quoted || !reading.trim ? cell.value : withoutEndSpaces(cell.value))
      if (quoted || row.cells.length > 1 || row.cells[0] !== '') isBlank = false
      if (quoted) {
        reading.onQuoted?.()
        line += countLineBreaks(cell.value)
      }
      at = cell.end
      if (text.charCodeAt(at) !== mark) break
      at++
    }
    if (!isBlank || reading.blankLines) yield row
    if (text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF) at++
    at++
    line++
  }
}

const [QUOTE, LF, CR, SPACE, BOM] = [0x22, 0x0a, 0x0d, 0x20, 0xfeff]

function withoutEndSpaces(text: string): string {
  let end = text.length
  while (end > 0 && text.charCodeAt(end - 1) === SPACE) end--
  return text.slice(0, end)
}

type Cell = { readonly value: string; readonly end: number }

function plainAt(text: string, start: number, mark: number): Cell {
  let end = start
  for (; end < text.length; end++) {
    const unit = text.charCodeAt(end)
    if (unit === mark || unit === LF || unit === CR) break
  }
  return { value: text.slice(start, end), end }
}

function quotedAt(text: string, start: number, mark: number, field: string): Cell {
  let close = text.indexOf('"', start + 1)
  while (close >= 0 && text.charCodeAt(close + 1) === QUOTE) close = text.indexOf('"', close + 2)
  if (close < 0) return csvFailures.fail('csv-unclosed-quote', { field, offset: start, text })
  let end = close + 1
  while (text.charCodeAt(end) === SPACE) end++
  const unit = text.charCodeAt(end)
  if (end < text.length && unit !== mark && unit !== LF && unit !== CR) {
    const found = String.fromCodePoint(text.codePointAt(end) as number).toWellFormed()
    csvFailures.fail('csv-after-quote', { found, field, offset: end, text })
  }
  return { value: text.slice(start + 1, close).replaceAll('""', '"'), end }
}

function countLineBreaks(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}

const ROWS_TO_GUESS_FROM = 20

/** The delimiter that the first line names, or else the one that cuts the first rows most evenly; a comma where none cuts at all. */
export function guessDelimiter(text: string): CsvDelimiter {
  const named = NAMED_DELIMITER.exec(text)?.[1]
  if (named !== undefined) return CSV_DELIMITER_NAMES.find((name) => CSV_DELIMITERS[name] === named) as CsvDelimiter
  let best: CsvDelimiter = 'comma'
  let bestScore = 0
  for (const name of CSV_DELIMITER_NAMES) {
    const widths = firstWidths(text, name)
    const first = widths[0] ?? 0
    if (first < 2) continue
    const share = widths.filter((width) => width === first).length / widths.length
    // Evenness counts most; of two even cuts the one into more cells wins.
    const score = share * 100_000 + Math.min(first, 10_000)
    if (score > bestScore) [best, bestScore] = [name, score]
  }
  return best
}

function firstWidths(text: string, delimiter: CsvDelimiter): number[] {
  try {
    const widths: number[] = []
    for (const { cells } of readCsv(text, delimiter)) if (widths.push(cells.length) === ROWS_TO_GUESS_FROM) break
    return widths
  } catch (error) {
    // Quotation marks that make no sense with this delimiter speak against it.
    if (error instanceof ToolError) return []
    throw error
  }
}
