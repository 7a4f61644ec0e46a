import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ControlProps } from '../controls/types.ts'
import { takeText } from '../form-values.ts'
import type { CodeEditorProps } from './code-editor.tsx'
import type { Span } from './go-to.ts'
import { whenEditorLoads } from './when-editor-loads.ts'

/** Less than this in pixels is no place for code; more is given by the pane, which an error below may take from. */
const LEAST = 220

type Area = ComponentType<ControlProps<string | File>>

/**
 * Hands over an editor that takes the place of the text area `id` of code, as large as that, once somebody uses the page. Under a finger
 * the text area stays: there its own keyboard, selection and menu are the better ones. Gives what takes it back.
 */
export function takeOver(id: string, callback: (area: Area) => void): () => void {
  if (!matchMedia('(pointer: fine)').matches) return () => {}
  return whenEditorLoads(id, (CodeEditor, selected) => {
    let held = selected
    const takeCursor = () => {
      const cursor = held
      held = undefined
      return cursor
    }
    const height = document.getElementById(id)?.offsetHeight ?? 0
    // At once: what is typed between a text area that has gone and an editor that has yet to come would be lost.
    flushSync(() => callback((props) => <CodeArea {...props} Editor={CodeEditor} takeCursor={takeCursor} height={height} />))
  })
}

type Props = ControlProps<string | File> & {
  readonly Editor: ComponentType<CodeEditorProps>
  /** The cursor of the text area, for the first editor only. */
  readonly takeCursor: () => Span | undefined
  readonly height: number
}

function CodeArea({ id, field, value, onChange, onBlur, invalid, place, language, Editor, takeCursor, height }: Props) {
  const [cursor] = useState(takeCursor)
  return (
    <div id={id} tabIndex={-1} className="editor code-area" style={{ minBlockSize: Math.min(height, LEAST) }}>
      <Editor
        value={value as string}
        onChange={onChange}
        onBlur={onBlur}
        onFile={(file) => void takeText(file).then(onChange)}
        label={field.label}
        placeholder={field.placeholder}
        invalid={invalid}
        language={language}
        offset={place?.offset}
        cursor={cursor}
      />
    </div>
  )
}
