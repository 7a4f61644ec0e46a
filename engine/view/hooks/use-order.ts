import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import './order.css'

type Drag = { readonly from: number; readonly to: number }
export type DropPlace = 'dragged' | 'drop-above' | 'drop-below'

/** What shows at an item while one is dragged: that it is the one, or on which side of it that one would go. */
export function dropPlace(drag: Drag | undefined, index: number): DropPlace | undefined {
  if (drag?.from === index) return 'dragged'
  if (drag?.to !== index) return undefined
  return drag.to < drag.from ? 'drop-above' : 'drop-below'
}

/**
 * The items of an `ol` are ordered by dragging their handles, with mouse, pen or finger, or by the arrow keys on them. Escape or a
 * lost pointer puts one back.
 * @param onMove called when one was put somewhere else
 */
export function useOrder(count: number, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const held = useRef<number>(undefined)
  const stop = () => {
    held.current = undefined
    setDrag(undefined)
  }
  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = index
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = held.current
      if (from !== undefined) setDrag({ from, to: placeAt(event.currentTarget, event.clientX, event.clientY) })
    },
    onPointerUp: () => {
      if (drag && drag.to !== drag.from) onMove(drag.from, drag.to)
      stop()
    },
    onPointerCancel: stop,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') return stop()
      const to = { ArrowUp: index - 1, ArrowLeft: index - 1, ArrowDown: index + 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[
        event.key
      ]
      if (to === undefined) return undefined
      event.preventDefault()
      if (to >= 0 && to < count && to !== index) onMove(index, to)
      return undefined
    },
  })
  return { drag, handle }
}

/** The place in the list, of one or many columns, at a point of the window; the first or last one beyond its ends. */
function placeAt(element: HTMLElement, x: number, y: number): number {
  const boxes = [...(element.closest('ol')?.children ?? [])].map((item) => item.getBoundingClientRect())
  const found = boxes.findIndex(({ top, bottom, right }, index) => {
    const next = boxes[index + 1]
    const endsRow = next === undefined || next.top > top
    return y < bottom && (x < right || endsRow)
  })
  return found < 0 ? boxes.length - 1 : found
}
