import type { Failure } from '../../engine/core/errors.ts'
import type { Values } from '../../engine/core/run.ts'
import { createLocales } from '../../engine/cli/locale.ts'
import { BadRequest, ToolError } from '../../engine/core/errors.ts'
import { RUN_REQUEST, readRequest, runOptions } from '../../engine/run/request.ts'
import type { Pool } from '../../engine/run/node/pool.ts'
import { locales } from '../../registry/locales.ts'
import { openParts, type Parts } from './parts.ts'

/** What goes with a run beside its input. The declarations of the package tell each. */
export type RunOptions = {
  readonly language?: string
  readonly seed?: string | number
  readonly now?: Date | string
  readonly timeZone?: string
  readonly signal?: AbortSignal
}

/** A tool could not use its input, or could not finish. Its message is in the language of the run. */
export class ToolFailure extends Error {
  override readonly name = 'ToolFailure'
  readonly code: string
  readonly failures: readonly (Failure & { readonly message: string })[]

  constructor(failures: readonly [Failure & { readonly message: string }, ...(Failure & { readonly message: string })[]]) {
    super(failures.map(({ field, message }) => (field === undefined ? message : `${field}: ${message}`)).join('\n'))
    this.code = failures[0].code
    this.failures = failures
  }
}

/** Runs that may wait for a process. */
const QUEUE = 10_000

let opened: Promise<Parts> | undefined
let pool: Pool | undefined

/** Runs a tool in a process of its own, within its limits. @throws ToolFailure, ToolBug */
export async function run(id: string, input: Values, options: RunOptions = {}): Promise<Values> {
  const parts = await (opened ??= openParts())
  const { tools, say } = parts
  const { signal, language: asked, now, ...given } = options
  const words = createLocales(locales)
  let language = words.languageOf(asked)
  try {
    const { language: found, ...place } = words.resolve(asked)
    language = found
    const module = tools.urlOf(id)
    if (module === undefined) throw new ToolError('unknown-tool', { name: id.slice(0, 100) })
    const tool = await tools.load(id)
    if (tool.effect === 'browser') throw new ToolError('browser-only')
    const request = readRequest(RUN_REQUEST, {
      input,
      ...given,
      ...(now !== undefined && { now: now instanceof Date ? now.toISOString() : now }),
    })
    pool ??= parts.startPool(QUEUE)
    const job = { module, input: withFileParts(input), options: runOptions(request, place), limits: tool.limits, effect: tool.effect }
    const result = await pool.run(job, signal)
    if (result.ok) return result.output
    throw new BadRequest(result.failures)
  } catch (error) {
    const failures = error instanceof BadRequest ? error.failures : error instanceof ToolError ? ([error.failure] as const) : undefined
    if (!failures) throw error
    const known = tools.urlOf(id) === undefined ? undefined : id
    const worded = failures.map(async (failure) => ({ ...failure, message: await say(failure, language, known) }))
    const [first, ...rest] = await Promise.all(worded)
    throw first ? new ToolFailure([first, ...rest]) : error
  }
}

/** What a tool takes for a file has all three parts; a caller may give the bytes alone. */
function withFileParts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFileParts)
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFileParts(item)]))
  return copy.bytes instanceof Uint8Array ? { name: 'file', type: 'application/octet-stream', ...copy } : copy
}

/** Ids of all tools that run without a browser. */
export async function listTools(): Promise<string[]> {
  const { tools } = await (opened ??= openParts())
  return (await tools.loadAll()).filter(({ effect }) => effect !== 'browser').map(({ id }) => id)
}

/** Ends all tool processes at once. Without work they do not keep this one alive, so this is seldom needed. */
export async function close(): Promise<void> {
  await pool?.close()
  pool = undefined
}
