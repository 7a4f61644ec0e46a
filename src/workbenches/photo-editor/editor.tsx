import { useEffect, useReducer, useRef, useState } from 'react'
import { usePartWords } from '../../../engine/view/part-words.tsx'
import type { WorkbenchProps } from '../workbench.ts'
import { nextId } from './change.ts'
import { EditorContext, type Brush, type Editor, type EditorTool } from './editor-context.ts'
import { editorKey } from './editor-keys.ts'
import { historyReducer, startHistory } from './history.ts'
import { newText, unitOf } from './new-layers.ts'
import { Panel } from './panel.tsx'
import type { Project } from './project-store.ts'
import { Rail } from './rail.tsx'
import { Stage } from './stage.tsx'
import type { Studio } from './studio-client.ts'
import { TopBar } from './top-bar.tsx'
import { useProject } from './use-project.ts'
import type { View } from './use-view.ts'

type Props = Pick<WorkbenchProps, 'tool' | 'askTool'> & {
  readonly studio: Studio
  readonly project: Project
  readonly file: File
  readonly onClose: () => void
}

/** The editor of one image: bar, tools, stage and panel around one document. */
export function PhotoEditor({ studio, project, file, tool: entry, askTool, onClose }: Props) {
  const say = usePartWords('photo-editor')
  const [history, dispatch] = useReducer(historyReducer, project.document, startHistory)
  const { present: document } = history
  const keeping = useProject(project, document)
  const [selectedId, select] = useState<string>()
  const [tool, setTool] = useState<EditorTool>('select')
  const [ratio, setRatio] = useState<number>()
  const [isComparing, setComparing] = useState(false)
  const [helps, setHelps] = useState(false)
  const [brush, setBrush] = useState<Brush>(() => ({
    color: '#e11d48',
    width: Math.max(1, Math.round(unitOf(document) / 90)),
    erases: false,
    shape: 'rectangle',
    fill: '',
  }))
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'start' })
    root.current?.querySelector<HTMLElement>('.photo-stage')?.focus({ preventScroll: true })
  }, [])
  const view = useRef<View>(undefined)

  const change: Editor['change'] = (change, gesture) => dispatch({ type: 'change', change, ...(gesture !== undefined && { gesture }) })
  const add: Editor['add'] = (layer) => {
    select(nextId(document.layers))
    change({ do: 'add', layer })
  }
  const editor: Editor = {
    document,
    studio,
    change,
    settle: () => dispatch({ type: 'settle' }),
    selected: document.layers.find(({ id }) => id === selectedId),
    select,
    add,
    addText: (place) => add(newText(document, say('text-first'), place)),
    tool,
    setTool: (next) => {
      setTool(next)
      dispatch({ type: 'settle' })
    },
    brush,
    setBrush,
    ratio,
    setRatio,
    say,
  }

  const steps = {
    undo: history.past.length > 0 ? () => dispatch({ type: 'undo' }) : undefined,
    redo: history.future.length > 0 ? () => dispatch({ type: 'redo' }) : undefined,
  }
  return (
    <EditorContext value={editor}>
      <div
        className="photo-editor"
        ref={root}
        role="region"
        aria-label={say('editor')}
        onKeyDown={(event) => editorKey(event, editor, { ...steps, view: view.current, help: () => setHelps(!helps) })}
      >
        <TopBar
          name={file.name}
          keeping={keeping}
          {...steps}
          isComparing={isComparing}
          onCompare={setComparing}
          helps={helps}
          onHelp={setHelps}
          onFullScreen={() =>
            void (globalThis.document.fullscreenElement ? globalThis.document.exitFullscreen() : root.current?.requestFullscreen?.())
          }
          onClose={onClose}
        />
        <Rail />
        <Stage isComparing={isComparing} onView={(next) => (view.current = next)} />
        <Panel file={file} entry={entry} askTool={askTool} helps={helps} onHelp={setHelps} />
      </div>
    </EditorContext>
  )
}
