import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../../engine/core/kit.ts'
import { column, facts, part } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import { encodeText } from '../../../lib/encoding/text-encoding.ts'
import { BYTE_FORMS, type ByteForm, givenBytes, givenBytesFailures } from '../../../lib/hashes/given-bytes.ts'
import { HMAC_BYTES } from '../../../lib/jwt/algorithms.ts'
import { FAR_MS, membersAt, placesOfMembers, TIME_CLAIMS, timeMember } from '../../../lib/jwt/members.ts'
import { contentFailures, headerFor, payloadWith, SPACING } from './contents.ts'
import { JWT_ALGORITHMS, signCompact } from './sign.ts'
import { readSigningKey, secretOfJwk, signingKeyFailures } from './signing-key.ts'
import { webCryptoFailures } from '../../../lib/keys/web-crypto.ts'

const byHmac = { algorithm: ['HS256', 'HS384', 'HS512'] } as const
const byKey = { algorithm: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'] } as const
const MINUTE = 60
const DAY = 86_400
const LIFETIMES = {
  keep: 'As in the payload',
  minutes5: '5 minutes from now',
  minutes15: '15 minutes from now',
  hour: '1 hour from now',
  day: '1 day from now',
  days30: '30 days from now',
  own: 'Custom',
} as const
const SECONDS: Readonly<Record<string, number>> = {
  minutes5: 5 * MINUTE,
  minutes15: 15 * MINUTE,
  hour: 60 * MINUTE,
  day: DAY,
  days30: 30 * DAY,
}

/** RFC 8037, A.1 to A.4. */
const ED25519_JWK = `{"kty":"OKP","crv":"Ed25519",
"d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A",
"x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}`

const HOUR_DETAILS = { issued: '2026-11-21T12:00:00.000Z', expires: '2026-11-21T13:00:00.000Z' }
const hourFor = (name: string) => ({
  input: { payload: `{\n  "sub": "${name}",\n  "admin": true\n}` },
  output: { details: HOUR_DETAILS, payload: `{"sub":"${name}","admin":true,"iat":1795262400,"exp":1795266000}` },
})

export const jwtGenerator = defineTool({
  id: 'jwt-generator',
  category: 'security',
  icon: 'pen-line',
  title: 'JWT generator',
  summary: 'Create and sign a JSON Web Token (JWT) with a secret or a private key, and set when it expires.',
  keywords: [
    'jwt encoder',
    'jwt encode',
    'sign jwt',
    'create jwt',
    'json web token generator',
    'jwt builder',
    'jws',
    'hs256',
    'rs256',
    'es256',
    'eddsa',
    'bearer token',
  ],
  aliases: ['jwt-encoder', 'jwt-encode', 'jwt-builder', 'jwt-creator', 'jwt-signer', 'sign-jwt', 'json-web-token-generator'],
  slugs: {
    es: 'generador-de-jwt',
    fr: 'generateur-de-jwt',
    id: 'generator-jwt',
    it: 'generatore-di-jwt',
    pl: 'generator-jwt',
    pt: 'gerador-de-jwt',
    ru: 'generator-jwt',
  },
  effect: 'clock',
  inverse: 'jwt-decoder',
  input: z.object({
    payload: text('Payload', {
      max: 1_000_000,
      control: 'code',
      sensitive: true,
      lines: 6,
      media: 'application/json',
      language: 'json',
      placeholder: '{"sub":"1234567890","name":"John Doe","iat":1516239022}',
    }),
    algorithm: choice('Algorithm', JWT_ALGORITHMS, { named: 'raw' }),
    secret: text('Secret', { max: 10_000, default: '', control: 'secret', sensitive: true, when: byHmac }),
    secretForm: choice('Secret format', { ...BYTE_FORMS, jwk: 'JWK' }, { advanced: true, when: byHmac }),
    key: text('Private key', {
      max: 200_000,
      default: '',
      control: 'code',
      lines: 4,
      sensitive: true,
      help: 'In PEM (PKCS #8, PKCS #1 or SEC 1) or as a JWK.',
      when: byKey,
    }),
    issued: flag('Add the time of issue', { help: 'Sets the “iat” claim to now.' }),
    lifetime: choice('Expires', LIFETIMES, { help: 'Sets the “exp” claim.' }),
    seconds: whole('Lifetime', { min: 1, max: 100 * 366 * DAY, default: 3600, unit: 'second|seconds', when: { lifetime: 'own' } }),
    header: text('Header', {
      max: 100_000,
      default: '',
      control: 'code',
      sensitive: true,
      lines: 3,
      language: 'json',
      placeholder: '{"typ": "JWT", "kid": "2026-11"}',
      help: 'Only if you need more than “alg” and “typ”. The algorithm is added.',
      advanced: true,
    }),
    spacing: choice('JSON', SPACING, { advanced: true }),
  }),
  output: z.object({
    token: part(z.string(), 'Token', { view: 'code', sensitive: true, media: 'application/jwt', fileName: 'token.txt' }),
    details: facts(
      'Details',
      {
        issued: column(z.string().optional(), 'Issued', { format: 'date-time' }),
        begins: column(z.string().optional(), 'Not valid before', { format: 'date-time' }),
        expires: column(z.string().optional(), 'Expires', { format: 'date-time' }),
        size: column(z.int(), 'Size', { format: 'bytes' }),
      },
      { sensitive: true },
    ),
    publicKey: part(z.string(), 'Public key', { view: 'code', fileName: 'public-key.pem' }).optional(),
    header: part(value.json, 'Header', { sensitive: true }),
    payload: part(value.json, 'Payload', { sensitive: true }),
  }),
  failures: { ...webCryptoFailures.words, ...contentFailures.words, ...givenBytesFailures.words, ...signingKeyFailures.words },
  notices: {
    'short-secret': {
      warning:
        'The secret is shorter than {{minimum}} bytes, the minimum that RFC 7518 requires for {{algorithm}}, so it could be guessed.',
    },
    'already-expired': { warning: 'The token has already expired: its “exp” claim is in the past.' },
    'never-expires': { info: 'The token never expires, because it has no “exp” claim.' },
    'bad-time': { warning: 'The “{{claim}}” claim isn’t a time in seconds since 1970.' },
    'milliseconds-time': { warning: 'The “{{claim}}” claim looks like milliseconds, but RFC 7519 counts seconds.' },
    'replaced-claim': { info: 'The “{{claim}}” claim in your payload was replaced.' },
  },
  notes: [
    'The token is signed on your device; payload, secret and key are never sent, stored or put in a link. Use real production keys only where you must: a test key is enough for a test.',
    'Compact form of JWS (RFC 7515) with the algorithms of RFC 7518 and Ed25519 (RFC 8037, RFC 9864). RSA keys need at least 2048 bits. Unsigned tokens (“alg”: “none”) can’t be created here.',
    'Signatures with PS and ES algorithms contain randomness, so they are different every time; all others are always the same for the same contents and key.',
    'Long numbers keep every digit, and with “Keep as typed” every space counts, so that the examples in the standards come out exactly as printed. Times are seconds since 1970 by the clock of your device.',
  ],
  examples: [
    {
      title: 'Signed with a secret',
      now: '2026-11-21T12:00:00Z',
      timeZone: 'UTC',
      input: { payload: '{"sub":"1234567890","name":"John Doe","iat":1516239022}', secret: 'your-256-bit-secret' },
      output: {
        token:
          'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
        notices: [
          { code: 'short-secret', params: { minimum: 32, algorithm: 'HS256' }, level: 'warning' },
          { code: 'never-expires', level: 'info' },
        ],
      },
    },
    {
      title: 'Valid for an hour from now',
      now: '2026-11-21T12:00:00Z',
      timeZone: 'UTC',
      input: {
        payload: '{\n  "sub": "anna",\n  "admin": true\n}',
        secret: '4ZbT1xJ0q8mWv5rY2sKd7uLhNf3gPcQe',
        issued: true,
        lifetime: 'hour',
      },
      in: { es: hourFor('ana'), fr: hourFor('claire'), id: hourFor('budi'), pt: hourFor('ana') },
      output: { details: HOUR_DETAILS, payload: '{"sub":"anna","admin":true,"iat":1795262400,"exp":1795266000}' },
    },
    {
      title: 'Signed with an Ed25519 key (the key of RFC 8037)',
      now: '2026-11-21T12:00:00Z',
      timeZone: 'UTC',
      input: { payload: '{"iss":"https://example.com","sub":"anna"}', algorithm: 'EdDSA', key: ED25519_JWK },
      in: {
        es: { input: { payload: '{"iss":"https://example.com","sub":"ana"}' } },
        fr: { input: { payload: '{"iss":"https://example.com","sub":"claire"}' } },
        id: { input: { payload: '{"iss":"https://example.com","sub":"budi"}' } },
        pt: { input: { payload: '{"iss":"https://example.com","sub":"ana"}' } },
      },
      output: {
        publicKey: '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=\n-----END PUBLIC KEY-----\n',
      },
    },
  ],
  transform: async (input, { now, note, fail }) => {
    const { algorithm, spacing } = input
    const header = headerFor(input.header, algorithm, spacing)
    const seconds = Math.floor(now / 1000)
    const lasts = input.lifetime === 'own' ? input.seconds : SECONDS[input.lifetime]
    const times = { iat: input.issued ? seconds : undefined, exp: lasts === undefined ? undefined : seconds + lasts }
    const { text: payload, replaced } = payloadWith(input.payload, times, spacing)
    const [headerBytes, payloadBytes] = [encodeText(header, 'utf-8', 'header'), encodeText(payload, 'utf-8', 'payload')]
    const minimum = HMAC_BYTES[algorithm]
    const { key, publicKey } = minimum === undefined ? await readSigningKey(input.key, algorithm) : { key: secretOf(input) }
    if (key instanceof Uint8Array) {
      if (key.length === 0) fail('required', { field: 'secret' })
      if (key.length < (minimum ?? 0)) note('short-secret', { minimum: minimum ?? 0, algorithm })
    }
    const token = await signCompact(headerBytes, payloadBytes, algorithm, key)
    const claims = membersAt(payload, placesOfMembers(payload) ?? [])
    for (const claim of replaced) note('replaced-claim', { claim })
    for (const claim of TIME_CLAIMS) {
      const time = timeMember(claims, claim)
      if (claims.has(claim) && time === undefined) note('bad-time', { claim })
      if ((time ?? 0) >= FAR_MS) note('milliseconds-time', { claim })
    }
    const expires = timeMember(claims, 'exp')
    if (!claims.has('exp')) note('never-expires')
    if (expires !== undefined && now >= expires) note('already-expired')
    const moment = (claim: string) => {
      const time = timeMember(claims, claim)
      return time === undefined ? undefined : new Date(time).toISOString()
    }
    return {
      token,
      details: { issued: moment('iat'), begins: moment('nbf'), expires: moment('exp'), size: token.length },
      publicKey,
      header,
      payload,
    }
  },
})

type SecretInput = { readonly secret: string; readonly secretForm: ByteForm | 'jwk' }

function secretOf({ secret, secretForm }: SecretInput): Uint8Array {
  return secretForm === 'jwk' ? secretOfJwk(secret) : givenBytes(secret, secretForm, 'secret')
}
