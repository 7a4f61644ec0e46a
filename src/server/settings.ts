import { isIP } from 'node:net'
import type { QueueLimits } from '../../engine/run/fair-queue.ts'
import type { NetOptions } from '../../engine/run/net/options.ts'
import { consentCookies, upstreamKeys } from '../../registry/upstreams.ts'
import { wrongDatabase } from './geo-databases.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** A setting that cannot be used; the message says which and why. */
export class WrongSetting extends Error {}

export type Settings = {
  readonly port: number
  readonly host: string | undefined
  readonly proxies: number
  readonly perSecond: number
  readonly lookupsPerMinute: number
  readonly lane: QueueLimits
  readonly net: NetOptions
}

/**
 * PORT, HOST (all addresses without it), TRUST_PROXY (how many proxies are in front), RATE_LIMIT (requests a second),
 * LOOKUP_RATE_LIMIT (look-ups a minute), LOOKUPS_AT_ONCE, LOOKUPS_PER_CALLER, and those of {@link netOptions}. @throws WrongSetting
 */
export function readSettings(env: Environment): Settings {
  return {
    port: wholeNumber('PORT', env.PORT || '4173', 65_535),
    host: env.HOST || undefined,
    proxies: wholeNumber('TRUST_PROXY', env.TRUST_PROXY === 'true' ? '1' : env.TRUST_PROXY || '0', 10),
    perSecond: wholeNumber('RATE_LIMIT', env.RATE_LIMIT || '10', 1_000_000),
    lookupsPerMinute: wholeNumber('LOOKUP_RATE_LIMIT', env.LOOKUP_RATE_LIMIT || '60', 1_000_000, 1),
    lane: {
      atOnce: wholeNumber('LOOKUPS_AT_ONCE', env.LOOKUPS_AT_ONCE || '64', 10_000, 1),
      perCaller: wholeNumber('LOOKUPS_PER_CALLER', env.LOOKUPS_PER_CALLER || '4', 10_000, 1),
    },
    net: netOptions(env),
  }
}

/**
 * TOOLGLOT_DNS: name servers, separated by commas, instead of the machine's own. GEO_DATABASE: paths of MMDB files, each opened once.
 * The keys of `registry/upstreams.ts` by their names. @throws WrongSetting
 */
export function netOptions(env: Environment): NetOptions {
  const dnsServers = listOf(env.TOOLGLOT_DNS)
  const unknown = dnsServers.find((server) => !isServer(server))
  if (unknown !== undefined)
    throw new WrongSetting(`TOOLGLOT_DNS names "${unknown}", but must hold addresses such as 192.0.2.1 or 192.0.2.1:53.`)
  const geoDatabases = listOf(env.GEO_DATABASE)
  for (const path of geoDatabases) {
    const wrong = wrongDatabase(path)
    if (wrong !== undefined) throw new WrongSetting(`GEO_DATABASE names "${path}", but ${wrong}.`)
  }
  const keys = upstreamKeys.flatMap(({ name, ...key }) => (env[name] ? [[name, { ...key, value: env[name] }] as const] : []))
  const upstreams = standIns(env.TOOLGLOT_TEST_UPSTREAMS)
  return {
    consentCookies,
    dnsServers: dnsServers.length > 0 ? dnsServers : undefined,
    geoDatabases: geoDatabases.length > 0 ? geoDatabases : undefined,
    keys: keys.length > 0 ? Object.fromEntries(keys) : undefined,
    upstreams,
  }
}

function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function isServer(text: string): boolean {
  const [, bracketed, plain] = /^(?:\[(.+)\]|([^:]+))(?::\d{1,5})?$/.exec(text) ?? []
  return isIP(text) !== 0 || isIP(bracketed ?? plain ?? '') !== 0
}

/** For our own tests: a JSON object of origins and their stand-ins on this machine. See `NetOptions`. */
function standIns(text: string | undefined): NetOptions['upstreams'] {
  return text ? (JSON.parse(text) as NetOptions['upstreams']) : undefined
}

/** @throws WrongSetting */
export function wholeNumber(name: string, text: string, most: number, least = 0): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= most && value >= least) return value
  throw new WrongSetting(`${name} is "${text}", but must be a whole number from ${least} to ${most}.`)
}
