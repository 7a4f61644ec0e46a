import { Icon } from '../../../engine/view/icon.tsx'
import { useWords } from '../../../engine/view/shell-context.tsx'
import { ToolButton } from '../../../engine/view/tool-button.tsx'
import { useEditor } from './editor-context.ts'
import type { Keeping } from './use-project.ts'

type Props = {
  readonly name: string
  readonly keeping: Keeping
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  readonly isComparing: boolean
  readonly onCompare: (is: boolean) => void
  readonly helps: boolean
  readonly onHelp: (helps: boolean) => void
  readonly onFullScreen: () => void
  readonly onClose: () => void
}

/** What concerns all of the image: open another, undo and redo, compare, shortcuts, full screen, save. */
export function TopBar({ name, keeping, undo, redo, isComparing, onCompare, helps, onHelp, onFullScreen, onClose }: Props) {
  const { say, tool, setTool } = useEditor()
  const w = useWords()
  return (
    <div className="photo-top" role="toolbar" aria-label={say('editor')}>
      <ToolButton icon="arrow-left" label={say('another')} onClick={onClose} />
      <span className="photo-file">
        <span className="photo-name">{name}</span>
        <span className={`small ${keeping === 'not-kept' ? 'photo-warn' : 'quiet'}`} role="status">
          {say(keeping)}
        </span>
      </span>
      <ToolButton icon="undo-2" label={say('undo')} onClick={undo} />
      <ToolButton icon="redo-2" label={say('redo')} onClick={redo} />
      <ToolButton icon="eye" label={say('compare')} isOn={isComparing} onClick={() => onCompare(!isComparing)} />
      <span className="photo-wide">
        <ToolButton icon="keyboard" label={say('shortcuts')} isOn={helps} onClick={() => onHelp(!helps)} />
        <ToolButton icon="maximize" label={w('full-screen')} onClick={onFullScreen} />
      </span>
      <button type="button" className="button primary photo-save" aria-pressed={tool === 'export'} onClick={() => setTool('export')}>
        <Icon name="download" size={16} /> {say('export')}
      </button>
    </div>
  )
}
