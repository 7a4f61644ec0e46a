import * as z from 'zod'
import type { GeoFacts, NetworkAccess } from '../../../../engine/core/context.ts'
import { defineTool } from '../../../../engine/core/define.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { text } from '../../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../../engine/core/parts.ts'
import { ADDRESS_KINDS, type AddressKind } from '../../../lib/web/address-kinds.ts'
import { type Address, formatAddress, parseAddress, rangeOf, unmapped } from '../../../lib/web/ip-network.ts'
import { addressService, askRdap } from '../../../lib/lookup/rdap.ts'
import { type NetworkFacts, networkFacts } from '../../../lib/lookup/rdap-facts.ts'
import { reverseName, routeOf } from './routing.ts'

const MOST_NAMES = 10
const line = (label: string) => part(z.string(), label).optional()
const code = (label: string) => part(z.string(), label, { format: 'code' }).optional()

export const ipAddressLookup = defineTool({
  id: 'ip-address-lookup',
  category: 'network',
  icon: 'map-pin',
  title: 'IP address lookup',
  summary: 'See your public IP address, or look up any IPv4 or IPv6 address: network, owner, AS number, hostname and registry country.',
  keywords: ['what is my ip', 'my ip address', 'ip lookup', 'ip geolocation', 'ip whois', 'find ip location', 'asn', 'reverse ip'],
  aliases: ['what-is-my-ip', 'my-ip', 'ip-lookup'],
  slugs: {
    es: 'buscar-direccion-ip',
    fr: 'recherche-adresse-ip',
    id: 'pencarian-alamat-ip',
    it: 'ricerca-indirizzo-ip',
    pl: 'sprawdzanie-adresu-ip',
    pt: 'consulta-endereco-ip',
    ru: 'proverka-ip-adresa',
  },
  recognizes: [{ kind: 'ip', field: 'address', reading: 'address' }],
  effect: 'network',
  hosts: ['data.iana.org', 'the registry of the address', 'the server’s DNS resolver'],
  needs: ['caller'],
  action: 'Look up',
  input: z.object({
    address: text('IP address', {
      max: 100,
      default: '',
      placeholder: '8.8.8.8',
      help: 'Leave empty to look up your own address.',
      control: 'line',
    }),
  }),
  output: z.object({
    address: part(z.string(), 'IP address', { view: 'headline', format: 'code' }),
    facts: facts('Details', {
      version: column(z.enum(['IPv4', 'IPv6']), 'Version', { named: 'raw' }),
      kind: column(z.enum(Object.keys(ADDRESS_KINDS) as [AddressKind, ...AddressKind[]]), 'Kind of address', { choices: ADDRESS_KINDS }),
      holder: line('Owner'),
      network: code('Network name'),
      range: code('Range'),
      country: column(z.string(), 'Registry country', { format: 'region' }).optional(),
      registry: code('Registry'),
      asn: code('AS number'),
      asName: line('AS name'),
      route: code('Announced prefix'),
      abuseEmail: code('Abuse email'),
    }),
    names: table('Hostnames', {
      name: column(z.string(), 'Hostname', { format: 'code' }),
      confirmed: column(z.boolean(), 'Resolves back to this address').optional(),
    }).optional(),
    place: facts('Estimated location', {
      country: column(z.string(), 'Country', { format: 'region' }).optional(),
      region: line('Region'),
      city: line('City'),
      timeZone: code('Time zone'),
      database: column(z.string(), 'Database', { format: 'code' }),
      made: column(z.string(), 'As of', { format: 'date' }),
    }).optional(),
  }),
  failures: {
    'bad-address': 'This is not an IP address. Write it like 8.8.8.8 or 2001:4860:4860::8888.',
    'no-own-address': 'Your own address is only known on the website. Enter an address here.',
  },
  notices: {
    own: { info: 'This is the address our server sees. If you use a VPN or proxy, it belongs to that service.' },
    special: { info: 'This address is reserved for special use. It has no owner and can’t be reached over the internet.' },
    'registry-country': { info: 'The country is the one registered by the network’s owner. It doesn’t tell you where a device is.' },
    estimate: {
      info: 'The location is an estimate from the {{database}} database ({{made}}). It can be far off, especially for mobile networks.',
    },
    'no-registry': { warning: 'The registry didn’t answer, so the owner is missing. Try again later.' },
  },
  notes: [
    'The owner comes from the regional internet registry (RDAP), the AS number from Team Cymru’s routing data, and the hostname from reverse DNS. A hostname resolves back when its own addresses include this one.',
    'The kind of address follows IANA’s special-purpose registries. A location is shown only if this site has a geolocation database; otherwise there is just the registry country.',
    'Your own address is used only for this answer and is not stored.',
  ],
  examples: [
    {
      title: 'A public address',
      input: { address: '8.8.8.8' },
      output: {
        address: '8.8.8.8',
        facts: { version: 'IPv4', kind: 'unicast', network: 'GOGL', range: '8.8.8.0/24', registry: 'rdap.arin.net', asn: 'AS15169' },
        names: [{ name: 'dns.google', confirmed: true }],
      },
    },
    {
      title: 'An IPv6 address',
      input: { address: '2001:4860:4860::8888' },
      output: { address: '2001:4860:4860::8888', facts: { version: 'IPv6', kind: 'unicast', asn: 'AS15169' } },
    },
    {
      title: 'A private address',
      input: { address: '192.168.1.1' },
      output: { address: '192.168.1.1', facts: { version: 'IPv4', kind: 'private' } },
    },
  ],
  limits: { timeMs: 25_000, lookups: 2 },
  transform: async ({ address: given }, { net, fail, note }) => {
    const isOwn = given.trim() === ''
    const text = isOwn ? (net.caller ?? fail('no-own-address', { field: 'address' })) : given.trim()
    const address = unmapped(parseAddress(text.replace(/^\[(.+)\]$/, '$1')) ?? fail('bad-address', { field: 'address' }))
    const kind = rangeOf(address) as AddressKind
    const shown = formatAddress(address)
    const version = address.bits === 32 ? ('IPv4' as const) : ('IPv6' as const)
    if (kind !== 'unicast') {
      if (isOwn) note('own')
      note('special')
      return { address: shown, facts: { version, kind } }
    }
    const [owner, route, names, place] = await Promise.all([
      ownerOf(net, address, shown),
      routeOf(net, address),
      namesOf(net, address, shown),
      net.locate(shown),
    ])
    const { registry, facts = {} } = owner ?? {}
    const asn = route?.asn ?? numberOf(place?.asn) ?? numberOf(facts.asn)
    if (isOwn) note('own')
    if (!owner) note('no-registry')
    if (hasPlace(place)) note('estimate', { database: place.database, made: place.made })
    if (!hasPlace(place) && facts.country !== undefined) note('registry-country')
    return {
      address: shown,
      facts: {
        version,
        kind,
        holder: facts.holder,
        network: facts.name,
        range: facts.range,
        country: facts.country,
        registry,
        asn,
        asName: route?.name ?? (place?.asName || undefined),
        route: route?.prefix,
        abuseEmail: facts.abuseEmail,
      },
      names: names.length > 0 ? names : undefined,
      place: hasPlace(place) ? placeOf(place) : undefined,
    }
  },
})

