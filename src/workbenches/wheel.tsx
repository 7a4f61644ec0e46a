import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { CopyButton, useCopy } from '../../engine/view/copy-button.tsx'
import type { FormValues } from '../../engine/view/form-values.ts'
import { useFailures } from '../../engine/view/hooks/use-failures.ts'
import { useIsHydrated } from '../../engine/view/hooks/use-is-hydrated.ts'
import { useToolRun } from '../../engine/view/hooks/use-tool-run.ts'
import { Icon } from '../../engine/view/icon.tsx'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { usePartWords } from '../../engine/view/part-words.tsx'
import { toggleFullScreen } from './common/full-screen.ts'
import { WheelDrawing } from './wheel/drawing.tsx'
import type { Looks } from './wheel/looks.ts'
import { type Slice, stopAngle, toSlices } from './wheel/slices.ts'
import type { WorkbenchProps } from './workbench.ts'
import '../../engine/view/tool-form.css'
import './wheel/wheel.css'

type WheelOutput = {
  readonly winner: string
  readonly index: number
  readonly list: readonly { readonly name: string; readonly weight: number }[]
}

const WinnerCard = lazyPart(() => import('./wheel/winner.tsx').then((module) => module.WinnerCard))
const EmbedButton = lazyPart(() => import('./wheel/embed-button.tsx').then((module) => module.EmbedButton))
const Extras = lazyPart(() => import('./wheel/extras.tsx').then((module) => module.WheelExtras))

const TURNS = 5
const SPIN_MS = 4200
/** Pause after the last key before the wheel is drawn anew. */
const TYPING_MS = 250

