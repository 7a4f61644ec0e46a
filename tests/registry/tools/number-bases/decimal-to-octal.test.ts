import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalToOctal } from '../../../../registry/tools/number-bases/decimal-to-octal.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('decimal-to-octal', () => {
  it.each([
    ['8', '10'],
    ['-255', '-377'],
    ['0.125', '0.1'],
    ['511', '777'],
    ['18446744073709551615', '1777777777777777777777'],
  ])('writes %j as %j', async (text, written) => {
    expect(await output(decimalToOctal, { text })).toEqual({ text: written })
  })

  it.each([
    ['-1', '8', '377'],
    ['-128', '8', '200'],
    ['5', '8', '005'],
  ])('reads %s in %s bits as %s', async (text, width, written) => {
    expect(await output(decimalToOctal, { text, width })).toEqual({ text: written })
  })

  it('keeps lines and reads several numbers on one', async () => {
    expect((await output(decimalToOctal, { text: '1\r\n\n1 0', spaces: 'separate' })).text).toBe('1\n\n1 0')
    expect(await output(decimalToOctal, { text: '' })).toEqual({ text: '' })
  })

  it.each([
    [{ text: '1A' }, 'bad-digit', 1],
    [{ text: '1\n-' }, 'no-digits', 2],
    [{ text: '1.0.1' }, 'two-points', 3],
    [{ text: '1,100' }, 'unclear-comma', 1],
    [{ text: '128', width: '8' }, 'out-of-width', 0],
    [{ text: '1.1', width: '8' }, 'fraction-in-width', 0],
  ])('refuses %j', async (input, code, offset) => {
    expect(await failure(decimalToOctal, input)).toMatchObject({ code, field: 'text', place: { offset } })
  })

  it('refuses a number of too many digits', async () => {
    expect(await failure(decimalToOctal, { text: '1'.repeat(100_001) })).toMatchObject({
      code: 'too-many-digits',
      params: { count: 100_001 },
    })
  })

  it('says when a fraction never ends', async () => {
    const notices = [{ code: 'rounded', params: { count: 1 } }]
    expect(await output(decimalToOctal, { text: '0.1' })).toEqual({ text: '0.06314631463146314632', notices })
  })

  it('refuses a comma that may group or may begin the fraction', async () => {
    expect(await failure(decimalToOctal, { text: '1,234' })).toMatchObject({ code: 'unclear-comma', place: { offset: 1 } })
  })

  it('agrees with BigInt', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }), async (number) => {
        expect((await output(decimalToOctal, { text: number.toString(10) })).text.toLowerCase()).toBe(number.toString(8))
      }),
    )
  })
})
