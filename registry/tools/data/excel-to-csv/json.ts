import { makeCsvTable } from '../../../lib/csv/table.ts'
import { jsonWriterFailures } from '../../../lib/json/writer.ts'
import type { Sheet, SheetCell } from '../../../lib/sheets/read.ts'
import { createBoundedText } from '../../../lib/text/bounded-text.ts'

const LONGEST = 100_000_000

/** An object for each row under the names of the first, one on a line; numbers and booleans are such. @throws ToolError json-too-long */
export function writeSheetJson({ rows, width }: Sheet): string {
  const [head = [], ...body] = rows
  const header = Array.from({ length: width }, (_, index) => head[index]?.text ?? '')
  const { names } = makeCsvTable([{ cells: header, line: 1 }], true)
  const spelled = names.map((name) => `${JSON.stringify(name)}:`)
  const out = createBoundedText(LONGEST, (most) => jsonWriterFailures.fail('json-too-long', { most }))
  out.put('[')
  for (const [index, row] of body.entries()) {
    out.put(`${index > 0 ? ',' : ''}\n  {`)
    for (const [position, name] of spelled.entries()) out.put(`${position > 0 ? ',' : ''}${name}${spell(row[position])}`)
    out.put('}')
  }
  out.put(body.length > 0 ? '\n]' : ']')
  return out.text()
}

function spell(cell: SheetCell | undefined): string {
  if (!cell) return 'null'
  if (cell.kind === 'boolean') return cell.text.toLowerCase()
  // What the sheet shows may have separators and signs of its own.
  return cell.kind === 'number' && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(cell.text) ? cell.text : JSON.stringify(cell.text)
}
