import { type PointerEvent, useRef, useState } from 'react'

/** A row that is dragged, and where it would go: both counted from the top of the list. */
type Drag = { readonly from: number; readonly to: number }

/** Pixels that a pointer must move before it is a drag and no click. */
const LEAST_MOVE = 5

/**
 * Rows of a list are ordered by dragging them: with a mouse or pen anywhere on the element that has these handlers, with a finger
 * by its `.photo-grip`, so that the list can still be scrolled. Escape or a lost pointer puts the row back.
 * @param onDrop called when the row was put somewhere else
 */
export function useLayerDrag(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const start = useRef<{ readonly row: number; readonly y: number }>(undefined)
  const stop = () => {
    start.current = undefined
    setDrag(undefined)
  }
  const handlers = (row: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.pointerType === 'touch' && !(event.target as Element).closest('.photo-grip'))) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { row, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current?.row
      if (from === undefined || (!drag && Math.abs(event.clientY - (start.current?.y ?? 0)) < LEAST_MOVE)) return
      setDrag({ from, to: rowAt(event.currentTarget, event.clientY) })
    },
    onPointerUp: () => {
      if (drag && drag.to !== drag.from) onDrop(drag.from, drag.to)
      stop()
    },
    onPointerCancel: stop,
    onKeyDown: (event: { readonly key: string }) => event.key === 'Escape' && stop(),
  })
  return { drag, handlers }
}

/** The row of the list at a height of the window; the first or last one beyond its ends. */
function rowAt(element: HTMLElement, y: number): number {
  const rows = [...(element.closest('ul')?.children ?? [])]
  const found = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
  return found < 0 ? rows.length - 1 : found
}
