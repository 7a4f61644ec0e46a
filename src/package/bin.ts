import { parseArgs } from 'node:util'
import { BATCH_WINDOW } from '../../engine/cli/batch.ts'
import { type CliCommand, runCli } from '../../engine/cli/cli.ts'
import { localeOf } from '../../engine/cli/locale.ts'
import { completionScript, isShell } from '../../engine/cli/shells.ts'
import { locales } from '../../registry/locales.ts'
import { readyRecipes } from '../../engine/read/registry.ts'
import { processTerminal } from '../cli/terminal.ts'
import { RECOGNIZER, REGISTRY, SITE } from '../places.ts'
import { createGuesses, createListing } from '../server/listing.ts'
import { WrongSetting } from '../server/settings.ts'
import { openParts } from './parts.ts'

/** The command, as it is installed. */
const NAME = 'toolglot'
const WRONG_INPUT = 2

const terminal = processTerminal()
const parts = await openParts()
const { tools, say, wordsOf, ownWords } = parts
const locale = localeOf(process.env, locales)
const listing = createListing(SITE)
const language = locales.find(({ id }) => id === locale?.split('-')[0])?.id ?? locales[0].id

/** What a command was told and cannot use is said as it is. */
const told =
  (run: CliCommand['run']): CliCommand['run'] =>
  async (argv) => {
    try {
      return await run(argv)
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException
      if (!(error instanceof WrongSetting) && !code.startsWith('ERR_PARSE_ARGS')) throw error
      terminal.warn(message)
      return WRONG_INPUT
    }
  }

const commands: Readonly<Record<string, CliCommand>> = {
  serve: {
    args: '[--port <number>] [--host <name>]',
    run: told(async (argv) => {
      const { values } = parseArgs({ args: [...argv], options: { port: { type: 'string' }, host: { type: 'string' } } })
      if (values.port !== undefined) process.env.PORT = values.port
      // Nobody else reaches a server that somebody starts for themselves, unless it is said.
      process.env.HOST = values.host ?? process.env.HOST ?? 'localhost'
      await import('../server/main.ts')
      return 0
    }),
  },
  mcp: {
    args: '[--tools <id,id>]',
    run: told(async (argv) => {
      const { values } = parseArgs({ args: [...argv], options: { tools: { type: 'string' } } })
      const { listOf, mcpHost } = await import('../server/mcp.ts')
      const { serveStdio } = await import('../mcp/serve-stdio.ts')
      console.log = console.info = console.debug = console.error
      const read = createGuesses(SITE)
      const more = {
        recognizer: RECOGNIZER,
        recipes: readyRecipes(REGISTRY),
        takenIn: async (asked: typeof language) => (await read(asked)).tools,
      }
      const direct = listOf(values.tools ?? process.env.MCP_TOOLS)
      const host = await mcpHost({ tools, locales, say, wordsOf, find: listing.find, ...more }, direct, false)
      await serveStdio(host, parts.startPool(BATCH_WINDOW), language)
      return 0
    }),
  },
  completion: {
    args: '<shell>',
    async run([shell]) {
      if (isShell(shell)) {
        await terminal.write(completionScript(shell, NAME))
        return 0
      }
      terminal.warn((await ownWords(language))['cli.shells'] ?? '')
      return WRONG_INPUT
    },
  },
}

process.exitCode = await runCli({
  argv: process.argv.slice(2),
  terminal,
  tools,
  createPool: () => parts.startPool(BATCH_WINDOW),
  say,
  wordsOf,
  ownWords,
  locales,
  locale,
  search: async (typed, asked) => {
    const found = await listing.find(typed, asked as typeof language)
    return found.filter(({ id }) => tools.urlOf(id) !== undefined).map(({ id, title }) => ({ id, text: title }))
  },
  recognizer: RECOGNIZER,
  recipes: readyRecipes(REGISTRY),
  command: NAME,
  commands,
})
