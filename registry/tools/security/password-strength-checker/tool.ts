import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { text } from '../../../../engine/core/kit.ts'
import { column, facts, oneOf, part, table } from '../../../../engine/core/parts.ts'
import { estimate, type Pattern, PATTERNS } from './estimate.ts'

const VERDICTS = {
  worst: 'Very weak: among the first guesses',
  weak: 'Weak: guessed in no time',
  fair: 'Fair: only safe where guesses are limited',
  good: 'Good: takes effort to guess',
  strong: 'Strong: not worth guessing',
} as const
type Verdict = keyof typeof VERDICTS
/** By the score of the library, from 0 to 4. */
const BY_SCORE: readonly Verdict[] = ['worst', 'weak', 'fair', 'good', 'strong']

/** The library’s findings, by its own names for them, in our words. */
const WHY = {
  topTen: 'It is one of the ten most common passwords.',
  topHundred: 'It is one of the hundred most common passwords.',
  common: 'It is a common password.',
  similarToCommon: 'It is too close to a common password.',
  wordByItself: 'It is a single word.',
  namesByThemselves: 'It is a single name.',
  commonNames: 'It contains a common name.',
  userInputs: 'It contains something about you.',
  straightRow: 'It follows a row of keys on the keyboard.',
  keyPattern: 'It follows a short pattern on the keyboard.',
  simpleRepeat: 'It repeats a character.',
  extendedRepeat: 'It repeats a group of characters.',
  sequences: 'It follows a known order, such as abc or the days of the week.',
  recentYears: 'It contains a recent year.',
  dates: 'It contains a date.',
  short: 'It is so short that all combinations can be tried.',
  predictable: 'It is made of parts that attackers know.',
} as const
type Why = keyof typeof WHY

const ADVICE = {
  anotherWord: 'Add more words, preferably uncommon ones.',
  useWords: 'Use several words that don’t belong together.',
  noNeed: 'Length helps more than symbols, digits or uppercase letters.',
  capitalization: 'An uppercase first letter hardly helps. Attackers try it.',
  allUppercase: 'All uppercase is as easy to guess as all lowercase.',
  l33t: 'Replacing letters, such as a with @, hardly helps. Attackers try it.',
  reverseWords: 'Writing a word backward hardly helps. Attackers try it.',
  repeated: 'Avoid repeated words and characters.',
  sequences: 'Avoid sequences such as abc or 123.',
  longerKeyboardPattern: 'Avoid patterns on the keyboard.',
  recentYears: 'Avoid recent years.',
  associatedYears: 'Avoid years that have to do with you.',
  dates: 'Avoid dates and years that have to do with you.',
  generate: 'Best of all, let a password manager generate and remember a random one.',
} as const
type Advice = keyof typeof ADVICE

/** Guesses in a second: those of zxcvbn, from a service that locks the account to a graphics card with a fast hash. */
const RATES = { limited: 100 / 3600, unlimited: 10, slow: 1e4, fast: 1e10 } as const
const ATTACKERS = {
  limited: 'Online, 100 guesses an hour',
  unlimited: 'Online without a limit, 10 a second',
  slow: 'Stolen data, slow hash (bcrypt), 10,000 a second',
  fast: 'Stolen data, fast hash, 10 billion a second',
} as const
type Attacker = keyof typeof RATES

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400
const YEAR = 31_557_600
const TIMES = {
  instant: 'Less than a second',
  seconds: 'Seconds',
  minutes: 'Minutes',
  hours: 'Hours',
  days: 'Days',
  weeks: 'Weeks',
  months: 'Months',
  years: 'Years',
  decades: 'Decades',
  centuries: 'Centuries',
  ages: 'More than a million years',
} as const
type Time = keyof typeof TIMES
/** Where each begins, in seconds. */
const FROM: readonly (readonly [Time, number])[] = [
  ['ages', 1e6 * YEAR],
  ['centuries', 100 * YEAR],
  ['decades', 10 * YEAR],
  ['years', YEAR],
  ['months', YEAR / 12],
  ['weeks', 7 * DAY],
  ['days', DAY],
  ['hours', HOUR],
  ['minutes', MINUTE],
  ['seconds', 1],
]
/** Guesses up to this are few enough to be said as a number. */
const COUNTABLE = 1e15
const SHORT = 8

const values = <K extends string>(words: Readonly<Record<K, string>>) => Object.keys(words) as [K, ...K[]]

