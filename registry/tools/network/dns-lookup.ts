import * as z from 'zod'
import type { DnsRecord, NetworkAccess } from '../../../engine/core/context.ts'
import { defineTool } from '../../../engine/core/define.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import { choices, text } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { domainNameFailures, parseDomainName } from '../../lib/web/domain-name.ts'
import { formatInFull, parseAddress } from '../../lib/web/ip-network.ts'

const TYPES = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'TXT', 'SOA', 'CAA', 'SRV', 'PTR', 'DS'] as const
const REASONS = ['timeout', 'servfail', 'refused', 'other'] as const
type Reason = (typeof REASONS)[number]

export const dnsLookup = defineTool({
  id: 'dns-lookup',
  category: 'network',
  icon: 'globe',
  title: 'DNS lookup',
  summary: 'Look up the DNS records of a domain: addresses, mail servers, name servers, text records and more.',
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
  recognizes: [
    { kind: 'domain', field: 'name', reading: 'domain', confidence: 0.99 },
    { kind: 'email', field: 'name', reading: 'domain', confidence: 0.9, values: { types: ['MX'] } },
  ],
  effect: 'network',
  hosts: ['its DNS resolver'],
  action: 'Look up',
  input: z.object({
    name: text('Domain name', { max: 2000, placeholder: 'example.com', help: 'For PTR, an IP address.', control: 'line' }),
    types: choices('Record types', TYPES, { min: 1, max: TYPES.length, default: ['A', 'AAAA'], named: 'raw' }),
  }),
  output: z.object({
    records: table(
      'Records',
      {
        type: column(z.string(), 'Type', { format: 'code' }),
        name: column(z.string(), 'Name', { format: 'code' }),
        data: column(z.string(), 'Data', { format: 'code' }),
        ttl: column(z.int(), 'Cached for', { help: 'How long the answer may be cached (TTL).', format: 'duration' }).optional(),
      },
      { fileName: 'dns-records.csv' },
    ),
    asked: part(z.string(), 'Name looked up', { help: 'As written in the DNS.', view: 'code' }),
    without: part(z.array(z.string()), 'No records of type', { format: 'code', view: 'list' }).optional(),
    failed: table('Failed', {
      type: column(z.string(), 'Type', { format: 'code' }),
      reason: column(z.enum(REASONS), 'Reason', {
        choices: {
          timeout: 'No answer in time. The domain’s name servers may be down.',
          servfail: 'The resolver couldn’t get an answer (SERVFAIL), for example because DNSSEC validation failed.',
          refused: 'The resolver refused the query.',
          other: 'The resolver’s answer couldn’t be read.',
        },
      }),
    }).optional(),
  }),
  failures: {
    ...domainNameFailures.words,
    'no-such-name': 'The name {{name}} doesn’t exist in the DNS. Check the spelling.',
    'no-such-record': 'The name {{name}} exists, but it has no records of type {{types}}. Choose other types.',
    'address-needs-ptr': 'An IP address has PTR records only. Choose PTR, or enter a domain name.',
  },
  notes: [
    'The query goes from our server to its DNS resolver, not from your device; the answer may come from that resolver’s cache. Names with non-ASCII letters are looked up in Punycode.',
    'TXT records made of several strings are shown as one. Aliases (CNAME) that lead to a record are shown as well. The TTL is the time an answer will stay in the resolver’s cache, so it counts down between queries.',
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
      in: {
        fr: { input: { name: 'https://forêt.example/' }, output: { asked: 'xn--fort-ipa.example' } },
        ru: { title: 'Имя на кириллице', input: { name: 'https://книги.example/' }, output: { asked: 'xn--c1ajbfp.example' } },
      },
      output: { asked: 'xn--bcher-kva.example' },
    },
  ],
  transform: async ({ name, types }, { net, fail }) => {
    const address = parseAddress(name.trim())
    if (address && types.some((type) => type !== 'PTR')) fail('address-needs-ptr', { field: 'types' })
    const asked = address ? reverseName(formatInFull(address)) : parseDomainName(name, 'name')
    const answers = await Promise.all([...new Set(types)].map(async (type) => ({ type, ...(await ask(net, asked, type)) })))
    const failed = answers.flatMap(({ type, reason }) => (reason === undefined ? [] : [{ type, reason }]))
    const found = distinct(answers.flatMap(({ records = [] }) => records))
    if (answers.every(({ state }) => state === 'no-such-name')) fail('no-such-name', { name: asked, field: 'name' })
    const without = answers.filter(({ state, records }) => state === 'no-such-name' || records?.length === 0).map(({ type }) => type)
    if (failed.length === answers.length) throw answers[0]?.error as Error
    if (found.length === 0 && failed.length === 0) fail('no-such-record', { name: asked, types: without.join(', '), field: 'types' })
    return {
      records: found.map(({ ttl, type, name, data }) => ({ type, name, data, ttl: ttl ?? undefined })),
      asked,
      without: without.length > 0 ? without : undefined,
      failed: failed.length > 0 ? failed : undefined,
    }
  },
})

type Answer = {
  readonly state: 'answered' | 'no-such-name' | 'failed'
  readonly records?: readonly DnsRecord[]
  readonly reason?: Reason
  readonly error?: unknown
}

/** What comes of one type is kept apart, so that the others can still be shown. */
async function ask(net: NetworkAccess, name: string, type: string): Promise<Answer> {
  try {
    return { state: 'answered', records: await net.resolveDns(name, type) }
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    const { code, params } = error.failure
    if (code === 'not-found') return { state: 'no-such-name' }
    if (code !== 'network-failed') throw error
    return { state: 'failed', reason: REASONS.find((reason) => reason === params.reason) ?? 'other', error }
  }
}

/** The same alias leads to records of several types. */
function distinct(records: readonly DnsRecord[]): DnsRecord[] {
  return [...new Map(records.map((record) => [`${record.type} ${record.name} ${record.data}`, record] as const)).values()]
}

/** RFC 1035, section 3.5, and RFC 3596, section 2.5. */
function reverseName(full: string): string {
  if (full.includes(':')) return `${[...full.replaceAll(':', '')].toReversed().join('.')}.ip6.arpa`
  return `${full.split('.').toReversed().join('.')}.in-addr.arpa`
}
