import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashGenerator } from '../../../../registry/tools/security/hash-generator.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('hash-generator', () => {
  it('lists every algorithm and marks the broken ones', async () => {
    const { hashes } = await output(hashGenerator, { text: 'abc' })
    expect(hashes).toHaveLength(20)
    const marked = (strength: string) =>
      hashes.filter((row: { strength: string }) => row.strength === strength).map((row: { algorithm: string }) => row.algorithm)
    expect(marked('broken')).toEqual(['MD5', 'SHA-1'])
    expect(marked('checksum')).toEqual(['CRC-32', 'Adler-32'])
    expect(marked('dated')).toEqual(['RIPEMD-160'])
  })

  it('hashes the bytes of the chosen encoding', async () => {
    expect((await output(hashGenerator, { text: 'é', algorithm: 'md5' })).hash).toBe(createHash('md5').update('é').digest('hex'))
    const latin = await output(hashGenerator, { text: 'é', algorithm: 'sha256', encoding: 'iso-8859-1' })
    expect(latin.hash).toBe(createHash('sha256').update(Uint8Array.of(0xe9)).digest('hex'))
  })

  it('hashes an empty text', async () => {
    expect((await output(hashGenerator, { text: '', algorithm: 'sha256' })).hash).toBe(sha256(''))
  })

  it('hashes each line without its break, and leaves empty lines empty', async () => {
    const { hash } = await output(hashGenerator, { text: 'a\r\n\nb', algorithm: 'sha256', perLine: true })
    expect(hash).toBe(`${sha256('a')}\r\n\n${sha256('b')}`)
  })

  it('writes Base64', async () => {
    expect((await output(hashGenerator, { text: '', algorithm: 'md5', form: 'base64' })).hash).toBe('1B2M2Y8AsgTpgAmY7PhCfg==')
  })

  it.each([
    ['d41d8cd98f00b204e9800998ecf8427e', 'MD5'],
    [sha256('').toUpperCase(), 'SHA-256'],
    [`sha384-${createHash('sha384').digest('base64')}`, 'SHA-384'],
    [createHash('sha512').digest('base64url'), 'SHA-512'],
    ['00 00 00 01', 'Adler-32'],
  ])('finds which algorithm made %s of nothing', async (expected, match) => {
    expect((await output(hashGenerator, { text: '', expected })).match).toBe(match)
  })

  it('tells of a line break that makes the difference', async () => {
    const added = await output(hashGenerator, { text: 'a', expected: sha256('a\n') })
    expect([added.match, added.notices]).toEqual([
      undefined,
      [expect.objectContaining({ code: 'matches-with-break', params: { algorithm: 'SHA-256' } })],
    ])
    expect(noticeCodes(await output(hashGenerator, { text: 'a\r\n', expected: sha256('a') }))).toEqual(['matches-without-break'])
    expect(noticeCodes(await output(hashGenerator, { text: 'a', expected: sha256('b') }))).toEqual(['no-match'])
  })

  it('warns of a broken algorithm that is chosen', async () => {
    expect(noticeCodes(await output(hashGenerator, { text: 'a', algorithm: 'sha1' }))).toEqual(['broken'])
    expect(noticeCodes(await output(hashGenerator, { text: 'a', algorithm: 'sha256' }))).toEqual([])
  })

  it('refuses what cannot be a hash, and what cannot be encoded', async () => {
    expect(await failure(hashGenerator, { text: 'a', expected: 'abcde' })).toMatchObject({ code: 'not-a-hash', field: 'expected' })
    expect(await failure(hashGenerator, { text: 'a\ud800' })).toMatchObject({ code: 'lone-surrogate', field: 'text', place: { offset: 1 } })
    expect(await failure(hashGenerator, { text: 'aб', encoding: 'iso-8859-1' })).toMatchObject({
      code: 'not-in-encoding',
      place: { offset: 1 },
    })
  })
})
