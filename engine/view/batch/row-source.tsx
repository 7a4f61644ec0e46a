import { useEffect, useState } from 'react'
import { readRows } from '../../batch/csv.ts'
import { fieldsOfColumns, rowFields } from '../../batch/ways.ts'
import type { LabelledField } from '../../site/page.ts'
import { Icon } from '../icon.tsx'
import type { LoneWord } from '../hooks/use-lone-words.ts'
import { type BatchItem, itemsOfRows } from './batch-items.ts'
import { BatchText } from './batch-text.tsx'
import { MOST_ITEMS } from './drop-files.ts'

type Props = {
  readonly fields: readonly LabelledField[]
  readonly p: LoneWord<'batch'>
  readonly isBusy: boolean
  /** To start is what comes next; else it is to go on with what is there. */
  readonly isMain: boolean
  readonly onStart: (items: readonly BatchItem[], heads: readonly string[]) => void
  readonly onFault: (text: string | undefined) => void
}

type Table = { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** A table whose columns are mapped to fields: typed, pasted or opened from a file. */
export function RowSource({ fields, p, isBusy, isMain, onStart, onFault }: Props) {
  const [text, setText] = useState('')
  const [table, setTable] = useState<Table>()
  const [chosen, setChosen] = useState<readonly (string | undefined)[]>([])
  const usable = rowFields(fields).filter(({ within, control }) => within === undefined || control !== 'crop')
  const columns = chosen.map((name) => usable.find((field) => field.name === name))

  useEffect(() => {
    let current = true
    const read = async () => {
      const { heads, rows, brokenLine } = await readTable(text)
      if (!current) return
      onFault(brokenLine === undefined ? undefined : p('broken-row', { line: brokenLine }))
      const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]))
      setTable(rows.length > 0 && brokenLine === undefined ? { heads, rows } : undefined)
      setChosen(fieldsOfColumns(heads, fields, labels))
    }
    const timer = setTimeout(() => void read(), 150)
    return () => {
      current = false
      clearTimeout(timer)
    }
    // Words and fields of a page do not change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [text])

  const start = () => table && onStart(itemsOfRows(table.rows, columns, fields), table.heads)
  return (
    <div className="field">
      <BatchText
        label={p('table')}
        text={text}
        placeholder={usable
          .slice(0, 4)
          .map(({ label }) => label)
          .join(',')}
        isBusy={isBusy}
        onText={setText}
      />
      {table && (
        <div className="batch-columns" role="group" aria-label={p('columns')}>
          {table.heads.map((head, column) => (
            <label key={`${column}-${head}`}>
              <span className="quiet small">{head === '' ? column + 1 : head}</span>
              <select
                className="control"
                value={chosen[column] ?? ''}
                disabled={isBusy}
                onChange={({ target }) => setChosen(chosen.map((name, at) => (at === column ? target.value || undefined : name)))}
              >
                <option value="">{p('skip-column')}</option>
                {usable.map((field) => (
                  <option key={field.name} value={field.name}>
                    {field.label}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
      <span className="batch-pickers">
        <button type="button" className={`button${isMain ? ' primary' : ''}`} disabled={isBusy || !columns.some(Boolean)} onClick={start}>
          <Icon name="play" size={16} /> {p('start')}
        </button>
        <label className="button">
          <Icon name="file-up" size={16} /> {p('open-table')}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            disabled={isBusy}
            onChange={({ target }) => {
              void target.files?.[0]?.text().then(setText)
              target.value = ''
            }}
          />
        </label>
      </span>
    </div>
  )
}

/** Rows with as many cells as the first; the line of the first that cannot be read. */
async function readTable(text: string): Promise<Table & { readonly brokenLine?: number }> {
  const rows: (readonly string[])[] = []
  for await (const row of readRows([text])) {
    if (row.isBroken || (rows[0] && row.cells.length > rows[0].length)) return { heads: [], rows: [], brokenLine: row.line }
    rows.push(row.cells)
    if (rows.length > MOST_ITEMS + 1) break
  }
  const [heads = [], ...rest] = rows
  return { heads, rows: rest }
}
