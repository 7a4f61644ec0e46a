import * as z from 'zod'
import { type Fail, defineTool } from '../../../engine/core/define.ts'
import { text, whole } from '../../../engine/core/kit.ts'
import type { PartMeta } from '../../../engine/core/meta.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { ADDRESS_KINDS, type AddressKind } from '../../lib/web/address-kinds.ts'
import {
  type Network,
  baseOf,
  broadcastOf,
  contains,
  formatAddress,
  formatInFull,
  hostsOf,
  lastOf,
  maskOf,
  parseAddress,
  prefixOf,
  rangeOf,
  sizeOf,
  splitNetwork,
  wildcardOf,
} from '../../lib/web/ip-network.ts'

const MOST_SUBNETS = 1024

const failures = {
  'bad-address': 'This is not an IP address. Write it like 192.168.1.10 or 2001:db8::1.',
  'bad-prefix': 'After the slash, a number from 0 to {{maximum, number}} belongs, or a mask such as 255.255.255.0.',
  'bad-mask': 'This is not a network mask: its ones must stand together, as in 255.255.255.0 or, as a wildcard, 0.0.0.255.',
  'split-too-short': 'The network is a /{{prefix, number}}; its parts need a longer prefix, up to /{{maximum, number}}.',
  'other-family': 'An IPv4 and an IPv6 address cannot be compared.',
} as const

const code = (label: string) => part(z.string(), label, { format: 'code' })
const amount = (label: string, meta: PartMeta = {}) => part(z.string(), label, { format: 'number', ...meta })

export const cidrCalculator = defineTool({
  id: 'cidr-calculator',
  category: 'network',
  icon: 'network',
  title: 'CIDR calculator',
  summary: 'See the range, mask and hosts of an IPv4 or IPv6 network, split it, and check whether an address lies in it.',
  keywords: ['subnet calculator', 'ip calculator', 'netmask', 'wildcard mask', 'ipv6 subnet', 'vlsm', 'ip range'],
  aliases: ['subnet-calculator', 'ip-calculator', 'ip-subnet-calculator'],
  slugs: {
    es: 'calculadora-de-subredes',
    fr: 'calculateur-de-sous-reseau',
    id: 'kalkulator-subnet',
    it: 'calcolatore-sottoreti',
    pl: 'kalkulator-podsieci',
    pt: 'calculadora-de-sub-redes',
    ru: 'kalkulyator-podsetey',
  },
  effect: 'pure',
  input: z.object({
    network: text('Network', { min: 1, max: 200, placeholder: '192.168.1.0/24', help: 'An address with a prefix length or a mask.' }),
    splitInto: whole('Split into', {
      min: 1,
      max: 128,
      optional: true,
      unit: 'prefix length',
      help: 'For example 26 to divide a /24 into four.',
    }),
    address: text('Is this address inside?', { max: 200, default: '' }),
  }),
  output: z.object({
    contains: part(z.boolean(), 'Address inside', { view: 'headline' }).optional(),
    facts: facts('Facts', {
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
    }),
    subnets: table(
      'Parts',
      {
        network: code('Network'),
        firstHost: code('First host'),
        lastHost: code('Last host'),
        broadcast: code('Broadcast address').optional(),
      },
      { fileName: 'subnets.csv' },
    ).optional(),
    subnetCount: amount('Number of parts', { view: 'headline' }).optional(),
    hostsEach: amount('Hosts in each', { view: 'headline' }).optional(),
  }),
  failures,
  notices: {
    'host-bits': 'The address is not the start of its network, so {{network}} was taken.',
    'more-parts': 'The table shows the first {{shown}} parts.',
  },
  notes: [
    'In IPv4 the first address names the network and the last is for broadcast, so neither is a host. A /31 has two hosts (RFC 3021) and a /32 has one.',
    'IPv6 has no broadcast, and every address is counted as a host; a /127 joins two routers (RFC 6164). On other IPv6 networks the very first address also reaches any router (subnet-router anycast).',
    'The kind of address follows IANA’s special-purpose registries and is that of the address you typed.',
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
      title: 'Two parts of a small network',
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
  ],
  transform: ({ network: text, splitInto, address }, { fail, note }) => {
    const network = parseNetwork(text.trim(), fail)
    const base = baseOf(network)
    const parts = splitInto === undefined ? undefined : split(network, splitInto, fail)
    if (network.value !== base.value) note('host-bits', { network: write(base) })
    if (parts?.isCut) note('more-parts', { shown: MOST_SUBNETS })
    return {
      contains: address.trim() !== '' ? isInside(network, address.trim(), fail) : undefined,
      facts: factsOf(network),
      ...parts?.output,
    }
  },
})

const write = (network: Network): string => `${formatAddress(network)}/${network.prefix}`

/** `address/prefix`, `address/mask`, `address mask`, or an address alone. @throws ToolError bad-address, bad-prefix, bad-mask */
function parseNetwork(text: string, fail: Fail<typeof failures>): Network {
  const where = { field: 'network' }
  if (text === '') fail('required', where)
  const match = /^([^\s/]+)(?:\s*\/\s*|\s+)?(.*)$/s.exec(text)
  const address = parseAddress(match?.[1] ?? '') ?? fail('bad-address', where)
  const suffix = match?.[2] ?? ''
  if (suffix === '')
    return text.includes('/') ? fail('bad-prefix', { maximum: address.bits, ...where }) : { ...address, prefix: address.bits }
  if (/^\d{1,3}$/.test(suffix))
    return Number(suffix) <= address.bits ? { ...address, prefix: Number(suffix) } : fail('bad-prefix', { maximum: address.bits, ...where })
  const mask = parseAddress(suffix)
  if (mask?.bits !== address.bits) return fail('bad-prefix', { maximum: address.bits, ...where })
  return { ...address, prefix: prefixOf(mask) ?? fail('bad-mask', where) }
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

function isInside(network: Network, text: string, fail: Fail<typeof failures>): boolean {
  const address = parseAddress(text) ?? fail('bad-address', { field: 'address' })
  if (address.bits !== network.bits) fail('other-family', { field: 'address' })
  return contains(network, address)
}
