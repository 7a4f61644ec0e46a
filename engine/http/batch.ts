import type { Context } from 'hono'
import { splitLines } from '../batch/lines.ts'
import type { Language, Tool } from '../core/define.ts'
import { BadRequest, type Failure, ToolError } from '../core/errors.ts'
import { isLargeText } from '../core/large-text.ts'
import type { RunResult } from '../core/run.ts'
import { ToolBug } from '../run/node/client.ts'
import { PARSED_HERE, readRun } from '../run/request.ts'
import type { LocaleEntry } from '../site/entries.ts'
import type { ToolCatalogue } from '../run/node/catalogue.ts'
import type { Pool } from '../run/node/pool.ts'
import { JSON_LINES, requireJson } from './body.ts'
import type { HttpEnv, HttpFace, Streamed } from './face.ts'
import { placeOf, toolJob } from './posted.ts'
import { HttpRefusal, problemOf } from './problem.ts'

/** How much one request with many lines may ask for. */
export type BatchLimits = {
  /** Bytes of the whole body. */
  readonly bytes?: number
  readonly lines?: number
  /** After so many milliseconds the lines that are left are refused as `busy`. */
  readonly timeMs?: number
}

export type BatchOptions = BatchLimits & {
  readonly face: HttpFace
  readonly tools: ToolCatalogue
  readonly pool: Pool
  readonly locales: readonly LocaleEntry[]
  /** Longest run of a tool that holds a process, in milliseconds. */
  readonly runMs?: number
  /** Told of every bug. The error's message may hold what the visitor typed. */
  readonly onBug?: ((toolId: string, bug: ToolBug) => void) | undefined
}

/** Lines that are worked on at once. A caller has no more runs under way than that in any case. */
const WINDOW = 2
/** Bytes of answers that wait to be taken before the next line is begun. */
const ANSWERS = 1024 * 1024
/** How long a line waits before it asks again for a place to run in. */
const AGAIN_MS = 500

/** One answer, without its line break. */
type Answer = readonly Uint8Array[]

/**
 * Runs one tool with each line of a body, `{"input": {…}, "seed"?, "now"?, "timeZone"?}`, and answers each by a line, in order:
 * `{"line": 1, "output": {…}}` or `{"line": 1, "problem": {…}}`. Lines count against the caller's rate one by one, and wait where it is used up.
 */
export function createBatch({
  face,
  tools,
  pool,
  locales,
  runMs = Infinity,
  onBug,
  bytes: maxBytes = 32 * 1024 * 1024,
  lines: maxLines = 10_000,
  timeMs = 10 * 60_000,
}: BatchOptions): (c: Context<HttpEnv>, id: string) => Promise<Response> {
  const encode = (text: string) => new TextEncoder().encode(text)

  const run = async (c: Context<HttpEnv>, tool: Tool, language: Language, line: Uint8Array, signal: AbortSignal): Promise<RunResult> => {
    const place = placeOf(locales, language)
    const isLarge = line.byteLength > PARSED_HERE
    const read = () => (isLarge ? { input: {}, request: [new Uint8Array(line)], options: place } : readRun(line, place))
    const caller = { id: face.callerOf(c), address: face.addressOf(c) }
    const job = toolJob(tool, tools.urlOf(tool.id) as string, runMs, { isLarge, caller })
    const until = AbortSignal.any([signal, AbortSignal.timeout(timeMs)])
    for (;;) {
      const result = await pool.run({ ...job, ...read() }, signal)
      // Others come first for a while; a line of a batch can wait, a single request cannot.
      if (result.ok || result.failures[0].code !== 'busy' || until.aborted) return result
      await sleep(AGAIN_MS, signal)
    }
  }

  const answerLine = async (
    c: Context<HttpEnv>,
    tool: Tool,
    language: Language,
    number: number,
    line: Uint8Array | undefined,
    signal: AbortSignal,
    isLate: boolean,
  ): Promise<Answer> => {
    const refuse = async (failures: readonly [Failure, ...Failure[]], status?: number): Promise<Answer> => {
      const problem = await problemOf(failures, { say: face.say, language, toolId: tool.id, status })
      return [encode(oneLine(JSON.stringify({ line: number, problem })))]
    }
    try {
      if (!line) throw new ToolError('too-big', { maximum: tool.limits.bytes })
      if (isLate) throw new ToolError('busy')
      await turnOf(() => (tool.effect === 'network' ? face.limitLookups(c, tool.limits.lookups) : face.limit(c, 1)), signal)
      const result = await run(c, tool, language, line, signal)
      if (!result.ok) return await refuse(result.failures)
      const { json } = result.output
      const head = encode(`{"line":${number},`)
      // What a tool gave is `{"output": …}`: the number goes in front.
      if (typeof json === 'string') return [head, encode(oneLine(json.slice(1)))]
      return [head, ...(isLargeText(json) ? [oneLineOf(json.bytes.subarray(1))] : [])]
    } catch (error) {
      if (error instanceof ToolError) return refuse([error.failure])
      if (error instanceof BadRequest) return refuse(error.failures)
      if (error instanceof HttpRefusal) return refuse([error.failure], error.status)
      if (!(error instanceof ToolBug)) throw error
      onBug?.(tool.id, error)
      return refuse([{ code: 'bug', params: {} }])
    }
  }

  return async (c, id) => {
    await face.limit(c, 1)
    const tool = tools.urlOf(id) === undefined ? undefined : await tools.load(id)
    if (!tool) throw new ToolError('unknown-tool', { name: id.slice(0, 100) })
    if (tool.effect === 'browser') throw new ToolError('browser-only')
    requireJson(c.req.raw.headers, JSON_LINES)
    const language = face.languageOf(c)
    const room = face.reserve(c, ANSWERS + tool.limits.resultBytes)
    const body = face.receiveStream(c, maxBytes)
    const ended = new AbortController()
    const signal = AbortSignal.any([c.req.raw.signal, ended.signal])
    const began = performance.now()
    const answer = (number: number, line: Uint8Array | undefined) =>
      answerLine(c, tool, language, number, line, signal, performance.now() - began > timeMs)
    /** What ends the whole: said by a last line. */
    const last = async (number: number, error: unknown): Promise<Answer | undefined> => {
      if (error instanceof ToolError && error.failure.code === 'cancelled') return undefined
      const [failure, status] =
        error instanceof HttpRefusal
          ? [error.failure, error.status]
          : error instanceof ToolError
            ? [error.failure]
            : [{ code: 'bug', params: {} }]
      const problem = await problemOf([failure], { say: face.say, language, toolId: tool.id, ...(status !== undefined && { status }) })
      return [encode(oneLine(JSON.stringify({ line: number, problem })))]
    }
    const release = () => {
      ended.abort()
      body.release()
      room.release()
    }
    return new Response(answerStream({ body, answer, last, release, maxBytes: tool.limits.bytes, maxLines }), {
      headers: {
        'content-type': 'application/x-ndjson',
        'content-language': language,
        'cache-control': 'no-store',
        vary: 'Accept-Language',
        // Whoever passes this on is not to collect it first.
        'x-accel-buffering': 'no',
      },
    })
  }
}

