import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HASHES, HASH_NAMES, type HashName, hashMaker } from '../../../../registry/lib/hashes/algorithms.ts'
import { writeHash } from '../../../../registry/lib/hashes/forms.ts'

async function hexOf(name: HashName, ...pieces: readonly (string | Uint8Array)[]): Promise<string> {
  const running = (await hashMaker(name))()
  for (const piece of pieces) running.update(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece)
  return writeHash(running.digest(), 'hex')
}

/** Names of the same in OpenSSL. */
const OPENSSL: Partial<Record<HashName, string>> = {
  md5: 'md5',
  sha1: 'sha1',
  sha224: 'sha224',
  sha256: 'sha256',
  sha384: 'sha384',
  sha512: 'sha512',
  'sha512-224': 'sha512-224',
  'sha512-256': 'sha512-256',
  'sha3-224': 'sha3-224',
  'sha3-256': 'sha3-256',
  'sha3-384': 'sha3-384',
  'sha3-512': 'sha3-512',
  blake2b: 'blake2b512',
  blake2s: 'blake2s256',
  ripemd160: 'ripemd160',
}

describe('hash algorithms', () => {
  // The test suite of RFC 1321, A.5.
  it.each([
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['a', '0cc175b9c0f1b6a831c399e269772661'],
    ['abc', '900150983cd24fb0d6963f7d28e17f72'],
    ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
    ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
    ['12345678901234567890123456789012345678901234567890123456789012345678901234567890', '57edf4a22be3c955ac49da2e2107b67a'],
  ])('MD5 of %j', async (text, hash) => {
    expect(await hexOf('md5', text)).toBe(hash)
  })

  it.each<[HashName, string, string]>([
    // FIPS 180-4 (examples of NIST), FIPS 202, RFC 7693 appendices A and B.
    ['sha1', 'abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
    [
      'sha256',
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['sha512-256', 'abc', '53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23'],
    ['sha3-256', '', 'a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a'],
    [
      'blake2b',
      'abc',
      'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
    ],
    ['blake2s', 'abc', '508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982'],
    // As b2sum -l 256 of GNU coreutils writes it.
    ['blake2b-256', 'abc', 'bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319'],
    // The empty string as the Ethereum yellow paper has it.
    ['keccak-256', '', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
    ['ripemd160', 'abc', '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc'],
    // The check values of the CRC catalogue and of zlib.
    ['crc32', '123456789', 'cbf43926'],
    ['adler32', 'Wikipedia', '11e60398'],
    ['adler32', '', '00000001'],
  ])('%s of %j', async (name, text, hash) => {
    expect(await hexOf(name, text)).toBe(hash)
  })

  // test_vectors.json of the authors: bytes 0 to 250, over and over.
  it.each([
    [0, 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262'],
    [1, '2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213'],
    [1024, '42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7'],
    [1025, 'd00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444'],
  ])('BLAKE3 of %i bytes', async (length, hash) => {
    expect(
      await hexOf(
        'blake3',
        Uint8Array.from({ length }, (_, at) => at % 251),
      ),
    ).toBe(hash)
  })

  it('gives what OpenSSL and zlib give, in whatever pieces the bytes come', async () => {
    const arbitrary = fc.tuple(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 300 }))
    await fc.assert(
      fc.asyncProperty(arbitrary, async ([a, b]) => {
        const whole = Buffer.concat([a, b])
        for (const [name, other] of Object.entries(OPENSSL))
          expect([name, await hexOf(name as HashName, a, b)]).toEqual([name, createHash(other).update(whole).digest('hex')])
        expect(await hexOf('crc32', a, b)).toBe(crc32(whole).toString(16).padStart(8, '0'))
      }),
      { numRuns: 30 },
    )
  })

  it('reduces Adler-32 in time for long runs of 255', async () => {
    // By the definition, in whole numbers.
    const length = 100_000
    const low = (1n + 255n * BigInt(length)) % 65_521n
    const high = (BigInt(length) + (255n * BigInt(length) * BigInt(length + 1)) / 2n) % 65_521n
    expect(await hexOf('adler32', new Uint8Array(length).fill(255))).toBe(((high << 16n) | low).toString(16).padStart(8, '0'))
  })

  it('has the number of bits that it says', async () => {
    for (const name of HASH_NAMES) expect((await hexOf(name, 'x')).length * 4).toBe(HASHES[name].bits)
  })
})
