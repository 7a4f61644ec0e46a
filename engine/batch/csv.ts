const QUOTE = 34
const CR = 13
const LF = 10

export const DELIMITERS = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** The delimiter that a table's first line has most of, outside quotation marks; a comma where it has none. */
export function delimiterOf(start: string): Delimiter {
  const counts = DELIMITERS.map(() => 0)
  let isQuoted = false
  for (const sign of start) {
    if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '\n' || sign === '\r') break
    else {
      const at = DELIMITERS.indexOf(sign as Delimiter)
      if (at >= 0) counts[at] = (counts[at] ?? 0) + 1
    }
  }
  const most = Math.max(...counts)
  return most === 0 ? ',' : (DELIMITERS[counts.indexOf(most)] as Delimiter)
}

/** A row of a table and the line, from 1, where it begins. `isBroken`: a quotation mark was left open, or text follows a closed one. */
export type CsvRow = { readonly cells: readonly string[]; readonly line: number; readonly isBroken: boolean }

/** A row whose quotation mark never closes would take all that follows. */
const LONGEST_ROW = 4 * 1024 * 1024

/**
 * Reads rows as in RFC 4180 while the text comes; CRLF, LF and CR all end a row, and blank lines are passed over.
 * @param delimiter taken from the first piece of the text where it is not given
 */
export async function* readRows(
  chunks: AsyncIterable<string> | Iterable<string>,
  delimiter?: Delimiter,
): AsyncGenerator<CsvRow, void, undefined> {
  let mark = delimiter?.charCodeAt(0)
  let cells: string[] = []
  let cell = ''
  let line = 1
  let begin = 1
  let size = 0
  /** In a quoted cell, after its closing mark, or in one without marks. */
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start'
  let isBroken = false
  let wasCr = false
  let isFirst = true

  const endRow = (): CsvRow | undefined => {
    const isBlank = cells.length === 0 && cell === '' && state === 'start'
    const row = { cells: [...cells, cell], line: begin, isBroken }
    cells = []
    cell = ''
    size = 0
    state = 'start'
    isBroken = false
    return isBlank ? undefined : row
  }

  for await (const given of chunks) {
    const chunk = isFirst ? given.replace(/^\ufeff/, '') : given
    if (chunk === '') continue
    mark ??= delimiterOf(chunk).charCodeAt(0)
    isFirst = false
    let from = 0
    const keep = (to: number) => {
      if (to > from) cell += chunk.slice(from, to)
      from = to + 1
    }
    for (let at = 0; at < chunk.length; at++) {
      const unit = chunk.charCodeAt(at)
      if (wasCr) {
        wasCr = false
        if (unit === LF && state !== 'quoted') {
          from = at + 1
          continue
        }
      }
      if (state === 'quoted') {
        if (unit === QUOTE) {
          keep(at)
          state = 'closed'
        } else if (unit === LF) line++
        if (size + cell.length + at - from > LONGEST_ROW) {
          isBroken = true
          state = 'plain'
        }
        continue
      }
      if (unit === mark) {
        keep(at)
        size += cell.length
        cells.push(cell)
        cell = ''
        state = 'start'
        // A row may end with an empty cell, which is no blank line.
      } else if (unit === LF || unit === CR) {
        keep(at)
        wasCr = unit === CR
        const row = endRow()
        line++
        begin = line
        if (row) yield row
      } else if (unit === QUOTE && state === 'start') {
        from = at + 1
        state = 'quoted'
      } else if (unit === QUOTE && state === 'closed') {
        // Two marks are one that belongs to the cell.
        cell += '"'
        from = at + 1
        state = 'quoted'
      } else if (state === 'closed') {
        if (unit === 32) from = at + 1
        else {
          isBroken = true
          state = 'plain'
        }
      } else if (state === 'start') state = 'plain'
    }
    if (from < chunk.length) cell += chunk.slice(from)
  }
  if (state === 'quoted') isBroken = true
  const row = endRow()
  if (row) yield row
}
