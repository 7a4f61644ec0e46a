import type { Language, Tool } from '../core/define.ts'
import { BadRequest, type Failure, ToolError } from '../core/errors.ts'
import type { Values } from '../core/run.ts'
import type { RunOptions } from '../run/context.ts'
import { errorResult, type McpResult, outputResult } from './content.ts'
import type { McpCaller, McpHost } from './host.ts'
import { refusalOf, secretsIn } from './secrets.ts'
import { argumentsOf, type Call, directRow, TOOL_ROWS, type ToolRow } from './tool-rows.ts'

/** The tools of a server by their names. */
export type Rows = ReadonlyMap<string, ToolRow>

/** @throws Error for a name in `direct` that no tool has, or whose tool needs a browser */
export async function rowsOf({ tools, direct, isRemote }: McpHost): Promise<Rows> {
  const chosen = await Promise.all(direct.map((id) => tools.load(id)))
  const wrong = chosen.find((tool) => tool.effect === 'browser' || (isRemote && refusalOf(tool)))
  if (wrong) throw new Error(`the tool "${wrong.id}" does not run here`)
  return new Map([...TOOL_ROWS, ...chosen.map(directRow)].map((row) => [row.name, row]))
}

/**
 * Answers a call. What the model can mend is an answer with its sentences; anything else is thrown.
 * @throws ToolBug
 */
export async function callRow(row: ToolRow, given: unknown, host: McpHost, caller: McpCaller, signal: AbortSignal): Promise<McpResult> {
  const language = languageIn(given, host) ?? caller.language
  const sayAll = async (failures: readonly Failure[], toolId?: string) =>
    errorResult(await Promise.all(failures.map(async (failure) => ({ ...failure, message: await host.say(failure, language, toolId) }))))
  const place = host.locales.find(({ id }) => id === language)
  const optionsOf = (options: RunOptions) => withPlace(options, place)
  const runTool: Call['runTool'] = async (tool, input, options) => {
    const refusals = refusalsOf(tool, input, host)
    if (refusals.length > 0) return sayAll(refusals)
    const run = { input, options: optionsOf(options) }
    const result = await caller.run(tool, run, signal).catch((error: unknown) => ({ ok: false as const, failures: failuresOf(error) }))
    if (!result.ok) return sayAll(result.failures, tool.id)
    return outputResult(tool, result.output as Values, await host.wordsOf(tool, language), place?.bcp47 ?? 'en')
  }
  try {
    return await row.call(argumentsOf(row, given) as never, { host, caller, language, signal, runTool, optionsOf })
  } catch (error) {
    return sayAll(failuresOf(error))
  }
}

function withPlace(options: RunOptions, place: McpHost['locales'][number] | undefined): RunOptions {
  const { locale: _locale, currency: _currency, ...given } = options
  return { ...given, ...(place && { locale: place.bcp47, currency: place.currency }) }
}

function refusalsOf(tool: Tool, input: unknown, { isRemote }: McpHost): readonly Failure[] {
  if (tool.effect === 'browser') return [{ code: 'browser-only', params: {} }]
  if (!isRemote) return []
  const refusal = refusalOf(tool)
  return refusal ? [refusal] : secretsIn(tool, input)
}

/** The language that a call names; a tool of the registry has fields of its own in that place. */
function languageIn(given: unknown, { locales }: McpHost): Language | undefined {
  const { language } = Object(given) as { language?: unknown }
  return typeof language === 'string' ? locales.find(({ id }) => id === language.toLowerCase().split('-')[0])?.id : undefined
}

/** What was refused, as failures. @throws anything that is none */
function failuresOf(error: unknown): readonly [Failure, ...Failure[]] {
  if (error instanceof BadRequest) return error.failures
  if (error instanceof ToolError) return [error.failure]
  const { failure } = Object(error) as { failure?: Failure }
  if (failure && typeof failure.code === 'string') return [failure]
  throw error
}
