import type { Effect } from '../context.ts'
import type { Failure } from '../errors.ts'
import type { FieldSpec } from '../fields.ts'
import { fitOf, givenBy, sentPart, takenBy } from './fit.ts'
import { mainField } from '../main-part.ts'
import { LINE_END } from './limits.ts'
import type { RecipeStep } from '../recipe.ts'
import type { ViewSpec } from '../views.ts'

type FieldShape = Pick<FieldSpec, 'name' | 'control' | 'value' | 'media' | 'accept' | 'main' | 'when' | 'advanced' | 'sensitive'> & {
  readonly choices?: readonly unknown[]
}
type ViewShape = Pick<ViewSpec, 'name' | 'view' | 'media'> & { readonly columns?: readonly { readonly name: string }[] }

/** What a recipe has to know of a tool, with words or without: a page's data of it will do. */
export type StepTool = {
  readonly id: string
  readonly effect: Effect
  readonly fields: readonly FieldShape[]
  readonly views: readonly ViewShape[]
}

/** The field of a step that takes what comes: the one it names, else the main one. */
export function takerOf<T extends StepTool>(tool: T, step: Pick<RecipeStep, 'to'>): T['fields'][number] | undefined {
  if (step.to !== undefined) return tool.fields.find(({ name }) => name === step.to)
  return mainField(tool.fields)
}

/** The part of a step's output that goes on: the one it names, else the main one of those that are there, where others may take it. */
export function giverOf<V extends ViewShape>(views: readonly V[], step: Pick<RecipeStep, 'from'>): V | undefined {
  if (step.from !== undefined) return views.find(({ name }) => name === step.from)
  return sentPart(views)
}

/** The places of the steps that are on. */
export function stepsOn(steps: readonly Pick<RecipeStep, 'off'>[]): number[] {
  return steps.flatMap(({ off }, index) => (off ? [] : [index]))
}

/**
 * What keeps a recipe from running, as far as that is known beforehand: the first fault of each step.
 * @param toolOf the tool of an id, where there is one
 */
export function recipeFaults(steps: readonly RecipeStep[], toolOf: (id: string) => StepTool | undefined): Failure[] {
  const faults: Failure[] = []
  let before: { readonly tool: StepTool; readonly step: RecipeStep } | undefined
  let isFork = false
  for (const index of stepsOn(steps)) {
    const step = steps[index] as RecipeStep
    const tool = toolOf(step.tool)
    const fault = tool ? faultOf(step, tool, before, isFork) : failure('unknown-tool', { name: step.tool.slice(0, 100) }, 'tool')
    if (fault) faults.push({ ...fault, step: index })
    if (step.each) isFork = true
    if (step.join !== undefined) isFork = false
    // What follows a step that nobody knows is not known to be wrong.
    if (!tool) return faults
    before = { tool, step }
  }
  return faults
}

const failure = (code: string, params: Failure['params'] = {}, field?: string): Failure => ({ code, params, field })

function faultOf(
  step: RecipeStep,
  tool: StepTool,
  before: { readonly tool: StepTool; readonly step: RecipeStep } | undefined,
  isFork: boolean,
): Failure | undefined {
  const unknown = Object.keys(step.options ?? {}).find((option) => !tool.fields.some((field) => field.name === option))
  if (unknown !== undefined) return failure('unknown-field', { name: unknown.slice(0, 100) }, unknown.slice(0, 100))
  if (step.from !== undefined && !giverOf(tool.views, step)) return failure('unknown-part', { name: step.from }, 'from')
  const taker = takerOf(tool, step)
  if (step.to !== undefined && !taker) return failure('unknown-field', { name: step.to }, 'to')
  if (isFork && step.each) return failure('fork-in-fork', {}, 'each')
  if (!before) return undefined
  if (!taker || !takenBy(taker as FieldSpec)) return failure('takes-nothing', {}, 'tool')
  const giver = giverOf(before.tool.views, before.step)
  const given = giver && givenBy(giver)
  if (!given) return failure('gives-nothing', {}, 'tool')
  if (fitOf(given, taker as FieldSpec)) return undefined
  if (given.kind !== takenBy(taker as FieldSpec)) return failure(given.kind === 'file' ? 'needs-text' : 'needs-file', {}, 'tool')
  return failure('file-type', { accept: taker.accept?.join(', ') ?? '' }, 'tool')
}

/** Names of the options of a step that are never kept, linked or exported. */
export function secretsOf({ fields }: StepTool): readonly string[] {
  return fields.flatMap(({ name, sensitive, control }) => (sensitive || control === 'secret' ? [name] : []))
}

/** The step as it may be kept: without what is sensitive, and without files. */
export function keptStep(step: RecipeStep, tool: StepTool | undefined): RecipeStep {
  const { options, ...rest } = step
  if (!options) return step
  const secrets = tool ? secretsOf(tool) : []
  const files = tool?.fields.flatMap(({ name, value }) => (value === 'file' || value === 'files' ? [name] : [])) ?? []
  const kept = Object.entries(options).filter(([name]) => !secrets.includes(name) && !files.includes(name))
  return kept.length === 0 ? rest : { ...rest, options: Object.fromEntries(kept) }
}

/**
 * The recipe that undoes this one: the inverse of every step, from the last to the first. Options that the inverse knows by the same
 * name go along; a fork begins where it was joined.
 * @param inverseOf the tool that undoes one, where there is one
 * @returns the places of the steps that nothing undoes, where there are any
 */
export function reversed(
  steps: readonly RecipeStep[],
  inverseOf: (id: string) => StepTool | undefined,
): { readonly steps: readonly RecipeStep[] } | { readonly stuck: readonly number[] } {
  const stuck = stepsOn(steps).filter((index) => {
    const { tool, join } = steps[index] as RecipeStep
    // Lines that were joined by something else cannot be told apart again.
    return inverseOf(tool) === undefined || (join !== undefined && join !== LINE_END)
  })
  if (stuck.length > 0) return { stuck }
  const back = steps.filter(({ off }) => !off).toReversed()
  const way = forkOf(back)
  return {
    steps: back.map((step, index): RecipeStep => {
      const tool = inverseOf(step.tool) as StepTool
      const options = Object.entries(step.options ?? {}).filter(([name, value]) => isOption(tool, name, value))
      return {
        tool: tool.id,
        ...(options.length > 0 && { options: Object.fromEntries(options) }),
        ...(way && index === way.first && { each: way.each }),
        ...(way && index === way.last && { join: LINE_END }),
      }
    }),
  }
}

/** Where the fork of reversed steps lies; undefined where there is none. */
function forkOf(back: readonly RecipeStep[]) {
  const last = back.findIndex(({ each }) => each !== undefined)
  if (last < 0) return undefined
  const joined = back.findIndex(({ join }, index) => join !== undefined && index <= last)
  return { each: back[last]?.each, first: Math.max(0, joined), last }
}

function isOption({ fields }: StepTool, name: string, value: unknown): boolean {
  const field = fields.find((other) => other.name === name)
  if (!field || takenBy(field as FieldSpec)) return false
  const values = field.choices?.map((choice) => (typeof choice === 'object' ? (choice as { value: unknown }).value : choice))
  return values ? values.includes(value) : typeof value === (field.value === 'boolean' ? 'boolean' : typeof value)
}
