import { describe, expect, it } from 'vitest'
import { readOtpLink, readSecret, writeOtpLink } from '../../../../registry/lib/hashes/otp.ts'
import { totpGenerator } from '../../../../registry/tools/security/totp-generator.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const ASCII = '1234567890'.repeat(7)
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const make = (input: object, now = 59_000) => output(totpGenerator, { secret: SECRET, ...input }, { now })
const refuse = (secret: string, more: object = {}) => failure(totpGenerator, { secret, ...more })

describe('totp-generator', () => {
  // RFC 6238, appendix B: seeds of 20, 32 and 64 bytes.
  it.each([
    [59, '94287082', '46119246', '90693936'],
    [1_111_111_109, '07081804', '68084774', '25091201'],
    [1_111_111_111, '14050471', '67062674', '99943326'],
    [1_234_567_890, '89005924', '91819424', '93441116'],
    [2_000_000_000, '69279037', '90698825', '38618901'],
    [20_000_000_000, '65353130', '77737706', '47863826'],
  ])('gives the codes of RFC 6238 at %i seconds', async (seconds, ...codes) => {
    for (const [index, [algorithm, length]] of (
      [
        ['sha1', 20],
        ['sha256', 32],
        ['sha512', 64],
      ] as const
    ).entries()) {
      const given = await make({ secret: ASCII.slice(0, length), secretForm: 'text', algorithm, digits: 8 }, seconds * 1000)
      expect([algorithm, given.code]).toEqual([algorithm, codes[index]])
    }
  })

  it('gives the codes of RFC 4226, appendix D', async () => {
    const first = await make({ mode: 'hotp' })
    expect(first.codes.map(({ code }: { code: string }) => code)).toEqual(['755224', '287082', '359152', '969429', '338314'])
    const later = await make({ mode: 'hotp', counter: 5 })
    expect(later.codes.map(({ code }: { code: string }) => code)).toEqual(['254676', '287922', '162583', '399871', '520489'])
    expect([later.remaining, later.codes[0].from]).toEqual([undefined, undefined])
  })

  it('tells from when until when each code is valid, and how long this one is', async () => {
    const at = async (now: number) => (await make({ period: 60 }, now)).remaining
    expect(await at(0)).toBe(60)
    expect(await at(59_001)).toBe(1)
    expect(await at(60_000)).toBe(60)
    const { codes, remaining } = await make({}, 30_000)
    expect([remaining, codes[1]]).toEqual([
      30,
      { code: expect.any(String), counter: 2, from: '1970-01-01T00:01:00.000Z', until: '1970-01-01T00:01:30.000Z' },
    ])
  })

  it.each(['gezd gnbv gy3t qojq gezd gnbv gy3t qojq', 'GEZD-GNBV-GY3T-QOJQ-GEZD-GNBV-GY3T-QOJQ', ` ${SECRET}====\n`])(
    'reads the secret %j',
    async (secret) => {
      expect((await make({ secret })).code).toBe('287082')
    },
  )

  it('leaves out bits that make no whole byte, as apps do', () => {
    expect(readSecret('MZXW6YTB2')).toEqual(new TextEncoder().encode('fooba'))
    expect(readSecret('MZXW7')).toEqual(new TextEncoder().encode('foo'))
  })

  it('takes everything from a link, whatever else is set', async () => {
    const link = `otpauth://totp/A%20B:ana%40example.com?secret=${SECRET}&algorithm=SHA512&digits=7&period=60&issuer=A%20B`
    const { settings, codes, notices } = await make({ secret: link, mode: 'hotp', digits: 6, issuer: 'other' })
    expect(settings).toMatchObject({
      algorithm: 'SHA-512',
      digits: 7,
      period: 60,
      bits: 160,
      link: `otpauth://totp/A%20B:ana%40example.com?secret=${SECRET}&issuer=A%20B&algorithm=SHA512&digits=7&period=60`,
    })
    expect(codes[0].code).toHaveLength(7)
    expect(noticeCodes({ notices })).toEqual(['from-link', 'app-support'])
    const counted = await make({ secret: `otpauth://hotp/ana?secret=${SECRET}&counter=9` })
    expect([counted.code, counted.settings.link]).toEqual([
      '520489',
      `otpauth://hotp/ana?secret=${SECRET}&algorithm=SHA1&digits=6&counter=9`,
    ])
  })

  it('makes a QR code as soon as there is an account, which reads as the link', async () => {
    expect((await make({})).svg).toBeUndefined()
    const { svg, settings } = await make({ account: 'ana@example.com', issuer: 'A:B & C' })
    expect(svg).toMatch(/^<svg /)
    expect(readOtpLink(settings.link)).toMatchObject({ issuer: 'A:B & C', secret: SECRET })
    const link = {
      type: 'totp',
      secret: SECRET,
      issuer: 'Ż',
      account: 'a b',
      algorithm: 'sha256',
      digits: 8,
      period: 15,
      counter: '0',
    } as const
    const { counter: _, ...same } = link
    expect(readOtpLink(writeOtpLink(link))).toEqual(same)
  })

  it('warns of a short secret', async () => {
    expect(noticeCodes(await make({ secret: 'JBSWY3DPEHPK3PXP' }))).toEqual(['short-secret'])
    expect(noticeCodes(await make({}))).toEqual([])
  })

  it.each([
    ['GEZDGNB0', 'bad-secret'],
    ['A', 'bad-secret'],
    ['----', 'bad-secret'],
    ['otpauth-migration://offline?data=abc', 'migration-link'],
    ['otpauth://steam/x?secret=AAAA', 'bad-link'],
    ['otpauth://totp/%E0%A4%A?secret=AAAA', 'bad-link'],
    ['otpauth://totp/x', 'bad-link'],
    ['otpauth://totp/x?issuer=y', 'bad-link-secret'],
    ['otpauth://totp/x?secret=AAAA&algorithm=MD5', 'bad-link-algorithm'],
    ['otpauth://totp/x?secret=AAAA&algorithm=__proto__', 'bad-link-algorithm'],
    ['otpauth://totp/x?secret=AAAA&digits=9', 'bad-link-digits'],
    ['otpauth://totp/x?secret=AAAA&period=0', 'bad-link-period'],
    ['otpauth://hotp/x?secret=AAAA&counter=-1', 'bad-link-counter'],
    ['otpauth://totp/x?secret=A1', 'bad-secret'],
    ['   ', 'required'],
  ])('refuses %j with %s and repeats nothing of it', async (secret, code) => {
    expect(await refuse(secret)).toEqual({ code, params: {}, field: 'secret', place: undefined })
  })

  it('refuses wrong hexadecimal', async () => {
    expect(await refuse('xyz', { secretForm: 'hex' })).toMatchObject({ code: 'bad-hex', field: 'secret' })
  })
})
