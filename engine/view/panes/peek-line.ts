import type { FileValue } from '../../core/file-value.ts'
import { VIEWS } from '../../core/kinds.ts'
import type { LabelledView } from '../../site/page.ts'
import type { FormatSettings } from '../format.ts'
import { firstOf, shownStart } from '../output-text.ts'
import { type Grid, tableData } from '../views/table/table-data.ts'

const LONGEST = 120

/** What a part says in a single line: files by their names, a table by its first row, anything else by its first line; nothing of what is drawn. */
export function peekLine(view: LabelledView, value: unknown, settings: FormatSettings): string {
  const { data, media } = VIEWS[view.view]
  // The source of a drawing or a page says nothing at a glance.
  if (data === 'text' && media !== undefined) return ''
  const text =
    data === 'file'
      ? namesOf(value as FileValue | readonly FileValue[])
      : data === 'rows'
        ? firstRow(view, value as Grid, settings)
        : shownStart(view, value, settings)
  return /\S.*/.exec(text ?? '')?.[0].slice(0, LONGEST) ?? ''
}

const namesOf = (files: FileValue | readonly FileValue[]) =>
  [files]
    .flat()
    .map(({ name }) => name)
    .join(', ')

function firstRow(view: LabelledView, value: Grid | readonly Readonly<Record<string, unknown>>[], settings: FormatSettings) {
  return tableData(view, firstOf(value, 1), settings)
    .rows[0]?.shown.filter((cell) => cell !== '')
    .join(' · ')
}
