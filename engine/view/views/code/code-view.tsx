import { useEffect, useMemo, useState } from 'react'
import { type LargeText, isLargeText } from '../../../core/large-text.ts'
import { usePartWords } from '../../part-words.tsx'
import { ToolButton } from '../../tool-button.tsx'
import { whenUsed } from '../../when-used.ts'
import { LargeTextView } from '../text-view.tsx'
import type { Token } from '../lines/tokens.ts'
import type { ViewProps } from '../types.ts'
import { foldEnds, hiddenLines } from './code-lines.ts'
import './code-view.css'

/** Code of more letters, or of more lines, is shown by the lines in sight. */
const MOST_LETTERS = 64 * 1024
const MOST_LINES = 1500

/** Code, kept letter for letter, with line numbers, colors and folding; of a large one only the lines in sight are drawn. */
export function CodeView({ view, value, settings }: ViewProps<string | LargeText>) {
  const language = view.language?.startsWith('@') ? String(settings.lookup?.(view.language.slice(1)) ?? '') : view.language
  const lines = useMemo(() => (isLargeText(value) || value.length > MOST_LETTERS ? undefined : linesOf(value)), [value])
  const bytes = useMemo(() => (isLargeText(value) ? value.bytes : new TextEncoder().encode(value)), [value])
  if (isLargeText(value) || !lines || lines.length > MOST_LINES)
    return <LargeTextView bytes={bytes} label={view.label} language={language} />
  return <SmallCode text={value} lines={lines} label={view.label} language={language} />
}

type SmallProps = {
  readonly text: string
  readonly lines: readonly string[]
  readonly label: string
  readonly language: string | undefined
}

/** All of it is drawn, so that the browser’s own search and selection work; a line alone has no number. */
function SmallCode({ text, lines, label, language }: SmallProps) {
  const say = usePartWords('code')
  const colored = useColors(text, language)
  const ends = useMemo(() => foldEnds(lines), [lines])
  const [folding, setFolding] = useState<{ readonly of: string; readonly folded: ReadonlySet<number> }>()
  const folded = folding?.of === text ? folding.folded : NOTHING
  const hidden = useMemo(() => hiddenLines(ends, folded), [ends, folded])
  const fold = (next: ReadonlySet<number>) => setFolding({ of: text, folded: next })
  const toggle = (at: number) => {
    const next = new Set(folded)
    if (!next.delete(at)) next.add(at)
    fold(next)
  }
  const end = text.endsWith('\n') && '\n'
  const heads = ends.flatMap((end, at) => (end === undefined ? [] : at))
  if (lines.length === 1)
    return (
      <pre className="result-text code" dir="auto" tabIndex={0} aria-label={label}>
        {colored ? <Tokens tokens={colored[0] ?? []} /> : lines[0]}
        {end}
      </pre>
    )
  return (
    <div className="code-view">
      {heads.length > 0 && (
        <div className="code-actions">
          <ToolButton icon="chevrons-down-up" label={say('fold-all')} isSmall onClick={() => fold(new Set(heads.slice(1)))} />
          <ToolButton
            icon="chevrons-up-down"
            label={say('unfold-all')}
            isSmall
            onClick={folded.size > 0 ? () => fold(NOTHING) : undefined}
          />
        </div>
      )}
      <pre className="result-text code numbered" dir="auto" tabIndex={0} aria-label={label}>
        {lines.map((line, at) => {
          const isFolded = folded.has(at)
          return (
            // What is folded stays in the text, so that it is copied with the rest.
            <span key={at} className={`code-line${hidden.has(at) ? ' hidden-line' : ''}`}>
              {ends[at] !== undefined && (
                <button
                  type="button"
                  className={`fold${isFolded ? ' folded' : ''}`}
                  tabIndex={-1}
                  aria-expanded={!isFolded}
                  aria-label={say(isFolded ? 'unfold' : 'fold')}
                  onClick={() => toggle(at)}
                />
              )}
              {colored?.[at] ? <Tokens tokens={colored[at]} /> : line}
              {at < lines.length - 1 ? '\n' : end}
            </span>
          )
        })}
      </pre>
    </div>
  )
}

const NOTHING: ReadonlySet<number> = new Set()

/** A line feed ends the last line; it does not begin an empty one, which would have a number. */
const linesOf = (text: string): readonly string[] => text.replace(/\n$/, '').split('\n')

function Tokens({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map(({ text, kind }, index) =>
    kind === '' ? (
      text
    ) : (
      <span key={index} className={kind}>
        {text}
      </span>
    ),
  )
}

/** Colors come once somebody uses the page: until then it should stay quick, and the same text in plain reads as well. */
function useColors(text: string, language: string | undefined): readonly (readonly Token[])[] | undefined {
  const [colored, setColored] = useState<{ readonly of: string; readonly lines: readonly (readonly Token[])[] }>()
  useEffect(() => {
    if (language === undefined || language === '') return
    let isCurrent = true
    const cancel = whenUsed(async () => {
      const { loadParser, colorLines } = await import('../lines/tokens.ts')
      const parser = await loadParser(language)
      if (isCurrent && parser) setColored({ of: text, lines: colorLines(text, parser) })
    })
    return () => {
      isCurrent = false
      cancel()
    }
  }, [text, language])
  return colored?.of === text ? colored.lines : undefined
}
