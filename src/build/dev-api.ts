import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createApi, type ListedTool } from '../../engine/http/api.ts'
import { createFace, type HttpEnv } from '../../engine/http/face.ts'
import { readCatalogue } from '../../engine/run/load.ts'
import { createPool } from '../../engine/run/pool.ts'
import { locales } from '../../registry/locales.ts'
import { site } from '../../registry/site.ts'
import { readServiceSettings } from '../server/service-settings.ts'
import { openServices } from '../server/services.ts'
import { netOptions } from '../server/settings.ts'
import { createFaceWords } from '../server/words.ts'
import type { Language } from '../../engine/core/define.ts'

/** The HTTP API for development, where tools that need the network run as in production. */
export async function createDevApi(
  listTools: (language: Language) => Promise<readonly ListedTool[]>,
): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const tools = await readCatalogue(new URL('../../registry/', import.meta.url))
  const { say } = createFaceWords(new URL('../../locales/', import.meta.url), tools, locales)
  const face = createFace({ say, locales, onError: (error) => console.error(error) })
  const services = await openServices({ settings: readServiceSettings(process.env), report: console.error })
  const api = new Hono<HttpEnv>()
  api.route('/', services.routes(face))
  api.route(
    '/',
    createApi({
      face,
      tools,
      pool: createPool({ size: 1, net: netOptions(process.env) }),
      locales,
      listTools,
      info: { title: site.name, version: 'dev', description: '' },
      onBug: (_id, bug) => console.error(bug),
    }),
  )
  const listener = getRequestListener(api.fetch)
  return (request, response) => void listener(request, response)
}
