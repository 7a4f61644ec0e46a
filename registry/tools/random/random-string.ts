import * as z from 'zod'
import type { RandomSource } from '../../../engine/core/context.ts'
import { type Fail, defineTool } from '../../../engine/core/define.ts'
import { choice, choices, flag, text, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { DRAW_NOTE, drawFailures, drawFields, drawMade } from '../../lib/chance/draw.ts'
import { countPasswords, drawOfEach } from '../../lib/chance/password.ts'
import { eachGrapheme } from '../../lib/text/segments.ts'

const SETS = {
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lower: 'abcdefghijklmnopqrstuvwxyz',
  digits: '0123456789',
  symbols: '!#$%&()*+,-./:;<=>?@[]^_{|}~',
} as const
type SetName = keyof typeof SETS
/** What is easily taken for another character. */
const LOOK_ALIKES = new Set('0O1lI|5S2Z8B')
const MADE_BY = { when: { mode: 'characters' } }

const failures = {
  ...drawFailures,
  'no-characters': 'No character is left to draw from. Choose some, or add your own.',
  'too-short-for-each': 'A string of {{length, number}} characters cannot hold one of each of {{kinds, number}} kinds. Make it longer.',
  'ends-with-backslash': 'A backslash makes the next character stand for itself, but nothing follows.',
} as const

export const randomString = defineTool({
  id: 'random-string',
  category: 'random',
  icon: 'text-cursor-input',
  title: 'Random string generator',
  summary: 'Make random strings of the characters and length you choose, or by a pattern such as AAA-999.',
  keywords: ['random text', 'random characters', 'random letters and numbers', 'alphanumeric', 'pattern', 'serial number', 'test data'],
  aliases: ['random-string-maker', 'random-text-string'],
  slugs: {
    es: 'cadena-aleatoria',
    fr: 'chaine-aleatoire',
    id: 'string-acak',
    it: 'stringa-casuale',
    pl: 'losowy-ciag-znakow',
    pt: 'string-aleatoria',
    ru: 'sluchaynaya-stroka',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    mode: choice('Made from', { characters: 'Characters and length', pattern: 'Pattern' }),
    length: whole('Length', { min: 1, max: 1000, default: 16, unit: 'characters', ...MADE_BY }),
    sets: choices(
      'Characters',
      { upper: 'Capital letters', lower: 'Small letters', digits: 'Digits', symbols: 'Punctuation and signs' },
      { max: 4, default: ['upper', 'lower', 'digits'], ...MADE_BY },
    ),
    own: text('Characters of my own', { max: 1000, default: '', placeholder: 'äöü€', ...MADE_BY }),
    each: flag('At least one of each kind', { advanced: true, ...MADE_BY }),
    clear: flag('Leave out look-alikes', { help: 'Such as 0 and O, 1 and l.' }),
    pattern: text('Pattern', {
      max: 500,
      default: '',
      placeholder: 'AAA-999',
      help: 'A: capital letter, a: small letter, 9: digit, X or x: hexadecimal digit, *: letter or digit. Behind a backslash a character stands for itself.',
      when: { mode: 'pattern' },
    }),
    ...drawFields,
  }),
  output: z.object({ strings: part(z.array(z.string()), 'Strings', { format: 'code', view: 'list', fileName: 'random-strings.txt' }) }),
  failures,
  notes: [
    'Each character of the chosen ones is equally likely at each place, by rejection sampling; one that you enter twice counts once. Characters of your own may be any, also emoji and letters with marks.',
    'For passwords and keys take the password and token generators, which tell the strength. A string from a seed is no secret: who knows the seed knows the string.',
    DRAW_NOTE,
  ],
  examples: [
    { title: 'Sixteen letters and digits', input: {}, seed: 'toolglot', output: { strings: ['4iSBSx866DlRXyuI'] } },
    {
      title: 'Two serial numbers by a pattern',
      input: { mode: 'pattern', pattern: 'AAA-9999-xx', count: 2 },
      seed: 'toolglot',
      output: { strings: ['YSM-2540-ff', 'VXY-8013-1e'] },
    },
    {
      title: 'Only characters of my own',
      input: { sets: [], own: '🍎🍌🍒', length: 5, count: 3 },
      seed: 'toolglot',
      output: { strings: ['🍎🍎🍌🍎🍌', '🍌🍌🍎🍎🍌', '🍌🍒🍒🍒🍌'] },
    },
  ],
  transform: (input, { random, fail }) => {
    const classes = input.mode === 'pattern' ? undefined : classesOf(input, fail)
    const places = classes ? Array.from({ length: input.length }, () => classes.flat()) : placesOf(input.pattern, input.clear, fail)
    if (classes && input.each) {
      const indexes = indexesOf(classes)
      const sizes = classes.map(({ length }) => length)
      if (input.length < classes.length) fail('too-short-for-each', { length: input.length, kinds: classes.length, field: 'length' })
      const make = (chance: RandomSource) => drawOfEach(chance, indexes, input.length, true).join(' ')
      return { strings: spell(drawMade(make, Number(countPasswords(sizes, input.length, true)), input, random, fail), places) }
    }
    const available = places.reduce((product, place) => product * place.length, 1)
    // Drawn as places in the alphabets: two different choices of characters may look alike once they stand side by side.
    const make = (chance: RandomSource) => places.map((place) => chance.int(0, place.length - 1)).join(' ')
    return { strings: spell(drawMade(make, available, input, random, fail), places) }
  },
})

