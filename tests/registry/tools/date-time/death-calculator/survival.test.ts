import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chanceAfter,
  meanYears,
  riskAfter,
  riskForMean,
  yearsUntilShare,
} from '../../../../../registry/tools/date-time/death-calculator/survival.ts'

const B = 0.095
/** The exponential integral E1 by its power series. */
const e1 = (x: number) => {
  let [sum, term] = [-0.577_215_664_901_532_9 - Math.log(x), 1]
  for (let n = 1; n < 200; n++) {
    term *= -x / n
    sum -= term / n
  }
  return sum
}

describe('survival by Gompertz’s law', () => {
  // In closed form the mean is e^(a/b) × E1(a/b) ÷ b, with a the present risk.
  it.each([0.00005, 0.0001, 0.0005, 0.002, 0.01, 0.05, 0.2, 0.5])('has the mean of the closed form at a risk of %d', (risk) => {
    expect(meanYears(risk)).toBeCloseTo((Math.exp(risk / B) * e1(risk / B)) / B, 6)
  })

  it('finds the risk back from the mean', { tags: 'long' }, () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 110, noNaN: true }), (years) => {
        expect(meanYears(riskForMean(years))).toBeCloseTo(years, 6)
      }),
    )
  })

  it('is certain now, falls, and halves where it says', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1, noNaN: true }), fc.double({ min: 0.01, max: 0.99, noNaN: true }), (risk, share) => {
        expect(chanceAfter(0, risk)).toBe(1)
        expect(chanceAfter(10, risk)).toBeGreaterThan(chanceAfter(11, risk))
        expect(chanceAfter(yearsUntilShare(share, risk), risk)).toBeCloseTo(share, 9)
        // Living ten years and then five is living fifteen.
        expect(chanceAfter(10, risk) * chanceAfter(5, riskAfter(10, risk))).toBeCloseTo(chanceAfter(15, risk), 12)
      }),
    )
  })
})
