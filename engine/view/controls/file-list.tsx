import { formatBytes } from '../format-bytes.ts'
import { Icon } from '../icon.tsx'
import { usePartWords } from '../part-words.tsx'
import { useShell, useWords } from '../shell-context.tsx'
import { FilePicture, MOST_PICTURES } from './file-picture.tsx'
import { OrderedFiles } from './ordered-files.tsx'
import type { FileListProps } from './types.ts'

/** The chosen files, in an order that can be changed where it counts. */
export function FileList(props: FileListProps) {
  const { id, field, files, form, onChange } = props
  const p = usePartWords(field.value === 'files' ? 'files' : 'file')
  const w = useWords()
  const { locale } = useShell()
  const remove = (index: number) => {
    onChange(field.value === 'files' ? files.filter((_, other) => other !== index) : null)
    // Emptied, the picker takes the same file again.
    const picker = document.getElementById(id) as HTMLInputElement
    picker.value = ''
    picker.focus()
  }
  return (
    <>
      {field.ordered && form ? (
        <OrderedFiles {...props} form={form} onRemove={remove} />
      ) : (
        files.map((file, index) => (
          <p className="file-chip" key={`${index}-${file.name}`}>
            <FilePicture file={file} isShown={index < MOST_PICTURES} />
            <span className="file-name">{file.name}</span>
            <span className="quiet">{formatBytes(file.size, locale)}</span>
            <button type="button" className="icon-button" aria-label={w('remove', file.name)} onClick={() => remove(index)}>
              <Icon name="x" />
            </button>
          </p>
        ))
      )}
      {files.length > 1 && (
        <p className="quiet small" role="status">
          {p('total').replace('{{count}}', String(files.length))}{' '}
          {formatBytes(
            files.reduce((sum, file) => sum + file.size, 0),
            locale,
          )}
        </p>
      )}
    </>
  )
}
