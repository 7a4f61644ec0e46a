import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compoundInterestCalculator } from '../../../../registry/tools/money/compound-interest-calculator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const solve = (input: object) => output(compoundInterestCalculator, { currency: 'USD', ...input })

/** Month by month, an independent count in floats. */
function bySteps(principal: number, deposit: number, monthly: number, months: number, every: number, atStart: boolean): number {
  let balance = principal
  for (let month = 0; month < months; month++) {
    if (atStart && month % every === 0) balance += deposit
    balance *= 1 + monthly
    if (!atStart && (month + 1) % every === 0) balance += deposit
  }
  return balance
}

describe('compound-interest-calculator', () => {
  // 1,000 at 10 % over 3 years is 1,331; 1,500 at 4.3 % quarterly over 6 years is the textbook's 1,938.84.
  it.each([
    [{ principal: '1000', rate: '10', compounding: 'yearly', years: 3 }, '1331'],
    [{ principal: '1500', rate: '4.3', compounding: 'quarterly', years: 6 }, '1938.84'],
    [{ principal: '100', rate: '100', compounding: 'half-yearly', years: 1 }, '225'],
    [{ principal: '1000', rate: '0', deposit: '10', years: 2 }, '1240'],
    [{ deposit: '100', rate: '12', years: 1 }, '1268.25'],
    [{ deposit: '100', rate: '12', years: 1, timing: 'start' }, '1280.93'],
    [{ principal: '10000', rate: '1', per: 'month', months: 12 }, '11268.25'],
    [{ principal: '1000000', rate: '1', compounding: 'yearly', years: 1, currency: 'JPY' }, '1010000'],
  ])('%j comes to %s', async (input, final) => {
    expect((await solve(input)).final).toBe(final)
  })

  // I = P · r · t: 1,000 at 5 % over 3 years earn 150; deposits of 100 at 12 % earn 1 for each month left: 66 or 78 in a year.
  it.each([
    [{ principal: '1000', rate: '5', years: 3 }, { final: '1150' }],
    [{ principal: '1000', rate: '5', years: 3, compounding: 'yearly' }, { final: '1150' }],
    [{ principal: '1000', rate: '1', per: 'month', months: 7 }, { final: '1070' }],
    [{ deposit: '100', rate: '12', years: 1 }, { final: '1266' }],
    [{ deposit: '100', rate: '12', years: 1, timing: 'start' }, { final: '1278' }],
    [{ deposit: '1200', every: 'year', rate: '10', years: 3 }, { final: '3960' }],
    [{ unknown: 'principal', rate: '5', years: 3, goal: '1150' }, { principal: '1000' }],
    [{ unknown: 'rate', principal: '1000', years: 3, goal: '1150' }, { rate: '5' }],
    [{ unknown: 'time', principal: '1000', rate: '5', goal: '1150' }, { time: 36 }],
    [{ unknown: 'deposit', rate: '12', years: 1, goal: '1266' }, { deposit: '100' }],
  ])('of simple interest, %j gives %j', async (input, result) => {
    expect(await solve({ simple: true, ...input })).toMatchObject(result)
  })

  it('agrees with a count month by month', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom('month', 'year'),
        fc.constantFrom('end', 'start'),
        async (principal, deposit, tenths, months, every, timing) => {
          const rate = String(tenths / 100)
          const input = { principal: String(principal), deposit: String(deposit), rate, per: 'month', months, every, timing }
          const { facts, table } = await solve(input)
          const counted = bySteps(principal, deposit, tenths / 10_000, months, every === 'year' ? 12 : 1, timing === 'start')
          expect(Math.abs(Number(facts.final) - counted)).toBeLessThan(0.006 + counted * 1e-9)
          expect(table.at(-1).balance).toBe(facts.final)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('finds each unknown back', async () => {
    const terms = { principal: '5000', deposit: '150', rate: '6', years: 9, goal: '25000' }
    for (const unknown of ['principal', 'deposit'] as const) {
      const found = (await solve({ ...terms, unknown }))[unknown]
      const { final } = await solve({ ...terms, [unknown]: found })
      expect(Number(final)).toBeGreaterThanOrEqual(25_000)
      expect(Number(final)).toBeLessThan(25_002)
    }
    const { final } = await solve(terms)
    expect(Number((await solve({ ...terms, unknown: 'rate', goal: final })).rate)).toBeCloseTo(6, 4)
    expect((await solve({ ...terms, unknown: 'time', goal: final })).time).toBeGreaterThanOrEqual(108)
    expect((await solve({ unknown: 'time', principal: '10', goal: '10', rate: '1' })).time).toBe(0)
  })

  it.each([
    [{ principal: '1', years: 1 }, 'required', 'rate'],
    [{ principal: '1', rate: '1' }, 'no-length', 'years'],
    [{ principal: '1', rate: '1', years: 100, months: 1 }, 'length-too-long', 'years'],
    [{ unknown: 'time', principal: '1', rate: '0', goal: '2' }, 'goal-not-reached', 'goal'],
    [{ unknown: 'deposit', principal: '100', rate: '1', years: 1, goal: '50' }, 'goal-passed', 'goal'],
    [{ unknown: 'deposit', principal: '1', rate: '1', months: 6, every: 'year', goal: '50' }, 'no-deposit-due', 'years'],
    [{ unknown: 'rate', principal: '100', years: 1, goal: '50' }, 'no-rate-fits', 'goal'],
    [{ unknown: 'rate', principal: '100', years: 1 }, 'required', 'goal'],
    [{ principal: '1000000000000', rate: '100', per: 'month', years: 100 }, 'sum-too-large', undefined],
  ])('refuses %j as %s', async (input, code, field) => {
    const refused = await failure(compoundInterestCalculator, input)
    expect(refused.code).toBe(code)
    expect(refused.field).toBe(field)
  })
})
