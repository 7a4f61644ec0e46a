import * as z from 'zod'
import { type Fail, defineTool } from '../../../engine/core/define.ts'
import { text } from '../../../engine/core/kit.ts'
import { oneOf, part } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'

const failures = { 'no-letters': 'Enter a name with at least one letter.' } as const

export const loveCalculator = defineTool({
  id: 'love-calculator',
  category: 'math',
  icon: 'heart',
  title: 'Love calculator',
  summary: 'See how well two names match, as a percentage. A game for fun that always gives the same answer for the same names.',
  keywords: ['love test', 'love match', 'name compatibility', 'love percentage', 'crush calculator'],
  aliases: ['love-test'],
  slugs: {
    es: 'calculadora-de-amor',
    fr: 'calculatrice-d-amour',
    id: 'kalkulator-cinta',
    it: ['calcolo-affinita-di-coppia', 'calcolatore-d-amore'],
    pl: 'kalkulator-milosci',
    pt: 'calculadora-do-amor',
    ru: 'kalkulyator-lyubvi',
  },
  effect: 'pure',
  input: z.object({
    first: text('Your name', { min: 1, max: 100, sensitive: true }),
    second: text('Their name', { min: 1, max: 100, sensitive: true }),
  }),
  output: z.object({
    match: part(value.percent, 'Match', { view: 'headline', sentence: 'Your names are a {{value}} match.' }),
    verdict: oneOf(
      'Verdict',
      {
        spark: 'A small spark. Great stories have begun with less.',
        friends: 'Good company, and maybe more.',
        close: 'There’s something between you two.',
        made: 'Made for each other!',
      },
      { view: 'text' },
    ),
  }),
  failures,
  notes: [
    'This is only a game: names say nothing about love. The letters of both names, in either order and ignoring accents and letter case, are mixed into a number (32-bit FNV-1a) that gives 1 to 100%.',
  ],
  examples: [
    {
      input: { first: 'Romeo', second: 'Juliet' },
      in: {
        es: { input: { first: 'Calisto', second: 'Melibea' } },
        fr: { input: { first: 'Tristan', second: 'Iseut' } },
        id: { input: { first: 'Galih', second: 'Ratna' } },
        it: { input: { first: 'Paolo', second: 'Francesca' } },
        pl: { input: { first: 'Tadeusz', second: 'Zosia' } },
        pt: { input: { first: 'Pedro', second: 'Inês' } },
        ru: { input: { first: 'Руслан', second: 'Людмила' } },
      },
      output: { match: '52' },
    },
    { input: { first: 'juliet', second: 'ROMEO' }, output: { match: '52' } },
    { input: { first: 'Zoë', second: 'Adam' }, output: { match: '40' } },
  ],
  transform: ({ first, second }, { fail }) => {
    const names = [lettersOf(first, 'first', fail), lettersOf(second, 'second', fail)].toSorted()
    const value = (mix(names.join('+')) % 100) + 1
    return { match: String(value), verdict: verdictOf(value) }
  },
})

function verdictOf(value: number): 'spark' | 'friends' | 'close' | 'made' {
  if (value <= 25) return 'spark'
  if (value <= 50) return 'friends'
  return value <= 75 ? 'close' : 'made'
}

function lettersOf(name: string, field: string, fail: Fail<typeof failures>): string {
  const letters = name.normalize('NFKD').toLowerCase().replaceAll(/\P{L}/gu, '')
  return letters === '' ? fail('no-letters', { field }) : letters
}

/** FNV-1a over the three bytes of each code point, the lowest first. @see http://www.isthe.com/chongo/tech/comp/fnv/ */
function mix(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    for (const byte of [code & 255, (code >> 8) & 255, code >> 16]) hash = Math.imul(hash ^ byte, 0x01000193)
  }
  return hash >>> 0
}
