import ipaddr from 'ipaddr.js'

/** An address as a number, with the width that tells IPv4 from IPv6. */
export type Address = { readonly bits: 32 | 128; readonly value: bigint }
/** The addresses that share the first `prefix` bits of `value`; bits after them may be set. */
export type Network = Address & { readonly prefix: number }

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/

/** A strictly written address: IPv4 as four decimal numbers without leading zeros, IPv6 as in RFC 4291. */
export function parseAddress(text: string): Address | undefined {
  if (IPV4.test(text)) return { bits: 32, value: fromBytes(text.split('.').map(Number)) }
  const tail = text.slice(text.lastIndexOf(':') + 1)
  if (text.length > 45 || !text.includes(':') || text.includes('%') || (tail.includes('.') && !IPV4.test(tail))) return undefined
  // The library would read `::192.0.2.1` as `::ffff:192.0.2.1`.
  const groups = tail.includes('.') ? text.slice(0, -tail.length) + hexGroups(tail) : text
  return ipaddr.IPv6.isValid(groups) ? { bits: 128, value: fromBytes(ipaddr.IPv6.parse(groups).toByteArray()) } : undefined
}

/** `c000:201` for `192.0.2.1`. */
function hexGroups(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

function fromBytes(bytes: readonly number[]): bigint {
  return bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n)
}

function toBytes({ bits, value }: Address): number[] {
  return Array.from({ length: bits / 8 }, (_, index) => Number((value >> BigInt(bits - 8 * (index + 1))) & 255n))
}

/** IPv4 with points; IPv6 shortened as RFC 5952 says. */
export function formatAddress(address: Address): string {
  const bytes = toBytes(address)
  return address.bits === 32 ? bytes.join('.') : new ipaddr.IPv6(bytes).toRFC5952String()
}

/** Every digit of an IPv6 address. */
export function formatInFull(address: Address): string {
  return address.bits === 32
    ? formatAddress(address)
    : address.value
        .toString(16)
        .padStart(32, '0')
        .replace(/(.{4})(?=.)/g, '$1:')
}

/** RFC 5737, RFC 3849 and RFC 9637; the library counts them among what is reserved. */
const FOR_DOCUMENTATION: readonly Network[] = [
  { bits: 32, value: 0xc0000200n, prefix: 24 },
  { bits: 32, value: 0xc6336400n, prefix: 24 },
  { bits: 32, value: 0xcb007100n, prefix: 24 },
  { bits: 128, value: 0x20010db8n << 96n, prefix: 32 },
  { bits: 128, value: 0x3fffn << 112n, prefix: 20 },
]

/** What the registries set the address aside for; IPv4 inside IPv6 counts as that IPv4. */
export function rangeOf(address: Address): string {
  if (FOR_DOCUMENTATION.some((network) => contains(network, unmapped(address)))) return 'documentation'
  const range = ipaddr.process(formatAddress(address)).range()
  // RFC 2544; the library counts it among what is reserved.
  if (address.bits === 32 && address.value >> 17n === 0xc612n >> 1n) return 'benchmarking'
  // RFC 4291: so far only 2000::/3 is given out.
  return range === 'unicast' && address.bits === 128 && address.value >> 125n !== 1n && !isMapped(address) ? 'reserved' : range
}

/** The IPv4 address inside `::ffff:192.0.2.1`; any other address as it is. */
export function unmapped(address: Address): Address {
  return address.bits === 128 && isMapped(address) ? { bits: 32, value: address.value & 0xffffffffn } : address
}

function isMapped({ value }: Address): boolean {
  return value >> 32n === 0xffffn
}

const ones = (count: number): bigint => (1n << BigInt(count)) - 1n

export function sizeOf({ bits, prefix }: Network): bigint {
  return 1n << BigInt(bits - prefix)
}

export function maskOf({ bits, prefix }: Network): Address {
  return { bits, value: ones(bits) ^ ones(bits - prefix) }
}

export function wildcardOf({ bits, prefix }: Network): Address {
  return { bits, value: ones(bits - prefix) }
}

/** The network with every bit after the prefix cleared. */
export function baseOf(network: Network): Network {
  return { ...network, value: network.value & maskOf(network).value }
}

export function lastOf(network: Network): Address {
  return { bits: network.bits, value: network.value | wildcardOf(network).value }
}

export function contains(network: Network, address: Address): boolean {
  return network.bits === address.bits && (address.value & maskOf(network).value) === baseOf(network).value
}

/**
 * First and last address a host may have. An IPv4 network keeps its first and last address for itself,
 * except /31 (RFC 3021) and /32; in IPv6 there is no broadcast, and /127 has two hosts (RFC 6164).
 */
export function hostsOf(network: Network): { first: Address; last: Address; count: bigint } {
  const { bits, prefix } = network
  const kept = bits === 32 && prefix < 31 ? 1n : 0n
  return {
    first: { bits, value: baseOf(network).value + kept },
    last: { bits, value: lastOf(network).value - kept },
    count: sizeOf(network) - 2n * kept,
  }
}

/** The broadcast address, which only IPv4 networks up to /30 have. */
export function broadcastOf(network: Network): Address | undefined {
  return network.bits === 32 && network.prefix < 31 ? lastOf(network) : undefined
}

/** The prefix length that a mask or wildcard mask stands for; undefined when its ones are not in one piece. */
export function prefixOf({ bits, value }: Address): number | undefined {
  for (let prefix = 0; prefix <= bits; prefix++) {
    const wildcard = ones(bits - prefix)
    if (value === (ones(bits) ^ wildcard)) return prefix
  }
  const length = value.toString(2).length
  return value === ones(length) ? bits - length : undefined
}

/** The first `most` networks of length `prefix` inside a network. */
export function splitNetwork(network: Network, prefix: number, most: number): Network[] {
  const count = 1n << BigInt(prefix - network.prefix)
  const base = baseOf(network).value
  const step = 1n << BigInt(network.bits - prefix)
  return Array.from({ length: Number(count < BigInt(most) ? count : BigInt(most)) }, (_, index) => ({
    bits: network.bits,
    prefix,
    value: base + BigInt(index) * step,
  }))
}
