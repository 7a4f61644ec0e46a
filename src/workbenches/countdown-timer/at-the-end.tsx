import { type ReactNode, useState } from 'react'
import { usePartWords } from '../../../engine/view/part-words.tsx'
import { useWakeLock } from '../common/wake-lock.ts'
import { allowNotification, type NoNotification } from './notification.ts'
import type { AlarmOfPage } from './use-alarm.ts'

/** What happens at the end, and that the screen stays on until then. */
export function AtTheEnd({ alarm, isRunning }: { readonly alarm: AlarmOfPage; readonly isRunning: boolean }) {
  const say = usePartWords('countdown-timer')
  const { wishes, wish } = alarm
  const [trouble, setTrouble] = useState<NoNotification>()
  const isAwake = useWakeLock(isRunning && wishes.awake)
  const askToNotify = async (isWanted: boolean) => {
    const why = isWanted ? await allowNotification() : undefined
    setTrouble(why)
    wish({ notify: isWanted && why === undefined })
  }
  return (
    <section className="pane" aria-label={say('at-the-end')}>
      <div className="pane-body timer-end-options">
        <div className="timer-sound">
          <Switch isOn={wishes.sound} onChange={(sound) => wish({ sound })}>
            {say('sound')}
          </Switch>
          <label className="timer-volume">
            <span>{say('volume')}</span>
            <input
              type="range"
              min={0}
              max={1}
              step={0.05}
              value={wishes.volume}
              disabled={!wishes.sound}
              onChange={(event) => wish({ volume: Number(event.target.value) })}
            />
          </label>
          <button type="button" className="button quiet-button" disabled={!wishes.sound} onClick={() => void alarm.test()}>
            {say('test')}
          </button>
        </div>
        <p className="field-help" role="status">
          {alarm.waits ? say('sound-waits') : ''}
        </p>
        <Switch isOn={wishes.notify} onChange={(isWanted) => void askToNotify(isWanted)}>
          {say('notify')}
        </Switch>
        {trouble && (
          <p className="field-error" role="alert">
            {say(trouble === 'denied' ? 'notify-denied' : 'notify-none')}
          </p>
        )}
        <Switch isOn={wishes.awake} onChange={(awake) => wish({ awake })}>
          {say('awake')}
        </Switch>
        {isRunning && wishes.awake && <p className="field-help">{say(isAwake ? 'awake-on' : 'awake-off')}</p>}
      </div>
    </section>
  )
}

function Switch({
  isOn,
  onChange,
  children,
}: {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly children: ReactNode
}) {
  return (
    <label className="switch">
      <input type="checkbox" role="switch" aria-checked={isOn} checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  )
}
