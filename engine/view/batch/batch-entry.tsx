import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { batchField, batchWays } from '../../batch/ways.ts'
import { Icon } from '../icon.tsx'
import { lazyPart } from '../lazy-part.ts'
import { useShell } from '../shell-context.tsx'
import { useLoneWords } from '../hooks/use-lone-words.ts'
import type { BatchProps } from './batch-props.ts'
import { takesArchives } from './batch-items.ts'
import { type ChosenFile, droppedFiles, isForMany } from './drop-files.ts'

const BatchPanel = lazyPart(() => import('./batch-panel.tsx').then((module) => module.BatchPanel))

/** The way to many items: a button in the bar of the input, and what is dropped on a tool that takes one file at a time. */
export function BatchEntry(props: BatchProps) {
  const { area, tool } = props
  const p = useLoneWords('batch')
  const { page } = useShell()
  const [open, setOpen] = useState(false)
  const [dropped, setDropped] = useState<Promise<readonly ChosenFile[]>>()
  const ways = batchWays(tool.fields)
  const field = batchField(tool.fields)
  const bar = area.current?.querySelector<HTMLElement>('.input-pane .tools')
  // Pages of others show one result at a time: there is no place to keep many.
  const isReady = p !== undefined && ways.length > 0 && page === undefined

  const take = useEffectEvent((event: DragEvent) => {
    const { dataTransfer: transfer } = event
    if (!transfer || !field || field.value === 'files' || !isForMany(transfer, takesArchives(field))) return
    event.preventDefault()
    event.stopPropagation()
    // The control below still looks as if something hung over it.
    event.target?.dispatchEvent(new DragEvent('dragleave', { bubbles: true }))
    setDropped(droppedFiles(transfer))
    setOpen(true)
  })
  const takesFiles = isReady && ways.includes('file')
  useEffect(() => {
    const form = area.current
    if (!takesFiles || !form) return
    const pane = form.querySelector<HTMLElement>('.input-pane')
    const drop = (event: DragEvent) => take(event)
    pane?.addEventListener('drop', drop, true)
    return () => pane?.removeEventListener('drop', drop, true)
  }, [takesFiles, area])

  if (!isReady || !bar) return null
  const close = () => {
    setOpen(false)
    bar.querySelector<HTMLElement>('.batch-open')?.focus()
  }
  return (
    <>
      {createPortal(
        <button
          type="button"
          className="bar-button batch-open"
          tabIndex={-1}
          title={p('open')}
          aria-label={p('open')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon name="layers" size={16} /> <span className="bar-label">{p('open')}</span>
        </button>,
        bar,
      )}
      {open && (
        <Suspense>
          <BatchPanel {...props} ways={ways} p={p} dropped={dropped} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
