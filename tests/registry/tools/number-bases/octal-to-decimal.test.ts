import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { octalToDecimal } from '../../../../registry/tools/number-bases/octal-to-decimal.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('octal-to-decimal', () => {
  it.each([
    ['12', '10'],
    ['0o777', '511'],
    ['0.1', '0.125'],
    ['-3.2', '-3.25'],
    ['1777777777777777777777', '18446744073709551615'],
  ])('writes %j as %j', async (text, written) => {
    expect(await output(octalToDecimal, { text })).toEqual({ text: written })
  })

  it.each([
    ['377', '8', '-1'],
    ['177', '8', '127'],
    ['200', '8', '-128'],
  ])('reads %s in %s bits as %s', async (text, width, written) => {
    expect(await output(octalToDecimal, { text, width })).toEqual({ text: written })
  })

  it('keeps lines and reads several numbers on one', async () => {
    expect((await output(octalToDecimal, { text: '1\r\n\n1 0', spaces: 'separate' })).text).toBe('1\n\n1 0')
    expect(await output(octalToDecimal, { text: '' })).toEqual({ text: '' })
  })

  it.each([
    [{ text: '18' }, 'bad-digit', 1],
    [{ text: '1\n-' }, 'no-digits', 2],
    [{ text: '1.0.1' }, 'two-points', 3],
    [{ text: '1,100' }, 'unclear-comma', 1],
    [{ text: '400', width: '8' }, 'out-of-width', 0],
    [{ text: '1.1', width: '8' }, 'fraction-in-width', 0],
  ])('refuses %j', async (input, code, offset) => {
    expect(await failure(octalToDecimal, input)).toMatchObject({ code, field: 'text', place: { offset } })
  })

  it('refuses a number of too many digits', async () => {
    expect(await failure(octalToDecimal, { text: '1'.repeat(100_001) })).toMatchObject({
      code: 'too-many-digits',
      params: { count: 100_001 },
    })
  })

  it('agrees with BigInt', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }), async (number) => {
        expect((await output(octalToDecimal, { text: number.toString(8) })).text.toLowerCase()).toBe(number.toString(10))
      }),
    )
  })
})
