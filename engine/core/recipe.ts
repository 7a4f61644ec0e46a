import * as z from 'zod'
import { BadRequest, ToolError } from './errors.ts'
import { failuresOf } from './issues.ts'
import { MOST_STEPS } from './recipes/limits.ts'
import { MAX_DEPTH } from './wire.ts'

/** Version of the JSON that a recipe is written in. A reader that knows only older ones refuses it. */
export const RECIPE_VERSION = 1

const name = z.string().min(1).max(100)

const options = z.custom<Readonly<Record<string, unknown>>>().superRefine((given, context) => {
  const refuse = (failure: string, params: object) => context.addIssue({ code: 'custom', params: { failure, ...params } })
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse('wrong-type', { expected: 'object' })
  const fault = faultIn(given)
  if (fault === 'proto') refuse('unknown-field', { name: '__proto__' })
  if (fault === 'too-deep') refuse('too-deep', { count: MAX_DEPTH })
})

/** Copies lose the name `__proto__` without a word, or change what every object is. What holds itself is too deep. */
function faultIn(value: unknown, around: readonly unknown[] = [], seen = new Set<unknown>()): 'proto' | 'too-deep' | undefined {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return undefined
  if (around.length > MAX_DEPTH || around.includes(value)) return 'too-deep'
  if (seen.has(value)) return undefined
  seen.add(value)
  if (Object.hasOwn(value, '__proto__')) return 'proto'
  for (const part of Object.values(value)) {
    const found = faultIn(part, [...around, value], seen)
    if (found) return found
  }
  return undefined
}

const STEP = z.strictObject({
  /** Id of a tool. */
  tool: name,
  /** Its input, but for what comes from the step before, which wins. */
  options: options.optional(),
  /** It is passed over. */
  off: z.boolean().optional(),
  /** The part of its output that goes on; the main one where nothing is said. */
  from: name.optional(),
  /** The field that takes what comes; the main one where nothing is said. */
  to: name.optional(),
  /** From here on, every line of the text, or every file or item of the list, goes its own way. */
  each: z.enum(['line', 'item']).optional(),
  /** After this step the ways are one again: texts with this between them, files as a list. */
  join: z.string().max(100).optional(),
})

/** A recipe as it is kept, linked, exported and asked for. */
export const RECIPE = z.strictObject({
  toolglot: z.literal('recipe'),
  version: z.literal(RECIPE_VERSION),
  name: z.string().max(200).optional(),
  steps: z.array(STEP).min(1).max(MOST_STEPS),
})
export type Recipe = z.output<typeof RECIPE>
export type RecipeStep = z.output<typeof STEP>

/** A recipe from a stranger. @throws BadRequest with a failure for each wrong part, ToolError `recipe-version` for one of a newer form */
export function readRecipe(value: unknown): Recipe {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadRequest([{ code: 'wrong-type', params: { expected: 'object' }, field: 'recipe' }])
  const { toolglot, version, steps } = value as Record<string, unknown>
  if (toolglot === 'recipe' && typeof version === 'number' && version > RECIPE_VERSION)
    throw new ToolError('recipe-version', { version, known: RECIPE_VERSION }, { field: 'version' })
  // What is far too long is not looked through step by step.
  if (Array.isArray(steps) && steps.length > MOST_STEPS) throw new ToolError('too-many', { count: MOST_STEPS }, { field: 'steps' })
  if (Object.hasOwn(value, '__proto__')) throw new ToolError('unknown-field', { name: '__proto__' })
  const parsed = RECIPE.safeParse(value)
  if (!parsed.success) throw new BadRequest(withSteps(failuresOf(parsed.error.issues, value)))
  return parsed.data
}

/** `steps.2.tool` is about the field `tool` of step 2, counted from 0. */
function withSteps(failures: ReturnType<typeof failuresOf>): ReturnType<typeof failuresOf> {
  const [first, ...rest] = failures.map((failure) => {
    const [, step, field] = /^steps\.(\d+)(?:\.(.*))?$/.exec(failure.field ?? '') ?? []
    return step === undefined ? failure : { ...failure, step: Number(step), field }
  })
  return [first as ReturnType<typeof failuresOf>[0], ...rest]
}

/** Names of a recipe's tools, each once. */
export function toolsOf({ steps }: Pick<Recipe, 'steps'>): readonly string[] {
  return [...new Set(steps.map(({ tool }) => tool))]
}
