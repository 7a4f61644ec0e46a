import type { RunResult } from '../core/run.ts'
import { isFileValue } from '../core/schema.ts'
import type { RunOptions } from './context.ts'
import type { NetOptions } from './net-options.ts'
import type { NetCaller } from './net.ts'

/** One run in a thread. */
export type ThreadJob = {
  /** Absolute URL of the tool's module. */
  readonly module: string
  readonly input: unknown
  readonly options?: RunOptions
  /** Input and output are plain JSON, with files as `{"base64", "type", "name"}`. */
  readonly wire?: boolean
  /** Who asked, for tools that go to the network. */
  readonly caller?: NetCaller
}

/** What a thread is started with. */
export type ThreadData = { readonly net: NetOptions }

/** Jobs are told apart by `id`. A thread that is asked for a sign of life answers as soon as nothing keeps it busy. */
export type ThreadRequest =
  | { readonly type: 'run'; readonly id: number; readonly job: ThreadJob }
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'ping' }

export type ThreadAnswer =
  | { readonly type: 'pong' }
  | { readonly type: 'started'; readonly id: number }
  | { readonly type: 'done'; readonly id: number; readonly result: RunResult }
  | { readonly type: 'bug'; readonly id: number; readonly name: string; readonly message: string; readonly stack: string }

/**
 * The buffers that files in a value own alone, each once; sending them moves the bytes instead of copying.
 * Views of a part of a buffer, such as Node's pooled Buffers, are left to be copied.
 */
export function ownedBuffers(value: unknown, found: Set<ArrayBuffer> = new Set()): ArrayBuffer[] {
  if (isFileValue(value)) {
    const { buffer, byteLength } = value.bytes
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) found.add(buffer)
  } else if (Array.isArray(value)) for (const item of value) ownedBuffers(item, found)
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) ownedBuffers(item, found)
  return [...found]
}
