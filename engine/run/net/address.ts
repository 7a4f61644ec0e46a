import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { ToolError } from '../../core/errors.ts'
import { addressesOf } from './dns.ts'
import type { NetOptions } from './options.ts'
import { REFUSED_NETWORKS } from './refused-addresses.ts'

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')
const REFUSED = REFUSED_NETWORKS.map(([network]) => ipaddr.parseCIDR(network))

/**
 * True for an ordinary address of the public internet. Loopback, private, link-local, shared (CGNAT), multicast and reserved ranges
 * are not, nor are IPv6 forms that stand for an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo), nor where clouds keep secrets.
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isPublicAddress(address: string): boolean {
  // One with a zone (`%eth0`) is for an interface of this machine.
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (REFUSED.some(([network, length]) => network.kind() === parsed.kind() && parsed.match(network, length))) return false
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_IPV6)
}

/** Where to connect to: a connection must use one of these very addresses, since a second look-up could answer otherwise. */
export type Target = { readonly addresses: readonly [string, ...string[]]; readonly port: number; readonly isPlain: boolean }

const USUAL_PORTS: Readonly<Record<string, readonly number[]>> = { 'http:': [80, 443], 'https:': [80, 443], 'whois:': [43] }
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443, 'whois:': 43 }

/**
 * The checked addresses behind a URL (`http:`, `https:`, or `whois:` for a query); all that its host stands for must be public.
 * @throws ToolError network-refused, network-failed
 */
export async function targetOf(url: URL, options: NetOptions, signal: AbortSignal): Promise<Target> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const refused = new ToolError('network-refused', { host })
  const ports = USUAL_PORTS[url.protocol]
  if (!ports || url.username !== '' || url.password !== '') throw refused
  const standIn = standInFor(url, options)
  if (standIn) return standIn
  // The URL parser leaves the port empty when it is the scheme's own.
  const port = url.port === '' ? (DEFAULT_PORTS[url.protocol] as number) : Number(url.port)
  const [first, ...others] = isIP(host) ? [host] : await addressesOf(host, options, signal)
  if (first === undefined) throw new ToolError('network-failed', { host, reason: 'dns' })
  const isAllowed = (address: string) =>
    options.allowPrivate?.includes(address) === true || (ports.includes(port) && isPublicAddress(address))
  if (![first, ...others].every(isAllowed)) throw refused
  return { addresses: [first, ...others], port, isPlain: url.protocol !== 'https:' }
}

/** A test's own server in place of the real one. Only this machine can stand in, so that the setting opens nothing else. */
function standInFor({ protocol, host }: URL, { upstreams }: NetOptions): Target | undefined {
  const found = upstreams?.[`${protocol}//${host}`]
  if (found === undefined) return undefined
  const { hostname, port, protocol: spoken } = new URL(found)
  if (hostname !== '127.0.0.1') throw new Error('a stand-in must be on 127.0.0.1')
  return { addresses: [hostname], port: Number(port), isPlain: spoken !== 'https:' }
}
