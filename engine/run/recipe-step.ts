import { type Failure, ToolError } from '../core/errors.ts'
import { type Flow, givenBy } from '../core/recipes/fit.ts'
import type { Notice } from '../core/notices.ts'
import type { RecipeStep } from '../core/recipe.ts'
import { LINE_END } from '../core/recipes/limits.ts'
import { giverOf, type StepTool, takerOf } from '../core/recipes/shape.ts'
import type { RunResult, Values } from '../core/run.ts'
import { flowOf, joined, valueFor } from './flow.ts'

/** In place of a tool's module: the job is a whole recipe, and its input a `RecipeJob`. */
export const RECIPE_MODULE = 'recipe:'

/** Where a recipe is: the next step, and what goes into it. */
export type RecipeState = {
  readonly at: number
  /** Of each way of a fork; empty before a first step that takes nothing, and undefined where the step before gave nothing. */
  readonly flows: readonly Flow[] | undefined
  readonly fork?: 'line' | 'item' | undefined
}

/** What came of a step. */
export type StepDone = {
  readonly step: number
  /** The whole output, of each way of a fork; of an empty line there is none. */
  readonly outputs: readonly (Values | undefined)[]
  /** What goes on, before it is joined; undefined where the step gives nothing that another takes. */
  readonly flows: readonly Flow[] | undefined
  readonly isFork: boolean
}

export type StepEnd =
  | { readonly ok: true; readonly done: StepDone; readonly state: RecipeState }
  | { readonly ok: false; readonly failures: readonly [Failure, ...Failure[]] }

/** Failures of a step, and of a way of its fork. */
export function atStep(failures: readonly Failure[], step: number, item?: number): readonly [Failure, ...Failure[]] {
  return failures.map((failure) => ({ ...failure, step, ...(item !== undefined && { item }) })) as unknown as [Failure, ...Failure[]]
}

/** Runs one step for all that goes into it. @param run the tool, for one way */
export async function runStep(
  step: RecipeStep,
  tool: StepTool,
  { at, flows, fork }: RecipeState,
  run: (input: Values, item: number) => Promise<RunResult>,
): Promise<StepEnd> {
  if (!flows) return { ok: false, failures: atStep([{ code: 'gives-nothing', params: {} }], at) }
  const ways: readonly (Flow | undefined)[] = flows.length > 0 || fork ? flows : [undefined]
  const outputs: (Values | undefined)[] = []
  const next: Flow[] = []
  let gives = true
  for (const [item, flow] of ways.entries()) {
    // Empty lines stay empty lines.
    if (fork === 'line' && flow === '') {
      outputs.push(undefined)
      next.push('')
      continue
    }
    const result = await runWay(step, tool, flow, (input) => run(input, item))
    if (!result.ok)
      return {
        ok: false,
        failures: atStep(
          result.failures.map((failure) => ({ ...failure, tool: tool.id })),
          at,
          fork && item,
        ),
      }
    outputs.push(result.output)
    const given = givenIn(result.output, tool, step)
    if (given === undefined) gives = false
    else next.push(given)
  }
  const done = { step: at, outputs, flows: gives ? next : undefined, isFork: fork !== undefined }
  return { ok: true, done, state: stateAfter(step, done, fork) }
}

function givenIn(output: Values, { views }: StepTool, step: RecipeStep): Flow | undefined {
  const part = giverOf(
    views.filter(({ name }) => output[name] !== undefined),
    step,
  )
  return part && givenBy(part) && flowOf(part, output[part.name])
}

function stateAfter({ join }: RecipeStep, { step, flows }: StepDone, fork: RecipeState['fork']): RecipeState {
  if (!fork || join === undefined || !flows) return { at: step + 1, flows, fork }
  return { at: step + 1, flows: [joined(flows, join)] }
}

async function runWay(
  step: RecipeStep,
  tool: StepTool,
  flow: Flow | undefined,
  run: (input: Values) => Promise<RunResult>,
): Promise<RunResult> {
  try {
    const taker = takerOf(tool, step)
    if (flow !== undefined && !taker) throw new ToolError('takes-nothing')
    return await run({ ...step.options, ...(flow !== undefined && taker && { [taker.name]: valueFor(taker, flow) }) })
  } catch (error) {
    if (error instanceof ToolError) return { ok: false, failures: [error.failure] }
    throw error
  }
}

/** What a recipe gives at its end: one value, with the ways of a fork that is still open put together. */
export function resultOf({ flows, fork }: RecipeState): Flow | undefined {
  return flows && (fork ? joined(flows, LINE_END) : flows[0])
}

/** What was said beside the results of a step. */
export type StepNotice = Notice & { readonly step: number; readonly item?: number }

export function noticesOf({ step, outputs, isFork }: StepDone): readonly StepNotice[] {
  return outputs.flatMap((output, item) =>
    ((output?.notices as readonly Notice[] | undefined) ?? []).map((notice) => ({ ...notice, step, ...(isFork && { item }) })),
  )
}
