import { useEffect, useEffectEvent, useState } from 'react'
import { formatDuration } from '../../../engine/view/format.ts'
import { Icon } from '../../../engine/view/icon.tsx'
import { useShell } from '../../../engine/view/shell-context.tsx'
import { usePartWords } from '../../../engine/view/part-words.tsx'
import { type Capture, type Refusal, Refused, type Wish, abilities, capture } from './capture.ts'
import { type Outcome, type Recording, record } from './record.ts'
import type { Kept } from './store.ts'

type Props = { readonly onRecorded: (kept: Kept) => void; readonly onBusy: (isBusy: boolean) => void }
type Stage =
  | { readonly at: 'idle' }
  | { readonly at: 'asking' }
  | { readonly at: 'countdown'; readonly left: number; readonly captured: Capture }
  | { readonly at: 'recording'; readonly recording: Recording; readonly captured: Capture; readonly isPaused: boolean }

const COUNTDOWN = 3
/** How often timer and level are shown anew. */
const SHOW_MS = 200
const IDLE: Stage = { at: 'idle' }

/** What shall be recorded, then start, pause and stop. */
export function Panel({ onRecorded, onBusy }: Props) {
  const say = usePartWords('screen-recorder')
  const { locale } = useShell()
  const [can] = useState(abilities)
  const [wish, setWish] = useState<Wish>({ microphone: false, sound: can.sound, camera: false })
  const [counts, setCounts] = useState(true)
  const [stage, setStage] = useState<Stage>(IDLE)
  const [trouble, setTrouble] = useState<Refusal | Exclude<Outcome, 'stopped'> | 'no-store'>()
  const [shown, setShown] = useState({ seconds: 0, level: 0 })

  const isBusy = stage.at !== 'idle'
  useEffect(() => {
    onBusy(isBusy)
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isBusy, onBusy])
  // Leaving the page ends the recording; what there is of it is kept.
  const leave = useEffectEvent(() => {
    if (stage.at === 'recording') stage.recording.stop()
    else if (stage.at === 'countdown') stage.captured.close()
  })
  useEffect(() => () => leave(), [])

  const start = async () => {
    setTrouble(undefined)
    setStage({ at: 'asking' })
    try {
      const captured = await capture(wish)
      captured.onEnd(() => setStage((before) => (before.at === 'countdown' ? IDLE : before)))
      if (counts) setStage({ at: 'countdown', left: COUNTDOWN, captured })
      else await begin(captured)
    } catch (error) {
      setTrouble(error instanceof Refused ? error.reason : 'failed')
      setStage(IDLE)
    }
  }
  const begin = async (captured: Capture) => {
    try {
      const recording = await record(captured)
      setShown({ seconds: 0, level: 0 })
      setStage({ at: 'recording', recording, captured, isPaused: false })
      void recording.ended.then((outcome) => {
        if (outcome !== 'stopped') setTrouble(outcome)
        setStage(IDLE)
        onRecorded(recording.kept)
      })
    } catch {
      captured.close()
      setTrouble('no-store')
      setStage(IDLE)
    }
  }
  const beginNow = useEffectEvent(begin)
  useEffect(() => {
    if (stage.at !== 'countdown') return
    const timer = setTimeout(() => {
      if (stage.left > 1) setStage({ ...stage, left: stage.left - 1 })
      else void beginNow(stage.captured)
    }, 1000)
    return () => clearTimeout(timer)
  }, [stage])
  useEffect(() => {
    if (stage.at !== 'recording') return
    const timer = setInterval(
      () => setShown({ seconds: Math.floor(stage.recording.seconds()), level: stage.captured.level?.() ?? 0 }),
      SHOW_MS,
    )
    return () => clearInterval(timer)
  }, [stage])

  if (!can.screen || !can.record) return <p className="alert">{say(can.screen ? 'no-recorder' : 'no-screen')}</p>
  const option = (name: keyof Wish, isPossible: boolean) =>
    isPossible && (
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={wish[name]}
          checked={wish[name]}
          disabled={isBusy}
          onChange={(event) => setWish({ ...wish, [name]: event.target.checked })}
        />
        <span>{say(name)}</span>
      </label>
    )
  return (
    <div className="recorder">
      <fieldset className="recorder-options">
        <legend>{say('record-with')}</legend>
        {option('sound', can.sound)}
        {option('microphone', can.devices)}
        {option('camera', can.devices)}
        <label className="switch">
          <input
            type="checkbox"
            role="switch"
            aria-checked={counts}
            checked={counts}
            disabled={isBusy}
            onChange={(event) => setCounts(event.target.checked)}
          />
          <span>{say('countdown')}</span>
        </label>
      </fieldset>
      {!can.sound && <p className="quiet small">{say('no-sound')}</p>}
      {stage.at === 'recording' && (
        <p className="recorder-state">
          <span className={stage.isPaused ? 'recorder-dot paused' : 'recorder-dot'} aria-hidden="true" />
          <span className="recorder-time" role="timer">
            {formatDuration(shown.seconds, locale)}
          </span>
          {stage.captured.level && <meter min={0} max={1} value={shown.level} aria-label={say('level')} />}
        </p>
      )}
      <p className="recorder-count" role="status">
        {stage.at === 'countdown' ? stage.left : stage.at === 'recording' ? say(stage.isPaused ? 'paused' : 'recording') : ''}
      </p>
      <p className="actions">
        {stage.at === 'recording' ? (
          <>
            <button type="button" className="button primary" onClick={stage.recording.stop}>
              {say('stop')}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                if (stage.isPaused) stage.recording.resume()
                else stage.recording.pause()
                setStage({ ...stage, isPaused: !stage.isPaused })
              }}
            >
              {say(stage.isPaused ? 'resume' : 'pause')}
            </button>
          </>
        ) : stage.at === 'countdown' ? (
          <button
            type="button"
            className="button"
            onClick={() => {
              stage.captured.close()
              setStage(IDLE)
            }}
          >
            {say('cancel')}
          </button>
        ) : (
          <button type="button" className="button primary" disabled={isBusy} onClick={() => void start()}>
            {say('start')}
          </button>
        )}
      </p>
      {trouble && (
        <p className="alert" role="alert">
          <Icon name="circle-alert" /> <span>{say(`trouble-${trouble}`)}</span>
        </p>
      )}
    </div>
  )
}
