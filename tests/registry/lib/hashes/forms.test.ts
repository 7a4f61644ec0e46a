import { describe, expect, it } from 'vitest'
import { algorithmNamed, readExpectedHash, writeHash } from '../../../../registry/lib/hashes/forms.ts'

const bytes = Uint8Array.of(0xff, 0xfe, 0x01, 0x00)

describe('forms of hashes', () => {
  it.each([
    ['hex', 'fffe0100'],
    ['upper', 'FFFE0100'],
    ['base64', '//4BAA=='],
    ['base64url', '__4BAA'],
  ] as const)('writes %s', (form, text) => {
    expect(writeHash(bytes, form)).toBe(text)
  })

  it.each([
    ['fffe0100'],
    ['FFFE0100'],
    ['0xFFFE0100'],
    [' ff:fe:01:00 '],
    ['ff fe 01 00'],
    ['//4BAA=='],
    ['__4BAA'],
    ['crc32: fffe0100'],
    ['CRC-32 = FFFE0100'],
  ])('reads %j, which only checksums of 32 bits can be', (text) => {
    const { bytes: readings, algorithms } = readExpectedHash(text) ?? { bytes: [], algorithms: [] }
    expect(readings[0]).toEqual(bytes)
    expect(algorithms).toContain('crc32')
    expect(algorithms.includes('adler32')).toBe(!/crc/i.test(text))
  })

  it('reads 64 digits as 256 bits of hexadecimal and as 384 of Base64', () => {
    const { algorithms } = readExpectedHash('ab'.repeat(32)) ?? { algorithms: [] }
    expect(algorithms).toContain('sha256')
    expect(algorithms).toContain('sha384')
    expect(algorithms).not.toContain('sha1')
  })

  it.each(['', 'abc', 'sha256: abcd', 'fffe01', 'x'.repeat(32), '-'.repeat(50), 'a'.repeat(100_000)])('refuses %j', (text) => {
    expect(readExpectedHash(text)).toBeUndefined()
  })

  it.each([
    ['SHA256', 'sha256'],
    ['sha2-256', 'sha256'],
    ['SHA512/256', 'sha512-256'],
    ['BLAKE2b', 'blake2b'],
    ['BLAKE2b-256', 'blake2b-256'],
    ['RMD160', 'ripemd160'],
    ['constructor', undefined],
    ['__proto__', undefined],
    ['-', undefined],
  ])('knows the name %s', (name, algorithm) => {
    expect(algorithmNamed(name)).toBe(algorithm)
  })
})
