import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { text } from '../../../../engine/core/kit.ts'
import { column, facts, oneOf, part, table } from '../../../../engine/core/parts.ts'
import { domainNameFailures } from '../../../lib/web/domain-name.ts'
import { rangeOf } from '../../../lib/web/ip-network.ts'
import { askDomain } from '../../../lib/lookup/ask-domain.ts'
import { registryFailures } from '../../../lib/lookup/failures.ts'
import { toUnicode } from '../../../lib/lookup/punycode.ts'
import { addressService, askRdap, numberService } from '../../../lib/lookup/rdap.ts'
import { networkFacts } from '../../../lib/lookup/rdap-facts.ts'
import { registrableOf } from '../../../lib/lookup/registrable.ts'
import { meaningOf, STATUS_MEANINGS, type StatusMeaning } from './status-codes.ts'
import { parseTarget } from './target.ts'

const DAY_MS = 24 * 3_600_000

const line = (label: string) => part(z.string(), label).optional()
const code = (label: string) => part(z.string(), label, { format: 'code' }).optional()
const day = (label: string) => part(z.string(), label, { format: 'date' }).optional()
const abuse = { abuseEmail: code('Abuse email'), abusePhone: code('Abuse phone') }

export const whoisLookup = defineTool({
  id: 'whois-lookup',
  category: 'network',
  icon: 'id-card',
  title: 'WHOIS lookup',
  summary:
    'Find out who is behind a domain, IP address or AS number: registrar, dates, name servers, status and abuse contact, straight from the registry.',
  keywords: ['whois', 'rdap', 'domain owner', 'domain expiry date', 'domain age', 'registrar lookup', 'who owns this domain', 'asn lookup'],
  aliases: ['whois', 'rdap-lookup', 'domain-lookup'],
  slugs: {
    es: 'consulta-whois',
    fr: 'recherche-whois',
    id: 'cek-whois',
    it: 'ricerca-whois',
    pl: 'sprawdzanie-whois',
    pt: 'consulta-whois',
    ru: 'proverka-whois',
  },
  recognizes: [{ kind: 'domain', reading: 'domain', field: 'name' }],
  effect: 'network',
  hosts: ['data.iana.org', 'whois.iana.org', 'the registry of the name or address'],
  action: 'Look up',
  input: z.object({
    name: text('Domain, IP address or AS number', {
      max: 2000,
      placeholder: 'example.com',
      help: 'A web address works too.',
      control: 'line',
    }),
  }),
  output: z.object({
    domain: facts('Domain', {
      name: column(z.string(), 'Domain', { format: 'code' }),
      ascii: code('Punycode'),
      registrar: line('Registrar'),
      registrarId: code('Registrar IANA ID'),
      holder: line('Owner'),
      created: day('Registered'),
      updated: day('Updated'),
      expires: day('Expires'),
      daysLeft: column(z.int(), 'Days until expiration').optional(),
      dnssec: oneOf('DNSSEC', { signed: 'Signed', unsigned: 'Unsigned' }).optional(),
      ...abuse,
    }).optional(),
    status: table('Status', {
      code: column(z.string(), 'Status', { format: 'code' }),
      meaning: column(z.enum(Object.keys(STATUS_MEANINGS) as [StatusMeaning, ...StatusMeaning[]]), 'Meaning', { choices: STATUS_MEANINGS }),
    }).optional(),
    nameServers: part(z.array(z.string()), 'Name servers', { format: 'code', view: 'list' }).optional(),
    network: facts('Network', {
      asked: column(z.string(), 'Looked up', { format: 'code' }),
      range: code('Range'),
      name: code('Network name'),
      holder: line('Owner'),
      country: column(z.string(), 'Registry country', { format: 'region' }).optional(),
      kind: code('Allocation type'),
      handle: code('Handle'),
      asn: column(z.string(), 'AS number', { format: 'code' }).optional(),
      created: day('Registered'),
      updated: day('Updated'),
      ...abuse,
    }).optional(),
    source: facts('Source', {
      host: column(z.string(), 'Answered by', { format: 'code' }),
      protocol: column(z.enum(['RDAP', 'WHOIS']), 'Protocol', { named: 'raw' }),
    }),
    text: part(z.string(), 'Full answer', { view: 'code', fileName: 'whois.txt' }).optional(),
  }),
  failures: {
    ...domainNameFailures.words,
    ...registryFailures.words,
    'not-registered': '{{name}} is not registered, according to {{host}}.',
    'only-ending': '{{name}} is only a domain extension. Enter a full name, such as example.com.',
    'special-address': '{{address}} is reserved for special use, so it has no owner to look up.',
    'not-allocated': '{{name}} is not allocated to anyone.',
  },
  notices: {
    shortened: { info: '{{given}} is part of {{name}}, so that domain was looked up.' },
    whois: { info: 'This registry has no working RDAP service, so the details were read from its WHOIS text.' },
    unread: { warning: 'The format of this answer is unknown, so no details were read from it. The full answer is below.' },
    reserved: { warning: 'This name is reserved by the registry and can’t be registered.' },
  },
  notes: [
    'Our server sends the query, not your device: to the RDAP service that IANA lists for the domain extension, address range or AS number (RFC 9224) or, if there is none, to the WHOIS server that IANA refers to.',
    'Most registries hide personal data, so the owner is often missing. Dates are in UTC. Status codes starting with “client” were set by the registrar, those starting with “server” by the registry (EPP).',
    'The Public Suffix List shows which part of a longer name is the registered domain. The country of a network is what its owner told the registry, not where its devices are.',
  ],
  examples: [
    { title: 'A domain', input: { name: 'example.com' }, output: { source: { host: 'rdap.verisign.com', protocol: 'RDAP' } } },
    { title: 'An IP address', input: { name: '8.8.8.8' }, output: { source: { host: 'rdap.arin.net', protocol: 'RDAP' } } },
    { title: 'An AS number', input: { name: 'AS15169' }, output: { source: { host: 'rdap.arin.net', protocol: 'RDAP' } } },
  ],
  limits: { timeMs: 30_000, lookups: 2 },
  transform: async ({ name: given }, { net, now, fail, note }) => {
    const target = parseTarget(given, 'name')
    if (target.kind !== 'domain') {
      const isNumber = target.kind === 'number'
      const asked = isNumber ? `AS${target.asn}` : target.text
      if (!isNumber && rangeOf(target.address) !== 'unicast') fail('special-address', { address: asked, field: 'name' })
      const base = await (isNumber ? numberService(net, target.asn) : addressService(net, target.address))
      if (base === undefined) return fail('not-allocated', { name: asked, field: 'name' })
      const [path, kind] = isNumber ? [`autnum/${target.asn}`, 'autnum'] : [`ip/${target.text}`, 'ip network']
      const answer = await askRdap(net, base, path, kind)
      if (answer.state !== 'found') return fail('not-allocated', { name: asked, field: 'name' })
      const { asn, ...facts } = networkFacts(answer.data)
      return {
        network: { asked, ...facts, asn: !isNumber && asn !== undefined ? `AS${asn}` : undefined },
        source: { host: answer.host, protocol: 'RDAP' as const },
        text: answer.text,
      }
    }
    const { name, isEnding } = await registrableOf(target.name)
    if (isEnding) fail('only-ending', { name: toUnicode(target.name), field: 'name' })
    const { state, host, protocol, facts, text } = await askDomain(net, name)
    if (state === 'none') fail('not-registered', { name: toUnicode(name), host, field: 'name' })
    const { status, nameServers, ...rest } = facts
    const unicode = toUnicode(name)
    if (name !== target.name) note('shortened', { given: toUnicode(target.name), name: unicode })
    if (state === 'reserved') note('reserved')
    if (state === 'unclear') note('unread')
    else if (protocol === 'WHOIS') note('whois')
    const daysLeft = rest.expires === undefined ? undefined : Math.floor((Date.parse(`${rest.expires}T23:59:59Z`) - now) / DAY_MS)
    return {
      domain: { name: unicode, ascii: unicode !== name ? name : undefined, ...rest, daysLeft },
      status: status.length > 0 ? status.map((item) => ({ code: item, meaning: meaningOf(item) })) : undefined,
      nameServers: nameServers.length > 0 ? [...nameServers] : undefined,
      source: { host, protocol },
      text: text !== '' ? text : undefined,
    }
  },
})
