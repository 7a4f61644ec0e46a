import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useCopy } from '../../engine/view/copy-button.tsx'
import { type FormValues, isEmpty, toInput } from '../../engine/view/form-values.ts'
import { useIsHydrated } from '../../engine/view/hooks/use-is-hydrated.ts'
import { useChanges, useToolForm } from '../../engine/view/hooks/use-tool-form.ts'
import { useToolRun } from '../../engine/view/hooks/use-tool-run.ts'
import { Icon } from '../../engine/view/icon.tsx'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { usePartWords } from '../../engine/view/part-words.tsx'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { BodyFields } from '../../engine/view/tool-form.tsx'
import { OutputViews } from '../../engine/view/tool-result.tsx'
import { toggleFullScreen } from './common/full-screen.ts'
import { followKept, keep, readKept } from './common/kept.ts'
import { EndLine, TimerFace } from './countdown-timer/face.tsx'
import { Presets } from './countdown-timer/presets.tsx'
import {
  addMinute,
  isActive,
  leftOf,
  parseTimer,
  pause,
  readTimer,
  resume,
  type Setting,
  SETTINGS,
  type Timer,
  UNSET,
} from './countdown-timer/timer.ts'
import { useCountdown } from './countdown-timer/use-countdown.ts'
import { useFieldFailures, withFields } from './field-bench.tsx'
import type { WorkbenchProps } from './workbench.ts'
import '../../engine/view/tool-form.css'
import './common/clock.css'
import './countdown-timer/countdown-timer.css'

export const hasFields = true

const AtTheEnd = lazyPart(() => import('./countdown-timer/at-the-end.tsx').then((module) => module.AtTheEnd))

const ICONS = { start: 'play', resume: 'play', pause: 'pause', stop: 'square' } as const
/** Nobody asks for the day of what ends within twelve hours. */
const SOON = 12 * 3_600_000

/** What a run of the tool says that a countdown needs. */
type Answer = { readonly facts: { readonly length?: number; readonly isoUtc: string } }

/** A page that was opened by a link has a timer of its own, so that links and the plain page never change one another's. */
const keyOfPage = () => `countdown-timer${location.search}`
const keptTimer = () => readKept(keyOfPage(), parseTimer) ?? UNSET
const settingOf = (values: Readonly<FormValues>): Setting => Object.fromEntries(SETTINGS.map((name) => [name, String(values[name] ?? '')]))

/** The prerendered page shows a timer that is only set; what the browser kept comes with the first render of its own. */
export const Workbench = withFields(function CountdownTimer(props: WorkbenchProps) {
  const isHydrated = useIsHydrated()
  return <Bench key={String(isHydrated)} {...props} first={isHydrated ? keptTimer() : UNSET} />
})

