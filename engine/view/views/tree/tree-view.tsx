import { useMemo, useState } from 'react'
import { type LargeText, isLargeText } from '../../../core/large-text.ts'
import { CopyButton } from '../../copy-button.tsx'
import { Icon } from '../../icon.tsx'
import { useWords } from '../../shell-context.tsx'
import { TextView } from '../text-view.tsx'
import { LargeTree } from './large-tree.tsx'
import { type TreeNode, childPath, parseTree, shownScalar } from './tree-data.ts'
import { type TreeEditing, TreeRowEdit } from './tree-row-edit.tsx'
import type { ViewProps } from '../types.ts'

const PAGE = 100

/** A JSON document to open and close branch by branch, and to change where it may be; only what is open is drawn. */
export function TreeView(props: ViewProps<string | LargeText>) {
  const { value, view, onEdit } = props
  const w = useWords()
  const [depth, setDepth] = useState(2)
  // A change shows at once; the result that it leads to follows.
  const [draft, setDraft] = useState({ of: value, text: value })
  const text = draft.of === value ? draft.text : value
  const tree = useMemo(() => (isLargeText(text) ? undefined : parseTree(text)), [text])
  if (isLargeText(text)) return <LargeTree bytes={text.bytes} label={view.label} fallback={<TextView {...props} />} />
  if (!tree) return <TextView {...props} />
  const editing = onEdit && {
    text,
    apply: (to: string) => {
      const isTaken = onEdit(text, to)
      if (isTaken) setDraft({ of: value, text: to })
      return isTaken
    },
  }
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
      <Branch key={depth} node={tree} name="$" path="$" openTo={depth} level={0} editing={editing} place={undefined} />
    </div>
  )
}

type BranchProps = {
  readonly node: TreeNode
  readonly name: string
  readonly path: string
  readonly openTo: number
  readonly level: number
  readonly editing: TreeEditing | undefined
  readonly place: { readonly parent: TreeNode; readonly index: number } | undefined
}

function Branch({ node, name, path, openTo, level, editing, place }: BranchProps) {
  const w = useWords()
  const [open, setOpen] = useState(level < openTo && (openTo < 99 || level < 12))
  const [shown, setShown] = useState(PAGE)
  const children = node.children
  if (!children)
    return (
      <div className="leaf">
        <span className="key">{name}</span> <span className={`value ${node.type}`}>{shownScalar(node.text)}</span>{' '}
        <CopyButton text={node.text} label={path} />
        {editing && <TreeRowEdit editing={editing} node={node} path={path} place={place} />}
      </div>
    )
  return (
    <div className="branch">
      <button type="button" className="branch-head" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} />
        <span className="key">{name}</span>{' '}
        <span className="quiet">{node.type === 'array' ? `[${children.length}]` : `{${children.length}}`}</span>
      </button>
      {editing && <TreeRowEdit editing={editing} node={node} path={path} place={place} />}
      {open && (
        <div className="children">
          {children.slice(0, shown).map((child, index) => (
            <Branch
              key={index}
              node={child.node}
              name={child.key}
              path={childPath(path, child.key, node.type)}
              openTo={openTo}
              level={level + 1}
              editing={editing}
              place={{ parent: node, index }}
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
