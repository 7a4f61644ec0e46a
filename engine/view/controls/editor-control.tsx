import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CodeEditorProps } from '../editor/code-editor.tsx'
import type { Span } from '../editor/go-to.ts'
import { isFile } from '../form-values.ts'
import { whenIdle } from '../when-idle.ts'
import { TextAreaControl, textOrFile } from './text-control.tsx'
import type { ControlProps } from './types.ts'

/** A text area that becomes a code editor once that has loaded; large texts stay files beside the field. */
export function EditorControl(props: ControlProps<string | File>) {
  const { field, value, onChange, onBlur, invalid, place, id } = props
  const [Editor, setEditor] = useState<ComponentType<CodeEditorProps>>()
  const cursor = useRef<Span>(undefined)
  useEffect(
    () =>
      whenEditorLoads(id, (CodeEditor) => {
        const area = document.getElementById(id)
        if (area instanceof HTMLTextAreaElement && document.activeElement === area)
          cursor.current = { from: area.selectionStart, to: area.selectionEnd }
        // At once: what is typed between a text area that has gone and an editor that has yet to come would be lost.
        flushSync(() => setEditor(() => CodeEditor))
      }),
    [id],
  )
  if (!Editor || isFile(value)) return <TextAreaControl {...props} />
  return (
    <div id={id} tabIndex={-1} className="editor" style={{ minBlockSize: `${(field.lines ?? 12) * 1.5}em` }}>
      <Editor
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        onFile={(file) => void textOrFile(file).then(onChange)}
        label={field.label}
        invalid={invalid}
        language={props.language}
        offset={place?.offset}
        cursor={cursor.current}
      />
    </div>
  )
}

/** Calls back when the editor is there and no word is being composed in the text area, which would be cut off. Gives what takes it back. */
function whenEditorLoads(id: string, callback: (editor: ComponentType<CodeEditorProps>) => void): () => void {
  const ended = new AbortController()
  let isComposing = false
  let loaded: (() => void) | undefined
  const follow = (event: Event) => {
    if ((event.target as Element).id !== id) return
    isComposing = event.type === 'compositionstart'
    if (!isComposing) setTimeout(() => !isComposing && loaded?.())
  }
  document.addEventListener('compositionstart', follow, ended)
  document.addEventListener('compositionend', follow, ended)
  const cancel = whenIdle(
    () =>
      void import('../editor/code-editor.tsx').then(({ CodeEditor }) => {
        loaded = () => {
          if (ended.signal.aborted) return
          ended.abort()
          callback(CodeEditor)
        }
        if (!isComposing) loaded()
      }),
  )
  return () => {
    ended.abort()
    cancel()
  }
}
