import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalToHex } from '../../../../registry/tools/number-bases/decimal-to-hex.ts'
import { failure, output } from '../../../support/run-tool.ts'

const ROUNDED = [{ code: 'rounded', params: { count: 1 } }]

describe('decimal-to-hex', () => {
  it.each([
    ['255', 'FF'],
    ['-255', '-FF'],
    ['0.5', '0.8'],
    ['1,234,567.5', '12D687.8'],
    ['1.234.567,5', '12D687.8'],
    ['12,34,567', '12D687'],
    ['0,75', '0.C'],
    ['340282366920938463463374607431768211455', 'F'.repeat(32)],
  ])('writes %j as %j', async (text, hex) => {
    expect(await output(decimalToHex, { text })).toEqual({ text: hex })
  })

  it('says when a fraction never ends', async () => {
    expect(await output(decimalToHex, { text: '0.1' })).toEqual({ text: '0.1999999999999999999A', notices: ROUNDED })
    expect(await output(decimalToHex, { text: '0.1\n0.5', fractionDigits: 4 })).toEqual({ text: '0.199A\n0.8', notices: ROUNDED })
    expect(await output(decimalToHex, { text: '-0.01', fractionDigits: 1 })).toEqual({ text: '0', notices: ROUNDED })
    expect(await output(decimalToHex, { text: '15.99', fractionDigits: 0 })).toEqual({ text: '10', notices: ROUNDED })
  })

  it.each([
    ['-1', '8', 'FF'],
    ['-128', '8', '80'],
    ['127', '8', '7F'],
    ['10', '32', '0000000A'],
  ])('writes %s in %s bits as %s', async (text, width, hex) => {
    expect(await output(decimalToHex, { text, width })).toEqual({ text: hex })
  })

  it.each(['128', '-129'])('refuses %s in 8 bits', async (text) => {
    expect(await failure(decimalToHex, { text, width: '8' })).toMatchObject({ code: 'out-of-width', params: { number: text, width: 8 } })
  })

  it('refuses a comma that may group or may begin the fraction', async () => {
    expect(await failure(decimalToHex, { text: '1,234' })).toMatchObject({ code: 'unclear-comma' })
  })

  it('writes small letters, groups and the prefix', async () => {
    expect(await output(decimalToHex, { text: '-3735928559', letterCase: 'lower', prefix: true, grouping: 'underscore' })).toEqual({
      text: '-0xdead_beef',
    })
  })

  // The platform's own arithmetic on binary fractions is the reference.
  it('agrees with Number.prototype.toString', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -(2 ** 40), max: 2 ** 40 }), async (eighths) => {
        const number = eighths / 8
        expect((await output(decimalToHex, { text: String(number), letterCase: 'lower' })).text).toBe(number.toString(16))
      }),
    )
  })
})
