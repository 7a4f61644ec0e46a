import { Fragment, memo, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../icon.tsx'
import { useWords } from '../../shell-context.tsx'
import { MergeBar, MergeChoice, MergedText } from './diff-merge.tsx'
import type { Part, Side } from './diff-part.ts'
import type { Choice } from './merge-text.ts'
import type { ViewProps } from '../types.ts'
import { type Merging, useMerging } from './use-merging.ts'

/** A part with the number of the block of differences that it belongs to, from 0. */
type Row = { readonly part: Part; readonly block?: number }
type Chunk = { readonly rows: readonly Row[]; readonly from: number }

const SIGNS = { same: '', removed: '−', added: '+', changed: '±', skipped: '⋯' } as const
const HEADS = ['change', 'line', 'before', 'line', 'after'] as const
/** Rows are drawn by the chunk, when they come near; very long comparisons have no more than so many chunks. */
const CHUNK = 60
const MOST_CHUNKS = 2000
/** Line numbers for which the style sheet has room: `digits-1` to `digits-8`. */
const MOST_DIGITS = 8
/** Height of a row that was never drawn, in pixels. */
const ROW_HEIGHT = 20

/**
 * Two texts line by line, what changed marked by sign, colour and underline; where the texts are at hand they are merged block by block, when asked.
 * Narrow screens set a line’s sides below each other, which no table element does and stays a table.
 */
export function DiffView({ view, value, texts }: ViewProps<readonly Part[]>) {
  const w = useWords()
  const scroller = useRef<HTMLDivElement>(null)
  const chunks = useMemo(() => chunksOf(value), [value])
  const [isMerging, setMerging] = useState(false)
  const canMerge = texts !== undefined && value.some(({ span }) => span)
  const merging = useMerging(value, isMerging ? texts : undefined, scroller)
  const digits = useMemo(() => String(lastLine(value)).length, [value])
  return (
    <div
      className="diff-view"
      role="presentation"
      onKeyDown={(event) => {
        if (!merging || !event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
        event.preventDefault()
        merging.go(event.key === 'ArrowDown' ? 1 : -1)
      }}
    >
      {canMerge && (
        <div className="diff-mode">
          <button type="button" className="bar-button" aria-pressed={isMerging} onClick={() => setMerging(!isMerging)}>
            <Icon name="merge" size={16} /> {w('merge')}
          </button>
        </div>
      )}
      {merging && <MergeBar merging={merging} />}
      <div className="table-scroll" role="region" aria-label={view.label} tabIndex={0} ref={scroller}>
        <div className={`diff code digits-${Math.min(digits, MOST_DIGITS)}`} role="table" aria-rowcount={value.length + 1}>
          <div className="hidden" role="rowgroup">
            <div role="row">
              {HEADS.map((word, index) => (
                <span key={index} role="columnheader">
                  {w(word)}
                </span>
              ))}
            </div>
          </div>
          {chunks.map((chunk, index) => (
            <ChunkRows
              key={index}
              chunk={chunk}
              isFirst={index === 0}
              merging={merging}
              isWanted={merging !== undefined && chunk.rows.some(({ part, block }) => part.span && block === merging.current)}
            />
          ))}
        </div>
      </div>
      {merging && <MergedText merging={merging} view={view} />}
    </div>
  )
}

function chunksOf(parts: readonly Part[]): Chunk[] {
  const size = Math.max(CHUNK, Math.ceil(parts.length / MOST_CHUNKS))
  const chunks: { rows: Row[]; from: number }[] = []
  let block = -1
  parts.forEach((part, index) => {
    if (index % size === 0) chunks.push({ rows: [], from: index })
    if (part.span) block++
    const isDifferent = part.kind !== 'same' && part.kind !== 'skipped'
    chunks.at(-1)?.rows.push(isDifferent && block >= 0 ? { part, block } : { part })
  })
  return chunks
}

function lastLine(parts: readonly Part[]): number {
  const last = (side: 'left' | 'right') => parts.findLast((part) => part[side])?.[side]?.line ?? 1
  return Math.max(last('left'), last('right'))
}

type ChunkProps = {
  readonly chunk: Chunk
  readonly isFirst: boolean
  /** To be drawn wherever it stands. */
  readonly isWanted: boolean
  readonly merging: Merging | undefined
}

/** Some rows, drawn while they are near the part that is seen; else a space as high as they were. */
function ChunkRows({ chunk, isFirst, isWanted, merging }: ChunkProps) {
  const body = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(isFirst)
  const [height, setHeight] = useState(chunk.rows.length * ROW_HEIGHT)
  useEffect(() => {
    const element = body.current as HTMLDivElement
    const watch = new IntersectionObserver(
      ([entry]) => {
        const near = entry?.isIntersecting ?? false
        if (!near && entry && entry.boundingClientRect.height > 0) setHeight(entry.boundingClientRect.height)
        setNear(near)
      },
      { root: element.closest('.table-scroll'), rootMargin: '800px 0px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={body} role="rowgroup">
      {isNear || isWanted ? (
        chunk.rows.map((row, index) => <PartRow key={index} row={row} at={chunk.from + index} merging={merging} />)
      ) : (
        <div role="row">
          <div role="cell" style={{ height }} />
        </div>
      )}
    </div>
  )
}

function PartRow({ row: { part, block }, at, merging }: { row: Row; at: number; merging: Merging | undefined }) {
  const choice = block === undefined ? undefined : merging?.choiceAt(block)
  return (
    <Fragment>
      {part.span && block !== undefined && merging && <MergeChoice block={block} choice={choice} merging={merging} />}
      <PartCells part={part} at={at} choice={choice} isCurrent={block !== undefined && block === merging?.current} />
    </Fragment>
  )
}

type CellsProps = { readonly part: Part; readonly at: number; readonly choice: Choice | undefined; readonly isCurrent: boolean }

const PartCells = memo(function PartCells({ part, at, choice, isCurrent }: CellsProps) {
  const w = useWords()
  return (
    <div
      className={`diff-row ${part.kind}${choice ? ` took-${choice}` : ''}${isCurrent ? ' current' : ''}`}
      role="row"
      aria-rowindex={at + 2}
    >
      <div className="sign" role="cell">
        {SIGNS[part.kind]}
        <span className="hidden">{w(`diff-${part.kind}`)}</span>
      </div>
      {part.kind === 'skipped' ? (
        <div className="across quiet" role="cell">
          {w('lines-same', String(part.count))}
        </div>
      ) : (
        <>
          <SideCells side={part.left} element="del" />
          <SideCells side={part.right} element="ins" />
        </>
      )}
    </div>
  )
})

function SideCells({ side, element: Changed }: { side: Side | undefined; element: 'del' | 'ins' }) {
  const place = Changed === 'del' ? 'left' : 'right'
  return (
    <>
      <div className={`line-number ${place}`} role="cell">
        {side?.line}
      </div>
      <div className={`side ${place}${side ? '' : ' none'}`} dir="auto" role="cell">
        {side?.tokens.map((token, index) =>
          token.changed ? <Changed key={index}>{token.text}</Changed> : <span key={index}>{token.text}</span>,
        )}
      </div>
    </>
  )
}
