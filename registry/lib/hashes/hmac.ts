import { HASHES, type HashName, hashMaker } from './algorithms.ts'

/** The block of each hash that keys are padded to, in bytes (RFC 2104; FIPS 202, table 3). */
const BLOCKS = {
  md5: 64,
  sha1: 64,
  sha224: 64,
  sha256: 64,
  sha384: 128,
  sha512: 128,
  'sha512-224': 128,
  'sha512-256': 128,
  'sha3-224': 144,
  'sha3-256': 136,
  'sha3-384': 104,
  'sha3-512': 72,
  ripemd160: 64,
} as const satisfies Readonly<Partial<Record<HashName, number>>>
export type HmacName = keyof typeof BLOCKS

export const HMAC_LABELS = Object.fromEntries(Object.keys(BLOCKS).map((name) => [name, HASHES[name as HmacName].label])) as {
  readonly [N in HmacName]: (typeof HASHES)[N]['label']
}

/** The message authentication code of RFC 2104 and FIPS 198-1. */
export async function hmac(name: HmacName, key: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  const begin = await hashMaker(name)
  const hash = (...pieces: readonly Uint8Array[]) => {
    const running = begin()
    for (const piece of pieces) running.update(piece)
    return running.digest()
  }
  const block = BLOCKS[name]
  const padded = new Uint8Array(block)
  padded.set(key.length > block ? hash(key) : key)
  const inner = hash(
    padded.map((byte) => byte ^ 0x36),
    message,
  )
  return hash(
    padded.map((byte) => byte ^ 0x5c),
    inner,
  )
}
