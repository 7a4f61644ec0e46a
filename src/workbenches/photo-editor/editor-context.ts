import { createContext, use } from 'react'
import type { GroupWord } from '../../../engine/view/part-words.tsx'
import type { Change } from './change.ts'
import type { Layer, NewLayer, PhotoDocument, ShapeKind } from './document.ts'
import type { Studio } from './studio-client.ts'

export const TOOLS = ['select', 'crop', 'resize', 'filters', 'adjust', 'text', 'shapes', 'draw', 'stickers', 'layers', 'export'] as const
export type EditorTool = (typeof TOOLS)[number]

/** How the next stroke, shape and text will look. */
export type Brush = {
  readonly color: string
  /** In pixels of the image. */
  readonly width: number
  readonly erases: boolean
  readonly shape: ShapeKind
  readonly fill: string
}

/** What the parts of the editor share. */
export type Editor = {
  readonly document: PhotoDocument
  readonly studio: Studio
  /** Changes with the same gesture are one step back. */
  readonly change: (change: Change, gesture?: string) => void
  readonly settle: () => void
  readonly selected: Layer | undefined
  readonly select: (id: string | undefined) => void
  readonly tool: EditorTool
  readonly setTool: (tool: EditorTool) => void
  readonly brush: Brush
  readonly setBrush: (brush: Brush) => void
  /** Ratio that the crop keeps; undefined when it is free. */
  readonly ratio: number | undefined
  readonly setRatio: (ratio: number | undefined) => void
  /** Adds a layer on top and selects it. */
  readonly add: (layer: NewLayer) => void
  readonly addText: (place?: { readonly x: number; readonly y: number }) => void
  readonly say: (word: GroupWord<'photo-editor'>) => string
}

export const EditorContext = createContext<Editor | undefined>(undefined)

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('no editor above')
  return editor
}
