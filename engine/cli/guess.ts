import { basename } from 'node:path'
import { readFile } from 'node:fs/promises'
import { DEFAULT_LIMITS, type Tool } from '../core/define.ts'
import { ToolError } from '../core/errors.ts'
import { toWire } from '../core/wire.ts'
import type { WordTree } from '../core/words.ts'
import { createGuess, type Given, type Recognized } from '../faces/guess.ts'
import { guessIndex } from '../faces/guess-index.ts'
import { mediaTypeOf } from '../faces/media-types.ts'
import type { ToolCatalogue } from '../run/node/catalogue.ts'
import type { Pool } from '../run/node/pool.ts'
import { parseArguments } from './arguments.ts'
import type { createLocales } from './locale.ts'
import { readAll, type Terminal } from './terminal.ts'

type Options = {
  readonly terminal: Terminal
  readonly tools: ToolCatalogue
  readonly createPool: () => Pool
  /** Address of the module of what recognizes. */
  readonly recognizer: string
  readonly locales: ReturnType<typeof createLocales>
  /** Of the caller, where no option names another. */
  readonly locale?: string | undefined
  readonly wordsOf: (tool: Tool, language: string) => Promise<WordTree> | WordTree
}

/**
 * `--guess <text>`, `--guess @path`, `--guess -` or with nothing but standard input: the tools that fit, the best first, each with
 * what it takes it for. @throws ToolError required, not-found
 */
export async function runGuess(
  argv: readonly string[],
  { terminal, tools, createPool, recognizer, locales, locale, wordsOf }: Options,
): Promise<number> {
  const rest = argv.flatMap((argument) =>
    argument === '--guess' ? [] : argument.startsWith('--guess=') ? [argument.slice('--guess='.length)] : [argument],
  )
  const { common, positionals } = parseArguments(rest, [])
  if (positionals.length > 1) throw new ToolError('unknown-field', { name: String(positionals[1]).slice(0, 100) })
  const { language, ...place } = locales.resolve(common.locale ?? locale)
  const given = await readGiven(positionals[0], terminal)
  const pool = createPool()
  try {
    const recognize = async (input: Given): Promise<Recognized> => {
      const result = await pool.run({ module: recognizer, input: { ...input }, options: place, limits: DEFAULT_LIMITS, effect: 'pure' })
      if (!result.ok) throw new ToolError(...([result.failures[0].code, result.failures[0].params] as const))
      return result.output as unknown as Recognized
    }
    const { found, contents, offers } = await createGuess(recognize, async () => guessIndex(await tools.loadAll()))(given, language)
    const titles = new Map(
      await Promise.all(offers.map(async ({ tool }) => [tool, (await wordsOf(await tools.load(tool), language)).title ?? tool] as const)),
    )
    if (common.json === true) {
      // What was given is known to whoever gave it.
      const told = offers.map(({ values, isRead, ...offer }) => ({
        ...offer,
        title: titles.get(offer.tool),
        values: isRead ? values : Object.fromEntries(Object.entries(values).filter(([name]) => name !== offer.field)),
      }))
      await terminal.write(`${JSON.stringify(toWire({ kinds: found, contents, offers: told }))}\n`)
      return 0
    }
    if (offers.length === 0) throw new ToolError('not-found', { name: given.file?.name ?? (given.text ?? '').trim().slice(0, 100) })
    const lines = offers.map(({ tool, kind, within, confidence }) =>
      [tool, titles.get(tool), [...within, kind].join(' > '), `${Math.round(confidence * 100)}%`].join('\t'),
    )
    await terminal.write(`${lines.join('\n')}\n`)
    return 0
  } finally {
    await pool.close()
  }
}

async function readGiven(argument: string | undefined, { input }: Terminal): Promise<Given> {
  if (argument !== undefined && argument !== '-' && !argument.startsWith('@')) return { text: argument }
  if (argument?.startsWith('@')) {
    const path = argument.slice(1)
    const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
      throw cause.code === 'ENOENT' || cause.code === 'EISDIR'
        ? new ToolError('not-found', { name: path.slice(0, 100) }, {}, { cause })
        : cause
    })
    return { file: { name: basename(path), type: mediaTypeOf(path) ?? '', bytes: new Uint8Array(bytes) } }
  }
  if (argument === undefined && input.isTTY) throw new ToolError('required', {}, { field: 'guess' })
  const bytes = await readAll(input)
  if (bytes.byteLength === 0) throw new ToolError('required', {}, { field: 'guess' })
  return { file: { name: 'stdin', type: '', bytes: new Uint8Array(bytes) } }
}
