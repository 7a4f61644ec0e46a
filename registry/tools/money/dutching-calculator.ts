import { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, decimal, rows } from '../../../engine/core/kit.ts'
import { column, facts, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { currencyPlaces } from '../../lib/money/currency-places.ts'
import { decimalOf } from '../../lib/money/loan.ts'
import { amountField, amountPart, currencyField, neededAbove, percentField, toUnits } from '../../lib/money/fields.ts'
import { writeDecimal } from '../../lib/numbers/plain-decimal.ts'

const asked = (...modes: string[]) => ({ when: { mode: modes } })

export const dutchingCalculator = defineTool({
  id: 'dutching-calculator',
  category: 'money',
  icon: 'split',
  title: 'Dutching calculator',
  summary: 'Split a stake over several outcomes so that each returns the same, starting from the total stake, the return or the profit.',
  keywords: ['dutching', 'dutch betting', 'stake split', 'equal profit', 'betting odds', 'arbitrage'],
  slugs: {
    es: 'calculadora-de-dutching',
    fr: ['calcul-dutching', 'calculatrice-dutching'],
    id: 'kalkulator-dutching',
    it: 'calcolo-dutching',
    pl: 'kalkulator-dutching',
    pt: 'calculadora-de-dutching',
    ru: 'kalkulyator-datchinga',
  },
  effect: 'pure',
  input: z.object({
    mode: choice('Start from', { stake: 'The total stake', return: 'The return', profit: 'The profit' }),
    stake: amountField('Total stake', { start: '100', optional: true, ...asked('stake') }),
    return: amountField('Return', { start: '120', optional: true, ...asked('return') }),
    profit: amountField('Profit', { start: '50', optional: true, ...asked('profit') }),
    bets: rows(
      'Outcomes',
      { odds: decimal('Decimal odds', { min: '1.001', max: '100000' }) },
      { start: [{ odds: '4' }, { odds: '6' }, { odds: '8' }], min: 2, max: 50 },
    ),
    commission: percentField('Commission on winnings', { max: '50', default: '0', advanced: true }),
    currency: currencyField(),
  }),
  output: z.object({
    lowest: amountPart('Lowest profit', { view: 'headline', sentence: 'If any one of these wins, the result is {{value}} or better.' }),
    stakes: table(
      'Stakes',
      {
        number: column(z.int(), 'No.'),
        odds: column(value.decimal, 'Decimal odds', { decimals: 3 }),
        stake: amountPart('Stake'),
        returned: amountPart('Return'),
        profit: amountPart('Profit'),
      },
      { fileName: 'dutching.csv' },
    ),
    facts: facts('Details', {
      total: amountPart('Total stake'),
      book: column(value.percent, 'Sum of implied probabilities', { decimals: 2 }),
      yield: column(value.percent, 'Lowest profit as a percentage of the stake', { decimals: 2 }),
    }),
  }),
  failures: {
    'no-profit-possible':
      'The implied probabilities add up to 100% or more, so no stake makes a profit. Remove an outcome, or start from the total stake.',
    'stake-too-small': 'The amount is too small to bet on every outcome. Enter a higher one.',
  },
  notices: {
    'play-responsibly':
      'If an outcome that isn’t listed here wins, you lose the whole stake. Bet only what you can afford to lose, and only if you’re an adult and it is legal where you are.',
    'sure-loss': { warning: 'The implied probabilities add up to more than 100%, so every outcome loses money.' },
  },
  notes: [
    'Stake on an outcome = total ÷ odds ÷ the sum of 1 ÷ odds over all outcomes, so each returns the same. With a commission c, the odds become 1 + (odds − 1) × (1 − c).',
    'Stakes are rounded half away from zero to the smallest unit of the currency, so the returns can differ slightly; the lowest is shown. The total is the sum of the rounded stakes.',
  ],
  examples: [
    {
      input: { stake: '100', bets: [{ odds: '4' }, { odds: '6' }, { odds: '8' }] },
      output: { lowest: '84.6', facts: { total: '100', book: '54.1667', yield: '84.6' } },
    },
    { input: { mode: 'return', return: '120', bets: [{ odds: '3' }, { odds: '4' }] }, output: { lowest: '50' } },
    { input: { mode: 'profit', profit: '50', bets: [{ odds: '3' }, { odds: '4' }] }, output: { lowest: '50' } },
  ],
  transform: (input, { fail, note }) => {
    const places = currencyPlaces(input.currency)
    const keep = decimalOf(1).minus(decimalOf(input.commission).div(100))
    const odds = input.bets.map((bet) => decimalOf(bet.odds).minus(1).times(keep).plus(1))
    const book = odds.reduce((sum, value) => sum.plus(decimalOf(1).div(value)), decimalOf(0))
    const goal = () => {
      if (input.mode === 'stake') return neededAbove(input, 'stake').div(book)
      if (input.mode === 'return') return neededAbove(input, 'return')
      const profit = neededAbove(input, 'profit')
      if (book.gte(1)) fail('no-profit-possible', { field: 'bets' })
      return profit.div(decimalOf(1).minus(book))
    }
    const wanted = goal()
    const stakes = odds.map((value) => toUnits(wanted.div(value), places))
    if (stakes.some((stake) => stake.isZero())) fail('stake-too-small', { field: input.mode })
    const total = stakes.reduce((sum, stake) => sum.plus(stake), decimalOf(0))
    const returns = stakes.map((stake, index) => toUnits(stake.times(odds[index] ?? 1), places))
    const profits = returns.map((value) => value.minus(total))
    const lowest = Decimal.min(...profits)
    const write = (value: Decimal) => writeDecimal(value, places)
    if (book.gt(1)) note('sure-loss')
    note('play-responsibly')
    return {
      lowest: write(lowest),
      stakes: stakes.map((stake, index) => ({
        number: index + 1,
        odds: input.bets[index]?.odds ?? '1',
        stake: write(stake),
        returned: write(returns[index] ?? stake),
        profit: write(profits[index] ?? lowest),
      })),
      facts: { total: write(total), book: writeDecimal(book.times(100), 4), yield: writeDecimal(lowest.times(100).div(total), 4) },
    }
  },
})
