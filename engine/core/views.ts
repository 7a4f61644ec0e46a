import type * as z from 'zod'
import { typeOf, unwrap } from './derive.ts'
import { type View, VIEWS } from './kinds.ts'
import { type DataOf, type Format, keysOf, type SchemaMeta } from './meta.ts'
import { pick } from './pick.ts'
import { kindOf } from './schema.ts'

/** One value inside a table, a list of facts or a headline. */
export type ColumnSpec = DataOf<'column'> & {
  readonly name: string
  readonly format: Format
  readonly numeric: boolean
  readonly choices?: readonly string[]
}

/** One part of an output as plain data, but no words. */
export type ViewSpec = DataOf<'part'> & {
  readonly name: string
  readonly view: View
  readonly optional: boolean
  /** Of a table: fixed columns, or none when the table brings its own. Of facts and statistics: the facts. */
  readonly columns?: readonly ColumnSpec[]
  /** Of a text, headline, list item or amount in a chart. */
  readonly value?: ColumnSpec
  /** Of a chart: the names of its series, which are worded like choices. */
  readonly choices?: readonly string[]
}

const COLUMN_DATA = keysOf('column', 'data')
const PART_DATA = keysOf('part', 'data')

/**
 * How the parts of an output are shown, in order. What is said beside a result follows the headlines that it begins with and
 * comes before all else, as nobody sees it below a long text. @throws TypeError naming the part that has no view
 */
export function viewsOf(output: z.ZodObject): ViewSpec[] {
  const views = Object.entries(output.shape).map(([name, schema]) => viewOf(name, schema as z.ZodType))
  const isAside = ({ view }: ViewSpec) => VIEWS[view].aside === true
  const others = views.filter((view) => !isAside(view))
  const first = others.findIndex(({ view }) => VIEWS[view].data !== 'value')
  return others.toSpliced(first < 0 ? others.length : first, 0, ...views.filter(isAside))
}

function viewOf(name: string, outer: z.ZodType): ViewSpec {
  const { schema, meta, optional } = unwrap(outer)
  return { name, optional, ...pick(meta, PART_DATA), ...shapeOf(name, schema, meta) }
}

type Shape = Pick<ViewSpec, 'view'> & Partial<ViewSpec>

function shapeOf(name: string, schema: z.ZodType, meta: SchemaMeta): Shape {
  const type = typeOf(schema)
  if (meta.view === 'notices') return { view: meta.view }
  if (kindOf(schema) === 'file') return { view: meta.view ?? 'files' }
  if (type === 'string' || type === 'number' || type === 'boolean' || type === 'enum') {
    const value = columnOf(name, schema)
    return { view: meta.view ?? (type === 'string' ? 'text' : 'headline'), value }
  }
  if (type === 'object') {
    const { view = 'facts', choices, currency } = meta
    if (VIEWS[view].data === 'facts') return { view, columns: columnsOf(schema as z.ZodObject) }
    const value = currency === undefined ? undefined : ({ name, numeric: true, format: 'money', currency } as const)
    return { view, choices: choices && Object.keys(choices), value }
  }
  if (type === 'array') {
    const element = unwrap((schema as z.ZodArray<z.ZodType>).element)
    if (kindOf(element.schema) === 'file') return { view: meta.view ?? 'files' }
    if (typeOf(element.schema) === 'object') return { view: meta.view ?? 'table', columns: columnsOf(element.schema as z.ZodObject) }
    return { view: meta.view ?? 'list', value: { ...columnOf(name, element.schema), ...pick(meta, ['format']) } }
  }
  if (meta.view) return { view: meta.view }
  throw new TypeError(`output "${name}": no view for a schema of type "${type}"; name one: { view: … }`)
}

function columnsOf(schema: z.ZodObject): ColumnSpec[] {
  return Object.entries(schema.shape).map(([name, column]) => columnOf(name, column as z.ZodType))
}

function columnOf(name: string, outer: z.ZodType): ColumnSpec {
  const { schema, meta } = unwrap(outer)
  const type = typeOf(schema)
  const numeric = type === 'number' || kindOf(schema) === 'decimal'
  return {
    name,
    numeric,
    format: meta.format ?? (numeric ? 'number' : type === 'boolean' ? 'yes-no' : 'plain'),
    ...pick(meta, COLUMN_DATA),
    choices: choicesOf(schema),
  }
}

/** The values of what is one of a few, or a list of such. */
export function choicesOf(schema: z.ZodType): readonly string[] | undefined {
  if (typeOf(schema) === 'array') return choicesOf(unwrap((schema as z.ZodArray<z.ZodType>).element).schema)
  return typeOf(schema) === 'enum' ? ((schema as z.ZodEnum).options as string[]) : undefined
}
