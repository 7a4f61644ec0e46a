import * as z from 'zod'
import { type Fail, defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { DOCUMENTATION_NETWORKS, PRIVATE_NETWORKS, PUBLIC_NETWORKS, SPECIAL_NETWORKS } from '../../data/web/special-addresses.ts'
import { type Network, baseOf, formatAddress, formatInFull, hostsOf, lastOf, parseAddress } from '../../lib/web/ip-network.ts'

const failures = {
  'bad-network': 'This is not a network. Write it like 192.168.1.0/24 or 2001:db8::/32.',
  'too-few-addresses': {
    one: 'There is only {{count, number}} address here, but you asked for {{wanted, number}}. Ask for fewer, or allow repeats.',
    other: 'There are only {{count, number}} addresses here, but you asked for {{wanted, number}}. Ask for fewer, or allow repeats.',
  },
  'no-addresses':
    'No addresses are left in this network, because all of it is reserved. Enter another one, or turn off “Leave out reserved addresses”.',
} as const

export const randomIpGenerator = defineTool({
  id: 'random-ip-generator',
  category: 'network',
  icon: 'globe',
  title: 'Random IP address generator',
  summary: 'Generate random IPv4 or IPv6 addresses: public, private, for documentation, or from your own network.',
  keywords: ['ip generator', 'fake ip', 'random ipv4', 'random ipv6', 'test data', 'cidr'],
  aliases: ['random-ip-address-generator', 'ip-address-generator'],
  slugs: {
    es: 'generador-de-ip-aleatorias',
    fr: 'generateur-adresse-ip',
    id: 'generator-alamat-ip',
    it: 'generatore-indirizzi-ip',
    pl: 'generator-adresow-ip',
    pt: 'gerador-de-ip',
    ru: 'generator-ip-adresov',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    kind: choice('Kind', { public: 'Public', private: 'Private', documentation: 'For documentation', own: 'From my own network' }),
    version: choice('Version', { '4': 'IPv4', '6': 'IPv6' }, { when: { kind: ['public', 'private', 'documentation'] } }),
    network: text('Network', { max: 200, default: '', placeholder: '192.168.1.0/24', when: { kind: 'own' } }),
    publicOnly: flag('Leave out reserved addresses', { when: { kind: 'own' } }),
    hostsOnly: flag('Hosts only', {
      default: true,
      help: 'Leaves out the first and the last address of an IPv4 network.',
      when: { kind: 'own' },
    }),
    count: whole('How many', { min: 1, max: 10_000, default: 5 }),
    unique: flag('No repeats', { default: true }),
    full: flag('Write IPv6 in full', { advanced: true }),
  }),
  output: z.object({
    addresses: part(z.array(z.string()), 'IP addresses', { format: 'code', view: 'list', fileName: 'ip-addresses.txt' }),
  }),
  failures,
  notes: [
    'The addresses come from your device’s cryptographic random number generator. Each one that meets your conditions is equally likely.',
    'Public addresses leave out multicast and every network in IANA’s special-purpose registries; for IPv6 they come from 2000::/3, the space for global unicast, most of which is not used yet.',
    'A public address may belong to someone. In examples and tests, use the documentation networks (RFC 5737, RFC 3849), which belong to no one.',
  ],
  examples: [
    {
      title: 'Three public addresses',
      input: { count: 3 },
      seed: 'toolglot',
      output: { addresses: ['183.177.142.63', '146.43.184.120', '122.191.223.203'] },
    },
    {
      title: 'IPv6 for documentation',
      input: { kind: 'documentation', version: '6', count: 2 },
      seed: 'toolglot',
      output: { addresses: ['2001:db8:608e:3f8e:ebb8:7878:7fdf:cb17', '2001:db8:2e08:14a1:9984:c16e:5403:f2a4'] },
    },
    {
      title: 'All hosts of a small network, shuffled',
      input: { kind: 'own', network: '192.168.1.8/29', count: 6 },
      seed: 'toolglot',
      output: { addresses: ['192.168.1.13', '192.168.1.9', '192.168.1.12', '192.168.1.11', '192.168.1.10', '192.168.1.14'] },
    },
  ],
  transform: ({ kind, version, network, publicOnly, hostsOnly, count, unique, full }, { random, fail }) => {
    const own = kind === 'own' ? readNetwork(network, fail) : undefined
    const bits = own?.bits ?? (version === '4' ? 32 : 128)
    const spans = own ? [spanOfOwn(own, hostsOnly)] : NETWORKS[kind as keyof typeof NETWORKS][version].map((text) => spanOf(fixed(text)))
    const allowed = kind === 'public' || (own && publicOnly) ? withoutSpecial(spans, bits) : spans
    const available = allowed.reduce((sum, { first, last }) => sum + last - first + 1n, 0n)
    if (available === 0n) fail('no-addresses', { field: 'network' })
    if (unique && available < BigInt(count)) fail('too-few-addresses', { count: Number(available), wanted: count, field: 'count' })
    const drawn: bigint[] = []
    const seen = new Set<bigint>()
    while (drawn.length < count) {
      const index = random.bigInt(0n, available - 1n)
      if (unique && seen.has(index)) continue
      seen.add(index)
      drawn.push(addressAt(allowed, index))
    }
    const write = full ? formatInFull : formatAddress
    return { addresses: drawn.map((value) => write({ bits, value })) }
  },
})

