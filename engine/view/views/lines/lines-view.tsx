import type { Parser } from '@lezer/common'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePartWords } from '../../part-words.tsx'
import { ToolButton } from '../../tool-button.tsx'
import { useShell, useWords } from '../../shell-context.tsx'
import { MOST_FOUND, type Rows, findBytes, findRows, readRows } from './byte-rows.ts'
import { type Token, colorLines, loadParser } from './tokens.ts'
import './lines-view.css'

/** Height of a row in pixels, as the style sheet has it. */
const ROW = 22
/** Rows drawn above and below those in sight. */
const MARGIN = 12
/** Browsers know no taller elements than some 17 million pixels; from here on a step of the scroll bar is worth more rows. */
const TALLEST = 12_000_000
const SEARCH_AFTER_MS = 150

type Props = { readonly bytes: Uint8Array; readonly label: string; readonly language?: string | undefined }

/** A text of any size: only the rows in sight are read and drawn. */
export function LinesView({ bytes, label, language }: Props) {
  const say = usePartWords('lines')
  const w = useWords()
  const { locale } = useShell()
  /** What is drawn: the former text until the first rows of a new one are known; `share` is the part of it whose rows are. */
  const [shown, setShown] = useState<{ readonly bytes: Uint8Array; readonly rows: Rows; readonly share: number }>()
  const [parser, setParser] = useState<Parser>()
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState(480)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const ended = new AbortController()
    const show = (rows: Rows, share: number) => {
      // Whoever has scrolled is not taken up again by a text that is shorter for a moment.
      if (share === 1 || !box.current?.scrollTop) setShown({ bytes, rows, share })
    }
    void findRows(bytes, ended.signal, show).then((rows) => rows && show(rows, 1))
    return () => ended.abort()
  }, [bytes])
  useEffect(() => {
    let isCurrent = true
    void loadParser(language).then((loaded) => isCurrent && setParser(() => loaded))
    return () => {
      isCurrent = false
    }
  }, [language])
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => setHeight(element.clientHeight))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  const rows = shown?.rows
  const isWhole = shown?.share === 1
  const total = (rows?.count ?? 1) * ROW
  const tall = Math.min(total, TALLEST)
  // Of a text that is too tall, the share scrolled is the share of the rows above.
  const scrolled = total > TALLEST ? (top / Math.max(1, tall - height)) * (total - height) : top
  const first = Math.max(0, Math.floor(scrolled / ROW) - MARGIN)
  const last = Math.min(rows?.count ?? 0, Math.ceil((scrolled + height) / ROW) + MARGIN)
  const texts = useMemo(() => (shown ? readRows(shown.bytes, shown.rows, first, last) : []), [shown, first, last])
  const colored = useMemo(() => (parser ? colorLines(texts.join('\n'), parser) : undefined), [texts, parser])
  const goTo = (row: number) => {
    const at = Math.max(0, row * ROW - height / 2)
    box.current?.scrollTo({ top: total > TALLEST ? (at / (total - height)) * (tall - height) : at, left: 0 })
  }
  const search = useSearch(bytes, isWhole ? rows : undefined, goTo)
  const number = new Intl.NumberFormat(locale)
  const digits = String(rows?.count ?? 1).length
  return (
    <div className="lines-view">
      <div className="lines-bar" role="search">
        <input
          type="search"
          className="control"
          aria-label={say('search')}
          placeholder={say('search')}
          value={search.wanted}
          onChange={(event) => search.setWanted(event.target.value)}
          onKeyDown={search.onKeyDown}
        />
        <ToolButton icon="chevron-up" label={say('previous')} isSmall onClick={search.found ? () => search.step(-1) : undefined} />
        <ToolButton icon="chevron-down" label={say('next')} isSmall onClick={search.found ? () => search.step(1) : undefined} />
        <span className="quiet small" role="status">
          {search.text(say('none'), number)}
        </span>
        <span className="quiet small lines-count">
          {rows && isWhole
            ? `${say('rows')}${w('colon')}${number.format(rows.line(rows.count - 1) ?? rows.count)}`
            : (shown?.share ?? 0).toLocaleString(locale, { style: 'percent' })}
        </span>
      </div>
      {/* It scrolls, so it takes the focus for those who do so by keys. */}
      <div
        className="lines-box code"
        ref={box}
        role="group"
        aria-label={label}
        tabIndex={0}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <div className="lines-space" style={{ blockSize: tall }}>
          <div
            className="lines-rows"
            style={{ insetBlockStart: top - (scrolled - first * ROW), '--digits': digits } as React.CSSProperties}
            dir="ltr"
          >
            {texts.map((text, index) => (
              <div key={first + index} className={`lines-row${search.row === first + index ? ' found' : ''}`}>
                <span className="lines-number">{rows?.line(first + index)}</span>
                <span>
                  <Marked tokens={colored?.[index] ?? [{ text, kind: '' }]} wanted={search.wanted} />
                </span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

/** The places of what is looked for, and the one that is shown. */
function useSearch(bytes: Uint8Array, rows: Rows | undefined, goTo: (row: number) => void) {
  const [wanted, setWanted] = useState('')
  const [result, setResult] = useState<{ readonly places: readonly number[]; readonly at: number; readonly of: string }>()
  useEffect(() => {
    if (wanted === '') return
    const ended = new AbortController()
    const timer = setTimeout(() => {
      void findBytes(bytes, wanted, ended.signal).then((places) => places && setResult({ places, at: -1, of: wanted }))
    }, SEARCH_AFTER_MS)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [bytes, wanted])
  const current = wanted !== '' && result?.of === wanted ? result : undefined
  const found = current && current.places.length > 0 ? current : undefined
  const step = (direction: 1 | -1) => {
    if (!found || !rows) return
    const { length } = found.places
    const at = found.at < 0 && direction < 0 ? length - 1 : (found.at + direction + length) % length
    setResult({ ...found, at })
    goTo(rows.rowAt(found.places[at] as number))
  }
  const place = found?.places[found.at]
  return {
    wanted,
    setWanted,
    found,
    step,
    row: place === undefined ? undefined : rows?.rowAt(place),
    text: (none: string, number: Intl.NumberFormat) => {
      if (!current) return ''
      const { length } = current.places
      if (length === 0) return none
      return `${current.at < 0 ? '' : `${number.format(current.at + 1)} / `}${number.format(length)}${length >= MOST_FOUND ? '+' : ''}`
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      step(event.shiftKey ? -1 : 1)
    },
  }
}

/** A line in its colors, with what is looked for marked in it. */
function Marked({ tokens, wanted }: { tokens: readonly Token[]; wanted: string }) {
  return tokens.map(({ text, kind }, index) => {
    const parts = wanted === '' ? [text] : text.split(new RegExp(`(${wanted.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')})`, 'i'))
    const shown = parts.map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part))
    return kind === '' ? (
      shown
    ) : (
      <span key={index} className={kind}>
        {shown}
      </span>
    )
  })
}
