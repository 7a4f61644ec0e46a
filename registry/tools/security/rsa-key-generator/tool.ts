import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, text } from '../../../../engine/core/kit.ts'
import { column, facts, part } from '../../../../engine/core/parts.ts'
import { writePem } from '../../../lib/keys/pem.ts'
import { EC_CURVES, type EcCurve, generatePair, KEY_TYPES, type KeyPair, RSA_LENGTHS, type RsaLength, writeJwk } from './generate.ts'
import { sshFingerprint, writePkcs1, writeSec1, writeSshPrivate, writeSshPublic } from './write.ts'
import { webCryptoFailures } from '../../../lib/keys/web-crypto.ts'

const FORMAT = 'Private key format'
const PKCS8 = 'PKCS #8'
const OPENSSH = 'OpenSSH'
/** What one kind of key has alone. */
const byType = { rsa: { type: 'rsa' }, ec: { type: 'ec' }, ed25519: { type: 'ed25519' } } as const
type Form = 'pkcs8' | 'pkcs1' | 'sec1' | 'openssh'

export const rsaKeyGenerator = defineTool({
  id: 'rsa-key-generator',
  category: 'security',
  icon: 'key-round',
  title: 'RSA key generator',
  summary: 'Generate RSA, elliptic-curve or Ed25519 key pairs on your device, as PEM, JWK and an OpenSSH public key.',
  keywords: [
    'rsa key pair generator',
    'public and private key generator',
    'key pair generator',
    'generate rsa key',
    'generate private key',
    'pem generator',
    'openssl genrsa',
    'ssh-keygen online',
    'ssh public key',
    'jwk generator',
    'ec key generator',
    'ecdsa key',
    'ed25519 key',
    'asymmetric key',
    'pkcs8',
    'pkcs1',
    'rsa 4096',
  ],
  aliases: [
    'rsa-key-pair-generator',
    'rsa-generator',
    'generate-rsa-key',
    'key-pair-generator',
    'public-private-key-generator',
    'private-key-generator',
    'pem-generator',
    'jwk-generator',
    'ec-key-generator',
    'ed25519-key-generator',
  ],
  slugs: {
    es: 'generador-de-claves-rsa',
    fr: 'generateur-de-cles-rsa',
    id: 'generator-kunci-rsa',
    it: 'generatore-di-chiavi-rsa',
    pl: 'generator-kluczy-rsa',
    pt: 'gerador-de-chaves-rsa',
    ru: 'generator-klyuchey-rsa',
  },
  // Only a page makes keys: no server should see a private key of somebody else, and the browser’s generator takes no seed.
  effect: 'browser',
  action: 'Generate',
  // A slow phone needs this long to find two primes of 2048 bits.
  limits: { timeMs: 120_000 },
  input: z.object({
    type: choice('Key type', KEY_TYPES),
    length: choice('Key length', Object.keys(RSA_LENGTHS) as RsaLength[], {
      order: ['2048', '3072', '4096'],
      default: '3072',
      unit: 'bit|bits',
      when: byType.rsa,
    }),
    curve: choice('Curve', Object.keys(EC_CURVES) as EcCurve[], { when: byType.ec }),
    rsaFormat: choice(FORMAT, { pkcs8: PKCS8, pkcs1: 'PKCS #1', openssh: OPENSSH }, { when: byType.rsa }),
    ecFormat: choice(FORMAT, { pkcs8: PKCS8, sec1: 'SEC 1', openssh: OPENSSH }, { when: byType.ec }),
    edFormat: choice(FORMAT, { pkcs8: PKCS8, openssh: OPENSSH }, { when: byType.ed25519 }),
    comment: text('Comment', {
      max: 200,
      default: '',
      placeholder: 'anna@example.com',
      help: 'For the OpenSSH key. It helps you tell your keys apart.',
      advanced: true,
    }),
  }),
  output: z.object({
    privateKey: part(z.string(), 'Private key', {
      view: 'code',
      sensitive: true,
      media: 'application/x-pem-file',
      fileName: 'private-key.pem',
    }),
    publicKey: part(z.string(), 'Public key', { view: 'code', media: 'application/x-pem-file', fileName: 'public-key.pem' }),
    ssh: part(z.string(), 'OpenSSH public key', { view: 'code', fileName: 'id_key.pub' }),
    facts: facts('Details', {
      fingerprint: column(z.string(), 'Fingerprint (OpenSSH)', { format: 'code' }),
      strength: column(z.int(), 'Strength', { unit: 'bit|bits' }),
    }),
    publicJwk: part(z.string(), 'Public key (JWK)', {
      view: 'code',
      language: 'json',
      media: 'application/jwk+json',
      fileName: 'public-key.json',
    }),
    privateJwk: part(z.string(), 'Private key (JWK)', {
      view: 'code',
      language: 'json',
      sensitive: true,
      media: 'application/jwk+json',
      fileName: 'private-key.json',
    }),
  }),
  failures: {
    ...webCryptoFailures.words,
    'key-type-unsupported':
      'This browser can’t generate {{kind}} keys. Update it, or choose another key type; every browser can generate RSA keys and P-256.',
    'bad-comment': 'The comment has to be on one line, without control characters. Remove them.',
  },
  notices: {
    unencrypted: 'The private key isn’t protected by a password. Keep the file where only you can read it, and never send it to anyone.',
    'short-term': { info: 'NIST accepts RSA keys of 2048 bits only through 2030. For anything that has to last longer, choose 3072 bits.' },
  },
  notes: [
    'Your browser’s own cryptographic generator (Web Cryptography API) makes the keys on your device. They are never sent, stored or put in a link, so the API and the command line don’t offer this tool. Once you leave the page, they are gone.',
    'The private key is PKCS #8 (RFC 5958) unless you choose PKCS #1 (RFC 8017), SEC 1 (RFC 5915) or the OpenSSH format; the public key is SPKI (RFC 5280). PEM files have lines of 64 characters. The public exponent of RSA keys is 65537.',
    'The strength says how much work the best known attack takes, as a power of two: 112 bits for RSA 2048, 128 for RSA 3072, P-256 and Ed25519 (NIST SP 800-57 part 1, revision 5, 2020), and about 152 for RSA 4096 (NIST SP 800-56B, revision 2, 2019). The year 2030 is from the former.',
    'To protect a key with a password, run “openssl pkcs8 -topk8 -in private-key.pem -out encrypted.pem”, or “ssh-keygen -p -f id_key” for the OpenSSH format.',
  ],
  // No private key is shown in an example: somebody would use it.
  examples: [
    { title: 'RSA with 3072 bits', input: {}, output: { facts: { strength: 128 } } },
    {
      title: 'RSA with 4096 bits for an older program',
      input: { type: 'rsa', length: '4096', rsaFormat: 'pkcs1' },
      output: { facts: { strength: 152 } },
    },
    { title: 'A P-256 key for ES256 tokens', input: { type: 'ec', curve: 'P-256' }, output: { facts: { strength: 128 } } },
    {
      title: 'An SSH key',
      input: { type: 'ed25519', edFormat: 'openssh', comment: 'anna@example.com' },
      in: {
        es: { input: { comment: 'ana@example.com' } },
        fr: { input: { comment: 'claire@example.com' } },
        id: { input: { comment: 'budi@example.com' } },
        pt: { input: { comment: 'ana@example.com' } },
      },
      output: { facts: { strength: 128 } },
    },
  ],
  transform: async ({ type, length, curve, comment: given, ...formats }, { random, fail, note }) => {
    const comment = given.trim()
    if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(comment)) fail('bad-comment', { field: 'comment' })
    const pair = await generatePair({ type, length, curve })
    if (!pair)
      return fail('key-type-unsupported', { kind: type === 'ec' ? curve : KEY_TYPES[type], field: type === 'ec' ? 'curve' : 'type' })
    const { jwk, spki } = pair
    const form = { rsa: formats.rsaFormat, ec: formats.ecFormat, ed25519: formats.edFormat }[type]
    note('unencrypted')
    if (type === 'rsa' && length === '2048') note('short-term')
    return {
      privateKey: writePrivate(pair, form, comment, random.bytes(4)),
      publicKey: writePem('PUBLIC KEY', spki),
      ssh: writeSshPublic(jwk, comment),
      facts: { fingerprint: sshFingerprint(jwk), strength: { rsa: RSA_LENGTHS[length], ec: EC_CURVES[curve], ed25519: 128 }[type] },
      publicJwk: writeJwk(jwk, 'public'),
      privateJwk: writeJwk(jwk, 'private'),
    }
  },
})

function writePrivate({ pkcs8, jwk }: KeyPair, form: Form, comment: string, check: Uint8Array): string {
  if (form === 'pkcs1') return writePkcs1(jwk)
  if (form === 'sec1') return writeSec1(jwk)
  return form === 'openssh' ? writeSshPrivate(jwk, comment, check) : writePem('PRIVATE KEY', pkcs8)
}
