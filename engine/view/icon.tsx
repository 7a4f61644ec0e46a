import type { UiIcon } from './ui-icons.ts'
import { useShell } from './shell-context.tsx'

type Props = { readonly size?: number; readonly className?: string }

/** A drawing of the interface, beside a word or inside a control that has an accessible name. */
export function Icon({ name, size = 18, className = '' }: Props & { name: UiIcon }) {
  const { uiIcons } = useShell()
  return <Sprite href={`${uiIcons}#${name}`} size={size} className={className} />
}

/** A tool's or category's drawing. */
export function ToolIcon({ name, size = 20, className = '' }: Props & { name: string }) {
  const { toolIcons } = useShell()
  return <Sprite href={`${toolIcons}#${name}`} size={size} className={className} />
}

function Sprite({ href, size, className }: { href: string; size: number; className: string }) {
  return (
    <svg className={`icon ${className}`} width={size} height={size} aria-hidden="true">
      <use href={href} />
    </svg>
  )
}
