import { useState } from 'react'
import { formatBytes } from '../format-bytes.ts'
import { Icon } from '../icon.tsx'
import { saveFile } from '../save.ts'
import { useShell } from '../shell-context.tsx'
import type { LoneWord } from '../hooks/use-lone-words.ts'
import { type Batch, type BatchView, isAtWork, type ItemErrors, type ItemState } from './batch-run.ts'

type Props = {
  readonly batch: Batch
  readonly view: BatchView
  readonly errors: ItemErrors
  readonly isFiles: boolean
  readonly p: LoneWord<'batch'>
}

/** Rows shown at once: a long list comes page by page. */
const ROWS = 50
/** Letters of a name. */
const LONGEST = 120

/** The items of a batch with their states. */
export function BatchTable({ batch, view, errors, isFiles, p }: Props) {
  const { locale } = useShell()
  const [page, setPage] = useState(0)
  const [onlyFailed, setOnlyFailed] = useState(false)
  const { items, states } = view
  const isFiltered = onlyFailed && view.failed > 0
  const shown = isFiltered ? states.flatMap(({ status }, index) => (status === 'failed' ? [index] : [])) : undefined
  const count = shown?.length ?? items.length
  const pages = Math.max(1, Math.ceil(count / ROWS))
  const at = Math.min(page, pages - 1)
  const rows = Array.from({ length: Math.min(ROWS, count - at * ROWS) }, (_, row) => shown?.[at * ROWS + row] ?? at * ROWS + row)
  const number = new Intl.NumberFormat(locale)

  const save = async (path: string) => {
    const name = path.split('/').at(-1) ?? path
    saveFile(name, '', await batch.file(path))
  }
  return (
    <>
      {view.failed > 0 && (
        <label className="check batch-filter">
          <input type="checkbox" checked={onlyFailed} onChange={({ target }) => setOnlyFailed(target.checked)} /> {p('only-failed')}
        </label>
      )}
      <div className="table-scroll" tabIndex={0} role="region" aria-label={p('items')}>
        <table className="batch-table">
          <thead>
            <tr>
              <th scope="col">{p('name')}</th>
              {isFiles && <th scope="col">{p('size')}</th>}
              <th scope="col">{p('state')}</th>
              <th scope="col">{p('result')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((index) => {
              const item = items[index]
              const state = states[index]
              if (!item || !state) return null
              return (
                <tr key={index} className={`item-${state.status}`}>
                  <th scope="row">{item.name.slice(0, LONGEST)}</th>
                  {isFiles && <td className="numeric">{item.size === undefined ? '' : formatBytes(item.size, locale)}</td>}
                  <td>
                    <StateOf state={state} error={errors.get(index)} p={p} />
                  </td>
                  <td>
                    {state.text !== undefined && <span className="batch-text-result">{state.text}</span>}
                    {state.bytes !== undefined && (isFiles || state.text === undefined) && (
                      <span className="quiet">{formatBytes(state.bytes, locale)}</span>
                    )}
                    {!isAtWork(view) && state.paths?.length === 1 && (
                      <button
                        type="button"
                        className="icon-button small-button"
                        aria-label={p('save', { name: state.paths[0] ?? '' })}
                        title={p('save', { name: state.paths[0] ?? '' })}
                        onClick={() => void save(state.paths?.[0] ?? '')}
                      >
                        <Icon name="download" size={16} />
                      </button>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {pages > 1 && (
        <nav className="batch-pages" aria-label={p('pages')}>
          <button type="button" className="button" disabled={at === 0} onClick={() => setPage(at - 1)}>
            <Icon name="arrow-left" size={16} /> {p('previous')}
          </button>
          <span>{p('page', { page: number.format(at + 1), pages: number.format(pages) })}</span>
          <button type="button" className="button" disabled={at === pages - 1} onClick={() => setPage(at + 1)}>
            {p('next')} <Icon name="arrow-right" size={16} />
          </button>
        </nav>
      )}
    </>
  )
}

function StateOf({ state, error, p }: { state: ItemState; error: string | undefined; p: LoneWord<'batch'> }) {
  if (state.status === 'failed')
    return (
      <span className="batch-error">
        <Icon name="circle-alert" size={16} /> {error}
      </span>
    )
  if (state.status === 'running')
    return (
      <span>
        {p('running')}
        {state.progress !== undefined && <progress value={state.progress} max={1} aria-label={p('running')} />}
      </span>
    )
  if (state.status === 'waiting') return <span className="quiet">{p('waiting')}</span>
  return (
    <span className="batch-done">
      <Icon name="check" size={16} /> {p('done')}
    </span>
  )
}
