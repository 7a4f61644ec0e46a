import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, vary, whole } from '../../../engine/core/kit.ts'
import { TIKTOK_DIAMOND, TIKTOK_POST, TIKTOK_QUALIFIED, TIKTOK_RPM } from '../../data/money/creator-rates.ts'
import {
  CREATOR_NOTE,
  countField,
  creatorFailures,
  creatorFields,
  creatorOutput,
  dollars,
  estimate,
  rateRange,
  viewsFor,
} from '../../lib/money/creator-earnings.ts'
import { decimalOf } from '../../lib/money/loan.ts'
import { needed, percentField } from '../../lib/money/fields.ts'

const only = (...kinds: string[]) => ({ when: { kind: kinds } })

export const tiktokMoneyCalculator = defineTool({
  id: 'tiktok-money-calculator',
  category: 'money',
  icon: 'music',
  title: 'TikTok money calculator',
  summary: 'Estimate what TikTok views, sponsored posts or live gifts earn, with rates you can change.',
  keywords: [
    'tiktok earnings',
    'tiktok creator rewards',
    'how much does tiktok pay',
    'tiktok rpm',
    'sponsored post price',
    'tiktok coins to usd',
  ],
  aliases: ['tiktok-earnings-calculator', 'tiktok-calculator'],
  slugs: {
    es: 'calculadora-de-ganancias-tiktok',
    fr: 'calculatrice-tiktok',
    id: 'kalkulator-penghasilan-tiktok',
    it: 'calcolo-guadagni-tiktok',
    pl: 'kalkulator-zarobkow-tiktok',
    pt: 'calculadora-de-ganhos-tiktok',
    ru: 'kalkulyator-dohoda-tiktok',
  },
  effect: 'pure',
  input: z.object({
    kind: choice('Income from', { views: 'Views (Creator Rewards)', posts: 'Sponsored posts', gifts: 'Gifts in live streams' }),
    unknown: vary(creatorFields.unknown, only('views')),
    views: countField('Views', { start: '1000000', ...only('views') }).optional(),
    goal: creatorFields.goal,
    rpmLow: dollars('Low rate per 1,000 views', only('views')).default(TIKTOK_RPM[0]),
    rpmHigh: dollars('High rate per 1,000 views', only('views')).default(TIKTOK_RPM[1]),
    qualifiedLow: percentField('Views that count, at least', { max: '100', default: TIKTOK_QUALIFIED[0], ...only('views') }),
    qualifiedHigh: percentField('Views that count, at most', { max: '100', default: TIKTOK_QUALIFIED[1], ...only('views') }),
    followers: countField('Followers', { start: '50000', ...only('posts') }).optional(),
    posts: whole('Sponsored posts', { min: 1, max: 10_000, default: 1, ...only('posts') }),
    postLow: dollars('Low price per 1,000 followers', only('posts')).default(TIKTOK_POST[0]),
    postHigh: dollars('High price per 1,000 followers', only('posts')).default(TIKTOK_POST[1]),
    diamonds: countField('Diamonds', {
      start: '10000',
      ...only('gifts'),
      help: 'What gifts are converted to: about half as many as their coins.',
    }).optional(),
    diamond: dollars('Value of a diamond', only('gifts')).default(TIKTOK_DIAMOND),
    per: creatorFields.per,
    currency: creatorFields.currency,
    exchange: creatorFields.exchange,
  }),
  output: z.object(creatorOutput),
  failures: creatorFailures.words,
  notes: [
    'Views: views × share that counts ÷ 1,000 × rate. Sponsored posts: followers ÷ 1,000 × price × posts. Gifts: diamonds × value of one diamond.',
    'As of 2025, from articles that quote creators: $0.40 to $1.00 for 1,000 qualified views, up to $2.50 for the best, and less in Asia, Africa and Latin America (about $0.20). Views count if a video is longer than a minute and was really watched; to join the program you must be 18 or older and have 10,000 followers and 100,000 views in 30 days.',
    '$5 to $10 for 1,000 followers is only a rough guide for a sponsored post: agree on your own price. A diamond is worth about $0.005, half a coin.',
    CREATOR_NOTE,
  ],
  examples: [
    { title: 'A million views a month', input: { views: '1000000' }, output: { low: '160', high: '700' } },
    {
      title: 'Two sponsored posts with 50,000 followers',
      input: { kind: 'posts', followers: '50000', posts: 2 },
      output: { low: '500', high: '1000' },
    },
    { title: '10,000 diamonds', input: { kind: 'gifts', diamonds: '10000' }, output: { low: '50', high: '50' } },
    { title: 'Views for $500', input: { unknown: 'views', goal: '500' }, output: { fewest: '714286', most: '3125000' } },
  ],
  transform: (input) => {
    if (input.kind === 'gifts') return estimate(needed(input, 'diamonds'), [decimalOf(input.diamond), decimalOf(input.diamond)], input)
    if (input.kind === 'posts') {
      const [low, high] = rateRange(TIKTOK_POST, input.postLow, input.postHigh, 'postLow')
      return estimate(needed(input, 'followers').times(input.posts), [low.div(1000), high.div(1000)], input)
    }
    const [low, high] = rateRange(TIKTOK_RPM, input.rpmLow, input.rpmHigh, 'rpmLow')
    const [fewer, more] = rateRange(TIKTOK_QUALIFIED, input.qualifiedLow, input.qualifiedHigh, 'qualifiedLow')
    const perView = [low.times(fewer).div(100_000), high.times(more).div(100_000)] as const
    return input.unknown === 'views' ? viewsFor(input, perView) : estimate(needed(input, 'views'), perView, input)
  },
})
