import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import type { Rect, Size } from '../../core/image-frame.ts'
import { usePartWords } from '../part-words.tsx'
import { useWords } from '../shell-context.tsx'
import { HANDLES, type Handle, keyRect, moveRect, resizeRect } from './crop-rect.ts'
import './crop.css'

type Props = {
  readonly rect: Rect
  /** The whole image, in its own pixels; the frame lies over an element of that shape. */
  readonly bounds: Size
  readonly ratio?: number | undefined
  readonly isRound?: boolean
  readonly onChange: (rect: Rect) => void
}

type Drag = { readonly handle: Handle | 'move'; readonly start: Rect; readonly x: number; readonly y: number; readonly scale: number }

/** A frame over an image, moved and resized by pointer, touch and keyboard, in whole pixels of the image. */
export function CropFrame({ rect, bounds, ratio, isRound, onChange }: Props) {
  const say = usePartWords('crop')
  const w = useWords()
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag>(undefined)

  const begin = (handle: Drag['handle']) => (event: PointerEvent<HTMLElement>) => {
    const shown = area.current?.getBoundingClientRect().width
    if (!shown || event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { handle, start: rect, x: event.clientX, y: event.clientY, scale: bounds.width / shown }
  }
  const follow = (event: PointerEvent) => {
    const held = drag.current
    if (!held) return
    const [dx, dy] = [(event.clientX - held.x) * held.scale, (event.clientY - held.y) * held.scale]
    onChange(held.handle === 'move' ? moveRect(held.start, dx, dy, bounds) : resizeRect(held.start, held.handle, dx, dy, bounds, ratio))
  }
  const end = () => (drag.current = undefined)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return
    const moved = keyRect(rect, event.key, { alt: event.altKey, shift: event.shiftKey }, bounds, ratio)
    if (!moved) return
    event.preventDefault()
    event.stopPropagation()
    onChange(moved)
  }
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  const pointer = { onPointerMove: follow, onPointerUp: end, onPointerCancel: end }
  const place = {
    left: percent(rect.x, bounds.width),
    top: percent(rect.y, bounds.height),
    width: percent(rect.width, bounds.width),
    height: percent(rect.height, bounds.height),
  }
  return (
    <div className="crop-area" ref={area}>
      <span id={id} className="hidden">
        {say('keys')}
      </span>
      <div className="crop-shade">
        <div style={place} />
      </div>
      <div className={`crop-frame${isRound ? ' round' : ''}`} style={place}>
        <button
          type="button"
          className="crop-move"
          aria-label={`${say('frame')}${w('colon')}${rect.x}, ${rect.y}, ${rect.width} × ${rect.height}`}
          aria-describedby={id}
          onPointerDown={begin('move')}
          onKeyDown={onKeyDown}
          {...pointer}
        />
        {HANDLES.map((handle) => (
          <span key={handle} className={`crop-handle crop-${handle}`} onPointerDown={begin(handle)} {...pointer} />
        ))}
      </div>
    </div>
  )
}
