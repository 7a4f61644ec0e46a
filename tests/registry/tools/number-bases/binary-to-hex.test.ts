import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binaryToHex } from '../../../../registry/tools/number-bases/binary-to-hex.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('binary-to-hex', () => {
  it.each([
    ['1010', 'A'],
    ['0B1111_0000', 'F0'],
    ['11.01', '3.4'],
    ['-0.00001', '-0.08'],
    ['1111 1111', 'FF'],
  ])('writes %j as %j', async (text, hex) => {
    expect(await output(binaryToHex, { text })).toEqual({ text: hex })
  })

  it('keeps the bits of a chosen width', async () => {
    expect(await output(binaryToHex, { text: '11111111', width: '8' })).toEqual({ text: 'FF' })
    expect(await output(binaryToHex, { text: '-1', width: '16' })).toEqual({ text: 'FFFF' })
  })

  it('refuses digits of other bases', async () => {
    expect(await failure(binaryToHex, { text: '1012' })).toMatchObject({
      code: 'bad-digit',
      params: { character: '2', allowed: '0–1' },
      place: { offset: 3 },
    })
  })

  it('agrees with BigInt', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: 0n, max: 2n ** 300n }), async (number) => {
        expect((await output(binaryToHex, { text: number.toString(2), letterCase: 'lower' })).text).toBe(number.toString(16))
      }),
    )
  })
})
