import { Icon } from './icon.tsx'
import type { UiIcon } from './ui-icons.ts'

type Props = {
  readonly icon: UiIcon
  readonly label: string
  readonly isOn?: boolean
  readonly isOff?: boolean
  readonly isSmall?: boolean
  readonly onClick: (() => void) | undefined
}

/** A button that is an icon, named for those who do not see it; without something to do it is off. */
export function ToolButton({ icon, label, isOn, isOff, isSmall, onClick }: Props) {
  return (
    <button
      type="button"
      className={`icon-button${isSmall ? ' small-button' : ''}`}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={isOff === true || !onClick}
      onClick={onClick}
    >
      <Icon name={icon} size={isSmall ? 16 : undefined} />
    </button>
  )
}
