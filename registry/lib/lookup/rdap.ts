import { fail } from '../../../engine/core/define.ts'
import type { NetworkAccess } from '../../../engine/core/context.ts'
import { type Address, contains, parseAddress } from '../web/ip-network.ts'
import { registryFailures } from './failures.ts'
import { isObject, type Json, listAt, textAt } from '../json/parts.ts'

const DAY_MS = 24 * 3_600_000
const MOST_BYTES = 1024 * 1024
const HEADERS = { accept: 'application/rdap+json, application/json;q=0.9' }

/** What an RDAP service says of an object: it is there, it is not, or nobody can have it. */
type RdapAnswer =
  | { readonly state: 'found'; readonly data: Json; readonly text: string; readonly host: string }
  | { readonly state: 'none' | 'reserved'; readonly host: string }

type BootstrapFile = 'dns' | 'ipv4' | 'ipv6' | 'asn'

/**
 * Asks a service for `domain/…`, `ip/…` or `autnum/…`.
 * @param kind the class that the answer must have (RFC 9083, section 4.8)
 * @throws ToolError registry-limits, registry-unreadable, network-failed and the like
 */
export async function askRdap(net: NetworkAccess, base: string, path: string, kind: string): Promise<RdapAnswer> {
  const { status, url, bytes, headers } = await net.fetch(base + path, { headers: HEADERS, maxBytes: MOST_BYTES })
  const { host } = new URL(url)
  const text = new TextDecoder().decode(bytes)
  const data = parse(text)
  if (status === 429) return registryFailures.fail('registry-limits', { host })
  if (status === 404) return { state: isReserved(data) ? 'reserved' : 'none', host }
  if (status !== 200) fail('network-failed', { host, reason: 'protocol' })
  // A login page or an HTML error isn’t an answer, whatever its status.
  const isJson = /json/i.test(headers['content-type'] ?? 'json')
  if (!isJson || !isObject(data) || textAt(data, 'objectClassName') !== kind) return registryFailures.fail('registry-unreadable', { host })
  return { state: 'found', data, text: JSON.stringify(data, null, 2), host }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Some registries answer 404 for names that nobody can register, and say so in words. */
function isReserved(data: unknown): boolean {
  const words = [
    textAt(data, 'title'),
    ...listAt(data, 'description'),
    ...listAt(data, 'notices').flatMap((notice) => listAt(notice, 'description')),
  ]
  return words.some(
    (word) => typeof word === 'string' && /\b(?:is|are|has been) (?:reserved|blocked)\b|\breserved (?:name|domain)\b/i.test(word),
  )
}

/**
 * The service for a key by IANA's bootstrap files (RFC 9224), kept for a day; undefined when none is named.
 * @throws ToolError registry-unreadable, network-failed and the like
 */
async function serviceFor(net: NetworkAccess, file: BootstrapFile, lengthOfMatch: (entry: string) => number): Promise<string | undefined> {
  const { status, bytes } = await net.fetch(`https://data.iana.org/rdap/${file}.json`, { keepMs: DAY_MS, maxBytes: 4 * MOST_BYTES })
  const data = parse(new TextDecoder().decode(bytes))
  const services = listAt(data, 'services')
  if (status !== 200 || services.length === 0) return registryFailures.fail('registry-unreadable', { host: 'data.iana.org' })
  let best: { length: number; url: string } | undefined
  for (const service of services) {
    if (!Array.isArray(service)) continue
    const [entries, urls] = (service as unknown[]).map((part) =>
      Array.isArray(part) ? part.filter((item) => typeof item === 'string') : [],
    )
    const length = Math.max(-1, ...(entries ?? []).map(lengthOfMatch))
    // RFC 9224, section 3: HTTPS is to be preferred where both are named.
    const url = urls?.find((item) => item.startsWith('https://')) ?? urls?.[0]
    if (url !== undefined && length >= 0 && length > (best?.length ?? -1)) best = { length, url: url.endsWith('/') ? url : `${url}/` }
  }
  return best?.url
}

/** By the longest ending that is named. */
export function domainService(net: NetworkAccess, name: string): Promise<string | undefined> {
  return serviceFor(net, 'dns', (ending) =>
    name === ending.toLowerCase() || name.endsWith(`.${ending.toLowerCase()}`) ? ending.length : -1,
  )
}

/** By the narrowest network that is named. */
export function addressService(net: NetworkAccess, address: Address): Promise<string | undefined> {
  return serviceFor(net, address.bits === 32 ? 'ipv4' : 'ipv6', (entry) => {
    const [base = '', prefix = ''] = entry.split('/')
    const network = parseAddress(base)
    return network && network.bits === address.bits && contains({ ...network, prefix: Number(prefix) }, address) ? Number(prefix) : -1
  })
}

/** By the range of numbers. */
export function numberService(net: NetworkAccess, asn: number): Promise<string | undefined> {
  return serviceFor(net, 'asn', (entry) => {
    const [first = '', last = first] = entry.split('-')
    return asn >= Number(first) && asn <= Number(last) ? 0 : -1
  })
}
