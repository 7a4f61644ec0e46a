import { Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { BatchEntry } from '../batch/batch-entry.tsx'
import type { BatchProps } from '../batch/batch-props.ts'
import type { RunState } from '../hooks/use-tool-run.ts'
import { Icon } from '../icon.tsx'
import { lazyPart } from '../lazy-part.ts'
import { useWords } from '../shell-context.tsx'
import { ResultPeek } from './result-peek.tsx'
import { SplitHandle } from './split-handle.tsx'
import { usePasteAnywhere } from './use-paste-anywhere.ts'
import './panes.css'

const CameraEntry = lazyPart(() => import('../camera/camera-entry.tsx').then((module) => module.CameraEntry))

type Props = BatchProps & { readonly state: RunState }

/** What a working area gets beyond its panes, once the page works. */
export function PaneTools({ state, ...batch }: Props) {
  const { area, tool } = batch
  const isWide = useMedia('(min-width: 900px)')
  const form = area.current
  const panes = form?.querySelector<HTMLElement>('.panes')
  const bar = form?.querySelector<HTMLElement>('.result-pane .tools')
  const result = form?.querySelector<HTMLElement>('.result-pane')
  useShownAfterRun(form, result, state)
  usePasteAnywhere(tool, batch.form)
  if (!panes || !bar || !result) return null
  const entries = (
    <>
      <BatchEntry {...batch} />
      {tool.fields.some(({ camera }) => camera) && (
        <Suspense>
          <CameraEntry {...batch} />
        </Suspense>
      )}
    </>
  )
  if (!isWide)
    return (
      <>
        {entries}
        <ResultPeek tool={tool} state={state} result={result} />
      </>
    )
  return (
    <>
      {entries}
      {createPortal(<SplitHandle panes={panes} />, panes)}
      {createPortal(<FullScreenButton area={area} />, bar)}
    </>
  )
}

/** The panes fill the window; Escape goes back. */
function FullScreenButton({ area }: Pick<Props, 'area'>) {
  const w = useWords()
  const [full, setFull] = useState(false)
  useEffect(() => {
    area.current?.classList.toggle('full', full)
    document.documentElement.classList.toggle('has-full', full)
    if (!full) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && setFull(false)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.documentElement.classList.remove('has-full')
    }
  }, [full, area])
  return (
    <button
      type="button"
      className="bar-button"
      tabIndex={-1}
      aria-pressed={full}
      aria-label={w('full-screen')}
      title={w('full-screen')}
      onClick={() => setFull(!full)}
    >
      <Icon name={full ? 'minimize' : 'maximize'} size={16} />
    </button>
  )
}

/** After a run that the visitor asked for, the result comes into view where it was not. */
function useShownAfterRun(form: HTMLElement | null | undefined, result: HTMLElement | null | undefined, { status }: RunState): void {
  const asked = useRef(false)
  useEffect(() => {
    const submitted = () => {
      asked.current = true
    }
    form?.addEventListener('submit', submitted)
    return () => form?.removeEventListener('submit', submitted)
  }, [form])
  useEffect(() => {
    if (status !== 'done' || !asked.current || !result) return
    asked.current = false
    const { top } = result.getBoundingClientRect()
    if (top < innerHeight * 0.75 && top >= 0) return
    result.scrollIntoView({ block: 'start', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
  }, [status, result])
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const list = matchMedia(query)
    const update = () => setMatches(list.matches)
    list.addEventListener('change', update)
    return () => list.removeEventListener('change', update)
  }, [query])
  return matches
}
