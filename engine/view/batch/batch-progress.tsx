import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '../icon.tsx'
import { useShell, useWords } from '../shell-context.tsx'
import type { UiIcon } from '../ui-icons.ts'
import type { LoneWord } from '../hooks/use-lone-words.ts'
import { type Batch, type BatchView, isAtWork } from './batch-run.ts'

type Props = {
  readonly batch: Batch
  readonly view: BatchView
  readonly p: LoneWord<'batch'>
  readonly onStart: () => void
  readonly onArchive: () => void
  readonly onTable: (() => void) | undefined
}

/** How often a screen reader is told how far it is. */
const SAY_MS = 5000

/** How far a batch is, and what can be done with it. */
export function BatchProgress({ batch, view, p, onStart, onArchive, onTable }: Props) {
  const w = useWords()
  const { locale } = useShell()
  const { phase, items, done, failed } = view
  const number = new Intl.NumberFormat(locale)
  const text = p('progress', { done: number.format(done), count: number.format(items.length), failed: number.format(failed) })
  const isOver = !isAtWork(view)
  const waiting = items.length - done - failed
  return (
    <div className="batch-progress">
      <progress value={done + failed} max={items.length} aria-label={p('open')} />
      <p className="batch-count">{text}</p>
      <Said text={phase === 'finished' ? `${p('finished')} ${text}` : text} phase={phase} />
      <div className="batch-actions">
        {phase === 'ready' && waiting > 0 && (
          <Action icon="play" label={p(done + failed > 0 ? 'continue' : 'start')} isMain onClick={onStart} />
        )}
        {phase === 'running' && <Action icon="pause" label={p('pause')} onClick={batch.pause} />}
        {phase === 'paused' && <Action icon="play" label={p('continue')} isMain onClick={batch.resume} />}
        {!isOver && (
          <Action icon="x" label={phase === 'stopping' ? p('stopping') : w('cancel')} isOff={phase === 'stopping'} onClick={batch.cancel} />
        )}
        {isOver && done > 0 && <Action icon="download" label={w('download-zip')} isMain={phase === 'finished'} onClick={onArchive} />}
        {isOver && done > 0 && onTable && <Action icon="download" label={w('save-csv')} onClick={onTable} />}
        {isOver && failed > 0 && (
          <Action
            icon="rotate-ccw"
            label={p('retry')}
            onClick={() => {
              batch.retry()
              onStart()
            }}
          />
        )}
        {phase === 'finished' && (
          <Action
            icon="rotate-cw"
            label={p('again')}
            onClick={() => {
              batch.reset()
              onStart()
            }}
          />
        )}
        {isOver && <Action icon="eraser" label={w('clear')} onClick={() => batch.set([])} />}
      </div>
    </div>
  )
}

type ActionProps = {
  readonly icon: UiIcon
  readonly label: string
  readonly isMain?: boolean
  readonly isOff?: boolean
  readonly onClick: () => void
}

function Action({ icon, label, isMain = false, isOff = false, onClick }: ActionProps) {
  return (
    <button type="button" className={`button small${isMain ? ' primary' : ''}`} disabled={isOff} onClick={onClick}>
      <Icon name={icon} size={16} /> {label}
    </button>
  )
}

/** The same for those who do not see it: at each change of what the batch does, and now and then in between. */
function Said({ text, phase }: { text: string; phase: BatchView['phase'] }) {
  const [said, setSaid] = useState('')
  const say = useEffectEvent(() => setSaid(text))
  useEffect(() => {
    const first = setTimeout(say, 300)
    const timer = phase === 'running' ? setInterval(say, SAY_MS) : undefined
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [phase])
  return (
    <p className="hidden" role="status">
      {said}
    </p>
  )
}
