import { BATCH_WINDOW } from '../../engine/cli/batch.ts'
import { runCli } from '../../engine/cli/cli.ts'
import { localeOf } from '../../engine/cli/locale.ts'
import { readyRecipes } from '../../engine/read/registry.ts'
import { readCatalogue } from '../../engine/run/node/catalogue.ts'
import { createPool } from '../../engine/run/node/pool.ts'
import { locales } from '../../registry/locales.ts'
import { LOCALES, RECOGNIZER, REGISTRY } from '../places.ts'
import { netOptions } from '../server/settings.ts'
import { createFaceWords } from '../server/words.ts'
import { createCliSearch } from './search.ts'
import { processTerminal } from './terminal.ts'

const tools = await readCatalogue(REGISTRY)

process.exitCode = await runCli({
  argv: process.argv.slice(2),
  terminal: processTerminal(),
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
