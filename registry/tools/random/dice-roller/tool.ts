import * as z from 'zod'
import type { RandomSource } from '../../../../engine/core/context.ts'
import { defineTool } from '../../../../engine/core/define.ts'
import { text, whole } from '../../../../engine/core/kit.ts'
import { chart, column, facts, part, table } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import { MOST_DRAWN, chanceOf, seedField } from '../../../lib/chance/draw.ts'
import { add, divide, fraction, multiply, toPlaces } from '../../../lib/numbers/fraction.ts'
import { type Dice, type Term, diceFailures, readDice } from './notation.ts'
import { type Odds, oddsOf } from './odds.ts'

/** A die that explodes longer than that is stopped; for two sides, that is once in 2¹⁰⁰ rolls. */
const MOST_EXPLOSIONS = 100
/** Most dice whose faces are listed, over all rolls. */
const MOST_THROWN = 100_000

export const diceRoller = defineTool({
  id: 'dice-roller',
  category: 'random',
  icon: 'dices',
  title: 'Dice roller',
  summary: 'Roll any dice by notation such as 2d6+3 or 4d6kh3, several times at once, and see the exact odds.',
  keywords: ['roll dice', 'd20', 'dnd dice', 'rpg dice', 'virtual dice', 'dice probability', 'advantage', 'exploding dice', 'fudge dice'],
  aliases: ['roll-dice', 'd20-roller', 'd6-roller', 'dice-odds', 'dice-probability-calculator'],
  slugs: {
    es: 'tirar-dados',
    fr: 'lancer-de-des',
    id: 'lempar-dadu',
    it: 'lancio-dadi',
    pl: 'rzut-kostka',
    pt: 'rolar-dados',
    ru: 'brosit-kubiki',
  },
  recognizes: [{ kind: 'dice', field: 'dice' }],
  effect: 'random',
  action: 'Roll',
  input: z.object({
    dice: text('Dice', {
      min: 1,
      max: 200,
      default: '2d6',
      main: true,
      control: 'line',
      placeholder: '4d6kh3',
      help: 'Such as 2d6+3, d20, d%, 4d6kh3 (keep the highest three) or 3d6! (exploding).',
    }),
    rolls: whole('Rolls', { min: 1, max: MOST_DRAWN, default: 1 }),
    seed: seedField,
  }),
  output: z.object({
    total: part(z.int(), 'Total', { view: 'headline' }).optional(),
    rolls: table(
      'Rolls',
      { roll: column(z.int(), 'Roll'), total: column(z.int(), 'Total'), dice: column(z.string(), 'Dice') },
      { fileName: 'rolls.csv' },
    ),
    summary: facts(
      'All rolls',
      {
        sum: column(z.int(), 'Sum'),
        average: column(value.decimal, 'Average'),
        lowest: column(z.int(), 'Lowest'),
        highest: column(z.int(), 'Highest'),
      },
      { view: 'statistics' },
    ).optional(),
    expected: facts('Odds', {
      lowest: column(z.int(), 'Lowest possible'),
      highest: column(z.int(), 'Highest possible'),
      average: column(value.decimal, 'Average'),
      ways: column(z.string(), 'Equally likely outcomes', { format: 'number' }),
      reach: column(value.percent, 'Chance of this total or more', { decimals: 2 }).optional(),
    }).optional(),
    chart: chart('Chance of each total, in percent', { choices: { chance: 'Chance' } }).optional(),
    odds: table(
      'Chance of each total',
      {
        total: column(z.int(), 'Total'),
        ways: column(z.string(), 'Ways', { format: 'number' }),
        chance: column(value.percent, 'Chance', { decimals: 3 }),
        atLeast: column(value.percent, 'This or more', { decimals: 3 }),
        atMost: column(value.percent, 'This or less', { decimals: 3 }),
      },
      { fileName: 'dice-odds.csv' },
    ).optional(),
  }),
  failures: {
    ...diceFailures.words,
    'too-many-thrown': {
      one: 'That would be {{count, number}} die in total; the limit is {{most, number}}. Roll fewer.',
      other: 'That would be {{count, number}} dice in total; the limit is {{most, number}}. Roll fewer.',
    },
  },
  notices: {
    'no-odds': {
      info: 'Exact odds are listed for up to about 500 different totals, and not for exploding dice, which have no highest total.',
    },
  },
  notes: [
    'Notation: 3d6 is three dice with six sides, d% a die from 1 to 100, dF a Fate die (−1, 0 or 1). kh and kl keep the highest or lowest dice, dh and dl drop them: 2d20kh1 is a roll with advantage. With !, a die that shows its highest number is rolled again and added. Terms are joined by + and -. Dice that don’t count are in parentheses.',
    'Rolls come from your device’s cryptographic random number generator, and each side is equally likely: values that would favor some sides are rejected and generated again. If you set a seed, a fixed algorithm (xoshiro128**) is used instead: the same seed gives the same rolls on any device.',
    'Odds are exact: the ways in which all dice together make each total are counted with whole numbers of any length, and only the percentages are rounded.',
  ],
  examples: [
    {
      title: 'Two dice',
      input: { dice: '2d6' },
      seed: 'first move',
      output: { total: 7, rolls: [{ roll: 1, total: 7, dice: '[4 3]' }], expected: { lowest: 2, highest: 12, average: '7', ways: '36' } },
    },
    {
      title: 'Six ability scores',
      input: { dice: '4d6kh3', rolls: 6, seed: 'ability scores' },
      in: {
        es: { input: { seed: 'características' } },
        fr: { input: { seed: 'caractéristiques' } },
        id: { input: { seed: 'kemampuan' } },
        it: { input: { seed: 'caratteristiche' } },
        pl: { input: { seed: 'cechy postaci' } },
        pt: { input: { seed: 'atributos' } },
        ru: { input: { seed: 'характеристики' } },
      },
      output: {
        summary: { sum: 69, average: '11.5', lowest: 9, highest: 15 },
        expected: { lowest: 3, highest: 18, average: '12.2446', ways: '1296' },
      },
    },
    {
      title: 'With a bonus',
      input: { dice: 'd20+5', seed: 'game night' },
      in: {
        es: { input: { seed: 'noche de juegos' } },
        fr: { input: { seed: 'soirée jeux' } },
        id: { input: { seed: 'malam gim' } },
        it: { input: { seed: 'serata giochi' } },
        pl: { input: { seed: 'wieczór gier' } },
        pt: { input: { seed: 'noite de jogos' } },
        ru: { input: { seed: 'вечер игр' } },
      },
      output: { total: 24, expected: { lowest: 6, highest: 25, average: '15.5', ways: '20' } },
    },
  ],
  transform: ({ dice, rolls, seed }, { random, fail, note, signal }) => {
    const terms = readDice(dice)
    const thrown = rolls * terms.reduce((sum, term) => sum + (term.kind === 'dice' ? term.count : 0), 0)
    if (thrown > MOST_THROWN) fail('too-many-thrown', { count: thrown, most: MOST_THROWN, field: 'rolls' })
    const chance = chanceOf(seed, random)
    const rows = Array.from({ length: rolls }, (_, index) => {
      signal.throwIfAborted()
      return { roll: index + 1, ...rollAll(terms, chance) }
    })
    const totals = rows.map(({ total }) => total)
    const odds = oddsOf(terms)
    if (!odds) note('no-odds')
    const sum = totals.reduce((a, b) => a + b, 0)
    return {
      ...(rolls === 1 && { total: totals[0] as number }),
      rolls: rows,
      ...(rolls > 1 && {
        summary: {
          sum,
          average: toPlaces(fraction(BigInt(sum), BigInt(rolls)), 4),
          lowest: Math.min(...totals),
          highest: Math.max(...totals),
        },
      }),
      ...(odds && describe(odds, rolls === 1 ? totals[0] : undefined)),
    }
  },
})

