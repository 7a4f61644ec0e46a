import type { NetworkAccess } from '../../../../engine/core/context.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { type Address, formatInFull } from '../../../lib/web/ip-network.ts'

type Route = { readonly asn: string; readonly prefix: string; readonly name?: string | undefined }

/** Digits or octets of an address from the last to the first, as names of the DNS carry them. */
function reversed(address: Address): string {
  const full = formatInFull(address)
  return address.bits === 32 ? full.split('.').toReversed().join('.') : [...full.replaceAll(':', '')].toReversed().join('.')
}

/** The name under which an address is entered in the DNS (RFC 1035, section 3.5; RFC 3596, section 2.5). */
export function reverseName(address: Address): string {
  return `${reversed(address)}.${address.bits === 32 ? 'in-addr.arpa' : 'ip6.arpa'}`
}

/**
 * Who announces an address in the internet's routing, as Team Cymru's DNS service tells it; undefined when nobody does.
 * @see https://www.team-cymru.com/ip-asn-mapping
 */
export async function routeOf(net: NetworkAccess, address: Address): Promise<Route | undefined> {
  const zone = address.bits === 32 ? 'origin.asn.cymru.com' : 'origin6.asn.cymru.com'
  // `15169 | 8.8.8.0/24 | US | arin | 2023-12-28`; several lines for several prefixes, of which the longest counts.
  const routes = (await textsOf(net, `${reversed(address)}.${zone}`)).flatMap((fields) => {
    const [numbers = '', prefix = ''] = fields
    const asn = numbers.split(' ')[0] ?? ''
    return /^\d{1,10}$/.test(asn) && /^[0-9a-f.:]+\/\d{1,3}$/i.test(prefix) ? [{ asn, prefix, length: Number(prefix.split('/')[1]) }] : []
  })
  const [best] = routes.toSorted((a, b) => b.length - a.length)
  if (!best) return undefined
  // `15169 | US | arin | 2000-03-30 | GOOGLE, US`
  const [about] = await textsOf(net, `AS${best.asn}.asn.cymru.com`)
  return { asn: `AS${best.asn}`, prefix: best.prefix, name: about?.[4]?.replace(/, [A-Z]{2}$/, '') || undefined }
}

async function textsOf(net: NetworkAccess, name: string): Promise<string[][]> {
  try {
    const records = await net.resolveDns(name, 'TXT')
    return records.filter(({ type }) => type === 'TXT').map(({ data }) => data.split('|').map((field) => field.trim()))
  } catch (error) {
    // What belongs to an answer only if it is there must not spoil the rest.
    if (error instanceof ToolError && ['not-found', 'network-failed'].includes(error.failure.code)) return []
    throw error
  }
}
