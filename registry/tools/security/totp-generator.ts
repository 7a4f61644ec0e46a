import * as z from 'zod'
import { type Fail, defineTool } from '../../../engine/core/define.ts'
import { choice, text, whole } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { encodeBase32 } from '../../lib/encoding/base32.ts'
import { BYTE_FORMS, givenBytes, givenBytesFailures } from '../../lib/hashes/given-bytes.ts'
import { OTP_ALGORITHMS, oneTimeCode, readOtpLink, readSecret, writeOtpLink } from '../../lib/hashes/otp.ts'
import { drawSvg } from '../../lib/qr/image.ts'

const ROWS = 5
/** RFC 4226, R6. */
const LEAST_BYTES = 16
const SECRET_FORMS = { base32: 'Base32', hex: BYTE_FORMS.hex, text: BYTE_FORMS.text } as const
const failures = {
  ...givenBytesFailures.words,
  'bad-secret':
    'This isn’t a Base32 secret, which has only the letters A–Z and the digits 2–7. Look for 0, 1, 8 and 9, or choose another format.',
  'bad-link': 'This otpauth link can’t be read. Its form should be otpauth://totp/…?secret=…',
  'bad-link-secret': 'This otpauth link can’t be used. It has no secret.',
  'bad-link-algorithm': 'This otpauth link can’t be used. Its algorithm isn’t SHA1, SHA256 or SHA512.',
  'bad-link-digits': 'This otpauth link can’t be used. Its number of digits isn’t 6, 7 or 8.',
  'bad-link-period': 'This otpauth link can’t be used. Its period isn’t a whole number of seconds from 1 to 9999.',
  'bad-link-counter': 'This otpauth link can’t be used. Its counter isn’t a whole number.',
  'migration-link': 'This link exports several accounts from Google Authenticator at once. Paste the secret of one account instead.',
} as const

const linkFor = (name: string) =>
  `otpauth://totp/Example:${name}@example.com?secret=gezdgnbvgy3tqojqgezdgnbvgy3tqojq&issuer=Example&digits=8`

