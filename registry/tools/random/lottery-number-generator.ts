import * as z from 'zod'
import type { RandomSource } from '../../../engine/core/context.ts'
import { type Fail, defineTool } from '../../../engine/core/define.ts'
import { choice, vary, whole } from '../../../engine/core/kit.ts'
import { column, facts, table } from '../../../engine/core/parts.ts'
import { LOTTERIES, type Lottery, type LotteryName, type Pool } from '../../data/world/lotteries.ts'
import { drawFailures, drawFields, drawMade } from '../../lib/chance/draw.ts'

const NAMES = Object.keys(LOTTERIES) as LotteryName[]
const OWN = { when: { game: 'own' } }
const number = (label: string, most: number, preset: number, least = 0) => whole(label, { min: least, max: most, default: preset, ...OWN })

const failures = {
  ...drawFailures,
  'lowest-above-highest': 'The lowest number is greater than the highest. Swap them.',
  'pool-too-small': {
    one: 'The pool has only {{count, number}} number, but you asked for {{wanted, number}}. Widen the pool or ask for fewer.',
    other: 'The pool has only {{count, number}} numbers, but you asked for {{wanted, number}}. Widen the pool or ask for fewer.',
  },
} as const

export const lotteryNumberGenerator = defineTool({
  id: 'lottery-number-generator',
  category: 'random',
  icon: 'clover',
  title: 'Lottery number generator',
  summary:
    'Pick random lottery numbers for Powerball, EuroMillions and more, or for custom pools, with bonus numbers and several tickets at once.',
  keywords: ['lotto numbers', 'quick pick', 'lucky dip', 'powerball numbers', 'mega millions', 'euromillions', 'random lotto'],
  aliases: ['lotto-number-generator', 'lotto-generator', 'quick-pick-generator'],
  slugs: {
    es: ['generador-de-numeros-de-loteria', 'generador-de-loteria'],
    fr: ['generateur-de-numeros-loto', 'generateur-loto'],
    id: 'generator-nomor-lotre',
    it: ['generatore-numeri-lotto', 'generatore-superenalotto'],
    pl: ['generator-liczb-lotto', 'losowanie-lotto'],
    pt: ['gerador-de-numeros-da-loteria', 'gerador-mega-sena'],
    ru: ['generator-chisel-dlya-loterei', 'generator-loto'],
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    game: choice('Lottery', [...NAMES, 'own'], { words: { own: 'Custom pools' }, default: 'own' }),
    mainCount: number('How many numbers', 50, 6, 1),
    min: number('Lowest number', 9999, 1),
    max: number('Highest number', 9999, 49),
    bonusCount: number('How many bonus numbers', 20, 0),
    bonusMin: number('Lowest bonus number', 9999, 1),
    bonusMax: number('Highest bonus number', 9999, 10),
    ...drawFields,
    count: vary(drawFields.count, { label: 'How many tickets' }),
  }),
  output: z.object({
    tickets: table(
      'Tickets',
      {
        number: column(z.int(), 'No.'),
        numbers: column(z.string(), 'Numbers', { format: 'code' }),
        bonus: column(z.string(), 'Bonus numbers', { format: 'code' }).optional(),
      },
      { fileName: 'lottery-tickets.csv' },
    ),
    facts: facts('Details', { possible: column(z.string(), 'Possible tickets', { format: 'number' }) }),
  }),
  failures,
  notes: [
    'Every ticket is equally likely, and so is every result of a lottery drawing: no number is luckier than another or due to come up. The odds of matching all numbers are 1 in the number of possible tickets.',
    'The numbers on a ticket are all different and sorted; bonus numbers come from a separate pool. They come from your device’s cryptographic random number generator unless you set a seed.',
    'Lottery rules are as of November 2026; check them before you play. Play only where it’s legal and you’re old enough, and only with money you can afford to lose.',
  ],
  examples: [
    {
      title: '6 of 49',
      input: {},
      seed: 'toolglot',
      output: { tickets: [{ number: 1, numbers: '2 4 12 14 21 34' }], facts: { possible: '13983816' } },
    },
    {
      title: 'Two tickets for Powerball',
      input: { game: 'Powerball', count: 2 },
      seed: 'toolglot',
      output: { facts: { possible: '292201338' } },
    },
    {
      title: 'Two tickets for EuroMillions',
      input: { game: 'EuroMillions', count: 2 },
      seed: 'toolglot',
      output: { facts: { possible: '139838160' } },
    },
  ],
  transform: (input, { random, fail }) => {
    const { main, bonus }: Lottery = input.game === 'own' ? ownPools(input, fail) : LOTTERIES[input.game]
    const possible = combinations(main) * (bonus ? combinations(bonus) : 1n)
    const drawn = drawMade(
      (chance) => [main, bonus].flatMap((pool) => (pool ? [pickFrom(pool, chance)] : [])).join('|'),
      Number(possible),
      input,
      random,
      fail,
    )
    return {
      tickets: drawn.map((ticket, index) => {
        const [numbers = '', extra] = ticket.split('|')
        return { number: index + 1, numbers, bonus: extra }
      }),
      facts: { possible: String(possible) },
    }
  },
})

type OwnPools = Readonly<Record<'mainCount' | 'min' | 'max' | 'bonusCount' | 'bonusMin' | 'bonusMax', number>>

/** @throws ToolError lowest-above-highest, pool-too-small */
function ownPools(input: OwnPools, fail: Fail<typeof failures>): Lottery {
  const check = (pool: Pool, from: string, count: string): Pool => {
    const size = pool.to - pool.from + 1
    if (size < 1) fail('lowest-above-highest', { field: from })
    if (size < pool.count) fail('pool-too-small', { count: size, wanted: pool.count, field: count })
    return pool
  }
  const main = check({ count: input.mainCount, from: input.min, to: input.max }, 'min', 'mainCount')
  if (input.bonusCount === 0) return { main }
  return { main, bonus: check({ count: input.bonusCount, from: input.bonusMin, to: input.bonusMax }, 'bonusMin', 'bonusCount') }
}

const range = (size: number): number[] => Array.from({ length: size }, (_, index) => index)

function pickFrom({ count, from, to }: Pool, chance: RandomSource): string {
  return chance
    .sample(range(to - from + 1), count)
    .map((index) => index + from)
    .toSorted((a, b) => a - b)
    .join(' ')
}

/** How many different choices a pool has: n over k. */
function combinations({ count, from, to }: Pool): bigint {
  const size = BigInt(to - from + 1)
  let result = 1n
  for (let i = 1n; i <= BigInt(count); i++) result = (result * (size - i + 1n)) / i
  return result
}
