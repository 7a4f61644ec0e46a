import { guessIndex } from '../../engine/faces/guess-index.ts'
import { readyRecipes } from '../../engine/read/registry.ts'
import { readCatalogue } from '../../engine/run/node/catalogue.ts'
import { createPool } from '../../engine/run/node/pool.ts'
import { locales } from '../../registry/locales.ts'
import { createCliSearch } from '../cli/search.ts'
import { LOCALES, RECOGNIZER, REGISTRY } from '../places.ts'
import { listOf, mcpHost } from '../server/mcp.ts'
import { netOptions, WrongSetting } from '../server/settings.ts'
import { createFaceWords } from '../server/words.ts'
import { serveStdio } from './serve-stdio.ts'

// Standard output belongs to the protocol.
console.log = console.info = console.debug = console.error

const root = new URL('../../', import.meta.url)
const tools = await readCatalogue(REGISTRY)
const words = createFaceWords(LOCALES, tools, locales)
const [first] = locales

try {
  const search = createCliSearch(root)
  const more = { recognizer: RECOGNIZER, recipes: readyRecipes(REGISTRY), takenIn: async () => guessIndex(await tools.loadAll()) }
  const find = async (typed: string, language: string) =>
    (await search(typed, language)).map(({ id, text, summary }) => ({ id, title: text, summary }))
  const host = await mcpHost({ tools, locales, ...words, find, ...more }, listOf(process.env.MCP_TOOLS), false)
  await serveStdio(host, createPool({ net: netOptions(process.env) }), first.id)
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
