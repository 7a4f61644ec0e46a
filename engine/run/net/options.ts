/** A key for an official API: sent as a header to its own hosts, over HTTPS, and nowhere else. */
export type OperatorKey = { readonly value: string; readonly header: string; readonly hosts: readonly string[] }

/** How a server reaches the network. Plain data, so that it can be handed to a process. */
export type NetOptions = {
  /** Name servers as `address` or `address:port`; by default those of the machine. */
  readonly dnsServers?: readonly string[]
  /** Private addresses that may be reached all the same, on any port. For tests only. */
  readonly allowPrivate?: readonly string[]
  /**
   * Stand-ins for other sites, for tests only: `https://data.iana.org` → `http://127.0.0.1:8000`, `whois://whois.iana.org` →
   * `whois://127.0.0.1:8043`. One with `https:` is spoken to as the site itself would be, and must prove to be that site.
   * What is not among them is guarded as ever.
   */
  readonly upstreams?: Readonly<Record<string, string>>
  /** Longest whole fetch, query or look-up, in milliseconds. */
  readonly timeMs?: number
  /** Largest answer in bytes, unless the tool says otherwise. */
  readonly maxBytes?: number
  readonly userAgent?: string
  /** Keys by name. */
  readonly keys?: Readonly<Record<string, OperatorKey>>
  /** Cookies that decline tracking, by the domain that wants to see one. */
  readonly consentCookies?: Readonly<Record<string, string>>
  /** Paths of MMDB files (MaxMind, DB-IP), for countries, cities or AS numbers. */
  readonly geoDatabases?: readonly string[]
}
