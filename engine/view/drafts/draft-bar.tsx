import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { type Word, useShell, useWords } from '../shell-context.tsx'
import type { UiIcon } from '../ui-icons.ts'
import { type Draft, titleOf } from './draft.ts'
import type { DeskState, DraftDesk } from './draft-desk.ts'

type Props = {
  readonly desk: DraftDesk
  readonly state: DeskState
  /** A file that is too long to be a draft lies over the current one. */
  readonly isAside: boolean
  readonly panel: string
  readonly onSearch: () => void
  readonly onWrite: () => void
}

/** The drafts as tabs, what can be done with the current one, and what is to be known. */
export function DraftBar({ desk, state, isAside, panel, onSearch, onWrite }: Props) {
  const w = useWords()
  const { drafts, current, trouble, removed, doubled } = state
  const [named, setNamed] = useState<string>()
  const isNaming = named === current.id
  if (named !== undefined && !isNaming) setNamed(undefined)
  const title = (draft: Draft) => titleOf(draft) || w('draft-untitled')
  const shownTrouble = isAside ? 'too-long' : trouble
  return (
    <div className="drafts">
      <div className="draft-row">
        <DraftTabs drafts={drafts} current={current} panel={panel} title={title} onSelect={(id) => desk.select(id)} />
        <DraftButton
          icon="plus"
          word="draft-new"
          onClick={() => {
            desk.create()
            onWrite()
          }}
        />
      </div>
      <div className="draft-row">
        <DraftButton icon="search" word="find-and-replace" onClick={onSearch} />
        <DraftButton icon="pencil" word="draft-rename" isBrief onClick={() => setNamed(isNaming ? undefined : current.id)} />
        <DraftButton icon="trash-2" word="draft-delete" isBrief onClick={() => desk.remove()} />
        {!shownTrouble && <span className="draft-note quiet small">{w('draft-kept')}</span>}
      </div>
      {isNaming && (
        <NameForm
          name={current.name ?? ''}
          placeholder={title(current)}
          onSubmit={(name) => {
            desk.rename(name)
            setNamed(undefined)
          }}
          onCancel={() => setNamed(undefined)}
        />
      )}
      <div role="status">
        {removed && (
          <p className="notice-line">
            <span>{`${w('draft-deleted')} ${title(removed)}`}</span>
            <button type="button" className="button quiet-button" onClick={() => desk.restore()}>
              <Icon name="undo-2" size={16} /> {w('undo')}
            </button>
            <CloseButton onClick={() => desk.dismiss()} />
          </p>
        )}
        {doubled && (
          <p className="notice-line">
            <span>{`${w('draft-doubled')} ${title(doubled)}`}</span>
            <CloseButton onClick={() => desk.dismiss()} />
          </p>
        )}
      </div>
      {shownTrouble && (
        <p className="alert" role="alert">
          <Icon name="circle-alert" /> <span>{w(`draft-${shownTrouble}`)}</span>
        </p>
      )}
    </div>
  )
}

type TabsProps = {
  readonly drafts: readonly Draft[]
  readonly current: Draft
  readonly panel: string
  readonly title: (draft: Draft) => string
  readonly onSelect: (id: string) => void
}

/** Tabs as the ARIA practices have them: one stop for the Tab key, arrows move and open. */
function DraftTabs({ drafts, current, panel, title, onSelect }: TabsProps) {
  const w = useWords()
  const { locale } = useShell()
  const list = useRef<HTMLDivElement>(null)
  const reveal = useEffectEvent((id: string) => {
    const tab = list.current?.children[drafts.findIndex((draft) => draft.id === id)]
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (list.current?.contains(document.activeElement)) (tab as HTMLElement | undefined)?.focus()
  })
  useEffect(() => reveal(current.id), [current.id])
  const move = (event: KeyboardEvent) => {
    const at = drafts.findIndex(({ id }) => id === current.id)
    const places: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: drafts.length - 1 }
    const to = drafts[((places[event.key] ?? NaN) + drafts.length) % drafts.length]
    if (!to) return
    event.preventDefault()
    onSelect(to.id)
  }
  return (
    <div className="draft-tabs" role="tablist" aria-label={w('drafts')} tabIndex={-1} ref={list} onKeyDown={move}>
      {drafts.map((draft) => {
        const isCurrent = draft.id === current.id
        return (
          <button
            key={draft.id}
            type="button"
            role="tab"
            aria-selected={isCurrent}
            aria-controls={panel}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => onSelect(draft.id)}
          >
            <span className="draft-title" dir="auto">
              {title(draft)}
            </span>
            <time className="quiet small" dateTime={new Date(draft.changed).toISOString()}>
              {timeOf(draft.changed, locale)}
            </time>
          </button>
        )
      })}
    </div>
  )
}

/** The time of today, else the day. */
function timeOf(time: number, locale: string): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(locale, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium' }).format(time)
}

type DraftButtonProps = {
  readonly icon: UiIcon
  readonly word: Word
  /** Its word is not drawn where there is little room. */
  readonly isBrief?: boolean
  readonly onClick: () => void
}

function DraftButton({ icon, word, isBrief, onClick }: DraftButtonProps) {
  const w = useWords()
  return (
    <button type="button" className={isBrief ? 'bar-button brief' : 'bar-button'} title={w(word)} onClick={onClick}>
      <Icon name={icon} size={16} /> <span>{w(word)}</span>
    </button>
  )
}

function CloseButton({ onClick }: { onClick: () => void }) {
  const w = useWords()
  return (
    <button type="button" className="icon-button small-button" aria-label={w('close')} onClick={onClick}>
      <Icon name="x" size={16} />
    </button>
  )
}

type NameFormProps = {
  readonly name: string
  readonly placeholder: string
  readonly onSubmit: (name: string) => void
  readonly onCancel: () => void
}

/** No form element: the editor stands inside the tool's own form. */
function NameForm({ name, placeholder, onSubmit, onCancel }: NameFormProps) {
  const w = useWords()
  const [typed, setTyped] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div
      className="row-form"
      role="group"
      aria-label={w('draft-rename')}
      onKeyDown={(event) => {
        const isEnter = event.key === 'Enter' && event.target === field.current
        if (!isEnter && event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        if (isEnter) onSubmit(typed)
        else onCancel()
      }}
    >
      <label>
        {w('tree-name')}
        <input
          className="control"
          value={typed}
          placeholder={placeholder}
          maxLength={100}
          ref={field}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button type="button" className="button" onClick={() => onSubmit(typed)}>
        {w('tree-apply')}
      </button>
      <button type="button" className="button quiet-button" onClick={onCancel}>
        {w('cancel')}
      </button>
    </div>
  )
}
