import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

const ITEMS = ':is(button:not(:disabled), summary, input):not(.menu-panel *)'
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Buttons in a row that are one stop of the Tab key; the arrow keys move among them. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const items = () => [...(bar.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])].filter((item) => item.offsetParent !== null)
  const stopAt = (stop: HTMLElement | undefined) => {
    const all = items()
    if (stop && all.includes(stop)) for (const item of all) item.tabIndex = item === stop ? 0 : -1
  }
  // After every change: buttons come, go and are switched off.
  useEffect(() => {
    const all = items()
    if (all.filter((item) => item.tabIndex === 0).length !== 1) stopAt(all.find((item) => item === document.activeElement) ?? all[0])
  })
  const move = (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(event.target as HTMLElement)
    const next = at < 0 ? undefined : all[STEPS[event.key]?.(at, all.length - 1) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div
      ref={bar}
      className="tools"
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={move}
      onFocus={(event) => stopAt(event.target)}
    >
      {children}
    </div>
  )
}
