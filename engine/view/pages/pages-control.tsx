import { Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Icon } from '../icon.tsx'
import { useTakeOver } from '../hooks/use-take-over.ts'
import { lazyPart } from '../lazy-part.ts'
import { usePartWords } from '../part-words.tsx'
import { LineControl } from '../controls/text-control.tsx'
import type { ControlProps } from '../controls/types.ts'

const PagePicker = lazyPart(() => import('./page-picker.tsx').then((module) => module.PagePicker))

/**
 * A text that names pages of a file, such as `1-3, 5, 8-`, and once the file is chosen a button to see its pages and pick them.
 * The entry’s `pages` names the fields that this control works with.
 */
export function PagesControl(props: ControlProps<string>) {
  const { id, field, form } = props
  if (!field.pages || !form) throw new Error(`field "${field.name}": the control pages needs pages: { file: … }`)
  const say = usePartWords('pages')
  useTakeOver(id)
  const file = useWatch({ control: form, name: field.pages.file })
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    document.getElementById(`${id}-pick`)?.focus()
  }
  return (
    <>
      <LineControl {...props} />
      {file instanceof File && (
        <>
          <button type="button" id={`${id}-pick`} className="button quiet-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Icon name="mouse-pointer-2" size={16} /> {say('pick')}
          </button>
          {isOpen && (
            <Suspense>
              <PagePicker {...props} file={file} onClose={close} />
            </Suspense>
          )}
        </>
      )}
    </>
  )
}
