import * as z from 'zod'
import { type Fail, defineTool } from '../../../../engine/core/define.ts'
import { choice, text } from '../../../../engine/core/kit.ts'
import { column, part, table } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import { decodeBase64 } from '../../../lib/encoding/base64.ts'
import { HMAC_BYTES, RSA_BITS } from '../../../lib/jwt/algorithms.ts'
import { FAR_MS, type Members, stringMember, TIME_CLAIMS, timeMember } from '../../../lib/jwt/members.ts'
import { type Jwt, jwtFailures, readJwt } from './jwt.ts'
import { jwtKeyFailures, type Verdict, verifySignature } from './signature.ts'
import { webCryptoFailures } from '../../../lib/keys/web-crypto.ts'

/** The registered claims of RFC 7519 and the common ones of OpenID Connect, in the order of the table. */
const MEANINGS = {
  iss: 'Issuer',
  sub: 'Subject',
  aud: 'Audience',
  exp: 'Expires',
  nbf: 'Not valid before',
  iat: 'Issued',
  jti: 'Token ID',
  auth_time: 'Signed in',
  nonce: 'Nonce',
  azp: 'Authorized party',
  scope: 'Scope',
  name: 'Name',
  email: 'Email',
  other: 'Custom claim',
} as const
const STATUSES = ['current', 'expired', 'not-yet', 'endless', 'unclear'] as const
const SIGNATURES = ['unchecked', 'right', 'wrong', 'none'] as const
type Meaning = keyof typeof MEANINGS
/** Longest value shown in the table; the tree has it whole. */
const SHOWN = 200

const failures = {
  ...webCryptoFailures.words,
  ...jwtFailures.words,
  ...jwtKeyFailures.words,
  'bad-secret': 'The secret isn’t valid Base64. Choose “Text” to use it exactly as you typed it.',
} as const

