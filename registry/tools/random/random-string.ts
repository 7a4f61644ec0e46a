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
  'no-characters': 'There are no characters left to choose from. Select some, or add custom characters.',
  'too-short-for-each': {
    one: 'With a length of {{length, number}}, a string can’t have one of each kind. Make it at least {{count, number}} character long.',
    other: 'With a length of {{length, number}}, a string can’t have one of each kind. Make it at least {{count, number}} characters long.',
  },
  'ends-with-backslash': 'Nothing follows the backslash at the end. Add the character it should keep as is, or write \\\\ for a backslash.',
} as const

export const randomString = defineTool({
  id: 'random-string',
  category: 'random',
  icon: 'text-cursor-input',
  title: 'Random string generator',
  summary: 'Generate random strings from the characters and length you choose, or from a pattern such as AAA-999.',
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
    mode: choice('Generate from', { characters: 'Characters and length', pattern: 'Pattern' }),
    length: whole('Length', { min: 1, max: 1000, default: 16, unit: 'character|characters', ...MADE_BY }),
    sets: choices(
      'Characters',
      { upper: 'Uppercase', lower: 'Lowercase', digits: 'Digits', symbols: 'Punctuation and symbols' },
      { max: 4, default: ['upper', 'lower', 'digits'], ...MADE_BY },
    ),
    own: text('Custom characters', { max: 1000, default: '', placeholder: 'äöü€', ...MADE_BY }),
    each: flag('At least one of each kind', { advanced: true, ...MADE_BY }),
    clear: flag('Exclude look-alikes', { help: 'Such as 0 and O, or 1 and l.' }),
    pattern: text('Pattern', {
      max: 500,
      default: '',
      placeholder: 'AAA-999',
      help: 'A: uppercase letter, a: lowercase letter, 9: digit, X or x: hexadecimal digit, *: letter or digit. A character after a backslash is kept as is.',
      when: { mode: 'pattern' },
    }),
    ...drawFields,
  }),
  output: z.object({ strings: part(z.array(z.string()), 'Strings', { format: 'code', view: 'list', fileName: 'random-strings.txt' }) }),
  failures,
  notes: [
    'At every position, each of the chosen characters is equally likely (rejection sampling); a character entered twice counts once. Custom characters can be anything, including emoji and accented letters.',
    'For passwords and keys, use the password and token generators, which show the strength. A string made from a seed isn’t secret: anyone who knows the seed knows the string.',
    DRAW_NOTE,
  ],
  examples: [
    { title: 'Sixteen letters and digits', input: {}, seed: 'toolglot', output: { strings: ['4iSBSx866DlRXyuI'] } },
    {
      title: 'Two serial numbers from a pattern',
      input: { mode: 'pattern', pattern: 'AAA-9999-xx', count: 2 },
      seed: 'toolglot',
      output: { strings: ['YSM-2540-ff', 'VXY-8013-1e'] },
    },
    {
      title: 'Only custom characters',
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
      if (input.length < classes.length) fail('too-short-for-each', { length: input.length, count: classes.length, field: 'length' })
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
