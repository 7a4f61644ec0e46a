import type { KeyboardEvent } from 'react'
import type { Editor, EditorTool } from './editor-context.ts'
import { unitOf } from './new-layers.ts'
import type { View } from './use-view.ts'

type Around = {
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  readonly view: View | undefined
  readonly help: () => void
}

const LETTERS: Readonly<Record<string, EditorTool>> = {
  v: 'select',
  c: 'crop',
  r: 'resize',
  f: 'filters',
  a: 'adjust',
  t: 'text',
  s: 'shapes',
  b: 'draw',
  e: 'draw',
  k: 'stickers',
  l: 'layers',
}
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Keys that work while the focus is in the editor, but not in a field where one types. */
export function editorKey(event: KeyboardEvent, editor: Editor, around: Around): void {
  if (event.defaultPrevented || isTyping(event.target)) return
  const act = event.ctrlKey || event.metaKey ? withControl(event, editor, around) : plain(event, editor, around)
  if (!act) return
  event.preventDefault()
  act()
}

function withControl({ key, shiftKey }: KeyboardEvent, { selected, change, setTool }: Editor, { undo, redo }: Around) {
  const letter = key.toLowerCase()
  if (letter === 'z') return (shiftKey ? redo : undo) ?? nothing
  if (letter === 'y') return redo ?? nothing
  if (letter === 's') return () => setTool('export')
  if (letter === 'd' && selected) return () => change({ do: 'duplicate', id: selected.id, by: selected.height / 4 + 4 })
  return undefined
}

function plain({ key, shiftKey, altKey, target }: KeyboardEvent, editor: Editor, { view, help }: Around) {
  const { selected, change, document, select, setTool, setBrush, brush } = editor
  if (altKey) return undefined
  const [dx, dy] = ARROWS[key] ?? [0, 0]
  // Arrow keys move the layer only where nothing else wants them.
  if ((dx !== 0 || dy !== 0) && selected && !isWidget(target)) {
    const step = (shiftKey ? 10 : 1) * Math.max(1, Math.round(unitOf(document) / 500))
    const patch = { x: selected.x + dx * step, y: selected.y + dy * step }
    return () => change({ do: 'edit', id: selected.id, patch }, `nudge-${selected.id}`)
  }
  const at = document.layers.findIndex(({ id }) => id === selected?.id)
  if ((key === 'Delete' || key === 'Backspace') && selected) return () => change({ do: 'remove', id: selected.id })
  if (key === ']' && selected) return () => change({ do: 'reorder', id: selected.id, to: at + 1 })
  if (key === '[' && selected) return () => change({ do: 'reorder', id: selected.id, to: at - 1 })
  if (key === 'Escape' && selected) return () => select(undefined)
  if (key === '+' || key === '=') return () => view?.setZoom(view.zoom * 1.25)
  if (key === '-') return () => view?.setZoom(view.zoom / 1.25)
  if (key === '0') return () => view?.fit()
  if (key === '?') return help
  const tool = LETTERS[key.toLowerCase()]
  if (!tool) return undefined
  return () => {
    setTool(tool)
    if (tool === 'draw') setBrush({ ...brush, erases: key.toLowerCase() === 'e' })
  }
}

const nothing = () => undefined

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'color'].includes(target.type))
  )
}

const isWidget = (target: EventTarget): boolean => target instanceof HTMLInputElement
