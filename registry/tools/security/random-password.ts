import * as z from 'zod'
import { type Fail, defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { type CharacterClass, countPasswords, drawPassword, log2 } from '../../lib/chance/password.ts'

const LANGUAGES = ['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'] as const
const WORDS = {
  en: () => import('../../data/passphrase-words/en.ts'),
  es: () => import('../../data/passphrase-words/es.ts'),
  fr: () => import('../../data/passphrase-words/fr.ts'),
  id: () => import('../../data/passphrase-words/id.ts'),
  it: () => import('../../data/passphrase-words/it.ts'),
  pl: () => import('../../data/passphrase-words/pl.ts'),
  pt: () => import('../../data/passphrase-words/pt.ts'),
  ru: () => import('../../data/passphrase-words/ru.ts'),
} as const

const LOWER = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'
const SYMBOLS = '!@#$%^&*()-_=+[]{};:,.?/'
const LOOK_ALIKES = /[Il1|O0o]/g
const SEPARATORS = { hyphen: '-', space: ' ', point: '.', underscore: '_' } as const

const of = (kind: string) => ({ when: { kind: kind } })
const failures = {
  'no-characters': 'Choose at least one kind of character.',
  'bad-symbols': '“Which symbols” can’t contain letters, digits, spaces or control characters. Remove them.',
  'no-symbols': 'There are no symbols left to choose from. Enter some, or turn symbols off.',
} as const

const input = z.object({
  kind: choice('Kind', { characters: 'Characters', words: 'Words (passphrase)' }),
  length: whole('Length', { min: 4, max: 256, default: 20, unit: 'character|characters', control: 'slider', ...of('characters') }),
  lower: flag('Lowercase', { default: true, ...of('characters') }),
  upper: flag('Uppercase', { default: true, ...of('characters') }),
  digits: flag('Digits', { default: true, ...of('characters') }),
  symbols: flag('Symbols', { default: true, ...of('characters') }),
  symbolSet: text('Which symbols', { max: 200, default: SYMBOLS, advanced: true, when: { symbols: true } }),
  noLookAlikes: flag('No look-alikes', { help: 'Excludes I, l, 1, |, O, o and 0.', ...of('characters') }),
  needsEach: flag('At least one of each kind', { default: true, advanced: true, ...of('characters') }),
  words: whole('Words', { min: 3, max: 30, default: 7, control: 'slider', ...of('words') }),
  language: choice('Language', LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale', ...of('words') }),
  separator: choice('Separator', { hyphen: 'Hyphen', space: 'Space', point: 'Dot', underscore: 'Underscore' }, of('words')),
  capitals: flag('Capitalize words', { advanced: true, ...of('words') }),
  addDigit: flag('Add a digit after one word', { advanced: true, ...of('words') }),
  count: whole('How many', { min: 1, max: 1000, default: 1 }),
})
type Input = z.output<typeof input>

export const randomPassword = defineTool({
  id: 'random-password',
  category: 'security',
  icon: 'key-round',
  title: 'Random password generator',
  summary: 'Generate strong random passwords or passphrases on your device, and see their real strength in bits.',
  keywords: ['password generator', 'strong password', 'passphrase', 'diceware', 'secure password', 'pin'],
  aliases: ['random-password-generator', 'password-generator', 'passphrase-generator'],
  slugs: {
    es: 'generador-de-contrasenas',
    fr: 'mot-de-passe-aleatoire',
    id: 'kata-sandi-acak',
    it: 'generatore-di-password',
    pl: 'generator-hasel',
    pt: 'gerador-de-senha-aleatoria',
    ru: 'generator-paroley',
  },
  effect: 'random',
  action: 'Generate',
  input,
  output: z.object({
    text: part(z.array(z.string()), 'Passwords', { format: 'code', view: 'list', sensitive: true, fileName: 'passwords.txt' }),
    strength: facts(
      'Strength',
      {
        bits: column(z.number(), 'Strength', { unit: 'bit|bits', decimals: 1 }),
        choices: column(z.int(), 'Characters or words available'),
        characters: column(z.int(), 'Length of the longest'),
      },
      { view: 'statistics' },
    ),
  }),
  failures,
  notes: [
    'Passwords are made with your device’s cryptographic random number generator and never leave it.',
    'Every password that fits your choices is equally likely. For “At least one of each kind”, whole passwords are generated until one fits, because adding the missing kinds afterward would make some passwords likelier than others.',
    'Strength is the base-2 logarithm of the number of possible passwords under your settings. Each bit doubles the work of guessing. About 60 bits withstand online guessing; 80 or more withstand offline attacks on stolen data.',
    'Passphrases use our own lists of common words, about 550 to 830 per language, with repeats allowed. The strength is calculated from the actual list, so you need more words than with a list of several thousand.',
  ],
  examples: [
    {
      title: 'Twenty characters',
      input: {},
      seed: 'toolglot',
      output: { text: ['k4@4IIPxYUiu+^Uy?d{='], strength: { bits: 128.39, choices: 86, characters: 20 } },
    },
    {
      title: 'A passphrase',
      input: { kind: 'words', language: 'en' },
      seed: 'toolglot',
      in: {
        es: { input: { language: 'es' } },
        fr: { input: { language: 'fr' } },
        id: { input: { language: 'id' } },
        it: { input: { language: 'it' } },
        pl: { input: { language: 'pl' } },
        pt: { input: { language: 'pt' } },
        ru: { input: { language: 'ru' } },
      },
      output: { text: ['acorn-gate-path-potato-ivory-soup-magnet'], strength: { bits: 64.99, choices: 624, characters: 40 } },
    },
    {
      title: 'A six-digit PIN',
      input: { length: 6, lower: false, upper: false, symbols: false },
      seed: 'toolglot',
      output: { text: ['062325'], strength: { bits: 19.93, choices: 10, characters: 6 } },
    },
  ],
  transform: async (input, { random, signal, fail }) => {
    const { draw, possible, choices } = input.kind === 'words' ? await passphrases(input) : passwords(input, fail)
    const text = Array.from({ length: input.count }, () => {
      signal.throwIfAborted()
      return draw(random)
    })
    return {
      text,
      strength: {
        bits: Math.floor(log2(possible) * 100) / 100,
        choices,
        characters: Math.max(...text.map((password) => [...password].length)),
      },
    }
  },
})

type Random = Parameters<typeof drawPassword>[0]
/** How one is drawn, how many there can be, and out of how many characters or words. */
type Recipe = { draw: (random: Random) => string; possible: bigint; choices: number }

function passwords(input: Input, fail: Fail<typeof failures>): Recipe {
  const { length, needsEach } = input
  const classes = classesOf(input, fail)
  if (classes.length === 0) fail('no-characters', { field: 'lower' })
  const sizes = classes.map((characters) => characters.length)
  return {
    draw: (random) => drawPassword(random, classes, length, needsEach),
    possible: countPasswords(sizes, length, needsEach),
    choices: classes.flat().length,
  }
}

function classesOf({ lower, upper, digits, symbols, symbolSet, noLookAlikes }: Input, fail: Fail<typeof failures>): CharacterClass[] {
  // Marks too: they would melt into the letter before them.
  if (symbols && /[\p{L}\p{M}\p{N}\s\p{C}]/u.test(symbolSet)) fail('bad-symbols', { field: 'symbolSet' })
  if (symbols && (noLookAlikes ? symbolSet.replace(LOOK_ALIKES, '') : symbolSet) === '') fail('no-symbols', { field: 'symbolSet' })
  const given = [lower && LOWER, upper && LOWER.toUpperCase(), digits && DIGITS, symbols && symbolSet].filter(
    (characters) => characters !== false,
  )
  return given.map((characters) => [...new Set(noLookAlikes ? characters.replace(LOOK_ALIKES, '') : characters)])
}

async function passphrases({ words: count, language, separator, capitals, addDigit }: Input): Promise<Recipe> {
  const { WORDS: list } = await WORDS[language]()
  const write = (word: string) => (capitals ? word.charAt(0).toLocaleUpperCase(language) + word.slice(1) : word)
  return {
    draw: (random) => {
      const words = Array.from({ length: count }, () => write(random.pick(list)))
      if (addDigit) {
        const place = random.int(0, count - 1)
        words[place] += String(random.int(0, 9))
      }
      return words.join(SEPARATORS[separator])
    },
    possible: BigInt(list.length) ** BigInt(count) * (addDigit ? 10n * BigInt(count) : 1n),
    choices: list.length,
  }
}
