import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { fitOf, givenBy } from '../../engine/core/recipes/fit.ts'
import type { RecipeStep } from '../../engine/core/recipe.ts'
import { giverOf, takerOf, type StepTool } from '../../engine/core/recipes/shape.ts'
import type { FittingTools } from '../../engine/site/recipe-data.ts'
import type { IconLink } from '../../engine/site/page.ts'
import { Icon, ToolIcon } from '../../engine/view/icon.tsx'
import { useWords } from '../../engine/view/shell-context.tsx'
import type { SearchDocument } from '../../engine/search/documents.ts'
import { useSearch } from '../app/search/use-search.ts'
import { loadFitting } from './load-step.ts'
import { type RecipeWord, useRecipeWords } from './words.ts'

type Props = {
  readonly fitting: string
  /** The last step that is on, whose result the new one takes; undefined before the first. */
  readonly before: { readonly tool: StepTool; readonly step: RecipeStep } | undefined
  readonly isFull: boolean
  readonly onAdd: (link: IconLink) => void
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

const FITS: readonly string[] = ['exact', 'plain', 'other']

/** Most tools that are offered before anything is typed. */
const MOST = 12

type Offer = { readonly link: IconLink; readonly fit: number; readonly points: number }

/** Tools that take what comes, the best fitting first; before the first step, all that take or make something. */
function offers(fitting: FittingTools, before: Props['before']): ReadonlyMap<string, Offer> {
  const given = before && giverOf(before.tool.views, before.step)
  const own = before && fitting[before.tool.id]
  const kind = given && givenBy(given)
  const all = Object.values(fitting).flatMap((tool): (readonly [string, Offer])[] => {
    const taker = takerOf(tool, {})
    const { link, popular } = tool
    const liked = popular === undefined ? 0 : 1 / popular
    if (!before) return [[tool.id, { link, fit: 0, points: liked + (taker ? 1 : 0) }]]
    const fit = kind && taker ? FITS.indexOf(fitOf(kind, taker as never) ?? 'none') : -1
    const near = tool.category === own?.category ? 1 : 0
    return fit < 0 ? [] : [[tool.id, { link, fit, points: near + liked - 2 * fit + (own?.inverse === tool.id ? 0.5 : 0) }]]
  })
  return new Map(all)
}

/** Picks the tool of a new step: those that fit, and a search among them. */
export function AddStep({ fitting: url, before, isFull, onAdd, isOpen, onOpen }: Props) {
  const w = useWords()
  const say = useRecipeWords()
  const id = useId()
  const [fitting, setFitting] = useState<FittingTools>()
  const [failed, setFailed] = useState(false)
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const fits = useMemo(() => (fitting ? offers(fitting, before) : new Map<string, Offer>()), [fitting, before])
  const isOffered = useCallback(({ kind, id: toolId }: SearchDocument) => kind === 'tool' && fits.has(toolId), [fits])
  const { load, shown } = useSearch(text, isOffered)

  const wasOpen = useRef(false)
  useEffect(() => {
    // Whatever closed it, the focus is not lost with its field.
    if (!isOpen && wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
    if (!isOpen) return
    field.current?.focus()
    void load()
    loadFitting(url).then(setFitting, () => setFailed(true))
  }, [isOpen, url, load])

  const listed: readonly IconLink[] =
    text === ''
      ? [...fits.values()]
          .toSorted((a, b) => b.points - a.points)
          .slice(0, MOST)
          .map(({ link }) => link)
      : shown.slice(0, MOST).flatMap(({ id: toolId }) => fits.get(toolId)?.link ?? [])
  const close = () => {
    onOpen(false)
    setText('')
  }
  if (!isOpen)
    return (
      <button ref={opener} type="button" className="button recipe-add" disabled={isFull} onClick={() => onOpen(true)}>
        <Icon name="plus" size={16} /> {say(before ? 'add-step' : 'add-first')}
      </button>
    )
  return (
    <section
      className="recipe-picker"
      aria-label={say('add-step')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <div className="recipe-picker-head">
        <label className="hidden" htmlFor={id}>
          {say('search-fitting')}
        </label>
        <input
          id={id}
          ref={field}
          className="control"
          type="search"
          value={text}
          placeholder={say('search-fitting')}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="button" className="icon-button" aria-label={w('close')} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      {failed && <p role="alert">{w('search-failed')}</p>}
      <ul className="recipe-offers">
        {listed.map((link) => (
          <li key={link.id}>
            <button
              type="button"
              className="recipe-offer"
              onClick={() => {
                onAdd(link)
                setText('')
              }}
            >
              <ToolIcon name={link.icon} size={18} /> <span>{link.text}</span>
              <span className="quiet small">{rankWord(fits.get(link.id)?.fit, before !== undefined, say)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="quiet small" role="status">
        {fitting && listed.length === 0 ? say('no-fit') : ''}
      </p>
    </section>
  )
}

const RANKS: readonly RecipeWord[] = ['fits-exact', 'fits-plain', 'fits-maybe']

function rankWord(rank: number | undefined, isAfter: boolean, say: (word: RecipeWord) => string): string {
  const word = isAfter && rank !== undefined ? RANKS[rank] : undefined
  return word ? say(word) : ''
}