export const jwtDecoder = defineTool({
  id: 'jwt-decoder',
  category: 'security',
  icon: 'badge-check',
  title: 'JWT decoder',
  summary: 'Decode a JSON Web Token (JWT) to read its header and claims, see when it expires, and verify its signature.',
  keywords: ['json web token', 'jwt debugger', 'decode jwt', 'verify jwt', 'bearer token', 'jws'],
  aliases: ['jwt-decode', 'jwt-parser', 'jwt-debugger'],
  slugs: {
    es: 'decodificador-jwt',
    fr: 'decodeur-jwt',
    id: ['decoder-jwt', 'dekoder-jwt'],
    it: 'decodificatore-jwt',
    pl: 'dekoder-jwt',
    pt: 'decodificador-jwt',
    ru: 'dekoder-jwt',
  },
  recognizes: [{ kind: 'jwt', reading: 'token' }],
  effect: 'clock',
  inverse: 'jwt-generator',
  input: z.object({
    text: text('Token', { max: 1_000_000, control: 'code', sensitive: true, lines: 6, media: 'application/jwt' }),
    secret: text('Secret', {
      max: 10_000,
      default: '',
      help: 'Verifies an HMAC signature (HS256, HS384, HS512).',
      control: 'secret',
      sensitive: true,
    }),
    secretEncoding: choice('Secret format', { text: 'Text', base64: 'Base64' }, { advanced: true }),
    key: text('Public key', {
      max: 200_000,
      default: '',
      help: 'Verifies an RSA, EC or Ed25519 signature. Paste a PEM key, certificate, JWK or JWK set.',
      control: 'code',
      lines: 4,
      sensitive: true,
      advanced: true,
    }),
  }),
  output: z.object({
    status: part(z.enum(STATUSES), 'Validity', {
      choices: {
        current: 'Valid now',
        expired: 'Expired',
        'not-yet': 'Not valid yet',
        endless: 'Never expires',
        unclear: 'Unclear: a time claim can’t be read',
      },
      view: 'headline',
    }),
    signature: part(z.enum(SIGNATURES), 'Signature', {
      choices: {
        unchecked: 'Not verified',
        right: 'Valid: the token is unchanged',
        wrong: 'Invalid: don’t trust this token',
        none: 'Unsigned: anyone could have written it',
      },
      view: 'headline',
    }),
    payload: part(value.json, 'Payload', { sensitive: true }),
    header: part(value.json, 'Header', { sensitive: true }),
    claims: table(
      'Claims',
      {
        claim: column(z.string(), 'Claim', { format: 'code' }),
        meaning: column(z.enum(Object.keys(MEANINGS) as [Meaning, ...Meaning[]]), 'Meaning', { choices: MEANINGS }),
        value: column(z.string(), 'Value'),
        time: column(z.string(), 'Date and time', { format: 'date-time' }).optional(),
      },
      { sensitive: true },
    ),
  }),
  failures,
  notices: {
    'alg-none': { warning: 'The header says "alg": "none". A token like this proves nothing and must never be accepted.' },
    'no-algorithm': { warning: 'The header has no “alg”, which RFC 7515 requires, so the signature can’t be verified.' },
    'missing-signature': { warning: 'The signature is missing, although the header names an algorithm.' },
    'give-secret': 'To verify the signature ({{algorithm}}), enter the secret.',
    'give-key': 'To verify the signature ({{algorithm}}), paste the public key.',
    'short-secret': {
      warning:
        'The secret is shorter than {{minimum}} bytes, the minimum that RFC 7518 requires for {{algorithm}}, so it could be guessed.',
    },
    'weak-key': {
      warning: {
        one: 'The key has only {{count, number}} bit. RFC 7518 requires at least {{minimum, number}} for {{algorithm}}; a shorter key can be broken.',
        other:
          'The key has only {{count, number}} bits. RFC 7518 requires at least {{minimum, number}} for {{algorithm}}; a shorter key can be broken.',
      },
    },
    'bad-time': { warning: 'The “{{claim}}” claim isn’t a time in seconds since 1970.' },
    'milliseconds-time': { warning: 'The “{{claim}}” claim looks like milliseconds, but RFC 7519 counts seconds.' },
    'repeated-claim': { warning: '“{{claim}}” appears more than once; programs differ in which one they use.' },
  },
  notes: [
    'The token is decoded on your device and is never sent, stored or put in a link. Anyone who has a token can read it this way: its contents are encoded, not encrypted.',
    'Header and payload are shown exactly as they are, with every digit of long numbers. Times are seconds since 1970 (RFC 7519), compared with your clock without any leeway.',
    'A valid signature means that someone with the key issued exactly this token. Whether to trust it also depends on the issuer, audience and time.',
  ],
  examples: [
    {
      title: 'A token signed with a secret',
      now: '2018-01-18T01:31:00Z',
      timeZone: 'UTC',
      input: {
        text: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
        secret: 'your-256-bit-secret',
      },
      output: {
        status: 'endless',
        signature: 'right',
        claims: [
          { claim: 'sub', meaning: 'sub', value: '1234567890' },
          { claim: 'name', meaning: 'name', value: 'John Doe' },
          { claim: 'iat', meaning: 'iat', value: '1516239022', time: '2018-01-18T01:30:22.000Z' },
        ],
      },
    },
    {
      title: 'Expired (the example of RFC 7519)',
      now: '2026-11-21T12:00:00Z',
      timeZone: 'UTC',
      input: {
        text: 'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
        secret: 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
        secretEncoding: 'base64',
      },
      output: { status: 'expired', signature: 'right' },
    },
    {
      title: 'Unsigned',
      now: '2026-11-21T12:00:00Z',
      timeZone: 'UTC',
      input: { text: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJtZSJ9.', secretEncoding: 'text' },
      output: { status: 'endless', signature: 'none', notices: [{ code: 'alg-none', level: 'warning' }] },
    },
  ],
  transform: async ({ text, secret, secretEncoding, key }, { now, fail, note }) => {
    const token = readJwt(text)
    const algorithm = stringMember(token.header, 'alg') ?? ''
    const isHmac = Object.hasOwn(HMAC_BYTES, algorithm)
    const bytes = isHmac ? secretBytes(secret, secretEncoding, fail) : undefined
    const proof = bytes ? (bytes.length > 0 ? bytes : undefined) : key.trim() || undefined
    const isNone = algorithm.toLowerCase() === 'none'
    const canCheck = !isNone && token.isSigned && algorithm !== ''
    const minimum = HMAC_BYTES[algorithm] ?? 0
    if (isNone) note('alg-none')
    if (algorithm === '') note('no-algorithm')
    if (algorithm !== '' && !isNone && !token.isSigned) note('missing-signature')
    if (canCheck && !proof) note(isHmac ? 'give-secret' : 'give-key', { algorithm: algorithm.slice(0, 40) })
    if (bytes && bytes.length > 0 && bytes.length < minimum) note('short-secret', { minimum, algorithm })
    for (const claim of TIME_CLAIMS)
      if (token.payload.has(claim) && timeMember(token.payload, claim) === undefined) note('bad-time', { claim })
    for (const claim of TIME_CLAIMS) if ((timeMember(token.payload, claim) ?? 0) >= FAR_MS) note('milliseconds-time', { claim })
    for (const claim of [...new Set(token.repeated)].slice(0, 10)) note('repeated-claim', { claim: claim.slice(0, 100) })
    const { signature, weakBits } = await signatureOf(token, algorithm, isNone, proof)
    if (weakBits !== undefined) note('weak-key', { count: weakBits, minimum: RSA_BITS, algorithm })
    return {
      status: statusOf(token.payload, now),
      signature,
      payload: token.payloadJson,
      header: token.headerJson,
      claims: claimsOf(token.payload),
    }
  },
})

function secretBytes(secret: string, encoding: 'text' | 'base64', fail: Fail<typeof failures>): Uint8Array {
  if (encoding === 'text') return new TextEncoder().encode(secret)
  try {
    return decodeBase64(secret)
  } catch {
    return fail('bad-secret', { field: 'secret' })
  }
}

async function signatureOf(
  token: Jwt,
  algorithm: string,
  isNone: boolean,
  proof: Uint8Array | string | undefined,
): Promise<{ readonly signature: (typeof SIGNATURES)[number]; readonly weakBits?: Verdict['weakBits'] }> {
  if (isNone || !token.isSigned) return { signature: 'none' }
  if (proof === undefined) return { signature: 'unchecked' }
  const { isRight, weakBits } = await verifySignature(token.compact, algorithm, stringMember(token.header, 'kid'), proof)
  return { signature: isRight ? 'right' : 'wrong', weakBits }
}

/** RFC 7519, sections 4.1.4 and 4.1.5: from `nbf` on, and before `exp`. */
function statusOf(payload: Members, now: number): (typeof STATUSES)[number] {
  const expires = timeMember(payload, 'exp')
  const begins = timeMember(payload, 'nbf')
  if (expires !== undefined && now >= expires) return 'expired'
  if (begins !== undefined && now < begins) return 'not-yet'
  if ((payload.has('exp') && expires === undefined) || (payload.has('nbf') && begins === undefined)) return 'unclear'
  return expires === undefined ? 'endless' : 'current'
}

function claimsOf(payload: Members) {
  return [...payload].map(([claim, raw]) => {
    const ms = TIME_CLAIMS.includes(claim) ? timeMember(payload, claim) : undefined
    const value = stringMember(payload, claim) ?? raw
    return {
      claim,
      meaning: (Object.hasOwn(MEANINGS, claim) && claim !== 'other' ? claim : 'other') as Meaning,
      value: value.length > SHOWN ? `${value.slice(0, SHOWN).replace(/[\ud800-\udbff]$/, '')}…` : value,
      time: ms !== undefined ? new Date(ms).toISOString() : undefined,
    }
  })
}
