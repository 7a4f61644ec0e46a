import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { DnsRecord } from '../core/context.ts'
import { ToolError } from '../core/errors.ts'
import type { NetOptions } from './net-options.ts'

const DEFAULT_TIME_MS = 5_000

/** A resolver that asks the given name servers, or the machine's, twice at most. */
export function createResolver(servers?: readonly string[], timeMs = DEFAULT_TIME_MS): Resolver {
  const resolver = new Resolver({ timeout: Math.ceil(timeMs / 2), tries: 2 })
  if (servers) resolver.setServers([...servers])
  return resolver
}

/** Node gives each byte of a text record as one character; most records that are not ASCII are UTF-8. */
function readBytes(text: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(text, 'latin1'))
  } catch {
    return text
  }
}

type Lookup = (resolver: Resolver, name: string) => Promise<readonly (string | { ttl: number; data: string })[]>

/** How each type is asked for, and its data as a zone file writes them. */
const LOOKUPS: Readonly<Record<string, Lookup>> = {
  A: async (r, name) => (await r.resolve4(name, { ttl: true })).map(({ address, ttl }) => ({ data: address, ttl })),
  AAAA: async (r, name) => (await r.resolve6(name, { ttl: true })).map(({ address, ttl }) => ({ data: address, ttl })),
  CNAME: (r, name) => r.resolveCname(name),
  NS: (r, name) => r.resolveNs(name),
  PTR: (r, name) => (isIP(name) ? r.reverse(name) : r.resolvePtr(name)),
  MX: async (r, name) =>
    (await r.resolveMx(name)).toSorted((a, b) => a.priority - b.priority).map(({ priority, exchange }) => `${priority} ${exchange || '.'}`),
  TXT: async (r, name) => (await r.resolveTxt(name)).map((chunks) => readBytes(chunks.join(''))),
  SRV: async (r, name) =>
    (await r.resolveSrv(name)).map(({ priority, weight, port, name: target }) => `${priority} ${weight} ${port} ${target}`),
  SOA: async (r, name) => {
    const { nsname, hostmaster, serial, refresh, retry, expire, minttl } = await r.resolveSoa(name)
    return [[nsname, hostmaster, serial, refresh, retry, expire, minttl].join(' ')]
  },
  CAA: async (r, name) =>
    (await r.resolveCaa(name)).map(({ critical, ...property }) => {
      const [tag = '', value = ''] = Object.entries(property).find(([key]) => key !== 'type') ?? []
      return `${critical} ${tag} "${String(value)}"`
    }),
  NAPTR: async (r, name) =>
    (await r.resolveNaptr(name)).map(
      ({ order, preference, flags, service, regexp, replacement }) =>
        `${order} ${preference} "${flags}" "${service}" "${regexp}" ${replacement || '.'}`,
    ),
}

/** The record types that can be asked for. */
export const DNS_TYPES: readonly string[] = Object.keys(LOOKUPS)

/**
 * The records of one type; none when the name exists without them. Only addresses come with their time to live.
 * @throws ToolError not-found when the name does not exist, not-a-choice for an unknown type, network-failed
 */
export async function resolveDns(name: string, type: string, options: NetOptions, signal: AbortSignal): Promise<DnsRecord[]> {
  const ask = Object.hasOwn(LOOKUPS, type) ? LOOKUPS[type] : undefined
  if (!ask) throw new ToolError('not-a-choice', { choices: DNS_TYPES.join(', ') })
  const resolver = createResolver(options.dnsServers, options.timeMs)
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const found = await ask(resolver, name)
    return found.map((item) => (typeof item === 'string' ? { name, type, ttl: null, data: item } : { name, type, ...item }))
  } catch (error) {
    if (codeOf(error) === 'ENODATA') return []
    if (codeOf(error) === 'ENOTFOUND') throw new ToolError('not-found', { name }, {}, { cause: error })
    throw new ToolError('network-failed', { host: name }, {}, { cause: error })
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** True when the answer was that there is no such name or record. */
export function isMissing(error: unknown): boolean {
  return ['ENODATA', 'ENOTFOUND'].includes(codeOf(error))
}

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException | null)?.code ?? '')
}
