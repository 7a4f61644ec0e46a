import * as z from 'zod'
import { type Fail, defineTool } from '../../../../engine/core/define.ts'
import { choice, text, whole } from '../../../../engine/core/kit.ts'
import { column, facts, part } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import type { COMMA_USES } from '../../../lib/numbers/number-list.ts'
import { numberListFailures, parseNumberList } from '../../../lib/numbers/number-list.ts'
import { writeDecimal } from '../../../lib/numbers/plain-decimal.ts'
import { Precise, geometricMean, harmonicMean, median, modes, quadraticMean, quartiles, sum, sumOfSquares } from './statistics.ts'

const MOST_NUMBERS = 100_000
const TEXT_MOST = 4_000_000

const failures = {
  ...numberListFailures.words,
  'weight-count': {
    one: 'There is {{count, number}} weight, but the list of numbers has {{numbers, number}}. Enter one weight for each number.',
    other: 'There are {{count, number}} weights, but the list of numbers has {{numbers, number}}. Enter one weight for each number.',
  },
  'bad-weight': 'Weights can’t be negative. Enter 0 or more.',
  'weights-are-zero': 'All weights are zero, so no number counts. Enter at least one above zero.',
} as const

export const averageCalculator = defineTool({
  id: 'average-calculator',
  category: 'math',
  icon: 'sigma',
  title: 'Average calculator',
  summary: 'Find the mean, median, mode, quartiles and standard deviation of a list of numbers, with or without weights.',
  keywords: [
    'mean',
    'median',
    'mode',
    'weighted average',
    'standard deviation',
    'variance',
    'quartiles',
    'geometric mean',
    'harmonic mean',
  ],
  aliases: ['mean-calculator', 'mean-median-mode-calculator'],
  slugs: {
    es: 'calculadora-promedio',
    fr: 'calcul-de-moyenne',
    id: 'kalkulator-rata-rata',
    it: 'calcolo-media',
    pl: 'kalkulator-sredniej',
    pt: 'calculadora-de-media',
    ru: 'kalkulyator-srednego',
  },
  recognizes: [{ kind: 'number-list' }],
  effect: 'pure',
  input: z.object({
    text: text('Numbers', { max: TEXT_MOST, help: 'Separated by spaces, line breaks or semicolons.', control: 'multiline', lines: 6 }),
    weights: text('Weights', {
      max: TEXT_MOST,
      default: '',
      help: 'One for each number, in the same order. Leave empty if all count the same.',
      control: 'multiline',
      lines: 3,
    }),
    quartileMethod: choice(
      'Quartiles',
      { inclusive: 'Inclusive (Excel QUARTILE.INC)', exclusive: 'Exclusive (Excel QUARTILE.EXC)', halves: 'Medians of the two halves' },
      { default: 'inclusive', advanced: true },
    ),
    comma: choice(
      'A comma means',
      { auto: 'Detect automatically', separator: 'A new number', decimal: 'A decimal mark' },
      { default: 'auto', advanced: true },
    ),
    decimals: whole('Decimal places', { min: 0, max: 20, default: 6, advanced: true }),
  }),
  output: z.object({
    mean: part(value.decimal, 'Average', { view: 'headline' }),
    weightedMean: part(value.decimal, 'Weighted average', { view: 'headline' }).optional(),
    statistics: facts(
      'Statistics',
      {
        count: column(z.int(), 'Count'),
        sum: column(value.decimal, 'Sum'),
        median: column(value.decimal, 'Median'),
        minimum: column(value.decimal, 'Smallest'),
        maximum: column(value.decimal, 'Largest'),
        range: column(value.decimal, 'Range'),
        firstQuartile: column(value.decimal, 'First quartile'),
        thirdQuartile: column(value.decimal, 'Third quartile'),
        interquartileRange: column(value.decimal, 'Interquartile range'),
        quadraticMean: column(value.decimal, 'Quadratic mean (RMS)'),
        geometricMean: column(value.decimal, 'Geometric mean').optional(),
        harmonicMean: column(value.decimal, 'Harmonic mean').optional(),
        sampleVariance: column(value.decimal, 'Variance (sample)').optional(),
        sampleDeviation: column(value.decimal, 'Standard deviation (sample)').optional(),
        populationVariance: column(value.decimal, 'Variance (population)'),
        populationDeviation: column(value.decimal, 'Standard deviation (population)'),
      },
      { view: 'statistics' },
    ),
    modes: part(z.array(value.decimal), 'Mode', { view: 'list', help: 'The most frequent numbers.' }).optional(),
  }),
  failures,
  notices: {
    'not-positive': 'The geometric and harmonic means are left out because they need all numbers to be above zero.',
    'no-mode': 'No number appears more often than the others, so there is no mode.',
    'one-number': 'A sample of one number has no standard deviation.',
  },
  notes: [
    'Numbers are added as exact decimals; results are rounded half away from zero to the decimal places you choose.',
    'For a sample, the sum of squared deviations is divided by one less than the count (Bessel’s correction); for a population, by the count. Weights affect only the weighted average.',
    'There are several accepted ways to find quartiles. The inclusive one sorts the numbers and takes the positions a quarter and three quarters of the way from the first to the last.',
    'A comma is read as a decimal mark only where nothing else makes sense; where both readings do, the tool asks instead of guessing. Write thousands without spaces, commas or periods: 1234, not 1,234.',
  ],
  examples: [
    {
      title: 'Five scores',
      input: { text: '2 4 4 5 10' },
      in: {
        fr: { input: { text: '8 12 12 14 19' }, output: { mean: '13', modes: ['12'] } },
        it: { input: { text: '4 7 7 8 9' }, output: { mean: '7', modes: ['7'] } },
      },
      output: { mean: '5', modes: ['4'] },
    },
    {
      title: 'Scores with weights',
      input: { text: '5 3 4', weights: '1 2 3' },
      in: {
        fr: { input: { text: '12 15 9' }, output: { mean: '12', weightedMean: '11.5' } },
        it: { input: { text: '8 6 7' }, output: { mean: '7', weightedMean: '6.833333' } },
      },
      output: { mean: '4', weightedMean: '3.833333' },
    },
    { title: 'Decimal commas', input: { text: '1,5; 2,5; 3,2', decimals: 2 }, output: { mean: '2.4' } },
  ],
  transform: ({ text, weights, quartileMethod, comma, decimals }, { signal, fail, note }) => {
    const numbers = parseNumberList(text, comma, 'text', MOST_NUMBERS)
    if (numbers.length === 0) fail('required', { field: 'text' })
    const values = numbers.map((number) => new Precise(number))
    const sorted = values.toSorted((a, b) => a.cmp(b))
    signal.throwIfAborted()

    const write = (value: { toFixed(places: number): string }) => writeDecimal(value, decimals)
    const count = values.length
    const total = sum(values)
    const mean = total.div(count)
    const squares = sumOfSquares(values, mean)
    const [minimum, maximum] = [sorted[0], sorted.at(-1)] as [(typeof values)[0], (typeof values)[0]]
    const [firstQuartile, thirdQuartile] = quartiles(sorted, quartileMethod)
    const positive = minimum.gt(0)
    const common = modes(sorted)
    const factors = parseWeights(weights, comma, count, fail).map((weight) => new Precise(weight))
    signal.throwIfAborted()

    if (!positive) note('not-positive')
    if (common.length === 0) note('no-mode')
    if (count === 1) note('one-number')
    return {
      mean: write(mean),
      weightedMean:
        factors.length > 0 ? write(sum(values.map((value, i) => value.times(factors[i] as typeof value))).div(sum(factors))) : undefined,
      statistics: {
        count,
        sum: write(total),
        median: write(median(sorted)),
        minimum: write(minimum),
        maximum: write(maximum),
        range: write(maximum.minus(minimum)),
        firstQuartile: write(firstQuartile),
        thirdQuartile: write(thirdQuartile),
        interquartileRange: write(thirdQuartile.minus(firstQuartile)),
        quadraticMean: write(quadraticMean(values)),
        geometricMean: positive ? write(geometricMean(values)) : undefined,
        harmonicMean: positive ? write(harmonicMean(values)) : undefined,
        ...(count > 1 && { sampleVariance: write(squares.div(count - 1)), sampleDeviation: write(squares.div(count - 1).sqrt()) }),
        populationVariance: write(squares.div(count)),
        populationDeviation: write(squares.div(count).sqrt()),
      },
      modes: common.length > 0 ? common.map(write) : undefined,
    }
  },
})

/** @throws ToolError weight-count, bad-weight, weights-are-zero */
function parseWeights(text: string, comma: (typeof COMMA_USES)[number], count: number, fail: Fail<typeof failures>): string[] {
  const weights = parseNumberList(text, comma, 'weights', MOST_NUMBERS)
  if (weights.length === 0) return weights
  if (weights.length !== count) fail('weight-count', { numbers: count, count: weights.length, field: 'weights' })
  if (weights.some((weight) => weight.startsWith('-'))) fail('bad-weight', { field: 'weights' })
  if (weights.every((weight) => weight === '0')) fail('weights-are-zero', { field: 'weights' })
  return weights
}
