import type { NetOptions } from '../../engine/run/net-options.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export type Settings = { readonly port: number; readonly host: string; readonly proxies: number; readonly net: NetOptions }

/** PORT, HOST, TRUST_PROXY (how many proxies are in front) and TOOLGLOT_DNS. @throws Error naming the setting that is wrong */
export function readSettings(env: Environment): Settings {
  return {
    port: wholeNumber('PORT', env.PORT || '4173', 65_535),
    host: env.HOST || 'localhost',
    proxies: wholeNumber('TRUST_PROXY', env.TRUST_PROXY === 'true' ? '1' : env.TRUST_PROXY || '0', 10),
    net: netOptions(env),
  }
}

/** TOOLGLOT_DNS: name servers, separated by commas, instead of the machine's own. */
export function netOptions(env: Environment): NetOptions {
  const dnsServers = (env.TOOLGLOT_DNS ?? '').split(',').map((server) => server.trim()).filter((server) => server !== '')
  return dnsServers.length > 0 ? { dnsServers } : {}
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= most) return value
  throw new Error(`${name} is "${text}", but must be a whole number from 0 to ${most}.`)
}
