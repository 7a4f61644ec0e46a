import { useEffect, useMemo, useRef, useState } from 'react'
import { type LargeText, isLargeText } from '../../../core/large-text.ts'
import { usePartWords } from '../../part-words.tsx'
import { ToolButton } from '../../tool-button.tsx'
import type { ViewProps } from '../types.ts'
import { type Piece, type Span, lineAt, piecesOf, stretchOf } from './marked-text.ts'
import './marked-view.css'

type Marked = { readonly count: number; readonly spans: readonly Span[] }

/** The input's own text with places in it marked by color and frame; buttons lead from one to the next and say where it is. */
export function MarkedView({ view, value, settings, texts }: ViewProps<Marked>) {
  const say = usePartWords('marked')
  const text = useText(texts?.[0])
  const [place, setPlace] = useState<{ readonly of: Marked; readonly index: number }>()
  const [withReplacements, setWithReplacements] = useState(false)
  const box = useRef<HTMLPreElement>(null)
  const { spans, count } = value
  const current = place?.of === value ? place.index : undefined
  const stretch = useMemo(() => (text === undefined ? undefined : stretchOf(text, spans, current ?? 0)), [text, spans, current])
  const pieces = useMemo(() => (text === undefined || !stretch ? [] : piecesOf(text, spans, stretch)), [text, spans, stretch])

  useEffect(() => {
    const pane = box.current
    const mark = current === undefined ? undefined : pane?.querySelector<HTMLElement>('.current')
    // Only the pane moves: the page stays where the buttons are.
    if (pane && mark) pane.scrollTop = mark.offsetTop - pane.clientHeight / 3
  }, [current])

  if (text === undefined || !stretch) return null
  const number = (amount: number) => amount.toLocaleString(settings.locale)
  const go = (step: number) => setPlace({ of: value, index: ((current ?? (step > 0 ? -1 : 0)) + step + spans.length) % spans.length })
  const said =
    current === undefined
      ? say(count === 0 ? 'none' : 'count').replace('{{count}}', number(count))
      : say('at')
          .replace('{{index}}', number(current + 1))
          .replace('{{count}}', number(count))
          .replace('{{line}}', number(lineAt(text, (spans[current] as Span).start)))
  const isPart = stretch[0] > 0 || stretch[1] < text.length
  return (
    <div className="marked-view">
      <div className="marked-bar">
        <span className="small marked-count" role="status">
          {said}
        </span>
        {spans.some(({ to }) => to !== undefined) && (
          <button
            type="button"
            className="bar-button"
            aria-pressed={withReplacements}
            onClick={() => setWithReplacements(!withReplacements)}
          >
            {say('replacements')}
          </button>
        )}
        <ToolButton icon="chevron-up" label={say('previous')} isSmall onClick={spans.length > 0 ? () => go(-1) : undefined} />
        <ToolButton icon="chevron-down" label={say('next')} isSmall onClick={spans.length > 0 ? () => go(1) : undefined} />
      </div>
      <pre
        className={`result-text marked-text${stretch[0] > 0 ? ' begun' : ''}${stretch[1] < text.length ? ' goes-on' : ''}`}
        dir="auto"
        tabIndex={0}
        role="region"
        aria-label={view.label}
        ref={box}
      >
        {pieces.map((piece, at) =>
          piece.index === undefined ? (
            piece.text
          ) : (
            <Mark key={at} piece={piece} isCurrent={piece.index === current} isChanged={withReplacements} />
          ),
        )}
      </pre>
      {(isPart || spans.length < count) && (
        <p className="quiet small">
          {isPart && say('part')} {spans.length < count && say('some').replace('{{count}}', number(spans.length))}
        </p>
      )}
    </div>
  )
}

function Mark({ piece, isCurrent, isChanged }: { readonly piece: Piece; readonly isCurrent: boolean; readonly isChanged: boolean }) {
  const { text, to } = piece
  const style = `${isCurrent ? 'current' : ''}${text === '' ? ' empty' : ''}`
  if (!isChanged || to === undefined) return <mark className={style}>{text}</mark>
  return (
    <mark className={`${style} changed`}>
      {text !== '' && <del>{text}</del>}
      {to !== '' && <ins>{to}</ins>}
    </mark>
  )
}

/** The text itself; one that crossed to the run as bytes is read again from its source. */
function useText(given: unknown): string | undefined {
  const source = isLargeText(given) ? ((given as LargeText).source as Blob | undefined) : undefined
  const [read, setRead] = useState<{ readonly of: Blob; readonly text: string }>()
  useEffect(() => {
    if (!source) return
    let isOver = false
    void source.text().then((text) => isOver || setRead({ of: source, text }))
    return () => {
      isOver = true
    }
  }, [source])
  if (typeof given === 'string') return given
  return source && read?.of === source ? read.text : undefined
}
