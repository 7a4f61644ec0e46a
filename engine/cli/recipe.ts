import { readFile } from 'node:fs/promises'
import type { Tool } from '../core/define.ts'
import { type Failure, ToolError } from '../core/errors.ts'
import type { FieldSpec } from '../core/fields.ts'
import { isFileValue } from '../core/file-value.ts'
import { type Flow, takenBy } from '../core/recipes/fit.ts'
import { type Recipe, readRecipe, type RecipeStep } from '../core/recipe.ts'
import { stepsOn, takerOf } from '../core/recipes/shape.ts'
import { createSentences } from '../core/sentences.ts'
import { stepTool } from '../core/recipes/step-tool.ts'
import { toWire } from '../core/wire.ts'
import { englishWords, type WordTree } from '../core/words.ts'
import type { Say } from '../faces/say.ts'
import type { ToolCatalogue } from '../run/node/catalogue.ts'
import type { Pool } from '../run/node/pool.ts'
import { modulesOf } from '../run/node/recipes.ts'
import { plainAnswer, type RecipeAnswer, type RecipeJob } from '../run/recipe-job.ts'
import { RECIPE_MODULE, resultOf, type StepNotice } from '../run/recipe-step.ts'
import { parseJson, readRequest, RUN_REQUEST, runOptions } from '../run/request.ts'
import type { LocaleEntry } from '../site/entries.ts'
import { type Arguments, parseArguments } from './arguments.ts'
import { createLocales } from './locale.ts'
import { refuse } from './refuse.ts'
import { offerFiles, type ResultOptions, writeResult, writeText } from './result.ts'
import { readAll, type Terminal } from './terminal.ts'
import { readValues } from './values.ts'

export type RecipeOptions = {
  readonly terminal: Terminal
  readonly tools: ToolCatalogue
  readonly createPool: () => Pool
  readonly say: Say
  readonly locales: readonly LocaleEntry[]
  readonly wordsOf?: (tool: Tool, language: string) => Promise<WordTree>
  readonly recipes?: () => Promise<Readonly<Record<string, unknown>>>
}

/** Longest run of a recipe, in milliseconds; each step has the time of its tool within that. */
const LONGEST_MS = 60 * 60_000

/** `--recipe file.json [text or path]`: runs the recipe of a file, or a ready one by its name, and answers the exit code. */
export async function runRecipeFile(path: string, argv: readonly string[], options: RecipeOptions): Promise<number> {
  const { terminal, tools, createPool, locales } = options
  const recipe = readRecipe(await readNamed(path, options))
  const first = recipe.steps[stepsOn(recipe.steps)[0] ?? -1]
  const field = first && (await inputField(first, tools))
  const parsed = parseArguments(argv, field ? [field] : [])
  const { locale, seed, now, timeZone, json, out } = parsed.common
  const { language, ...place } = createLocales(locales).resolve(locale)
  const request = readRequest(RUN_REQUEST, { input: {}, seed, now, timeZone })
  const pool = createPool()
  try {
    const input = await readInput(field, parsed, terminal)
    const job: RecipeJob = { recipe, input, modules: modulesOf(tools), hasNetwork: true }
    const limits = { timeMs: LONGEST_MS }
    const result = await pool.run({ module: RECIPE_MODULE, input: job, options: runOptions(request, place), limits })
    if (!result.ok) return await refuseSteps(result.failures, options, language, json)
    await writeAnswer(result.output as unknown as RecipeAnswer, options, language, { terminal, locale: place.locale, json, out })
    return 0
  } finally {
    await pool.close()
  }
}

/** @throws ToolError not-found, bad-json */
async function readNamed(path: string, { recipes }: RecipeOptions): Promise<unknown> {
  const ready = /^[a-z0-9-]+$/.test(path) ? ((await recipes?.()) ?? {}) : {}
  if (Object.hasOwn(ready, path)) return ready[path]
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new ToolError('not-found', { name: path.slice(0, 100) }, {}, { cause })
  })
  return parseJson(bytes)
}

/** The field that takes what the recipe is given; undefined where it begins with a tool that takes nothing. */
async function inputField(step: RecipeStep, tools: ToolCatalogue): Promise<FieldSpec | undefined> {
  // A tool that is not there is told of by the run, at its step.
  if (tools.urlOf(step.tool) === undefined) return undefined
  const field = takerOf(stepTool(await tools.load(step.tool)), step) as FieldSpec | undefined
  if (!field || !takenBy(field)) return undefined
  const isGiven = step.options !== undefined && Object.hasOwn(step.options, field.name)
  return isGiven ? { ...field, required: false, default: true } : field
}

async function readInput(field: FieldSpec | undefined, parsed: Arguments, terminal: Terminal): Promise<Flow | undefined> {
  if (!field) return undefined
  const readStdin = terminal.input.isTTY ? undefined : () => readAll(terminal.input)
  // It is the only field, and so the main one.
  const values = await readValues([{ ...field, main: true, when: undefined, advanced: false }], parsed, { readInput: readStdin, readFile })
  return values[field.name] as Flow | undefined
}

async function refuseSteps(
  failures: readonly [Failure, ...Failure[]],
  options: RecipeOptions,
  language: string,
  json: boolean | undefined,
): Promise<number> {
  const [exit = 0] = await Promise.all(failures.map((failure) => refuse([failure], options, language, failure.tool, json)))
  return exit
}

/** What the last step gives, as that tool alone would be shown; what was said at the steps before goes to standard error. */
async function writeAnswer(answer: RecipeAnswer, options: RecipeOptions, language: string, shown: ResultOptions): Promise<void> {
  const { recipe, state, reports, last } = answer
  const { terminal, locale, json, out } = shown
  const notices = reports.flatMap((report) => report.notices)
  if (!state || !last) return
  if (json) return writeText(`${JSON.stringify(toWire(plainAnswer(state, notices, last)), null, 2)}\n`, terminal, out)
  const step = recipe.steps[last.step] as RecipeStep
  const result = resultOf(state)
  const isWhole = !last.isFork && step.from === undefined
  await warnNotices(
    notices.filter((notice) => !isWhole || notice.step !== last.step),
    recipe,
    options,
    language,
    locale,
  )
  const tool = await options.tools.load(step.tool)
  const [output] = last.outputs
  if ((isWhole || result === undefined) && output)
    return writeResult(tool, output, (await options.wordsOf?.(tool, language)) ?? englishWords(tool), shown)
  const files = [result].flat().filter(isFileValue)
  if (files.length > 0) await offerFiles(files, terminal, out)
  else await writeText([result ?? ''].flat().join('\n'), terminal, out)
}

async function warnNotices(
  notices: readonly StepNotice[],
  { steps }: Recipe,
  { terminal, tools, wordsOf }: RecipeOptions,
  language: string,
  locale: string,
): Promise<void> {
  for (const { step, item, code, params } of notices) {
    const tool = await tools.load((steps[step] as RecipeStep).tool)
    const { say } = createSentences(locale, (await wordsOf?.(tool, language)) ?? englishWords(tool))
    terminal.warn(`${[step + 1, ...(item === undefined ? [] : [item + 1])].join('.')} ${tool.id}: ${say(`notices.${code}`, params)}`)
  }
}
