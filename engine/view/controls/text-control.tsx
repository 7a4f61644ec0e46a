import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { LARGE_TEXT, PREVIEW_LENGTH } from '../../core/large-text.ts'
import { formatBytes } from '../format.ts'
import { isFile, takeText } from '../form-values.ts'
import { Icon } from '../icon.tsx'
import { useShell, useWords } from '../shell-context.tsx'
import { type ControlProps, ariaOf } from './types.ts'

/** One line of text. */
export function LineControl(props: ControlProps<string>) {
  const { field, value, onChange, onBlur } = props
  return (
    <input
      {...ariaOf(props)}
      className="control"
      type="text"
      value={value}
      placeholder={field.placeholder}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}

/** A secret: never stored, hidden until asked. */
export function SecretControl(props: ControlProps<string>) {
  const { value, onChange, onBlur } = props
  const w = useWords()
  const [shown, setShown] = useState(false)
  return (
    <span className="with-button">
      <input
        {...ariaOf(props)}
        className="control code"
        type={shown ? 'text' : 'password'}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <button type="button" className="icon-button" aria-pressed={shown} aria-label={w('show')} onClick={() => setShown(!shown)}>
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </button>
    </span>
  )
}

/** Long text or code. A file dropped here, or a very long paste, is kept as a file beside the field. */
export function TextAreaControl(props: ControlProps<string | File>): ReactNode {
  const { field, value, onChange, onBlur, place } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const [dragging, setDragging] = useState(false)
  const offset = place?.offset
  const isCode = field.control === 'code'
  const { id } = props
  const [Editor, setEditor] = useState<typeof TextAreaControl>()
  useEffect(() => {
    if (!isCode) return
    let end: (() => void) | undefined
    let isOver = false
    void import('../editor/take-over.tsx').then(
      ({ takeOver }) => isOver || (end = takeOver(id, (next) => setEditor(() => next as typeof TextAreaControl))),
      // Cut off from the site the text area stays.
      () => {},
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [id, isCode])

  useEffect(() => {
    const element = area.current
    if (offset === undefined || !element || document.activeElement === element) return
    element.setSelectionRange(offset, Math.min(offset + 1, element.value.length))
  }, [offset])

  const drop = async (event: DragEvent) => {
    event.preventDefault()
    setDragging(false)
    const [file] = event.dataTransfer.files
    if (file) onChange(await takeText(file))
  }
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files
    const text = event.clipboardData.getData('text/plain')
    if (!file && text.length <= LARGE_TEXT) return
    event.preventDefault()
    void takeText(file && text === '' ? file : text).then(onChange)
  }

  if (isFile(value)) return <LargeTextChip file={value} id={props.id} onRemove={() => onChange('')} />
  if (Editor) return <Editor {...props} />
  return (
    <textarea
      {...ariaOf(props)}
      ref={area}
      className={`control area${isCode ? ' code' : ''}${dragging ? ' dragging' : ''}`}
      rows={field.lines ?? 8}
      value={value}
      placeholder={field.placeholder}
      autoComplete="off"
      autoCapitalize={isCode ? 'off' : undefined}
      spellCheck={isCode ? false : undefined}
      dir="auto"
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      onPaste={paste}
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={(event) => void drop(event)}
    />
  )
}

function LargeTextChip({ file, id, onRemove }: { file: File; id: string; onRemove: () => void }) {
  const w = useWords()
  const { locale } = useShell()
  const [preview, setPreview] = useState('')
  useEffect(() => {
    let current = true
    void file
      .slice(0, PREVIEW_LENGTH)
      .text()
      .then((text) => current && setPreview(text))
    return () => {
      current = false
    }
  }, [file])
  return (
    <div className="large-text" id={id} tabIndex={-1}>
      <p className="file-chip">
        <Icon name="file" />
        <span className="file-name">{file.name}</span>
        <span className="quiet">{formatBytes(file.size, locale)}</span>
        <button type="button" className="icon-button" aria-label={w('remove')} onClick={onRemove}>
          <Icon name="x" />
        </button>
      </p>
      <p className="quiet small">{w('large-text-kept')}</p>
      <pre className="preview" dir="auto">
        {preview}
      </pre>
    </div>
  )
}
