import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chargeFor, feeOf } from '../../../../registry/lib/money/fees.ts'
import { decimalOf } from '../../../../registry/lib/money/loan.ts'

const anyFee = fc.record({
  percent: fc.integer({ min: 0, max: 9900 }).map((value) => decimalOf(value).div(100)),
  fixed: fc.integer({ min: 0, max: 2000 }).map((value) => decimalOf(value).div(100)),
  least: fc.option(fc.integer({ min: 0, max: 500 }).map((value) => decimalOf(value).div(100))),
})

describe('chargeFor', () => {
  it('leaves exactly what is wanted, and no smaller charge does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), anyFee, (cents, { percent, fixed, least }) => {
        const fee = { percent, fixed, ...(least && { least }) }
        const left = (charge: ReturnType<typeof decimalOf>) => charge.minus(feeOf(charge, fee, 2))
        const wanted = decimalOf(cents).div(100)
        const charge = chargeFor(wanted, fee, 2)
        expect(left(charge).eq(wanted)).toBe(true)
        expect(left(charge.minus('0.01')).lt(wanted)).toBe(true)
      }),
    )
  })
})
