import { type ClipboardEvent, type DragEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { LARGE_TEXT } from '../../core/large-text.ts'
import { isFile, takeText } from '../form-values.ts'
import { lazyPart } from '../lazy-part.ts'
import { type ControlProps, ariaOf } from './types.ts'

const LargeTextChip = lazyPart(() => import('./large-text-chip.tsx').then((module) => module.LargeTextChip))

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

  if (isFile(value))
    return (
      <Suspense>
        <LargeTextChip file={value} id={props.id} onRemove={() => onChange('')} />
      </Suspense>
    )
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
