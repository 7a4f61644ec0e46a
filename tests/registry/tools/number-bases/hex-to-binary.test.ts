import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexToBinary } from '../../../../registry/tools/number-bases/hex-to-binary.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('hex-to-binary', () => {
  it.each([
    ['A', '1010'],
    ['0XfF', '11111111'],
    ['0.8', '0.1'],
    ['-0.01', '-0.00000001'],
    ['dead beef', '11011110101011011011111011101111'],
    ['0', '0'],
  ])('writes %j as %j', async (text, written) => {
    expect(await output(hexToBinary, { text })).toEqual({ text: written })
  })

  it.each([
    ['FF', '8', '11111111'],
    ['-1', '16', '1111111111111111'],
    ['A', '32', '00000000000000000000000000001010'],
  ])('reads %s in %s bits as %s', async (text, width, written) => {
    expect(await output(hexToBinary, { text, width })).toEqual({ text: written })
  })

  it('keeps lines and reads several numbers on one', async () => {
    expect((await output(hexToBinary, { text: '1\r\n\n1 0', spaces: 'separate' })).text).toBe('1\n\n1 0')
    expect(await output(hexToBinary, { text: '' })).toEqual({ text: '' })
  })

  it.each([
    [{ text: '1G' }, 'bad-digit', 1],
    [{ text: '1\n-' }, 'no-digits', 2],
    [{ text: '1.0.1' }, 'two-points', 3],
    [{ text: '1,100' }, 'unclear-comma', 1],
    [{ text: '100', width: '8' }, 'out-of-width', 0],
    [{ text: '1.1', width: '8' }, 'fraction-in-width', 0],
  ])('refuses %j', async (input, code, offset) => {
    expect(await failure(hexToBinary, input)).toMatchObject({ code, field: 'text', place: { offset } })
  })

  it('refuses a number of too many digits', async () => {
    expect(await failure(hexToBinary, { text: '1'.repeat(100_001) })).toMatchObject({ code: 'too-many-digits', params: { count: 100_001 } })
  })

  it('keeps zeros at the start where it is told to', async () => {
    expect(await output(hexToBinary, { text: '0F', leadingZeros: true })).toEqual({ text: '00001111' })
    expect(await output(hexToBinary, { text: '-00', leadingZeros: true })).toEqual({ text: '00000000' })
    expect(await output(hexToBinary, { text: '.8', leadingZeros: true })).toEqual({ text: '0.1' })
  })

  it('agrees with BigInt', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }), async (number) => {
        expect((await output(hexToBinary, { text: number.toString(16) })).text.toLowerCase()).toBe(number.toString(2))
      }),
    )
  })
})
