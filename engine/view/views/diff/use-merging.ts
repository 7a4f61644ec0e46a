import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Sentences } from '../../../core/sentences.ts'
import { isLargeText } from '../../../core/large-text.ts'
import { useShell, useWords } from '../../shell-context.tsx'
import type { Part } from './diff-part.ts'
import { type Choice, type LineText, type Span, findLines, mergePieces } from './merge-text.ts'

type Choices = ReadonlyMap<string, Choice>
const NONE: Choices = new Map()

/** The state of putting one text together from two. */
export type Merging = {
  readonly total: number
  /** How many blocks have a choice. */
  readonly chosen: number
  /** The block last gone to or decided; -1 before that. */
  readonly current: number
  /** “Difference 3 of 12”, and how many are decided; empty until sentences can be formed. */
  readonly nameOf: (block: number) => string
  readonly state: string
  /** What just happened, for those who cannot see it. */
  readonly said: string
  readonly choiceAt: (block: number) => Choice | undefined
  /** Takes a side of a block; taking it again leaves the block undecided. */
  readonly choose: (block: number, choice: Choice) => void
  readonly chooseAll: (choice: 'left' | 'right') => void
  readonly undo: (() => void) | undefined
  /** Moves to the next or the previous block, its buttons in focus. */
  readonly go: (step: 1 | -1) => void
  /** The merged text up to about so many letters; undefined while the texts are read. */
  readonly merged: ((most?: number) => { readonly text: string; readonly isWhole: boolean }) | undefined
}

/** Undefined where nothing can be merged: without differences, or without the two texts. */
export function useMerging(
  parts: readonly Part[],
  texts: readonly unknown[] | undefined,
  scroller: RefObject<HTMLElement | null>,
): Merging | undefined {
  const w = useWords()
  const { sentences } = useShell()
  const [form, setForm] = useState<Sentences>()
  const spans = useMemo(() => parts.flatMap(({ span }) => (span ? [span] : [])), [parts])
  const left = sourceOf(texts?.[0])
  const right = sourceOf(texts?.[1])
  const canMerge = left !== undefined && right !== undefined && spans.length > 0
  const [state, setState] = useState({ left, right, history: [NONE], current: -1, said: '' })
  const [read, setRead] = useState<{
    readonly left: string | Blob
    readonly right: string | Blob
    readonly lines: readonly [LineText, LineText]
  }>()
  const lines = read?.left === left && read?.right === right ? read?.lines : undefined
  const wanted = useRef<number>(undefined)
  // Other rules leave choices standing where the blocks are the same; other texts do not.
  if (canMerge && (state.left !== left || state.right !== right)) setState({ left, right, history: [NONE], current: -1, said: '' })

  useEffect(() => {
    if (!canMerge) return
    let isCurrent = true
    void Promise.all([readSource(left), readSource(right)]).then(
      ([a, b]) => isCurrent && setRead({ left, right, lines: [findLines(a), findLines(b)] }),
    )
    return () => {
      isCurrent = false
    }
  }, [left, right, canMerge])
  useEffect(() => {
    let isCurrent = true
    if (canMerge) void sentences().then((loaded) => isCurrent && setForm(loaded))
    return () => {
      isCurrent = false
    }
  }, [canMerge, sentences])
  // Its rows are drawn by now.
  useEffect(() => {
    if (wanted.current === undefined) return
    const group = scroller.current?.querySelector(`[data-block="${wanted.current}"]`)
    wanted.current = undefined
    group?.scrollIntoView({ block: 'center' })
    const button = group?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? group?.querySelector('button')
    button?.focus({ preventScroll: true })
  })
  if (!canMerge) return undefined

  const { history, current, said } = state
  const choices = history.at(-1) ?? NONE
  const total = spans.length
  const choiceOf = (span: Span) => choices.get(keyOf(span))
  const stateOf = (made: Choices) => form?.say('merge-state', { chosen: spans.filter((span) => made.has(keyOf(span))).length, total }) ?? ''
  const nameOf = (block: number) => form?.say('merge-block', { index: block + 1, total }) ?? `${block + 1} / ${total}`
  const put = (made: Choices, at: number, what: string) =>
    setState({ ...state, history: [...history, made].slice(-MOST_UNDONE), current: at, said: `${what}. ${stateOf(made)}` })
  return {
    total,
    chosen: spans.filter((span) => choiceOf(span)).length,
    current,
    nameOf,
    state: stateOf(choices),
    said,
    choiceAt: (block) => choiceOf(spans[block] as Span),
    choose: (block, choice) => {
      const made = new Map(choices)
      const key = keyOf(spans[block] as Span)
      const isTaken = made.get(key) !== choice
      if (isTaken) made.set(key, choice)
      else made.delete(key)
      put(made, block, `${nameOf(block)}${w('colon')}${w(isTaken ? `merge-${choice}` : 'merge-none')}`)
    },
    chooseAll: (choice) => put(new Map(spans.map((span) => [keyOf(span), choice])), current, w(`merge-all-${choice}`)),
    undo:
      history.length > 1
        ? () => setState({ ...state, history: history.slice(0, -1), said: `${w('undo')}. ${stateOf(history.at(-2) ?? NONE)}` })
        : undefined,
    go: (step) => {
      const to = Math.min(Math.max(current + step, 0), total - 1)
      wanted.current = to
      setState({ ...state, current: to })
    },
    merged: lines && ((most = Infinity) => mergeUpTo(mergePieces(...lines, spans, choiceOf), most)),
  }
}

const MOST_UNDONE = 100

function keyOf({ left, right }: Span): string {
  return `${left.line} ${left.count} ${right.line} ${right.count}`
}

function mergeUpTo(pieces: Iterable<string>, most: number): { text: string; isWhole: boolean } {
  const taken: string[] = []
  let length = 0
  for (const piece of pieces) {
    if (length > most) return { text: taken.join('').slice(0, most), isWhole: false }
    taken.push(piece)
    length += piece.length
  }
  return length > most ? { text: taken.join('').slice(0, most), isWhole: false } : { text: taken.join(''), isWhole: true }
}

/** What a text can be read from: itself, or the file that a large one came from. */
function sourceOf(value: unknown): string | Blob | undefined {
  return typeof value === 'string' ? value : isLargeText(value) ? (value.source as Blob | undefined) : undefined
}

async function readSource(source: string | Blob | undefined): Promise<string> {
  if (source === undefined || typeof source === 'string') return source ?? ''
  // Read as the worker reads it: a byte order mark is part of the text.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await source.arrayBuffer())
}
