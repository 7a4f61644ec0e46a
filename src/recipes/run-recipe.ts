import type { Failure } from '../../engine/core/errors.ts'
import type { FileValue } from '../../engine/core/file-value.ts'
import type { Flow } from '../../engine/core/recipes/fit.ts'
import { LARGE_TEXT, type LargeText } from '../../engine/core/large-text.ts'
import type { Recipe, RecipeStep } from '../../engine/core/recipe.ts'
import type { RunOptions } from '../../engine/run/context.ts'
import type { ToolRunner } from '../../engine/run/page/client.ts'
import type { RecipeAnswer, RecipeJob, StepReport } from '../../engine/run/recipe-job.ts'
import { noticesOf, RECIPE_MODULE, runStep } from '../../engine/run/recipe-step.ts'
import type { StepData } from '../../engine/site/recipe-data.ts'
import { ownTool } from './steps.ts'

/** What a recipe is given: text, or files. */
export type BenchInput = string | File | readonly File[] | undefined

/** How a run went: what came of its steps, and what stopped it. */
export type RecipeRun = { readonly reports: readonly StepReport[]; readonly failures: readonly Failure[] }

export type RunRecipe = {
  readonly runner: ToolRunner
  readonly recipe: Recipe
  readonly tools: Readonly<Record<string, StepData>>
  readonly input: BenchInput
  /** Steps whose whole outputs are shown. */
  readonly shown: readonly number[]
  readonly options: RunOptions
  readonly signal: AbortSignal
  readonly progress?: (fraction: number) => void
}

/** A recipe with large files may take so long, in milliseconds; each of its steps has the time of its tool. */
const LONGEST_MS = 30 * 60_000

/** Only reads a recipe from elsewhere, as strictly as every run does. @returns what is wrong with it; nothing when it may be used */
export async function faultsOf(runner: ToolRunner, recipe: unknown): Promise<readonly Failure[]> {
  const input: RecipeJob = { recipe, modules: {}, isPage: true }
  const result = await runner.run({ module: RECIPE_MODULE, input, options: {}, timeMs: LONGEST_MS })
  return result.ok ? [] : result.failures
}

/**
 * Runs a recipe in the page's worker, where texts go from step to step as they are. A step that asks over the network is run by the
 * server, and the worker takes it on from there.
 */
export async function runInPage(asked: RunRecipe): Promise<RecipeRun> {
  const { runner, recipe, tools, shown, options, signal, progress } = asked
  const used = recipe.steps.flatMap(({ tool, off }) => (off ? [] : (ownTool(tools, tool) ?? [])))
  const assets = Object.assign({}, ...used.map((tool) => tool.assets ?? {})) as Record<string, string>
  const modules = Object.fromEntries(used.map(({ id, module }) => [id, module]))
  const timeMs = Math.min(LONGEST_MS, used.reduce((sum, tool) => sum + tool.timeMs, 0) * (recipe.steps.some(({ each }) => each) ? 10 : 1))
  const reports: StepReport[] = []
  let job: RecipeJob = { recipe, modules, shown, isPage: true, input: await flowOf(asked.input) }
  for (;;) {
    const result = await runner.run({ module: RECIPE_MODULE, input: job, options, assets, timeMs, signal, ...(progress && { progress }) })
    if (!result.ok) return { reports, failures: result.failures }
    const answer = result.output as unknown as Pick<RecipeAnswer, 'reports' | 'state' | 'failures'>
    reports.push(...answer.reports)
    if (answer.failures) return { reports, failures: answer.failures }
    const { state } = answer
    if (!state) return { reports, failures: [] }
    const step = recipe.steps[state.at] as RecipeStep
    const tool = ownTool(tools, step.tool) as StepData
    const { runOnServer } = await import('../app/services/run-on-server.ts')
    const end = await runStep(step, tool, state, (input) =>
      runOnServer(tool.id, options.locale ?? 'en', { module: tool.module, input, options, timeMs: tool.timeMs, signal }),
    )
    if (!end.ok) return { reports, failures: end.failures }
    const { outputs, flows, isFork } = end.done
    const text = flows
      ?.flat()
      .filter((flow) => typeof flow === 'string')
      .join('\n')
    reports.push({
      step: state.at,
      ...(isFork && { ways: outputs.length }),
      ...(text !== undefined && { preview: text.slice(0, 2_000), length: text.length }),
      ...(outputs[0] && { output: outputs[0] }),
      ...(isFork && text !== undefined && { all: text }),
      notices: noticesOf(end.done),
    })
    if (recipe.steps.slice(end.state.at).every(({ off }) => off)) return { reports, failures: [] }
    const { input: _given, ...rest } = job
    job = { ...rest, state: end.state }
  }
}

/** What was given, as the worker takes it: large texts and files as bytes, which are handed over. */
async function flowOf(input: BenchInput): Promise<Flow | LargeText | undefined> {
  if (input === undefined) return undefined
  if (typeof input === 'string') return input.length > LARGE_TEXT ? largeText(new Blob([input])) : input
  if (!Array.isArray(input)) return largeText(input as File)
  return Promise.all((input as readonly File[]).map(readFile))
}

async function largeText(source: Blob): Promise<LargeText> {
  return { kind: 'large-text', bytes: new Uint8Array(await source.arrayBuffer()), preview: '' }
}

async function readFile(file: File): Promise<FileValue> {
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()), source: file }
}
