import type { FullContext } from '../core/context.ts'
import type { Tool } from '../core/define.ts'
import { type Failure, ToolError } from '../core/errors.ts'
import { fieldsOf } from '../core/fields.ts'
import { isFileValue } from '../core/file-value.ts'
import type { Flow } from '../core/recipes/fit.ts'
import { type LargeText, LARGE_TEXT } from '../core/large-text.ts'
import { packOutput, packText } from './pack-text.ts'
import { type Recipe, readRecipe } from '../core/recipe.ts'
import { LINE_END } from '../core/recipes/limits.ts'
import { runTool, type Values } from '../core/run.ts'
import { decodeUtf8 } from '../core/bytes/utf8.ts'
import { fromWire } from '../core/wire.ts'
import { type RunHost, type RunOptions, makeContext } from './context.ts'
import { runRecipe } from './recipe.ts'
import { joined } from './flow.ts'
import { noticesOf, type RecipeState, resultOf, type StepDone, type StepNotice } from './recipe-step.ts'

/** A recipe to run, from its start or from where it is. */
export type RecipeJob = {
  /** As it came: it is read here, strictly. */
  readonly recipe: unknown
  /** What goes into the first step. */
  readonly input?: Flow | LargeText | undefined
  readonly state?: RecipeState | undefined
  /** Modules of tools by id; a step whose tool is not among them is refused. */
  readonly modules: Readonly<Record<string, string>>
  /** Steps whose whole outputs are wanted; the last one is in any case. */
  readonly shown?: readonly number[]
  /** Steps that ask over the network run here, too; without it the recipe stops before them. */
  readonly hasNetwork?: boolean
  /** It runs in a page, where tools of effect `browser` do. */
  readonly isPage?: boolean
  readonly mostItems?: number
  /** Recipes that may be asked for by their names. */
  readonly ready?: Readonly<Record<string, unknown>>
  /** What was said by the steps that ran before. */
  readonly before?: readonly StepNotice[]
}

/** What came of a step, as much of it as was asked for. */
export type StepReport = {
  readonly step: number
  /** Ways of the fork that it is in; undefined where it is in none. */
  readonly ways?: number
  /** The start of its result as text, and how long that is in UTF-16 units; or the names of files. */
  readonly preview?: string
  readonly length?: number
  /** Of a fork, that of the first way that has one. */
  readonly output?: Values
  /** Of a fork: the results of all ways. */
  readonly all?: Flow | LargeText
  readonly notices: readonly StepNotice[]
}

export type RecipeAnswer = {
  readonly recipe: Recipe
  readonly reports: readonly StepReport[]
  /** Past the last step, or before one that runs elsewhere; not there where a step failed. */
  readonly state?: RecipeState
  readonly failures?: readonly [Failure, ...Failure[]]
  readonly isDone: boolean
  /** The last step that ran, in full. */
  readonly last?: StepDone | undefined
}

/** What a place does for the job of a recipe. */
export type RecipeHost = {
  readonly load: (module: string) => Promise<Tool>
  readonly host: (tool: Tool) => RunHost
  /** All tools are loaded. */
  readonly started: () => void
  readonly progress: (fraction: number) => void
  readonly within: FullContext['within']
}

/** Letters of a result that are shown beside its step. */
const PREVIEW = 2_000
/** Files that are named there. */
const NAMED = 20

