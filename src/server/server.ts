import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { PageEntry, PolicySources } from '../../engine/site/entries.ts'
import { isAccepted } from '../../engine/site/registry.ts'
import { type ApiOptions, createApi, FOR_ALL_SITES } from '../../engine/http/api.ts'
import { createFace, type FaceOptions } from '../../engine/http/face.ts'
import { discardRest } from '../../engine/http/in-turns.ts'
import { createMcpRoutes, type McpRoutesOptions } from '../../engine/http/mcp.ts'
import { createPool, type PoolOptions } from '../../engine/run/node/pool.ts'
import { createConnections, type Ending } from './connections.ts'
import { createFront, type Patience } from './front.ts'
import { securityHeaders } from './headers.ts'
import { type ActiveIntegration, createIntegrationRoutes } from './integrations.ts'
import { type SecurityTxt, securityTxt } from './security-txt.ts'
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
    /** The MCP face at `/mcp`; there is none without it. */
    readonly mcp?: Pick<McpRoutesOptions, 'host' | 'origins'>
    /** What needs a store: contact and accounts. */
    readonly services?: Services
    /** How long an answer may wait for its caller to take more of it, in milliseconds. */
    readonly stallMs?: number
    /** The value of Strict-Transport-Security; only for a deployment that is reached over TLS alone. */
    readonly hsts?: string | undefined
    /** What /.well-known/security.txt says; there is none without it. */
    readonly securityTxt?: SecurityTxt | undefined
    readonly patience?: Patience
  }

export type RunningServer = {
  /**
   * Begins to listen, on all addresses when no host is named.
   * @param isShared other processes listen there too, and the system gives each its share of connections
   * @throws NodeJS.ErrnoException such as EADDRINUSE
   */
  listen(port: number, host?: string, isShared?: boolean): Promise<AddressInfo>
  /** Takes no more connections, waits at most `waitMs` for what was asked, refuses what is left, and ends everything. */
  close(waitMs?: number, pace?: Ending): Promise<void>
}

/**
 * Told when nothing came over a connection, and nothing that was written to it was taken, for a while: then whoever asked does not read.
 * A tool that still works on its answer has written nothing.
 */
function endIfStalled(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy()
}

/** Whoever is refused because the server ends finds another one after as many seconds. */
const ENDING_SECONDS = '5'
const FRAMES = 'x-frame-options'

/** The product's server: the build's files, the API, and their headers. */
export function createServer({
  root,
  pages,
  pool: poolOptions,
  services,
  mcp,
  sources = [],
  integrations = [],
  stallMs = 30_000,
  hsts,
  securityTxt: contact,
  patience,
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
  if (contact) app.get('/.well-known/security.txt', (c) => c.text(securityTxt(contact, Date.now()), 200, { 'cache-control': 'no-cache' }))
  const face = createFace(api)
  for (const path of ['/api/*', '/mcp'])
    app.use(path, (c, next) =>
      connections.answer<Response | void>(next, () => face.refuse(c, [{ code: 'busy', params: {} }], { headers: FOR_ALL_SITES })),
    )
  // Before the tools: what they answer to every site does not hold for these.
  if (services) app.route('/', services.routes(face))
  app.route('/', createIntegrationRoutes(integrations))
  app.route('/', createApi({ ...api, face, pool }))
  if (mcp) app.route('/', createMcpRoutes({ ...mcp, face, pool, runMs: api.runMs, onBug: api.onBug }))
  app.get('*', async (c) => {
    const response = await site.respond(c.req.raw)
    // On every answer, but not on those that may be framed anywhere: see EMBED_HEADERS.
    if (response.headers.get(FRAMES) === '') {
      response.headers.delete(FRAMES)
      c.env.outgoing?.removeHeader(FRAMES)
    }
    return response
  })
  app.all('*', (c) => c.text('Method not allowed\n', 405, { allow: 'GET, HEAD' }))
  app.onError((error, c) => {
    api.onError?.(error)
    return site.errorPage(500, c.req.raw)
  })

  // Its headers are set before the application, so that the adapter's own refusals carry them too.
  const front = createFront({ headers: securityHeaders(sources, hsts), say: api.say, language: api.locales[0]?.id ?? 'en', ...patience })
  const listener = getRequestListener(app.fetch, { autoCleanupIncoming: false, errorHandler: front.badRequest })
  const server = http.createServer(front.limits, (request, response) => {
    response.setTimeout(stallMs).on('timeout', endIfStalled)
    connections.take(request, response)
    discardRest(request, response)
    if (front.admit(request, response)) void listener(request, response)
  })
  front.guard(server)
  const connections = createConnections(server)

  return {
    async listen(port, host, isShared = false) {
      server.listen({ port, host, reusePort: isShared })
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
