import { Icon } from '../../../engine/view/icon.tsx'
import type { UiIcon } from '../../../engine/view/ui-icons.ts'
import { type EditorTool, useEditor } from './editor-context.ts'

const TOOL_ICONS: Readonly<Record<EditorTool, UiIcon>> = {
  select: 'mouse-pointer-2',
  crop: 'crop',
  resize: 'scaling',
  filters: 'wand-sparkles',
  adjust: 'sliders-horizontal',
  text: 'type',
  shapes: 'shapes',
  draw: 'brush',
  stickers: 'smile',
  layers: 'layers',
  export: 'download',
}

const RAIL = ['select', 'crop', 'resize', 'filters', 'adjust', 'text', 'shapes', 'draw', 'stickers', 'layers'] as const

/** The tools: at the left of a wide window, along the bottom of a narrow one. */
export function Rail() {
  const { tool, setTool, say } = useEditor()
  return (
    <div className="photo-rail" role="toolbar" aria-label={say('tools')} aria-orientation="vertical">
      {RAIL.map((name) => (
        <button key={name} type="button" className="photo-tool" aria-pressed={tool === name} onClick={() => setTool(name)}>
          <Icon name={TOOL_ICONS[name]} size={20} />
          <span>{say(name)}</span>
        </button>
      ))}
    </div>
  )
}
