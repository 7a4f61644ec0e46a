import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { ToolError } from '../core/errors.ts'
import { createResolver, isMissing } from './net-dns.ts'
import type { NetOptions } from './net-options.ts'

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * True for an ordinary address of the public internet. Loopback, private, link-local, multicast and reserved ranges are not,
 * nor are IPv6 forms that stand for an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo).
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_IPV6)
}

/**
 * The address to connect to for a URL; all that its host stands for must be public.
 * The connection must use this very address, since a second lookup could answer otherwise.
 * @throws ToolError network-refused, network-failed
 */
export async function publicAddressOf(url: URL, options: NetOptions): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const refuse = () => new ToolError('network-refused', { host })
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refuse()
  if (url.username !== '' || url.password !== '') throw refuse()
  const addresses = isIP(host) ? [host] : await addressesOf(host, options)
  const isAllowed = (address: string) => options.allowPrivate?.includes(address) ?? false
  // The URL parser leaves the port empty when it is the scheme's own.
  const isUsualPort = url.port === '' || url.port === '80' || url.port === '443'
  if (!addresses.every((address) => isAllowed(address) || (isUsualPort && isPublicAddress(address)))) throw refuse()
  const [first] = addresses
  if (first === undefined) throw new ToolError('network-failed', { host })
  return first
}

async function addressesOf(host: string, { dnsServers, timeMs }: NetOptions): Promise<string[]> {
  try {
    if (!dnsServers) return (await lookup(host, { all: true })).map(({ address }) => address)
    const resolver = createResolver(dnsServers, timeMs)
    const none = (error: unknown) => {
      if (isMissing(error)) return []
      throw error
    }
    return (await Promise.all([resolver.resolve4(host).catch(none), resolver.resolve6(host).catch(none)])).flat()
  } catch (cause) {
    throw new ToolError('network-failed', { host }, {}, { cause })
  }
}
