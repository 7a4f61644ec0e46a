import * as z from 'zod'
import { BadRequest, ToolError } from '../core/errors.ts'
import { failuresOf } from '../core/issues.ts'
import type { Flow } from '../core/recipes/fit.ts'
import { type FileValue, isFileValue, value } from '../core/schema.ts'
import { fromWire, MAX_DEPTH } from '../core/wire.ts'
import type { RunOptions } from './context.ts'

const input = z.custom<Readonly<Record<string, unknown>>>().superRefine((given, context) => {
  if (given === undefined) context.addIssue({ code: 'custom', params: { failure: 'required' } })
  else if (typeof given !== 'object' || given === null || Array.isArray(given))
    context.addIssue({ code: 'custom', params: { failure: 'wrong-type', expected: 'object' } })
})

const shape = {
  input,
  seed: z.union([z.string().max(1000), z.number()]).optional(),
  now: z.iso.datetime({ offset: true }).optional(),
  timeZone: value.timeZone.optional(),
}

/** A run as JSON faces ask for it: `{"input": {…}, "seed"?, "now"?, "timeZone"?}`. */
export const RUN_REQUEST = z.strictObject(shape)
/** The same as a line of a batch, which also names the tool and may name the language. */
export const BATCH_REQUEST = z.strictObject({ tool: z.string().max(200), locale: z.string().max(35).optional(), ...shape })

/** A recipe as JSON faces ask for it: `{"recipe": {…} or the name of a ready one, "input"?, "seed"?, "now"?, "timeZone"?}`. */
export const RECIPE_REQUEST = z.strictObject({ ...shape, recipe: z.unknown(), input: z.unknown().optional() })

/** @throws BadRequest */
export function readRequest<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new BadRequest([{ code: 'wrong-type', params: { expected: 'object' } }])
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new BadRequest(failuresOf(parsed.error.issues, body))
}

/** Requests up to this many bytes are read on the spot, larger ones in the process that runs them. */
export const PARSED_HERE = 256 * 1024

/** The input of a run and its options, from a request as it came. @throws BadRequest, ToolError */
export function readRun(bytes: Uint8Array, place: RunOptions = {}): { readonly input: unknown; readonly options: RunOptions } {
  const request = readRequest(RUN_REQUEST, parseJson(bytes))
  return { input: request.input, options: runOptions(request, place) }
}

/** A recipe to run and its options, from a request as it came. @throws BadRequest, ToolError */
export function readRecipeRun(
  bytes: Uint8Array,
  place: RunOptions = {},
): { readonly recipe: unknown; readonly input: Flow | undefined; readonly options: RunOptions } {
  const { recipe, input: given, ...request } = readRequest(RECIPE_REQUEST, parseJson(bytes))
  if (recipe === undefined) throw new ToolError('required', {}, { field: 'recipe' })
  return { recipe, input: given === undefined ? undefined : flowFromWire(given), options: runOptions(request, place) }
}

/** A text, a file as `{"base64", …}`, or several files. @throws ToolError wrong-type, bad-encoding */
export function flowFromWire(given: unknown): Flow {
  if (typeof given === 'string') return given
  const files = fromWire([{ ...FILES, name: 'input' }], { input: [given].flat() }) as { readonly input: readonly unknown[] }
  if (!files.input.every(isFileValue) || files.input.length === 0)
    throw new ToolError('wrong-type', { expected: 'text, file' }, { field: 'input' })
  return Array.isArray(given) ? files.input : (files.input[0] as FileValue)
}

const FILES = { control: 'files', value: 'files', required: true } as const

/** The options of a run from the parts of a request. */
export function runOptions(
  { seed, now, timeZone: zone }: Pick<z.output<typeof RUN_REQUEST>, 'seed' | 'now' | 'timeZone'>,
  { locale, currency }: Pick<RunOptions, 'locale' | 'currency'>,
): RunOptions {
  return {
    locale,
    currency,
    ...(seed !== undefined && { seed }),
    ...(now !== undefined && { now: Date.parse(now) }),
    ...(zone !== undefined && { timeZone: zone }),
  }
}

/** The request wraps the input once more than a tool's own depth. */
const DEEPEST = MAX_DEPTH + 2

/** Reads JSON from a stranger: depth is counted before anything is built. @throws ToolError bad-json, too-deep, bad-encoding */
export function parseJson(bytes: Uint8Array): unknown {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new ToolError('bad-encoding', { encoding: 'UTF-8' }, {}, { cause })
  }
  checkDepth(text)
  try {
    return JSON.parse(text)
  } catch (cause) {
    const offset = /at position (\d+)/.exec((cause as Error).message)?.[1]
    throw new ToolError('bad-json', {}, offset === undefined ? {} : { offset: Number(offset), text }, { cause })
  }
}

function checkDepth(text: string): void {
  let depth = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (inString) {
      if (unit === 92) i++
      else if (unit === 34) inString = false
    } else if (unit === 34) inString = true
    else if (unit === 91 || unit === 123) {
      if (++depth > DEEPEST) throw new ToolError('too-deep', { count: MAX_DEPTH })
    } else if (unit === 93 || unit === 125) depth--
  }
}
