import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Tool } from '../../../../engine/core/define.ts'
import { binaryToDecimal } from '../../../../registry/tools/number-bases/binary-to-decimal.ts'
import { binaryToHex } from '../../../../registry/tools/number-bases/binary-to-hex.ts'
import { binaryToOctal } from '../../../../registry/tools/number-bases/binary-to-octal.ts'
import { decimalToBinary } from '../../../../registry/tools/number-bases/decimal-to-binary.ts'
import { decimalToOctal } from '../../../../registry/tools/number-bases/decimal-to-octal.ts'
import { hexToBinary } from '../../../../registry/tools/number-bases/hex-to-binary.ts'
import { hexToOctal } from '../../../../registry/tools/number-bases/hex-to-octal.ts'
import { octalToBinary } from '../../../../registry/tools/number-bases/octal-to-binary.ts'
import { octalToDecimal } from '../../../../registry/tools/number-bases/octal-to-decimal.ts'
import { octalToHex } from '../../../../registry/tools/number-bases/octal-to-hex.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Family = {
  readonly tool: Tool
  /** Bases. */
  readonly from: number
  readonly to: number
  readonly writes: readonly (readonly [text: string, written: string])[]
  readonly inWidth: readonly (readonly [text: string, width: string, written: string])[]
  /** Its second character is no digit. */
  readonly badDigit: string
  /** What eight bits do not hold. */
  readonly tooWide: string
}

// 2^64 − 1 is written in each base.
const TOOLS: readonly Family[] = [
  {
    tool: binaryToDecimal,
    from: 2,
    to: 10,
    writes: [
      ['1010', '10'],
      ['0b1', '1'],
      ['0.001', '0.125'],
      ['-11.01', '-3.25'],
      ['1111111111111111111111111111111111111111111111111111111111111111', '18446744073709551615'],
    ],
    inWidth: [
      ['11111111', '8', '-1'],
      ['01111111', '8', '127'],
      ['10000000', '8', '-128'],
    ],
    badDigit: '12',
    tooWide: '100000000',
  },
  {
    tool: binaryToOctal,
    from: 2,
    to: 8,
    writes: [
      ['1010', '12'],
      ['0B111_000', '70'],
      ['0.01', '0.2'],
      ['-1.1', '-1.4'],
      ['1', '1'],
    ],
    inWidth: [
      ['11111111', '8', '377'],
      ['-1', '16', '177777'],
    ],
    badDigit: '12',
    tooWide: '100000000',
  },
  {
    tool: decimalToBinary,
    from: 10,
    to: 2,
    writes: [
      ['10', '1010'],
      ['-255', '-11111111'],
      ['0.5', '0.1'],
      ['0,25', '0.01'],
      ['1,234,567', '100101101011010000111'],
      ['18446744073709551615', '1111111111111111111111111111111111111111111111111111111111111111'],
    ],
    inWidth: [
      ['-1', '8', '11111111'],
      ['-128', '8', '10000000'],
      ['5', '8', '00000101'],
    ],
    badDigit: '1A',
    tooWide: '128',
  },
  {
    tool: decimalToOctal,
    from: 10,
    to: 8,
    writes: [
      ['8', '10'],
      ['-255', '-377'],
      ['0.125', '0.1'],
      ['511', '777'],
      ['18446744073709551615', '1777777777777777777777'],
    ],
    inWidth: [
      ['-1', '8', '377'],
      ['-128', '8', '200'],
      ['5', '8', '005'],
    ],
    badDigit: '1A',
    tooWide: '128',
  },
  {
    tool: hexToBinary,
    from: 16,
    to: 2,
    writes: [
      ['A', '1010'],
      ['0XfF', '11111111'],
      ['0.8', '0.1'],
      ['-0.01', '-0.00000001'],
      ['dead beef', '11011110101011011011111011101111'],
      ['0', '0'],
    ],
    inWidth: [
      ['FF', '8', '11111111'],
      ['-1', '16', '1111111111111111'],
      ['A', '32', '00000000000000000000000000001010'],
    ],
    badDigit: '1G',
    tooWide: '100',
  },
  {
    tool: hexToOctal,
    from: 16,
    to: 8,
    writes: [
      ['8', '10'],
      ['0xff', '377'],
      ['0.8', '0.4'],
      ['-0.1', '-0.04'],
      ['FFFFFFFFFFFFFFFF', '1777777777777777777777'],
    ],
    inWidth: [
      ['FF', '8', '377'],
      ['-1', '16', '177777'],
      ['8', '8', '010'],
    ],
    badDigit: '1G',
    tooWide: '100',
  },
  {
    tool: octalToBinary,
    from: 8,
    to: 2,
    writes: [
      ['12', '1010'],
      ['0o70', '111000'],
      ['0.2', '0.01'],
      ['-1.4', '-1.1'],
      ['0644', '110100100'],
    ],
    inWidth: [
      ['377', '8', '11111111'],
      ['-1', '16', '1111111111111111'],
    ],
    badDigit: '18',
    tooWide: '400',
  },
  {
    tool: octalToDecimal,
    from: 8,
    to: 10,
    writes: [
      ['12', '10'],
      ['0o777', '511'],
      ['0.1', '0.125'],
      ['-3.2', '-3.25'],
      ['1777777777777777777777', '18446744073709551615'],
    ],
    inWidth: [
      ['377', '8', '-1'],
      ['177', '8', '127'],
      ['200', '8', '-128'],
    ],
    badDigit: '18',
    tooWide: '400',
  },
  {
    tool: octalToHex,
    from: 8,
    to: 16,
    writes: [
      ['12', 'A'],
      ['0O377', 'FF'],
      ['0.4', '0.8'],
      ['-0.04', '-0.1'],
      ['1777777777777777777777', 'FFFFFFFFFFFFFFFF'],
    ],
    inWidth: [
      ['377', '8', 'FF'],
      ['-1', '16', 'FFFF'],
    ],
    badDigit: '18',
    tooWide: '400',
  },
]

