import { decodeJson5 } from './json5.ts'
import { type JsonHandler, type JsonReading, readJson } from './read.ts'
import type { JsonScalar } from './scan.ts'
import type { JsonWriter } from './writer.ts'

/** A JSON value by its place in the text: `text.slice(start, end)` is its spelling. */
export type JsonNode =
  | { readonly type: 'object'; readonly start: number; end: number; readonly members: JsonMember[] }
  | { readonly type: 'array'; readonly start: number; end: number; readonly items: JsonNode[] }
  | { readonly type: JsonScalar; readonly start: number; readonly end: number }

/** `name` is decoded, so that `"a"` and `"\u0061"` are the same; `start` and `end` are those of its spelling. */
export type JsonMember = { readonly name: string; readonly start: number; readonly end: number; value: JsonNode }

/** Reads a document as a tree; equal names all stay. @throws ToolError as {@link readJson} */
export function parseJson(text: string, reading?: JsonReading): JsonNode {
  const open: Extract<JsonNode, { members: unknown } | { items: unknown }>[] = []
  let root: JsonNode | undefined
  let name: Omit<JsonMember, 'value'> | undefined
  const place = (node: JsonNode) => {
    const parent = open.at(-1)
    if (!parent) root = node
    else if (parent.type === 'array') parent.items.push(node)
    else parent.members.push({ ...(name as JsonMember), value: node })
  }
  const handler: JsonHandler = {
    open(bracket, start) {
      const node: (typeof open)[number] =
        bracket === '{' ? { type: 'object', start, end: start, members: [] } : { type: 'array', start, end: start, items: [] }
      place(node)
      open.push(node)
    },
    close(_, end) {
      const node = open.pop()
      if (node) node.end = end
    },
    name: (start, end) => (name = { name: decodeJsonString(text, start, end), start, end }),
    value: (type, start, end) => place({ type, start, end }),
  }
  readJson(text, handler, reading)
  return root as JsonNode
}

/** The meaning of the string or name spelled from `start` to `end`, quotation marks included. */
export function decodeJsonString(text: string, start: number, end: number): string {
  const inner = text.slice(start + 1, end - 1)
  if (text[start] === '"' && !inner.includes('\\')) return inner
  // JSON5 means the same by every string that JSON has, too.
  return decodeJson5(text.slice(start, end))
}

/** How a name or scalar of the document is written in the result; both offsets are those of its own spelling. */
export type JsonSpelling = (type: JsonScalar | 'name', start: number, end: number) => string

/** Writes a tree to the letter, its members in the order that `arrange` gives. */
export function writeJsonTree(
  text: string,
  root: JsonNode,
  writer: JsonWriter,
  arrange: (members: readonly JsonMember[]) => readonly JsonMember[],
  spell: JsonSpelling = (_, start, end) => text.slice(start, end),
): void {
  const pending: { readonly entries: Iterator<JsonMember | JsonNode>; readonly close: '}' | ']' }[] = []
  const write = (node: JsonNode) => {
    if (node.type === 'object') {
      writer.open('{')
      pending.push({ entries: arrange(node.members).values(), close: '}' })
    } else if (node.type === 'array') {
      writer.open('[')
      pending.push({ entries: node.items.values(), close: ']' })
    } else writer.value(spell(node.type, node.start, node.end))
  }
  write(root)
  for (let frame = pending.at(-1); frame; frame = pending.at(-1)) {
    const { value: entry, done } = frame.entries.next()
    if (done) {
      writer.close(frame.close)
      pending.pop()
    } else if ('name' in entry) {
      writer.name(spell('name', entry.start, entry.end))
      write(entry.value)
    } else write(entry)
  }
}
