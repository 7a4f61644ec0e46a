import { type DragEvent, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '../icon.tsx'
import { useWords } from '../shell-context.tsx'
import { lazyPart } from '../lazy-part.ts'
import { usePartWords } from '../part-words.tsx'
import { type ControlProps, ariaOf } from './types.ts'
import './file-control.css'

const FileList = lazyPart(() => import('./file-list.tsx').then((module) => module.FileList))

/** One file or several: picked, dropped anywhere on the field, or pasted anywhere on the page. */
export function FileControl(props: ControlProps<File | null | readonly File[]>) {
  const { field, value, onChange, onBlur } = props
  const w = useWords()
  const [dragging, setDragging] = useState(false)
  const many = field.value === 'files'
  const p = usePartWords(many ? 'files' : 'file')
  const files = Array.isArray(value) ? (value as readonly File[]) : value ? [value as File] : []
  const add = (added: readonly File[]) => {
    if (added.length === 0) return
    onChange(many ? [...files, ...added] : (added[0] ?? null))
  }

  const addPasted = useEffectEvent(add)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pasted = [...(event.clipboardData?.files ?? [])]
      if (pasted.length === 0) return
      event.preventDefault()
      addPasted(pasted)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragging(false)
    add([...event.dataTransfer.files])
  }
  return (
    <div
      className={`drop-zone${dragging ? ' dragging' : ''}${files.length > 0 ? ' filled' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
    >
      <label className="drop-label">
        <Icon name="file-up" size={24} />
        <span>{w(many ? 'choose-files' : 'choose-file')}</span>
        <span className="quiet small">{w('drop-or-paste')}</span>
        <input
          {...ariaOf(props)}
          type="file"
          accept={field.accept?.join(',')}
          multiple={many}
          onChange={(event) => add([...(event.target.files ?? [])])}
          onBlur={onBlur}
        />
      </label>
      {field.accept?.includes('image/*') && (
        <label className="button small camera">
          {p('camera')}
          <input type="file" accept="image/*" capture="environment" onChange={(event) => add([...(event.target.files ?? [])])} />
        </label>
      )}
      {field.camera && <div className="camera-place" />}
      {files.length > 0 && (
        <Suspense>
          <FileList {...props} files={files} />
        </Suspense>
      )}
    </div>
  )
}