/** The characters that may stand at one place. */
type Place = readonly string[]

/** The characters at the places drawn. */
function spell(drawn: readonly string[], places: readonly Place[]): string[] {
  return drawn.map((indexes) =>
    indexes
      .split(' ')
      .map((index, at) => places[at]?.[Number(index)] ?? '')
      .join(''),
  )
}

/** The characters of each kind, none in two. @throws ToolError no-characters */
function classesOf(input: { sets: readonly SetName[]; own: string; clear: boolean }, fail: Fail<typeof failures>): Place[] {
  const own: string[] = []
  eachGrapheme(input.own, (character) => own.push(character))
  const known = new Set<string>()
  const classes = [...input.sets.map((name): Place => [...SETS[name]]), own].map((characters) =>
    characters.filter((character) => !(input.clear && LOOK_ALIKES.has(character)) && known.size < known.add(character).size),
  )
  if (known.size === 0) fail('no-characters', { field: 'sets' })
  return classes.filter(({ length }) => length > 0)
}

/** For each kind, where its characters are in the list of all. */
function indexesOf(classes: readonly Place[]): number[][] {
  let before = 0
  return classes.map((characters) => characters.map(() => before++))
}

const HEX = '0123456789ABCDEF'
const SIGNS: Readonly<Record<string, string>> = {
  A: SETS.upper,
  a: SETS.lower,
  '9': SETS.digits,
  X: HEX,
  x: HEX.toLowerCase(),
  '*': SETS.upper + SETS.lower + SETS.digits,
}

/** @throws ToolError required, ends-with-backslash */
function placesOf(pattern: string, clear: boolean, fail: Fail<typeof failures>): Place[] {
  if (pattern === '') fail('required', { field: 'pattern' })
  const places: Place[] = []
  let isLiteral = false
  for (const sign of pattern) {
    if (sign === '\\' && !isLiteral) {
      isLiteral = true
      continue
    }
    const set = isLiteral ? undefined : SIGNS[sign]
    places.push(set === undefined ? [sign] : [...set].filter((character) => !(clear && LOOK_ALIKES.has(character))))
    isLiteral = false
  }
  if (isLiteral) fail('ends-with-backslash', { field: 'pattern', offset: pattern.length - 1, text: pattern })
  return places
}
