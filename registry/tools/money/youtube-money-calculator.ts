import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice } from '../../../engine/core/kit.ts'
import { facts } from '../../../engine/core/parts.ts'
import {
  SHORTS_RPM,
  YOUTUBE_CPM,
  YOUTUBE_RPM,
  YOUTUBE_SHARE,
  type YoutubeCountry,
  type YoutubeTopic,
} from '../../data/money/creator-rates.ts'
import {
  CREATOR_NOTE,
  type PerView,
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

const BY_TOPIC = { when: { by: 'topic' } }
const BY_CPM = { when: { by: 'cpm' } }
const FOR_EARNINGS = { when: { unknown: 'earnings' } }

export const youtubeMoneyCalculator = defineTool({
  id: 'youtube-money-calculator',
  category: 'money',
  icon: 'circle-play',
  title: 'YouTube money calculator',
  summary: 'Estimate what YouTube views earn from ads, by topic, country or CPM, or how many views it takes to reach a goal.',
  keywords: ['youtube earnings', 'youtube revenue', 'how much do youtubers make', 'rpm', 'cpm', 'adsense', 'youtube shorts income'],
  aliases: ['youtube-earnings-calculator', 'youtube-revenue-calculator'],
  slugs: {
    es: 'calculadora-de-ganancias-youtube',
    fr: 'calcul-revenus-youtube',
    id: 'kalkulator-penghasilan-youtube',
    it: 'calcolo-guadagni-youtube',
    pl: 'kalkulator-zarobkow-youtube',
    pt: 'calculadora-de-ganhos-youtube',
    ru: 'kalkulyator-dohoda-youtube',
  },
  effect: 'pure',
  input: z.object({
    unknown: creatorFields.unknown,
    views: countField('Views', { start: '100000', ...FOR_EARNINGS }).optional(),
    goal: creatorFields.goal,
    per: creatorFields.per,
    by: choice('Rates by', { topic: 'Topic of the videos', cpm: 'What advertisers pay (CPM)' }),
    topic: choice(
      'Topic',
      {
        finance: 'Finance and insurance',
        technology: 'Technology and reviews',
        education: 'Education and guides',
        business: 'Business and software',
        marketing: 'Marketing',
        gaming: 'Gaming',
        entertainment: 'Entertainment and comedy',
        lifestyle: 'Everyday life and vlogs',
        health: 'Health and fitness',
        cars: 'Cars',
        travel: 'Travel',
        beauty: 'Beauty and fashion',
        food: 'Food and cooking',
        news: 'News and politics',
        sports: 'Sports',
        animals: 'Animals',
        kids: 'Made for kids',
        music: 'Music',
        shorts: 'Shorts, any topic',
      },
      { default: 'entertainment', ...BY_TOPIC },
    ),
    country: choice('Where most viewers are', ['none', ...(Object.keys(YOUTUBE_CPM) as YoutubeCountry[])], {
      words: { none: 'Mixed audience' },
      named: 'region',
      ...BY_TOPIC,
    }),
    rpmLow: dollars('Custom low rate per 1,000 views', { ...BY_TOPIC, help: 'Used instead of the built-in value.' }).optional(),
    rpmHigh: dollars('Custom high rate per 1,000 views', { ...BY_TOPIC, help: 'Used instead of the built-in value.' }).optional(),
    cpm: dollars('CPM', { ...BY_CPM, help: 'What advertisers pay for 1,000 views of their ads.' }).default('3.5'),
    monetisedLow: percentField('Views with ads, at least', { max: '100', default: '40', ...BY_CPM }),
    monetisedHigh: percentField('Views with ads, at most', { max: '100', default: '60', ...BY_CPM }),
    share: percentField('Your share', {
      max: '100',
      default: YOUTUBE_SHARE.long,
      ...BY_CPM,
      help: 'YouTube passes on 55%, or 45% for Shorts.',
    }),
    currency: creatorFields.currency,
    exchange: creatorFields.exchange,
  }),
  output: z.object({
    ...creatorOutput,
    facts: facts('Rates used', { rpmLow: dollars('Low rate per 1,000 views'), rpmHigh: dollars('High rate per 1,000 views') }),
  }),
  failures: creatorFailures.words,
  notes: [
    'Earnings = views ÷ 1,000 × RPM, which is what a creator keeps for 1,000 views. From CPM: RPM = CPM × share of views with ads × your share. For a country, the topic’s rates are multiplied by its CPM ÷ that of the United States.',
    'Rates by topic as of 2025 and 2026, from several guides: fairly certain for finance, technology, education, vlogs, gaming and entertainment, less so for the others. The country factors are rough; only those of Australia and the United States come from published figures. From October to December, rates are often 30 to 60% higher.',
    CREATOR_NOTE,
    'Only ads are counted: no sponsors, memberships, gifts or merchandise, and taxes aren’t deducted. YouTube keeps 45% of the ad revenue from long videos.',
  ],
  examples: [
    {
      title: '100,000 views a month, technology',
      input: { views: '100000', topic: 'technology' },
      output: { low: '500', high: '1500', facts: { rpmLow: '5', rpmHigh: '15' } },
    },
    { title: 'A million Shorts views', input: { views: '1000000', topic: 'shorts' }, output: { low: '20', high: '100' } },
    { title: 'From a CPM of 10', input: { views: '200000', by: 'cpm', cpm: '10' }, output: { low: '440', high: '660' } },
    {
      title: 'Views for $1,000',
      input: { unknown: 'views', goal: '1000', topic: 'gaming' },
      output: { fewest: '250000', most: '2000000' },
    },
  ],
  transform: (input) => {
    const thousand = ratesOf(input)
    const perView: PerView = [thousand[0].div(1000), thousand[1].div(1000)]
    return {
      ...(input.unknown === 'views' ? viewsFor(input, perView) : estimate(needed(input, 'views'), perView, input)),
      facts: { rpmLow: thousand[0].toDecimalPlaces(4).toFixed(), rpmHigh: thousand[1].toDecimalPlaces(4).toFixed() },
    }
  },
})

type Input = {
  readonly by: 'topic' | 'cpm'
  readonly topic: YoutubeTopic | 'shorts'
  readonly country: YoutubeCountry | 'none'
  readonly rpmLow?: string | undefined
  readonly rpmHigh?: string | undefined
} & Readonly<Record<'cpm' | 'monetisedLow' | 'monetisedHigh' | 'share', string>>

/** US dollars for a thousand views. @throws ToolError low-above-high */
function ratesOf(input: Input): PerView {
  if (input.by === 'cpm') {
    const [low, high] = rateRange([input.monetisedLow, input.monetisedHigh], input.monetisedLow, input.monetisedHigh, 'monetisedLow')
    const mine = decimalOf(input.cpm).times(input.share).div(10_000)
    return [low.times(mine), high.times(mine)]
  }
  const factor = input.country === 'none' ? decimalOf(1) : decimalOf(YOUTUBE_CPM[input.country]).div(YOUTUBE_CPM.US)
  const [low, high] = input.topic === 'shorts' ? SHORTS_RPM : YOUTUBE_RPM[input.topic]
  const preset = [factor.times(low).toFixed(), factor.times(high).toFixed()] as const
  return rateRange(preset, input.rpmLow, input.rpmHigh, 'rpmLow')
}
