import { Suspense, useEffect, useRef, useState } from 'react'
import { CopyButton } from '../../engine/view/copy-button.tsx'
import { useFailures } from '../../engine/view/hooks/use-failures.ts'
import { useToolRun } from '../../engine/view/hooks/use-tool-run.ts'
import { Icon } from '../../engine/view/icon.tsx'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { usePage, useWords } from '../../engine/view/page-context.tsx'
import { usePartWords } from '../../engine/view/part-words.tsx'
import { WheelDrawing } from './wheel-drawing.tsx'
import type { Looks } from './wheel-looks.ts'
import { type Slice, stopAngle, toSlices } from './wheel-slices.ts'
import type { WorkbenchProps } from './workbench.ts'

type WheelOutput = {
  readonly winner: string
  readonly index: number
  readonly list: readonly { readonly name: string; readonly weight: number }[]
}

const Extras = lazyPart(async () => (await import('./wheel-extras.tsx')).WheelExtras)

const TURNS = 5
const SPIN_MS = 4200
/** Pause after the last key before the wheel is drawn anew. */
const TYPING_MS = 250

/** A wheel to spin. The winner is drawn by the tool's own transform; the turning only shows it. */
export function Workbench({ tool, askTool, onReady }: WorkbenchProps) {
  const w = useWords()
  const say = usePartWords('wheel')
  const { locale } = usePage()
  const [field] = tool.fields
  const samples = tool.examples.map(({ title, output }) => ({ title, list: (output as WheelOutput).list }))
  const [text, setText] = useState(() => writeEntries(samples[0]?.list))
  const { state, ask } = useToolRun(tool, askTool)
  const failures = useFailures(state.failures, tool.failures)
  const [slices, setSlices] = useState<readonly Slice[]>(() => toSlices(samples[0]?.list ?? []))
  const [angle, setAngle] = useState(0)
  const [spin, setSpin] = useState<'asked' | 'turning' | undefined>()
  const [winners, setWinners] = useState<readonly string[]>([])
  const [removes, setRemoves] = useState(false)
  const [sound, setSound] = useState(false)
  const [looks, setLooks] = useState<Looks>({})
  const [opened, setOpened] = useState(false)
  const stage = useRef<HTMLElement>(null)

  const draw = (value: string) => void ask({ text: value }, { locale })
  useEffect(() => onReady(), [onReady])
  useEffect(() => {
    const timer = setTimeout(() => draw(text), TYPING_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- drawn anew only for another text
  }, [text])

  const { output } = state
  useEffect(() => {
    if (!output) return
    const result = output as unknown as WheelOutput
    const drawn = toSlices(result.list)
    setSlices(drawn)
    if (spin !== 'asked') return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const finish = () => {
      setSpin(undefined)
      setWinners((before) => [result.winner, ...before])
      if (removes) setText((before) => withoutEntry(before, result.index))
    }
    setAngle((before) => stopAngle(drawn, result.index, before, still ? 0 : TURNS))
    if (still) return finish()
    setSpin('turning')
    if (sound) void import('./wheel-sound.ts').then(({ playTicks }) => playTicks(SPIN_MS))
    const timer = setTimeout(finish, SPIN_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each output is shown once
  }, [output])

  const start = () => {
    if (spin || slices.length === 0) return
    setSpin('asked')
    draw(text)
  }
  const toggleFullScreen = () => void (document.fullscreenElement ? document.exitFullscreen() : stage.current?.requestFullscreen?.())
  const [failure] = failures
  const [winner] = winners
  return (
    <div className="wheel-bench">
      <section className="wheel-stage" ref={stage} aria-label={say('wheel')}>
        <div className="wheel-button" role="presentation" onClick={start}>
          <WheelDrawing slices={slices} looks={looks} angle={angle} spinMs={spin === 'turning' ? SPIN_MS : 0} />
        </div>
        <p className="wheel-winner" role="status">
          {!spin && winner !== undefined ? `${say('winner')} ${winner}` : ''}
        </p>
        <p className="actions">
          <button type="button" className="button primary" onClick={start} disabled={spin !== undefined || slices.length === 0}>
            {tool.action ?? w('run')}
          </button>
          <button type="button" className="button" onClick={toggleFullScreen}>
            <Icon name="monitor" size={16} /> {w('full-screen')}
          </button>
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
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && start()}
            />
            <p className="field-help" id="wheel-help">
              {field?.help}
            </p>
            {failure && (
              <p className="field-error" role="alert">
                {failure.place ? `${w('line')} ${failure.place.line}: ${failure.message}` : failure.message}
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
