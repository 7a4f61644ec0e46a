import { type DragEvent, useState } from 'react'
import type { LabelledField } from '../../site/page.ts'
import { Icon } from '../icon.tsx'
import type { LoneWord } from '../hooks/use-lone-words.ts'
import { takesArchives } from './batch-items.ts'
import { type ChosenFile, chosenFiles, droppedFiles } from './drop-files.ts'

type Props = {
  readonly field: LabelledField
  readonly p: LoneWord<'batch'>
  readonly isBusy: boolean
  readonly onFiles: (given: Promise<readonly ChosenFile[]> | readonly ChosenFile[]) => void
}

/** React has no type for it. */
const FOLDER = { webkitdirectory: '' }

/** Files, folders and archives: picked or dropped. */
export function FileSource({ field, p, isBusy, onFiles }: Props) {
  const [dragging, setDragging] = useState(false)
  const accept = field.accept && [...field.accept, ...(takesArchives(field) ? [] : ['.zip', 'application/zip'])].join(',')
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragging(false)
    if (!isBusy) onFiles(droppedFiles(event.dataTransfer))
  }
  const pick = (input: HTMLInputElement) => {
    onFiles(chosenFiles(input.files ?? []))
    input.value = ''
  }
  return (
    <div
      className={`drop-zone batch-drop${dragging ? ' dragging' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
    >
      <span className="batch-pickers">
        <label className="button small">
          <Icon name="file-up" size={16} /> {p('choose-files')}
          <input type="file" multiple accept={accept} disabled={isBusy} onChange={(event) => pick(event.target)} />
        </label>
        <label className="button small">
          <Icon name="layers" size={16} /> {p('choose-folder')}
          <input type="file" multiple {...FOLDER} disabled={isBusy} onChange={(event) => pick(event.target)} />
        </label>
      </span>
      <span className="quiet small">{p('drop')}</span>
    </div>
  )
}
