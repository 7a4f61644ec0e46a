import { defineFailures } from '../../../../engine/core/define.ts'
import type { CsvCell } from '../../../lib/csv/write.ts'
import { decodeJsonString, type JsonMember, type JsonNode, writeJsonTree } from '../../../lib/json/tree.ts'
import { createJsonWriter, longestJson } from '../../../lib/json/writer.ts'

export const jsonTableFailures = defineFailures({
  'single-value': 'This is a single value. Enter an array or an object to make a table from.',
  'mixed-rows': 'All items of the array must be of one kind: objects, arrays or single values. This one differs from the first.',
  'no-columns': 'There is nothing to make columns from. Enter at least one value.',
  'no-such-path': 'The document doesn’t have “{{name}}” there. Check the path.',
  'names-collide': 'Two different values would go in the column “{{name}}”. Choose another separator.',
  'too-many-cells': 'The table would have more than {{most, number}} cells. Keep nested values as JSON, or choose a path.',
  'names-too-long': 'The column names would be longer than {{most, number}} characters in total. Keep nested values as JSON.',
})

const MOST_CELLS = 20_000_000
const LONGEST_NAMES = 16 * 1024 * 1024

type JsonTableOptions = {
  /** Names joined by points that lead to the list; empty for the whole document. */
  readonly path: string
  readonly objects: 'columns' | 'json'
  readonly lists: 'columns' | 'json'
  readonly separator: string
  readonly nulls: 'empty' | 'word'
}
/** `header` is missing where lists bring their own, or none. */
type JsonTable = { readonly header?: readonly string[]; readonly rows: readonly (readonly (CsvCell | undefined)[])[] }

/** A step of a path; `column` where a value is at its end. */
type Step = { readonly name: string; readonly outer?: Step; readonly inner: Map<string, Step>; column?: number }
type Column = { readonly step: Step; readonly offset: number }

/** Makes a table of a document; a duplicate key in an object means its last value. @throws ToolError one of the failures above */
export function makeJsonTable(text: string, document: JsonNode, options: JsonTableOptions): JsonTable {
  const root = find(document, options.path)
  if (root.type !== 'object' && root.type !== 'array') jsonTableFailures.fail('single-value', { field: 'text', offset: root.start, text })
  const items = root.type === 'array' ? root.items : [root]
  const kind = kindOf(items[0])
  const other = items.find((item) => kindOf(item) !== kind)
  if (other) jsonTableFailures.fail('mixed-rows', { field: 'text', offset: other.start, text })
  const spell = (node: JsonNode) => spellCell(text, node, options.nulls)
  if (kind === 'array') return checkSize({ rows: items.map((item) => (item.type === 'array' ? item.items.map(spell) : [])) })
  if (kind === 'value') return { header: ['value'], rows: items.map((item) => [spell(item)]) }

  const columns: Column[] = []
  const start: Step = { name: '', inner: new Map() }
  const rows = items.map((item) => flatten(item, start, columns, options, spell))
  if (columns.length === 0) jsonTableFailures.fail('no-columns', { field: 'text', offset: root.start, text })
  checkCells(rows.length * columns.length)
  const header = nameColumns(columns, options.separator, text)
  return { header, rows: rows.map((cells) => Array.from({ length: columns.length }, (_, column) => cells.get(column))) }
}

function kindOf(node: JsonNode | undefined): 'object' | 'array' | 'value' {
  return node === undefined || node.type === 'object' ? 'object' : node.type === 'array' ? 'array' : 'value'
}

function checkSize(table: JsonTable): JsonTable {
  const width = table.rows.reduce((most, row) => Math.max(most, row.length), 0)
  if (width === 0) jsonTableFailures.fail('no-columns', { field: 'text' })
  checkCells(width * table.rows.length)
  return table
}

function checkCells(count: number): void {
  if (count > MOST_CELLS) jsonTableFailures.fail('too-many-cells', { most: MOST_CELLS, field: 'text' })
}

function find(document: JsonNode, path: string): JsonNode {
  if (path === '') return document
  return path.split('.').reduce((node, name) => {
    const next =
      node.type === 'object'
        ? node.members.findLast((member) => member.name === name)?.value
        : node.type === 'array' && /^\d{1,9}$/.test(name)
          ? node.items[Number(name)]
          : undefined
    return next ?? jsonTableFailures.fail('no-such-path', { name: name.slice(0, 100).toWellFormed(), field: 'path' })
  }, document)
}

/** The cells of one object by their column; new paths become columns at the end. */
function flatten(
  item: JsonNode,
  start: Step,
  columns: Column[],
  { objects, lists }: JsonTableOptions,
  spell: (node: JsonNode) => CsvCell,
): Map<number, CsvCell> {
  const cells = new Map<number, CsvCell>()
  const pending = [{ node: item, step: start }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, step } = next
    const parts = partsOf(node, node === item ? 'columns' : objects, lists)
    if (parts && (parts.length > 0 || node === item)) {
      for (const [name, value] of parts.toReversed()) pending.push({ node: value, step: stepTo(step, name) })
      continue
    }
    if (step.column === undefined) {
      step.column = columns.length
      columns.push({ step, offset: node.start })
    }
    cells.set(step.column, spell(node))
  }
  return cells
}

function partsOf(node: JsonNode, objects: 'columns' | 'json', lists: 'columns' | 'json'): [name: string, value: JsonNode][] | undefined {
  if (node.type === 'object' && objects === 'columns') return [...lastMembers(node.members)]
  if (node.type === 'array' && lists === 'columns') return node.items.map((value, index) => [String(index), value])
  return undefined
}

function lastMembers(members: readonly JsonMember[]): Map<string, JsonNode> {
  return new Map(members.map(({ name, value }) => [name, value]))
}

function stepTo(outer: Step, name: string): Step {
  const known = outer.inner.get(name)
  if (known) return known
  const step: Step = { name, outer, inner: new Map() }
  outer.inner.set(name, step)
  return step
}

function nameColumns(columns: readonly Column[], separator: string, text: string): string[] {
  const seen = new Set<string>()
  let length = 0
  return columns.map(({ step, offset }) => {
    const names: string[] = []
    for (let at = step; at.outer; at = at.outer) {
      names.push(at.name)
      length += at.name.length + separator.length
      if (length > LONGEST_NAMES) jsonTableFailures.fail('names-too-long', { most: LONGEST_NAMES, field: 'text' })
    }
    const name = names.toReversed().join(separator)
    if (seen.has(name)) jsonTableFailures.fail('names-collide', { name: name.slice(0, 100).toWellFormed(), field: 'text', offset, text })
    seen.add(name)
    return name
  })
}

function spellCell(text: string, node: JsonNode, nulls: 'empty' | 'word'): CsvCell {
  const spelling = () => text.slice(node.start, node.end)
  switch (node.type) {
    case 'string':
      return { text: decodeJsonString(text, node.start, node.end), isText: true }
    case 'null':
      return { text: nulls === 'word' ? 'null' : '', isText: false }
    case 'number':
    case 'boolean':
      return { text: spelling(), isText: false }
    default: {
      const writer = createJsonWriter('none', longestJson(text.length))
      writeJsonTree(text, node, writer, (members) => members)
      return { text: writer.text(), isText: true }
    }
  }
}
