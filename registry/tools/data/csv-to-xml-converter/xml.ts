import { createBoundedText } from '../../../lib/text/bounded-text.ts'
import type { CsvTable } from '../../../lib/csv/table.ts'
import { JSON_INDENTS, type JsonIndentation, jsonWriterFailures, longestJson } from '../../../lib/json/writer.ts'
import { isXmlName, makeXmlName } from '../../../lib/xml/chars.ts'

type CsvXmlOptions = {
  readonly rootName: string
  readonly rowName: string
  /** Each cell as an element of its name, as an attribute of the row, or as a `field` that carries the name as an attribute. */
  readonly cells: 'elements' | 'attributes' | 'fields'
  readonly declaration: boolean
  readonly indentation: JsonIndentation
  readonly sourceLength: number
}

/** A column's name, and what it is called in XML. */
export type XmlColumn = { readonly given: string; readonly name: string }

/** Valid names that differ from each other, as near to the given ones as can be. */
export function nameXmlColumns(names: readonly string[]): XmlColumn[] {
  const kept = new Set(names.filter((name) => makeXmlName(name) === name))
  const next = new Map<string, number>()
  return names.map((given) => {
    const base = makeXmlName(given)
    if (base === given) return { given, name: given }
    let name = base
    for (let number = next.get(base) ?? 2; kept.has(name); number++) {
      name = `${base}_${number}`
      next.set(base, number + 1)
    }
    kept.add(name)
    return { given, name }
  })
}

/** A name for the root or the rows; a prefix would need a declared namespace. */
export function isPlainXmlName(name: string): boolean {
  return isXmlName(name) && !name.includes(':') && !/^xml/i.test(name)
}

/** Writes a table as XML; cells that a row lacks are left out. @throws ToolError json-too-long */
export function writeCsvAsXml({ rows }: CsvTable, columns: readonly XmlColumn[], options: CsvXmlOptions): string {
  const { rootName, rowName, cells: shape } = options
  const indent: string = JSON_INDENTS[options.indentation]
  const writer = createBoundedText(longestJson(options.sourceLength), (most) => jsonWriterFailures.fail('json-too-long', { most }))
  const line = (depth: number, piece: string) => {
    writer.put(indent.repeat(depth) + piece)
    if (indent !== '') writer.put('\n')
  }
  const field = (column: XmlColumn, cell: string): string => {
    const [name, start] = shape === 'fields' ? ['field', `field name="${escapeValue(column.given)}"`] : [column.name, column.name]
    return cell === '' ? `<${start}/>` : `<${start}>${escapeText(cell)}</${name}>`
  }
  if (options.declaration) line(0, '<?xml version="1.0" encoding="UTF-8"?>')
  if (rows.length === 0) line(0, `<${rootName}/>`)
  else line(0, `<${rootName}>`)
  for (const { cells } of rows) {
    if (shape === 'attributes') {
      const values = cells.map((cell, column) => ` ${columns[column]?.name}="${escapeValue(cell)}"`)
      line(1, `<${rowName}${values.join('')}/>`)
      continue
    }
    line(1, `<${rowName}>`)
    for (const [column, cell] of cells.entries()) line(2, field(columns[column] as XmlColumn, cell))
    line(1, `</${rowName}>`)
  }
  if (rows.length > 0) line(0, `</${rootName}>`)
  return writer.text()
}

/** A carriage return would be read as a line feed unless it is written as a reference. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')
}

function escapeValue(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll('\t', '&#9;').replaceAll('\n', '&#10;')
}
