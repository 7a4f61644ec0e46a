import { useEffect, useState } from 'react'
import { PREVIEW_LENGTH } from '../../core/large-text.ts'
import { formatBytes } from '../format-bytes.ts'
import { Icon } from '../icon.tsx'
import { useShell, useWords } from '../shell-context.tsx'

/** A text that is kept as a file because it is long: its name, its size and how it begins. */
export function LargeTextChip({ file, id, onRemove }: { file: File; id: string; onRemove: () => void }) {
  const w = useWords()
  const { locale } = useShell()
  const [preview, setPreview] = useState('')
  // What is made of a large text is mostly as large: its view loads meanwhile.
  useEffect(() => void import('../views/lines/lines-view.tsx').catch(() => {}), [])
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
