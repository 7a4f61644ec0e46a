import type { RunOptions } from './context.ts'
import type { RunResult } from '../core/run.ts'
import { isFileValue } from '../core/file-value.ts'

/** Texts above this many UTF-16 units cross as bytes, and are shown as a preview. */
export const LARGE_TEXT = 256 * 1024
/** Length of the preview of a large text. */
export const PREVIEW_LENGTH = 4096

/** A text kept as UTF-8 bytes, with the start of it to show. Of an input, `source` holds the text when the bytes were handed over. */
export type LargeText = {
  readonly kind: 'large-text'
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly preview: string
  readonly source?: Blob
}

export function isLargeText(value: unknown): value is LargeText {
  return typeof value === 'object' && value !== null && (value as LargeText).kind === 'large-text'
}

export type Job = {
  readonly id: number
  readonly module: string
  readonly input: Readonly<Record<string, unknown>>
  readonly options: RunOptions
  /** Addresses of the files that the tool may load. */
  readonly assets: Readonly<Record<string, string>>
}
/** A worker has one job at a time; `cancel` is about that one. */
export type WorkerRequest =
  | { readonly type: 'run'; readonly job: Job }
  | { readonly type: 'cancel' }
  | { readonly type: 'warm'; readonly module: string }
/** `started`: the tool is loaded, its run begins. */
export type WorkerAnswer =
  | { readonly type: 'started'; readonly id: number }
  | { readonly type: 'progress'; readonly id: number; readonly fraction: number }
  | { readonly type: 'done'; readonly id: number; readonly result: RunResult }
  | { readonly type: 'bug'; readonly id: number; readonly message: string }

/** Large texts of an output as bytes, so that they can be transferred instead of copied. */
export function packOutput(output: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return mapValues(output, (value) => (typeof value === 'string' && value.length > LARGE_TEXT ? packText(value) : value))
}

/** Large texts of an input as strings again. A byte sequence that is not UTF-8 is kept as replacement characters nowhere: it throws. */
export function unpackInput(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return mapValues(input, (value) =>
    isLargeText(value) ? new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(value.bytes) : value,
  )
}

function packText(text: string): LargeText {
  // A cut inside a surrogate pair would show a replacement character at the end.
  const cut = /[\ud800-\udbff]/.test(text.charAt(PREVIEW_LENGTH - 1)) ? PREVIEW_LENGTH - 1 : PREVIEW_LENGTH
  return { kind: 'large-text', bytes: new TextEncoder().encode(text), preview: text.slice(0, cut) }
}

function mapValues(record: Readonly<Record<string, unknown>>, map: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}

/** The buffers of files and large texts in a message, each once. */
export function transfersOf(value: unknown, found: Set<ArrayBuffer> = new Set()): ArrayBuffer[] {
  if (isLargeText(value) || isFileValue(value)) {
    const { buffer, byteLength } = value.bytes
    // A view of part of a buffer is copied: its other parts may be in use.
    if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) found.add(buffer)
  } else if (Array.isArray(value)) for (const item of value.slice(0, 10_000)) transfersOf(item, found)
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) transfersOf(item, found)
  return [...found]
}
