import { type PointerEvent, useRef, useState } from 'react'
import type { Layer, NewLayer, Stroke } from './document.ts'
import type { Editor } from './editor-context.ts'
import { type Point, drawingOf, layerAt, withStroke } from './layer-shape.ts'
import { newShape } from './new-layers.ts'
import type { View } from './use-view.ts'

/** How near a finger or pointer must come, in CSS pixels. */
const SLACK = 8

type Act =
  | { readonly kind: 'pan' }
  | { readonly kind: 'move'; readonly layer: Layer; readonly from: Point }
  | { readonly kind: 'stroke' }
  | { readonly kind: 'shape'; readonly from: Point }

/** What pointers and fingers do on the stage: select, move, draw, pan, and pinch to zoom. */
export function useStagePointer(editor: Editor, view: View) {
  const fingers = useRef(new Map<number, Point>())
  const act = useRef<Act>(undefined)
  const points = useRef<number[]>([])
  const [live, setLive] = useState<Stroke | NewLayer>()

  const stroke = (): Stroke => {
    const { color, width, erases } = editor.brush
    return { points: [...points.current], color, width, erases: erases || undefined }
  }
  const begin = (place: Point): Act => {
    const { tool, brush, document, selected } = editor
    if (tool === 'draw' && (!brush.erases || (selected?.kind === 'drawing' && !selected.isLocked))) {
      points.current = [place.x, place.y]
      setLive(stroke())
      return { kind: 'stroke' }
    }
    const layer = layerAt(document.layers, place, SLACK / view.scale)
    if (tool === 'shapes' && !layer) return { kind: 'shape', from: place }
    if (tool === 'text' && !layer) editor.addText(place)
    else editor.select(layer?.id)
    return layer ? { kind: 'move', layer, from: place } : { kind: 'pan' }
  }
  const finish = (place: Point, isEven: boolean) => {
    const done = act.current
    act.current = undefined
    setLive(undefined)
    const { change, settle, select, add, selected, document, brush } = editor
    if (done?.kind === 'stroke') {
      const made = stroke()
      if (selected?.kind === 'drawing' && !selected.isLocked) change({ do: 'edit', id: selected.id, patch: withStroke(selected, made) })
      else if (!made.erases) add(drawingOf(made))
    } else if (done?.kind === 'shape' && Math.hypot(place.x - done.from.x, place.y - done.from.y) * view.scale > SLACK)
      add(newShape(brush, done.from, place, isEven))
    else if (done?.kind === 'shape') select(layerAt(document.layers, place, SLACK / view.scale)?.id)
    settle()
  }

  return {
    live,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button > 1) return
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        if (fingers.current.size === 1)
          act.current = event.button === 1 ? { kind: 'pan' } : begin(view.toImage({ x: event.clientX, y: event.clientY }))
        else {
          act.current = undefined
          setLive(undefined)
        }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const before = fingers.current.get(event.pointerId)
        if (!before) return
        const now = { x: event.clientX, y: event.clientY }
        fingers.current.set(event.pointerId, now)
        if (fingers.current.size === 2) {
          const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1] as Point
          const apart = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
          view.setZoom(view.zoom * apart, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
          return view.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
        }
        const held = act.current
        const place = view.toImage(now)
        if (held?.kind === 'pan') view.pan(now.x - before.x, now.y - before.y)
        else if (held?.kind === 'move') {
          const to = { x: held.layer.x + place.x - held.from.x, y: held.layer.y + place.y - held.from.y }
          editor.change({ do: 'edit', id: held.layer.id, patch: to }, `move-${held.layer.id}`)
        } else if (held?.kind === 'stroke') {
          points.current.push(place.x, place.y)
          setLive(stroke())
        } else if (held?.kind === 'shape') setLive(newShape(editor.brush, held.from, place, event.shiftKey))
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        fingers.current.delete(event.pointerId)
        if (fingers.current.size === 0) finish(view.toImage({ x: event.clientX, y: event.clientY }), event.shiftKey)
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        fingers.current.delete(event.pointerId)
        act.current = undefined
        setLive(undefined)
        editor.settle()
      },
    },
  }
}
