import { checkControl, match, place, tomlFailures, type TableKind, type TomlNode, type TomlReader, type TomlTable } from './reader.ts'
import { readTomlScalar } from './scalars.ts'
import { readTomlString } from './strings.ts'

/** As deep as JSON is converted, too. */
const MOST_DEPTH = 500
const SPACE = /[ \t]*/y
const BARE = /[A-Za-z0-9_-]+/y

/** Reads TOML 1.0 and what 1.1 adds. @throws ToolError one of {@link tomlFailures} at the place in `field` */
export function readToml(text: string, field = 'text'): TomlTable {
  const reader: TomlReader = { text, at: text.charCodeAt(0) === 0xfeff ? 1 : 0, field }
  const root = tableOf('header')
  let current = root
  for (;;) {
    skipBlank(reader)
    if (reader.at >= text.length) return root
    if (text[reader.at] === '[') current = readHeader(reader, root)
    else readPair(reader, current, 0)
    skipSpace(reader)
    skipComment(reader)
    if (reader.at < text.length && !isLineEnd(reader)) tomlFailures.fail('toml-after', { found: foundAt(reader), ...place(reader) })
  }
}

const tableOf = (kind: TableKind): TomlTable => ({ type: 'table', entries: new Map(), kind })

function foundAt({ text, at }: TomlReader): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0x20).toWellFormed()
}

function skipSpace(reader: TomlReader): void {
  reader.at += match(reader, SPACE).length
}

const isLineEnd = ({ text, at }: TomlReader): boolean => text[at] === '\n' || (text[at] === '\r' && text[at + 1] === '\n')

function skipComment(reader: TomlReader): void {
  if (reader.text[reader.at] !== '#') return
  while (reader.at < reader.text.length && !isLineEnd(reader)) {
    checkControl(reader)
    reader.at++
  }
}

/** White space, comments and ends of lines. */
function skipBlank(reader: TomlReader): void {
  for (;;) {
    skipSpace(reader)
    skipComment(reader)
    if (!isLineEnd(reader)) return
    reader.at += reader.text[reader.at] === '\r' ? 2 : 1
  }
}

function readKey(reader: TomlReader): string[] {
  const names: string[] = []
  for (;;) {
    skipSpace(reader)
    const quote = reader.text[reader.at]
    if (quote === '"' || quote === "'") {
      if (reader.text.startsWith(quote.repeat(3), reader.at)) tomlFailures.fail('toml-key', place(reader))
      names.push(readTomlString(reader))
    } else {
      const name = match(reader, BARE)
      if (name === '') tomlFailures.fail('toml-key', place(reader))
      names.push(name)
      reader.at += name.length
    }
    if (names.length > MOST_DEPTH) tomlFailures.fail('toml-deep', { most: MOST_DEPTH, ...place(reader) })
    skipSpace(reader)
    if (reader.text[reader.at] !== '.') return names
    reader.at++
  }
}

const shown = (name: string) => name.slice(0, 100).toWellFormed()

function readHeader(reader: TomlReader, root: TomlTable): TomlTable {
  const start = reader.at
  const isArray = reader.text[start + 1] === '['
  reader.at += isArray ? 2 : 1
  const names = readKey(reader)
  const close = isArray ? ']]' : ']'
  if (!reader.text.startsWith(close, reader.at)) tomlFailures.fail('toml-bracket', place(reader, start))
  reader.at += close.length
  const last = names.pop() as string
  const where = place(reader, start)
  let table = root
  for (const name of names) {
    const next = table.entries.get(name) ?? put(table, name, tableOf('implied'))
    const inner = next.type === 'array' && next.isOfTables ? (next.items.at(-1) as TomlNode) : next
    if (inner.type !== 'table' || inner.kind === 'inline') return tomlFailures.fail('toml-closed', { name: shown(name), ...where })
    table = inner
  }
  const known = table.entries.get(last)
  if (isArray) {
    const list = known ?? put(table, last, { type: 'array', items: [], isOfTables: true })
    if (list.type !== 'array' || !list.isOfTables) return tomlFailures.fail('toml-closed', { name: shown(last), ...where })
    const item = tableOf('header')
    list.items.push(item)
    return item
  }
  if (!known) return put(table, last, tableOf('header'))
  if (known.type !== 'table' || known.kind !== 'implied') return tomlFailures.fail('toml-repeated', { name: shown(last), ...where })
  known.kind = 'header'
  return known
}

function put<N extends TomlNode>(table: TomlTable, name: string, node: N): N {
  table.entries.set(name, node)
  return node
}

function readPair(reader: TomlReader, into: TomlTable, depth: number): void {
  const start = reader.at
  const names = readKey(reader)
  if (reader.text[reader.at] !== '=') tomlFailures.fail('toml-equals', place(reader))
  reader.at++
  skipSpace(reader)
  const last = names.pop() as string
  let table = into
  for (const name of names) {
    const next = table.entries.get(name) ?? put(table, name, tableOf('dotted'))
    // Dotted keys add only to tables that dotted keys made.
    if (next.type !== 'table' || (next.kind !== 'dotted' && next.kind !== 'implied'))
      return tomlFailures.fail('toml-closed', { name: shown(name), ...place(reader, start) })
    next.kind = 'dotted'
    table = next
  }
  if (table.entries.has(last)) tomlFailures.fail('toml-repeated', { name: shown(last), ...place(reader, start) })
  table.entries.set(last, readValue(reader, depth + names.length))
}

function readValue(reader: TomlReader, depth: number): TomlNode {
  if (depth > MOST_DEPTH) tomlFailures.fail('toml-deep', { most: MOST_DEPTH, ...place(reader) })
  const unit = reader.text[reader.at]
  if (unit === '[') return readArray(reader, depth)
  if (unit === '{') return readInline(reader, depth)
  if (unit === '"' || unit === "'") return { type: 'string', value: readTomlString(reader) }
  return readTomlScalar(reader)
}

/** Where a list goes on after an item. @throws ToolError toml-comma, toml-bracket */
function readComma(reader: TomlReader, close: string, start: number): void {
  skipBlank(reader)
  const { text } = reader
  if (reader.at >= text.length) tomlFailures.fail('toml-bracket', place(reader, start))
  if (text[reader.at] === ',') reader.at++
  else if (text[reader.at] !== close) tomlFailures.fail('toml-comma', { found: foundAt(reader), ...place(reader) })
}

function readArray(reader: TomlReader, depth: number): TomlNode {
  const start = reader.at++
  const items: TomlNode[] = []
  for (;;) {
    skipBlank(reader)
    if (reader.at >= reader.text.length) tomlFailures.fail('toml-bracket', place(reader, start))
    if (reader.text[reader.at] === ']') break
    items.push(readValue(reader, depth + 1))
    readComma(reader, ']', start)
  }
  reader.at++
  return { type: 'array', items, isOfTables: false }
}

function readInline(reader: TomlReader, depth: number): TomlNode {
  const start = reader.at++
  const table = tableOf('header')
  for (;;) {
    skipBlank(reader)
    if (reader.at >= reader.text.length) tomlFailures.fail('toml-bracket', place(reader, start))
    if (reader.text[reader.at] === '}') break
    readPair(reader, table, depth + 1)
    readComma(reader, '}', start)
  }
  reader.at++
  seal(table)
  return table
}

/** Nothing can be added to an inline table, nor to what dotted keys made in it. */
function seal(table: TomlTable): void {
  table.kind = 'inline'
  for (const inner of table.entries.values()) if (inner.type === 'table') seal(inner)
}
