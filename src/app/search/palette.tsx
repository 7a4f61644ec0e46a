import { useAtomValue } from 'jotai/react'
import { useEffect, useRef, useState } from 'react'
import { Icon, ToolIcon } from '../../../engine/view/icon.tsx'
import { useWords } from '../../../engine/view/shell-context.tsx'
import { type SearchDocument, type ToolSearch, loadSearch } from './search.ts'
import { useSite } from '../site-context.tsx'
import { favouritesAtom, recentAtom } from '../state.ts'
import './palette.css'

const MOST = 12

/** Finds a tool from anywhere: fuzzy, by its name and by what people call it; before typing, favourites and recent ones. */
export function Palette({ onClose }: { onClose: () => void }) {
  const w = useWords()
  const { shell, navigate } = useSite()
  const dialog = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState<ToolSearch>()
  const [failed, setFailed] = useState(false)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const known = [...new Set([...useAtomValue(favouritesAtom), ...useAtomValue(recentAtom)])]

  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    loadSearch(shell.assets.search).then(setSearch, () => setFailed(true))
  }, [shell.assets.search])

  const results = search ? (text.trim() === '' ? search.byIds(known) : search.find(text)).slice(0, MOST) : []
  const open = (tool: SearchDocument | undefined) => {
    if (!tool) return
    onClose()
    navigate(tool.url)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setActive((active + (event.key === 'ArrowDown' ? 1 : -1) + results.length) % Math.max(1, results.length))
    } else if (event.key === 'Escape') {
      // A search field would take the first Escape to empty itself.
      event.preventDefault()
      onClose()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      open(results[active])
    }
  }
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={w('search')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="palette-box">
        <div className="palette-input">
          <Icon name="search" />
          <input
            type="search"
            role="combobox"
            aria-label={w('search')}
            aria-expanded={results.length > 0}
            aria-controls="palette-list"
            aria-activedescendant={results[active] && `palette-${active}`}
            placeholder={w('search-placeholder')}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setActive(0)
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="icon-button" aria-label={w('close')} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        {text.trim() === '' && results.length > 0 && <p className="palette-heading">{w('recent-and-favourites')}</p>}
        <ul id="palette-list" role="listbox" aria-label={w('search')} className="palette-list">
          {results.map((tool, index) => (
            <li
              key={tool.id}
              id={`palette-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerMove={() => setActive(index)}
              onClick={() => open(tool)}
            >
              <ToolIcon name={tool.icon} />
              <span className="palette-text">
                {tool.text}
                <span className="quiet small">{tool.category}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className="palette-note" role="status">
          {failed ? w('search-failed') : text.trim() !== '' && search && results.length === 0 ? w('search-no-match') : ''}
        </p>
      </div>
    </dialog>
  )
}
