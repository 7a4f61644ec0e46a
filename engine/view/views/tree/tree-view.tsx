import { useMemo, useState } from 'react'
import { type LargeText, isLargeText } from '../../../core/large-text.ts'
import { CopyButton } from '../../copy-button.tsx'
import { Icon } from '../../icon.tsx'
import { useWords } from '../../shell-context.tsx'
import { TextView } from '../text-view.tsx'
import { LargeTree } from './large-tree.tsx'
import { childPath, parseTree, shownScalar } from './tree-data.ts'
import { changeNewest, type Place } from './tree-edit.ts'
import { type EditTree, TreeRowEdit } from './tree-row-edit.tsx'
import type { ViewProps } from '../types.ts'

const PAGE = 100

/** A JSON document to open and close branch by branch, and to change where it may be; only what is open is drawn. */
export function TreeView(props: ViewProps<string | LargeText>) {
  const { value, view, field } = props
  const w = useWords()
  const [depth, setDepth] = useState(2)
  // A change shows at once, for as long as the field holds it; the result that it leads to follows.
  const [draft, setDraft] = useState<string>()
  const text = draft !== undefined && field?.read() === draft ? draft : value
  const tree = useMemo(() => (isLargeText(text) ? undefined : parseTree(text)), [text])
  if (isLargeText(text)) return <LargeTree bytes={text.bytes} label={view.label} fallback={<TextView {...props} />} />
  if (!tree) return <TextView {...props} />
  const edit: EditTree | undefined =
    field &&
    ((place, change, isKept = false) => {
      const to = changeNewest(String(field.read()), text, place, change, isKept)
      if (to === undefined) return false
      field.write(to)
      setDraft(to)
      return true
    })
  return (
    <div className="tree code" role="group" aria-label={view.label}>
      <p className="tree-actions">
        <button type="button" className="button quiet-button" onClick={() => setDepth(99)}>
          <Icon name="chevrons-up-down" size={16} /> {w('expand-all')}
        </button>
        <button type="button" className="button quiet-button" onClick={() => setDepth(1)}>
          <Icon name="chevrons-down-up" size={16} /> {w('collapse-all')}
        </button>
      </p>
      <Branch key={depth} place={{ node: tree, index: 0 }} name="$" path="$" openTo={depth} level={0} edit={edit} />
    </div>
  )
}

type BranchProps = {
  readonly place: Place
  readonly name: string
  readonly path: string
  readonly openTo: number
  readonly level: number
  readonly edit: EditTree | undefined
}

function Branch({ place, name, path, openTo, level, edit }: BranchProps) {
  const w = useWords()
  const [open, setOpen] = useState(level < openTo && (openTo < 99 || level < 12))
  const [shown, setShown] = useState(PAGE)
  const { node } = place
  const { children } = node
  if (!children)
    return (
      <div className="leaf">
        <span className="key">{name}</span> <span className={`value ${node.type}`}>{shownScalar(node.text)}</span>{' '}
        <CopyButton text={node.text} label={path} />
        {edit && <TreeRowEdit edit={edit} path={path} place={place} />}
      </div>
    )
  return (
    <div className="branch">
      <button type="button" className="branch-head" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} />
        <span className="key">{name}</span>{' '}
        <span className="quiet">{node.type === 'array' ? `[${children.length}]` : `{${children.length}}`}</span>
      </button>
      {edit && <TreeRowEdit edit={edit} path={path} place={place} />}
      {open && (
        <div className="children">
          {children.slice(0, shown).map((child, index) => (
            <Branch
              key={index}
              place={{ node: child.node, parent: place, index }}
              name={child.key}
              path={childPath(path, child.key, node.type)}
              openTo={openTo}
              level={level + 1}
              edit={edit}
            />
          ))}
          {children.length > shown && (
            <button type="button" className="button quiet-button" onClick={() => setShown(shown + 10 * PAGE)}>
              {w('more-rows')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
