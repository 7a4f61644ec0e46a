import { readFile } from 'node:fs/promises'
import type { Tool } from '../core/define.ts'
import type { LocaleEntry } from '../site/entries.ts'
import { BadRequest, ToolError } from '../core/errors.ts'
import { fieldsOf } from '../core/fields.ts'
import type { RunResult } from '../core/run.ts'
import { englishWords, type WordTree } from '../core/words.ts'
import type { RunOptions } from '../run/context.ts'
import type { ToolCatalogue } from '../run/node/catalogue.ts'
import { toBug } from '../run/node/client.ts'
import type { Pool } from '../run/node/pool.ts'
import { readRequest, RUN_REQUEST, runOptions } from '../run/request.ts'
import type { Say } from '../faces/say.ts'
import { type Arguments, parseArguments } from './arguments.ts'
import { runBatch } from './batch.ts'
import { complete } from './complete.ts'
import { runGuess } from './guess.ts'
import { type HelpOptions, helpText, toolHelpText } from './help.ts'
import { createLocales } from './locale.ts'
import { type ManyOptions, runMany, wayOf } from './many.ts'
import { runRecipeFile } from './recipe.ts'
import { refuse } from './refuse.ts'
import { writeResult } from './result.ts'
import { readAll, type Terminal } from './terminal.ts'
import { readValues } from './values.ts'

export type CliOptions = {
  readonly argv: readonly string[]
  readonly terminal: Terminal
  readonly tools: ToolCatalogue
  readonly createPool: () => Pool
  readonly say: Say
  readonly locales: readonly LocaleEntry[]
  /** How people call it, for the help. */
  readonly command: string
  /** BCP 47 name of the caller's language, where no option names another. */
  readonly locale?: string | undefined
  /** What the command line says itself, in a language; English without it. */
  readonly ownWords?: (language: string) => Promise<WordTree>
  /** Further words that may come first, instead of a tool. */
  readonly commands?: Readonly<Record<string, CliCommand>>
  readonly wordsOf?: (tool: Tool, language: string) => Promise<WordTree>
  /** Recipes of the registry by name. */
  readonly recipes?: () => Promise<Readonly<Record<string, unknown>>>
  /** Tools that a text finds in a language, the best first. */
  readonly search: (typed: string, language: string) => Promise<readonly { readonly id: string; readonly text: string }[]>
  /** Address of the module of what recognizes. */
  readonly recognizer: string
}

/** @property args how its arguments are told in the help @property run gives the exit code */
export type CliCommand = { readonly args: string; readonly run: (argv: readonly string[]) => Promise<number> | number }

/** Runs one command and answers its exit code. */
export async function runCli(options: CliOptions): Promise<number> {
  const { argv, terminal, tools, commands = {} } = options
  const [first, ...rest] = argv
  try {
    if (first === undefined || first === '--help' || first === '-h') {
      await terminal.write(helpText(await helpOptions(options, parsedLocale(argv))))
      return first === undefined ? 2 : 0
    }
    if (Object.hasOwn(commands, first)) return await (commands[first] as CliCommand).run(rest)
    if (first === COMPLETE) return await runComplete(rest, options)
    if (first.startsWith('-')) return await runMode(argv, options)
    if (tools.urlOf(first) === undefined) throw new ToolError('unknown-tool', { name: first.slice(0, 100) })
    return await runOne(await tools.load(first), rest, options)
  } catch (error) {
    return report(error, options, parsedLocale(argv))
  }
}

/** Asked by the functions that `completion` gives to shells. */
const COMPLETE = 'complete'

async function runComplete(argv: readonly string[], options: CliOptions): Promise<number> {
  const { tools, commands = {}, terminal } = options
  const language = createLocales(options.locales).languageOf(options.locale)
  const lines = await complete(argv.slice(argv[0] === '--' ? 1 : 0), {
    tools,
    commands: Object.keys(commands),
    locales: options.locales.map(({ id }) => id),
    wordsOf: async (tool) => wordsOf(options, tool, language),
    own: await options.ownWords?.(language),
  })
  await terminal.write(lines.map((line) => `${line}\n`).join(''))
  return 0
}

async function helpOptions(options: CliOptions, asked: string | undefined): Promise<HelpOptions> {
  const { command, commands = {} } = options
  const { language, locale } = createLocales(options.locales).resolve(asked ?? options.locale)
  const told = Object.entries(commands).map(([word, { args }]) => [word, args] as const)
  return { command, locale, own: await options.ownWords?.(language), commands: Object.fromEntries(told) }
}

/** `--list`, `--batch`, `--search`, `--guess` and `--recipe`, with `--locale` beside them. */
async function runMode(argv: readonly string[], options: CliOptions): Promise<number> {
  const { terminal, tools, createPool, say } = options
  const search = takeValue(argv, 'search')
  if (search.value !== undefined) return await runSearch(search.value, search.rest, options)
  const recipe = takeValue(argv, 'recipe')
  if (recipe.value !== undefined) return await runRecipeFile(recipe.value, recipe.rest, options)
  if (argv.some((argument) => argument === '--guess' || argument.startsWith('--guess=')))
    return await runGuess(argv, {
      ...options,
      locales: createLocales(options.locales),
      wordsOf: (tool, language) => wordsOf(options, tool, language),
    })
  const modes: readonly string[] = argv.filter((argument) => argument === '--list' || argument === '--batch')
  const { common, positionals } = parseArguments(
    argv.filter((argument) => !modes.includes(argument)),
    [],
  )
  if (modes.length !== 1 || positionals.length > 0)
    throw new ToolError('unknown-field', { name: String(positionals[0] ?? modes[1] ?? argv[0]).slice(0, 100) })
  const locales = createLocales(options.locales)
  const { language } = locales.resolve(common.locale ?? options.locale)
  if (modes[0] === '--list') {
    const all = await tools.loadAll()
    const lines = await Promise.all(all.map(async (tool) => `${tool.id}\t${(await wordsOf(options, tool, language)).title}\n`))
    await terminal.write(lines.join(''))
    return 0
  }
  const pool = createPool()
  try {
    const write = (line: string) => terminal.write(`${line}\n`)
    await runBatch({ tools, pool, say, locales, input: terminal.input, write, locale: common.locale })
    return 0
  } finally {
    await pool.close()
  }
}

