import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createApi, type ListedTool } from '../../engine/http/api.ts'
import type { GuessFile } from '../../engine/faces/guess.ts'
import { createFace, type HttpEnv } from '../../engine/http/face.ts'
import { type ImportModule, readyRecipes } from '../../engine/read/registry.ts'
import { readCatalogue } from '../../engine/run/node/catalogue.ts'
import { createPool } from '../../engine/run/node/pool.ts'
import { integrations } from '../../registry/integrations.ts'
import { locales } from '../../registry/locales.ts'
import { site } from '../../registry/site.ts'
import { activeIntegrations, createIntegrationRoutes } from '../server/integrations.ts'
import { readServiceSettings } from '../server/service-settings.ts'
import { openServices } from '../server/services.ts'
import { netOptions } from '../server/settings.ts'
import { createFaceWords } from '../server/words.ts'
import type { Language } from '../../engine/core/define.ts'

const REGISTRY = new URL('../../registry/', import.meta.url)
const LOCALES = new URL('../../locales/', import.meta.url)

export type DevApi = {
  respond(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Makes the tools anew with the next request: their entries or words have changed. */
  refresh(): void
}

/** The HTTP API for development, where tools that need the network run as in production. */
export async function createDevApi(
  importModule: ImportModule,
  listTools: (language: Language, typed?: string) => Promise<readonly ListedTool[]>,
  guesses: (language: Language) => Promise<GuessFile>,
): Promise<DevApi> {
  const services = await openServices({ settings: readServiceSettings(process.env), report: console.error, log: console.error })
  const { active } = activeIntegrations(integrations, process.env)

  async function open() {
    const tools = await readCatalogue(REGISTRY, importModule)
    const { say } = createFaceWords(LOCALES, tools, locales)
    const face = createFace({ say, locales, onError: (error) => console.error(error) })
    const pool = createPool({ size: 1, net: netOptions(process.env) })
    const guess = { module: new URL('pageless/recognizer.ts', REGISTRY).href, read: guesses }
    const info = { title: site.name, version: 'dev', description: '' }
    const api = new Hono<HttpEnv>()
    api.route('/', services.routes(face))
    api.route('/', createIntegrationRoutes(active))
    api.route(
      '/',
      createApi({
        face,
        tools,
        pool,
        locales,
        listTools,
        info,
        guess,
        recipes: readyRecipes(REGISTRY, importModule),
        onBug: (_id, bug) => console.error(bug),
      }),
    )
    return { listener: getRequestListener(api.fetch), pool }
  }

  let current: ReturnType<typeof open> | undefined
  return {
    async respond(request, response) {
      await (await (current ??= open())).listener(request, response)
    },
    refresh() {
      void current?.then(({ pool }) => pool.close())
      current = undefined
    },
  }
}