/** Runs the job of a recipe. @throws BadRequest, ToolError for a recipe that is none */
export async function runRecipeJob(job: RecipeJob, options: RunOptions, place: RecipeHost): Promise<RecipeAnswer> {
  const recipe = readRecipe(named(job))
  const { steps } = recipe
  const load = async (id: string): Promise<Tool> => {
    const module = Object.hasOwn(job.modules, id) ? job.modules[id] : undefined
    if (module === undefined) throw new ToolError('unknown-tool', { name: id })
    return place.load(module)
  }
  await Promise.allSettled(steps.filter(({ off }) => !off).map(({ tool }) => load(tool)))
  place.started()
  const end = steps.findLastIndex(({ off }) => !off)
  const shown = new Set([...(job.shown ?? []), end])
  const reports: StepReport[] = []
  let last: StepDone | undefined
  let begun = -1
  const given = job.state ?? { at: 0, flows: job.input === undefined ? [] : [unpacked(job.input)] }
  const outcome = await runRecipe(steps, given, {
    load,
    run: (tool, input, at) => {
      if (at.step !== begun) {
        begun = at.step
        place.progress(at.step / steps.length)
        // Each step has the time of its tool; the ways of a fork share that of the whole.
        place.within(steps[at.step]?.each ? Infinity : tool.limits.timeMs)
      }
      const seeded = options.seed === undefined ? options : { ...options, seed: seedAt(options.seed, at) }
      const context = makeContext(seeded, place.host(tool))
      // A run that is stopped cannot say itself in which step.
      const within: FullContext['within'] = (timeMs, late) =>
        context.within(timeMs, late && { ...late, tool: tool.id, step: at.step, ...(steps[at.step]?.each && { item: at.item }) })
      return runTool(tool, fromWire(fieldsOf(tool.input), input), { ...context, within })
    },
    isRefused: ({ effect }) => (effect === 'browser' && job.isPage !== true ? 'browser-only' : undefined),
    isElsewhere: ({ effect }) => effect === 'network' && job.hasNetwork !== true,
    mostItems: job.mostItems,
    onStep: (done) => {
      last = done
      reports.push(reportOf(done, shown.has(done.step)))
    },
  })
  if (!outcome.ok) return { recipe, reports, failures: outcome.failures, isDone: false }
  return { recipe, reports, state: outcome.state, isDone: outcome.state.at >= steps.length, last }
}

/** @throws ToolError not-found, for a name that no ready recipe has */
function named({ recipe, ready = {} }: RecipeJob): unknown {
  if (typeof recipe !== 'string') return recipe
  if (Object.hasOwn(ready, recipe)) return ready[recipe]
  throw new ToolError('not-found', { name: recipe.slice(0, 100) }, { field: 'recipe' })
}

/** The first run of the first step is what the tool alone would give. */
function seedAt(seed: string | number, { step, item }: { readonly step: number; readonly item: number }): string | number {
  return step === 0 && item === 0 ? seed : `${seed}/${step}.${item}`
}

/** @throws ToolError bad-encoding */
function unpacked(input: Flow | LargeText): Flow {
  return typeof input === 'object' && 'kind' in input ? decodeUtf8(input.bytes) : input
}

/** What is told of a step. */
export function reportOf(done: StepDone, isShown: boolean): StepReport {
  const { step, outputs, flows, isFork } = done
  const output = outputs.find((one) => one !== undefined)
  const all = isFork && isShown && flows ? joined(flows, LINE_END) : undefined
  return {
    step,
    ...(isFork && { ways: outputs.length }),
    ...previewOf(flows),
    ...(isShown && output && { output: packOutput(output) }),
    ...(all !== undefined && { all: typeof all === 'string' && all.length > LARGE_TEXT ? packText(all) : all }),
    notices: noticesOf(done),
  }
}

function previewOf(flows: readonly Flow[] | undefined): Pick<StepReport, 'preview' | 'length'> {
  if (!flows || flows.length === 0) return {}
  const files = flows.flat().filter(isFileValue)
  if (files.length > 0)
    return {
      preview: files
        .slice(0, NAMED)
        .map(({ name }) => name)
        .join(LINE_END),
    }
  let [preview, length] = ['', 0]
  for (const [index, text] of (flows.flat() as string[]).entries()) {
    const between = index === 0 ? '' : LINE_END
    if (preview.length < PREVIEW) preview += between + text.slice(0, PREVIEW - preview.length)
    length += between.length + text.length
  }
  return { preview, length }
}

/** A recipe's answer as programs get it: what it gives, or the output of a last step that gives nothing, and what was said on the way. */
export function plainAnswer(state: RecipeState, notices: readonly StepNotice[], last: StepDone | undefined): Values {
  const result = resultOf(state)
  const outputs = last?.outputs.map((output) => output ?? null) ?? []
  return {
    ...(result === undefined ? { output: last?.isFork ? outputs : outputs[0] } : { result }),
    ...(notices.length > 0 && { notices }),
  }
}
