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
  const expected = sortNames ? layoutSorted(text, 'none', reading) : layoutInOrder(text, 'none', reading)
  if (layoutInOrder(result, 'none') !== expected) throw new Error('the laid-out JSON does not read back as what was given')
  return result
}

function layoutInOrder(text: string, indentation: JsonIndentation, reading?: JsonReading): string {
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

function layoutSorted(text: string, indentation: JsonIndentation, reading?: JsonReading): string {
  const writer = createJsonWriter(indentation, longestJson(text.length))
  writeJsonTree(text, parseJson(text, reading), writer, sortMembers)
  return writer.text()
}

/** By UTF-16 units as in RFC 8785; equal names keep their order. */
function sortMembers(members: readonly JsonMember[]): readonly JsonMember[] {
  return members.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}
