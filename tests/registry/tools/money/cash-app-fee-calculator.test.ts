import { describe, expect, it } from 'vitest'
import { cashAppFeeCalculator } from '../../../../registry/tools/money/cash-app-fee-calculator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const solve = (input: object) => output(cashAppFeeCalculator, { currency: 'USD', ...input })

describe('cash-app-fee-calculator', () => {
  // Amount × percentage + fixed fee, by hand.
  it.each([
    [{ amount: '20' }, '0.67'],
    [{ amount: '1000', kind: 'tap' }, '30'],
    [{ amount: '100', kind: 'instant' }, '1.75'],
    [{ amount: '1', kind: 'instant' }, '0.25'],
    [{ amount: '1', kind: 'instant', percent: '1' }, '0.01'],
    [{ amount: '500', kind: 'standard' }, '0'],
  ])('takes from %j a fee of %s', async (input, fee) => {
    expect((await solve(input)).facts.fee).toBe(fee)
  })

  it.each(['0.99', '1', '17.35', '100', '2499.99', '1000000'])('leaves exactly %s of what it charges', async (amount) => {
    const { charge } = await solve({ mode: 'charge', amount })
    expect((await solve({ amount: charge })).receive).toBe(amount)
  })

  it.each([
    [{}, 'required', 'amount'],
    [{ amount: '0' }, 'fee-above-amount', 'amount'],
    [{ amount: '1', percent: '99.5' }, 'too-large', 'percent'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(cashAppFeeCalculator, input)).toMatchObject({ code, field })
  })
})