describe.each(TOOLS)('$tool.id', ({ tool, from, to, writes, inWidth, badDigit, tooWide }) => {
  it.each(writes)('writes %j as %j', async (text, written) => {
    expect(await output(tool, { text })).toEqual({ text: written })
  })

  it.each(inWidth)('reads %s in %s bits as %s', async (text, width, written) => {
    expect(await output(tool, { text, width })).toEqual({ text: written })
  })

  it('keeps lines and reads several numbers on one', async () => {
    expect((await output(tool, { text: '1\r\n\n1 0', spaces: 'separate' })).text).toBe('1\n\n1 0')
    expect(await output(tool, { text: '' })).toEqual({ text: '' })
  })

  it.each([
    [{ text: badDigit }, 'bad-digit', 1],
    [{ text: '1\n-' }, 'no-digits', 2],
    [{ text: '1.0.1' }, 'two-points', 3],
    [{ text: '1,100' }, 'unclear-comma', 1],
    [{ text: tooWide, width: '8' }, 'out-of-width', 0],
    [{ text: '1.1', width: '8' }, 'fraction-in-width', 0],
  ])('refuses %j', async (input, code, offset) => {
    expect(await failure(tool, input)).toMatchObject({ code, field: 'text', place: { offset } })
  })

  it('refuses a number of too many digits', async () => {
    expect(await failure(tool, { text: '1'.repeat(100_001) })).toMatchObject({ code: 'too-many-digits', params: { count: 100_001 } })
  })

  it('agrees with BigInt', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }), async (number) => {
        expect((await output(tool, { text: number.toString(from) })).text.toLowerCase()).toBe(number.toString(to))
      }),
    )
  })
})

describe.each([
  [decimalToBinary.id, decimalToBinary, '0.0001100110011001101'],
  [decimalToOctal.id, decimalToOctal, '0.06314631463146314632'],
])('%s', (_, tool, tenth) => {
  it('says when a fraction never ends', async () => {
    expect(await output(tool, { text: '0.1' })).toEqual({ text: tenth, notices: [{ code: 'rounded', params: { count: 1 } }] })
  })

  it('refuses a comma that may group or may begin the fraction', async () => {
    expect(await failure(tool, { text: '1,234' })).toMatchObject({ code: 'unclear-comma', place: { offset: 1 } })
  })
})

it.each([
  { tool: hexToBinary, zeros: { '0F': '00001111', '-00': '00000000', '.8': '0.1' } },
  { tool: octalToBinary, zeros: { '07': '000111', '-00': '000000', '.4': '0.1' } },
])('$tool.id keeps zeros at the start where it is told to', async ({ tool, zeros }) => {
  for (const [text, written] of Object.entries(zeros)) expect(await output(tool, { text, leadingZeros: true })).toEqual({ text: written })
})

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
