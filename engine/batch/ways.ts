import type { FieldSpec } from '../core/fields.ts'
import { CONTROLS } from '../core/kinds.ts'
import { isLongText, mainField } from '../core/main-part.ts'

/** What is asked of a field here, with or without words. */
type Field = Pick<FieldSpec, 'name' | 'control' | 'value' | 'required' | 'minItems' | 'when' | 'main' | 'advanced'> & {
  readonly choices?: readonly unknown[] | undefined
}

/** What one item of a batch is: a file, a line of a text, or a row of a table whose columns are fields. */
export type BatchWay = 'file' | 'line' | 'row'

/**
 * The field that each file or line fills, all others being the same for every item: the main one, else the first line of text that the
 * tool cannot do without.
 */
export function batchField<F extends Field>(fields: readonly F[]): F | undefined {
  return mainField(fields) ?? fields.find((field) => field.required && isLine(field))
}

function isLine({ value, choices, when, control }: Field): boolean {
  return value === 'string' && !choices && !when && CONTROLS[control].secret !== true && CONTROLS[control].format === undefined
}

/** In which ways a tool takes many items; none where it needs several files for one result. */
export function batchWays(fields: readonly Field[]): readonly BatchWay[] {
  const field = batchField(fields)
  if (field?.value === 'files' && (field.minItems ?? 0) > 1) return []
  if (field?.value === 'file' || field?.value === 'files') return ['file']
  if (field?.value === 'string') return isLongText(field) ? ['file', 'line', 'row'] : ['line', 'row']
  return rowFields(fields).length > 0 ? ['row'] : []
}

/** The fields that a cell of a table can fill. */
export function rowFields<F extends Field>(fields: readonly F[]): readonly F[] {
  return fields.filter(({ value }) => value !== 'file' && value !== 'files' && value !== 'rows')
}

/**
 * Which field each column of a table fills, by its head: a field's name or label, in any case and with any signs between the words.
 * @param labels what else a field is called, by its name
 * @returns names of fields; undefined for a column that fills none
 */
export function fieldsOfColumns(
  heads: readonly string[],
  fields: readonly Field[],
  labels: Readonly<Record<string, string>> = {},
): readonly (string | undefined)[] {
  const taken = new Set<string>()
  return heads.map((head) => {
    const said = plain(head)
    const fits = (name: string | undefined) => name !== undefined && plain(name) === said && said !== ''
    const found = rowFields(fields).find(({ name }) => !taken.has(name) && (fits(name) || fits(labels[name])))
    if (found) taken.add(found.name)
    return found?.name
  })
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
