import { readFile } from 'node:fs/promises'
import type { Tool } from '../core/define.ts'
import type { LocaleEntry } from '../site/entries.ts'
import { BadRequest, type Failure, failureClass, ToolError } from '../core/errors.ts'
import { fieldsOf } from '../core/fields.ts'
import type { RunResult } from '../core/run.ts'
import { englishWords, type WordTree } from '../core/words.ts'
import type { RunOptions } from '../run/context.ts'
import type { ToolCatalogue } from '../run/node/catalogue.ts'
import { toBug } from '../run/node/client.ts'
import type { Pool } from '../run/node/pool.ts'
import { readRequest, RUN_REQUEST, runOptions } from '../run/request.ts'
import type { Say } from '../faces/say.ts'
import { type Arguments, parseArguments, toKebab } from './arguments.ts'
import { runBatch } from './batch.ts'
import { helpText, toolHelpText } from './help.ts'
import { createLocales } from './locale.ts'
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
  readonly wordsOf?: (tool: Tool, language: string) => Promise<WordTree>
  /** Tools that a text finds in a language, the best first. */
  readonly search: (typed: string, language: string) => Promise<readonly { readonly id: string; readonly text: string }[]>
}

/** Runs one command and answers its exit code. */
export async function runCli(options: CliOptions): Promise<number> {
  const { argv, terminal, command, tools } = options
  const [first, ...rest] = argv
  try {
    if (first === undefined || first === '--help' || first === '-h') {
      await terminal.write(helpText(command))
      return first === undefined ? 2 : 0
    }
    if (first.startsWith('-')) return await runMode(argv, options)
    if (tools.urlOf(first) === undefined) throw new ToolError('unknown-tool', { name: first.slice(0, 100) })
    return await runOne(await tools.load(first), rest, options)
  } catch (error) {
    return report(error, options, parsedLocale(argv))
  }
}

/** `--list`, `--batch` and `--search`, with `--locale` beside them. */
async function runMode(argv: readonly string[], options: CliOptions): Promise<number> {
  const { terminal, tools, createPool, say } = options
  const { typed, rest } = takeSearch(argv)
  if (typed !== undefined) return await runSearch(typed, rest, options)
  const modes: readonly string[] = argv.filter((argument) => argument === '--list' || argument === '--batch')
  const { common, positionals } = parseArguments(
    argv.filter((argument) => !modes.includes(argument)),
    [],
  )
  if (modes.length !== 1 || positionals.length > 0)
    throw new ToolError('unknown-field', { name: String(positionals[0] ?? modes[1] ?? argv[0]).slice(0, 100) })
  const locales = createLocales(options.locales)
  const { language } = locales.resolve(common.locale)
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

/** What `--search` asks for, and the other arguments. @throws ToolError required, where nothing follows it */
function takeSearch(argv: readonly string[]): { readonly typed?: string; readonly rest: readonly string[] } {
  const at = argv.findIndex((argument) => argument === '--search' || argument.startsWith('--search='))
  if (at < 0) return { rest: argv }
  const inline = argv[at]?.split('=').slice(1)
  const isInline = inline !== undefined && inline.length > 0
  const typed = isInline ? inline.join('=') : argv[at + 1]
  if (!typed) throw new ToolError('required', {}, { field: 'search' })
  return { typed, rest: argv.toSpliced(at, isInline ? 1 : 2) }
}

async function runSearch(typed: string, argv: readonly string[], options: CliOptions): Promise<number> {
  const { common, positionals } = parseArguments(argv, [])
  if (positionals.length > 0) throw new ToolError('unknown-field', { name: String(positionals[0]).slice(0, 100) })
  const found = await options.search(typed, createLocales(options.locales).resolve(common.locale).language)
  if (found.length === 0) throw new ToolError('not-found', { name: typed.slice(0, 100) })
  await options.terminal.write(found.map(({ id, text }) => `${id}\t${text}\n`).join(''))
  return 0
}

async function runOne(tool: Tool, argv: readonly string[], options: CliOptions): Promise<number> {
  const { terminal } = options
  const fields = fieldsOf(tool.input)
  const parsed = parseArguments(argv, fields)
  const { locale, help, seed, now, timeZone, json, out } = parsed.common
  const { language, ...place } = createLocales(options.locales).resolve(locale)
  const words = await wordsOf(options, tool, language)
  if (help) {
    await terminal.write(toolHelpText(options.command, tool.id, fields, words))
    return 0
  }
  if (tool.effect === 'browser') throw new ToolError('browser-only')
  const given = { seed, now, timeZone }
  const request = readRequest(RUN_REQUEST, { input: {}, ...given })
  const result = await runInThread(tool, parsed, runOptions(request, place), options)
  if (!result.ok) return refuse(result.failures, options, language, tool.id, json)
  await writeResult(tool, result.output, words, { terminal, locale: place.locale, json, out })
  return 0
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
  const language = createLocales(options.locales).languageOf(locale)
  if (error instanceof ToolError) return refuse([error.failure], options, language)
  if (error instanceof BadRequest) return refuse(error.failures, options, language)
  const { kind, message, frames } = toBug(error)
  for (const line of [`${kind}: ${message}`, ...frames.slice(0, 5)]) options.terminal.warn(line)
  return refuse([{ code: 'bug', params: {} }], options, language)
}

/** Says what is wrong, a line for each failure, and answers the exit code of the first. */
async function refuse(
  failures: readonly [Failure, ...Failure[]],
  { terminal, say }: CliOptions,
  language: string,
  toolId?: string,
  json = false,
): Promise<number> {
  for (const failure of failures) {
    const { code, params, field, place } = failure
    const message = await say(failure, language, toolId)
    if (json) terminal.warn(JSON.stringify({ error: { code, message, field, place } }))
    else {
      const name = typeof params.name === 'string' && !message.includes(params.name) ? ` (${params.name})` : ''
      terminal.warn(
        `${field === undefined ? '' : `--${toKebab(field)}: `}${message}${name}${place ? ` (${place.line}:${place.column})` : ''}`,
      )
    }
  }
  return failureClass(failures[0].code).exit
}

/** The language asked for, even when the other arguments are wrong. */
function parsedLocale(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((argument) => argument === '--locale' || argument.startsWith('--locale='))
  return at < 0 ? undefined : (argv[at]?.split('=')[1] ?? argv[at + 1])
}
