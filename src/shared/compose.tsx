import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { formatBytes } from '../../engine/view/format-bytes.ts'
import { Icon } from '../../engine/view/icon.tsx'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { usePartWords } from '../../engine/view/part-words.tsx'
import { utf8 } from './bytes.ts'
import { type SharedPart, textPart } from './contents.ts'
import { MOST_CONTENT_BYTES } from './wire.ts'
import { fill } from './words.ts'

export type Draft = { readonly text: string; readonly files: readonly File[] }
export const EMPTY_DRAFT: Draft = { text: '', files: [] }

export const draftBytes = ({ text, files }: Draft): number => files.reduce((sum, { size }) => sum + size, utf8(text).length)

/** Reads the files; a file that was moved or deleted since it was chosen is refused by the browser. */
export async function partsOfDraft({ text, files }: Draft): Promise<SharedPart[]> {
  const parts = text === '' ? [] : [textPart(text)]
  for (const file of files) parts.push({ name: file.name || 'file', type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) })
  return parts
}

/** What it is known by on this device. */
export function labelOf({ text, files }: Draft): string {
  const line = text.trim().split(/\r?\n/, 1)[0] ?? ''
  return [line, ...files.map(({ name }) => name)].filter(Boolean).join(', ').slice(0, 80)
}

/** Text and files, typed, pasted, dropped or chosen. */
export function Compose({ draft, onChange, children }: { draft: Draft; onChange: (draft: Draft) => void; children?: ReactNode }) {
  const say = usePartWords('clip')
  const w = useWords()
  const { locale } = useShell()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const [isOver, setOver] = useState(false)
  // What was typed into the prerendered page while its scripts were loading.
  const adopt = useEffectEvent(() => {
    const typed = area.current?.value ?? ''
    if (typed !== draft.text) onChange({ ...draft, text: typed })
  })
  useEffect(() => adopt(), [])
  const used = draftBytes(draft)
  const isTooLarge = used > MOST_CONTENT_BYTES
  const add = (files: FileList) => onChange({ ...draft, files: [...draft.files, ...files] })
  const paste = (event: ClipboardEvent) => {
    // A copied picture comes as a file; copied text with its picture counts as text.
    const { files } = event.clipboardData
    if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return
    event.preventDefault()
    add(files)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    add(event.dataTransfer.files)
  }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      className={isOver ? 'compose dragging' : 'compose'}
      role="group"
      aria-label={say('put')}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <textarea
        ref={area}
        className="compose-text"
        aria-label={say('text')}
        placeholder={say('text-placeholder')}
        value={draft.text}
        onChange={(event) => onChange({ ...draft, text: event.target.value })}
        onPaste={paste}
        spellCheck={false}
        aria-describedby={`${id}-size`}
      />
      {draft.files.length > 0 && (
        <ul className="compose-files" aria-label={say('files-list')}>
          {draft.files.map((file, index) => (
            <li key={index}>
              <Icon name="file" size={16} />
              <bdi>{file.name}</bdi>
              <span className="quiet tabular">{formatBytes(file.size, locale)}</span>
              <button
                type="button"
                className="icon-button small-button"
                aria-label={w('remove', file.name)}
                onClick={() => onChange({ ...draft, files: draft.files.filter((_, other) => other !== index) })}
              >
                <Icon name="x" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="compose-bar">
        <button type="button" className="button quiet-button" onClick={() => input.current?.click()}>
          <Icon name="paperclip" size={16} /> {say('files')}
        </button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={say('files')}
          onChange={(event) => {
            if (event.target.files) add(event.target.files)
            // So that the same file can be chosen again.
            event.target.value = ''
          }}
        />
        <span
          id={`${id}-size`}
          className={isTooLarge ? 'field-error tabular' : 'quiet small tabular'}
          role={isTooLarge ? 'alert' : undefined}
        >
          {fill(say(isTooLarge ? 'too-large' : 'size'), { used: formatBytes(used, locale), most: formatBytes(MOST_CONTENT_BYTES, locale) })}
        </span>
        {children}
      </div>
    </div>
  )
}
