import { useCallback, useId, useRef, useState } from 'react'
import type { SearchDocument } from '../../../engine/search/documents.ts'
import { Icon } from '../../../engine/view/icon.tsx'
import { useWords } from '../../../engine/view/shell-context.tsx'
import { homePath } from '../routing/paths.ts'
import { useSite } from '../site-context.tsx'
import { HitRow } from './hit-row.tsx'
import { NoMatch } from './no-match.tsx'
import { useActive, useSearch } from './use-search.ts'
import './search.css'

/** The home page's `?q=`, and what the box is called when it is sent without scripts. */
const QUERY = 'q'

const isTool = ({ kind }: SearchDocument) => kind === 'tool'

/**
 * The search of the home and error pages. Its index loads when the box is first used; what was typed before that, or before the page
 * worked, is found as soon as it is there.
 */
export function ToolSearch() {
  const w = useWords()
  const id = useId()
  const { shell, navigate } = useSite()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(true)
  const { loaded, failed, load, hits, shown } = useSearch(text, isTool)
  const { active, setActive, move } = useActive(hits.length)

  const begin = useCallback(
    (typed: string) => {
      setText(typed)
      setActive(0)
      setOpen(true)
      void load()
    },
    [load, setActive],
  )
  /** The field belongs to the browser until the page works: what it holds by then counts. */
  const arrive = useCallback(
    (element: HTMLInputElement | null) => {
      field.current = element
      if (!element) return
      const asked = new URLSearchParams(location.search).get(QUERY)
      if (element.value === '' && asked !== null) element.value = asked
      if (element.value !== '') begin(element.value)
      else if (document.activeElement === element) void load()
    },
    [begin, load],
  )
  const openHit = async () => {
    const found = loaded ?? (await load())
    const hit = loaded
      ? hits[active]
      : found
          ?.search()
          .find(field.current?.value ?? '')
          .find(isTool)
    if (hit) navigate(hit.url)
  }
  const isShown = text !== '' && isOpen
  return (
    <search
      className="tool-search"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <form
        action={homePath(shell.language)}
        onSubmit={(event) => {
          event.preventDefault()
          void openHit()
        }}
      >
        <label className="hidden" htmlFor={id}>
          {w('search')}
        </label>
        <span className="tool-search-box">
          <Icon name="search" />
          <input
            id={id}
            ref={arrive}
            name={QUERY}
            data-home-search=""
            type="search"
            role="combobox"
            aria-expanded={isShown && hits.length > 0}
            aria-controls={`${id}-hits`}
            aria-autocomplete="list"
            aria-activedescendant={isShown && hits[active] ? `${id}-${active}` : undefined}
            placeholder={w('search-placeholder')}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            onFocus={() => {
              setOpen(true)
              void load()
            }}
            onChange={(event) => begin(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && isShown) {
                event.preventDefault()
                setOpen(false)
              } else if (isShown) move(event)
            }}
          />
        </span>
      </form>
      {isShown && (loaded || failed) && (
        <div className="tool-search-results">
          <div id={`${id}-hits`} role="listbox" aria-label={w('search')} className="hits">
            {shown.map((hit, index) => (
              <HitRow key={hit.id} id={`${id}-${index}`} hit={hit} index={index} isActive={index === active} onPoint={setActive} />
            ))}
          </div>
          <NoMatch isFailed={failed} loaded={loaded} count={hits.length} />
        </div>
      )}
    </search>
  )
}
