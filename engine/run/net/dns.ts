import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { DnsRecord } from '../../core/context.ts'
import { ToolError } from '../../core/errors.ts'
import { askDns, DnsFailure } from './dns-client.ts'
import { type Answer, BadMessage, TYPE_NUMBERS } from './dns-message.ts'
import type { NetOptions } from './options.ts'

const DEFAULT_TIME_MS = 5_000
const NO_SUCH_NAME = 3
const MOST_ALIASES = 16

/** The record types that can be asked for. */
const DNS_TYPES: readonly string[] = Object.keys(TYPE_NUMBERS)

/**
 * The records of one type, with the aliases that lead to them; none when the name exists without them.
 * @throws ToolError not-found when the name does not exist, not-a-choice for an unknown type, network-failed
 */
export async function resolveDns(name: string, type: string, options: NetOptions, signal: AbortSignal): Promise<DnsRecord[]> {
  const number = Object.hasOwn(TYPE_NUMBERS, type) ? TYPE_NUMBERS[type as keyof typeof TYPE_NUMBERS] : undefined
  if (number === undefined) throw new ToolError('not-a-choice', { choices: DNS_TYPES.join(', ') })
  const asked = (type === 'PTR' && isIP(name) ? reverseName(name) : name.replace(/\.$/, '')).toLowerCase()
  try {
    const message = await askDns({ name: asked, type: number }, options.dnsServers, options.timeMs ?? DEFAULT_TIME_MS, signal)
    if (message.code === NO_SUCH_NAME) throw new ToolError('not-found', { name: asked })
    return along(asked, type, message.answers)
  } catch (error) {
    if (error instanceof ToolError) throw error
    const reason = error instanceof DnsFailure ? error.reason : 'dns'
    if (error instanceof DnsFailure || error instanceof BadMessage)
      throw new ToolError('network-failed', { host: asked, reason }, {}, { cause: error })
    throw error
  }
}

/** What belongs to the name: its aliases, and the records of the last of them. Anything else in an answer was not asked for. */
function along(asked: string, type: string, answers: readonly Answer[]): Answer[] {
  const aliases: Answer[] = []
  let name = asked
  for (let i = 0; i < MOST_ALIASES && type !== 'CNAME'; i++) {
    const alias = answers.find((answer) => answer.type === 'CNAME' && answer.name === name)
    if (!alias) break
    aliases.push(alias)
    name = alias.data
  }
  const records = answers.filter((answer) => answer.type === type && answer.name === name)
  return [...(records.length > 0 ? aliases : []), ...(type === 'MX' ? records.toSorted((a, b) => priority(a) - priority(b)) : records)]
}

const priority = ({ data }: Answer) => Number(data.split(' ')[0])

/** RFC 1035, section 3.5, and RFC 3596, section 2.5. */
function reverseName(address: string): string {
  const parsed = ipaddr.parse(address)
  if (parsed.kind() === 'ipv4') return `${parsed.toByteArray().toReversed().join('.')}.in-addr.arpa`
  const digits = parsed.toByteArray().map((byte) => byte.toString(16).padStart(2, '0'))
  return `${[...digits.join('')].toReversed().join('.')}.ip6.arpa`
}

/**
 * Every address of a host, IPv4 first. The resolver alone is asked, never the machine's own list of names.
 * @throws ToolError network-failed when there is none
 */
export async function addressesOf(host: string, options: NetOptions, signal: AbortSignal): Promise<string[]> {
  // RFC 6761: these stand for the machine itself, whatever a name server says.
  if (/(^|\.)localhost\.?$/i.test(host)) return ['127.0.0.1', '::1']
  const answers = await Promise.allSettled(['A', 'AAAA'].map((type) => resolveDns(host, type, options, signal)))
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const addresses = found.filter(({ type }) => type !== 'CNAME').map(({ data }) => data)
  if (addresses.length > 0) return addresses
  const failure = answers.find((answer) => answer.status === 'rejected' && (answer.reason as ToolError).failure?.code !== 'not-found')
  if (failure?.status === 'rejected') throw failure.reason
  throw new ToolError('network-failed', { host, reason: 'dns' })
}
