import { type Json, listAt, objectsAt, textAt, tidy } from '../json/parts.ts'
import { dayOf } from './days.ts'

/** Who is behind an object, as far as it says. */
type Contact = {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly country?: string | undefined
}

export type DomainFacts = {
  readonly registrar?: string | undefined
  readonly registrarId?: string | undefined
  readonly holder?: string | undefined
  readonly created?: string | undefined
  readonly updated?: string | undefined
  readonly expires?: string | undefined
  readonly dnssec?: 'signed' | 'unsigned' | undefined
  readonly abuseEmail?: string | undefined
  readonly abusePhone?: string | undefined
  /** EPP codes, such as `clientTransferProhibited`. */
  readonly status: readonly string[]
  readonly nameServers: readonly string[]
}

export type NetworkFacts = {
  readonly name?: string | undefined
  readonly range?: string | undefined
  readonly holder?: string | undefined
  readonly country?: string | undefined
  readonly kind?: string | undefined
  readonly handle?: string | undefined
  readonly asn?: number | undefined
  readonly created?: string | undefined
  readonly updated?: string | undefined
  readonly abuseEmail?: string | undefined
  readonly abusePhone?: string | undefined
}

const DEEPEST = 4

/** The entities of an object with those inside them, each with the roles it has. */
function entitiesOf(data: Json, depth = 0): readonly Json[] {
  return depth > DEEPEST ? [] : objectsAt(data, 'entities').flatMap((entity) => [entity, ...entitiesOf(entity, depth + 1)])
}

const withRole = (entities: readonly Json[], role: string) => entities.find((entity) => listAt(entity, 'roles').includes(role))

/** What a jCard (RFC 7095) says. */
function contactOf(entity: Json | undefined): Contact {
  const properties = listAt(entity, 'vcardArray')[1]
  const find = (name: string): unknown[] | undefined =>
    (Array.isArray(properties) ? (properties as unknown[]) : []).find((item): item is unknown[] => Array.isArray(item) && item[0] === name)
  const value = (name: string) => {
    const found = find(name)?.[3]
    return tidy(Array.isArray(found) ? found.find((part) => tidy(part) !== undefined) : found)
  }
  const address = find('adr')
  const country = Array.isArray(address?.[3]) ? tidy((address[3] as unknown[])[6]) : undefined
  return {
    name: value('org') ?? value('fn'),
    email: value('email'),
    phone: value('tel')?.replace(/^tel:/i, ''),
    country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
  }
}

function eventDay(data: Json, action: string): string | undefined {
  const event = objectsAt(data, 'events').find((item) => textAt(item, 'eventAction') === action)
  return dayOf(textAt(event, 'eventDate'))
}

/** `client transfer prohibited` as EPP writes it, `clientTransferProhibited` (RFC 8056). */
const toEpp = (status: string) =>
  status === 'active' ? 'ok' : status.toLowerCase().replace(/ (.)/g, (_, letter: string) => letter.toUpperCase())

/** @see https://www.rfc-editor.org/rfc/rfc9083#section-5.3 */
export function domainFacts(data: Json): DomainFacts {
  const entities = entitiesOf(data)
  const registrar = withRole(entities, 'registrar')
  const abuse = contactOf(withRole(entities, 'abuse'))
  const id = objectsAt(registrar, 'publicIds').find((item) => /iana registrar id/i.test(textAt(item, 'type') ?? ''))
  const secure = data.secureDNS as Json | undefined
  const isSigned = secure?.delegationSigned
  return {
    registrar: contactOf(registrar).name,
    registrarId: textAt(id, 'identifier'),
    holder: contactOf(withRole(entities, 'registrant')).name,
    created: eventDay(data, 'registration'),
    updated: eventDay(data, 'last changed'),
    expires: eventDay(data, 'expiration'),
    dnssec: isSigned === true ? 'signed' : isSigned === false ? 'unsigned' : undefined,
    abuseEmail: abuse.email,
    abusePhone: abuse.phone,
    status: listAt(data, 'status')
      .flatMap((status) => tidy(status) ?? [])
      .map(toEpp),
    nameServers: objectsAt(data, 'nameservers').flatMap((server) => textAt(server, 'ldhName')?.toLowerCase().replace(/\.$/, '') ?? []),
  }
}

/** Of an IP network or an AS number (RFC 9083, sections 5.4 and 5.5). */
export function networkFacts(data: Json): NetworkFacts {
  const entities = entitiesOf(data)
  const holder = contactOf(withRole(entities, 'registrant') ?? withRole(entities, 'administrative'))
  const abuse = contactOf(withRole(entities, 'abuse'))
  const asn = listAt(data, 'arin_originas0_originautnums')[0] ?? data.startAutnum
  return {
    name: textAt(data, 'name'),
    range: rangeOf(data),
    holder: holder.name,
    country: countryOf(data) ?? holder.country,
    kind: textAt(data, 'type'),
    handle: textAt(data, 'handle'),
    asn: Number.isSafeInteger(asn) ? (asn as number) : undefined,
    created: eventDay(data, 'registration'),
    updated: eventDay(data, 'last changed'),
    abuseEmail: abuse.email,
    abusePhone: abuse.phone,
  }
}

function countryOf(data: Json): string | undefined {
  const country = textAt(data, 'country')?.toUpperCase()
  // RIPE's “EU” and “ZZ” aren’t countries.
  return country && /^[A-Z]{2}$/.test(country) && !['EU', 'AP', 'ZZ'].includes(country) ? country : undefined
}

/** `8.8.8.0/24` where the registry gives prefixes (cidr0), else first and last address. */
function rangeOf(data: Json): string | undefined {
  const prefixes = objectsAt(data, 'cidr0_cidrs').flatMap((item) => {
    const base = textAt(item, 'v4prefix') ?? textAt(item, 'v6prefix')
    return base === undefined ? [] : [`${base}/${textAt(item, 'length') ?? ''}`]
  })
  if (prefixes.length > 0) return prefixes.slice(0, 20).join(', ')
  const first = textAt(data, 'startAddress') ?? textAt(data, 'startAutnum')
  const last = textAt(data, 'endAddress') ?? textAt(data, 'endAutnum')
  return first === undefined ? undefined : last === undefined || last === first ? first : `${first} – ${last}`
}
