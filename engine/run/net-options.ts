/** How a server reaches the network. Plain data, so that it can be handed to a thread. */
export type NetOptions = {
  /** Name servers as `address` or `address:port`; by default those of the machine. */
  readonly dnsServers?: readonly string[]
  /** Private addresses that may be reached all the same, on any port. For tests only. */
  readonly allowPrivate?: readonly string[]
  /** Longest whole fetch or lookup, in milliseconds. */
  readonly timeMs?: number
  /** Largest answer in bytes, unless the tool says otherwise. */
  readonly maxBytes?: number
  readonly userAgent?: string
}
