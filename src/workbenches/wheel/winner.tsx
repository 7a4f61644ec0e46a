import { type CSSProperties, useEffect, useEffectEvent } from 'react'
import { Icon } from '../../../engine/view/icon.tsx'
import { usePartWords } from '../../../engine/view/part-words.tsx'
import { useWords } from '../../../engine/view/shell-context.tsx'

const PIECES = 48
/** The golden angle: pieces spread evenly, however many there are. */
const TURN = 137.5

type Props = {
  readonly name: string
  /** Takes the winner off the wheel; absent where that has happened. */
  readonly onRemove: (() => void) | undefined
  readonly onClose: () => void
}

/** The winner, large over the wheel. The wheel's own status says it; Escape, or a touch outside, puts it away. */
export function WinnerCard({ name, onRemove, onClose }: Props) {
  const w = useWords()
  const say = usePartWords('wheel')
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div
      className="wheel-card-place"
      role="presentation"
      onClick={(event) => {
        // The wheel below would turn.
        event.stopPropagation()
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="confetti" aria-hidden="true">
        {Array.from({ length: PIECES }, (_, index) => (
          <i
            key={index}
            className={`tone-${index % 6}`}
            style={{ '--turn': `${(index * TURN) % 360}deg`, '--far': `${90 + ((index * 53) % 160)}px` } as CSSProperties}
          />
        ))}
      </div>
      <div className="wheel-card">
        <p className="wheel-card-label">{say('winner').replace(/[\s\u00a0\u202f]*:$/, '')}</p>
        <p className="wheel-card-name" dir="auto">
          {name}
        </p>
        <p className="actions">
          {onRemove && (
            <button type="button" className="button quiet-button" onClick={onRemove}>
              <Icon name="trash-2" size={16} /> {say('take-out')}
            </button>
          )}
          <button type="button" className="button quiet-button" onClick={onClose}>
            {w('close')}
          </button>
        </p>
      </div>
    </div>
  )
}
