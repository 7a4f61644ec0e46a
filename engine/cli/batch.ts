import { BadRequest, type Failure, ToolError } from '../core/errors.ts'
import type { ToolCatalogue } from '../run/node/catalogue.ts'
import type { Pool } from '../run/node/pool.ts'
import { BATCH_REQUEST, parseJson, readRequest, runOptions } from '../run/request.ts'
import type { Say } from '../faces/say.ts'
import { MAX_LINE, splitLines } from '../batch/lines.ts'
import type { Locales } from './locale.ts'

export type BatchOptions = {
  readonly tools: ToolCatalogue
  readonly pool: Pool
  readonly say: Say
  readonly locales: Locales
  readonly locale?: string
  readonly input: AsyncIterable<Uint8Array>
  /** Writes one answer; resolves once more may follow. */
  readonly write: (line: string) => Promise<void>
  /** Lines that may be under way or waiting for an earlier one. */
  readonly window?: number
}

export const BATCH_WINDOW = 256

/** Answers each line as soon as it and all before it are done, so that a caller may also wait for one before sending the next. */
export async function runBatch(options: BatchOptions): Promise<void> {
  const { input, write, window = BATCH_WINDOW } = options
  let open = 0
  let wake = () => {}
  let written = Promise.resolve()
  for await (const line of splitLines(input)) {
    const answer = answerLine(line, options)
    open++
    written = written
      .then(async () => write(oneLine(JSON.stringify(await answer))))
      .finally(() => {
        open--
        wake()
      })
    while (open >= window) await new Promise<void>((resolve) => (wake = resolve))
  }
  await written
}

/** Many readers, that of Node among them, end lines at these two as well. */
function oneLine(json: string): string {
  return json.replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`)
}

type Answer =
  | { readonly ok: true; readonly output: unknown }
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string; readonly field?: string } }

async function answerLine(line: Uint8Array | undefined, { tools, pool, say, locales, locale }: BatchOptions): Promise<Answer> {
  let language = locales.languageOf(locale)
  let id: string | undefined
  const refuse = async (failure: Failure): Promise<Answer> => {
    const { code, field } = failure
    return { ok: false, error: { code, message: await say(failure, language, id), field } }
  }
  try {
    if (!line) throw new ToolError('too-big', { maximum: MAX_LINE })
    const request = readRequest(BATCH_REQUEST, parseJson(line))
    const place = locales.resolve(request.locale ?? locale)
    language = place.language
    const module = tools.urlOf(request.tool)
    if (module === undefined) throw new ToolError('unknown-tool', { name: request.tool.slice(0, 100) }, { field: 'tool' })
    const tool = await tools.load(request.tool)
    id = tool.id
    if (tool.effect === 'browser') throw new ToolError('browser-only')
    const result = await pool.run({
      module,
      input: request.input,
      wire: true,
      options: runOptions(request, place),
      limits: tool.limits,
      effect: tool.effect,
    })
    return result.ok ? { ok: true, output: result.output } : await refuse(result.failures[0])
  } catch (error) {
    if (error instanceof ToolError) return refuse(error.failure)
    if (error instanceof BadRequest) return refuse(error.failures[0])
    return refuse({ code: 'bug', params: {} })
  }
}
