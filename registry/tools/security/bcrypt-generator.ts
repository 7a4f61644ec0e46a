import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, text, whole } from '../../../engine/core/kit.ts'
import { column, facts, oneOf, part } from '../../../engine/core/parts.ts'
import { textEncodingFailures } from '../../lib/encoding/text-encoding.ts'
import { countUtf8Bytes } from '../../lib/text/size.ts'

/** All that bcrypt reads of a password, in bytes. */
const MOST_BYTES = 72
const HIGHEST_COST = 15
const ADVISED_COST = 10
/** `$2b$12$`, 22 characters of salt and 31 of hash, in bcrypt’s own Base64. */
const FORM = /^\$(2[aby])\$(\d\d)\$([./A-Za-z0-9]{22})([./A-Za-z0-9]{31})$/
const making = { mode: 'hash' } as const

export const bcryptGenerator = defineTool({
  id: 'bcrypt-generator',
  category: 'security',
  icon: 'shield-check',
  title: 'Bcrypt generator',
  summary: 'Generate a bcrypt hash of a password, or check whether a password matches a hash and see what the hash is made of.',
  keywords: ['bcrypt hash', 'bcrypt checker', 'verify bcrypt', 'password hash', 'hash a password', 'blowfish', '$2y$', '$2b$', 'salt'],
  aliases: ['bcrypt-hash-generator', 'bcrypt-checker', 'bcrypt-verify', 'bcrypt', 'password-hash-generator'],
  slugs: {
    es: 'generador-de-bcrypt',
    fr: 'generateur-de-bcrypt',
    id: 'generator-bcrypt',
    it: 'generatore-di-bcrypt',
    pl: 'generator-bcrypt',
    pt: 'gerador-de-bcrypt',
    ru: 'generator-bcrypt',
  },
  recognizes: [{ kind: 'hash', field: 'hash', pattern: /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/, values: { mode: 'verify' } }],
  effect: 'random',
  action: 'Calculate',
  limits: { timeMs: 30_000 },
  input: z.object({
    mode: choice('What to do', { hash: 'Hash a password', verify: 'Check a password' }),
    password: text('Password', { min: 1, max: 1000, control: 'secret', sensitive: true }),
    cost: whole('Cost', { min: 4, max: HIGHEST_COST, default: 10, control: 'slider', help: 'Each step doubles the time.', when: making }),
    version: choice('Version', ['2b', '2a', '2y'], {
      named: 'raw',
      help: 'PHP writes 2y. For passwords of up to 72 bytes, all three give the same result.',
      advanced: true,
      when: making,
    }),
    hash: text('Hash', { max: 200, default: '', sensitive: true, placeholder: '$2b$10$…', when: { mode: 'verify' } }),
  }),
  output: z.object({
    verdict: oneOf(
      'Result',
      { right: 'The password matches this hash.', wrong: 'The password doesn’t match this hash.' },
      { view: 'headline' },
    ).optional(),
    hash: part(z.string(), 'Hash', { view: 'code', sensitive: true, fileName: 'hash.txt' }).optional(),
    parts: facts('Parts of the hash', {
      version: column(z.string(), 'Version', { format: 'code' }),
      cost: column(z.int(), 'Cost'),
      rounds: column(z.int(), 'Rounds', { help: '2 to the power of the cost.' }),
      salt: column(z.string(), 'Salt', { format: 'code' }),
      digest: column(z.string(), 'Hash of password and salt', { format: 'code' }),
    }),
  }),
  failures: {
    'lone-surrogate': textEncodingFailures.words['lone-surrogate'],
    'too-many-bytes': {
      one: 'The password has {{count, number}} byte, but bcrypt reads only the first {{maximum, number}}. Use a shorter one.',
      other: 'The password has {{count, number}} bytes, but bcrypt reads only the first {{maximum, number}}. Use a shorter one.',
    },
    'nul-character': 'The password contains a NUL character, where many bcrypt programs stop reading. Remove it.',
    'not-bcrypt':
      'This isn’t a complete bcrypt hash. A complete one has 60 characters and begins with $2a$, $2b$ or $2y$, a two-digit cost and $.',
    'bad-cost': 'The cost in this hash is {{cost}}, but bcrypt allows only 04 to 31. Copy the hash again.',
    'too-costly': 'The cost of this hash is {{cost, number}}; up to {{maximum, number}} can be checked here in reasonable time.',
  },
  notices: {
    'low-cost': { warning: 'The cost is below {{minimum, number}}, the minimum that OWASP recommends.' },
    'cut-off': {
      warning: {
        one: 'The password has {{count, number}} byte; bcrypt compared only the first {{maximum, number}}.',
        other: 'The password has {{count, number}} bytes; bcrypt compared only the first {{maximum, number}}.',
      },
    },
  },
  notes: [
    'The password and the hash stay on your device: nothing is sent, stored or put in a link. The salt is 16 random bytes from your device’s cryptographic generator, so each hash of the same password is different.',
    'Passwords are read as UTF-8. bcrypt ignores everything after 72 bytes: a longer password is rejected when you hash it, and a notice warns you when you check it.',
    'Versions: 2a is the older one, 2b the version corrected in OpenBSD in 2014, and 2y PHP’s equivalent. 2x marks hashes of a faulty old PHP library and isn’t supported.',
    'In JavaScript, cost 10 takes a few tenths of a second on an ordinary device, and each step doubles it; servers with compiled code need about a third of that. Choose the highest cost that your server can handle, about a quarter of a second per login.',
  ],
  examples: [
    {
      title: 'Hash a password',
      seed: 'toolglot',
      input: { password: 'correct horse' },
      in: {
        es: { input: { password: 'caballo correcto' } },
        fr: { input: { password: 'cheval correct' } },
        id: { input: { password: 'kuda benar' } },
        it: { input: { password: 'cavallo giusto' } },
        pl: { input: { password: 'wierny koń' } },
        pt: { input: { password: 'cavalo certo' } },
        ru: { input: { password: 'верный конь' } },
      },
      output: {
        hash: '$2b$10$rEAMN25psFf2d79JDxGsA.wX05f77ZZOgeXDs0C4B7toDbJe1uBpG',
        parts: { version: '2b', cost: 10, rounds: 1024, salt: 'rEAMN25psFf2d79JDxGsA.', digest: 'wX05f77ZZOgeXDs0C4B7toDbJe1uBpG' },
      },
    },
    {
      title: 'Check a password',
      input: { mode: 'verify', password: 'U*U', hash: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW' },
      output: {
        verdict: 'right',
        parts: { version: '2a', cost: 5, rounds: 32, salt: 'CCCCCCCCCCCCCCCCCCCCC.', digest: 'E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW' },
      },
    },
    {
      title: 'A wrong password',
      input: { mode: 'verify', password: 'u*u', hash: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW' },
      output: { verdict: 'wrong' },
    },
  ],
  transform: async ({ mode, password, cost, version, hash }, { fail, note, random, progress }) => {
    const where = { field: 'password' }
    if (!password.isWellFormed()) fail('lone-surrogate', where)
    if (password.includes('\0')) fail('nul-character', where)
    const bytes = countUtf8Bytes(password)
    const bcrypt = await import('bcryptjs')
    const run = (salt: string) =>
      new Promise<string>((resolve, reject) => {
        const done = (error: Error | null, made?: string) => (made === undefined ? reject(error ?? new Error('no hash')) : resolve(made))
        bcrypt.hash(password, salt, done, progress)
      })
    if (mode === 'hash') {
      if (bytes > MOST_BYTES) fail('too-many-bytes', { count: bytes, maximum: MOST_BYTES, ...where })
      if (cost < ADVISED_COST) note('low-cost', { minimum: ADVISED_COST })
      const salt = bcrypt.encodeBase64(random.bytes(16), 16)
      const made = await run(`$${version}$${String(cost).padStart(2, '0')}$${salt}`)
      return { hash: made, parts: partsOf(made) }
    }
    const given = hash.trim()
    if (given === '') fail('required', { field: 'hash' })
    const [, kind, digits, salt, digest] = FORM.exec(given) ?? fail('not-bcrypt', { field: 'hash' })
    const wanted = Number(digits)
    if (wanted < 4 || wanted > 31) fail('bad-cost', { cost: digits as string, field: 'hash' })
    if (wanted > HIGHEST_COST) fail('too-costly', { cost: wanted, maximum: HIGHEST_COST, field: 'hash' })
    if (bytes > MOST_BYTES) note('cut-off', { count: bytes, maximum: MOST_BYTES })
    // Only the last part is compared: two bits of the salt’s last character mean nothing, and programs write them differently.
    const made = await run(`$${kind}$${digits}$${salt}`)
    return { verdict: made.endsWith(digest as string) ? ('right' as const) : ('wrong' as const), parts: partsOf(given) }
  },
})

function partsOf(hash: string) {
  const [, version = '', cost = '', salt = '', digest = ''] = FORM.exec(hash) ?? []
  return { version, cost: Number(cost), rounds: 2 ** Number(cost), salt, digest }
}
