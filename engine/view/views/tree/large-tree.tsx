import { useEffect, useState } from 'react'
import type { TreeRow } from './tree-index.ts'
import type { TreeAnswer, TreeQuestion } from './tree-worker.ts'
import { useCopy } from '../../copy-button.tsx'
import { Icon } from '../../icon.tsx'
import { useWords } from '../../shell-context.tsx'
import { childPath, shownScalar } from './tree-data.ts'

const PAGE = 200

/** A document held by a worker, which tells about one branch at a time. */
type RemoteTree = {
  ask(question: TreeQuestion extends infer Q ? (Q extends TreeQuestion ? Omit<Q, 'id'> : never) : never): Promise<TreeAnswer>
  close(): void
}

function openRemoteTree(): RemoteTree {
  const worker = new Worker(new URL('./tree-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: TreeAnswer) => void>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<TreeAnswer>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  // A worker that runs out of memory answers nothing more.
  worker.addEventListener('error', () => {
    for (const [id, answer] of waiting) answer({ id, rows: null })
    waiting.clear()
  })
  return {
    ask: (question) =>
      new Promise((resolve) => {
        const id = ++last
        waiting.set(id, resolve)
        worker.postMessage({ ...question, id })
      }),
    close: () => worker.terminate(),
  }
}

type Props = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly label: string
  /** What is shown while the document is read, and when it cannot be. */
  readonly fallback: React.ReactNode
}

/** A JSON document of any size, branch by branch: a worker keeps it, and only what is open is drawn. */
export function LargeTree({ bytes, label, fallback }: Props) {
  const w = useWords()
  const [read, setRead] = useState<{ readonly bytes: Uint8Array; readonly remote: RemoteTree; readonly root: TreeRow | undefined }>()
  const known = read?.bytes === bytes ? read : undefined
  useEffect(() => {
    const remote = openRemoteTree()
    let current = true
    void remote.ask({ ask: 'open', bytes }).then(({ rows }) => current && setRead({ bytes, remote, root: rows?.[0] }))
    return () => {
      current = false
      remote.close()
    }
  }, [bytes])
  if (!known?.root)
    return (
      <>
        {!known && (
          <p className="quiet" role="status">
            {w('working')}
          </p>
        )}
        {fallback}
      </>
    )
  return (
    <div className="tree code" role="group" aria-label={label}>
      <RemoteBranch remote={known.remote} row={known.root} path="$" isOpen />
    </div>
  )
}

type BranchProps = { readonly remote: RemoteTree; readonly row: TreeRow; readonly path: string; readonly isOpen?: boolean }

function RemoteBranch({ remote, row, path, isOpen = false }: BranchProps) {
  const w = useWords()
  const [open, setOpen] = useState(isOpen)
  const [wanted, setWanted] = useState(PAGE)
  const [children, setChildren] = useState<readonly TreeRow[]>([])
  const isContainer = row.type === 'object' || row.type === 'array'
  const missing = open && isContainer ? Math.min(wanted, row.count) - children.length : 0
  useEffect(() => {
    if (missing <= 0) return
    let current = true
    void remote
      .ask({ ask: 'children', of: row.id, from: children.length, most: missing })
      .then(({ rows }) => current && setChildren((before) => [...before, ...(rows ?? [])]))
    return () => {
      current = false
    }
  }, [remote, row.id, children.length, missing])
  if (!isContainer)
    return (
      <div className="leaf">
        <span className="key">{row.key}</span> <span className={`value ${row.type}`}>{shownScalar(row.text)}</span>{' '}
        <CopySource remote={remote} id={row.id} path={path} />
      </div>
    )
  return (
    <div className="branch">
      <button type="button" className="branch-head" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} />
        <span className="key">{row.key}</span> <span className="quiet">{row.type === 'array' ? `[${row.count}]` : `{${row.count}}`}</span>
      </button>
      {open && (
        <div className="children">
          {children.map((child) => (
            <RemoteBranch key={child.id} remote={remote} row={child} path={childPath(path, child.key, row.type)} />
          ))}
          {row.count > wanted && (
            <button type="button" className="button quiet-button" onClick={() => setWanted(wanted + 5 * PAGE)}>
              {w('more-rows')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

function CopySource({ remote, id, path }: { readonly remote: RemoteTree; readonly id: number; readonly path: string }) {
  const w = useWords()
  const { copied, copy } = useCopy()
  return (
    <button
      type="button"
      className="icon-button small-button"
      aria-label={w('copy', path)}
      onClick={() => void remote.ask({ ask: 'source', of: id }).then(({ source = '' }) => copy(source))}
    >
      <Icon name={copied ? 'check' : 'copy'} size={16} />
    </button>
  )
}
