import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { CodeEditorProps } from '../editor/code-editor.tsx'
import { isFile } from '../form-values.ts'
import { whenIdle } from '../when-idle.ts'
import { TextAreaControl, textOrFile } from './text-control.tsx'
import type { ControlProps } from './types.ts'

/** A text area that becomes a code editor once that has loaded; large texts stay files beside the field. */
export function EditorControl(props: ControlProps<string | File>) {
  const { field, value, onChange, onBlur, invalid, place, id } = props
  const [Editor, setEditor] = useState<ComponentType<CodeEditorProps>>()
  const cursor = useRef<number>(undefined)
  useEffect(() => {
    let current = true
    const cancel = whenIdle(
      () =>
        void import('../editor/code-editor.tsx').then(({ CodeEditor }) => {
          const area = document.getElementById(id)
          if (area instanceof HTMLTextAreaElement && document.activeElement === area) cursor.current = area.selectionStart
          if (current) setEditor(() => CodeEditor)
        }),
    )
    return () => {
      current = false
      cancel()
    }
  }, [id])
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
