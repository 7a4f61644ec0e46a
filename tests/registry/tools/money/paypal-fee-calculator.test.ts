import { describe, expect, it } from 'vitest'
import { paypalFeeCalculator } from '../../../../registry/tools/money/paypal-fee-calculator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const solve = (input: object) => output(paypalFeeCalculator, { currency: 'USD', ...input })

describe('paypal-fee-calculator', () => {
  // Amount × percentage + fixed fee, by hand.
  it.each([
    [{ amount: '50' }, '2.24'],
    [{ amount: '1000', kind: 'card' }, '30.39'],
    [{ amount: '100', kind: 'goods' }, '2.99'],
    [{ amount: '20', kind: 'charity' }, '0.89'],
    [{ amount: '100', abroad: true, conversion: '4' }, '9.48'],
    [{ amount: '10000', currency: 'JPY' }, '398'],
    [{ amount: '100', currency: 'EUR', percent: '2.49', fixed: '0.35' }, '2.84'],
    [{ amount: '100', fixed: '0' }, '3.49'],
  ])('takes from %j a fee of %s', async (input, fee) => {
    expect((await solve(input)).facts.fee).toBe(fee)
  })

  it('says what to charge', async () => {
    expect((await solve({ mode: 'charge', amount: '100', kind: 'goods' })).charge).toBe('103.08')
    expect((await solve({ mode: 'charge', amount: '1000', kind: 'card' })).charge).toBe('1031.33')
  })

  it.each([
    [{}, 'required', 'amount'],
    [{ amount: '0.3' }, 'fee-above-amount', 'amount'],
    [{ amount: '1', percent: '100' }, 'too-large', 'percent'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(paypalFeeCalculator, input)).toMatchObject({ code, field })
  })
})
