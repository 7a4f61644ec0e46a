import type { NetOptions } from '../../engine/run/net-options.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** A setting that cannot be used; the message says which and why. */
export class WrongSetting extends Error {}

export type Settings = {
  readonly port: number
  readonly host: string | undefined
  readonly proxies: number
  readonly perSecond: number
  readonly net: NetOptions
}

/** PORT, HOST (all addresses without it), TRUST_PROXY (how many proxies are in front), RATE_LIMIT (requests a second) and TOOLGLOT_DNS. @throws WrongSetting */
export function readSettings(env: Environment): Settings {
  return {
    port: wholeNumber('PORT', env.PORT || '4173', 65_535),
    host: env.HOST || undefined,
    proxies: wholeNumber('TRUST_PROXY', env.TRUST_PROXY === 'true' ? '1' : env.TRUST_PROXY || '0', 10),
    perSecond: wholeNumber('RATE_LIMIT', env.RATE_LIMIT || '10', 1_000_000),
    net: netOptions(env),
  }
}

/** TOOLGLOT_DNS: name servers, separated by commas, instead of the machine's own. */
export function netOptions(env: Environment): NetOptions {
  const dnsServers = (env.TOOLGLOT_DNS ?? '')
    .split(',')
    .map((server) => server.trim())
    .filter((server) => server !== '')
  return dnsServers.length > 0 ? { dnsServers } : {}
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= most) return value
  throw new WrongSetting(`${name} is "${text}", but must be a whole number from 0 to ${most}.`)
}
