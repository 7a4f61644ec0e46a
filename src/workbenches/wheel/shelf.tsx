import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '../../../engine/view/icon.tsx'
import { useShell, useWords } from '../../../engine/view/shell-context.tsx'
import type { WheelWords } from './words.ts'
import { type KeptWheel, keptWheels } from './store.ts'

type Props = {
  readonly say: WheelWords
  /** The wheel as it is now. */
  readonly wheel: Omit<KeptWheel, 'name'>
  readonly onOpen: (kept: KeptWheel) => void
}

/** Wheels kept in this browser: to open again, to keep under a name, to remove. */
export function WheelShelf({ say, wheel, onOpen }: Props) {
  const w = useWords()
  const { notify } = useShell()
  const [kept, setKept] = useState<readonly KeptWheel[]>([])
  const [name, setName] = useState('')
  const fail = () => notify('error', say('not-kept'))
  const failed = useEffectEvent(fail)
  const attempt = (work: () => Promise<unknown>) => work().then(keptWheels.all).then(setKept, fail)
  useEffect(() => void keptWheels.all().then(setKept, () => failed()), [])
  const keep = () => {
    const title = name.trim()
    if (title !== '') void attempt(() => keptWheels.put({ ...wheel, name: title })).then(() => setName(''))
  }
  return (
    <>
      <h2>{say('kept')}</h2>
      <p className="field-help">{say('kept-help')}</p>
      <ul className="wheel-rows">
        {kept.map((one) => (
          <li key={one.name}>
            <button type="button" className="link-button wheel-row-name" dir="auto" onClick={() => onOpen(one)}>
              {one.name}
            </button>
            <button
              type="button"
              className="icon-button small-button"
              aria-label={w('remove', one.name)}
              onClick={() => void attempt(() => keptWheels.remove(one.name))}
            >
              <Icon name="trash-2" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <div className="wheel-keep">
        <input
          className="control"
          aria-label={say('name')}
          placeholder={say('name')}
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && keep()}
        />
        <button type="button" className="button" onClick={keep} disabled={name.trim() === ''}>
          {say('keep')}
        </button>
      </div>
    </>
  )
}
