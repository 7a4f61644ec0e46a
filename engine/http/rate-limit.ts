export type RateLimitOptions = {
  /** Requests that may come at once. */
  readonly burst?: number
  /** Requests a second in the long run. */
  readonly perSecond?: number
  /** Callers remembered; the one not seen for longest is forgotten first. */
  readonly callers?: number
}

/** Seconds to wait before asking again, or 0 when this request may pass. */
export type RateLimiter = (caller: string, cost?: number) => number

/** A token bucket for each caller, in bounded memory. @param now a clock in milliseconds */
export function createRateLimiter(
  { burst = 120, perSecond = 4, callers = 20_000 }: RateLimitOptions = {},
  now: () => number = Date.now,
): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return (caller, cost = 1) => {
    const time = now()
    const old = buckets.get(caller)
    const tokens = old ? Math.min(burst, old.tokens + ((time - old.at) / 1000) * perSecond) : burst
    const isAllowed = tokens >= cost
    buckets.delete(caller)
    buckets.set(caller, { tokens: isAllowed ? tokens - cost : tokens, at: time })
    if (buckets.size > callers) buckets.delete(buckets.keys().next().value as string)
    return isAllowed ? 0 : Math.ceil((cost - tokens) / perSecond)
  }
}

/** The caller's address: the socket's, or, behind `proxies` trusted proxies, the one that the outermost of them saw. */
export function addressOf(socketAddress: string | undefined, forwardedFor: string | undefined, proxies: number): string {
  const hops =
    proxies > 0
      ? (forwardedFor ?? '')
          .split(',')
          .map(addressOfHop)
          .filter((hop) => hop !== '')
      : []
  const address = (hops.length > 0 ? hops[Math.max(0, hops.length - proxies)] : socketAddress) ?? 'unknown'
  return address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 45)
}

/**
 * The address of a proxy's note: some write it with a port (`192.0.2.1:5678`), in brackets (`[2001:db8::1]:80`), in quotation marks,
 * or as RFC 7239 does (`for="[2001:db8::1]:80"`). A port would make every connection a caller of its own.
 */
function addressOfHop(text: string): string {
  const hop = text
    .trim()
    .replace(/^for=/i, '')
    .replace(/^"(.*)"$/, '$1')
  const [, bracketed] = /^\[([^\]]*)\](?::\d*)?$/.exec(hop) ?? []
  if (bracketed !== undefined) return bracketed
  // A second colon is one of an IPv6 address, which has no port outside brackets.
  return /^[^:]+:\d*$/.test(hop) ? hop.slice(0, hop.indexOf(':')) : hop
}

/** Who is asking, by address. An IPv6 caller is its /64 network, since each has that many addresses to itself. */
export function callerOf(socketAddress: string | undefined, forwardedFor: string | undefined, proxies: number): string {
  const address = addressOf(socketAddress, forwardedFor, proxies)
  return address.includes(':') ? networkOf(address) : address
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`
}
