import * as z from 'zod'
import type { DnsRecord, NetworkAccess } from '../../../engine/core/context.ts'
import { defineTool } from '../../../engine/core/define.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import { domainNameFailures, parseDomainName } from '../../lib/domain-name.ts'
import { formatInFull, parseAddress } from '../../lib/ip-network.ts'

const TYPES = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'TXT', 'SOA', 'CAA', 'SRV', 'PTR'] as const

export const dnsLookup = defineTool({
  id: 'dns-lookup',
  category: 'network',
  icon: 'globe',
  title: 'DNS lookup',
  summary: 'Ask for the DNS records of a domain: addresses, mail servers, name servers, text records and more.',
  keywords: ['dig', 'nslookup', 'mx lookup', 'txt record', 'name servers', 'reverse dns', 'ptr'],
  aliases: ['dns-checker', 'nslookup', 'dig'],
  slugs: {
    es: 'consulta-dns',
    fr: 'recherche-dns',
    id: 'cek-dns',
    it: 'ricerca-dns',
    pl: 'sprawdzanie-dns',
    pt: 'consulta-dns',
    ru: 'proverka-dns',
  },
  effect: 'network',
  hosts: ['the DNS resolver of our server'],
  action: 'Look up',
  input: z.object({
    name: z.string().max(2000).meta({ label: 'Domain name', placeholder: 'example.com', help: 'For PTR, an IP address.', control: 'line' }),
    types: z.array(z.enum(TYPES)).min(1).max(TYPES.length).default(['A', 'AAAA']).meta({ label: 'Record types', named: 'raw' }),
  }),
  output: z.object({
    records: z
      .array(
        z.object({
          type: z.string().meta({ label: 'Type', format: 'code' }),
          name: z.string().meta({ label: 'Name', format: 'code' }),
          data: z.string().meta({ label: 'Data', format: 'code' }),
          ttl: z.int().optional().meta({ label: 'Kept for', help: 'How long the answer may be kept (TTL).', format: 'duration' }),
        }),
      )
      .meta({ label: 'Records', view: 'table', fileName: 'dns-records.csv' }),
    asked: z.string().meta({ label: 'Name asked', help: 'As it is written in the DNS.', view: 'code' }),
    without: z
      .array(z.string().meta({ format: 'code' }))
      .optional()
      .meta({ label: 'No records of type', view: 'list' }),
  }),
  failures: {
    ...domainNameFailures.words,
    'no-such-name': 'The name {{name}} does not exist in the DNS. Check the spelling.',
    'no-such-record': 'The name {{name}} exists, but it has no records of type {{types}}.',
    'address-needs-ptr': 'An IP address has PTR records only. Choose PTR, or give a domain name.',
  },
  notes: [
    'The question goes from our server to its DNS resolver, not from your device; the answer may come from that resolver’s cache. Names with other letters are asked in Punycode.',
    'TXT records of several strings are shown joined. Where the resolver does not tell how long an answer may be kept, that column is empty.',
  ],
  examples: [
    {
      title: 'Addresses of a name',
      input: { name: 'dns.google', types: ['A'] },
      output: {
        asked: 'dns.google',
        records: [
          { type: 'A', name: 'dns.google', data: '8.8.8.8' },
          { type: 'A', name: 'dns.google', data: '8.8.4.4' },
        ],
      },
    },
    {
      title: 'The name of an address',
      input: { name: '8.8.8.8', types: ['PTR'] },
      output: { asked: '8.8.8.8.in-addr.arpa', records: [{ type: 'PTR', name: '8.8.8.8.in-addr.arpa', data: 'dns.google' }] },
    },
    {
      title: 'A name with an accent',
      input: { name: 'https://bücher.example/', types: ['A'] },
      output: { asked: 'xn--bcher-kva.example' },
    },
  ],
  transform: async ({ name, types }, { net, fail }) => {
    const address = parseAddress(name.trim())
    if (address && types.some((type) => type !== 'PTR')) fail('address-needs-ptr', {}, { field: 'types' })
    const asked = address ? reverseName(formatInFull(address)) : parseDomainName(name, 'name')
    const answers = await Promise.all([...new Set(types)].map(async (type) => ({ type, records: await ask(net, asked, type) })))
    if (answers.every(({ records }) => records === 'no-such-name')) fail('no-such-name', { name: asked }, { field: 'name' })
    const found = answers.flatMap(({ records }) => (records === 'no-such-name' ? [] : records))
    const without = answers.filter(({ records }) => records.length === 0 || records === 'no-such-name').map(({ type }) => type)
    if (found.length === 0) fail('no-such-record', { name: asked, types: without.join(', ') }, { field: 'types' })
    return {
      records: found.map(({ ttl, type, name, data }) => ({ type, name, data, ...(ttl !== null && { ttl }) })),
      asked,
      ...(without.length > 0 && { without }),
    }
  },
})

/** A name that does not exist comes back as such, so that the other types can still be shown. */
async function ask(net: NetworkAccess, name: string, type: string): Promise<readonly DnsRecord[] | 'no-such-name'> {
  try {
    return await net.resolveDns(name, type)
  } catch (error) {
    if (error instanceof ToolError && error.failure.code === 'not-found') return 'no-such-name'
    throw error
  }
}

/** RFC 1035, section 3.5, and RFC 3596, section 2.5. */
function reverseName(full: string): string {
  if (full.includes(':')) return `${[...full.replaceAll(':', '')].toReversed().join('.')}.ip6.arpa`
  return `${full.split('.').toReversed().join('.')}.in-addr.arpa`
}
