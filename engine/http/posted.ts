import type { Context } from 'hono'
import { DEFAULT_LIMITS, type Language, type Tool } from '../core/define.ts'
import { isLargeText, type LargeText } from '../core/large-text.ts'
import type { RunResult } from '../core/run.ts'
import { ToolBug } from '../run/node/client.ts'
import { PARSED_HERE } from '../run/request.ts'
import type { NetCaller } from '../run/net/net.ts'
import type { LocaleEntry } from '../site/entries.ts'
import { requireJson } from './body.ts'
import type { HttpEnv, HttpFace } from './face.ts'

/** What a tool is told of where its result is read. */
export type Place = { readonly locale: string; readonly currency: string }

/** A body that was received. */
export type Posted = {
  readonly pieces: readonly Uint8Array<ArrayBuffer>[]
  /** Too large to be parsed here: the process that runs it does so. */
  readonly isLarge: boolean
  readonly place: Place
  readonly caller: NetCaller
}

export type PostedRoute = {
  readonly face: HttpFace
  readonly locales: readonly LocaleEntry[]
  /** Told of every bug, by `name`. The error's message may hold what the visitor typed. */
  readonly onBug?: ((name: string, bug: ToolBug) => void) | undefined
  readonly name: string
  /** The tool whose words a refusal is worded in. */
  readonly toolId?: string
  /** Largest body, in bytes. */
  readonly maxBytes: number
}

type Result = string | LargeText

export const placeOf = (locales: readonly LocaleEntry[], language: Language): Place => {
  const { bcp47: locale, currency } = locales.find(({ id }) => id === language) as LocaleEntry
  return { locale, currency }
}

/** How a tool is run for a caller of the API. */
export function toolJob(tool: Tool, module: string, runMs: number, { isLarge, caller }: Pick<Posted, 'isLarge' | 'caller'>) {
  return {
    module,
    wire: true,
    jsonBytes: tool.limits.resultBytes,
    // Tools of effect `network` only wait, in a lane of their own.
    limits: tool.effect === 'network' ? tool.limits : { ...tool.limits, timeMs: Math.min(tool.limits.timeMs, runMs) },
    effect: tool.effect,
    isHeavy: isLarge || tool.limits.timeMs > DEFAULT_LIMITS.timeMs,
    caller,
  }
}

/** Receives a body of JSON, runs it, and answers with its result or with what refuses it. */
export async function answerPosted(
  c: Context<HttpEnv>,
  { face, locales, onBug, name, toolId, maxBytes }: PostedRoute,
  run: (posted: Posted) => Promise<RunResult>,
  toAnswer: (json: Result, language: Language) => Result | Promise<Result> = (json) => json,
): Promise<Response> {
  requireJson(c.req.raw.headers)
  face.requireRoom(c)
  const language = face.languageOf(c)
  const { pieces, release } = await face.receive(c, maxBytes)
  const isLarge = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0) > PARSED_HERE
  const caller = { id: face.callerOf(c), address: face.addressOf(c) }
  try {
    const result = await run({ pieces, isLarge, place: placeOf(locales, language), caller })
    if (!result.ok) return await face.refuse(c, result.failures, { toolId })
    const answer = await toAnswer(result.output.json as Result, language)
    return face.send(c, isLargeText(answer) ? answer.bytes : answer, {
      'content-type': 'application/json',
      'content-language': language,
      'cache-control': 'no-store',
      vary: 'Accept-Language',
    })
  } catch (error) {
    if (!(error instanceof ToolBug)) throw error
    onBug?.(name, error)
    return face.refuse(c, [{ code: 'bug', params: {} }], { toolId })
  } finally {
    release()
  }
}
