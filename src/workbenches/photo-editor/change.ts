import type { Rect } from '../../../engine/core/image-frame.ts'
import { flipRect, moveRect, turnRect, turnStand } from '../../../engine/view/crop/crop-rect.ts'
import { type Adjustments, NEUTRAL } from '../../../registry/tools/images/online-photo-editor/adjust.ts'
import type { PhotoFilter } from '../../../registry/tools/images/online-photo-editor/filters.ts'
import { type Layer, type LayerPatch, type NewLayer, type PhotoDocument, regionOf, standing } from './document.ts'

/** One thing that can be done to a document. */
export type Change =
  | { readonly do: 'turn' }
  | { readonly do: 'flip'; readonly axis: 'x' | 'y' }
  | { readonly do: 'straighten'; readonly degrees: number }
  | { readonly do: 'crop'; readonly rect: Rect | undefined }
  | { readonly do: 'resize'; readonly width: number | undefined }
  | { readonly do: 'filter'; readonly filter: PhotoFilter }
  | { readonly do: 'adjust'; readonly amounts: Partial<Adjustments> }
  | { readonly do: 'reset-colors' }
  | { readonly do: 'add'; readonly layer: NewLayer }
  | { readonly do: 'edit'; readonly id: string; readonly patch: LayerPatch }
  | { readonly do: 'remove'; readonly id: string }
  | { readonly do: 'duplicate'; readonly id: string; readonly by: number }
  /** Up is toward the viewer. */
  | { readonly do: 'reorder'; readonly id: string; readonly to: number }

/** Layers beyond this are refused: each is drawn anew with every change. */
export const MOST_LAYERS = 200

/** The document after a change; the same object when nothing changes. */
export function changed(document: PhotoDocument, change: Change): PhotoDocument {
  switch (change.do) {
    case 'turn':
      return turned(document)
    case 'flip':
      return flipped(document, change.axis)
    case 'straighten':
      return straightened(document, change.degrees)
    case 'crop':
      return cropped(document, change.rect)
    case 'resize': {
      const { width: _, ...rest } = document
      return change.width === undefined ? rest : { ...rest, width: change.width }
    }
    case 'filter':
      return change.filter === document.filter ? document : { ...document, filter: change.filter }
    case 'adjust':
      return { ...document, adjust: { ...document.adjust, ...change.amounts } }
    case 'reset-colors':
      return { ...document, adjust: NEUTRAL, filter: 'none' }
    default:
      return { ...document, layers: changedLayers(document.layers, change) }
  }
}

function changedLayers(layers: readonly Layer[], change: Extract<Change, { layer: unknown } | { id: string }>): readonly Layer[] {
  if (change.do === 'add') return layers.length >= MOST_LAYERS ? layers : [...layers, { ...change.layer, id: nextId(layers) } as Layer]
  const at = layers.findIndex(({ id }) => id === change.id)
  const layer = layers[at]
  if (!layer) return layers
  switch (change.do) {
    case 'edit':
      return layers.with(at, { ...layer, ...allowed(layer, change.patch) } as Layer)
    case 'remove':
      return layer.isLocked ? layers : layers.toSpliced(at, 1)
    case 'duplicate': {
      if (layers.length >= MOST_LAYERS) return layers
      const copy = { ...layer, id: nextId(layers), x: layer.x + change.by, y: layer.y + change.by, isLocked: false }
      return layers.toSpliced(at + 1, 0, copy)
    }
    case 'reorder': {
      const to = Math.min(layers.length - 1, Math.max(0, change.to))
      return layers.toSpliced(at, 1).toSpliced(to, 0, layer)
    }
  }
}

/** A locked layer can be renamed, hidden and unlocked, and nothing else. */
function allowed(layer: Layer, patch: LayerPatch): LayerPatch {
  if (!layer.isLocked) return patch
  const free = ['name', 'isHidden', 'isLocked']
  return Object.fromEntries(Object.entries(patch).filter(([key]) => free.includes(key)))
}

/** Numbers go on from the highest, so that an id is never used twice while its layer can come back by undo. */
export function nextId(layers: readonly Layer[]): string {
  return String(1 + layers.reduce((most, { id }) => Math.max(most, Number(id)), 0))
}

function turned(document: PhotoDocument): PhotoDocument {
  const bounds = standing(document)
  const { width: _, ...rest } = document
  return {
    ...rest,
    stand: turnStand(document.stand),
    crop: document.crop && turnRect(document.crop, bounds),
    ...(document.width !== undefined && {
      width: Math.max(1, Math.round((document.width * regionOf(document).height) / regionOf(document).width)),
    }),
    layers: document.layers.map((layer) => ({ ...layer, x: bounds.height - layer.y, y: layer.x, rotation: upright(layer.rotation + 90) })),
  }
}

/** Layers go to the other side, but what they say stays readable. */
function flipped(document: PhotoDocument, axis: 'x' | 'y'): PhotoDocument {
  const bounds = standing(document)
  const { stand } = document
  return {
    ...document,
    stand: {
      ...stand,
      flipX: axis === 'x' ? !stand.flipX : stand.flipX,
      flipY: axis === 'y' ? !stand.flipY : stand.flipY,
      straighten: stand.straighten === 0 ? 0 : -stand.straighten,
    },
    crop: document.crop && flipRect(document.crop, axis, bounds),
    layers: document.layers.map((layer) => ({
      ...layer,
      ...(axis === 'x' ? { x: bounds.width - layer.x } : { y: bounds.height - layer.y }),
      rotation: upright(-layer.rotation),
    })),
  }
}

/** The image turns around its middle; layers and the crop keep their distance from it. */
function straightened(document: PhotoDocument, degrees: number): PhotoDocument {
  const before = standing(document)
  const stand = { ...document.stand, straighten: degrees }
  const room = standing({ ...document, stand })
  const [dx, dy] = [(room.width - before.width) / 2, (room.height - before.height) / 2]
  const moved = { ...document, stand, layers: document.layers.map((layer) => ({ ...layer, x: layer.x + dx, y: layer.y + dy })) }
  const { crop } = document
  if (!crop) return moved
  const kept = { ...crop, width: Math.min(crop.width, room.width), height: Math.min(crop.height, room.height) }
  return { ...moved, crop: moveRect(kept, dx, dy, room) }
}

function cropped(document: PhotoDocument, rect: Rect | undefined): PhotoDocument {
  const { crop: _, ...rest } = document
  const bounds = standing(document)
  const isWhole = !rect || (rect.width === bounds.width && rect.height === bounds.height)
  return isWhole ? rest : { ...rest, crop: rect }
}

const upright = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180
