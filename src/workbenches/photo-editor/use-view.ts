import { type RefObject, useEffect, useState } from 'react'
import type { Rect, Size } from '../../../engine/core/image-frame.ts'
import type { Point } from './layer-shape.ts'

const LEAST_ZOOM = 0.25
export const MOST_ZOOM = 32
const MARGIN = 28

/** How the image lies in the stage: its scale in CSS pixels, and where its top left corner is. */
export type View = {
  readonly size: Size
  readonly scale: number
  readonly left: number
  readonly top: number
  readonly zoom: number
  readonly toImage: (client: Point) => Point
  readonly setZoom: (zoom: number, around?: Point) => void
  readonly pan: (dx: number, dy: number) => void
  readonly fit: () => void
}

type Place = { readonly zoom: number; readonly x: number; readonly y: number }
const FIT: Place = { zoom: 1, x: 0, y: 0 }

/** Zoom and pan of a stage. @param region what is shown, in pixels of the image as it stands */
export function useView(stage: RefObject<HTMLElement | null>, region: Rect): View {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [place, setPlace] = useState(FIT)
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])

  const fitting = Math.max(0.0001, Math.min((size.width - 2 * MARGIN) / region.width, (size.height - 2 * MARGIN) / region.height))
  const scale = fitting * place.zoom
  const left = size.width / 2 + place.x - (region.width * scale) / 2
  const top = size.height / 2 + place.y - (region.height * scale) / 2
  const inStage = ({ x, y }: Point): Point => {
    const box = stage.current?.getBoundingClientRect()
    return { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0) }
  }
  return {
    size,
    scale,
    left,
    top,
    zoom: place.zoom,
    toImage: (client) => {
      const { x, y } = inStage(client)
      return { x: (x - left) / scale + region.x, y: (y - top) / scale + region.y }
    },
    setZoom: (wanted, around) =>
      setPlace((held) => {
        const zoom = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, wanted))
        const at = around ? inStage(around) : { x: size.width / 2, y: size.height / 2 }
        const share = zoom / held.zoom
        const fromMiddle = { x: at.x - size.width / 2, y: at.y - size.height / 2 }
        return { zoom, x: fromMiddle.x - (fromMiddle.x - held.x) * share, y: fromMiddle.y - (fromMiddle.y - held.y) * share }
      }),
    pan: (dx, dy) => setPlace((held) => ({ ...held, x: held.x + dx, y: held.y + dy })),
    fit: () => setPlace(FIT),
  }
}
