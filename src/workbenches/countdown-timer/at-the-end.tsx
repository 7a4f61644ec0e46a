import { type ReactNode, useEffect, useState } from 'react'
import { usePartWords } from '../../../engine/view/part-words.tsx'
import { useShell } from '../../../engine/view/shell-context.tsx'
import { useSingleKeys } from '../common/single-keys.ts'
import { useTabTitle } from '../common/tab-title.ts'
import { useWakeLock } from '../common/wake-lock.ts'
import { writeReading } from './face.tsx'
import { allowNotification, type NoNotification } from './notification.ts'
import { isActive, readTimer, type Timer } from './timer.ts'
import { useAlarm } from './use-alarm.ts'
import { useEvents } from './use-events.ts'

type Props = {
  readonly title: string
  readonly timer: Timer
  readonly leftAtFirst: number
  readonly shown: number
  readonly setShown: (shown: number) => void
  readonly onMark: (left: number) => void
  readonly onClockSetBack: (corrected: Timer) => void
  readonly onPress: () => void
  readonly onReset: () => void
}

/** What goes with a timer: its passing, the title of the tab, keys, alarm, notification, and the screen that stays on. It loads once the page works. */
export function AtTheEnd({ title, timer, leftAtFirst, shown, setShown, onMark, onClockSetBack, onPress, onReset }: Props) {
  const say = usePartWords('countdown-timer')
  const { locale } = useShell()
  const reading = readTimer(shown)
  const isOver = isActive(timer) && reading.isOver
  const isRunning = timer.end !== undefined && !isOver
  const alarm = useAlarm(timer.end !== undefined)
  const { wishes, wish, silence } = alarm
  useEvents(timer, leftAtFirst, setShown, {
    onMark,
    onClockSetBack,
    onEnd: () => alarm.sound(`countdown-timer ${timer.end}`, say('over'), timer.set.label ?? ''),
  })
  useEffect(() => {
    if (!isOver) silence()
  }, [isOver, silence])
  useTabTitle(isActive(timer) ? [writeReading(reading, locale), timer.set.label || title].join(' · ') : undefined)
  useSingleKeys({ ' ': onPress, r: () => isActive(timer) && onReset() })
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
