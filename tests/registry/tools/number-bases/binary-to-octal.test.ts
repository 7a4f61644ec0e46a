import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binaryToOctal } from '../../../../registry/tools/number-bases/binary-to-octal.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('binary-to-octal', () => {
  it.each([
    ['1010', '12'],
    ['0B111_000', '70'],
    ['0.01', '0.2'],
    ['-1.1', '-1.4'],
    ['1', '1'],
  ])('writes %j as %j', async (text, written) => {
    expect(await output(binaryToOctal, { text })).toEqual({ text: written })
  })

  it.each([
    ['11111111', '8', '377'],
    ['-1', '16', '177777'],
  ])('reads %s in %s bits as %s', async (text, width, written) => {
    expect(await output(binaryToOctal, { text, width })).toEqual({ text: written })
  })

  it('keeps lines and reads several numbers on one', async () => {
    expect((await output(binaryToOctal, { text: '1\r\n\n1 0', spaces: 'separate' })).text).toBe('1\n\n1 0')
    expect(await output(binaryToOctal, { text: '' })).toEqual({ text: '' })
  })

  it.each([
    [{ text: '12' }, 'bad-digit', 1],
    [{ text: '1\n-' }, 'no-digits', 2],
    [{ text: '1.0.1' }, 'two-points', 3],
    [{ text: '1,100' }, 'unclear-comma', 1],
    [{ text: '100000000', width: '8' }, 'out-of-width', 0],
    [{ text: '1.1', width: '8' }, 'fraction-in-width', 0],
  ])('refuses %j', async (input, code, offset) => {
    expect(await failure(binaryToOctal, input)).toMatchObject({ code, field: 'text', place: { offset } })
  })

  it('refuses a number of too many digits', async () => {
    expect(await failure(binaryToOctal, { text: '1'.repeat(100_001) })).toMatchObject({
      code: 'too-many-digits',
      params: { count: 100_001 },
    })
  })

  it('agrees with BigInt', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }), async (number) => {
        expect((await output(binaryToOctal, { text: number.toString(2) })).text.toLowerCase()).toBe(number.toString(8))
      }),
    )
  })
})
