import { useMemo, useState } from 'react'
import { CopyButton, useCopy } from '../../copy-button.tsx'
import { Icon } from '../../icon.tsx'
import { useWords } from '../../shell-context.tsx'
import { saveFile, toCsv, toTsv } from '../../save.ts'
import { type Grid, sortedRows, tableData } from './table-data.ts'
import type { ViewProps } from '../types.ts'

const PAGE = 200
/** A word that no column has room for, such as an address: it is broken where the line ends. */
const LONG_WORD = /\S{40}/
/** So much of a cell names the button that copies it. */
const LONGEST_NAME = 80

/** Rows and columns: sorted by a touch on a head, copied for a spreadsheet, saved as CSV. */
export function TableView({ view, value, settings, toolId }: ViewProps<Grid | readonly Readonly<Record<string, unknown>>[]>) {
  const w = useWords()
  const { copied, copy } = useCopy()
  const [order, setOrder] = useState<{ column: number; descending: boolean }>()
  const [shown, setShown] = useState(PAGE)
  const data = useMemo(() => tableData(view, value, settings), [view, value, settings])
  const rows = useMemo(
    () => (order ? sortedRows(data, order.column, order.descending, settings.locale) : data.rows),
    [data, order, settings.locale],
  )
  const cells = () => [data.heads.map((head) => head.label), ...rows.map((row) => row.raw)]
  const sort = (column: number) =>
    setOrder(order?.column === column ? (order.descending ? undefined : { column, descending: true }) : { column, descending: false })
  if (data.rows.length === 0) return <p className="quiet">{w('no-rows')}</p>
  return (
    <div className="table-view">
      <div className="table-scroll" role="region" aria-label={view.label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {data.heads.map((head, column) => (
                <th
                  key={column}
                  className={head.numeric ? 'numeric' : undefined}
                  aria-sort={order?.column === column ? (order.descending ? 'descending' : 'ascending') : undefined}
                >
                  <button type="button" onClick={() => sort(column)}>
                    {head.label}
                    <Icon name="arrow-up-down" size={14} className={order?.column === column ? 'on' : ''} />
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row, index) => (
              <tr key={index}>
                {row.shown.map((cell, column) => (
                  <td
                    key={column}
                    className={data.heads[column]?.numeric ? 'numeric' : LONG_WORD.test(cell) ? 'long' : undefined}
                    dir="auto"
                  >
                    {cell}
                    {data.heads[column]?.copyable && cell !== '' && (
                      <CopyButton text={row.raw[column] ?? ''} label={cell.slice(0, LONGEST_NAME)} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="table-actions">
        {rows.length > shown && (
          <button type="button" className="button quiet-button" onClick={() => setShown(shown + 10 * PAGE)}>
            {w('more-rows')}
          </button>
        )}
        <button type="button" className="button quiet-button" onClick={() => void copy(toTsv(cells()))}>
          <Icon name={copied ? 'check' : 'copy'} size={16} /> {w(copied ? 'copied' : 'copy-table')}
        </button>
        <button
          type="button"
          className="button quiet-button"
          onClick={() => saveFile(`${toolId}-${view.name}.csv`, 'text/csv', `\ufeff${toCsv(cells())}`)}
        >
          <Icon name="download" size={16} /> {w('save-csv')}
        </button>
      </div>
    </div>
  )
}
