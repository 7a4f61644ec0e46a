import type { Failure } from '../../engine/core/errors.ts'
import type { Recipe } from '../../engine/core/recipe.ts'
import { recipeFaults, stepsOn, takerOf } from '../../engine/core/recipes/shape.ts'
import type { LabelledField } from '../../engine/site/page.ts'
import type { StepData } from '../../engine/site/recipe-data.ts'
import type { BenchInput } from './run-recipe.ts'
import { ownTool } from './steps.ts'

/** What follows from the steps, their tools and the input. */
export type BenchFacts = {
  /** Places of the first and the last step that are on. */
  readonly first: number | undefined
  readonly last: number | undefined
  /** The field of the first step that takes the input; undefined where it takes none, or is not known yet. */
  readonly taker: LabelledField | undefined
  readonly takesFiles: boolean
  /** What keeps it from running; nothing while tools still load. */
  readonly faults: readonly Failure[]
  readonly isLive: boolean
  readonly isReady: boolean
  /** The input as it goes in. */
  readonly given: BenchInput
}

const isEmpty = (input: BenchInput): boolean => input === undefined || input === '' || (Array.isArray(input) && input.length === 0)

/** @param missing ids of steps for which there is no tool */
export function benchFacts(
  { steps }: Recipe,
  tools: Readonly<Record<string, StepData>>,
  missing: ReadonlySet<string>,
  input: BenchInput,
): BenchFacts {
  const on = stepsOn(steps)
  const toolAt = (at: number | undefined) => (at === undefined ? undefined : ownTool(tools, steps[at]?.tool ?? ''))
  const [first] = on
  const firstTool = toolAt(first)
  const firstStep = first === undefined ? undefined : steps[first]
  const taker = firstTool && firstStep && takerOf(firstTool, firstStep)
  const takesFiles = taker?.value === 'file' || taker?.value === 'files'
  const isKnown = on.every((at) => toolAt(at) !== undefined)
  const isSettled = on.every((at) => toolAt(at) !== undefined || missing.has(steps[at]?.tool ?? ''))
  const faults = isSettled ? recipeFaults(steps, (id) => ownTool(tools, id)) : []
  const fits = !isEmpty(input) && Array.isArray(input) === takesFiles
  const hasOwn = taker !== undefined && firstStep?.options?.[taker.name] !== undefined
  return {
    first,
    last: on.at(-1),
    taker,
    takesFiles,
    faults,
    isLive: on.every((at) => toolAt(at)?.starts !== 'button'),
    isReady: on.length > 0 && isKnown && faults.length === 0 && (!taker || hasOwn || fits),
    given: taker && fits ? input : undefined,
  }
}

/** Whether a step runs for each way of a fork. */
export function isForkedAt({ steps }: Recipe, index: number): boolean {
  let isFork = false
  for (const at of stepsOn(steps)) {
    if (at > index) break
    const step = steps[at]
    if (step?.each) isFork = true
    if (at === index) return isFork
    if (step?.join !== undefined) isFork = false
  }
  return false
}