function Bench({ tool, askTool, given, parts, onReady, onRun, first }: WorkbenchProps & { readonly first: Timer }) {
  const w = useWords()
  const isHydrated = useIsHydrated()
  const say = usePartWords('countdown-timer')
  const { locale, numberMarks, notify, page } = useShell()
  const { state, ask, wait } = useToolRun(tool, askTool, tool.first, parts?.fetchViews)
  const { copied, copy } = useCopy()
  const { timer, leftAtFirst, put, shown, setShown } = useCountdown(first)
  const [former, setFormer] = useState<Timer>()
  const [said, setSaid] = useState('')
  const stage = useRef<HTMLElement>(null)
  // When it begins is when it is started.
  const own = useMemo(() => ({ ...tool, fields: tool.fields.filter(({ name }) => name !== 'start') }), [tool])
  const change = (next: Timer) => {
    put(next)
    keep(keyOfPage(), isActive(next) ? next : undefined)
  }
  useEffect(() => followKept(keyOfPage(), () => put(keptTimer())), [put])

  const preview = (values: FormValues) => {
    if (isEmpty(values[values.mode === 'date' ? 'target' : 'duration'])) wait()
    else void ask(toInput(own.fields, values, numberMarks))
  }
  /** A preview would overtake what is asked for to begin. */
  const isBeginning = useRef(false)
  const begin = async (values: FormValues, onBegun: (timer: Timer) => void) => {
    isBeginning.current = true
    const answer = (await ask(toInput(own.fields, values, numberMarks))) as Answer | undefined
    isBeginning.current = false
    if (!answer) return
    const { length, isoUtc } = answer.facts
    const set = settingOf(values)
    onBegun(length === undefined ? { set, end: Date.parse(isoUtc) } : { set, length: length * 1000, end: Date.now() + length * 1000 })
  }
  const toolForm = useToolForm(own, { ...given, ...(isActive(first) && first.set) }, (values) => {
    onReady()
    const linked = new URLSearchParams(location.search)
    if (isActive(first)) return
    if (linked.get('mode') === 'date' && linked.has('target')) void begin(values, put)
    else preview(values)
  })
  const { form } = toolForm
  const mode = useWatch({ control: form.control, name: 'mode' })
  useChanges(toolForm, (values) => isActive(timer) || isBeginning.current || preview(values))

  const sayLeft = async (word: 'left' | 'started' | 'paused', left = 0) => {
    const { formatDuration } = await import('../../engine/view/format.ts')
    setSaid(`${say(word)} ${formatDuration(Math.ceil(left / 1000), locale)}`)
  }
  const length = (state.output as Answer | undefined)?.facts.length
  const isPreviewed = mode !== 'date' && state.status !== 'failed' && state.status !== 'waiting'
  const reading = readTimer(isActive(timer) ? shown : isPreviewed ? (length ?? 0) * 1000 : 0)
  const { isOver } = reading
  const isPaused = timer.left !== undefined
  const isRunning = timer.end !== undefined && !isOver
  const isDate = isActive(timer) && timer.length === undefined
  const start = async () => {
    setFormer(undefined)
    onRun()
    await begin(form.getValues(), (next) => {
      change(next)
      void sayLeft('started', leftOf(next, Date.now()))
      // What was above the field in which it was started may be out of sight.
      requestAnimationFrame(() => stage.current?.scrollIntoView({ block: 'nearest' }))
    })
  }
  const goOn = () => {
    change(resume(timer, Date.now()))
    void sayLeft('started', timer.left)
  }
  const hold = () => {
    const next = pause(timer, Date.now())
    change(next)
    void sayLeft('paused', next.left)
  }
  const reset = () => {
    setFormer(timer)
    setSaid('')
    change(UNSET)
    preview(form.getValues())
  }
  const undo = () => {
    if (former) change(former)
    setFormer(undefined)
  }
  const more = () => {
    const next = addMinute(timer, Date.now())
    change(next)
    void sayLeft('left', leftOf(next, Date.now()))
  }
  const shareLink = async () => {
    const [{ optionsQuery }, { linkOf }] = await Promise.all([
      import('../../engine/view/link.ts'),
      import('./countdown-timer/timer-link.ts'),
    ])
    const query = optionsQuery(own.fields, linkOf(timer, settingOf(form.getValues())), {}, numberMarks)
    await copy(`${location.origin}${page ?? location.pathname}${query}`)
    notify('success', w('link-copied'))
  }
  const main = isOver ? 'stop' : isPaused ? 'resume' : !isRunning ? 'start' : isDate ? undefined : 'pause'
  const press = () => {
    if (main === 'stop') reset()
    else if (main === 'resume') goOn()
    else if (main === 'start') void start()
    else if (main === 'pause') hold()
  }
  const shownFields = useMemo(() => own.fields.filter(({ name }) => name !== 'timeZone' || mode === 'date'), [own, mode])
  const { failures, general } = useFieldFailures(tool, own.fields, state.failures)
  const notices = useMemo(() => ({ ...tool, views: tool.views.filter(({ view }) => view === 'notices') }), [tool])
  return (
    <div className="workarea">
      <section className={`clock timer${isOver ? ' over' : ''}`} ref={stage} aria-label={tool.title}>
        {isActive(timer) && timer.set.label && (
          <p className="timer-label" dir="auto">
            {timer.set.label}
          </p>
        )}
        <TimerFace reading={reading} label={say('time')} />
        <p className="clock-note timer-over" role="alert">
          {isOver ? say('over') : ''}
        </p>
        {timer.end !== undefined && (
          <EndLine end={timer.end} isSoon={Math.abs(shown) < SOON} timeZone={isDate ? timer.set.timeZone : undefined} label={say('ends')} />
        )}
        <p className="clock-actions">
          {main && (
            <button type="button" className="button primary" onClick={press}>
              <Icon name={ICONS[main]} size={16} /> {say(main)}
            </button>
          )}
          {isActive(timer) && !isDate && (
            <button type="button" className="button" onClick={more}>
              {say('add-minute')}
            </button>
          )}
          {!isOver && (
            <button type="button" className="button" onClick={former ? undo : reset} disabled={!former && !isActive(timer)}>
              {former && !isActive(timer) ? w('undo') : w('reset')}
            </button>
          )}
          <button type="button" className="button" onClick={() => toggleFullScreen(stage.current)}>
            <Icon name="monitor" size={16} /> {w('full-screen')}
          </button>
          <button type="button" className="button" onClick={() => void shareLink()}>
            <Icon name={copied ? 'check' : 'link'} size={16} /> {say('share')}
          </button>
        </p>
        <p className="hidden" role="status">
          {said}
        </p>
      </section>
      {!isActive(timer) && (
        <form
          className="pane timer-set"
          aria-label={w('input')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            press()
          }}
        >
          <div className="pane-body">
            {mode !== 'date' && <Presets form={form} label={say('presets')} />}
            <BodyFields fields={shownFields} control={form.control} failures={failures} />
            {general.map(({ code, message }) => (
              <p className="alert" role="alert" key={code}>
                <Icon name="circle-alert" /> <span>{message}</span>
              </p>
            ))}
            {state.output && state.status === 'done' && <OutputViews tool={notices} output={state.output} input={state.input ?? {}} />}
          </div>
        </form>
      )}
      <div className="timer-company">
        {isHydrated && (
          <Suspense>
            <AtTheEnd
              title={tool.title}
              timer={timer}
              leftAtFirst={leftAtFirst}
              shown={shown}
              setShown={setShown}
              onMark={(left) => void sayLeft('left', left)}
              onClockSetBack={change}
              onPress={press}
              onReset={reset}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
