import { describe, expect, it } from 'vitest'
import { stripeFeeCalculator } from '../../../../registry/tools/money/stripe-fee-calculator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const solve = (input: object) => output(stripeFeeCalculator, { currency: 'USD', ...input })

describe('stripe-fee-calculator', () => {
  // Amount × percentage + fixed fee, by hand.
  it.each([
    [{ amount: '50' }, '1.75'],
    [{ amount: '100', card: 'international' }, '4.7'],
    [{ amount: '100', currency: 'GBP' }, '1.7'],
    [{ amount: '100', currency: 'GBP', card: 'premium' }, '2.1'],
    [{ amount: '100', currency: 'EUR', card: 'european' }, '2.75'],
    [{ amount: '10000', currency: 'JPY' }, '360'],
    [{ amount: '100', percent: '2.2', conversion: true }, '2.5'],
    [{ amount: '100', currency: 'BRL', fixed: '0' }, '3.99'],
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
    [{ amount: '1', card: 'premium' }, 'no-such-rate', 'card'],
    [{ amount: '1', currency: 'BRL', conversion: true }, 'no-such-rate', 'conversion'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(stripeFeeCalculator, input)).toMatchObject({ code, field })
  })
})
