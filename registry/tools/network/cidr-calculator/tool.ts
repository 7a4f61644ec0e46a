import * as z from 'zod'
import { type Fail, defineTool, fail as refuse } from '../../../../engine/core/define.ts'
import { text, whole } from '../../../../engine/core/kit.ts'
import type { PartMeta } from '../../../../engine/core/meta.ts'
import { column, facts, part, table } from '../../../../engine/core/parts.ts'
import { ADDRESS_KINDS, type AddressKind } from '../../../lib/web/address-kinds.ts'
import {
  type Network,
  baseOf,
  broadcastOf,
  formatAddress,
  formatInFull,
  hostsOf,
  lastOf,
  maskOf,
  rangeOf,
  sizeOf,
  splitNetwork,
  wildcardOf,
} from '../../../lib/web/ip-network.ts'
import { type Range, joinRanges, networkFailures, networksOf, overlap, parseRanges, reverseName } from './networks.ts'

const MOST_SUBNETS = 1024
const MOST_TEXT = 200_000

const failures = {
  ...networkFailures.words,
  'split-too-short': 'The network is a /{{prefix, number}}; its subnets need a longer prefix, up to /{{maximum, number}}.',
  'split-one': 'Only a single network can be split. Enter one, or clear “Subnet prefix length”.',
  'other-family': 'IPv4 and IPv6 addresses can’t be compared. Enter two of the same kind.',
} as const

const code = (label: string) => part(z.string(), label, { format: 'code' })
const amount = (label: string, meta: PartMeta = {}) => part(z.string(), label, { format: 'number', ...meta })

