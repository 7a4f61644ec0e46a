import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { whole } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { chanceOf, seedField } from '../../lib/chance/draw.ts'
import { fraction, toPlaces } from '../../lib/numbers/fraction.ts'

const SIDES = ['heads', 'tails'] as const
const SIDE_WORDS = { heads: 'Heads', tails: 'Tails' } as const
type Side = (typeof SIDES)[number]
const MOST_FLIPS = 100_000
const MOST_LISTED = 1000

export const coinFlip = defineTool({
  id: 'coin-flip',
  category: 'random',
  icon: 'circle-dollar-sign',
  title: 'Coin flip',
  summary: 'Flip a fair coin once or thousands of times, and see heads, tails and the longest streaks.',
  keywords: ['heads or tails', 'toss a coin', 'coin toss', 'flip a coin', 'virtual coin', 'coin flip simulator', '50/50'],
  aliases: ['heads-or-tails', 'coin-toss', 'flip-a-coin', 'coin-flip-simulator'],
  slugs: {
    es: 'cara-o-cruz',
    fr: 'pile-ou-face',
    id: 'lempar-koin',
    it: 'testa-o-croce',
    pl: 'rzut-moneta',
    pt: 'cara-ou-coroa',
    ru: 'orel-ili-reshka',
  },
  effect: 'random',
  action: 'Flip',
  input: z.object({
    count: whole('Flips', { min: 1, max: MOST_FLIPS, default: 1 }),
    share: whole('Chance of heads', {
      min: 1,
      max: 99,
      default: 50,
      unit: '%',
      control: 'slider',
      help: 'The rest is the chance of tails.',
      advanced: true,
    }),
    seed: seedField,
  }),
  output: z.object({
    side: part(z.enum(SIDES), 'Result', { view: 'headline', choices: SIDE_WORDS }).optional(),
    counts: facts(
      'Statistics',
      {
        heads: column(z.int(), 'Heads'),
        tails: column(z.int(), 'Tails'),
        headsShare: column(value.percent, 'Share of heads', { decimals: 2 }),
        headsStreak: column(z.int(), 'Longest streak of heads'),
        tailsStreak: column(z.int(), 'Longest streak of tails'),
        changes: column(z.int(), 'Changes of side'),
      },
      { view: 'statistics' },
    ).optional(),
    flips: part(z.array(z.enum(SIDES)), 'Flips', { choices: SIDE_WORDS, view: 'list', fileName: 'coin-flips.txt' }).optional(),
  }),
  notices: { 'first-listed': { info: 'The list shows the first {{most, number}} flips; the statistics count all of them.' } },
  notes: [
    'Each flip comes from your device’s cryptographic random number generator, in a way that gives both sides exactly the chance you set. Flips don’t depend on earlier ones. If you set a seed, a fixed algorithm (xoshiro128**) gives the same flips on any device.',
    'A streak is a run of the same side. In a hundred fair flips, a streak of seven or more is more likely than not (54%).',
  ],
  examples: [
    { title: 'One flip', input: {}, seed: 'kickoff', output: { side: 'tails' } },
    {
      title: 'A hundred flips',
      input: { count: 100, seed: 'kickoff' },
      in: {
        es: { input: { seed: 'saque inicial' } },
        fr: { input: { seed: 'coup d’envoi' } },
        id: { input: { seed: 'sepak mula' } },
        it: { input: { seed: 'calcio d’inizio' } },
        pl: { input: { seed: 'pierwszy gwizdek' } },
        pt: { input: { seed: 'pontapé inicial' } },
        ru: { input: { seed: 'стартовый свисток' } },
      },
      output: { counts: { heads: 55, tails: 45, headsShare: '55', headsStreak: 6, tailsStreak: 4, changes: 52 } },
    },
    {
      title: 'An unfair coin',
      input: { count: 10, share: 80, seed: 'unfair' },
      in: {
        es: { input: { seed: 'trucada' } },
        fr: { input: { seed: 'truquée' } },
        id: { input: { seed: 'koin curang' } },
        it: { input: { seed: 'truccata' } },
        pl: { input: { seed: 'oszukana' } },
        pt: { input: { seed: 'viciada' } },
        ru: { input: { seed: 'кривая монета' } },
      },
      output: { counts: { heads: 7, tails: 3, headsShare: '70', headsStreak: 3, tailsStreak: 1, changes: 6 } },
    },
  ],
  transform: ({ count, share, seed }, { random, note }) => {
    const chance = chanceOf(seed, random)
    const flips = Array.from({ length: count }, (): Side => (chance.int(1, 100) <= share ? 'heads' : 'tails'))
    if (count > MOST_LISTED) note('first-listed', { most: MOST_LISTED })
    return count === 1 ? { side: flips[0] as Side } : { counts: statisticsOf(flips), flips: flips.slice(0, MOST_LISTED) }
  },
})

function statisticsOf(flips: readonly Side[]) {
  const streaks = { heads: 0, tails: 0 }
  let [heads, run, changes] = [0, 0, 0]
  for (const [index, side] of flips.entries()) {
    const isSame = side === flips[index - 1]
    if (index > 0 && !isSame) changes++
    run = isSame ? run + 1 : 1
    streaks[side] = Math.max(streaks[side], run)
    if (side === 'heads') heads++
  }
  return {
    heads,
    tails: flips.length - heads,
    headsShare: toPlaces(fraction(BigInt(heads) * 100n, BigInt(flips.length)), 4),
    headsStreak: streaks.heads,
    tailsStreak: streaks.tails,
    changes,
  }
}
