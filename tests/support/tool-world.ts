import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCli } from '../../engine/cli/cli.ts'
import type { Tool } from '../../engine/core/define.ts'
import { toWire } from '../../engine/core/wire.ts'
import { readCatalogue } from '../../engine/run/node/catalogue.ts'
import { createPool, type Pool } from '../../engine/run/node/pool.ts'
import type { Say } from '../../engine/faces/say.ts'
import { locales } from '../../registry/locales.ts'
import { createServer } from '../../src/server/server.ts'
import { createFaceWords } from '../../src/server/words.ts'
import { startDnsServer } from './servers/dns-server.ts'
import { LOCALES_URL, optionsOf, settle, type SettledExample } from './real-registry.ts'
import { output } from './run-tool.ts'

/** One example of a tool. */
export type Case = { readonly tool: Tool; readonly index: number; readonly example: SettledExample }

export type CliAnswer = { readonly out: string; readonly exit: number; readonly error: string }

/** Every face of the tools of a registry, in an empty world: every name is unknown, and nothing outside this machine is asked. */
export type ToolWorld = {
  readonly tools: readonly Tool[]
  /** Of the HTTP server. */
  readonly port: number
  readonly pool: Pool
  readonly say: Say
  /** Whether checks are made at full size, however long that takes. */
  readonly isThorough: boolean
  moduleOf(tool: Tool): string
  /** What the transform itself answers, as JSON faces carry it; run once. */
  answerOf(one: Case): Promise<Record<string, unknown>>
  command(argv: readonly string[], input?: string): Promise<CliAnswer>
  close(): Promise<void>
}

export const casesOf = (tools: readonly Tool[]): Case[] =>
  tools.flatMap((tool) => tool.examples.map((example, index) => ({ tool, index, example: settle(example) })))

/** What JSON makes of a value. */
export const asJson = <T>(value: unknown): T => JSON.parse(JSON.stringify(toWire(value))) as T

/** @param registry folder URL that ends with a slash */
export async function openToolWorld(registry: URL, isThorough = false): Promise<ToolWorld> {
  const catalogue = await readCatalogue(registry)
  const words = createFaceWords(LOCALES_URL, catalogue, locales)
  const dns = await startDnsServer({})
  const pool = createPool({ size: 2, runs: { queue: 100_000 }, net: { dnsServers: [dns.address], timeMs: 3000 } })
  const server = createServer({
    root: mkdtempSync(join(tmpdir(), 'faces-')),
    pages: [],
    tools: catalogue,
    locales,
    say: words.say,
    listTools: () => Promise.resolve([]),
    info: { title: 'Trial', version: '1' },
    pool: { size: 2, runs: { queue: 1000, queuePerCaller: 1000, waitMs: 600_000 } },
    rateLimit: { perSecond: 1e9, burst: 1e9 },
  })
  const { port } = await server.listen(0, '127.0.0.1')
  const answers = new Map<string, Promise<Record<string, unknown>>>()
  return {
    tools: await catalogue.loadAll(),
    port,
    pool,
    say: words.say,
    isThorough,
    moduleOf: (tool) => catalogue.urlOf(tool.id) as string,
    answerOf({ tool, index, example }) {
      const key = `${tool.id} ${index}`
      const answer = answers.get(key) ?? output(tool, example.input, optionsOf(example)).then(asJson<Record<string, unknown>>)
      answers.set(key, answer)
      return answer
    },
    async command(argv, input) {
      const written: Uint8Array[] = []
      const warned: string[] = []
      const chunks = (async function* () {
        if (input !== undefined) yield Buffer.from(input)
      })()
      const exit = await runCli({
        search: () => Promise.resolve([]),
        recognizer: '',
        argv,
        terminal: {
          input: Object.assign(chunks, { isTTY: input === undefined }),
          isTTY: false,
          write: async (data) => void written.push(Buffer.from(data)),
          warn: (line) => void warned.push(line),
        },
        tools: catalogue,
        createPool: () => ({ ...pool, close: async () => {} }),
        ...words,
        locales,
        command: 'tool',
      })
      return { out: Buffer.concat(written).toString(), exit, error: warned.join('\n') }
    },
    async close() {
      await server.close(0)
      await pool.close()
      dns.stop()
    },
  }
}