export const cidrCalculator = defineTool({
  id: 'cidr-calculator',
  category: 'network',
  icon: 'network',
  title: 'CIDR calculator',
  summary: 'See the range, mask and hosts of an IPv4 or IPv6 network, split it, and check whether an address is in it.',
  keywords: ['subnet calculator', 'ip calculator', 'netmask', 'wildcard mask', 'ipv6 subnet', 'vlsm', 'ip range'],
  aliases: ['subnet-calculator', 'ip-calculator', 'ip-subnet-calculator'],
  slugs: {
    es: 'calculadora-de-subredes',
    fr: ['calcul-sous-reseau', 'calculateur-de-sous-reseau'],
    id: 'kalkulator-subnet',
    it: ['calcolo-sottoreti', 'calcolatore-sottoreti'],
    pl: 'kalkulator-podsieci',
    pt: 'calculadora-de-sub-redes',
    ru: 'kalkulyator-podsetey',
  },
  recognizes: [
    { kind: 'cidr', field: 'network' },
    { kind: 'ip', field: 'network', reading: 'address', confidence: 0.9 },
  ],
  effect: 'pure',
  input: z.object({
    network: text('Network', {
      min: 1,
      max: 2000,
      placeholder: '192.168.1.0/24',
      help: 'An address with a prefix length or a mask; also a range, or a wildcard such as 10.0.*.*.',
      control: 'line',
    }),
    splitInto: whole('Subnet prefix length', {
      min: 1,
      max: 128,
      optional: true,
      unit: 'bit|bits',
      help: 'For example, 26 divides a /24 into four.',
    }),
    address: text('Is this address inside?', { max: 200, default: '', help: 'Or a whole network or range.' }),
    more: text('More networks', {
      max: MOST_TEXT,
      default: '',
      help: 'One per line, counted together with the first.',
      control: 'multiline',
      lines: 4,
      advanced: true,
    }),
  }),
  output: z.object({
    contains: part(z.boolean(), 'Address inside', { view: 'headline' }).optional(),
    total: amount('Addresses', { view: 'headline' }).optional(),
    networks: table(
      'Fewest networks',
      { network: code('Network'), firstAddress: code('First address'), lastAddress: code('Last address'), addresses: amount('Addresses') },
      { fileName: 'networks.csv' },
    ).optional(),
    facts: facts('Details', {
      network: code('Network'),
      firstHost: code('First host'),
      lastHost: code('Last host'),
      hosts: amount('Hosts'),
      broadcast: code('Broadcast address').optional(),
      lastAddress: code('Last address'),
      addresses: amount('Addresses'),
      mask: code('Mask'),
      wildcard: code('Wildcard mask').optional(),
      inFull: code('Written in full').optional(),
      kind: column(z.enum(Object.keys(ADDRESS_KINDS) as [AddressKind, ...AddressKind[]]), 'Kind of address', { choices: ADDRESS_KINDS }),
      reverse: code('Reverse DNS name of the address'),
      reverseZone: code('Reverse DNS zone of the network').optional(),
    }).optional(),
    subnets: table(
      'Subnets',
      {
        network: code('Network'),
        firstHost: code('First host'),
        lastHost: code('Last host'),
        broadcast: code('Broadcast address').optional(),
      },
      { fileName: 'subnets.csv' },
    ).optional(),
    subnetCount: amount('Number of subnets', { view: 'headline' }).optional(),
    hostsEach: amount('Hosts in each subnet', { view: 'headline' }).optional(),
  }),
  failures,
  notices: {
    'host-bits': 'The address is not the start of its network, so {{network}} was used.',
    'host-bits-many': {
      one: '{{count, number}} address is not the start of its network, so the whole network was used.',
      other: '{{count, number}} addresses are not the start of their network, so the whole networks were used.',
    },
    'partly-inside': { info: 'Only part of {{network}} is inside.' },
    'more-networks': {
      one: 'The table shows the first {{shown, number}} of {{count, number}} network.',
      other: 'The table shows the first {{shown, number}} of {{count, number}} networks.',
    },
    'more-parts': 'The table shows the first {{most, number}} subnets.',
  },
  notes: [
    'In IPv4, the first address identifies the network and the last is for broadcast, so neither is a host. A /31 has two hosts (RFC 3021) and a /32 has one.',
    'IPv6 has no broadcast, and every address counts as a host; a /127 connects two routers (RFC 6164). On other IPv6 networks, the first address also reaches any router (subnet-router anycast).',
    'The kind of address follows IANA’s special-purpose registries and refers to the address you typed.',
    'For ranges, wildcards and lists, the table shows the fewest networks that cover exactly these addresses; each address counts once. The reverse zone is shown if the prefix ends at a dot of the name: 8, 16 or 24 in IPv4, a multiple of 4 in IPv6 (RFC 1035, RFC 3596).',
  ],
  examples: [
    {
      title: 'A home network',
      input: { network: '192.168.1.10/24', address: '192.168.1.200' },
      output: {
        contains: true,
        facts: { firstHost: '192.168.1.1', hosts: '254', broadcast: '192.168.1.255', lastAddress: '192.168.1.255', wildcard: '0.0.0.255' },
      },
    },
    {
      title: 'Two subnets of a small network',
      input: { network: '10.0.0.0/29', splitInto: 30 },
      output: {
        subnets: [
          { network: '10.0.0.0/30', firstHost: '10.0.0.1', lastHost: '10.0.0.2', broadcast: '10.0.0.3' },
          { network: '10.0.0.4/30', firstHost: '10.0.0.5', lastHost: '10.0.0.6', broadcast: '10.0.0.7' },
        ],
        subnetCount: '2',
        hostsEach: '2',
      },
    },
    {
      title: 'IPv6',
      input: { network: '2001:db8::/32', splitInto: 48 },
      output: { subnetCount: '65536', hostsEach: '1208925819614629174706176' },
    },
    {
      title: 'A range as networks',
      input: { network: '192.168.1.10-192.168.1.20', address: '192.168.1.16/30' },
      output: {
        contains: true,
        total: '11',
        networks: [
          { network: '192.168.1.10/31', firstAddress: '192.168.1.10', lastAddress: '192.168.1.11', addresses: '2' },
          { network: '192.168.1.12/30', firstAddress: '192.168.1.12', lastAddress: '192.168.1.15', addresses: '4' },
          { network: '192.168.1.16/30', firstAddress: '192.168.1.16', lastAddress: '192.168.1.19', addresses: '4' },
          { network: '192.168.1.20/32', firstAddress: '192.168.1.20', lastAddress: '192.168.1.20', addresses: '1' },
        ],
      },
    },
  ],
  transform: ({ network: text, splitInto, address, more }, { fail, note }) => {
    const given = parseRanges(text, 'network')
    const [first] = given
    if (!first) return refuse('required', { field: 'network' })
    const ranges = [...given, ...parseRanges(more, 'more')]
    const joined = joinRanges(ranges)
    const [asked, ...others] = parseRanges(address, 'address')
    if (others.length > 0) fail('bad-address', { field: 'address' })
    const inside = asked && isInside(asked, joined, fail)
    if (inside === 'some') note('partly-inside', { network: address.trim() })
    const contains = inside && inside === 'all'

    const { network } = first
    if (ranges.length > 1 || !network) {
      if (splitInto !== undefined) fail('split-one', { field: 'splitInto' })
      const moved = ranges.filter((range) => range.network && range.network.value !== range.first).length
      if (moved > 0) note('host-bits-many', { count: moved })
      const { rows, count } = listNetworks(joined)
      if (count > rows.length) note('more-networks', { shown: rows.length, count })
      return { contains, total: joined.reduce((sum, range) => sum + range.last - range.first + 1n, 0n).toString(), networks: rows }
    }
    const base = baseOf(network)
    const parts = splitInto === undefined ? undefined : split(network, splitInto, fail)
    if (network.value !== base.value) note('host-bits', { network: write(base) })
    if (parts?.isCut) note('more-parts', { most: MOST_SUBNETS })
    return { contains, facts: factsOf(network), ...parts?.output }
  },
})