/** A wheel to spin. The winner is drawn by the tool's own transform; the turning only shows it. */
export function Workbench({ tool, askTool, onReady, onRun }: WorkbenchProps) {
  const w = useWords()
  const page = useShell()
  const isHydrated = useIsHydrated()
  const { copied, copy } = useCopy()
  const say = usePartWords('wheel')
  const [field] = tool.fields
  const samples = tool.examples.map(({ title, output }) => ({ title, list: (output as WheelOutput).list }))
  const [text, setText] = useState(() => writeEntries(samples[0]?.list))
  const { state, ask } = useToolRun(tool, askTool)
  const failures = useFailures(state.failures, tool.failures)
  const shownList = (state.output as WheelOutput | undefined)?.list ?? samples[0]?.list
  const slices = useMemo<readonly Slice[]>(() => toSlices(shownList ?? []), [shownList])
  const [angle, setAngle] = useState(0)
  const [spin, setSpin] = useState<'asked' | 'turning' | undefined>()
  const [winners, setWinners] = useState<readonly string[]>([])
  const [removes, setRemoves] = useState(false)
  const [sound, setSound] = useState(false)
  const [looks, setLooks] = useState<Looks>({})
  const [opened, setOpened] = useState(false)
  /** Who just won, and where on the list; until put away, or spun anew. */
  const [shown, setShown] = useState<{ readonly name: string; readonly index: number }>()
  const stage = useRef<HTMLElement>(null)

  const draw = (value: string) => ask({ text: value }) as Promise<WheelOutput | undefined>
  useEffect(() => onReady(), [onReady])
  // A shared wheel brings its entries in the part of the address that is sent to no server.
  const takeShared = useEffectEvent(({ text: shared }: FormValues) => typeof shared === 'string' && setText(shared))
  const { fields } = tool
  const { numberMarks } = page
  useEffect(() => {
    if (!location.hash.startsWith('#in=')) return
    let isCurrent = true
    void import('../../engine/view/link.ts')
      .then(({ readFragment }) => readFragment(fields, location.hash, numberMarks))
      .then((shared) => isCurrent && takeShared(shared))
    return () => {
      isCurrent = false
    }
  }, [fields, numberMarks])
  // A spin draws the same text, and would be overtaken.
  const drawTyped = useEffectEvent((value: string) => (spin === undefined ? draw(value) : undefined))
  useEffect(() => {
    const timer = setTimeout(() => void drawTyped(text), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])

  const turning = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(turning.current), [])

  const start = async () => {
    if (spin || slices.length === 0) return
    setSpin('asked')
    setShown(undefined)
    const drawn = await draw(text)
    if (!drawn) return setSpin(undefined)
    onRun()
    const { list, index, winner: name } = drawn
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const finish = () => {
      setSpin(undefined)
      setWinners((before) => [name, ...before])
      setShown({ name, index })
      if (removes) setText((before) => withoutEntry(before, index))
    }
    // The new list is not rendered yet.
    setAngle((before) => stopAngle(toSlices(list), index, before, isStill ? 0 : TURNS))
    if (isStill) return finish()
    setSpin('turning')
    if (sound) void import('./wheel/sound.ts').then(({ playTicks }) => playTicks(SPIN_MS))
    turning.current = setTimeout(finish, SPIN_MS)
  }
  const shareWheel = async () => (await import('../../engine/view/share/share.ts')).share('input', tool, { text }, page, copy)
  const removeShown = (index: number) => {
    setText((before) => withoutEntry(before, index))
    setShown(undefined)
  }
  const [failure] = failures
  const [winner] = winners
  return (
    <div className="wheel-bench">
      <section className="wheel-stage" ref={stage} aria-label={say('wheel')}>
        <div className="wheel-button" role="presentation" onClick={() => void start()}>
          <WheelDrawing slices={slices} looks={looks} angle={angle} spinMs={spin === 'turning' ? SPIN_MS : 0} />
          <button type="button" className="wheel-hub-button" disabled={spin !== undefined || slices.length === 0}>
            {say('hub')}
          </button>
          {shown && (
            <Suspense>
              <WinnerCard
                name={shown.name}
                onRemove={removes ? undefined : () => removeShown(shown.index)}
                onClose={() => setShown(undefined)}
              />
            </Suspense>
          )}
        </div>
        <p className="wheel-winner" role="status">
          {!spin && winner !== undefined ? `${say('winner')} ${winner}` : ''}
        </p>
        <p className="actions">
          <button
            type="button"
            className="button primary"
            onClick={() => void start()}
            disabled={spin !== undefined || slices.length === 0}
          >
            {tool.action ?? w('run')}
          </button>
          <button type="button" className="button" onClick={() => toggleFullScreen(stage.current)}>
            <Icon name="monitor" size={16} /> {w('full-screen')}
          </button>
          <button type="button" className="button" onClick={() => void shareWheel()}>
            <Icon name={copied ? 'check' : 'share-2'} size={16} /> {say('share')}
          </button>
          {isHydrated && (
            <Suspense>
              <EmbedButton tool={tool} text={text} />
            </Suspense>
          )}
        </p>
      </section>
      <section className="pane" aria-label={w('input')}>
        <div className="pane-body">
          <div className="field">
            <label htmlFor="wheel-entries">{field?.label}</label>
            <textarea
              id="wheel-entries"
              className="control area"
              rows={10}
              value={text}
              dir="auto"
              spellCheck={false}
              aria-invalid={failure !== undefined || undefined}
              aria-describedby="wheel-help"
              disabled={spin !== undefined}
              onChange={(event) => {
                setShown(undefined)
                setText(event.target.value)
              }}
              onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && void start()}
            />
            <p className="field-help" id="wheel-help">
              {field?.help}
            </p>
            {failure && (
              <p className="field-error" role="alert">
                {failure.place ? `${w('line')} ${failure.place.line}${w('colon')}${failure.message}` : failure.message}
              </p>
            )}
          </div>
          <p className="actions">
            {samples.map(({ title, list }) => (
              <button
                type="button"
                className="button quiet-button"
                key={title}
                disabled={spin !== undefined}
                onClick={() => setText(writeEntries(list))}
              >
                {title}
              </button>
            ))}
          </p>
          <label className="switch">
            <input
              type="checkbox"
              role="switch"
              aria-checked={removes}
              checked={removes}
              onChange={(event) => setRemoves(event.target.checked)}
            />
            <span>{say('remove')}</span>
          </label>
          <label className="switch">
            <input
              type="checkbox"
              role="switch"
              aria-checked={sound}
              checked={sound}
              onChange={(event) => setSound(event.target.checked)}
            />
            <span>{say('sound')}</span>
          </label>
          <details className="wheel-extras" onToggle={() => setOpened(true)}>
            <summary>{say('extras')}</summary>
            {opened && (
              <Suspense>
                <Extras slices={slices} looks={looks} text={text} isTurning={spin !== undefined} onLooks={setLooks} onText={setText} />
              </Suspense>
            )}
          </details>
          {winners.length > 0 && (
            <div>
              <h2>
                {say('history')} <CopyButton text={winners.toReversed().join('\n')} label={say('history')} />
              </h2>
              <ol className="item-list" reversed>
                {winners.map((name, index) => (
                  <li key={winners.length - index} dir="auto">
                    {name}
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
      </section>
    </div>
  )
}

/** The text without its n-th entry; empty lines are no entries. */
function withoutEntry(text: string, index: number): string {
  let seen = -1
  return text
    .split('\n')
    .filter((line) => line.trim() === '' || ++seen !== index)
    .join('\n')
}

/** Entries as a person would type them. */
function writeEntries(list: WheelOutput['list'] = []): string {
  return list.map(({ name, weight }) => (weight > 1 ? `${name} *${weight}` : name)).join('\n')
}
