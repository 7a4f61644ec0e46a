import { useAtomValue } from 'jotai/react'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { SearchDocument } from '../../../engine/search/documents.ts'
import type { PagePayload } from '../../../engine/site/page.ts'
import { Icon } from '../../../engine/view/icon.tsx'
import { useWords } from '../../../engine/view/shell-context.tsx'
import { GuessOption } from '../guess/guess-option.tsx'
import type { GuessedTool } from '../guess/guesser.ts'
import { useGuess, useOpenGuessed } from '../guess/use-guess.ts'
import { useSite } from '../site-context.tsx'
import { favouritesAtom, recentAtom } from '../state.ts'
import { type Action, matchActions, useActions } from './actions.ts'
import { HitRow, Option } from './hit-row.tsx'
import { NoMatch } from './no-match.tsx'
import { useActive, useSearch } from './use-search.ts'
import '../guess/guess.css'
import './search.css'

/** Of the visitor's own, and of popular tools, shown before anything is typed. */
const MOST_OWN = 5
const MOST_POPULAR = 6
/** More than this is no search, in UTF-16 units. */
const MOST_TYPED = 80
/** How much of it the palette repeats. */
const MOST_EXCERPT = 120
/** A single line that is pasted is a guess only where something is recognized in it, and else a search. */
const LEAST_SURE = 0.7
/** Hits of what is no tool, below the tools. */
const MOST_CONTENT = 6

type Group = { readonly name: string; readonly hits: readonly SearchDocument[]; readonly actions: readonly (Action | GuessedTool)[] }