const write = (network: Network): string => `${formatAddress(network)}/${network.prefix}`

function listNetworks(joined: readonly Range[]) {
  const rows = []
  let count = 0
  for (const range of joined)
    for (const network of networksOf(range)) {
      count++
      if (rows.length === MOST_SUBNETS) continue
      rows.push({
        network: write(network),
        firstAddress: formatAddress(network),
        lastAddress: formatAddress(lastOf(network)),
        addresses: sizeOf(network).toString(),
      })
    }
  return { rows, count }
}

function factsOf(network: Network) {
  const hosts = hostsOf(network)
  const broadcast = broadcastOf(network)
  const isIpv4 = network.bits === 32
  return {
    network: write(baseOf(network)),
    firstHost: formatAddress(hosts.first),
    lastHost: formatAddress(hosts.last),
    hosts: hosts.count.toString(),
    broadcast: broadcast ? formatAddress(broadcast) : undefined,
    lastAddress: formatAddress(lastOf(network)),
    addresses: sizeOf(network).toString(),
    mask: formatAddress(maskOf(network)),
    ...(isIpv4 ? { wildcard: formatAddress(wildcardOf(network)) } : { inFull: formatInFull(baseOf(network)) }),
    kind: rangeOf(network) as AddressKind,
    reverse: reverseName(network) ?? '',
    reverseZone: network.prefix < network.bits ? reverseName(baseOf(network), network.prefix) : undefined,
  }
}

function split(network: Network, prefix: number, fail: Fail<typeof failures>) {
  if (prefix < network.prefix || prefix > network.bits)
    fail('split-too-short', { prefix: network.prefix, maximum: network.bits, field: 'splitInto' })
  const count = 1n << BigInt(prefix - network.prefix)
  const subnets = splitNetwork(network, prefix, MOST_SUBNETS).map((part) => {
    const { network, firstHost, lastHost, broadcast } = factsOf(part)
    return { network, firstHost, lastHost, broadcast }
  })
  return {
    isCut: count > BigInt(MOST_SUBNETS),
    output: { subnets, subnetCount: count.toString(), hostsEach: hostsOf({ ...network, prefix }).count.toString() },
  }
}

function isInside(asked: Range, joined: readonly Range[], fail: Fail<typeof failures>): ReturnType<typeof overlap> {
  if (joined.every(({ bits }) => bits !== asked.bits)) fail('other-family', { field: 'address' })
  return overlap(asked, joined)
}
