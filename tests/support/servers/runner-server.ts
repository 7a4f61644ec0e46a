import { fileURLToPath } from 'node:url'
import { readCatalogue } from '../../../engine/run/node/catalogue.ts'
import { locales } from '../../../registry/locales.ts'
import { createServer, type RunningServer, type ServerOptions } from '../../../src/server/server.ts'

export const RUNNER_REGISTRY = new URL('../fixtures/runner/', import.meta.url)

/** The product's server over the trial tools, on a free port unless another is named, saying codes instead of sentences. */
export async function startServer(
  options: Partial<ServerOptions> = {},
  listen: { readonly port: number; readonly isShared: boolean } = { port: 0, isShared: false },
): Promise<{ port: number; server: RunningServer }> {
  const server = createServer({
    root: fileURLToPath(new URL('../fixtures/', import.meta.url)),
    pages: [],
    tools: await readCatalogue(RUNNER_REGISTRY),
    locales,
    say: ({ code, params }, language, toolId) => `${language} ${toolId ?? '-'} ${code} ${JSON.stringify(params)}`,
    listTools: (language) => Promise.resolve([{ text: language, url: `/${language}/a/`, icon: '<svg/>' }]),
    info: { title: 'Trial', version: '1' },
    pool: { size: 2, runs: { queue: 8 } },
    rateLimit: { burst: 10_000 },
    ...options,
  })
  const { port } = await server.listen(listen.port, '127.0.0.1', listen.isShared)
  return { port, server }
}
