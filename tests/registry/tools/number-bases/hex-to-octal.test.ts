import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexToOctal } from '../../../../registry/tools/number-bases/hex-to-octal.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('hex-to-octal', () => {
  it.each([
    ['8', '10'],
    ['0xff', '377'],
    ['0.8', '0.4'],
    ['-0.1', '-0.04'],
    ['FFFFFFFFFFFFFFFF', '1777777777777777777777'],
  ])('writes %j as %j', async (text, written) => {
    expect(await output(hexToOctal, { text })).toEqual({ text: written })
  })

  it.each([
    ['FF', '8', '377'],
    ['-1', '16', '177777'],
    ['8', '8', '010'],
  ])('reads %s in %s bits as %s', async (text, width, written) => {
    expect(await output(hexToOctal, { text, width })).toEqual({ text: written })
  })

  it('keeps lines and reads several numbers on one', async () => {
    expect((await output(hexToOctal, { text: '1\r\n\n1 0', spaces: 'separate' })).text).toBe('1\n\n1 0')
    expect(await output(hexToOctal, { text: '' })).toEqual({ text: '' })
  })

  it.each([
    [{ text: '1G' }, 'bad-digit', 1],
    [{ text: '1\n-' }, 'no-digits', 2],
    [{ text: '1.0.1' }, 'two-points', 3],
    [{ text: '1,100' }, 'unclear-comma', 1],
    [{ text: '100', width: '8' }, 'out-of-width', 0],
    [{ text: '1.1', width: '8' }, 'fraction-in-width', 0],
  ])('refuses %j', async (input, code, offset) => {
    expect(await failure(hexToOctal, input)).toMatchObject({ code, field: 'text', place: { offset } })
  })

  it('refuses a number of too many digits', async () => {
    expect(await failure(hexToOctal, { text: '1'.repeat(100_001) })).toMatchObject({ code: 'too-many-digits', params: { count: 100_001 } })
  })

  it('agrees with BigInt', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }), async (number) => {
        expect((await output(hexToOctal, { text: number.toString(16) })).text.toLowerCase()).toBe(number.toString(8))
      }),
    )
  })
})
