import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import type { FetchOptions, NetworkReason, NetworkResponse } from '../../core/context.ts'
import { ToolError } from '../../core/errors.ts'
import { orAborted, withDeadline } from './deadline.ts'
import { type Target, targetOf } from './address.ts'
import { readWhole } from './body.ts'
import type { NetOptions } from './options.ts'
import type { Upstreams } from './upstreams.ts'

const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const DEFAULT_TIME_MS = 8_000
const DEFAULT_MAX_BYTES = 5 * 1024 * 1024
const MAX_HEADER_BYTES = 16 * 1024
/** Addresses of one host that are tried, one after another. */
const MOST_ADDRESSES = 3
/** What a tool may say about its request; anything that identifies or steers the server is not among it. */
const ALLOWED_HEADERS = new Set(['accept', 'accept-language'])

/** For whom a fetch is done, and what that tool may use. */
export type NetJob = {
  readonly signal: AbortSignal
  readonly upstreams: Upstreams
  readonly caller?: string | undefined
  /** Names of the keys that the tool may have sent. */
  readonly keys?: readonly string[]
}

/**
 * A GET of a public address, bounded in size, time and redirects, without credentials.
 * @throws ToolError bad-url, network-refused, network-failed, upstream-down, busy, too-big
 */
export async function guardedFetch(address: string, request: FetchOptions, options: NetOptions, job: NetJob): Promise<NetworkResponse> {
  if (!URL.canParse(address)) throw new ToolError('bad-url')
  const { keepMs } = request
  // What a key brought belongs to the operator's quota all the same, so it may be kept as well.
  const name = JSON.stringify([address, request.headers, request.accept, request.key, request.consent])
  const kept = keepMs === undefined ? undefined : job.upstreams.kept.get(name, keepMs)
  if (kept) return kept
  try {
    const response = await fetchNow(address, request, options, job)
    if (keepMs !== undefined && response.status === 200) job.upstreams.kept.put(name, response)
    return response
  } catch (error) {
    const old = keepMs === undefined || job.signal.aborted ? undefined : job.upstreams.kept.get(name, keepMs, true)
    if (old) return old
    throw error
  }
}

function fetchNow(address: string, request: FetchOptions, options: NetOptions, job: NetJob): Promise<NetworkResponse> {
  return withDeadline(options.timeMs ?? DEFAULT_TIME_MS, job.signal, async (limit) => {
    let url = new URL(address)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const answer = await exchange(url, request, options, job, limit)
      const { location } = answer.headers
      if (!REDIRECTS.has(answer.status) || location === undefined) return answer
      if (!URL.canParse(location, url.href)) throw failed(url, 'protocol')
      url = new URL(location, url)
    }
    throw failed(url, 'redirects')
  })
}

const failed = (url: URL, reason: NetworkReason, cause?: unknown) =>
  new ToolError('network-failed', { host: hostOf(url), reason }, {}, { cause })
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')

/** One request of the way, to an address that was checked for it. */
async function exchange(url: URL, request: FetchOptions, options: NetOptions, job: NetJob, limit: AbortSignal): Promise<NetworkResponse> {
  const work = async (): Promise<NetworkResponse> => {
    try {
      const target = await targetOf(url, options, limit)
      // Whatever becomes of the connection, nobody waits longer, and the place is given back.
      return await orAborted(ask(url, target, request, options, job, limit), limit)
    } catch (cause) {
      if (job.signal.aborted) throw new ToolError('cancelled')
      // A look-up or an answer that our deadline ended has not ended by itself.
      if (limit.aborted) throw failed(url, 'timeout', cause)
      throw cause instanceof ToolError ? cause : failed(url, reasonOf(cause), cause)
    }
  }
  if (!['http:', 'https:'].includes(url.protocol)) throw new ToolError('network-refused', { host: hostOf(url) })
  try {
    return await job.upstreams.use(url.host, job.caller, limit, work)
  } catch (cause) {
    if (cause instanceof ToolError) throw cause
    throw job.signal.aborted ? new ToolError('cancelled') : failed(url, 'timeout', cause)
  }
}

