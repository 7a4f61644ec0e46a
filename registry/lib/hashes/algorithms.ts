import { runningAdler32, runningCrc32 } from './checksums.ts'
import type { RunningHash } from './running-hash.ts'

/** What a value of an algorithm can be relied on for. */
export type HashStrength = 'secure' | 'dated' | 'broken' | 'checksum'

type Facts = { readonly label: string; readonly bits: number; readonly strength: HashStrength }
const secure = (label: string, bits: number) => ({ label, bits, strength: 'secure' }) as const

/** Each algorithm by its name in fields, in the order of tables. Of RIPEMD-160 no collision is known, but its 160 bits are too few. */
export const HASHES = {
  md5: { label: 'MD5', bits: 128, strength: 'broken' },
  sha1: { label: 'SHA-1', bits: 160, strength: 'broken' },
  sha224: secure('SHA-224', 224),
  sha256: secure('SHA-256', 256),
  sha384: secure('SHA-384', 384),
  sha512: secure('SHA-512', 512),
  'sha512-224': secure('SHA-512/224', 224),
  'sha512-256': secure('SHA-512/256', 256),
  'sha3-224': secure('SHA3-224', 224),
  'sha3-256': secure('SHA3-256', 256),
  'sha3-384': secure('SHA3-384', 384),
  'sha3-512': secure('SHA3-512', 512),
  'keccak-256': secure('Keccak-256', 256),
  blake2b: secure('BLAKE2b-512', 512),
  'blake2b-256': secure('BLAKE2b-256', 256),
  blake2s: secure('BLAKE2s-256', 256),
  blake3: secure('BLAKE3', 256),
  ripemd160: { label: 'RIPEMD-160', bits: 160, strength: 'dated' },
  crc32: { label: 'CRC-32', bits: 32, strength: 'checksum' },
  adler32: { label: 'Adler-32', bits: 32, strength: 'checksum' },
} as const satisfies Readonly<Record<string, Facts>>

export type HashName = keyof typeof HASHES
export const HASH_NAMES = Object.keys(HASHES) as readonly HashName[]

/** The label of each, for a choice. */
export const HASH_LABELS = Object.fromEntries(Object.entries(HASHES).map(([name, { label }]) => [name, label])) as {
  readonly [N in HashName]: (typeof HASHES)[N]['label']
}

export const STRENGTH_LABELS = {
  secure: 'Secure',
  dated: 'Too short for new uses',
  broken: 'Broken',
  checksum: 'For accidental errors only',
} as const satisfies Readonly<Record<HashStrength, string>>

type Maker = () => RunningHash

/** Each algorithm's maker; the library's parts are loaded as needed. */
const LOADERS: Readonly<Record<HashName, () => Promise<Maker>>> = {
  md5: async () => (await import('@noble/hashes/legacy.js')).md5.create,
  sha1: async () => (await import('@noble/hashes/legacy.js')).sha1.create,
  sha224: async () => (await import('@noble/hashes/sha2.js')).sha224.create,
  sha256: async () => (await import('@noble/hashes/sha2.js')).sha256.create,
  sha384: async () => (await import('@noble/hashes/sha2.js')).sha384.create,
  sha512: async () => (await import('@noble/hashes/sha2.js')).sha512.create,
  'sha512-224': async () => (await import('@noble/hashes/sha2.js')).sha512_224.create,
  'sha512-256': async () => (await import('@noble/hashes/sha2.js')).sha512_256.create,
  'sha3-224': async () => (await import('@noble/hashes/sha3.js')).sha3_224.create,
  'sha3-256': async () => (await import('@noble/hashes/sha3.js')).sha3_256.create,
  'sha3-384': async () => (await import('@noble/hashes/sha3.js')).sha3_384.create,
  'sha3-512': async () => (await import('@noble/hashes/sha3.js')).sha3_512.create,
  'keccak-256': async () => (await import('@noble/hashes/sha3.js')).keccak_256.create,
  blake2b: async () => (await import('@noble/hashes/blake2.js')).blake2b.create,
  'blake2b-256': async () => {
    const { blake2b } = await import('@noble/hashes/blake2.js')
    return () => blake2b.create({ dkLen: 32 })
  },
  blake2s: async () => (await import('@noble/hashes/blake2.js')).blake2s.create,
  blake3: async () => (await import('@noble/hashes/blake3.js')).blake3.create,
  ripemd160: async () => (await import('@noble/hashes/legacy.js')).ripemd160.create,
  crc32: () => Promise.resolve(runningCrc32),
  adler32: () => Promise.resolve(runningAdler32),
}

/** Begins a hash each time it is called. */
export async function hashMaker(name: HashName): Promise<Maker> {
  const create = await LOADERS[name]()
  return () => create()
}
