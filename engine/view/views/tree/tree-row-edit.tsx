import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../icon.tsx'
import { useWords } from '../../shell-context.tsx'
import type { UiIcon } from '../../ui-icons.ts'
import type { TreeEntry, TreeNode } from './tree-data.ts'
import { addEntry, jsonOf, removeEntry, renameEntry, replaceValue, swapEntries } from './tree-edit.ts'

/** The document that a tree shows, and where a changed one goes. */
export type TreeEditing = { readonly text: string; readonly apply: (text: string) => boolean }

type Props = {
  readonly editing: TreeEditing
  readonly node: TreeNode
  readonly path: string
  /** Where the value stands in its object or list; the document itself stands in none. */
  readonly place: { readonly parent: TreeNode; readonly index: number } | undefined
}

/** The buttons of one row of a tree that can be changed, and the small form that they open. */
export function TreeRowEdit({ editing, node, path, place }: Props) {
  const w = useWords()
  const [form, setForm] = useState<'change' | 'add'>()
  const { text, apply } = editing
  const entry = place?.parent.children?.[place.index]
  const isNamed = place?.parent.type === 'object'
  const canChange = isNamed || !node.children
  const button = (icon: UiIcon, label: string, onClick: () => void) => (
    <button type="button" className="icon-button small-button" aria-label={`${label}${w('colon')}${path}`} title={label} onClick={onClick}>
      <Icon name={icon} size={16} />
    </button>
  )
  const submit = (name: string, value: string) => {
    // The value stands after the name, so it is changed first.
    const changed = node.children ? text : replaceValue(text, node, jsonOf(value))
    const next = form === 'add' ? addEntry(text, node, name, jsonOf(value)) : isNamed && entry ? renameEntry(changed, entry, name) : changed
    if (apply(next)) setForm(undefined)
  }
  return (
    <>
      <span className="row-buttons">
        {canChange && button('pencil', w('tree-change'), () => setForm(form === 'change' ? undefined : 'change'))}
        {node.children && button('plus', w('tree-add'), () => setForm(form === 'add' ? undefined : 'add'))}
        {place && place.index > 0 && button('arrow-up', w('tree-up'), () => apply(swapEntries(text, place.parent, place.index - 1)))}
        {place &&
          place.index < (place.parent.children?.length ?? 0) - 1 &&
          button('arrow-down', w('tree-down'), () => apply(swapEntries(text, place.parent, place.index)))}
        {place && button('trash-2', w('remove'), () => apply(removeEntry(text, place.parent, place.index)))}
      </span>
      {form && (
        <EntryForm
          key={form}
          name={form === 'add' ? (node.type === 'object' ? '' : undefined) : isNamed ? (entry as TreeEntry).key : undefined}
          value={form === 'add' ? '' : node.children ? undefined : node.text}
          onSubmit={submit}
          onCancel={() => setForm(undefined)}
        />
      )}
    </>
  )
}

type FormProps = {
  /** Undefined where there is nothing to name. */
  readonly name: string | undefined
  readonly value: string | undefined
  readonly onSubmit: (name: string, value: string) => void
  readonly onCancel: () => void
}

/** No form element: the tree stands inside the tool's own form. */
function EntryForm({ name, value, onSubmit, onCancel }: FormProps) {
  const w = useWords()
  const [newName, setName] = useState(name ?? '')
  const [newValue, setValue] = useState(value ?? '')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const submit = () => onSubmit(newName, newValue)
  return (
    <div
      className="row-form"
      role="group"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        if (event.key === 'Enter') submit()
        else onCancel()
      }}
    >
      {name !== undefined && (
        <label>
          {w('tree-name')} <input className="control" value={newName} ref={first} onChange={(event) => setName(event.target.value)} />
        </label>
      )}
      {value !== undefined && (
        <label>
          {w('tree-value')}{' '}
          <input
            className="control code"
            value={newValue}
            ref={name === undefined ? first : undefined}
            onChange={(event) => setValue(event.target.value)}
          />
        </label>
      )}
      <button type="button" className="button" onClick={submit}>
        {w('tree-apply')}
      </button>
      <button type="button" className="button quiet-button" onClick={onCancel}>
        {w('cancel')}
      </button>
    </div>
  )
}