/** A redirect is answered without its body. */
async function ask(
  url: URL,
  target: Target,
  request: FetchOptions,
  options: NetOptions,
  job: NetJob,
  limit: AbortSignal,
): Promise<NetworkResponse> {
  const maxBytes = request.maxBytes ?? options.maxBytes ?? DEFAULT_MAX_BYTES
  const response = await sendToFirst(url, target, headersOf(url, request, options, job), limit)
  const status = response.statusCode ?? 0
  const result = { status, url: url.href, headers: flatten(response.headers) }
  if (REDIRECTS.has(status)) {
    response.destroy()
    return { ...result, bytes: new Uint8Array() }
  }
  try {
    if (status >= 200 && status < 300 && !isAccepted(result.headers['content-type'], request.accept)) throw failed(url, 'type')
    return { ...result, bytes: await readWhole(response, maxBytes, hostOf(url), limit) }
  } catch (cause) {
    response.destroy()
    throw cause instanceof ToolError || limit.aborted ? cause : failed(url, 'cut-off', cause)
  }
}

/** By the media type alone; its parameters do not count. */
function isAccepted(contentType = '', accept?: readonly string[]): boolean {
  if (!accept) return true
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  return accept.some((wanted) => (wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted))
}

function headersOf(url: URL, request: FetchOptions, options: NetOptions, job: NetJob): Record<string, string> {
  const allowed = Object.entries(request.headers ?? {}).filter(([name]) => ALLOWED_HEADERS.has(name.toLowerCase()))
  const cookie = request.consent ? consentFor(url, options) : undefined
  return {
    accept: request.accept?.join(', ') ?? '*/*',
    ...Object.fromEntries(allowed.map(([name, value]) => [name.toLowerCase(), value])),
    ...keyFor(url, request, options, job),
    ...(cookie !== undefined && { cookie }),
    host: url.host,
    'user-agent': options.userAgent ?? 'Mozilla/5.0 (compatible)',
    'accept-encoding': 'identity',
  }
}

/** The header with the operator's key, where the request is for a host of that key. */
function keyFor(url: URL, { key: name }: FetchOptions, { keys = {} }: NetOptions, job: NetJob): Record<string, string> {
  const key = name !== undefined && job.keys?.includes(name) && Object.hasOwn(keys, name) ? keys[name] : undefined
  return key && url.protocol === 'https:' && key.hosts.includes(url.host) ? { [key.header]: key.value } : {}
}

function consentFor({ protocol, hostname }: URL, { consentCookies = {} }: NetOptions): string | undefined {
  const found = Object.entries(consentCookies).find(([domain]) => hostname === domain || hostname.endsWith(`.${domain}`))
  return protocol === 'https:' ? found?.[1] : undefined
}

/** Tries the addresses in turn, as long as no connection comes about. */
async function sendToFirst(url: URL, target: Target, headers: Record<string, string>, signal: AbortSignal): Promise<http.IncomingMessage> {
  const addresses = target.addresses.slice(0, MOST_ADDRESSES)
  for (const address of addresses) {
    try {
      return await send(url, address, target, headers, signal)
    } catch (cause) {
      if (signal.aborted || address === addresses.at(-1) || reasonOf(cause) !== 'connect') throw cause
    }
  }
  throw failed(url, 'connect')
}

function send(
  url: URL,
  address: string,
  { port, isPlain }: Target,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const host = hostOf(url)
  const shared = { host: address, port, path: url.pathname + url.search, headers, signal, agent: false, maxHeaderSize: MAX_HEADER_BYTES }
  return new Promise((resolve, reject) => {
    // The certificate is checked against the name that was asked for, not against the address.
    const outgoing = isPlain ? http.request(shared) : https.request({ ...shared, servername: isIP(host) ? '' : host })
    outgoing.on('response', resolve).on('error', reject)
    // Nobody asked for another protocol. Node hands the connection over with it, and ends it no more.
    outgoing.on('upgrade', (_response, socket) => {
      socket.destroy()
      reject(failed(url, 'protocol'))
    })
    outgoing.end()
  })
}

const NOT_CONNECTED = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EADDRNOTAVAIL', 'ENETDOWN', 'EAFNOSUPPORT']

function reasonOf(error: unknown): NetworkReason {
  const code = String((error as NodeJS.ErrnoException | null)?.code ?? '')
  if (NOT_CONNECTED.includes(code)) return 'connect'
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'cut-off'
  if (/^HPE_|^ERR_HTTP/.test(code)) return 'protocol'
  // OpenSSL's names for what is wrong with a certificate, as Node gives them.
  if (/CERT|CRL|ISSUER|SIGNATURE|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH/.test(code)) return 'certificate'
  return /^ERR_SSL|^ERR_TLS|^EPROTO$/.test(code) ? 'protocol' : 'connect'
}

function flatten(headers: http.IncomingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => name !== 'set-cookie')
  return Object.fromEntries(entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]))
}
