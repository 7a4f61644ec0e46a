import { useEffect, useRef, useState } from 'react'
import { type Rect, type Stand, standingSize } from '../../core/image-frame.ts'
import { regionRect } from '../../core/image-region.ts'
import type { LabelledField } from '../../site/page.ts'
import { usePartWords } from '../part-words.tsx'
import { ToolButton } from '../tool-button.tsx'
import { CropFrame } from './crop-frame.tsx'
import { CropNumbers } from './crop-numbers.tsx'
import { flipRect, moveRect, shapeRect, turnRect, turnStand } from './crop-rect.ts'
import { CropShapes } from './crop-shapes.tsx'
import { drawStanding } from './draw-standing.ts'
import type { Preview } from './image-preview.ts'
import type { CropFields } from './use-crop-fields.ts'

const MOST_ZOOM = 8

type Props = {
  readonly crop: CropFields
  readonly preview: Preview
  readonly value: string
  readonly presets: LabelledField | undefined
  readonly onChange: (region: string) => void
}

/** An image with the frame to crop by, and what belongs to it: shapes, turning, mirroring, straightening, numbers, zoom. */
export function CropStage({ crop, preview, value, presets, onChange }: Props) {
  const say = usePartWords('crop')
  const { stand, ratio, isRound } = crop
  const bounds = standingSize(preview.size, stand)
  const rect = regionRect(value, bounds, ratio) ?? { x: 0, y: 0, ...bounds }
  const [zoom, setZoom] = useState(1)
  const canvas = useRef<HTMLCanvasElement>(null)

  const { rotate, flipX, flipY, straighten: tilt } = stand
  useEffect(() => {
    const surface = canvas.current
    const context = surface?.getContext('2d')
    if (!surface || !context) return
    // A stand is equal when its parts are.
    const now: Stand = { rotate, flipX, flipY, straighten: tilt }
    const { width, height } = standingSize(preview.size, now)
    const share = Math.min(1, 1600 / Math.max(width, height))
    surface.width = Math.max(1, Math.round(width * share))
    surface.height = Math.max(1, Math.round(height * share))
    drawStanding(context, preview.bitmap, preview.size, now, surface)
  }, [preview, rotate, flipX, flipY, tilt])

  const change = ({ x, y, width, height }: Rect) => onChange([x, y, width, height].join(','))
  const isWhole = rect.width === bounds.width && rect.height === bounds.height
  /** The image stands otherwise now; the rectangle goes with it. */
  const restand = (next: Stand, moved: Rect) => {
    const room = standingSize(preview.size, next)
    crop.setStand(next)
    if (isWhole && ratio === undefined) return onChange('full')
    const kept = { ...moved, width: Math.min(moved.width, room.width), height: Math.min(moved.height, room.height) }
    const within = moveRect(kept, 0, 0, room)
    change(ratio === undefined ? within : shapeRect(within, ratio, room))
  }
  const straighten = (degrees: number) => {
    const next = { ...stand, straighten: degrees }
    const room = standingSize(preview.size, next)
    restand(next, { ...rect, x: rect.x + (room.width - bounds.width) / 2, y: rect.y + (room.height - bounds.height) / 2 })
  }
  const reshape = (text: string) => {
    const shape = regionRatio(text)
    if (shape !== undefined) change(shapeRect(rect, shape, bounds))
  }
  return (
    <div className="crop-stage">
      <CropShapes
        crop={crop}
        bounds={bounds}
        presets={presets}
        onRatio={(text) => {
          if (text !== 'free' && regionRatio(text) === undefined) return
          crop.set('preset', 'none')
          crop.set('ratio', text)
          reshape(text)
        }}
        onPreset={(preset) => {
          crop.set('preset', preset)
          crop.set('ratio', 'free')
          reshape(preset.replace('x', ':'))
        }}
      />
      <div className="crop-view">
        <div
          className="crop-paper"
          style={{
            aspectRatio: `${bounds.width} / ${bounds.height}`,
            width: `min(${100 * zoom}%, ${(zoom * 520 * bounds.width) / bounds.height}px)`,
          }}
        >
          <canvas ref={canvas} role="img" aria-label={say('image')} />
          <CropFrame rect={rect} bounds={bounds} ratio={ratio} isRound={isRound} onChange={change} />
        </div>
      </div>
      <div className="crop-tools">
        {crop.has('rotate') && (
          <>
            <ToolButton icon="rotate-ccw" label={say('left')} onClick={() => restand(turned(stand, 3), turnedRect(rect, bounds, 3))} />
            <ToolButton icon="rotate-cw" label={say('right')} onClick={() => restand(turned(stand, 1), turnedRect(rect, bounds, 1))} />
          </>
        )}
        {crop.has('flip') && (
          <>
            <ToolButton
              icon="flip-vertical-2"
              label={say('mirror-x')}
              isOn={stand.flipX}
              onClick={() => restand({ ...stand, flipX: !stand.flipX, straighten: 0 - stand.straighten }, flipRect(rect, 'x', bounds))}
            />
            <ToolButton
              icon="flip-horizontal-2"
              label={say('mirror-y')}
              isOn={stand.flipY}
              onClick={() => restand({ ...stand, flipY: !stand.flipY, straighten: 0 - stand.straighten }, flipRect(rect, 'y', bounds))}
            />
          </>
        )}
        {crop.has('shape') && (
          <ToolButton
            icon="circle"
            label={say('round')}
            isOn={isRound}
            onClick={() => crop.set('shape', isRound ? 'rectangle' : 'ellipse')}
          />
        )}
        <span className="crop-gap" />
        <ToolButton icon="zoom-out" label={say('zoom-out')} isOff={zoom <= 1} onClick={() => setZoom(Math.max(1, zoom / 1.5))} />
        <ToolButton
          icon="zoom-in"
          label={say('zoom-in')}
          isOff={zoom >= MOST_ZOOM}
          onClick={() => setZoom(Math.min(MOST_ZOOM, zoom * 1.5))}
        />
        <button
          type="button"
          className="button quiet-button"
          onClick={() => {
            for (const [role, first] of FIRST) crop.set(role, first)
            crop.setStand({ rotate: 0, flipX: false, flipY: false, straighten: 0 })
            onChange('full')
          }}
        >
          {say('whole')}
        </button>
      </div>
      {crop.has('straighten') && (
        <label className="crop-line">
          {say('straighten')}
          <input
            type="range"
            min={-45}
            max={45}
            step={0.1}
            value={stand.straighten}
            onChange={(event) => straighten(Number(event.target.value))}
          />
          <span className="tabular">{`${stand.straighten}°`}</span>
        </label>
      )}
      <CropNumbers rect={rect} bounds={bounds} ratio={ratio} onChange={change} />
    </div>
  )
}

const FIRST = [
  ['ratio', 'free'],
  ['preset', 'none'],
  ['shape', 'rectangle'],
] as const

const regionRatio = (text: string): number | undefined => {
  const [width, height] = text.split(':').map(Number)
  return width && height && width > 0 && height > 0 ? width / height : undefined
}

const turned = (stand: Stand, quarters: number): Stand => Array.from({ length: quarters }).reduce<Stand>((held) => turnStand(held), stand)

function turnedRect(rect: Rect, bounds: { width: number; height: number }, quarters: number): Rect {
  let [held, around] = [rect, bounds]
  for (let i = 0; i < quarters; i++) {
    held = turnRect(held, around)
    around = { width: around.height, height: around.width }
  }
  return held
}