type Face = { readonly text: string; readonly value: number }

function rollDie({ sides, fudge, explodes }: Dice, chance: RandomSource): Face {
  const faces: number[] = []
  do faces.push(chance.int(1, sides) - (fudge ? 2 : 0))
  while (explodes && faces.at(-1) === (fudge ? 1 : sides) && faces.length < MOST_EXPLOSIONS)
  return { text: faces.join('!'), value: faces.reduce((a, b) => a + b, 0) }
}

function rollAll(terms: readonly Term[], chance: RandomSource): { readonly total: number; readonly dice: string } {
  let total = 0
  const texts = terms.map((term, index) => {
    const sign = (negative: boolean) => (negative ? '- ' : index === 0 ? '' : '+ ')
    if (term.kind === 'number') {
      total += term.value
      return sign(term.value < 0) + Math.abs(term.value)
    }
    const faces = Array.from({ length: term.count }, () => rollDie(term, chance))
    const counted = countedOf(faces, term)
    total += term.sign * faces.reduce((sum, face, at) => sum + (counted.has(at) ? face.value : 0), 0)
    return `${sign(term.sign < 0)}[${faces.map(({ text }, at) => (counted.has(at) ? text : `(${text})`)).join(' ')}]`
  })
  return { total, dice: texts.join(' ') }
}

/** Places of the dice that count. */
function countedOf(faces: readonly Face[], { keep }: Dice): ReadonlySet<number> {
  const order = faces
    .map(({ value }, at) => ({ value, at }))
    .toSorted((a, b) => (keep?.of === 'lowest' ? a.value - b.value : b.value - a.value))
  return new Set(order.slice(0, keep?.count ?? faces.length).map(({ at }) => at))
}

function describe({ least, ways }: Odds, total: number | undefined) {
  const all = ways.reduce((a, b) => a + b)
  const percent = (count: bigint) => toPlaces(fraction(count * 100n, all), 6)
  let below = 0n
  const odds = ways.map((count, index) => {
    const row = {
      total: least + index,
      ways: count.toString(),
      chance: percent(count),
      atLeast: percent(all - below),
      atMost: percent(below + count),
    }
    below += count
    return row
  })
  const mean = divide(ways.map((count, index) => multiply(fraction(BigInt(least + index)), fraction(count))).reduce(add), fraction(all))
  const possible = odds.filter(({ ways }) => ways !== '0')
  const reach = odds.find((row) => row.total === total)?.atLeast
  return {
    expected: {
      lowest: possible[0]?.total ?? least,
      highest: possible.at(-1)?.total ?? least,
      average: toPlaces(mean, 4),
      ways: all.toString(),
      ...(reach !== undefined && { reach }),
    },
    chart: {
      type: 'bar' as const,
      labels: odds.map(({ total }) => String(total)),
      series: [{ name: 'chance', values: odds.map(({ chance }) => Number(chance)) }],
    },
    odds,
  }
}
