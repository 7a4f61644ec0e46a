import * as z from 'zod'
import type { FullContext } from './context.ts'
import type { Tool } from './define.ts'
import { BadRequest, COMMON_FAILURES, type Failure, ToolError } from './errors.ts'
import { fail } from './fail.ts'
import { fieldsOf } from './fields.ts'
import { failuresOf } from './issues.ts'
import { collectNotices } from './notices.ts'
import { prepareInput } from './prepare.ts'

/** What goes into a run, by the names of fields, and what comes out of it, by the names of parts. */
export type Values = Readonly<Record<string, unknown>>

/** What came of a run. A bug is thrown, never returned here. */
export type RunResult =
  | { readonly ok: true; readonly output: Values }
  | { readonly ok: false; readonly failures: readonly [Failure, ...Failure[]] }

/**
 * Validates, transforms, and checks the answer against the output schema.
 * @throws anything that is not a declared failure: a bug in the tool or here
 */
export async function runTool(tool: Tool, input: unknown, context: FullContext): Promise<RunResult> {
  try {
    const { given, note } = collectNotices(tool)
    const output = await tool.transform(checkInput(tool, input, context), {
      ...context,
      asset: declaredAsset(tool, context.asset),
      library: declaredAsset(tool, context.library),
      within: (timeMs: number, late?: Failure) => context.within(timeMs, late && declared(tool, late)),
      fail,
      note,
    } as never)
    context.signal.throwIfAborted()
    return { ok: true, output: checkOutput(tool, given.length > 0 ? { ...(output as object), notices: given } : output) }
  } catch (error) {
    if (error instanceof BadRequest) return { ok: false, failures: error.failures }
    if (error instanceof ToolError) return { ok: false, failures: [declared(tool, error.failure, error)] }
    if (context.signal.aborted) return { ok: false, failures: [{ code: 'cancelled', params: {} }] }
    throw error
  }
}

/** @throws BadRequest with one failure for each wrong field */
function checkInput(tool: Tool, given: unknown, context: FullContext): Record<string, unknown> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new BadRequest([{ code: 'wrong-type', params: { expected: 'object' } }])
  const fields = fieldsOf(tool.input)
  const known = new Set(fields.map((field) => field.name))
  const unknown = Object.keys(given).find((key) => !known.has(key))
  if (unknown !== undefined)
    throw new BadRequest([{ code: 'unknown-field', params: { name: unknown.slice(0, 100) }, field: unknown.slice(0, 100) }])
  const input = prepareInput(fields, given as Record<string, unknown>, context)
  const parsed = tool.input.safeParse(input)
  if (parsed.success) return parsed.data as Record<string, unknown>
  throw new BadRequest(failuresOf(parsed.error.issues, input))
}

/** Without this, an asset that is not declared would be missed only in the browser, which has the declared ones. */
function declaredAsset<T>(tool: Tool, load: (path: string) => T): (path: string) => T {
  return (path) => {
    if (!tool.assets.includes(path)) throw new Error(`${tool.id}: "${path}" is not declared in the entry's assets`)
    return load(path)
  }
}

function declared(tool: Tool, failure: Failure, cause?: ToolError): Failure {
  const { code } = failure
  if (Object.hasOwn(tool.failures, code) || Object.hasOwn(COMMON_FAILURES, code)) return failure
  throw new Error(`${tool.id}: failure "${code}" is not declared in the entry's failures`, { cause })
}

function checkOutput(tool: Tool, output: unknown): Record<string, unknown> {
  const parsed = tool.output.safeParse(output)
  if (parsed.success) return parsed.data as Record<string, unknown>
  const [issue] = parsed.error.issues
  throw new Error(`${tool.id}: output does not fit its schema at "${issue?.path.join('.')}": ${z.prettifyError(parsed.error)}`)
}
