import { csvLine, resultCells, resultColumns } from '../../batch/cells.ts'
import { createNames, type Names } from '../../batch/names.ts'
import { createGate, type Gate, runItems } from '../../batch/run-items.ts'
import { readZip, unpackEntry, ZipError, type ZipFault, type ZipLimits } from '../../batch/zip-read.ts'
import type { Failure } from '../../core/errors.ts'
import type { RunResult, Values } from '../../core/run.ts'
import type { ToolData } from '../../site/page.ts'
import type { FormatSettings } from '../format.ts'
import type { FormValues } from '../form-values.ts'
import type { NumberMarks } from '../local-number.ts'
import { type BatchItem, TooLarge } from './batch-items.ts'
import { bytesOf, madeOf } from './made.ts'
import { DiskFull, openSpool, type Spool } from './spool.ts'

/** Why an item has no result, beyond what tools say. */
export type OwnFault = 'disk-full' | 'no-result' | `zip-${ZipFault}`

export type ItemState = {
  readonly status: 'waiting' | 'running' | 'done' | 'failed'
  /** From 0 to 1, where the tool tells. */
  readonly progress?: number
  readonly failure?: Failure | { readonly own: OwnFault; readonly limit?: number }
  /** Bytes of its result. */
  readonly bytes?: number
  /** The start of its result, where that is text. */
  readonly text?: string
  /** Paths of its files in the archive. */
  readonly paths?: readonly string[]
}

/** What went wrong with each item that failed, in a sentence, by its place in the list. */
export type ItemErrors = ReadonlyMap<number, string>

/** What the batch is doing, and how far it is. The same object as long as nothing has changed. */
export type BatchView = {
  /** `stopping`: it was cancelled, and what was under way has not ended yet. */
  readonly phase: 'ready' | 'running' | 'paused' | 'stopping' | 'finished'
  readonly items: readonly BatchItem[]
  readonly states: readonly ItemState[]
  readonly done: number
  readonly failed: number
}

/** It has begun, and has not come to an end yet. */
export const isAtWork = ({ phase }: BatchView): boolean => phase !== 'ready' && phase !== 'finished'

export type BatchOptions = {
  readonly tool: ToolData
  readonly marks: NumberMarks
  readonly settings: FormatSettings
  readonly atOnce: number
  readonly run: (worker: number, input: Values, progress: (fraction: number) => void, signal: AbortSignal) => Promise<RunResult>
  /** The items are texts. */
  readonly readsText: boolean
  /** Results may be written to the device while the page is open. */
  readonly onDisk: boolean
}

export type Batch = {
  subscribe(listener: () => void): () => void
  view(): BatchView
  set(items: readonly BatchItem[]): void
  add(items: readonly BatchItem[]): void
  /** Works on what waits, with these values of the form. */
  start(values: FormValues): Promise<void>
  pause(): void
  resume(): void
  /** What is under way waits again. */
  cancel(): void
  /** What has failed waits again. */
  retry(): void
  /** All wait again, and results are let go. */
  reset(): void
  archive(): Promise<Blob>
  file(path: string): Promise<Blob>
  /** Items with their results as a table. @param heads of the items’ own cells */
  table(heads: readonly string[], labels: { readonly result: readonly string[]; readonly error: string }, errors: ItemErrors): string
  close(): void
}

/** Changes are told at most so often, as a fast tool ends thousands of items in a second. */
const TELL_MS = 100
/** Results as texts for a table take so many letters at most; what is longer is in the archive alone. */
const MOST_LETTERS = 50_000_000
const WAITING: ItemState = { status: 'waiting' }
const UNBOUNDED: ZipLimits = { entries: Infinity, bytes: Infinity, entryBytes: Infinity }

