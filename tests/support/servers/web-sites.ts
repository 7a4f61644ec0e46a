import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NetOptions } from '../../../engine/run/net/options.ts'

/** What a stand-in says: a body alone is 200, its type told from whether it is text. */
export type Page = { readonly status?: number; readonly type?: string; readonly body?: string | Buffer; readonly location?: string }
export type Pages = Readonly<Record<string, Page>>

export type WebSites = {
  readonly options: NetOptions
  /** What was asked, in order: `host/path`. */
  readonly asked: string[]
  /** Headers of the last request. */
  readonly headers: http.IncomingHttpHeaders
  stop(): void
}

/**
 * Other sites on this machine.
 * @param pages by `host/path?query`; what is not among them is 404
 */
export async function startWebSites(hosts: readonly string[], pages: Pages): Promise<WebSites> {
  const asked: string[] = []
  let headers: http.IncomingHttpHeaders = {}
  const server = http.createServer((request, response) => {
    const address = `${request.headers.host}${request.url}`
    asked.push(address)
    headers = request.headers
    const { status = 200, type, body = '', location } = pages[address] ?? { status: 404, body: 'Not found' }
    response.writeHead(status, {
      'content-type': type ?? (typeof body === 'string' ? 'text/html; charset=utf-8' : 'image/jpeg'),
      ...(location !== undefined && { location }),
    })
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    get headers() {
      return headers
    },
    options: { timeMs: 60_000, upstreams: Object.fromEntries(hosts.map((host) => [`https://${host}`, local])) },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
