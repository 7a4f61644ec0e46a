import { mkdir, open, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { csvLine, resultCells, type ResultColumn, resultColumns } from '../batch/cells.ts'
import { endingOfMedia } from '../batch/endings.ts'
import { createNames, type Names } from '../batch/names.ts'
import { runItems } from '../batch/run-items.ts'
import { type BatchWay, batchField, batchWays } from '../batch/ways.ts'
import type { Tool } from '../core/define.ts'
import { BadRequest, type Failure, failureClass, ToolError } from '../core/errors.ts'
import { type FieldSpec, fieldsOf } from '../core/fields.ts'
import { VIEWS } from '../core/kinds.ts'
import { mainView } from '../core/main-part.ts'
import type { Values } from '../core/run.ts'
import { viewsOf } from '../core/views.ts'
import { toWire } from '../core/wire.ts'
import type { WordTree } from '../core/words.ts'
import type { RunOptions } from '../run/context.ts'
import { toBug } from '../run/node/client.ts'
import type { Pool } from '../run/node/pool.ts'
import type { Arguments } from './arguments.ts'
import { expandPaths, type FoundFile, isMany } from './expand.ts'
import { bytesOf, fileItems, type Item, lineItems, readTable } from './items.ts'
import { showOutput } from '../faces/show.ts'
import type { Terminal } from './terminal.ts'

/** Some items failed; where all did, the exit code is that of the first. */
export const PARTLY = 10

export type ManyOptions = {
  readonly tool: Tool
  readonly module: string
  readonly way: BatchWay
  readonly parsed: Arguments
  readonly run: RunOptions
  /** What every item is run with. */
  readonly shared: Values
  readonly words: WordTree
  /** BCP 47 name that numbers in sentences follow. */
  readonly locale: string
  readonly terminal: Terminal
  readonly pool: Pool
  /** A failure as a sentence. */
  readonly say: (failure: Failure) => Promise<string> | string
}

/**
 * Whether arguments ask for many items: by `--per`, by a folder or a pattern, or by several files for a tool that takes one.
 * @throws ToolError not-a-choice for a way that the tool does not have
 */
export async function wayOf({ common, positionals }: Arguments, fields: readonly FieldSpec[]): Promise<BatchWay | undefined> {
  const ways = batchWays(fields)
  if (common.per !== undefined) {
    const way = ways.find((name) => name === common.per)
    if (!way) throw new ToolError('not-a-choice', { choices: ways.join(', ') }, { field: 'per' })
    return way
  }
  const field = batchField(fields)
  if (!ways.includes('file') || field?.value === 'string') return undefined
  if (field?.value === 'file' && positionals.length > 1) return 'file'
  return (await Promise.all(positionals.map(isMany))).includes(true) ? 'file' : undefined
}

type Result = { readonly ok: true; readonly output: Values } | { readonly ok: false; readonly failure: Failure }

/** Runs a tool with each item, as many at once as there are processes, and answers the exit code. */
export async function runMany(options: ManyOptions): Promise<number> {
  const { tool, terminal, pool, say, parsed } = options
  const target = await openTarget(options)
  const failures: Failure[] = []
  let count = 0
  const work = async (item: Item, before: Promise<void>) => {
    count++
    const result = await runItem(item, options)
    await before
    if (!result.ok) failures.push(result.failure)
    await target.take(item, result)
    if (!result.ok && !parsed.common.json) terminal.warn(`${item.name}: ${placed(await say(result.failure), result.failure)}`)
  }
  try {
    await runItems({ items: inOrder(target.items, work), atOnce: tool.effect === 'network' ? 4 : pool.size, work: (job) => job() })
  } finally {
    await target.close()
  }
  const [first] = failures
  if (!first) return 0
  return failures.length < count ? PARTLY : failureClass(first.code).exit
}

/**
 * Each item as a job that knows its place: results are written in the order of items. Whoever is done early waits for its turn, so that
 * little is held.
 */
async function* inOrder(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item, before: Promise<void>) => Promise<void>,
): AsyncGenerator<() => Promise<void>> {
  let last = Promise.resolve()
  for await (const item of items) {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    yield () => work(item, before).finally(resolve)
  }
}

const placed = (message: string, { place }: Failure): string => (place ? `${message} (${place.line}:${place.column})` : message)

async function runItem(item: Item, { tool, module, shared, run, pool, terminal }: ManyOptions): Promise<Result> {
  try {
    const input = { ...shared, ...(await item.read()) }
    const result = await pool.run({ module, input, options: run, limits: tool.limits, effect: tool.effect })
    return result.ok ? result : { ok: false, failure: result.failures[0] }
  } catch (error) {
    if (error instanceof ToolError) return { ok: false, failure: error.failure }
    if (error instanceof BadRequest) return { ok: false, failure: error.failures[0] }
    const { kind, message, frames } = toBug(error)
    for (const line of [`${kind}: ${message}`, ...frames.slice(0, 5)]) terminal.warn(line)
    return { ok: false, failure: { code: 'bug', params: {} } }
  }
}

