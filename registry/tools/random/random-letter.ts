import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { type Alphabet, ALPHABETS } from '../../data/scripts/alphabets.ts'
import { DRAW_NOTE, draw, drawFailures, drawFields } from '../../lib/chance/draw.ts'

export const randomLetter = defineTool({
  id: 'random-letter',
  category: 'random',
  icon: 'case-sensitive',
  title: 'Random letter generator',
  summary: 'Generate random letters from nine alphabets: vowels, consonants or all, uppercase or lowercase.',
  keywords: ['random letter', 'letter picker', 'alphabet', 'scattergories', 'word game', 'random alphabet'],
  aliases: ['random-letter-generator'],
  slugs: {
    es: 'letra-aleatoria',
    fr: 'lettre-aleatoire',
    id: 'huruf-acak',
    it: 'generatore-di-lettere-casuali',
    pl: 'losowa-litera',
    pt: 'letra-aleatoria',
    ru: 'sluchaynaya-bukva',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    alphabet: choice('Alphabet', Object.keys(ALPHABETS) as (keyof typeof ALPHABETS)[], {
      default: 'en',
      named: 'language',
      defaultFrom: 'locale',
    }),
    kind: choice('Letters', { all: 'All letters', vowels: 'Vowels', consonants: 'Consonants' }),
    case: choice('Letter case', { upper: 'Uppercase', lower: 'Lowercase', mixed: 'Both' }),
    ...drawFields,
  }),
  output: z.object({ letters: part(z.array(z.string()), 'Letters', { view: 'list', fileName: 'letters.txt' }) }),
  failures: drawFailures,
  notes: [
    DRAW_NOTE,
    'The alphabets are those taught in school: 26 letters in English, French, Indonesian and Portuguese, 27 in Spanish, 21 in Italian, 32 in Polish, 33 in Russian and 24 in Greek. Accented letters that aren’t separate letters of the alphabet, such as é in French, are left out.',
    'Y counts as a vowel in French and Polish and as a consonant elsewhere. The Russian letters ъ and ь are neither.',
  ],
  examples: [
    { title: 'One letter', input: {}, seed: 'toolglot', output: { letters: ['Y'] } },
    {
      title: 'Seven lowercase letters, repeats allowed',
      input: { case: 'lower', count: 7, unique: false },
      seed: 'toolglot',
      output: { letters: ['y', 's', 'm', 'l', 'm', 'c', 'q'] },
    },
    {
      title: 'Three Polish vowels',
      input: { alphabet: 'pl', kind: 'vowels', count: 3 },
      seed: 'toolglot',
      output: { letters: ['A', 'Ą', 'I'] },
    },
  ],
  transform: (input, { random, fail }) => {
    const { letters, vowels, signs = '' }: Alphabet = ALPHABETS[input.alphabet]
    const small = [...letters].filter((letter) => {
      if (input.kind === 'all') return true
      return input.kind === 'vowels' ? vowels.includes(letter) : !vowels.includes(letter) && !signs.includes(letter)
    })
    const capital = small.map((letter) => letter.toUpperCase())
    const choice = { upper: capital, lower: small, mixed: [...capital, ...small] }[input.case]
    return { letters: draw(choice, input, random, fail) }
  },
})
