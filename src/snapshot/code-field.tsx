import { useId } from 'react'
import { useEditor } from '../../engine/view/editor/use-editor.ts'
import { useSnapshotWords } from './words.ts'

type Props = {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onFile: (file: File) => void
  readonly invalid: boolean
  readonly language: string
}

/** The code to be shown: a text area that can be written in at once, until the editor takes its place. */
export function CodeField({ value, onChange, onFile, invalid, language }: Props) {
  const { say } = useSnapshotWords()
  const id = useId()
  const editor = useEditor(id)
  const label = say('code')
  if (!editor)
    return (
      <textarea
        id={id}
        className="control code"
        aria-label={label}
        value={value}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <editor.Editor
      value={value}
      onChange={onChange}
      onBlur={() => undefined}
      onFile={onFile}
      label={label}
      invalid={invalid}
      language={language}
      cursor={editor.cursor}
    />
  )
}