type StreamOptions = {
  readonly body: Streamed
  readonly answer: (number: number, line: Uint8Array | undefined) => Promise<Answer>
  readonly last: (number: number, error: unknown) => Promise<Answer | undefined>
  readonly release: () => void
  readonly maxBytes: number
  readonly maxLines: number
}

/** Answers as they become ready, in the order of their lines; a line is begun when there is room for its answer. */
function answerStream({ body, answer, last, release, maxBytes, maxLines }: StreamOptions): ReadableStream<Uint8Array> {
  let wake = () => {}
  let isOver = false
  const work = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    let open = 0
    let number = 0
    let written = Promise.resolve()
    const put = (parts: Answer) => {
      // A small answer goes as one piece.
      const size = parts.reduce((sum, { byteLength }) => sum + byteLength, 0)
      const pieces = size < SMALL ? [Buffer.concat([...parts, NEW_LINE])] : [...parts, NEW_LINE]
      for (const piece of pieces) if (!isOver) controller.enqueue(piece)
    }
    try {
      for await (const line of splitLines(body.pieces, { maxBytes, keepsEmpty: true })) {
        number++
        if (line?.byteLength === 0) continue
        if (number > maxLines) throw new ToolError('too-many', { count: maxLines })
        const ready = answer(number, line)
        open++
        written = written
          .then(async () => put(await ready))
          .finally(() => {
            open--
            body.give(line?.byteLength ?? 0)
            wake()
          })
        // Awaited below, in its turn.
        written.catch(() => {})
        while (!isOver && (open >= WINDOW || (controller.desiredSize ?? 0) <= 0)) await new Promise<void>((resolve) => (wake = resolve))
        if (isOver) return
      }
      await written
    } catch (error) {
      await written.catch(() => {})
      const said = await last(number, error)
      if (said) put(said)
    }
    if (!isOver) controller.close()
  }
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => void work(controller).finally(release),
      pull: () => wake(),
      cancel() {
        isOver = true
        release()
        wake()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: ANSWERS }),
  )
}

const SMALL = 64 * 1024
const NEW_LINE = new Uint8Array([10])

/** Waits until a limit of the caller lets the next line through. @throws HttpRefusal where it asks for anything but time, ToolError cancelled */
async function turnOf(limit: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await limit()
    } catch (error) {
      const seconds = error instanceof HttpRefusal && error.status === 429 ? Number(error.headers['retry-after']) : 0
      if (!(seconds > 0)) throw error
      await sleep(seconds * 1000, signal)
    }
  }
}

/** @throws ToolError cancelled */
async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) throw new ToolError('cancelled')
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new ToolError('cancelled'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}

/** Many readers, that of Node among them, end lines at these two as well. */
const oneLine = (json: string): string => json.replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`)

const SEPARATORS = ['\u2028', '\u2029'].map((sign) => Buffer.from(sign))
function oneLineOf(bytes: Uint8Array): Uint8Array {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return SEPARATORS.some((sign) => buffer.includes(sign)) ? Buffer.from(oneLine(buffer.toString())) : bytes
}
