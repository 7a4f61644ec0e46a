import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { PageEntry, PolicySources } from '../../engine/site/entries.ts'
import { isAccepted } from '../../engine/site/registry.ts'
import { type ApiOptions, createApi } from '../../engine/http/api.ts'
import { createFace, type FaceOptions } from '../../engine/http/face.ts'
import { createPool, type PoolOptions } from '../../engine/run/node/pool.ts'
import { createConnections, type Ending } from './connections.ts'
import { securityHeaders } from './headers.ts'
import { type ActiveIntegration, createIntegrationRoutes } from './integrations.ts'
import type { Services } from './services.ts'
import { createSite } from './site.ts'

export type ServerOptions = Omit<ApiOptions, 'pool' | 'face'> &
  FaceOptions & {
    /** Folder of the build. */
    readonly root: string
    /** Pages of the registry, for the checks of their paths. */
    readonly pages: readonly PageEntry[]
    readonly pool?: PoolOptions
    /** Hosts of others that pages may reach. */
    readonly sources?: readonly PolicySources[]
    /** Services of others that pages load once the visitor agrees. */
    readonly integrations?: readonly ActiveIntegration[]
    /** What needs a store: contact and accounts. */
    readonly services?: Services
  }

export type RunningServer = {
  /** Begins to listen, on all addresses when no host is named. @throws NodeJS.ErrnoException such as EADDRINUSE */
  listen(port: number, host?: string): Promise<AddressInfo>
  /** Takes no more connections, waits at most `waitMs` for what was asked, refuses what is left, and ends everything. */
  close(waitMs?: number, pace?: Ending): Promise<void>
}

/** Whoever is refused because the server ends finds another one after as many seconds. */
const ENDING_SECONDS = '5'

/** The product's server: the build's files, the API, and their headers. */
export function createServer({
  root,
  pages,
  pool: poolOptions,
  services,
  sources = [],
  integrations = [],
  ...api
}: ServerOptions): RunningServer {
  const pool = createPool(poolOptions)
  const languages = api.locales.map(({ id }) => id)
  const site = createSite({ root, prefixes: languages.slice(1), accepts: (path) => isAccepted(pages, languages, path) })

  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
  const unkept = { 'cache-control': 'no-store' }
  app.get('/healthz', (c) => {
    if (!connections.isEnding()) return c.json({ status: 'ok' }, 200, unkept)
    return c.json({ status: 'ending' }, 503, { ...unkept, 'retry-after': ENDING_SECONDS })
  })
  const face = createFace(api)
  app.use('/api/*', (c, next) => connections.answer<Response | void>(next, () => face.refuse(c, [{ code: 'busy', params: {} }])))
  // Before the tools: what they answer to every site does not hold for these.
  if (services) app.route('/', services.routes(face))
  app.route('/', createIntegrationRoutes(integrations))
  app.route('/', createApi({ ...api, face, pool }))
  app.get('*', (c) => site.respond(c.req.raw))
  app.all('*', (c) => c.text('Method not allowed\n', 405, { allow: 'GET, HEAD' }))
  app.onError((error, c) => {
    api.onError?.(error)
    return site.errorPage(500, c.req.raw)
  })

  const headers = Object.entries(securityHeaders(sources))
  const listener = getRequestListener(app.fetch, { errorHandler: () => new Response('Bad request\n', { status: 400 }) })
  const server = http.createServer({ headersTimeout: 15_000, requestTimeout: 60_000 }, (request, response) => {
    // Set here and not in the application, so that the adapter's own refusals carry them too.
    for (const [name, value] of headers) response.setHeader(name, value)
    connections.take(request, response)
    void listener(request, response)
  })
  const connections = createConnections(server)

  return {
    async listen(port, host) {
      server.listen(port, host)
      await once(server, 'listening')
      return server.address() as AddressInfo
    },
    async close(waitMs = 10_000, pace) {
      await connections.end(waitMs, () => services?.release(), pace)
      await pool.close()
      await services?.close()
    },
  }
}