/** Finds a tool, an article or an action from anywhere; before typing, what is the visitor's own and what is popular. */
export function Palette({ payload, onClose }: { payload: PagePayload; onClose: () => void }) {
  const w = useWords()
  const { navigate } = useSite()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [pasted, setPasted] = useState<string | File>()
  const guess = useGuess(pasted)
  const openGuessed = useOpenGuessed()
  const { loaded, failed, load, shown } = useSearch(text.trim())
  const own = [...new Set([...useAtomValue(favouritesAtom), ...useAtomValue(recentAtom)])]
  const actions = useActions(payload, loaded)
  // Closed before it goes, so that the focus returns to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => void load(), [load])

  const groups = loaded ? groupsOf() : []
  const rows = groups.flatMap((group) => [...group.hits, ...group.actions])
  const { active, setActive, move } = useActive(rows.length)
  const chosen = rows[active]
  const hasFailed = failed || (guess.status === 'failed' && text.trim() === '')

  function groupsOf(): Group[] {
    if (!loaded) return []
    const { search, say } = loaded
    const found = matchActions(actions, text)
    const { tools: fitting = [], label = '' } = guess.guessed ?? {}
    // What was pasted comes first; a word that is only a text is searched for, and what fits any text comes last.
    const isSure = pasted instanceof File || (fitting[0]?.confidence ?? 0) >= LEAST_SURE || text.trim() === ''
    const guessed = pasted !== undefined && fitting.length > 0 ? [{ name: label, hits: [], actions: fitting }] : []
    if (pasted !== undefined && text.trim() === '') return guessed
    const isRecognized = guessed.length > 0 && isSure
    if (text.trim() === '') {
      const mine = search().byIds(own).slice(0, MOST_OWN)
      const popular = search()
        .popular.filter(({ id }) => !mine.some((hit) => hit.id === id))
        .slice(0, MOST_POPULAR - Math.ceil(mine.length / 2))
      return [
        { name: w('recent-and-favourites'), hits: mine, actions: [] },
        { name: say('popular'), hits: popular, actions: [] },
        { name: say('actions'), hits: [], actions: found },
      ].filter((group) => group.hits.length + group.actions.length > 0)
    }
    // Numbers and signs of what was recognized are in many names; only one that has the whole of it is meant.
    const isMeant = ({ text: name }: SearchDocument) => !isRecognized || name.toLowerCase().includes(text.trim().toLowerCase())
    const tools = shown.filter((hit) => hit.kind === 'tool' && isMeant(hit))
    const content = shown.filter((hit) => hit.kind !== 'tool' && isMeant(hit)).slice(0, MOST_CONTENT)
    const isAction = found.length > 0 && (tools.length === 0 || found.length < 4)
    const groups = [
      { name: w('tools'), hits: tools, actions: [] },
      { name: say('actions'), hits: [], actions: found },
      { name: say('content'), hits: content, actions: [] },
    ].filter((group) => group.hits.length + group.actions.length > 0)
    if (isRecognized) return [...guessed, ...groups]
    // What was typed names an action more often than a tool that only mentions it.
    return isAction && !tools[0]?.text.toLowerCase().includes(text.trim().toLowerCase())
      ? [...groups.toSorted((a, b) => b.actions.length - a.actions.length), ...guessed]
      : [...groups, ...guessed]
  }
  /** Takes what belongs in no search field: a file, several lines, or more than anybody types. */
  const take = (given: string | File | undefined): boolean => {
    if (given === undefined || given === '') return false
    setPasted(given)
    const isTaken = given instanceof File || given.length > MOST_TYPED || /[\r\n]/.test(given.trim())
    if (isTaken) setText('')
    return isTaken
  }
  const open = (row: SearchDocument | Action | GuessedTool | undefined) => {
    if (!row) return
    onClose()
    if ('run' in row) row.run()
    else if ('tool' in row) void openGuessed(row)
    else navigate(row.url)
  }
  /** Enter was pressed before there was anything to choose from. */
  const isDue = useRef(false)
  const openDue = useEffectEvent(() => {
    if (isDue.current) open(chosen)
  })
  useEffect(() => {
    if (loaded) openDue()
  }, [loaded])
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (move(event) || event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      // A search field would take the first Escape to empty itself.
      event.preventDefault()
      onClose()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      isDue.current = !loaded
      open(chosen)
    }
  }
  let at = 0
  const row = (item: SearchDocument | Action | GuessedTool): ReactNode => {
    const index = at++
    const id = `palette-${index}`
    if ('tool' in item)
      return (
        <GuessOption
          key={item.tool}
          id={id}
          tool={item}
          preview={guess.previews.get(item.tool)}
          isActive={index === active}
          onPoint={() => setActive(index)}
          onOpen={() => open(item)}
        />
      )
    return 'run' in item ? (
      <Option key={item.id} id={id} isActive={index === active} onPoint={() => setActive(index)} onClick={() => open(item)}>
        <span className="tile plain-tile">
          <Icon name={item.icon} />
        </span>
        <span className="hit-text">{item.text}</span>
      </Option>
    ) : (
      <HitRow key={item.id} id={id} hit={item} index={index} isActive={index === active} onPoint={setActive} />
    )
  }
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={w('search')}
      onClose={onClose}
      onClick={(event) => {
        // Beside the dialog, or a link in it, which leads on by itself.
        if (event.target === dialog.current || (event.target as Element).closest('a')) onClose()
      }}
    >
      <div className="palette-box">
        <div
          className="palette-input"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            const dropped = event.dataTransfer.files[0] ?? event.dataTransfer.getData('text/plain')
            if (!take(dropped) && typeof dropped === 'string') setText(dropped)
          }}
        >
          <Icon name="search" />
          <input
            type="search"
            role="combobox"
            aria-label={w('search')}
            aria-expanded={rows.length > 0}
            aria-controls="palette-list"
            aria-autocomplete="list"
            aria-activedescendant={chosen && `palette-${active}`}
            placeholder={loaded?.say('palette-placeholder') ?? w('search-placeholder')}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              isDue.current = false
              setText(event.target.value)
              setActive(0)
              if (event.target.value.trim() !== String(pasted).trim()) setPasted(undefined)
            }}
            onPaste={(event) => {
              if (take(event.clipboardData.files[0] ?? event.clipboardData.getData('text/plain'))) event.preventDefault()
              setActive(0)
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="icon-button" aria-label={w('close')} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        {pasted !== undefined && text.trim() === '' && (
          <p className="palette-pasted" role="status">
            <Icon name={pasted instanceof File ? 'file' : 'clipboard-paste'} size={16} />{' '}
            <span className="palette-excerpt">{pasted instanceof File ? pasted.name : pasted.trim().slice(0, MOST_EXCERPT)}</span>
            <button type="button" className="icon-button" aria-label={w('clear')} onClick={() => setPasted(undefined)}>
              <Icon name="x" size={16} />
            </button>
          </p>
        )}
        <div id="palette-list" role="listbox" aria-label={w('search')} className="hits palette-list">
          {groups.map((group) => (
            <div key={group.name} role="group" aria-label={group.name}>
              <p className="hits-heading" aria-hidden="true">
                {group.name}
              </p>
              {group.hits.map(row)}
              {group.actions.map(row)}
            </div>
          ))}
        </div>
        {(hasFailed || (loaded && (text.trim() !== '' || guess.status === 'done'))) && (
          <div className="palette-foot">
            <NoMatch isFailed={hasFailed} loaded={loaded} count={rows.length} nothing={guess.guessed?.nothing} />
          </div>
        )}
      </div>
    </dialog>
  )
}
