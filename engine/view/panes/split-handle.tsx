import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'
import { useWords } from '../shell-context.tsx'

/** Name in browser storage. */
const KEY = 'split'
const MIDDLE = 50
const LEAST = 25
const MOST = 75
const STEP = 5

const within = (percent: number) => Math.min(MOST, Math.max(LEAST, Math.round(percent)))

function kept(): number {
  try {
    return within(Number(localStorage.getItem(KEY) ?? MIDDLE) || MIDDLE)
  } catch {
    return MIDDLE
  }
}

/** The border between input and result: dragged, or moved by arrow keys; it stays where it was put. */
export function SplitHandle({ panes }: { panes: HTMLElement }) {
  const w = useWords()
  const [split, setSplit] = useState(kept)
  useEffect(() => {
    if (split !== MIDDLE || panes.style.getPropertyValue('--split')) panes.style.setProperty('--split', `${split}%`)
    try {
      localStorage.setItem(KEY, String(split))
    } catch {
      // A private window keeps it as long as the page.
    }
  }, [split, panes])
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, width } = panes.getBoundingClientRect()
    setSplit(within(((event.clientX - left) / width) * 100))
  }
  const press = (event: KeyboardEvent) => {
    const to = { ArrowLeft: split - STEP, ArrowRight: split + STEP, Home: LEAST, End: MOST, Enter: MIDDLE }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setSplit(within(to))
  }
  return (
    <div
      className="split-handle"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={w('resize-panes')}
      aria-valuenow={split}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      title={w('resize-panes')}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => setSplit(MIDDLE)}
      onKeyDown={press}
    />
  )
}
