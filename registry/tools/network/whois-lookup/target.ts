import { type Address, formatAddress, parseAddress, unmapped } from '../../../lib/web/ip-network.ts'
import { parseDomainName } from '../../../lib/web/domain-name.ts'

/** What somebody wants to know about. */
export type Target =
  | { readonly kind: 'domain'; readonly name: string }
  | { readonly kind: 'address'; readonly address: Address; readonly text: string }
  | { readonly kind: 'number'; readonly asn: number }

const MOST_ASN = 2 ** 32 - 1

/**
 * A domain name, a web address, an IP address (also with a prefix length, which is left out), or an AS number such as `AS15169`.
 * @throws ToolError required, bad-name, long-name
 */
export function parseTarget(text: string, field: string): Target {
  const plain = text.trim()
  const asn = /^as ?(\d{1,10})$/i.exec(plain)?.[1]
  if (asn !== undefined && Number(asn) <= MOST_ASN) return { kind: 'number', asn: Number(asn) }
  const host = plain
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/^\[([^\]]+)\].*$/, '$1')
    .replace(/[/?#].*$/s, '')
  const found = parseAddress(host) ?? parseAddress(host.replace(/:\d+$/, ''))
  if (found) {
    const address = unmapped(found)
    return { kind: 'address', address, text: formatAddress(address) }
  }
  return { kind: 'domain', name: parseDomainName(plain, field) }
}
