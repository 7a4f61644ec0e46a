import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { countPasswords, drawOfEach, log2 } from '../../lib/chance/password.ts'

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ALPHABETS = {
  base62: DIGITS + LETTERS,
  hex: '0123456789abcdef',
  base64url: `${LETTERS}${DIGITS}-_`,
  base58: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  base32: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
  digits: DIGITS,
} as const

export const tokenGenerator = defineTool({
  id: 'token-generator',
  category: 'security',
  icon: 'ticket',
  title: 'Token generator',
  summary: 'Generate random tokens, API keys and codes in the alphabet and length you need, with their strength in bits.',
  keywords: ['api key generator', 'random string', 'secret key', 'hex token', 'base64url', 'voucher codes', 'nonce'],
  aliases: ['random-token-generator', 'api-key-generator', 'random-string-generator'],
  slugs: {
    es: 'generador-de-tokens',
    fr: 'generateur-de-jetons',
    id: 'generator-token',
    it: 'generatore-di-token',
    pl: 'generator-tokenow',
    pt: 'gerador-de-tokens',
    ru: 'generator-tokenov',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    alphabet: choice('Alphabet', {
      base62: 'Letters and digits (base62)',
      hex: 'Hexadecimal',
      base64url: 'URL-safe (base64url)',
      base58: 'Without look-alikes (base58)',
      base32: 'Uppercase letters and digits (Crockford base32)',
      digits: 'Digits',
      own: 'Custom characters',
    }),
    characters: text('Characters to use', { max: 500, default: '', placeholder: 'ABCDEF23456789', when: { alphabet: 'own' } }),
    measure: choice('Set length by', { characters: 'Characters', bits: 'Strength' }),
    length: whole('Length', { min: 1, max: 1024, default: 32, unit: 'character|characters', when: { measure: 'characters' } }),
    bits: whole('At least', { min: 1, max: 4096, default: 256, unit: 'bit|bits', when: { measure: 'bits' } }),
    count: whole('How many', { min: 1, max: 1000, default: 1 }),
    unique: flag('No repeats', { default: true, advanced: true }),
    each: flag('At least one of each kind', { help: 'Uppercase letters, lowercase letters, digits and others.', advanced: true }),
    upper: flag('Uppercase', { when: { alphabet: 'hex' } }),
    prefix: text('Prefix', { max: 100, default: '', placeholder: 'sk_live_', help: 'Put before each token; it adds no strength.' }),
    group: whole('Group size', {
      min: 0,
      max: 100,
      default: 0,
      unit: 'character|characters',
      help: '0 keeps the token in one piece.',
      advanced: true,
    }),
    separator: text('Between groups', { max: 5, default: '-', advanced: true }),
  }),
  output: z.object({
    tokens: part(z.array(z.string()), 'Tokens', { format: 'code', view: 'list', sensitive: true, fileName: 'tokens.txt' }),
    strength: facts(
      'Strength',
      {
        bits: column(z.number(), 'Strength', { unit: 'bit|bits' }),
        choices: column(z.int(), 'Characters available'),
        characters: column(z.int(), 'Random characters'),
      },
      { view: 'statistics' },
    ),
  }),
  failures: {
    'too-few-characters': 'Enter at least two different characters to choose from.',
    'bad-characters': 'The characters to choose from can’t include spaces, control characters or combining marks. Remove them.',
    'bad-prefix': 'The prefix can’t contain control characters or line breaks. Remove them.',
    'bad-separator': 'The separator can’t contain control characters or line breaks. Remove them.',
    'too-short-for-each': {
      one: 'With a length of {{length, number}}, a token can’t have one of each kind. Make it at least {{count, number}} character long.',
      other:
        'With a length of {{length, number}}, a token can’t have one of each kind. Make it at least {{count, number}} characters long.',
    },
    'too-few-tokens': {
      one: 'There is only {{count, number}} possible token of this length, but you asked for {{wanted, number}}. Make them longer.',
      other: 'There are only {{count, number}} possible tokens of this length, but you asked for {{wanted, number}}. Make them longer.',
    },
  },
  notes: [
    'Tokens are made with your device’s cryptographic random number generator and never leave it. Each character is picked without bias: values that would favor some characters are rejected and generated again (rejection sampling).',
    'A token’s strength is its length times the base-2 logarithm of the number of possible characters. Prefix and separators aren’t secret, so they don’t count. For a secret key, 128 bits are enough and 256 are common.',
  ],
  examples: [
    {
      title: 'An API key with a prefix',
      input: { prefix: 'sk_live_' },
      seed: 'toolglot',
      output: { tokens: ['sk_live_uYI1Inyww3bHNok8KbT87mM3ueCvWPWD'], strength: { bits: 190.53, choices: 62, characters: 32 } },
    },
    {
      title: 'A 256-bit secret key',
      input: { alphabet: 'hex', measure: 'bits', bits: 256 },
      seed: 'toolglot',
      output: {
        tokens: ['40efeb888ffb72e841941e4324a50909b5a086b8d1bc5e31ec1f58fab596a79d'],
        strength: { bits: 256, choices: 16, characters: 64 },
      },
    },
    {
      title: 'Three coupon codes in groups',
      input: { alphabet: 'base32', length: 12, group: 4, count: 3 },
      seed: 'toolglot',
      output: { tokens: ['M0EZ-EBRR-RZZB', 'QJE8-M1S4-1EM3', 'J4AN-0S09-B5T0'], strength: { bits: 60, choices: 32, characters: 12 } },
    },
  ],
  transform: (input, { random, fail }) => {
    const { alphabet, upper, prefix, separator, count, unique, group } = input
    if (/[\p{C}\p{Zl}\p{Zp}]/u.test(prefix)) fail('bad-prefix', { field: 'prefix' })
    if (/[\p{C}\p{Zl}\p{Zp}]/u.test(separator)) fail('bad-separator', { field: 'separator' })
    if (alphabet === 'own' && /[\s\p{C}\p{M}]/u.test(input.characters)) fail('bad-characters', { field: 'characters' })
    const letters =
      alphabet === 'own'
        ? [...new Set(input.characters)]
        : [...(upper && alphabet === 'hex' ? ALPHABETS.hex.toUpperCase() : ALPHABETS[alphabet])]
    if (letters.length < 2) fail('too-few-characters', { field: 'characters' })
    const kinds = KINDS.map((kind) => letters.filter((letter) => kind.test(letter))).filter(({ length }) => length > 0)
    const sizes = input.each ? kinds.map((kind) => kind.length) : [letters.length]
    const length = input.measure === 'characters' ? input.length : lengthFor(sizes, input.bits)
    if (input.each && length < kinds.length) fail('too-short-for-each', { length, count: kinds.length, field: 'length' })
    const available = countPasswords(sizes, length, true)
    if (unique && available < BigInt(count)) fail('too-few-tokens', { count: Number(available), wanted: count, field: 'count' })
    const drawn: string[][] = []
    const seen = new Set<string>()
    while (drawn.length < count) {
      const token = drawOfEach(random, input.each ? kinds : [letters], length, true)
      const key = token.join('')
      if (unique && seen.has(key)) continue
      seen.add(key)
      drawn.push(token)
    }
    return {
      tokens: drawn.map((token) => prefix + inGroups(token, group).join(separator)),
      strength: { bits: Math.floor(log2(available) * 100) / 100, choices: letters.length, characters: length },
    }
  },
})

const KINDS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}]/u]

/** The fewest characters that give so many bits, worked out in whole numbers. */
function lengthFor(sizes: readonly number[], bits: number): number {
  const goal = 1n << BigInt(bits)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  let length = Math.max(1, Math.floor(bits / Math.log2(all)) - 1)
  while (countPasswords(sizes, length, true) < goal) length++
  return length
}

function inGroups(token: readonly string[], size: number): string[] {
  if (size === 0) return [token.join('')]
  return Array.from({ length: Math.ceil(token.length / size) }, (_, index) => token.slice(index * size, (index + 1) * size).join(''))
}
