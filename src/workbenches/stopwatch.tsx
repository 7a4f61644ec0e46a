import { useEffect, useMemo, useRef, useState } from 'react'
import { useIsHydrated } from '../../engine/view/hooks/use-is-hydrated.ts'
import { useToolRun } from '../../engine/view/hooks/use-tool-run.ts'
import { Icon } from '../../engine/view/icon.tsx'
import { usePartWords } from '../../engine/view/part-words.tsx'
import { ResultPane } from '../../engine/view/result-pane.tsx'
import { useWords } from '../../engine/view/shell-context.tsx'
import { toggleFullScreen } from './common/full-screen.ts'
import { followKept, keep, readKept } from './common/kept.ts'
import { useSingleKeys } from './common/single-keys.ts'
import { withFields } from './field-bench.tsx'
import { addLap, parseWatch, readWatch, showTime, startOrStop, timesOf, type Watch, ZERO } from './stopwatch/watch.ts'
import type { WorkbenchProps } from './workbench.ts'
import '../../engine/view/tool-form.css'
import './common/clock.css'

export const hasFields = true
const noValues = () => ({})
const KEY = 'stopwatch'
const keptWatch = () => readKept(KEY, parseWatch) ?? ZERO

/** The prerendered page shows a watch at zero; what the browser kept comes with the first render of its own. */
export const Workbench = withFields(function Stopwatch(props: WorkbenchProps) {
  const isHydrated = useIsHydrated()
  return <Bench key={String(isHydrated)} {...props} first={isHydrated ? keptWatch() : ZERO} />
})

function Bench({ tool, askTool, onReady, onRun, onSend, first }: WorkbenchProps & { readonly first: Watch }) {
  const w = useWords()
  const say = usePartWords('stopwatch')
  const { state, ask, cancel } = useToolRun(tool, askTool)
  const [watch, setWatch] = useState(first)
  const [former, setFormer] = useState<Watch>()
  const [said, setSaid] = useState('')
  const stage = useRef<HTMLElement>(null)
  const isRunning = watch.since !== undefined
  useEffect(() => onReady(), [onReady])

  const change = (next: Watch) => {
    setWatch(next)
    keep(KEY, next === ZERO ? undefined : next)
  }
  useEffect(() => followKept(KEY, () => setWatch(keptWatch())), [])

  const times = useMemo(() => timesOf(watch), [watch])
  useEffect(() => {
    if (times.length > 0) void ask({ text: times.map((time) => showTime(time, 3)).join('\n') })
  }, [times, ask])

  const toggle = () => {
    const next = startOrStop(watch, Date.now())
    setFormer(undefined)
    setSaid(isRunning ? `${say('stopped')} ${showTime(next.base)}` : say('running'))
    onRun()
    change(next)
  }
  const lap = () => {
    const next = addLap(watch, Date.now())
    setSaid(`${say('lap')} ${next.laps.length}${w('colon')}${showTime((next.laps.at(-1) ?? 0) - (next.laps.at(-2) ?? 0))}`)
    change(next)
  }
  const reset = () => {
    setFormer(watch)
    setSaid('')
    change(ZERO)
  }
  const undo = () => {
    if (former) change(former)
    setFormer(undefined)
  }
  useSingleKeys({ ' ': toggle, l: () => isRunning && lap(), r: () => !isRunning && watch !== ZERO && reset() })
  return (
    <div className="workarea">
      <section className="clock" ref={stage} aria-label={tool.title}>
        <Reading watch={watch} label={say('time')} />
        <p className="clock-actions">
          <button type="button" className="button primary" onClick={toggle}>
            <Icon name={isRunning ? 'pause' : 'play'} size={16} /> {isRunning ? say('stop') : say('start')}
          </button>
          {isRunning ? (
            <button type="button" className="button" onClick={lap}>
              {say('lap')}
            </button>
          ) : (
            <button type="button" className="button" onClick={former ? undo : reset} disabled={!former && watch === ZERO}>
              {former ? w('undo') : w('reset')}
            </button>
          )}
          <button type="button" className="button" onClick={() => toggleFullScreen(stage.current)}>
            <Icon name="monitor" size={16} /> {w('full-screen')}
          </button>
        </p>
        <p className="hidden" role="status">
          {said}
        </p>
      </section>
      {times.length > 0 && <ResultPane tool={tool} state={state} general={[]} onCancel={cancel} onSend={onSend} values={noValues} />}
    </div>
  )
}

/** The reading, painted with each frame while it changes. */
function Reading({ watch, label }: { readonly watch: Watch; readonly label: string }) {
  const w = useWords()
  const [now, setNow] = useState(0)
  const { since } = watch
  useEffect(() => {
    if (since === undefined) return
    let frame = requestAnimationFrame(function tick() {
      setNow(Date.now())
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [since])
  const reading = readWatch(watch, now)
  const before = watch.laps.at(-1)
  return (
    <>
      <p className="clock-time" role="timer" aria-live="off" aria-label={label}>
        {showTime(reading)}
      </p>
      <p className="clock-note" aria-hidden="true">
        {before !== undefined && since !== undefined
          ? `${watch.laps.length + 1}${w('colon')}${showTime(Math.max(0, reading - before))}`
          : ''}
      </p>
    </>
  )
}
