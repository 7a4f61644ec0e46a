import { writeCsv } from '../../../lib/csv/write.ts'
import type { Cell } from './columns.ts'

export type Written = { readonly names: readonly string[]; readonly rows: readonly (readonly Cell[])[] }
export type Dialect = keyof typeof DIALECTS

/** As many rows as SQL Server takes in one INSERT. */
const MOST_IN_INSERT = 1000

const doubled = (text: string, mark: string) => text.replaceAll(mark, mark + mark)
const quoted = (text: string) => `'${doubled(text, "'")}'`
/** With a space, as PostgreSQL and MySQL write it; MySQL refuses the Z of UTC. */
const spaced = (moment: string) => quoted(moment.replace('T', ' ').replace('Z', ''))
const isAscii = (text: string) => [...text].every((letter) => letter < '\u0080')

const DIALECTS = {
  standard: { name: (name: string) => `"${doubled(name, '"')}"`, text: quoted, moment: spaced, yes: 'TRUE', no: 'FALSE' },
  // Unless told otherwise, MySQL takes a backslash in a string for the start of an escape.
  mysql: {
    name: (name: string) => `\`${doubled(name, '`')}\``,
    text: (text: string) => quoted(doubled(text, '\\')),
    moment: spaced,
    yes: 'TRUE',
    no: 'FALSE',
  },
  sqlserver: {
    name: (name: string) => `[${doubled(name, ']')}]`,
    text: (text: string) => (isAscii(text) ? quoted(text) : `N${quoted(text)}`),
    // Only with the T is it read the same under every language setting.
    moment: (moment: string) => quoted(moment.replace('Z', '')),
    yes: '1',
    no: '0',
  },
} as const

export const csv = ({ names, rows }: Written) =>
  writeCsv(
    [
      names.map((text) => ({ text, isText: true })),
      ...rows.map((row) => row.map((cell) => cell && { text: cell.text, isText: cell.type !== 'number' && cell.type !== 'boolean' })),
    ],
    { delimiter: 'comma', quotes: 'needed', lineEnd: '\n' },
  )

const jsonValue = (cell: Cell) =>
  cell === undefined ? 'null' : cell.type === 'number' || cell.type === 'boolean' ? cell.text : JSON.stringify(cell.text)
// Objects are written rather than built, so that a column may have any name, __proto__ and 1 among them, and keeps its place.
const jsonRow = ({ names }: Written, row: readonly Cell[], first: string, between: string, last: string) =>
  first + row.map((cell, at) => `${JSON.stringify(names[at])}:${between === ',' ? '' : ' '}${jsonValue(cell)}`).join(between) + last

export const json = (written: Written) =>
  `[\n${written.rows.map((row) => jsonRow(written, row, '  {\n    ', ',\n    ', '\n  }')).join(',\n')}\n]\n`

export const jsonLines = (written: Written) => written.rows.map((row) => `${jsonRow(written, row, '{', ',', '}')}\n`).join('')

export function sql({ names, rows }: Written, table: string, dialect: Dialect): string {
  const { name, text, moment, yes, no } = DIALECTS[dialect]
  const value = (cell: Cell) => {
    if (cell === undefined) return 'NULL'
    if (cell.type === 'boolean') return cell.text === 'true' ? yes : no
    if (cell.type === 'moment') return moment(cell.text)
    return cell.type === 'number' ? cell.text : text(cell.text)
  }
  const head = `INSERT INTO ${name(table)} (${names.map(name).join(', ')}) VALUES\n`
  const lines = rows.map((row) => `  (${row.map(value).join(', ')})`)
  const parts = Array.from({ length: Math.ceil(lines.length / MOST_IN_INSERT) }, (_, part) =>
    lines.slice(part * MOST_IN_INSERT, (part + 1) * MOST_IN_INSERT),
  )
  return parts.map((part) => `${head}${part.join(',\n')};\n`).join('\n')
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark)

/** A column's name is an attribute, because elements cannot have every name. An empty cell has no element. */
export function xml({ names, rows }: Written): string {
  const fields = names.map((name) => `    <field name="${escaped(name)}">`)
  const lines = rows.map((row) => {
    const cells = row.map((cell, at) => (cell === undefined ? '' : `${fields[at]}${escaped(cell.text)}</field>\n`))
    return `  <row>\n${cells.join('')}  </row>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n${lines.join('')}</rows>\n`
}
