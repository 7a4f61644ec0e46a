import type { Tool } from '../core/define.ts'
import { type Failure, ToolError } from '../core/errors.ts'
import type { RecipeStep } from '../core/recipe.ts'
import { MOST_ITEMS } from '../core/recipes/limits.ts'
import { recipeFaults } from '../core/recipes/shape.ts'
import type { RunResult, Values } from '../core/run.ts'
import { stepTool } from '../core/recipes/step-tool.ts'
import { split } from './flow.ts'
import { atStep, type RecipeState, runStep, type StepDone } from './recipe-step.ts'

export type RecipePlace = {
  /** @throws ToolError unknown-tool */
  readonly load: (tool: string) => Promise<Tool>
  /** Runs one step for one way. */
  readonly run: (tool: Tool, input: Values, at: { readonly step: number; readonly item: number }) => Promise<RunResult>
  /** Whether a step cannot run here: then the recipe stops before it, to be taken on elsewhere. */
  readonly isElsewhere?: ((tool: Tool) => boolean) | undefined
  /** Why a tool never runs here, as the code of a failure. */
  readonly isRefused?: (tool: Tool) => string | undefined
  readonly onStep?: (done: StepDone) => void
  readonly mostItems?: number | undefined
}

export type RecipeEnd =
  /** All steps are done when `at` is past the last one; else the one at `at` runs elsewhere. */
  { readonly ok: true; readonly state: RecipeState } | { readonly ok: false; readonly failures: readonly [Failure, ...Failure[]] }

/** The tools of the steps that are on; those that nobody knows are not among them. */
async function loadTools(steps: readonly RecipeStep[], load: RecipePlace['load']): Promise<ReadonlyMap<string, Tool>> {
  const ids = [...new Set(steps.flatMap(({ tool, off }) => (off ? [] : [tool])))]
  const loaded = await Promise.all(
    ids.map(async (id) => {
      try {
        return [[id, await load(id)] as const]
      } catch (error) {
        if (error instanceof ToolError && error.failure.code === 'unknown-tool') return []
        throw error
      }
    }),
  )
  return new Map(loaded.flat())
}

/**
 * Runs the steps from where the state is, one after the other, each for all ways of a fork. Texts and files go from step to step as
 * they are. A page's worker, a process and the command line all run recipes by this.
 */
export async function runRecipe(steps: readonly RecipeStep[], start: RecipeState, place: RecipePlace): Promise<RecipeEnd> {
  const tools = await loadTools(steps, place.load)
  const shapes = new Map([...tools].map(([id, tool]) => [id, stepTool(tool)]))
  const [fault, ...faults] = recipeFaults(steps, (id) => shapes.get(id))
  if (fault) return { ok: false, failures: [fault, ...faults] }
  for (const [index, { tool: id, off }] of steps.entries()) {
    const tool = tools.get(id)
    const code = !off && tool && place.isRefused?.(tool)
    if (code) return { ok: false, failures: atStep([{ code, params: {} }], index) }
  }
  const most = place.mostItems ?? MOST_ITEMS
  let state = start
  while (state.at < steps.length) {
    const { at } = state
    const step = steps[at] as RecipeStep
    if (step.off) {
      state = { ...state, at: at + 1 }
      continue
    }
    // The fork begins before the step is handed on, so that who takes it on does not split again.
    state = forked(step, state)
    if ((state.flows?.length ?? 0) > most) return { ok: false, failures: atStep([{ code: 'too-many', params: { count: most } }], at) }
    const tool = tools.get(step.tool) as Tool
    if (place.isElsewhere?.(tool)) return { ok: true, state }
    const end = await runStep(step, shapes.get(step.tool) as ReturnType<typeof stepTool>, state, (input, item) =>
      place.run(tool, input, { step: at, item }),
    )
    if (!end.ok) return end
    place.onStep?.(end.done)
    state = end.state
  }
  return { ok: true, state }
}

function forked({ each }: RecipeStep, state: RecipeState): RecipeState {
  const [flow] = state.flows ?? []
  return each && !state.fork && flow !== undefined ? { ...state, flows: split(flow, each), fork: each } : state
}
