import { md5, sha1 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { RandomSource } from '../../../engine/core/context.ts'

/** The name spaces of RFC 9562, section 6.6. */
export const UUID_NAMESPACES = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
} as const

/** 100-nanosecond steps between 1582-10-15, where versions 1 and 6 count from, and 1970-01-01. */
const GREGORIAN_OFFSET = 0x01b21dd213814000n
const STEPS_PER_MS = 10_000n

export function randomUuid(random: RandomSource): Uint8Array {
  return stamp(random.bytes(16), 4)
}

/** The name-based versions: 3 (MD5), 5 (SHA-1) and 8 with SHA-256 as in RFC 9562, appendix B.2. */
export function nameUuid(version: 3 | 5 | 8, namespace: Uint8Array, name: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(16 + name.length)
  bytes.set(namespace)
  bytes.set(name, 16)
  const digest = { 3: md5, 5: sha1, 8: sha256 }[version](bytes)
  return stamp(digest.slice(0, 16), version)
}

/**
 * Versions 1 and 6: the clock, 100 ns further with each item, a random clock sequence, and a
 * random node with the multicast bit set, so that no network card is told (RFC 9562, section 6.10).
 * @param now milliseconds since 1970
 */
export function clockUuids(version: 1 | 6, count: number, now: number, random: RandomSource): Uint8Array[] {
  const first = BigInt(now) * STEPS_PER_MS + GREGORIAN_OFFSET
  const tail = random.bytes(8)
  tail[2] = (tail[2] as number) | 1
  return Array.from({ length: count }, (_, index) => {
    const time = first + BigInt(index)
    const bytes = new Uint8Array(16)
    const view = new DataView(bytes.buffer)
    if (version === 6) {
      view.setBigUint64(0, ((time >> 12n) << 16n) | (time & 0xfffn))
    } else {
      view.setUint32(0, Number(time & 0xffffffffn))
      view.setUint16(4, Number((time >> 32n) & 0xffffn))
      view.setUint16(6, Number(time >> 48n))
    }
    bytes.set(tail, 8)
    return stamp(bytes, version)
  })
}

/**
 * Version 7: milliseconds, then 74 random bits that only grow within the batch, by a random step
 * each time (RFC 9562, section 6.2, method 2). The first starts in the lower half, so none overflows.
 */
export function orderedUuids(count: number, now: number, random: RandomSource): Uint8Array[] {
  let tail = random.bigInt(0n, 2n ** 73n - 1n)
  return Array.from({ length: count }, () => {
    const bytes = new Uint8Array(16)
    const view = new DataView(bytes.buffer)
    view.setBigUint64(0, (BigInt(now) << 16n) | (tail >> 62n))
    view.setBigUint64(8, tail & (2n ** 62n - 1n))
    tail += random.bigInt(1n, 2n ** 32n)
    return stamp(bytes, 7)
  })
}

/** Writes version and variant over bytes of ours. */
function stamp(bytes: Uint8Array, version: number): Uint8Array {
  bytes[6] = ((bytes[6] as number) & 0x0f) | (version << 4)
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  return bytes
}

/** The 16 bytes of a UUID written in any usual way; undefined when it is none. */
export function parseUuid(text: string): Uint8Array | undefined {
  const match = /^(?:urn:uuid:|\{)?([0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12})\}?$/i.exec(text.trim())
  if (!match) return undefined
  const hex = (match[1] as string).replaceAll('-', '')
  return Uint8Array.from({ length: 16 }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16))
}

/** Lower-case text with hyphens. */
export function formatUuid(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

export const UUID_VARIANTS = {
  rfc: 'RFC 9562',
  ncs: 'NCS, before 1990',
  microsoft: 'Microsoft, before 2000',
  future: 'Reserved for the future',
} as const

export type ReadUuid = {
  /** `1` to `8`, `nil` or `max`; only the variant of the RFC has versions. */
  readonly version?: string
  readonly variant: keyof typeof UUID_VARIANTS
  /** ISO 8601 in UTC, to 100 nanoseconds in versions 1 and 6 and to milliseconds in 7. */
  readonly time?: string
  /** As network cards are named, of versions 1, 2 and 6. */
  readonly node?: string
  readonly clock?: number
}

/** What a UUID tells of how it was made (RFC 9562, sections 4 and 5). */
export function readUuid(bytes: Uint8Array): ReadUuid {
  const view = new DataView(bytes.buffer, bytes.byteOffset, 16)
  if (bytes.every((byte) => byte === 0)) return { version: 'nil', variant: 'rfc' }
  if (bytes.every((byte) => byte === 255)) return { version: 'max', variant: 'rfc' }
  const top = (bytes[8] as number) >> 4
  if (top < 8) return { variant: 'ncs' }
  if (top >= 12) return { variant: top < 14 ? 'microsoft' : 'future' }
  const version = (bytes[6] as number) >> 4
  const steps =
    version === 1
      ? (BigInt(view.getUint16(6) & 0xfff) << 48n) | (BigInt(view.getUint16(4)) << 32n) | BigInt(view.getUint32(0))
      : version === 6
        ? ((view.getBigUint64(0) >> 16n) << 12n) | BigInt(view.getUint16(6) & 0xfff)
        : undefined
  const node = Array.from(bytes.subarray(10), (byte) => byte.toString(16).padStart(2, '0')).join(':')
  return {
    version: version === 0 || version > 8 ? undefined : String(version),
    variant: 'rfc',
    time: steps !== undefined ? writeSteps(steps) : version === 7 ? new Date(Number(view.getBigUint64(0) >> 16n)).toISOString() : undefined,
    node: [1, 2, 6].includes(version) ? node : undefined,
    clock: steps !== undefined ? view.getUint16(8) & 0x3fff : undefined,
  }
}

function writeSteps(steps: bigint): string {
  const since1970 = steps - GREGORIAN_OFFSET
  const rest = ((since1970 % STEPS_PER_MS) + STEPS_PER_MS) % STEPS_PER_MS
  const iso = new Date(Number((since1970 - rest) / STEPS_PER_MS)).toISOString()
  return iso.replace('Z', `${rest.toString().padStart(4, '0')}Z`)
}
