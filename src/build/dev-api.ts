import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApi, type ListedTool } from '../../engine/http/api.ts'
import { readCatalogue } from '../../engine/run/load.ts'
import { createPool } from '../../engine/run/pool.ts'
import { locales } from '../../registry/locales.ts'
import { site } from '../../registry/site.ts'
import { netOptions } from '../server/settings.ts'
import { createFaceWords } from '../server/words.ts'
import type { Language } from '../../engine/core/define.ts'

/** The HTTP API for development, where tools that need the network run as in production. */
export async function createDevApi(
  listTools: (language: Language) => Promise<readonly ListedTool[]>,
): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const tools = await readCatalogue(new URL('../../registry/', import.meta.url))
  const { say } = createFaceWords(new URL('../../locales/', import.meta.url), tools, locales)
  const api = createApi({
    tools,
    pool: createPool({ size: 1, net: netOptions(process.env) }),
    say,
    locales,
    listTools,
    info: { title: site.name, version: 'dev', description: '' },
    onBug: (_id, bug) => console.error(bug),
    onError: (error) => console.error(error),
  })
  const listener = getRequestListener(api.fetch)
  return (request, response) => void listener(request, response)
}
