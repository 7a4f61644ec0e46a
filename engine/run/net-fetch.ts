import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import type { NetworkResponse } from '../core/context.ts'
import { ToolError } from '../core/errors.ts'
import { publicAddressOf } from './net-address.ts'
import type { NetOptions } from './net-options.ts'

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const DEFAULT_TIME_MS = 8_000
const DEFAULT_MAX_BYTES = 5 * 1024 * 1024
/** What a tool may say about its request; anything that identifies or steers the server is not among it. */
const ALLOWED_HEADERS = new Set(['accept', 'accept-language'])

export type GuardedRequest = { readonly headers?: Readonly<Record<string, string>>; readonly maxBytes?: number }

/**
 * A GET of a public address, bounded in size, time and redirects, without credentials.
 * @throws ToolError bad-url, network-refused, network-failed, too-big
 */
export async function guardedFetch(
  address: string,
  request: GuardedRequest,
  options: NetOptions,
  signal: AbortSignal,
): Promise<NetworkResponse> {
  if (!URL.canParse(address)) throw new ToolError('bad-url')
  let url = new URL(address)
  const limit = AbortSignal.any([signal, AbortSignal.timeout(options.timeMs ?? DEFAULT_TIME_MS)])
  const maxBytes = request.maxBytes ?? options.maxBytes ?? DEFAULT_MAX_BYTES
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const pinned = await publicAddressOf(url, options)
    const answer = await ask(url, pinned, headersOf(request, options), maxBytes, limit)
    const { location } = answer.headers
    if (!REDIRECTS.has(answer.status) || location === undefined) return answer
    if (!URL.canParse(location, url.href)) throw new ToolError('network-failed', { host: url.hostname })
    url = new URL(location, url)
  }
  throw new ToolError('network-failed', { host: url.hostname })
}

function headersOf({ headers = {} }: GuardedRequest, { userAgent = 'Mozilla/5.0 (compatible)' }: NetOptions): Record<string, string> {
  const allowed = Object.entries(headers).filter(([name]) => ALLOWED_HEADERS.has(name.toLowerCase()))
  return { accept: '*/*', ...Object.fromEntries(allowed), 'user-agent': userAgent, 'accept-encoding': 'identity' }
}

/** One request to one address; a redirect is answered without its body. */
async function ask(
  url: URL,
  address: string,
  headers: Record<string, string>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<NetworkResponse> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  try {
    const response = await send(url, address, { ...headers, host: url.host }, isIP(host) ? '' : host, signal)
    const status = response.statusCode ?? 0
    const result = { status, url: url.href, headers: flatten(response.headers) }
    if (REDIRECTS.has(status)) {
      response.destroy()
      return { ...result, bytes: new Uint8Array() }
    }
    if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') throw new ToolError('network-failed', { host })
    return { ...result, bytes: await readBounded(response, maxBytes) }
  } catch (cause) {
    if (cause instanceof ToolError) throw cause
    throw new ToolError('network-failed', { host }, {}, { cause })
  }
}

function send(
  url: URL,
  address: string,
  headers: Record<string, string>,
  servername: string,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: address, port: url.port, path: url.pathname + url.search, headers, servername, signal, agent: false })
    outgoing.on('response', resolve).on('error', reject).end()
  })
}

async function readBounded(response: http.IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > maxBytes) throw new ToolError('too-big', { maximum: maxBytes })
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

function flatten(headers: http.IncomingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => name !== 'set-cookie')
  return Object.fromEntries(entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]))
}
