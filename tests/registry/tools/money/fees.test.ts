import { describe, expect, it } from 'vitest'
import type { Tool } from '../../../../engine/core/define.ts'
import { cashAppFeeCalculator } from '../../../../registry/tools/money/cash-app-fee-calculator.ts'
import { fiverrFeeCalculator } from '../../../../registry/tools/money/fiverr-fee-calculator.ts'
import { stripeFeeCalculator } from '../../../../registry/tools/money/stripe-fee-calculator.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Refused = readonly (readonly [input: object, code: string, field: string])[]
type Family = {
  readonly tool: Tool
  readonly takes: readonly (readonly [input: object, fee: string])[]
  /** Besides what all refuse. */
  readonly refuses?: Refused
}

const REFUSED: Refused = [
  [{}, 'required', 'amount'],
  [{ amount: '0' }, 'fee-above-amount', 'amount'],
  [{ amount: '1', percent: '99.5' }, 'too-large', 'percent'],
]

// Amount × percentage + fixed fee, by hand.
const TOOLS: readonly Family[] = [
  {
    tool: cashAppFeeCalculator,
    takes: [
      [{ amount: '20' }, '0.67'],
      [{ amount: '1000', kind: 'tap' }, '30'],
      [{ amount: '100', kind: 'instant' }, '1.75'],
      [{ amount: '1', kind: 'instant' }, '0.25'],
      [{ amount: '1', kind: 'instant', percent: '1' }, '0.01'],
      [{ amount: '500', kind: 'standard' }, '0'],
    ],
  },
  {
    tool: fiverrFeeCalculator,
    takes: [
      [{ amount: '5' }, '1'],
      [{ amount: '100' }, '20'],
      [{ amount: '33.33' }, '6.67'],
      [{ amount: '1000', currency: 'JPY' }, '200'],
      [{ amount: '100', percent: '15' }, '15'],
      [{ amount: '100', percent: '10', fixed: '1.5' }, '11.5'],
    ],
  },
  {
    tool: stripeFeeCalculator,
    takes: [
      [{ amount: '50' }, '1.75'],
      [{ amount: '100', card: 'international' }, '4.7'],
      [{ amount: '100', currency: 'GBP' }, '1.7'],
      [{ amount: '100', currency: 'GBP', card: 'premium' }, '2.1'],
      [{ amount: '100', currency: 'EUR', card: 'european' }, '2.75'],
      [{ amount: '10000', currency: 'JPY' }, '360'],
      [{ amount: '100', percent: '2.2', conversion: true }, '2.5'],
      [{ amount: '100', currency: 'BRL', fixed: '0' }, '3.99'],
    ],
    refuses: [
      [{ amount: '1', card: 'premium' }, 'no-such-rate', 'card'],
      [{ amount: '1', currency: 'BRL', conversion: true }, 'no-such-rate', 'conversion'],
    ],
  },
]

describe.each(TOOLS)('$tool.id', ({ tool, takes, refuses = [] }) => {
  const solve = (input: object) => output(tool, { currency: 'USD', ...input })

  it.each(takes)('takes from %j a fee of %s', async (input, fee) => {
    expect((await solve(input)).facts.fee).toBe(fee)
  })

  it.each(['0.99', '1', '17.35', '100', '2499.99', '1000000'])('leaves exactly %s of what it charges', async (amount) => {
    const { charge } = await solve({ mode: 'charge', amount })
    expect((await solve({ amount: charge })).receive).toBe(amount)
  })

  it.each([...REFUSED, ...refuses])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(tool, input)).toMatchObject({ code, field })
  })
})

describe('fiverr-fee-calculator', () => {
  it.each([
    ['10', '3.55', '13.55'],
    ['100', '5.5', '105.5'],
    ['200', '11', '211'],
  ])('adds to the buyer’s %s a fee of %s', async (amount, fee, pays) => {
    expect((await output(fiverrFeeCalculator, { currency: 'USD', amount })).buyer).toEqual({ fee, pays })
  })
})