/** Where items come from, and where their results go. */
type Target = {
  readonly items: Iterable<Item> | AsyncIterable<Item>
  readonly take: (item: Item, result: Result) => Promise<void>
  readonly close: () => Promise<void>
}

async function openTarget(options: ManyOptions): Promise<Target> {
  const { tool, way, parsed, terminal, words } = options
  const { json, out } = parsed.common
  const fields = fieldsOf(tool.input)
  const field = batchField(fields) as FieldSpec
  const files = await expandPaths(parsed.positionals.map(String))
  if (way === 'file' && files.length === 0) throw new ToolError('required', {}, { field: field.name })
  const table = way === 'row' ? await readTable(bytesOf(files, terminal.input), fields, labelsOf(fields, words)) : undefined
  const items = way === 'file' ? fileItems(files, field) : (table?.items ?? lineItems(bytesOf(files, terminal.input), field))
  const isFolder = out !== undefined && (way === 'file' || makesFiles(tool) || (await isFolderPath(out)))
  if (out === undefined && !json && (way === 'file' || makesFiles(tool))) throw new ToolError('required', {}, { field: 'out' })
  if (isFolder && !json) return { items, ...folderTarget(options, out, field, way === 'file' ? files : []) }
  const sink = await openSink(out, terminal)
  if (json) return { items, take: (item, result) => sink.write(`${jsonLine(item, result)}\n`), close: sink.close }
  const columns = resultColumns(viewsOf(tool.output))
  if (table) await sink.write(`${csvLine([...table.heads, ...columns.map((column) => columnLabel(column, words)), 'error'])}\n`)
  const take = async (item: Item, result: Result) => {
    if (table) return sink.write(`${await rowLine(item, table.heads.length, result, columns, options)}\n`)
    if (!result.ok) return
    const { text } = showOutput(tool, result.output, words, options.locale)
    await sink.write(text.endsWith('\n') ? text : `${text}\n`)
  }
  return { items, take, close: sink.close }
}

const labelsOf = (fields: readonly FieldSpec[], words: WordTree): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, words[`fields.${name}.label`] ?? name]))

function columnLabel({ part, fact }: ResultColumn, words: WordTree): string {
  return (fact === undefined ? words[`output.${part}.label`] : words[`output.${part}.${fact}.label`]) ?? fact ?? part
}

async function rowLine(item: Item, width: number, result: Result, columns: readonly ResultColumn[], { say }: ManyOptions): Promise<string> {
  const given = Array.from({ length: width }, (_, index) => item.cells?.[index] ?? '')
  if (!result.ok) return csvLine([...given, ...columns.map(() => ''), await say(result.failure)])
  return csvLine([...given, ...resultCells(columns, result.output), ''])
}

/** Many readers, that of Node among them, end lines at these two as well. */
function jsonLine(item: Item, result: Result): string {
  const { code, params, field, place } = result.ok ? { code: '', params: {} } : result.failure
  const answer = result.ok ? { item: item.name, output: toWire(result.output) } : { item: item.name, error: { code, params, field, place } }
  return JSON.stringify(answer)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

function makesFiles({ output }: Tool): boolean {
  const main = mainView(viewsOf(output))
  return main !== undefined && VIEWS[main.view].data === 'file'
}

async function isFolderPath(path: string): Promise<boolean> {
  if (/[\\/]$/.test(path)) return true
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

type Sink = { readonly write: (text: string) => Promise<void>; readonly close: () => Promise<void> }

async function openSink(out: string | undefined, terminal: Terminal): Promise<Sink> {
  if (out === undefined) return { write: (text) => terminal.write(text), close: async () => {} }
  const file = await open(out, 'w')
  return { write: async (text) => void (await file.write(text)), close: () => file.close() }
}

/** Results as files of a folder; none takes the place of a file that was given. */
function folderTarget(
  { tool, words, locale, terminal }: ManyOptions,
  out: string,
  field: FieldSpec,
  files: readonly FoundFile[],
): Omit<Target, 'items'> {
  const given = files.map(({ path }) => relative(resolve(out), resolve(path)).split(sep).join('/'))
  const names: Names = createNames(
    files.map(({ name }) => name),
    field.value === 'string',
    given.filter((path) => !path.startsWith('../')),
  )
  const media = mainView(viewsOf(tool.output))?.media
  const textName = `${tool.id}.${endingOfMedia(media)}`
  return {
    async take(item, result) {
      if (!result.ok) return
      const shown = showOutput(tool, result.output, words, locale)
      if (shown.aside !== '') terminal.warn(`${item.name}: ${shown.aside}`)
      const made = shown.files.length > 0 ? shown.files : [{ name: textName, bytes: shown.text, isPlainText: media === undefined }]
      const paths = names.of(item.name, made)
      for (const [index, path] of paths.entries()) {
        const to = join(out, path)
        await mkdir(dirname(to), { recursive: true })
        await writeFile(to, made[index]?.bytes ?? '')
      }
    },
    close: async () => void (await mkdir(out, { recursive: true })),
  }
}
