import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalToHex } from '../../../../registry/tools/number-bases/decimal-to-hex.ts'
import { hexToDecimal } from '../../../../registry/tools/number-bases/hex-to-decimal.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('hex-to-decimal', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['-0', '0'],
    ['FFFFFFFFFFFFFFFF', '18446744073709551615'],
    ['0XaB', '171'],
    ['−7f', '-127'],
    ['+1_0000', '65536'],
    // IEEE 754 half of the last bit: 2^-16 has sixteen decimals.
    ['0.0001', '0.0000152587890625'],
    ['.8', '0.5'],
    ['1,8', '1.5'],
    ['1,000,000', '16777216'],
    ['1\r\n\r\nA', '1\n\n10'],
  ])('reads %j as %j', async (text, decimal) => {
    expect(await output(hexToDecimal, { text })).toEqual({ text: decimal })
  })

  it('takes spaces as groups or as separators', async () => {
    expect(await output(hexToDecimal, { text: '48 65 6C' })).toEqual({ text: '4744556' })
    expect(await output(hexToDecimal, { text: ' 48 65  6C\n6f', spaces: 'separate' })).toEqual({ text: '72 101 108\n111' })
  })

  it.each([
    ['7F', '8', '127'],
    ['80', '8', '-128'],
    ['-80', '8', '-128'],
    ['FFFFFFFFFFFFFFFF', '64', '-1'],
    ['80000000000000000000000000000000', '128', '-170141183460469231731687303715884105728'],
  ])('reads %s in %s bits as %s', async (text, width, decimal) => {
    expect(await output(hexToDecimal, { text, width })).toEqual({ text: decimal })
  })

  it('groups the digits', async () => {
    expect(await output(hexToDecimal, { text: 'DEADBEEF.1', grouping: 'space' })).toEqual({ text: '3 735 928 559.062 5' })
  })

  it.each([
    [{ text: '1\nFG' }, 'bad-digit', 3],
    [{ text: '1😀' }, 'bad-digit', 1],
    [{ text: '1__proto__' }, 'bad-digit', 3],
    [{ text: '0x' }, 'no-digits', 0],
    [{ text: '1.2.3' }, 'two-points', 3],
    [{ text: '1,2,3' }, 'unclear-comma', 1],
    [{ text: '1,234' }, 'unclear-comma', 1],
    [{ text: 'a\n' + '1'.repeat(100_001) }, 'too-many-digits', 2],
    [{ text: '100', width: '8' }, 'out-of-width', 0],
    [{ text: '-81', width: '8' }, 'out-of-width', 0],
    [{ text: '0.1', width: '8' }, 'fraction-in-width', 0],
  ])('refuses %j', async (input, code, offset) => {
    expect(await failure(hexToDecimal, input)).toMatchObject({ code, field: 'text', place: { offset } })
  })

  it('is undone by decimal-to-hex', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }),
        fc.constantFrom('none', 'space', 'underscore', 'apostrophe'),
        async (number, grouping) => {
          const hex = await output(decimalToHex, { text: String(number), grouping })
          expect(await output(hexToDecimal, hex)).toEqual({ text: String(number) })
        },
      ),
    )
  })

  it('answers for the longest number it takes', async () => {
    const { text } = await output(hexToDecimal, { text: 'F'.repeat(100_000) })
    expect(BigInt(text)).toBe(16n ** 100_000n - 1n)
  })
})
