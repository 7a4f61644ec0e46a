import { dayOf } from './days.ts'
import type { DomainFacts } from './rdap-facts.ts'

/** What a WHOIS text says. `unclear`: it says neither that the name is there nor that it is not. */
export type WhoisText = { readonly state: 'found' | 'none' | 'reserved' | 'limited' | 'unclear'; readonly facts: DomainFacts }

/** Sentences of registries for a name that nobody has, at the start of a line; `%`, `#` and `>` mark comments. */
const NONE =
  /^[%#>*\s]*(?:no match\b|not found\b|no data found|domain (?:name )?not found|domain status: (?:no object found|available|free)|no entries found|no object found|nothing found|no matching record|no such domain|no information available about|the queried object does not exist|the domain has not been registered|this domain name has not been registered|object does not exist|no found|status:\s*(?:free|available)\s*$|domain [^\s]+ (?:is available|not found|does not exist)|[^\s]+ (?:is available for (?:registration|purchase)|is free\b|: no existe|no match\b|was not found|not found))/im
const RESERVED =
  /^[%#>*\s]*(?:(?:domain )?status:\s*(?:reserved|blocked|prohibited|restricted|forbidden)\b|reserved (?:domain|name|by)|(?:this|the requested|the) (?:domain )?name (?:is|has been) (?:reserved|blocked|restricted)|[^\s]+ (?:is|has been) reserved|.*\bnot available for registration\b|.*cannot be registered\b)/im
const LIMITED =
  /(?:quer(?:y|ies)|request|rate|connection|lookup|access)s?[\w ,]{0,40}(?:limit|quota)[\w ,]{0,40}(?:exceeded|reached)|exceeded[\w ,]{0,40}(?:limit|quota|quer|request)|too many (?:requests|queries|connections)|(?:temporarily|has been) (?:denied|blocked|banned|blacklisted)|excessive quer/i

const KEYS = {
  name: ['domain name', 'domain', 'query', 'nombre de dominio', 'complete domain name'],
  registrar: ['registrar', 'registrar name', 'sponsoring registrar', 'registrar organization', 'registrar company name'],
  registrarId: ['registrar iana id', 'sponsoring registrar iana id'],
  holder: ['registrant organization', 'registrant', 'registrant name', 'holder', 'holder name', 'org', 'organization', 'owner'],
  created: [
    'creation date',
    'created',
    'created on',
    'created date',
    'registered',
    'registered on',
    'registered date',
    'registration time',
    'registration date',
    'domain registered',
    'domain created',
    'record created',
    'domain create date',
  ],
  updated: [
    'updated date',
    'last-update',
    'changed',
    'last updated',
    'last updated on',
    'last modified',
    'modified',
    'last update',
    'updated',
    'last-updated',
  ],
  expires: [
    'registry expiry date',
    'registrar registration expiration date',
    'expiry date',
    'expiration date',
    'expiration time',
    'expires',
    'expires on',
    'expire date',
    'expire',
    'paid-till',
    'renewal date',
    'validity',
    'exp date',
    'registered until',
    'expire-date',
    'option expiration date',
    'record expires on',
  ],
  status: ['domain status', 'status', 'state', 'eppstatus'],
  server: [
    'name server',
    'name servers',
    'nserver',
    'nameserver',
    'nameservers',
    'nserver 1',
    'p',
    'host name',
    'dns',
    'domain servers in listed order',
    'domain nameservers',
  ],
  dnssec: ['dnssec', 'signing key', 'dnssec status'],
  abuseEmail: ['registrar abuse contact email', 'abuse contact email', 'abuse-mailbox'],
  abusePhone: ['registrar abuse contact phone'],
} as const

type Field = keyof typeof KEYS
const FIELDS = new Map<string, Field>(Object.entries(KEYS).flatMap(([field, keys]) => keys.map((key) => [key, field as Field] as const)))
const MOST_LINES = 5_000

/** Reads what registries write in a hundred ways; what it does not know it leaves out. */
export function readWhois(text: string, name: string): WhoisText {
  const found = collect(text)
  const one = (field: Field) => found.get(field)?.[0]
  const facts: DomainFacts = {
    registrar: one('registrar'),
    registrarId: /^\d+$/.exec(one('registrarId') ?? '')?.[0],
    holder: one('holder'),
    created: firstDay(found.get('created')),
    updated: firstDay(found.get('updated')),
    expires: firstDay(found.get('expires')),
    dnssec: dnssecOf(one('dnssec')),
    abuseEmail: one('abuseEmail'),
    abusePhone: one('abusePhone'),
    status: [...new Set((found.get('status') ?? []).flatMap((status) => /^[a-z]+(?:[A-Z][a-z]+)*(?=\s|$)/.exec(status)?.[0] ?? []))],
    nameServers: [...new Set((found.get('server') ?? []).flatMap((value) => hostIn(value) ?? []))],
  }
  return { state: stateOf(text, name, found, facts), facts }
}

function stateOf(text: string, name: string, found: ReadonlyMap<Field, readonly string[]>, facts: DomainFacts): WhoisText['state'] {
  const isNamed = (found.get('name') ?? []).some((value) => value.toLowerCase().replace(/\.$/, '').split(/\s/)[0] === name)
  const isDetailed = facts.registrar !== undefined || facts.created !== undefined || facts.nameServers.length > 0
  if (isDetailed && isNamed) return 'found'
  if (RESERVED.test(text)) return 'reserved'
  if (NONE.test(text) && !isDetailed) return 'none'
  if (LIMITED.test(text) && !isDetailed) return 'limited'
  // .de and others tell no more than that the name is connected.
  if (isDetailed || (isNamed && /^(?:connect|connected|active|ok|registered)\b/i.test(found.get('status')?.[0] ?? ''))) return 'found'
  return 'unclear'
}

/** Values by field: `Key: value`, `[Key] value`, and a key alone with its values on the indented lines below. */
function collect(text: string): ReadonlyMap<Field, readonly string[]> {
  const found = new Map<Field, string[]>()
  let open: Field | undefined
  for (const line of text.split(/\r?\n/, MOST_LINES)) {
    const trimmed = line.trim()
    if (trimmed === '') {
      open = undefined
      continue
    }
    if (/^[%#>]/.test(trimmed)) continue
    const pair = /^(?:[a-z]\. )?\[([^\]]{1,60})\]\s*(.*)$/i.exec(trimmed) ?? /^([^:]{1,60}?)[.\s]*:(?:\s+(.*)|)$/.exec(trimmed)
    const field = pair ? FIELDS.get((pair[1] ?? '').trim().toLowerCase()) : undefined
    const value = pair ? (pair[2] ?? '').trim() : trimmed
    if (field) open = value === '' ? field : undefined
    else if (pair && !/^\s/.test(line)) open = undefined
    const target = field ?? (pair && value !== '' ? undefined : open)
    if (target && value !== '') found.set(target, [...(found.get(target) ?? []), value.slice(0, 500)])
  }
  return found
}

const firstDay = (values: readonly string[] = []) =>
  values.map((value) => dayOf(value.replace(/^before\s+/i, ''))).find((day) => day !== undefined)

function dnssecOf(value: string | undefined): DomainFacts['dnssec'] {
  if (value === undefined) return undefined
  if (/^(?:unsigned|no\b|none|inactive|not signed|disabled)/i.test(value)) return 'unsigned'
  return /^(?:signed|yes|active|enabled)/i.test(value) ? 'signed' : undefined
}

/** The host in a line such as `ns1.example.com. 192.0.2.1`. */
function hostIn(value: string): string | undefined {
  const host = (value.split(/[\s,]/)[0] ?? '').toLowerCase().replace(/\.$/, '')
  return /^(?=.{4,253}$)[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/.test(host) ? host : undefined
}
