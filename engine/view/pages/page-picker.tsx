import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type PageRange, parsePageRanges } from '../../core/pages/page-range.ts'
import type { ControlProps } from '../controls/types.ts'
import type { FormValues } from '../form-values.ts'
import { useLoneWords } from '../hooks/use-lone-words.ts'
import { useRoving } from '../hooks/use-roving.ts'
import { PageTile } from './page-tile.tsx'
import { PageOrder } from './page-order.tsx'
import {
  type Picks,
  type PickWay,
  addPages,
  extendPicks,
  movePick,
  orderItems,
  pickNumbers,
  pickedPages,
  removePages,
  writePicks,
} from './picks.ts'
import { pageOf, useSight } from './use-sight.ts'
import { useThumbnails } from './use-thumbnails.ts'
import './page-picker.css'

type Props = ControlProps<string> & { readonly file: File; readonly onClose: () => void }

/** Longer side of a picture, in pixels of CSS. */
const SIDE = 200
/** Shapes beyond these would leave no room for the others beside them. */
const [NARROWEST, WIDEST] = [0.5, 1.6]

/** The pages of a file to pick by pointer, touch and keyboard. The text says what is picked: what is picked here is written there. */
export function PagePicker({ id, field, value, onChange, form, file, onClose }: Props) {
  const say = useLoneWords('page-picker')
  const spec = field.pages
  const values = useWatch({ control: form }) as FormValues
  const password = spec?.password === undefined ? '' : String(values[spec.password] ?? '')
  const { thumbnails, see } = useThumbnails(file, password, field.drawer ?? '', SIDE)
  const { state, count, ratio, pictures } = thumbnails
  const order = spec?.order ?? {}
  const hasOrder = order === true || Object.entries(order).some(([name, is]) => [is].flat().includes(values[name] as string))
  const way: PickWay = spec?.ranges ? 'ranges' : hasOrder ? 'order' : 'pages'

  const read = useMemo(() => parsePageRanges(value, count), [value, count])
  const [lastRead, setLastRead] = useState<readonly PageRange[]>([])
  const isRead = Array.isArray(read)
  if (isRead && read !== lastRead) setLastRead(read as readonly PageRange[])
  const picks: Picks = isRead ? (read as readonly PageRange[]) : lastRead
  const picked = useMemo(() => new Set(pickedPages(picks)), [picks])
  const numbers = useMemo(() => pickNumbers(picks, way), [picks, way])

  const { grid, current, setCurrent, onKeyDown } = useRoving<HTMLDivElement>(count, '.page-tile')
  /** Where a range begins, and whether it is picked or let go. */
  const anchor = useRef<{ readonly page: number; readonly isPicked: boolean }>(undefined)
  const write = (next: Picks) => onChange(writePicks(next, count, way))
  const toggle = (page: number) => {
    const isPicked = !picked.has(page)
    anchor.current = { page, isPicked }
    write(isPicked ? addPages(picks, [page]) : removePages(picks, [page]))
  }
  const extend = (from: number, to: number) => {
    anchor.current ??= { page: from, isPicked: true }
    const { page, isPicked } = anchor.current
    const range = extendPicks([], page, to, way)
    write(isPicked ? extendPicks(picks, page, to, way) : removePages(picks, pickedPages(range)))
  }
  const all = () =>
    write(
      addPages(
        picks,
        Array.from({ length: count }, (_, page) => page).filter((page) => !picked.has(page)),
      ),
    )

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose()
    if (event.key === ' ') {
      event.preventDefault()
      return event.shiftKey ? extend(current, current) : toggle(current)
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      event.preventDefault()
      return all()
    }
    const to = onKeyDown(event)
    if (to !== undefined && event.shiftKey) extend(current, to)
  }
  const click = (event: MouseEvent) => {
    const page = pageOf((event.target as Element).closest('.page-tile'))
    if (page === undefined) return
    setCurrent(page)
    if (event.shiftKey && anchor.current) extend(page, page)
    else toggle(page)
  }
  useSight(grid, say && state === 'open' ? count : 0, see)
  /** What is there to order: the pages of a blank text are all of them, where one may be left blank. */
  const isAll = way === 'order' && value.trim() === '' && !field.required
  const ordered = useMemo(() => (isAll ? allOf(count) : picks), [isAll, count, picks])
  const items = useMemo(() => orderItems(ordered, count, way), [ordered, count, way])

  if (!say) return null
  if (state !== 'open')
    return (
      <p className="quiet small" role="status">
        {say(state)}
      </p>
    )
  const shape = Math.min(WIDEST, Math.max(NARROWEST, ratio))
  return (
    <div className="page-picker">
      <div className="page-bar">
        <span role="status">{say('picked', { count: picked.size, all: count })}</span>
        <button type="button" className="link-button" onClick={all}>
          {say('all')}
        </button>
        <button type="button" className="link-button" disabled={picked.size === 0} onClick={() => onChange('')}>
          {say('none')}
        </button>
      </div>
      <p className="field-help" id={`${id}-keys`}>
        {say(way === 'ranges' ? 'keys-ranges' : 'keys')}
      </p>
      <div
        ref={grid}
        className={`page-grid${isRead ? '' : ' stale'}`}
        role="listbox"
        tabIndex={-1}
        aria-multiselectable="true"
        aria-label={field.label}
        aria-describedby={`${id}-keys`}
        onKeyDown={press}
        onClick={click}
      >
        {Array.from({ length: count }, (_, page) => (
          <PageTile
            key={page}
            page={page}
            label={say('page', { page: page + 1 })}
            picture={pictures.get(page)}
            shape={shape}
            isPicked={picked.has(page)}
            number={numbers.get(page)}
            isStop={page === current}
          />
        ))}
      </div>
      {items.length > 1 && (
        <PageOrder
          id={id}
          say={say}
          items={items}
          label={way === 'ranges' ? field.label : say('order')}
          pictures={pictures}
          shape={shape}
          see={see}
          onMove={(from, to) => write(movePick(ordered, from, to, way))}
        />
      )}
    </div>
  )
}

const allOf = (count: number): Picks => [{ pages: Array.from({ length: count }, (_, page) => page) }]
