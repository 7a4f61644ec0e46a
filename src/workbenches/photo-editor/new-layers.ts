import type { Brush } from './editor-context.ts'
import type { NewLayer, PhotoDocument, TextLayer } from './document.ts'
import { regionOf } from './document.ts'
import { measureText } from './draw-layer.ts'
import { type Point, lineBetween } from './layer-shape.ts'

/** Families that are on nearly every device, each with what stands in for it. */
export const FONTS = [
  { name: 'System', family: 'system-ui, sans-serif' },
  { name: 'Arial', family: 'Arial, Helvetica, "Liberation Sans", sans-serif' },
  { name: 'Verdana', family: 'Verdana, "DejaVu Sans", sans-serif' },
  { name: 'Trebuchet MS', family: '"Trebuchet MS", sans-serif' },
  { name: 'Impact', family: 'Impact, "Arial Narrow Bold", "Anton", sans-serif' },
  { name: 'Georgia', family: 'Georgia, "DejaVu Serif", serif' },
  { name: 'Times New Roman', family: '"Times New Roman", Times, "Liberation Serif", serif' },
  { name: 'Courier New', family: '"Courier New", Courier, "Liberation Mono", monospace' },
  { name: 'Comic Sans MS', family: '"Comic Sans MS", "Comic Neue", cursive' },
  { name: 'Brush Script MT', family: '"Brush Script MT", "Segoe Script", cursive' },
] as const

let measuring: OffscreenCanvasRenderingContext2D | null

/** A text layer with the room that its letters take. */
export function measured<L extends Omit<TextLayer, 'id'>>(layer: L): L {
  measuring ??= new OffscreenCanvas(1, 1).getContext('2d')
  return measuring ? { ...layer, ...measureText(measuring, layer) } : layer
}

/** The shorter side of what is kept: new layers are sized by it. */
export const unitOf = (document: PhotoDocument): number => Math.min(regionOf(document).width, regionOf(document).height)

export function middleOf(document: PhotoDocument): Point {
  const { x, y, width, height } = regionOf(document)
  return { x: x + width / 2, y: y + height / 2 }
}

export function newText(document: PhotoDocument, text: string, place: Point = middleOf(document)): NewLayer {
  return measured({
    kind: 'text',
    ...place,
    width: 0,
    height: 0,
    rotation: 0,
    opacity: 100,
    text,
    font: FONTS[1].family,
    size: Math.max(8, Math.round(unitOf(document) / 9)),
    color: '#ffffff',
    align: 'center',
    isBold: true,
    isItalic: false,
    outline: '#000000',
    outlineWidth: 6,
  })
}

export function newSticker(document: PhotoDocument, emoji: string): NewLayer {
  const side = Math.max(8, unitOf(document) / 4)
  return { kind: 'sticker', emoji, ...middleOf(document), width: side, height: side, rotation: 0, opacity: 100 }
}

/** A shape between two places: sides upright, lines from the one to the other. @param isEven as high as wide */
export function newShape(brush: Brush, from: Point, to: Point, isEven: boolean): NewLayer {
  const looks = { kind: 'shape', shape: brush.shape, fill: '', stroke: brush.color, strokeWidth: brush.width, opacity: 100 } as const
  if (brush.shape === 'line' || brush.shape === 'arrow') return { ...looks, ...lineBetween(from, to) }
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const even = Math.max(Math.abs(dx), Math.abs(dy))
  const [w, h] = isEven ? [Math.sign(dx || 1) * even, Math.sign(dy || 1) * even] : [dx, dy]
  return {
    ...looks,
    fill: brush.fill,
    x: from.x + w / 2,
    y: from.y + h / 2,
    width: Math.max(4, Math.abs(w)),
    height: Math.max(4, Math.abs(h)),
    rotation: 0,
  }
}
