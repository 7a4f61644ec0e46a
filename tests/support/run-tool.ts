import type { Tool } from '../../engine/core/define.ts'
import type { Failure } from '../../engine/core/errors.ts'
import { type RunResult, runTool } from '../../engine/core/run.ts'
import { importLibrary, readAsset } from '../../engine/run/node/read-asset.ts'
import { makeContext, type RunHost, type RunOptions } from '../../engine/run/context.ts'

const FIXED: RunOptions = { seed: 'tests', now: Date.UTC(2026, 10, 21, 12, 0, 0) }

/** Runs a tool as every face does, with a fixed clock and seed unless told otherwise. */
export function run(tool: Tool, input: unknown, options: RunOptions = {}, host: RunHost = {}): Promise<RunResult> {
  return runTool(tool, input, makeContext({ ...FIXED, ...options }, { asset: readAsset, library: importLibrary, ...host }))
}

/** The output of a run that must succeed. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests read outputs of many shapes
export async function output(tool: Tool, input: unknown, options?: RunOptions, host?: RunHost): Promise<any> {
  const result = await run(tool, input, options, host)
  if (!result.ok) throw new Error(`${tool.id} refused: ${JSON.stringify(result.failures)}`)
  return result.output
}

/** The first failure of a run that must be refused. */
export async function failure(tool: Tool, input: unknown, options?: RunOptions, host?: RunHost): Promise<Failure> {
  const result = await run(tool, input, options, host)
  if (result.ok) throw new Error(`${tool.id} did not refuse; it answered ${JSON.stringify(result.output).slice(0, 300)}`)
  return result.failures[0]
}

/** The codes of what an output notes, in order; none where it has no notices. */
export function noticeCodes({ notices = [] }: { readonly notices?: readonly { readonly code: string }[] }): string[] {
  return notices.map(({ code }) => code)
}
