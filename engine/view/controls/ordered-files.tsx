import { Suspense, useMemo, useRef, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { formatBytes } from '../format-bytes.ts'
import type { FormValues } from '../form-values.ts'
import { useLoneWords } from '../hooks/use-lone-words.ts'
import { dropPlace, useOrder } from '../hooks/use-order.ts'
import { Icon } from '../icon.tsx'
import { lazyPart } from '../lazy-part.ts'
import { linesOf, moved, writeLines } from '../pages/file-lines.ts'
import { useCovers } from '../pages/use-covers.ts'
import { useParts } from '../parts-context.tsx'
import { useShell, useWords } from '../shell-context.tsx'
import { ToolButton } from '../tool-button.tsx'
import { FilePicture, MOST_PICTURES } from './file-picture.tsx'
import type { FileListProps } from './types.ts'
import { newId } from '../../core/bytes/new-id.ts'
import './ordered-files.css'

const PagePicker = lazyPart(() => import('../pages/page-picker.tsx').then((module) => module.PagePicker))

/** Longer side of the picture of a first page, in pixels of CSS. */
const COVER = 56

/**
 * Files whose order counts: dragged by their handles, or moved by arrow keys and buttons. Where a text has a line of pages for each of
 * them, the lines go with their files, and each file shows its pages to pick and order them.
 */
export function OrderedFiles(props: FileListProps & { readonly form: Control<FormValues>; readonly onRemove: (index: number) => void }) {
  const { id, field, files, form, onChange } = props
  const w = useWords()
  const say = useLoneWords('page-picker')
  const { locale } = useShell()
  const paged = useParts().fields.find(({ pages }) => pages?.file === field.name)
  const { field: text } = useController({ name: paged?.name ?? field.name, control: form })
  const covered = useMemo(() => files.slice(0, MOST_PICTURES), [files])
  const covers = useCovers(covered, paged?.drawer, COVER)
  const [opened, setOpened] = useState<File>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  // A very long text is held as a file, and then it is edited there alone.
  const lines = paged && typeof text.value === 'string' ? linesOf(text.value, files.length) : undefined

  const move = (from: number, to: number) => {
    if (lines) text.onChange(writeLines(moved(lines, from, to)))
    onChange(moved(files, from, to))
    setSaid(say?.('moved', { name: files[from]?.name ?? '', place: to + 1, count: files.length }) ?? '')
  }
  const { drag, handle } = useOrder(files.length, (from, to) => {
    move(from, to)
    requestAnimationFrame(() => list.current?.children[to]?.querySelector<HTMLElement>('.file-handle')?.focus())
  })
  const remove = (index: number) => {
    if (lines) text.onChange(writeLines(lines.toSpliced(index, 1)))
    props.onRemove(index)
  }
  return (
    <>
      <p className="hidden" role="status">
        {said}
      </p>
      <ol ref={list} className="ordered-files in-order">
        {files.map((file, index) => {
          const place = say?.('moved', { name: file.name, place: index + 1, count: files.length })
          const isOpen = file === opened
          return (
            <li key={keyOf(file)} className={dropPlace(drag, index)}>
              <div className="file-chip">
                {place !== undefined && files.length > 1 && (
                  <button type="button" className="icon-button file-handle" aria-label={place} title={say?.('drag')} {...handle(index)}>
                    <Icon name="grip-vertical" size={16} />
                  </button>
                )}
                <FilePicture file={file} isShown={index < MOST_PICTURES} cover={covers.get(file)} />
                <span className="file-name">{file.name}</span>
                <span className="quiet">{formatBytes(file.size, locale)}</span>
                <span className="file-buttons">
                  {files.length > 1 && (
                    <>
                      <ToolButton
                        isSmall
                        icon="arrow-up"
                        label={w('tree-up', file.name)}
                        onClick={index > 0 ? () => move(index, index - 1) : undefined}
                      />
                      <ToolButton
                        isSmall
                        icon="arrow-down"
                        label={w('tree-down', file.name)}
                        onClick={index < files.length - 1 ? () => move(index, index + 1) : undefined}
                      />
                    </>
                  )}
                  <ToolButton isSmall icon="x" label={w('remove', file.name)} onClick={() => remove(index)} />
                </span>
              </div>
              {say && paged && lines && (
                <>
                  <button
                    type="button"
                    id={`${id}-pick-${index}`}
                    className="link-button file-pages"
                    aria-expanded={isOpen}
                    onClick={() => setOpened(isOpen ? undefined : file)}
                  >
                    {say('pages-of', { name: file.name })}
                    {lines[index]?.trim() !== '' && `${w('colon')}${lines[index]}`}
                  </button>
                  {isOpen && (
                    <Suspense>
                      <PagePicker
                        {...props}
                        id={`${id}-pages`}
                        field={{ ...paged, label: say('pages-of', { name: file.name }) }}
                        value={lines[index] ?? ''}
                        onChange={(line) => text.onChange(writeLines(lines.with(index, line as string)))}
                        file={file}
                        onClose={() => {
                          setOpened(undefined)
                          document.getElementById(`${id}-pick-${index}`)?.focus()
                        }}
                      />
                    </Suspense>
                  )}
                </>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** A file keeps its row wherever it goes; two may bear the same name. */
const keys = new WeakMap<File, string>()
function keyOf(file: File): string {
  const key = keys.get(file) ?? newId()
  keys.set(file, key)
  return key
}
