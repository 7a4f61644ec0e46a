import { createPool } from '../../engine/run/node/pool.ts'
import { readCatalogue } from '../../engine/run/node/catalogue.ts'
import { runCli } from '../../engine/cli/cli.ts'
import { createSearch } from '../../engine/search/search.ts'
import { locales } from '../../registry/locales.ts'
import { RUNNER_REGISTRY } from './servers/runner-server.ts'

const tools = await readCatalogue(RUNNER_REGISTRY)
/** Shared, since its processes take a while to start; they do not keep this one alive. */
const pool = createPool({ size: 2, runs: { queue: 256 } })

const document = { kind: 'tool', icon: '', category: '', summary: '', phrases: {} } as const
const { find } = createSearch({
  words: { ignored: [], weak: [], same: [] },
  documents: [
    { ...document, id: 'all-fields', text: 'All fields', url: '/all-fields/' },
    { ...document, id: 'camera', text: 'Camera', url: '/camera/' },
  ],
})

export type CliRun = { readonly exit: number; readonly out: string; readonly bytes: Uint8Array; readonly error: string }

/** Runs the command line over the trial tools. Without `input` a person sits at standard input. */
export async function cli(argv: readonly string[], input?: string | Uint8Array, isTTY = false): Promise<CliRun> {
  const written: Uint8Array[] = []
  const warned: string[] = []
  const chunks = (async function* () {
    if (input !== undefined) yield typeof input === 'string' ? Buffer.from(input) : input
  })()
  const exit = await runCli({
    argv,
    terminal: {
      input: Object.assign(chunks, { isTTY: input === undefined }),
      isTTY,
      write: async (data) => void written.push(Buffer.from(data)),
      warn: (line) => void warned.push(line),
    },
    tools,
    createPool: () => ({ ...pool, close: async () => {} }),
    say: ({ code, params }, language) => [language, code, ...Object.values(params)].join(' '),
    locales,
    search: async (typed) => find(typed),
    recognizer: new URL('../../registry/pageless/recognizer.ts', import.meta.url).href,
    command: 'tool',
  })
  const bytes = Buffer.concat(written)
  return { exit, out: bytes.toString(), bytes, error: warned.join('\n') }
}
