import { once } from 'node:events'
import { BATCH_WINDOW } from '../../engine/cli/batch.ts'
import { runCli } from '../../engine/cli/cli.ts'
import { localeOf } from '../../engine/cli/locale.ts'
import type { Terminal } from '../../engine/cli/terminal.ts'
import { readyRecipes } from '../../engine/read/registry.ts'
import { readCatalogue } from '../../engine/run/node/catalogue.ts'
import { createPool } from '../../engine/run/node/pool.ts'
import { locales } from '../../registry/locales.ts'
import { LOCALES, RECOGNIZER, REGISTRY } from '../places.ts'
import { netOptions } from '../server/settings.ts'
import { createFaceWords } from '../server/words.ts'
import { createCliSearch } from './search.ts'

// Whoever reads our output may stop at any time, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const terminal: Terminal = {
  input: process.stdin,
  isTTY: process.stdout.isTTY,
  async write(data) {
    if (!process.stdout.write(data)) await once(process.stdout, 'drain')
  },
  warn: (line) => void process.stderr.write(`${line}\n`),
}

const tools = await readCatalogue(REGISTRY)

process.exitCode = await runCli({
  argv: process.argv.slice(2),
  terminal,
  tools,
  createPool: () => createPool({ runs: { queue: BATCH_WINDOW }, memoryMb: 2048, net: netOptions(process.env) }),
  ...createFaceWords(LOCALES, tools, locales),
  locales,
  locale: localeOf(process.env, locales),
  recognizer: RECOGNIZER,
  recipes: readyRecipes(REGISTRY),
  search: createCliSearch(new URL('../../', import.meta.url)),
  command: 'npm run -s tool --',
})
