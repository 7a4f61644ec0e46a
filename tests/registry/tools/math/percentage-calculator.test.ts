import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentageCalculator } from '../../../../registry/tools/math/percentage-calculator.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('percentage-calculator', () => {
  it.each([
    [
      { mode: 'of', percent: '0.1', number: '300' },
      { result: '0.3', rounding: 'exact' },
    ],
    [
      { mode: 'of', percent: '-12.5', number: '80' },
      { result: '-10', working: '80 × (−12.5) ÷ 100 = (−10)' },
    ],
    [
      { mode: 'add', percent: '23', number: '100.01' },
      { result: '123.0123', difference: '23.0023' },
    ],
    [
      { mode: 'subtract', percent: '100', number: '7' },
      { result: '0', difference: '-7' },
    ],
    [
      { mode: 'share', part: '1', whole: '3', decimals: 0 },
      { percentage: '33', rounding: 'rounded', working: '1 ÷ 3 × 100 ≈ 33' },
    ],
    [{ mode: 'share', part: '-1', whole: '8', decimals: 0 }, { percentage: '-13' }],
    [
      { mode: 'change', from: '-50', to: '-25' },
      { percentage: '50', difference: '25' },
    ],
    [{ mode: 'change', from: '5', to: '0' }, { percentage: '-100' }],
    [{ mode: 'whole', part: '12', percent: '-3' }, { result: '-400' }],
    [
      { mode: 'before', percent: '-20', number: '64' },
      { result: '80', difference: '-16', working: '64 × 100 ÷ (100 + (−20)) = 80' },
    ],
    [
      { mode: 'before', percent: '7', number: '1', decimals: 2 },
      { result: '0.93', difference: '0.07', rounding: 'rounded' },
    ],
    [{ mode: 'before', percent: '-300', number: '8' }, { result: '-4' }],
  ])('answers %j with %j', async (input, expected) => {
    expect(await output(percentageCalculator, input)).toMatchObject(expected)
  })

  it('never answers minus zero', async () => {
    expect((await output(percentageCalculator, { mode: 'of', percent: '-0.001', number: '1', decimals: 2 })).result).toBe('0')
  })

  it('finds the whole behind a part that it worked out itself', async () => {
    const amount = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => (cents / 100).toFixed(2))
    await fc.assert(
      fc.asyncProperty(amount, fc.integer({ min: 1, max: 1000 }), async (number, percent) => {
        const { result } = await output(percentageCalculator, { mode: 'of', percent: String(percent), number })
        const back = await output(percentageCalculator, { mode: 'whole', part: result, percent: String(percent) })
        expect(Number(back.result)).toBe(Number(number))
      }),
    )
  })

  it('finds what a number was before it was raised', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: -99, max: 1000 }), async (number, percent) => {
        const raised = await output(percentageCalculator, { mode: 'add', percent: String(percent), number: String(number) })
        const back = await output(percentageCalculator, { mode: 'before', percent: String(percent), number: raised.result })
        expect(back).toMatchObject({ result: String(number), difference: raised.difference, rounding: 'exact' })
      }),
    )
  })

  it.each([
    [{ mode: 'before', percent: '-100', number: '5' }, 'nothing-left', 'percent'],
    [{ mode: 'of', percent: '5' }, 'required', 'number'],
    [{ mode: 'share', part: '1', whole: '0' }, 'whole-is-zero', 'whole'],
    [{ mode: 'change', from: '0', to: '1' }, 'before-is-zero', 'from'],
    [{ mode: 'whole', part: '1', percent: '0' }, 'percent-is-zero', 'percent'],
    [{ mode: 'share', part: '1000000000000000', whole: '0.00000000000000000001' }, 'result-too-large', undefined],
    [{ mode: 'of', percent: '1e3', number: '1' }, 'not-a-number', 'percent'],
    [{ mode: 'of', percent: '10000000000000000', number: '1' }, 'too-large', 'percent'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(percentageCalculator, input)).toMatchObject({ code, ...(field && { field }) })
  })

  it('shows its calculation with the decimal mark of the language', async () => {
    const { working, percentage } = await output(percentageCalculator, { mode: 'share', part: '-1.5', whole: '4' }, { locale: 'ru' })
    expect([working, percentage]).toEqual(['(−1,5) ÷ 4 × 100 = (−37,5)', '-37.5'])
  })
})
