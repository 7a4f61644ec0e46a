import type { Failure } from '../../core/errors.ts'
import { fieldsOf } from '../../core/fields.ts'
import type { Flow } from '../../core/recipes/fit.ts'
import { packOutput } from '../pack-text.ts'
import type { RecipeStep } from '../../core/recipe.ts'
import type { RunResult } from '../../core/run.ts'
import { stepTool } from '../../core/recipes/step-tool.ts'
import { fromWire, toWire } from '../../core/wire.ts'
import type { RunOptions } from '../context.ts'
import { plainAnswer, type RecipeAnswer, type RecipeJob } from '../recipe-job.ts'
import { noticesOf, RECIPE_MODULE, runStep, type StepNotice } from '../recipe-step.ts'
import type { ToolCatalogue } from './catalogue.ts'
import type { PoolJob, Pool } from './pool.ts'

/** Longest JSON of a recipe's answer, and longest whole request, in bytes. */
export const RECIPE_BYTES = 8 * 1024 * 1024
/** Most ways of a fork that a server runs. */
export const SERVER_ITEMS = 1_000

/** A recipe as somebody asks a server for it: read already, or as it came, to be read where it runs. */
export type AskedRecipe = (
  | { readonly recipe: unknown; readonly input?: Flow | undefined }
  | { readonly request: readonly Uint8Array<ArrayBuffer>[] }
) & {
  readonly options: RunOptions
  readonly caller?: PoolJob['caller']
  /** Longest time of each stretch of steps between two that ask over the network, in milliseconds. */
  readonly timeMs: number
  readonly ready: Readonly<Record<string, unknown>>
  /** Before each run of a step that asks over the network. @throws what refuses the caller */
  readonly limitLookups?: (cost: number) => Promise<void>
}

/** Every tool's module by id. */
export function modulesOf({ ids, urlOf }: Pick<ToolCatalogue, 'ids' | 'urlOf'>): Readonly<Record<string, string>> {
  return Object.fromEntries(ids.map((id) => [id, urlOf(id) as string]))
}

/**
 * Runs a recipe for somebody: stretches of steps in a process each, and those that ask over the network in their lane, where they hold none.
 * Its output is `{ json }`, the text of the answer or a `LargeText` of it. @throws ToolBug
 */
export async function runAskedRecipe(tools: ToolCatalogue, pool: Pool, asked: AskedRecipe, signal?: AbortSignal): Promise<RunResult> {
  const { options, caller, timeMs, ready, limitLookups } = asked
  let job: Partial<RecipeJob> = {
    modules: modulesOf(tools),
    mostItems: SERVER_ITEMS,
    ready,
    ...('recipe' in asked && { recipe: asked.recipe, input: asked.input }),
  }
  let request = 'request' in asked ? asked.request : undefined
  for (;;) {
    const shared = { options, ...(caller && { caller }) }
    const result = await pool.run(
      {
        ...shared,
        module: RECIPE_MODULE,
        input: job,
        ...(request && { request }),
        wire: true,
        jsonBytes: RECIPE_BYTES,
        limits: { timeMs },
        isHeavy: true,
      },
      signal,
    )
    if (!result.ok || result.output.json !== undefined) return result
    const { recipe, state, reports } = result.output as unknown as Required<RecipeAnswer>
    const step = recipe.steps[state.at] as RecipeStep
    const tool = await tools.load(step.tool)
    const end = await runStep(step, stepTool(tool), state, async (input) => {
      await limitLookups?.(tool.limits.lookups)
      const given = fromWire(fieldsOf(tool.input), input)
      return pool.run({ ...shared, module: tools.urlOf(tool.id) as string, input: given, limits: tool.limits, effect: 'network' }, signal)
    })
    if (!end.ok) return end
    const before: readonly StepNotice[] = [...(job.before ?? []), ...reports.flatMap(({ notices }) => notices), ...noticesOf(end.done)]
    if (recipe.steps.slice(end.state.at).every(({ off }) => off)) return packed(plainAnswer(end.state, before, end.done))
    job = { ...job, recipe, state: end.state, before }
    request = undefined
  }
}

/** The answer as JSON; what is too long is refused. */
function packed(answer: object): RunResult {
  const json = JSON.stringify(toWire(answer))
  if (Buffer.byteLength(json) > RECIPE_BYTES) {
    const failure: Failure = { code: 'result-too-big', params: { maximum: RECIPE_BYTES } }
    return { ok: false, failures: [failure] }
  }
  return { ok: true, output: packOutput({ json }) }
}
