import { type ReactNode, useEffect, useReducer, useRef } from 'react'
import { Icon } from './icon.tsx'
import type { UiIcon } from './ui-icons.ts'

/** A button that opens a small panel; Escape, a touch outside, or a choice in it closes it. */
export function Menu({
  label,
  icon,
  children,
  className = 'button quiet-button',
  only,
  isLater = false,
}: {
  label: string
  icon: UiIcon
  children: ReactNode
  className?: string
  /** Where it is there at all. */
  only?: 'narrow'
  /** What is in it is made when somebody is about to open it for the first time. */
  isLater?: boolean
}) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isMade, make] = useReducer(() => true, !isLater)
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current
      if (!element?.open) return
      const isKey = event instanceof KeyboardEvent
      if (isKey ? event.key !== 'Escape' : element.contains(event.target as Node)) return
      element.open = false
      if (isKey) element.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return (
    <details className={only ? `menu only-${only}` : 'menu'} ref={details} onPointerEnter={make} onFocus={make}>
      <summary className={className}>
        <Icon name={icon} size={16} /> <span className="menu-label">{label}</span>
      </summary>
      <div
        className="menu-panel"
        role="presentation"
        onClick={(event) => {
          if ((event.target as Element).closest('a, button') && details.current) details.current.open = false
        }}
      >
        {isMade && children}
      </div>
    </details>
  )
}
