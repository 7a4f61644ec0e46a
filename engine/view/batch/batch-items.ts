import { nameOfLine } from '../../batch/names.ts'
import { valueOfText } from '../../batch/text-value.ts'
import { readZip, unpackEntry } from '../../batch/zip-read.ts'
import { mediaTypeOf } from '../../core/media-types.ts'
import type { Values } from '../../core/run.ts'
import type { LabelledField } from '../../site/page.ts'
import { type FormValues, toInput } from '../form-values.ts'
import { type NumberMarks, parseLocalNumber } from '../local-number.ts'
import { byPath, type ChosenFile, isArchive, MOST_ITEMS } from './drop-files.ts'

/** One item: what it is called, and how it becomes the input of a run, which is only read when its turn has come. */
export type BatchItem = {
  readonly name: string
  /** Name that its result is made from, where that is another. */
  readonly path: string
  /** Bytes. */
  readonly size?: number
  readonly cells?: readonly string[]
  readonly input: (values: Readonly<FormValues>, marks: NumberMarks) => Promise<Values>
}

/** A file is larger than the tool takes; it is not read. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
  readonly maximum: number
  constructor(maximum: number) {
    super('too large')
    this.maximum = maximum
  }
}

type Fields = readonly LabelledField[]

function fileItem(fields: Fields, field: LabelledField, name: string, size: number, read: () => Promise<File> | File): BatchItem {
  return {
    name,
    path: name,
    size,
    async input(values, marks) {
      if (field.maxBytes !== undefined && size > field.maxBytes) throw new TooLarge(field.maxBytes)
      const file = await read()
      return toInput(fields, { ...values, [field.name]: field.value === 'files' ? [file] : file }, marks)
    },
  }
}

/**
 * Files as items; of an archive, each file in it, unless the tool takes archives itself.
 * @throws ZipError for an archive that cannot be read
 */
export async function itemsOfFiles(chosen: readonly ChosenFile[], fields: Fields, field: LabelledField): Promise<readonly BatchItem[]> {
  const items: BatchItem[] = []
  for (const { file, path } of chosen) {
    if (!isArchive(file) || takesArchives(field)) items.push(fileItem(fields, field, path, file.size, () => file))
    else
      for (const entry of byPath(await readZip(file))) {
        const name = entry.path.split('/').at(-1) ?? entry.path
        const read = async () => new File([await unpackEntry(file, entry)], name, { type: mediaTypeOf(name) ?? '' })
        items.push(fileItem(fields, field, entry.path, entry.size, read))
      }
    if (items.length > MOST_ITEMS) break
  }
  return items.slice(0, MOST_ITEMS)
}

export const takesArchives = ({ accept }: LabelledField): boolean => accept?.some((type) => /zip/i.test(type)) ?? false

/** The lines of a text as items; empty ones are passed over. */
export function itemsOfLines(text: string, fields: Fields, field: LabelledField): readonly BatchItem[] {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')
  return lines.map((line, index) => ({
    name: line,
    path: nameOfLine(index, lines.length, line),
    input: (values, marks) => toInput(fields, { ...values, [field.name]: line }, marks),
  }))
}

/** A table's rows as items. @param columns the field that each column fills, where it fills one */
export function itemsOfRows(
  rows: readonly (readonly string[])[],
  columns: readonly (LabelledField | undefined)[],
  fields: Fields,
): readonly BatchItem[] {
  return rows.map((cells, index) => ({
    name: cells.join(' · '),
    path: nameOfLine(index, rows.length, cells[0] ?? ''),
    cells,
    async input(values, marks) {
      const own = columns.flatMap((field, column) => {
        const cell = cells[column] ?? ''
        return field && cell !== '' ? [[field.name, cellValue(field, cell, marks)] as const] : []
      })
      return { ...(await toInput(fields, values, marks)), ...Object.fromEntries(own) }
    },
  }))
}

/** A choice may be named as the page calls it, and a number be written as the language writes it. */
function cellValue(field: LabelledField, cell: string, marks: NumberMarks): unknown {
  const choice = field.choices?.find(({ label }) => label.toLowerCase() === cell.trim().toLowerCase())
  if (choice) return choice.value
  const value = valueOfText(field, cell)
  if (value !== cell || (field.value !== 'number' && field.value !== 'decimal')) return value
  if (/^[+-]?\d+(?:\.\d+)?$/.test(cell.trim())) return cell.trim()
  const local = parseLocalNumber(cell, marks, field)
  return local === undefined ? cell : field.value === 'number' ? Number(local) : local
}
