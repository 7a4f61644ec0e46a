import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { octalToBinary } from '../../../../registry/tools/number-bases/octal-to-binary.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('octal-to-binary', () => {
  it.each([
    ['12', '1010'],
    ['0o70', '111000'],
    ['0.2', '0.01'],
    ['-1.4', '-1.1'],
    ['0644', '110100100'],
  ])('writes %j as %j', async (text, written) => {
    expect(await output(octalToBinary, { text })).toEqual({ text: written })
  })

  it.each([
    ['377', '8', '11111111'],
    ['-1', '16', '1111111111111111'],
  ])('reads %s in %s bits as %s', async (text, width, written) => {
    expect(await output(octalToBinary, { text, width })).toEqual({ text: written })
  })

  it('keeps lines and reads several numbers on one', async () => {
    expect((await output(octalToBinary, { text: '1\r\n\n1 0', spaces: 'separate' })).text).toBe('1\n\n1 0')
    expect(await output(octalToBinary, { text: '' })).toEqual({ text: '' })
  })

  it.each([
    [{ text: '18' }, 'bad-digit', 1],
    [{ text: '1\n-' }, 'no-digits', 2],
    [{ text: '1.0.1' }, 'two-points', 3],
    [{ text: '1,100' }, 'unclear-comma', 1],
    [{ text: '400', width: '8' }, 'out-of-width', 0],
    [{ text: '1.1', width: '8' }, 'fraction-in-width', 0],
  ])('refuses %j', async (input, code, offset) => {
    expect(await failure(octalToBinary, input)).toMatchObject({ code, field: 'text', place: { offset } })
  })

  it('refuses a number of too many digits', async () => {
    expect(await failure(octalToBinary, { text: '1'.repeat(100_001) })).toMatchObject({
      code: 'too-many-digits',
      params: { count: 100_001 },
    })
  })

  it('keeps zeros at the start where it is told to', async () => {
    expect(await output(octalToBinary, { text: '07', leadingZeros: true })).toEqual({ text: '000111' })
    expect(await output(octalToBinary, { text: '-00', leadingZeros: true })).toEqual({ text: '000000' })
    expect(await output(octalToBinary, { text: '.4', leadingZeros: true })).toEqual({ text: '0.1' })
  })

  it('agrees with BigInt', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }), async (number) => {
        expect((await output(octalToBinary, { text: number.toString(8) })).text.toLowerCase()).toBe(number.toString(2))
      }),
    )
  })
})
