import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../icon.tsx'
import { useWords } from '../../shell-context.tsx'
import type { UiIcon } from '../../ui-icons.ts'
import type { TreeNode } from './tree-data.ts'
import { addEntry, type Change, jsonOf, type Place, removeEntry, renameEntry, replaceValue, swapEntries } from './tree-edit.ts'

/** Makes a change at a place, which by `isKept` loses nothing there; false where that place is no more. */
export type EditTree = (place: Place, change: Change, isKept?: boolean) => boolean

type Props = { readonly edit: EditTree; readonly path: string; readonly place: Place }

/** A change of the object or list in which a value is. */
const within =
  (change: (text: string, parent: TreeNode, index: number) => string): Change =>
  (text, { parent, index }) =>
    parent ? change(text, parent.node, index) : text

/** The buttons of one row of a tree that can be changed, and the small form that they open. */
export function TreeRowEdit({ edit, path, place }: Props) {
  const w = useWords()
  const [form, setForm] = useState<'change' | 'add'>()
  const { node, parent, index } = place
  const siblings = parent?.node.children ?? []
  const isNamed = parent?.node.type === 'object'
  const canChange = isNamed || !node.children
  const button = (icon: UiIcon, label: string, onClick: () => void) => (
    <button type="button" className="icon-button small-button" aria-label={`${label}${w('colon')}${path}`} title={label} onClick={onClick}>
      <Icon name={icon} size={16} />
    </button>
  )
  const submit = (name: string, value: string) => {
    const add: Change = (text, at) => addEntry(text, at.node, name, jsonOf(value))
    const change: Change = (text, at) => {
      // The value stands after the name, so it is changed first.
      const changed = at.node.children ? text : replaceValue(text, at.node, jsonOf(value))
      const entry = isNamed ? at.parent?.node.children?.[at.index] : undefined
      return entry ? renameEntry(changed, entry, name) : changed
    }
    if (form === 'add' ? edit(place, add, true) : edit(place, change)) setForm(undefined)
  }
  return (
    <>
      <span className="row-buttons">
        {canChange && button('pencil', w('tree-change'), () => setForm(form === 'change' ? undefined : 'change'))}
        {node.children && button('plus', w('tree-add'), () => setForm(form === 'add' ? undefined : 'add'))}
        {index > 0 &&
          button('arrow-up', w('tree-up'), () =>
            edit(
              place,
              within((text, list, at) => swapEntries(text, list, at - 1)),
            ),
          )}
        {index < siblings.length - 1 && button('arrow-down', w('tree-down'), () => edit(place, within(swapEntries)))}
        {parent && button('trash-2', w('remove'), () => edit(place, within(removeEntry)))}
      </span>
      {form && (
        <EntryForm
          key={form}
          name={form === 'add' ? (node.type === 'object' ? '' : undefined) : isNamed ? siblings[index]?.key : undefined}
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
