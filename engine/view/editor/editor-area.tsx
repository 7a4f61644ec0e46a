import { TextAreaControl } from '../controls/text-control.tsx'
import type { ControlProps } from '../controls/types.ts'
import { isFile, takeText } from '../form-values.ts'
import { useEditor } from './use-editor.ts'

/** `sheet` counts the texts that were put into the editor: each has an undo history of its own. */
export type AreaProps = ControlProps<string | File> & { readonly sheet?: number }

/** A text area that becomes a code editor once that has loaded. */
export function EditorArea(props: AreaProps) {
  const { field, value, onChange, onBlur, invalid, place, id } = props
  const loaded = useEditor(id)
  // Large texts stay files beside the field.
  if (!loaded || isFile(value)) return <TextAreaControl {...props} />
  return (
    <div id={id} tabIndex={-1} className="editor" style={{ minBlockSize: `min(${(field.lines ?? 8) * 1.5}em + 20px, var(--tall))` }}>
      <loaded.Editor
        key={props.sheet}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        onFile={(file) => (props.sheet === undefined ? void takeText(file).then(onChange) : onChange(file))}
        label={field.label}
        placeholder={field.placeholder}
        invalid={invalid}
        language={props.language}
        offset={place?.offset}
        cursor={loaded.cursor}
      />
    </div>
  )
}
