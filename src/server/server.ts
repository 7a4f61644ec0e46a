import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { PageEntry, PolicySources } from '../../engine/site/entries.ts'
import { isAccepted } from '../../engine/site/registry.ts'
import { type ApiOptions, createApi } from '../../engine/http/api.ts'
import { createFace, type FaceOptions } from '../../engine/http/face.ts'
import { discardRest } from '../../engine/http/in-turns.ts'
import { createPool, type PoolOptions } from '../../engine/run/node/pool.ts'
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
  /** Begins to listen, on all addresses when no host is named. @throws NodeJS.ErrnoException such as EADDRINUSE */
  listen(port: number, host?: string): Promise<AddressInfo>
  /** Takes no more requests, lets those that run finish for `graceMs`, then ends everything. */
  close(graceMs?: number): Promise<void>
}

/**
 * Told when nothing came over a connection, and nothing that was written to it was taken, for a while: then whoever asked does not read.
 * A tool that still works on its answer has written nothing.
 */
function endIfStalled(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy()
}

/** The product's server: the build's files, the API, and their headers. */
export function createServer({
  root,
  pages,
  pool: poolOptions,
  services,
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
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  if (contact) app.get('/.well-known/security.txt', (c) => c.text(securityTxt(contact, Date.now()), 200, { 'cache-control': 'no-cache' }))
  const face = createFace(api)
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

  // Its headers are set before the application, so that the adapter's own refusals carry them too.
  const front = createFront({ headers: securityHeaders(sources, hsts), say: api.say, language: api.locales[0]?.id ?? 'en', ...patience })
  const listener = getRequestListener(app.fetch, { autoCleanupIncoming: false, errorHandler: front.badRequest })
  const server = http.createServer(front.limits, (request, response) => {
    response.setTimeout(stallMs).on('timeout', endIfStalled)
    discardRest(request, response)
    if (front.admit(request, response)) void listener(request, response)
  })
  front.guard(server)

  return {
    async listen(port, host) {
      server.listen(port, host)
      await once(server, 'listening')
      return server.address() as AddressInfo
    },
    async close(graceMs = 10_000) {
      const closed = new Promise((resolve) => server.close(resolve))
      services?.release()
      server.closeIdleConnections()
      const timer = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearTimeout(timer)
      await pool.close()
      await services?.close()
    },
  }
}
