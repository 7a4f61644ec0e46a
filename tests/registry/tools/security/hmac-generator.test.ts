import { createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HMAC_LABELS, type HmacName, hmac } from '../../../../registry/lib/hashes/hmac.ts'
import { hmacGenerator } from '../../../../registry/tools/security/hmac-generator.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const hex = (text: string) => Buffer.from(text).toString('hex')
const macOf = async (algorithm: string, key: string, message: string) =>
  (await output(hmacGenerator, { text: message, messageForm: 'hex', key, keyForm: 'hex', algorithm })).hmac

const LONG = 'aa'.repeat(131)
const LARGER_KEY = hex('Test Using Larger Than Block-Size Key - Hash Key First')

describe('hmac-generator', () => {
  // RFC 4231, test cases 1 to 4, 6 and 7 (case 5 is cut to 128 bits).
  it.each([
    ['sha256', '0b'.repeat(20), hex('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    ['sha224', '0b'.repeat(20), hex('Hi There'), '896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22'],
    [
      'sha384',
      hex('Jefe'),
      hex('what do ya want for nothing?'),
      'af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649',
    ],
    ['sha256', 'aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      'sha256',
      '0102030405060708090a0b0c0d0e0f10111213141516171819',
      'cd'.repeat(50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    ['sha256', LONG, LARGER_KEY, '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54'],
    [
      'sha512',
      LONG,
      LARGER_KEY,
      '80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f3526b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598',
    ],
    // RFC 2202, test cases 1, 2 and 6 of MD5 and SHA-1.
    ['md5', '0b'.repeat(16), hex('Hi There'), '9294727a3638bb1c13f48ef8158bfc9d'],
    ['md5', hex('Jefe'), hex('what do ya want for nothing?'), '750c783e6ab0b503eaa86e310a5db738'],
    ['md5', 'aa'.repeat(80), LARGER_KEY, '6b1ab7fe4bd7bf8f0b62e6ce61b9d0cd'],
    ['sha1', hex('Jefe'), hex('what do ya want for nothing?'), 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79'],
    ['sha1', 'aa'.repeat(80), LARGER_KEY, 'aa4ae5e15272d00e95705637ce8a3b55ed402112'],
  ])('HMAC-%s with the key %s', async (algorithm, key, message, mac) => {
    expect(await macOf(algorithm, key, message)).toBe(mac)
  })

  it('gives what OpenSSL gives, for each algorithm and keys shorter and longer than a block', async () => {
    const keys = fc.uint8Array({ minLength: 1, maxLength: 300 })
    await fc.assert(
      fc.asyncProperty(keys, fc.uint8Array(), async (key, message) => {
        for (const name of Object.keys(HMAC_LABELS) as HmacName[])
          expect([name, Buffer.from(await hmac(name, key, message)).toString('hex')]).toEqual([
            name,
            createHmac(name, key).update(message).digest('hex'),
          ])
      }),
      { numRuns: 30 },
    )
  })

  it('reads key and message as text, hexadecimal and Base64', async () => {
    const mac = createHmac('sha256', 'ключ').update('é').digest('hex')
    const keys = [
      ['ключ', 'text'],
      [Buffer.from('ключ').toString('hex').toUpperCase(), 'hex'],
      [Buffer.from('ключ').toString('base64'), 'base64'],
    ]
    for (const [key, keyForm] of keys) expect((await output(hmacGenerator, { text: 'é', key, keyForm })).hmac).toBe(mac)
    expect((await output(hmacGenerator, { text: '', messageForm: 'hex', key: 'k' })).hmac).toBe(createHmac('sha256', 'k').digest('hex'))
  })

  it('checks an HMAC in whatever form it came', async () => {
    const mac = createHmac('sha256', 'k').update('m').digest()
    for (const expected of [
      mac.toString('hex').toUpperCase(),
      mac.toString('base64'),
      mac.toString('base64url'),
      `sha256=${mac.toString('hex')}`,
    ])
      expect((await output(hmacGenerator, { text: 'm', key: 'k', expected })).verdict).toBe('match')
    const wrong = await output(hmacGenerator, { text: 'm\n', key: 'k', expected: mac.toString('hex') })
    expect([wrong.verdict, noticeCodes(wrong)]).toEqual(['differs', ['short-key', 'line-break']])
  })

  it('warns of a key shorter than the hash', async () => {
    expect(noticeCodes(await output(hmacGenerator, { text: 'm', key: 'k'.repeat(31) }))).toEqual(['short-key'])
    expect(noticeCodes(await output(hmacGenerator, { text: 'm', key: 'k'.repeat(32) }))).toEqual([])
  })

  it('refuses what it cannot read, without repeating the key', async () => {
    const refuse = (input: object) => failure(hmacGenerator, { text: 'm', key: 'k', ...input })
    expect(await refuse({ key: 'secret', keyForm: 'hex' })).toEqual({ code: 'bad-hex', params: {}, field: 'key' })
    expect(await refuse({ key: 'se!cret', keyForm: 'base64' })).toEqual({ code: 'bad-base64', params: {}, field: 'key' })
    expect(await refuse({ text: 'abc', messageForm: 'hex' })).toMatchObject({ code: 'bad-hex', field: 'text' })
    expect(await refuse({ key: '' })).toMatchObject({ field: 'key' })
    expect(await refuse({ key: ' ', keyForm: 'hex' })).toMatchObject({ code: 'required', field: 'key' })
    expect(await refuse({ expected: 'abc' })).toMatchObject({ code: 'not-an-hmac', field: 'expected' })
    expect(await refuse({ expected: 'ab'.repeat(20) })).toMatchObject({ code: 'other-algorithm', field: 'expected' })
    expect(await refuse({ expected: `sha1=${'ab'.repeat(32)}` })).toMatchObject({ field: 'expected' })
    expect(await refuse({ text: '\udc00' })).toMatchObject({ code: 'lone-surrogate', field: 'text' })
  })
})