export const totpGenerator = defineTool({
  id: 'totp-generator',
  category: 'security',
  icon: 'timer',
  title: 'TOTP generator',
  summary:
    'Generate one-time codes for two-factor authentication (2FA) from a secret, with the next few codes and a QR code to set up a phone.',
  keywords: [
    '2fa code',
    'otp generator',
    'one-time password',
    'authenticator',
    'two-factor authentication',
    'hotp',
    'otpauth',
    'google authenticator',
    '2fa qr code',
  ],
  aliases: ['otp-generator', '2fa-code-generator', '2fa-generator', 'hotp-generator', 'totp', 'authenticator-online', 'otpauth-qr-code'],
  slugs: {
    es: 'generador-de-totp',
    fr: 'generateur-de-totp',
    id: 'generator-totp',
    it: 'generatore-di-totp',
    pl: 'generator-totp',
    pt: 'gerador-de-totp',
    ru: 'generator-totp',
  },
  recognizes: [{ kind: 'otp-link', field: 'secret' }],
  effect: 'clock',
  starts: 'button',
  action: 'Get code',
  input: z.object({
    secret: text('Secret', {
      min: 1,
      max: 2000,
      control: 'secret',
      sensitive: true,
      help: 'Or a whole otpauth:// link. Its settings then replace those below.',
    }),
    mode: choice('Type', { totp: 'Time-based (TOTP)', hotp: 'Counter-based (HOTP)' }),
    counter: whole('Counter', { min: 0, max: 999_999_999_999_999, default: 0, when: { mode: 'hotp' } }),
    account: text('Account', {
      max: 200,
      default: '',
      placeholder: 'anna@example.com',
      help: 'Fill this in to get a QR code.',
      sensitive: true,
    }),
    issuer: text('Service', { max: 200, default: '', placeholder: 'Example', help: 'Shown in the app above the code.' }),
    secretForm: choice('Secret format', SECRET_FORMS, { advanced: true }),
    algorithm: choice('Algorithm', OTP_ALGORITHMS, { help: 'Many apps support only SHA-1.', advanced: true }),
    digits: whole('Digits', { min: 6, max: 8, default: 6, advanced: true }),
    period: whole('Period', { min: 1, max: 9999, default: 30, unit: 'second|seconds', advanced: true, when: { mode: 'totp' } }),
  }),
  output: z.object({
    code: part(z.string(), 'Code', { view: 'code', sensitive: true }),
    remaining: part(z.int(), 'Seconds left', {
      view: 'headline',
      sentence: { one: 'The code is valid for {{value}} more second.', other: 'The code is valid for {{value}} more seconds.' },
    }).optional(),
    codes: table(
      'This code and the next ones',
      {
        code: column(z.string(), 'Code', { format: 'code', copyable: true }),
        counter: column(z.int(), 'Counter'),
        from: column(z.string().optional(), 'From', { format: 'date-time' }),
        until: column(z.string().optional(), 'Until', { format: 'date-time' }),
      },
      { sensitive: true },
    ),
    svg: part(z.string(), 'QR code', { view: 'svg', media: 'image/svg+xml', fileName: 'otp.svg', sensitive: true }).optional(),
    settings: facts(
      'Settings',
      {
        algorithm: column(z.string(), 'Algorithm'),
        digits: column(z.int(), 'Digits'),
        period: column(z.int().optional(), 'Period', { unit: 'second|seconds' }),
        bits: column(z.int(), 'Secret length', { unit: 'bit|bits' }),
        link: column(z.string().optional(), 'Link', { format: 'code' }),
      },
      { sensitive: true },
    ),
  }),
  failures,
  notices: {
    'from-link': 'Type, algorithm, digits and period come from the link.',
    'short-secret': {
      warning: {
        one: 'The secret has only {{count, number}} bit. RFC 4226 requires at least {{minimum, number}}; many services still use fewer.',
        other: 'The secret has only {{count, number}} bits. RFC 4226 requires at least {{minimum, number}}; many services still use fewer.',
      },
    },
    'app-support': {
      warning:
        'Some authenticator apps, Google Authenticator among them, have ignored settings other than SHA-1, six digits and 30 seconds. Try the code before you rely on it.',
    },
  },
  notes: [
    'HOTP as in RFC 4226 and TOTP as in RFC 6238, counted from 1970. The secret stays on your device and is never stored or put in a link. Treat it like a password: whoever has it has your codes.',
    'The codes are only right if your device’s clock is. Services usually accept the codes before and after the current one, too.',
    'Secrets are read with spaces and hyphens, in lowercase or uppercase, with or without padding.',
  ],
  examples: [
    {
      title: 'SHA-1 at 59 seconds, RFC 6238, appendix B',
      now: '1970-01-01T00:00:59Z',
      timeZone: 'UTC',
      input: { secret: 'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ', digits: 8 },
      output: { code: '94287082', remaining: 1 },
    },
    {
      title: 'Counter-based, RFC 4226, appendix D',
      now: '2026-11-21T12:00:00Z',
      timeZone: 'UTC',
      input: { secret: '12345678901234567890', secretForm: 'text', mode: 'hotp', counter: 0 },
      output: {
        code: '755224',
        codes: [
          { code: '755224', counter: 0 },
          { code: '287082', counter: 1 },
          { code: '359152', counter: 2 },
          { code: '969429', counter: 3 },
          { code: '338314', counter: 4 },
        ],
      },
    },
    {
      title: 'From an otpauth link',
      now: '2009-02-13T23:31:30Z',
      timeZone: 'UTC',
      input: { secret: linkFor('anna') },
      in: {
        es: { input: { secret: linkFor('ana') } },
        fr: { input: { secret: linkFor('claire') } },
        id: { input: { secret: linkFor('ani') } },
        pt: { input: { secret: linkFor('ana') } },
      },
      output: { code: '89005924', remaining: 30 },
    },
  ],
  transform: async (input, { fail, note, now }) => {
    const given = input.secret.trim()
    if (given === '') fail('required', { field: 'secret' })
    if (/^otpauth-migration:/i.test(given)) fail('migration-link', { field: 'secret' })
    const link = /^otpauth:/i.test(given) ? linkOf(given, fail) : undefined
    if (link) note('from-link')
    const type = link?.type ?? input.mode
    const algorithm = link ? (link.algorithm ?? 'sha1') : input.algorithm
    const digits = link ? (link.digits ?? 6) : input.digits
    const period = link ? (link.period ?? 30) : input.period
    const account = link?.account || input.account.trim()
    const issuer = link?.issuer || input.issuer.trim()
    const secret = link || input.secretForm === 'base32' ? readSecret(link?.secret ?? given) : givenBytes(given, input.secretForm, 'secret')
    if (secret === undefined || secret.length === 0) return fail('bad-secret', { field: 'secret' })
    const step = period * 1000
    const first = type === 'totp' ? Math.floor(now / step) : Number(link?.counter ?? input.counter)
    const codes: { code: string; counter: number; from?: string; until?: string }[] = []
    for (let counter = first; counter < first + ROWS; counter++) {
      const times =
        type === 'totp' ? { from: new Date(counter * step).toISOString(), until: new Date((counter + 1) * step).toISOString() } : {}
      codes.push({ code: await oneTimeCode(secret, BigInt(counter), algorithm, digits), counter, ...times })
    }
    if (secret.length < LEAST_BYTES) note('short-secret', { count: secret.length * 8, minimum: LEAST_BYTES * 8 })
    const text32 = encodeBase32(secret, { alphabet: 'standard', padding: false, letterCase: 'upper' })
    const address =
      account === '' || !(account + issuer).isWellFormed()
        ? undefined
        : writeOtpLink({ type, secret: text32, issuer, account, algorithm, digits, period, counter: String(first) })
    if (address !== undefined && (algorithm !== 'sha1' || digits !== 6 || (type === 'totp' && period !== 30))) note('app-support')
    return {
      code: codes[0]?.code ?? '',
      remaining: type === 'totp' ? Math.ceil(((first + 1) * step - now) / 1000) : undefined,
      codes,
      svg: address === undefined ? undefined : await qrOf(address),
      settings: {
        algorithm: OTP_ALGORITHMS[algorithm],
        digits,
        period: type === 'totp' ? period : undefined,
        bits: secret.length * 8,
        link: address,
      },
    }
  },
})

function linkOf(given: string, fail: Fail<typeof failures>) {
  const link = readOtpLink(given)
  if (!('fault' in link)) return link
  const where = { field: 'secret' }
  return link.fault === 'link' ? fail('bad-link', where) : fail(`bad-link-${link.fault}`, where)
}

async function qrOf(address: string): Promise<string> {
  const { encode } = await import('uqr')
  return drawSvg(encode(address, { ecc: 'M', border: 0 }).data, 4, 300, [
    [255, 255, 255],
    [0, 0, 0],
  ])
}
