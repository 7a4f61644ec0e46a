import { type Fail, defineFailures } from '../../../../engine/core/define.ts'
import { type Address, type Network, baseOf, lastOf, parseAddress, prefixOf } from '../../../lib/web/ip-network.ts'

export const networkFailures = defineFailures({
  'bad-address': 'This is not an IP address. Write it like 192.168.1.10 or 2001:db8::1.',
  'bad-prefix': 'After the slash, enter a number from 0 to {{maximum, number}} or a mask such as 255.255.255.0.',
  'bad-mask': 'This is not a network mask: its ones must be consecutive, as in 255.255.255.0 or, as a wildcard, 0.0.0.255.',
  'bad-range': 'This range ends before it starts, or mixes IPv4 and IPv6. Write it like 192.168.1.10-192.168.1.50.',
  'too-many-networks': {
    one: 'There is {{count, number}} network; the maximum is {{maximum, number}}.',
    other: 'There are {{count, number}} networks; the maximum is {{maximum, number}}.',
  },
})
type Refuse = Fail<typeof networkFailures.words>
type Where = { readonly field: string; readonly offset?: number; readonly text?: string }

/** Addresses in a row, both ends included, and the network as it was written where it was one. */
export type Range = Pick<Address, 'bits'> & { readonly first: bigint; readonly last: bigint; readonly network?: Network }

const MOST = 10_000
const { fail } = networkFailures

/**
 * Networks, ranges and wildcards, separated by commas, semicolons or line breaks.
 * @throws ToolError one of {@link networkFailures}, required
 */
export function parseRanges(text: string, field: string): Range[] {
  const items = [...text.matchAll(/[^,;\r\n]+/g)].filter(([item]) => item.trim() !== '')
  if (items.length > MOST) fail('too-many-networks', { count: items.length, maximum: MOST, field })
  const isOne = items.length === 1
  return items.map(({ 0: item, index }) => parseRange(item.trim(), isOne ? { field } : { field, offset: index + item.search(/\S/), text }))
}

function parseRange(text: string, where: Where): Range {
  const [, start = '', end] = /^([^\s\-–]+)(?:\s*[-–]\s*(\S+))?$/.exec(text) ?? []
  if (end !== undefined) return parseSpan(start, end, where)
  return rangeOf(parseWildcard(text) ?? parseNetwork(text, fail, where))
}

function rangeOf(network: Network): Range {
  return { bits: network.bits, first: baseOf(network).value, last: lastOf(network).value, network }
}

/** `192.168.1.10-192.168.1.50`, or with the last number alone, `192.168.1.10-50`. */
function parseSpan(start: string, end: string, where: Where): Range {
  const first = parseAddress(start) ?? fail('bad-address', where)
  const isShort = first.bits === 32 && /^\d{1,3}$/.test(end)
  const last = parseAddress(isShort ? start.replace(/\d+$/, end) : end) ?? fail('bad-address', where)
  if (last.bits !== first.bits || last.value < first.value) fail('bad-range', where)
  return { bits: first.bits, first: first.value, last: last.value }
}

/** `192.168.1.*` and `10.*`: all that begins so. */
function parseWildcard(text: string): Network | undefined {
  const [, numbers = ''] = /^((?:\d{1,3}\.){1,3})(?:\*\.){0,2}\*$/.exec(text) ?? []
  const known = numbers.split('.').length - 1
  if (numbers === '' || text.split('.').length > 4) return undefined
  const address = parseAddress(numbers + Array.from({ length: 4 - known }, () => '0').join('.'))
  return address && { ...address, prefix: known * 8 }
}

/** `address/prefix`, `address/mask`, `address mask`, or an address alone. @throws ToolError bad-address, bad-prefix, bad-mask */
function parseNetwork(text: string, fail: Refuse, where: Where): Network {
  const match = /^([^\s/]+)(?:\s*\/\s*|\s+)?(.*)$/s.exec(text)
  const address = parseAddress(match?.[1] ?? '') ?? fail('bad-address', where)
  const suffix = match?.[2] ?? ''
  if (suffix === '')
    return text.includes('/') ? fail('bad-prefix', { maximum: address.bits, ...where }) : { ...address, prefix: address.bits }
  if (/^\d{1,3}$/.test(suffix))
    return Number(suffix) <= address.bits ? { ...address, prefix: Number(suffix) } : fail('bad-prefix', { maximum: address.bits, ...where })
  const mask = parseAddress(suffix)
  if (mask?.bits !== address.bits) return fail('bad-prefix', { maximum: address.bits, ...where })
  return { ...address, prefix: prefixOf(mask) ?? fail('bad-mask', where) }
}

/** The same addresses in as few ranges as can be, IPv4 first. */
export function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  const sorted = ranges.toSorted((a, b) => a.bits - b.bits || (a.first < b.first ? -1 : a.first > b.first ? 1 : 0))
  for (const { bits, first, last } of sorted) {
    const before = joined.at(-1)
    if (before?.bits === bits && first <= before.last + 1n)
      joined[joined.length - 1] = { bits, first: before.first, last: before.last > last ? before.last : last }
    else joined.push({ bits, first, last })
  }
  return joined
}

/** The fewest networks that hold just these addresses. */
export function* networksOf({ bits, first, last }: Range): Generator<Network> {
  for (let value = first; value <= last;) {
    let free = 0
    while (free < bits && !((value >> BigInt(free)) & 1n) && value + (1n << BigInt(free + 1)) - 1n <= last) free++
    yield { bits, value, prefix: bits - free }
    value += 1n << BigInt(free)
  }
}

/** How much of a range is inside these, which do not touch one another. */
export function overlap(range: Range, joined: readonly Range[]): 'all' | 'some' | 'none' {
  const met = joined.filter(({ bits, first, last }) => bits === range.bits && first <= range.last && range.first <= last)
  return met.length === 0 ? 'none' : met.some(({ first, last }) => first <= range.first && range.last <= last) ? 'all' : 'some'
}

/** The name under which DNS looks an address up the other way round, or the zone of a network that ends with a label of it. */
export function reverseName({ bits, value }: Address, prefix: number = bits): string | undefined {
  const size = bits === 32 ? 8 : 4
  if (prefix % size !== 0 || prefix === 0) return undefined
  const labels = Array.from(
    { length: prefix / size },
    (_, index) => (value >> BigInt(bits - size * (index + 1))) & ((1n << BigInt(size)) - 1n),
  )
  return `${labels
    .toReversed()
    .map((label) => label.toString(bits === 32 ? 10 : 16))
    .join('.')}.${bits === 32 ? 'in-addr' : 'ip6'}.arpa`
}