/** What a mode such as `--search` is given, and the other arguments. @throws ToolError required, where nothing follows it */
function takeValue(argv: readonly string[], name: string): { readonly value?: string; readonly rest: readonly string[] } {
  const at = argv.findIndex((argument) => argument === `--${name}` || argument.startsWith(`--${name}=`))
  if (at < 0) return { rest: argv }
  const inline = argv[at]?.split('=').slice(1)
  const isInline = inline !== undefined && inline.length > 0
  const value = isInline ? inline.join('=') : argv[at + 1]
  if (!value) throw new ToolError('required', {}, { field: name })
  return { value, rest: argv.toSpliced(at, isInline ? 1 : 2) }
}

async function runSearch(typed: string, argv: readonly string[], options: CliOptions): Promise<number> {
  const { common, positionals } = parseArguments(argv, [])
  if (positionals.length > 0) throw new ToolError('unknown-field', { name: String(positionals[0]).slice(0, 100) })
  const found = await options.search(typed, createLocales(options.locales).resolve(common.locale ?? options.locale).language)
  if (found.length === 0) throw new ToolError('not-found', { name: typed.slice(0, 100) })
  await options.terminal.write(found.map(({ id, text }) => `${id}\t${text}\n`).join(''))
  return 0
}

async function runOne(tool: Tool, argv: readonly string[], options: CliOptions): Promise<number> {
  const { terminal } = options
  const fields = fieldsOf(tool.input)
  const parsed = parseArguments(argv, fields)
  const { locale, help, seed, now, timeZone, json, out } = parsed.common
  const { language, ...place } = createLocales(options.locales).resolve(locale ?? options.locale)
  const words = await wordsOf(options, tool, language)
  if (help) {
    await terminal.write(toolHelpText(tool.id, fields, words, await helpOptions(options, locale)))
    return 0
  }
  if (tool.effect === 'browser') throw new ToolError('browser-only')
  const given = { seed, now, timeZone }
  const request = readRequest(RUN_REQUEST, { input: {}, ...given })
  const way = await wayOf(parsed, fields)
  if (way) return runEach(tool, { way, parsed, run: runOptions(request, place), words, locale: place.locale }, language, options)
  const result = await runInThread(tool, parsed, runOptions(request, place), options)
  if (!result.ok) return refuse(result.failures, options, language, tool.id, json)
  await writeResult(tool, result.output, words, { terminal, locale: place.locale, json, out })
  return 0
}

/** Runs a tool with each of many items. */
async function runEach(
  tool: Tool,
  more: Pick<ManyOptions, 'way' | 'parsed' | 'run' | 'words' | 'locale'>,
  language: string,
  { terminal, tools, createPool, say }: CliOptions,
): Promise<number> {
  const shared = await readValues(fieldsOf(tool.input), { ...more.parsed, positionals: [] }, { readInput: undefined, readFile })
  const pool = createPool()
  try {
    const module = tools.urlOf(tool.id) as string
    return await runMany({ ...more, tool, module, shared, terminal, pool, say: (failure) => say(failure, language, tool.id) })
  } finally {
    await pool.close()
  }
}

async function runInThread(tool: Tool, parsed: Arguments, run: RunOptions, options: CliOptions): Promise<RunResult> {
  const { terminal, tools, createPool } = options
  const readInput = terminal.input.isTTY ? undefined : () => readAll(terminal.input)
  const input = await readValues(fieldsOf(tool.input), parsed, { readInput, readFile })
  const pool = createPool()
  try {
    return await pool.run({ module: tools.urlOf(tool.id) as string, input, options: run, limits: tool.limits, effect: tool.effect })
  } finally {
    await pool.close()
  }
}

function wordsOf({ wordsOf: find }: CliOptions, tool: Tool, language: string): Promise<WordTree> | WordTree {
  return find ? find(tool, language) : englishWords(tool)
}

async function report(error: unknown, options: CliOptions, locale: string | undefined): Promise<number> {
  const language = createLocales(options.locales).languageOf(locale ?? options.locale)
  if (error instanceof ToolError) return refuse([error.failure], options, language)
  if (error instanceof BadRequest) return refuse(error.failures, options, language)
  const { kind, message, frames } = toBug(error)
  for (const line of [`${kind}: ${message}`, ...frames.slice(0, 5)]) options.terminal.warn(line)
  return refuse([{ code: 'bug', params: {} }], options, language)
}

/** The language asked for, even when the other arguments are wrong. */
function parsedLocale(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((argument) => /^--(?:locale|language)(?:=|$)/.test(argument))
  return at < 0 ? undefined : (argv[at]?.split('=')[1] ?? argv[at + 1])
}