const numberOf = (asn: number | undefined) => (asn === undefined ? undefined : `AS${asn}`)

/** A database of AS numbers alone tells no place. */
function hasPlace(place: GeoFacts | undefined): place is GeoFacts {
  return place?.country !== undefined
}

function placeOf({ country, region, city, timeZone, database, made }: GeoFacts) {
  return { country, region, city, timeZone, database, made }
}

/** Nothing when no registry answers: the rest of what is known still helps. */
async function ownerOf(net: NetworkAccess, address: Address, text: string): Promise<{ registry: string; facts: NetworkFacts } | undefined> {
  try {
    const base = await addressService(net, address)
    if (base === undefined) return undefined
    const answer = await askRdap(net, base, `ip/${text}`, 'ip network')
    return answer.state === 'found' ? { registry: answer.host, facts: networkFacts(answer.data) } : { registry: answer.host, facts: {} }
  } catch (error) {
    if (error instanceof ToolError && error.failure.code !== 'cancelled') return undefined
    throw error
  }
}

/** The names entered for an address, and whether they lead back to it: anybody can enter any name for their own addresses. */
async function namesOf(net: NetworkAccess, address: Address, text: string): Promise<{ name: string; confirmed?: boolean }[]> {
  const found = await recordsOf(net, reverseName(address), 'PTR')
  const names = [...new Set(found.filter(({ type }) => type === 'PTR').map(({ data }) => data))].slice(0, MOST_NAMES)
  return Promise.all(
    names.map(async (name) => {
      const type = address.bits === 32 ? 'A' : 'AAAA'
      const addresses = await recordsOf(net, name, type)
      return { name, confirmed: addresses.some((record) => record.type === type && record.data === text) }
    }),
  )
}

async function recordsOf(net: NetworkAccess, name: string, type: string) {
  try {
    return await net.resolveDns(name, type)
  } catch (error) {
    if (error instanceof ToolError && ['not-found', 'network-failed'].includes(error.failure.code)) return []
    throw error
  }
}
