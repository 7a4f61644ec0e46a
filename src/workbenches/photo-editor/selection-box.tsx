import { type PointerEvent, useRef } from 'react'
import type { Rect } from '../../../engine/core/image-frame.ts'
import type { Layer } from './document.ts'
import { useEditor } from './editor-context.ts'
import { type Grip, gripsOf, resizeTo, rotateTo } from './layer-shape.ts'
import type { View } from './use-view.ts'

type Props = { readonly layer: Layer; readonly view: View; readonly region: Rect }

/** The frame of the selected layer, with grips to resize and to turn it. */
export function SelectionBox({ layer, view, region }: Props) {
  const { change, settle } = useEditor()
  const held = useRef<{ readonly grip: Grip | 'turn'; readonly start: Layer }>(undefined)
  const grip = (which: Grip | 'turn') => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { grip: which, start: layer }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!held.current) return
      event.stopPropagation()
      const { start, grip: dragged } = held.current
      const place = view.toImage({ x: event.clientX, y: event.clientY })
      const patch =
        dragged === 'turn' ? { rotation: rotateTo(start, place, event.shiftKey) } : resizeTo(start, dragged, place, event.shiftKey)
      change({ do: 'edit', id: layer.id, patch }, `${dragged}-${layer.id}`)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      held.current = undefined
      settle()
    },
    onPointerCancel: () => {
      held.current = undefined
      settle()
    },
  })
  const [width, height] = [layer.width * view.scale, layer.height * view.scale]
  return (
    <div
      className={`photo-selection${layer.isLocked ? ' locked' : ''}`}
      style={{
        left: view.left + (layer.x - region.x) * view.scale,
        top: view.top + (layer.y - region.y) * view.scale,
        width,
        height,
        transform: `translate(-50%, -50%) rotate(${layer.rotation}deg)`,
      }}
    >
      {!layer.isLocked && (
        <>
          {gripsOf(layer).map((which) => (
            <span key={which} className={`crop-handle crop-${which}`} {...grip(which)} />
          ))}
          <span className="photo-turn" {...grip('turn')} />
        </>
      )}
    </div>
  )
}
