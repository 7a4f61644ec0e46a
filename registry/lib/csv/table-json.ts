import type { CsvTable } from './table.ts'
import { createJsonWriter, type JsonIndentation, type JsonWriter, longestJson } from '../json/writer.ts'

type CsvTableJson = {
  readonly shape: 'objects' | 'lists' | 'columns'
  /** Cells that spell a JSON number, boolean or null become one. */
  readonly types: boolean
  readonly indentation: JsonIndentation
  readonly sourceLength: number
}

/** Writes a table as JSON; numbers keep their spelling. @throws ToolError json-too-long */
export function writeCsvTable(table: CsvTable, { shape, types, indentation, sourceLength }: CsvTableJson): string {
  const writer = createJsonWriter(indentation, longestJson(sourceLength))
  const spell = types ? spellTyped : JSON.stringify
  if (shape === 'objects') writeObjects(writer, table, spell)
  else if (shape === 'lists') writeLists(writer, table, spell)
  else writeColumns(writer, table, spell)
  return writer.text()
}

type Spell = (cell: string) => string

function writeObjects(writer: JsonWriter, { names, width, rows }: CsvTable, spell: Spell): void {
  const spelledNames = names.map((name) => JSON.stringify(name))
  writer.open('[')
  for (const { cells } of rows) {
    writer.open('{')
    for (let column = 0; column < Math.max(width, cells.length); column++) {
      writer.name(spelledNames[column] as string)
      writer.value(spellCell(cells[column], spell))
    }
    writer.close('}')
  }
  writer.close(']')
}

function writeLists(writer: JsonWriter, { header, rows }: CsvTable, spell: Spell): void {
  writer.open('[')
  if (header)
    writeList(
      writer,
      header.map((cell) => JSON.stringify(cell)),
    )
  for (const { cells } of rows) writeList(writer, cells.map(spell))
  writer.close(']')
}

function writeColumns(writer: JsonWriter, { names, rows }: CsvTable, spell: Spell): void {
  writer.open('{')
  for (const [column, name] of names.entries()) {
    writer.name(JSON.stringify(name))
    writeList(
      writer,
      rows.map(({ cells }) => spellCell(cells[column], spell)),
    )
  }
  writer.close('}')
}

function writeList(writer: JsonWriter, items: readonly string[]): void {
  writer.open('[')
  for (const item of items) writer.value(item)
  writer.close(']')
}

function spellCell(cell: string | undefined, spell: Spell): string {
  return cell === undefined ? 'null' : spell(cell)
}

/** Texts that spell a number, boolean or null become one, where a program reads the same digits back. */
export function spellTyped(cell: string): string {
  if (/^(?:true|false|null)$/i.test(cell)) return cell.toLowerCase()
  return isSafeNumber(cell) ? cell : JSON.stringify(cell)
}

/** Whether a program that reads the number as a double can write the same digits again. */
function isSafeNumber(cell: string): boolean {
  const match = /^-?(0|[1-9]\d*)(?:\.(\d+))?$/.exec(cell.length > 40 ? '' : cell)
  if (!match) return false
  const [, whole = '', fraction] = match
  // A program that reads -0 writes 0.
  if (cell.startsWith('-') && Number(cell) === 0) return false
  if (fraction === undefined) return Number.isSafeInteger(Number(cell))
  return (whole + fraction).replace(/^0+/, '').length <= 15
}
