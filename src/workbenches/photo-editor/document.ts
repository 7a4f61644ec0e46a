import { type Rect, type Size, type Stand, UPRIGHT, standingSize } from '../../../engine/core/image-frame.ts'
import { type Adjustments, NEUTRAL } from '../../../registry/tools/images/online-photo-editor/adjust.ts'
import type { PhotoFilter } from '../../../registry/tools/images/online-photo-editor/filters.ts'

/** What all layers have. Places and measures are in pixels of the image as it stands, before it is cropped. */
type LayerBase = {
  readonly id: string
  /** Given by the visitor; without it the kind serves. */
  readonly name?: string
  /** Middle of the layer. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Degrees clockwise. */
  readonly rotation: number
  /** 0 to 100. */
  readonly opacity: number
  readonly isHidden?: boolean
  readonly isLocked?: boolean
}

export type TextLayer = LayerBase & {
  readonly kind: 'text'
  readonly text: string
  readonly font: string
  readonly size: number
  readonly color: string
  readonly align: 'left' | 'center' | 'right'
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly outline: string
  /** Width of the outline as a percentage of the letters’ size; 0 for none. */
  readonly outlineWidth: number
}
export type ShapeKind = 'rectangle' | 'ellipse' | 'line' | 'arrow'
export type ShapeLayer = LayerBase & {
  readonly kind: 'shape'
  readonly shape: ShapeKind
  /** Empty for none. */
  readonly fill: string
  readonly stroke: string
  readonly strokeWidth: number
}
export type Stroke = {
  /** x and y by turns, from the layer’s middle, for a layer of the size `of` its drawing. */
  readonly points: readonly number[]
  readonly color: string
  readonly width: number
  readonly erases?: boolean
}
export type DrawingLayer = LayerBase & {
  readonly kind: 'drawing'
  readonly strokes: readonly Stroke[]
  /** Width of the drawing as its strokes count it; the layer’s own may be scaled. */
  readonly of: number
}
export type StickerLayer = LayerBase & { readonly kind: 'sticker'; readonly emoji: string }

export type Layer = TextLayer | ShapeLayer | DrawingLayer | StickerLayer
export type NewLayer = Layer extends infer L ? (L extends Layer ? Omit<L, 'id'> : never) : never
export type LayerPatch = Partial<
  Omit<TextLayer, 'id' | 'kind'> & Omit<ShapeLayer, 'id' | 'kind'> & Omit<DrawingLayer, 'id' | 'kind'> & Omit<StickerLayer, 'id' | 'kind'>
>

/** Everything that is done to an image; the image itself is never changed. */
export type PhotoDocument = {
  /** Upright, in pixels. */
  readonly source: Size
  readonly stand: Stand
  /** What is kept of the image as it stands; without it all. */
  readonly crop?: Rect
  /** Width of the result in pixels; without it one pixel is one pixel. */
  readonly width?: number
  readonly filter: PhotoFilter
  readonly adjust: Adjustments
  /** From the lowest to the uppermost. */
  readonly layers: readonly Layer[]
}

export function newDocument(source: Size): PhotoDocument {
  return { source, stand: UPRIGHT, filter: 'none', adjust: NEUTRAL, layers: [] }
}

/** The image as it stands, before it is cropped. */
export const standing = ({ source, stand }: Pick<PhotoDocument, 'source' | 'stand'>): Size => standingSize(source, stand)

/** The part that is kept. */
export function regionOf(document: PhotoDocument): Rect {
  return document.crop ?? { x: 0, y: 0, ...standing(document) }
}

/** Size of the result in pixels. */
export function resultSize(document: PhotoDocument): Size {
  const { width, height } = regionOf(document)
  if (document.width === undefined) return { width, height }
  return { width: document.width, height: Math.max(1, Math.round((height * document.width) / width)) }
}

export const isLine = (layer: Layer): boolean => layer.kind === 'shape' && (layer.shape === 'line' || layer.shape === 'arrow')