export const passwordStrengthChecker = defineTool({
  id: 'password-strength-checker',
  category: 'security',
  icon: 'gauge',
  title: 'Password strength checker',
  summary: 'Check how strong a password is: how long attackers would need to guess it, why it is weak and how to improve it.',
  keywords: [
    'password strength',
    'password checker',
    'how secure is my password',
    'password meter',
    'password tester',
    'zxcvbn',
    'password entropy',
    'time to crack',
  ],
  aliases: [
    'password-strength-meter',
    'password-strength-test',
    'password-checker',
    'password-tester',
    'how-secure-is-my-password',
    'password-entropy-calculator',
  ],
  slugs: {
    es: 'comprobador-de-seguridad-de-contrasenas',
    fr: 'test-de-mot-de-passe',
    id: 'cek-kekuatan-kata-sandi',
    it: 'verifica-sicurezza-password',
    pl: 'sprawdzanie-sily-hasla',
    pt: 'verificador-de-forca-de-senha',
    ru: 'proverka-nadezhnosti-parolya',
  },
  // The library counts years from the present one.
  effect: 'clock',
  limits: { timeMs: 30_000 },
  input: z.object({
    password: text('Password', { min: 1, max: 100, control: 'secret', sensitive: true }),
    personal: text('Words about you', {
      max: 500,
      default: '',
      sensitive: true,
      placeholder: 'Ana, Example Inc., Rex',
      help: 'Names, places or the service it is for. Attackers try them first.',
    }),
  }),
  output: z.object({
    verdict: oneOf('Strength', VERDICTS, { view: 'headline' }),
    attackers: table('Time to guess', {
      attacker: column(z.enum(values(ATTACKERS)), 'Attacker', { choices: ATTACKERS }),
      time: column(z.enum(values(TIMES)), 'Time', { choices: TIMES }),
    }),
    why: part(z.array(z.enum(values(WHY))), 'Why it is weak', { view: 'list', choices: WHY }).optional(),
    advice: part(z.array(z.enum(values(ADVICE))), 'What helps', { view: 'list', choices: ADVICE }).optional(),
    estimate: facts('Estimate', {
      guesses: column(z.number().optional(), 'Guesses needed', { decimals: 0 }),
      power: column(z.number(), 'Guesses as a power of ten', { decimals: 1 }),
      bits: column(z.number(), 'Strength', { unit: 'bit|bits', decimals: 1 }),
      characters: column(z.int(), 'Length', { unit: 'character|characters' }),
    }),
    parts: table(
      'What an attacker sees',
      {
        text: column(z.string(), 'Part', { format: 'code' }),
        pattern: column(z.enum(values<Pattern>(PATTERNS)), 'Pattern', { choices: PATTERNS }),
        power: column(z.number(), 'Guesses as a power of ten', { decimals: 1 }),
      },
      { sensitive: true },
    ),
  }),
  notices: { 'not-breaches': 'Whether the password was part of a data breach isn’t checked, because it never leaves your device.' },
  notes: [
    'The password stays on your device and is never sent, stored or put in a link. Even so, the best habit is to check one that is built like yours instead.',
    'The method is zxcvbn (D. L. Wheeler, USENIX Security 2016), as implemented in zxcvbn-ts 4: the password is cut into parts that attackers know, such as common passwords, English words, names, dates and keyboard patterns, in the way that needs the fewest guesses. Words in other languages aren’t recognized, so a password made of them is rated too high.',
    'This is an estimate. Counting kinds of characters is misleading: “P@ssw0rd1” has all four and is guessed at once. The thresholds between the five ratings are 10³, 10⁶, 10⁸ and 10¹⁰ guesses.',
    'The four speeds are those of the method: an account that locks, one that doesn’t, and stolen data whose passwords were stored well or badly. A randomly generated password is stronger than a chosen one with the same rating.',
  ],
  examples: [
    {
      title: 'A common password with digits',
      now: '2026-11-21T12:00:00Z',
      timeZone: 'UTC',
      input: { password: 'password123' },
      in: { pl: { input: { password: 'haslo123' } } },
      output: {
        verdict: 'worst',
        why: ['common'],
        attackers: [
          { attacker: 'limited', time: 'hours' },
          { attacker: 'unlimited', time: 'minutes' },
          { attacker: 'slow', time: 'instant' },
          { attacker: 'fast', time: 'instant' },
        ],
      },
    },
    {
      title: 'Four words',
      now: '2026-11-21T12:00:00Z',
      timeZone: 'UTC',
      input: { password: 'correct horse battery staple' },
      in: {
        es: { input: { password: 'caballo correcto batería grapa' } },
        fr: { input: { password: 'cheval correct pile agrafe' } },
        id: { input: { password: 'kuda benar baterai staples' } },
        it: { input: { password: 'cavallo giusto pila graffetta' } },
        pl: { input: { password: 'koń wierny bateria zszywka' } },
        pt: { input: { password: 'cavalo certo bateria grampo' } },
        ru: { input: { password: 'верный конь батарея скрепка' } },
      },
      output: { verdict: 'strong' },
    },
    {
      title: 'A word with letters replaced',
      now: '2026-11-21T12:00:00Z',
      timeZone: 'UTC',
      input: { password: 'P@ssw0rd' },
      output: { verdict: 'worst', advice: ['anotherWord', 'capitalization', 'l33t', 'generate'] },
    },
  ],
  transform: async ({ password, personal }, { note }) => {
    const words = personal.split(/[\s,;]+/).filter((word) => word !== '')
    const found = await estimate(password, words)
    const isWeak = found.score <= 2
    const own: Why = [...password].length < SHORT ? 'short' : 'predictable'
    const why = Object.hasOwn(WHY, found.warning ?? '') ? (found.warning as Why) : own
    const known = [...new Set(found.suggestions)].filter((one): one is Advice => Object.hasOwn(ADVICE, one))
    note('not-breaches')
    return {
      verdict: BY_SCORE[found.score] ?? 'worst',
      attackers: (Object.keys(RATES) as Attacker[]).map((attacker) => ({ attacker, time: timeOf(found.guesses / RATES[attacker]) })),
      why: isWeak ? [why] : undefined,
      advice: isWeak ? [...known, 'generate' as const] : undefined,
      estimate: {
        guesses: found.guesses <= COUNTABLE ? Math.round(found.guesses) : undefined,
        power: tenth(found.guessesLog10),
        bits: tenth(found.guessesLog10 * Math.log2(10)),
        characters: [...password].length,
      },
      parts: found.parts.map(({ power, ...rest }) => ({ ...rest, power: tenth(power) })),
    }
  },
})

const tenth = (number: number) => Math.round(number * 10) / 10

function timeOf(seconds: number): Time {
  return FROM.find(([, from]) => seconds >= from)?.[0] ?? 'instant'
}
