import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Bytes that tell by themselves whether they are whole: a seed and a length, and what follows from the seed. */
export function selfTelling(length: number = randomInt(40, 1_400_000)): Buffer {
  const seed = randomBytes(16)
  const head = Buffer.alloc(4)
  head.writeUInt32BE(length)
  return Buffer.concat([seed, head, Buffer.alloc(length, createHash('sha256').update(seed).digest())])
}

export function isWhole(bytes: Buffer): boolean {
  if (bytes.length < 20) return false
  const length = bytes.readUInt32BE(16)
  return (
    bytes.length === length + 20 &&
    bytes.subarray(20).equals(Buffer.alloc(length, createHash('sha256').update(bytes.subarray(0, 16)).digest()))
  )
}
