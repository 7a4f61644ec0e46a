import { describe, expect, it } from 'vitest'
import { fiverrFeeCalculator } from '../../../../registry/tools/money/fiverr-fee-calculator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const solve = (input: object) => output(fiverrFeeCalculator, { currency: 'USD', ...input })

describe('fiverr-fee-calculator', () => {
  // Amount × percentage + fixed fee, by hand.
  it.each([
    [{ amount: '5' }, '1'],
    [{ amount: '100' }, '20'],
    [{ amount: '33.33' }, '6.67'],
    [{ amount: '1000', currency: 'JPY' }, '200'],
    [{ amount: '100', percent: '15' }, '15'],
    [{ amount: '100', percent: '10', fixed: '1.5' }, '11.5'],
  ])('takes from %j a fee of %s', async (input, fee) => {
    expect((await solve(input)).facts.fee).toBe(fee)
  })

  it.each(['0.99', '1', '17.35', '100', '2499.99', '1000000'])('leaves exactly %s of what it charges', async (amount) => {
    const { charge } = await solve({ mode: 'charge', amount })
    expect((await solve({ amount: charge })).receive).toBe(amount)
  })

  it.each([
    ['10', '3.55', '13.55'],
    ['100', '5.5', '105.5'],
    ['200', '11', '211'],
  ])('adds to the buyer’s %s a fee of %s', async (amount, fee, pays) => {
    expect((await solve({ amount })).buyer).toEqual({ fee, pays })
  })

  it.each([
    [{}, 'required', 'amount'],
    [{ amount: '0' }, 'fee-above-amount', 'amount'],
    [{ amount: '1', percent: '99.5' }, 'too-large', 'percent'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(fiverrFeeCalculator, input)).toMatchObject({ code, field })
  })
})
