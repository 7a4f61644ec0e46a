import type { RandomSource } from './context.ts'

type FillBytes = (bytes: Uint8Array<ArrayBuffer>) => void

/** Chance from the platform's cryptographic generator. */
export function cryptoRandom(): RandomSource {
  return sourceFrom((bytes) => {
    for (let i = 0; i < bytes.length; i += 65536) crypto.getRandomValues(bytes.subarray(i, i + 65536))
  })
}

/**
 * Repeatable chance: the same seed gives the same choices on every machine (xoshiro128**, seeded by FNV-1a and splitmix32).
 * @see https://prng.di.unimi.it/xoshiro128starstar.c
 */
export function seededRandom(seed: string | number): RandomSource {
  const text = String(seed)
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  const next = () => {
    hash = (hash + 0x9e3779b9) | 0
    let x = hash ^ (hash >>> 16)
    x = Math.imul(x, 0x21f0aaad)
    x ^= x >>> 15
    x = Math.imul(x, 0x735a2d97)
    return (x ^ (x >>> 15)) >>> 0
  }
  let [a, b, c, d] = [next(), next(), next(), next() || 1]
  const word = () => {
    const product = Math.imul(b, 5)
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0
    const t = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = (d << 11) | (d >>> 21)
    return result
  }
  return sourceFrom((bytes) => {
    for (let i = 0; i < bytes.length; i += 4) {
      const value = word()
      for (let j = 0; j < 4 && i + j < bytes.length; j++) bytes[i + j] = (value >>> (8 * j)) & 255
    }
  })
}

function sourceFrom(fill: FillBytes): RandomSource {
  const buffer = new Uint8Array(4096)
  let used = buffer.length
  const byte = (): number => {
    if (used === buffer.length) {
      fill(buffer)
      used = 0
    }
    return buffer[used++] as number
  }
  const below = (limit: number): number => {
    let bytes = 1
    while (256 ** bytes < limit) bytes++
    const range = 256 ** bytes
    const fair = range - (range % limit)
    for (;;) {
      let value = 0
      for (let i = 0; i < bytes; i++) value = value * 256 + byte()
      if (value < fair) return value % limit
    }
  }
  const belowBig = (limit: bigint): bigint => {
    const bits = limit.toString(2).length
    const bytes = Math.ceil(bits / 8)
    const mask = (1n << BigInt(bits)) - 1n
    for (;;) {
      let value = 0n
      for (let i = 0; i < bytes; i++) value = (value << 8n) | BigInt(byte())
      value &= mask
      if (value < limit) return value
    }
  }
  const source: RandomSource = {
    bytes: (length) => Uint8Array.from({ length }, byte),
    int(min, max) {
      if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || max < min) throw new RangeError('int: bad bounds')
      const span = BigInt(max) - BigInt(min) + 1n
      return span <= 2n ** 48n ? min + below(Number(span)) : Number(BigInt(min) + belowBig(span))
    },
    bigInt(min, max) {
      if (max < min) throw new RangeError('bigInt: bad bounds')
      return min + belowBig(max - min + 1n)
    },
    float: () => (source.int(0, 2 ** 26 - 1) * 2 ** 27 + source.int(0, 2 ** 27 - 1)) / 2 ** 53,
    pick<T>(items: readonly T[]) {
      if (items.length === 0) throw new RangeError('pick: no items')
      return items[below(items.length)] as T
    },
    shuffle: (items) => source.sample(items, items.length),
    sample<T>(items: readonly T[], count: number) {
      if (count > items.length) throw new RangeError('sample: more than there are')
      const copy = [...items]
      for (let i = 0; i < count; i++) {
        const j = i + below(copy.length - i)
        const held = copy[i] as T
        copy[i] = copy[j] as T
        copy[j] = held
      }
      return copy.slice(0, count)
    },
    weighted(weights) {
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      if (!Number.isSafeInteger(total) || total <= 0) throw new RangeError('weighted: bad weights')
      let left = below(total)
      return weights.findIndex((weight) => (left -= weight) < 0)
    },
  }
  return source
}
