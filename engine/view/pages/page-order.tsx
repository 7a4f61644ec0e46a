import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { useOrder } from '../hooks/use-order.ts'
import { Icon } from '../icon.tsx'
import type { LoneWord } from '../hooks/use-lone-words.ts'
import type { OrderItem } from './picks.ts'
import { type See, useSight } from './use-sight.ts'

type Props = {
  readonly id: string
  readonly say: LoneWord<'page-picker'>
  readonly label: string
  readonly items: readonly OrderItem[]
  readonly pictures: ReadonlyMap<number, string>
  readonly shape: number
  readonly see: See
  readonly onMove: (from: number, to: number) => void
}

/** The picked pages, or ranges, in their order, to change it by dragging, by the arrow keys, or by buttons. */
export function PageOrder({ id, say, label, items, pictures, shape, see, onMove }: Props) {
  const [at, setAt] = useState(0)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const current = Math.min(at, items.length - 1)
  const keys = useMemo(() => keysOf(items), [items])
  const placed = (index: number, place: number) =>
    say('moved', { name: say('page', { page: items[index]?.text ?? '' }), place: place + 1, count: items.length })
  const move = (from: number, to: number) => {
    setAt(to)
    setSaid(placed(from, to))
    onMove(from, to)
    // The keyboard goes with the page.
    requestAnimationFrame(() => focusItem(list, to))
  }
  const { drag, handle } = useOrder(items.length, move)
  useSight(list, items, see)
  const button = (word: 'earlier' | 'later', icon: 'arrow-left' | 'arrow-right', to: number): ReactNode => (
    <button type="button" className="button small" disabled={to < 0 || to >= items.length} onClick={() => move(current, to)}>
      <Icon name={icon} size={16} /> {say(word)}
    </button>
  )
  return (
    <section aria-labelledby={`${id}-order`}>
      <div className="page-bar">
        <span id={`${id}-order`}>{label}</span>
        {button('earlier', 'arrow-left', current - 1)}
        {button('later', 'arrow-right', current + 1)}
      </div>
      <p className="field-help" id={`${id}-order-keys`}>
        {say('keys-order')}
      </p>
      <p className="hidden" role="status">
        {said}
      </p>
      <ol ref={list} className="page-grid page-order" aria-describedby={`${id}-order-keys`}>
        {items.map(({ page, text }, index) => {
          const own = handle(index)
          const picture = pictures.get(page)
          return (
            <li key={keys[index]} data-page={page}>
              <button
                type="button"
                className={['page-tile', drag?.from === index && 'dragged', drag?.to === index && drag.from !== index && 'drop-here']
                  .filter(Boolean)
                  .join(' ')}
                aria-label={placed(index, index)}
                aria-pressed={index === current}
                {...own}
                // A finger on the page itself scrolls; it drags by the grip.
                onPointerDown={(event) =>
                  (event.pointerType !== 'touch' || (event.target as Element).closest('.page-grip')) && own.onPointerDown(event)
                }
                onFocus={() => setAt(index)}
                onClick={() => setAt(index)}
              >
                <span className="page-sheet" style={{ aspectRatio: shape }}>
                  {picture && <img src={picture} alt="" draggable={false} />}
                </span>
                <span className="page-number tabular">{text}</span>
                <span className="page-mark tabular" data-number={index + 1} />
                <span className="page-grip">
                  <Icon name="grip-vertical" size={16} />
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const focusItem = (list: RefObject<HTMLOListElement | null>, index: number) =>
  list.current?.children[index]?.querySelector('button')?.focus()

/** What is ordered keeps its tile wherever it goes; a page that comes several times has several. */
function keysOf(items: readonly OrderItem[]): readonly string[] {
  const times = new Map<string, number>()
  return items.map(({ text }) => {
    const time = (times.get(text) ?? 0) + 1
    times.set(text, time)
    return `${text}_${time}`
  })
}