export function createBatch({ tool, marks, settings, atOnce, run, readsText, onDisk }: BatchOptions): Batch {
  let items: readonly BatchItem[] = []
  let states: ItemState[] = []
  let phase: BatchView['phase'] = 'ready'
  let shown: BatchView = { phase, items, states: [], done: 0, failed: 0 }
  let spool: Spool | undefined
  let names: Names | undefined
  let controller = new AbortController()
  let gate: Gate = createGate()
  let cells = new Map<number, readonly string[]>()
  let letters = 0
  const columns = resultColumns(tool.views)
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let archived: Promise<Blob> | undefined

  const tellNow = () => {
    clearTimeout(timer)
    timer = undefined
    const count = (status: ItemState['status']) => states.reduce((sum, state) => sum + (state.status === status ? 1 : 0), 0)
    shown = { phase, items, states: states.slice(), done: count('done'), failed: count('failed') }
    for (const listener of listeners) listener()
  }
  const tell = () => {
    timer ??= setTimeout(tellNow, TELL_MS)
  }
  const put = (index: number, state: ItemState) => {
    states[index] = state
    tell()
  }
  /** Paths of what was made, in the order of the items. */
  const made = () => states.flatMap(({ paths = [] }) => paths)
  const letGo = () => {
    spool?.close()
    spool = names = archived = undefined
    cells = new Map()
    letters = 0
  }

  const keep = async (index: number, input: Values, output: Values, open: Spool): Promise<ItemState> => {
    const item = items[index] as BatchItem
    const { files, text } = madeOf(tool, output, { ...settings, lookup: (name) => output[name] ?? input[name] })
    if (files.length === 0) return { status: 'failed', failure: { own: 'no-result' } }
    const row = resultCells(columns, output)
    const length = row.reduce((sum, cell) => sum + cell.length, 0)
    const paths = (names as Names).of(item.path, files)
    let bytes = 0
    for (const [at, file] of files.entries()) {
      const content = await bytesOf(file.content)
      bytes += content.byteLength
      await open.add(paths[at] as string, content)
    }
    if (letters + length <= MOST_LETTERS) {
      letters += length
      cells.set(index, row)
    }
    return { status: 'done', bytes, paths, ...(text !== undefined && { text }) }
  }

  const work = async (index: number, worker: number, values: FormValues, open: Spool, signal: AbortSignal): Promise<void> => {
    put(index, { status: 'running' })
    const state = await (async (): Promise<ItemState> => {
      try {
        const input = await (items[index] as BatchItem).input(values, marks)
        // Bytes move to the worker; what a view looks up in the input stays.
        const result = await run(worker, input, (progress) => !signal.aborted && put(index, { status: 'running', progress }), signal)
        if (signal.aborted) return WAITING
        if (!result.ok) return { status: 'failed', failure: result.failures[0] }
        return await keep(index, input, result.output, open)
      } catch (error) {
        return signal.aborted ? WAITING : { status: 'failed', failure: faultOf(error) }
      }
    })()
    if (!signal.aborted) archived = undefined
    // After a reset the place may hold another item.
    if (spool === open) put(index, state)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    view: () => shown,
    set(next) {
      controller.abort()
      letGo()
      items = next
      states = next.map(() => WAITING)
      phase = 'ready'
      tellNow()
    },
    add(more) {
      items = [...items, ...more]
      states = [...states, ...more.map(() => WAITING)]
      names = undefined
      if (phase === 'finished') phase = 'ready'
      tellNow()
    },
    async start(values) {
      if (isAtWork(shown)) return
      const own = new AbortController()
      controller = own
      gate = createGate()
      spool ??= openSpool(onDisk)
      const open = spool
      names ??= createNames(
        items.map(({ path }) => path),
        readsText,
        made(),
      )
      phase = 'running'
      tellNow()
      const waiting = states.flatMap(({ status }, index) => (status === 'waiting' ? [index] : []))
      await runItems({
        items: waiting,
        atOnce,
        gate,
        signal: own.signal,
        work: (index, worker) => work(index, worker, values, open, own.signal),
      })
      if (controller !== own) return
      phase = states.some(({ status }) => status === 'waiting') ? 'ready' : 'finished'
      tellNow()
    },
    pause() {
      if (phase !== 'running') return
      gate.close()
      phase = 'paused'
      tellNow()
    },
    resume() {
      if (phase !== 'paused') return
      phase = 'running'
      gate.open()
      tellNow()
    },
    cancel() {
      if (phase !== 'running' && phase !== 'paused') return
      controller.abort()
      gate.open()
      phase = 'stopping'
      tellNow()
    },
    retry() {
      states = states.map((state) => (state.status === 'failed' ? WAITING : state))
      phase = 'ready'
      tellNow()
    },
    reset() {
      controller.abort()
      letGo()
      states = items.map(() => WAITING)
      phase = 'ready'
      tellNow()
    },
    archive: () => (archived ??= (spool as Spool).archive(made())),
    async file(path) {
      archived ??= (spool as Spool).archive(made())
      const whole = await archived
      const entry = (await readZip(whole, UNBOUNDED)).find((other) => other.path === path)
      if (!entry) throw new Error(`"${path}" is not in the archive`)
      return new Blob([await unpackEntry(whole, entry, UNBOUNDED)])
    },
    table(heads, labels, errors) {
      const width = Math.max(1, heads.length)
      const lines = items.map((item, index) => {
        const given = Array.from({ length: width }, (_, at) => (item.cells ? (item.cells[at] ?? '') : at === 0 ? item.name : ''))
        const own = cells.get(index) ?? columns.map(() => '')
        return csvLine([...given, ...own, errors.get(index) ?? ''])
      })
      return [csvLine([...heads, ...labels.result, labels.error]), ...lines].join('\r\n')
    },
    close() {
      controller.abort()
      gate.open()
      clearTimeout(timer)
      letGo()
    },
  }
}

function faultOf(error: unknown): ItemState['failure'] {
  if (error instanceof ZipError) return { own: `zip-${error.fault}`, limit: error.limit }
  if (error instanceof TooLarge) return { code: 'file-too-big', params: { maximum: error.maximum } }
  if (error instanceof DiskFull) return { own: 'disk-full' }
  // A file that was moved or changed after it was chosen.
  if (error instanceof DOMException && error.name === 'NotReadableError') return { code: 'not-found', params: { name: '' } }
  console.error(error)
  return { code: 'bug', params: {} }
}
