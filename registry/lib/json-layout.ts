import { type JsonReading, readJson } from './json.ts'
import { type JsonMember, parseJson, writeJsonTree } from './json-tree.ts'
import { createJsonWriter, type JsonIndentation, longestJson } from './json-writer.ts'

export type JsonLayout = { readonly indentation: JsonIndentation; readonly sortNames: boolean }

/**
 * Writes a document in another layout. Every number, text and name keeps its spelling; names that stand twice both stay.
 * @throws ToolError as readJson, or json-too-long
 */
export function layoutJson(text: string, { indentation, sortNames }: JsonLayout, reading?: JsonReading): string {
  const result = sortNames ? layoutSorted(text, indentation, reading) : layoutInOrder(text, indentation, reading)
  const compact = () => (sortNames ? layoutSorted(text, 'none', reading) : compactJson(text, reading))
  const expected = indentation === 'none' ? result : compact()
  if (compactJson(result) !== expected) throw new Error('the laid-out JSON does not read back as what was given')
  return result
}

function layoutInOrder(text: string, indentation: JsonIndentation, reading?: JsonReading): string {
  if (indentation === 'none') return compactJson(text, reading)
  const writer = createJsonWriter(indentation, longestJson(text.length))
  const spell = (start: number, end: number) => text.slice(start, end)
  readJson(
    text,
    {
      open: writer.open,
      close: writer.close,
      name: (start, end) => writer.name(spell(start, end)),
      value: (_, start, end) => writer.value(spell(start, end)),
    },
    reading,
  )
  return writer.text()
}

/** Without white space and comments: what stands as it should is copied in runs as long as they go. */
function compactJson(text: string, reading?: JsonReading): string {
  const chunks: string[] = []
  let pieces: string[] = []
  let runStart = 0
  let runEnd = 0
  let between = ''
  const take = (start: number, end: number, mark: string, next: string) => {
    const isNext = start === runEnd + mark.length && (mark === '' || text.startsWith(mark, runEnd))
    if (!isNext) {
      // Joined by the thousand: one string grown by millions of pieces is many times slower.
      if (pieces.push(text.slice(runStart, runEnd), mark) > 4096) {
        chunks.push(pieces.join(''))
        pieces = []
      }
      runStart = start
    }
    runEnd = end
    between = next
  }
  readJson(
    text,
    {
      open: (_, start) => take(start, start + 1, between, ''),
      close: (_, end) => take(end - 1, end, '', ','),
      name: (start, end) => take(start, end, between, ':'),
      value: (_, start, end) => take(start, end, between, ','),
    },
    reading,
  )
  return chunks.join('') + pieces.join('') + text.slice(runStart, runEnd)
}

function layoutSorted(text: string, indentation: JsonIndentation, reading?: JsonReading): string {
  const writer = createJsonWriter(indentation, longestJson(text.length))
  writeJsonTree(text, parseJson(text, reading), writer, sortMembers)
  return writer.text()
}

/** By UTF-16 units as in RFC 8785; equal names keep their order. */
function sortMembers(members: readonly JsonMember[]): readonly JsonMember[] {
  return members.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}