const NETWORKS = { public: PUBLIC_NETWORKS, private: PRIVATE_NETWORKS, documentation: DOCUMENTATION_NETWORKS } as const

/** Addresses from the first to the last, both included. */
type Span = { readonly first: bigint; readonly last: bigint }

function parseNetwork(text: string): Network | undefined {
  const match = /^([^/]*)(?:\/(0|[1-9]\d{0,2}))?$/.exec(text)
  const address = parseAddress(match?.[1] ?? '')
  if (!match || !address) return undefined
  const prefix = match[2] === undefined ? address.bits : Number(match[2])
  return prefix <= address.bits ? { ...address, prefix } : undefined
}

function readNetwork(text: string, fail: Fail<typeof failures>): Network {
  return parseNetwork(text.trim()) ?? fail('bad-network', { field: 'network' })
}

const fixed = (text: string): Network => parseNetwork(text) as Network

function spanOf(network: Network): Span {
  return { first: baseOf(network).value, last: lastOf(network).value }
}

function spanOfOwn(network: Network, hostsOnly: boolean): Span {
  if (!hostsOnly) return spanOf(network)
  const { first, last } = hostsOf(network)
  return { first: first.value, last: last.value }
}

/** What is left of the spans; for IPv6 only what is in the space for global unicast. */
function withoutSpecial(spans: readonly Span[], bits: 32 | 128): Span[] {
  const space = spanOf(fixed(PUBLIC_NETWORKS[bits === 32 ? '4' : '6'][0]))
  const inside = spans
    .map(({ first, last }) => ({ first: first > space.first ? first : space.first, last: last < space.last ? last : space.last }))
    .filter(({ first, last }) => first <= last)
  return SPECIAL_NETWORKS.map(fixed)
    .filter((network) => network.bits === bits)
    .map(spanOf)
    .reduce<Span[]>((left, hole) => left.flatMap((span) => cut(span, hole)), inside)
}

function cut(span: Span, hole: Span): Span[] {
  if (hole.last < span.first || hole.first > span.last) return [span]
  return [
    { first: span.first, last: hole.first - 1n },
    { first: hole.last + 1n, last: span.last },
  ].filter(({ first, last }) => first <= last)
}

function addressAt(spans: readonly Span[], index: bigint): bigint {
  let left = index
  for (const { first, last } of spans) {
    const size = last - first + 1n
    if (left < size) return first + left
    left -= size
  }
  throw new RangeError('addressAt: beyond the last address')
}
