import { describe, expect, it } from 'vitest'
import { type BaseName, convertBases } from '../../../../registry/lib/numbers/bases.ts'
import type { ToolError } from '../../../../engine/core/errors.ts'

const OPTIONS = { spaces: 'join', grouping: 'none', fractionDigits: 20, width: 'none', letterCase: 'upper' } as const
const { signal } = new AbortController()

const convert = (text: string, from: BaseName, to: BaseName, options = {}) =>
  convertBases({ ...OPTIONS, ...options, text }, from, to, signal).text

function refused(text: string, from: BaseName): unknown {
  try {
    return convert(text, from, 'octal')
  } catch (error) {
    const { code, place } = (error as ToolError).failure
    return [code, place?.offset]
  }
}

describe('a comma before the fraction', () => {
  it.each([
    // A number with groups neither begins with zero nor has its first group longer than the others.
    ['0,125', 'decimal', '0.2'],
    ['-,125', 'decimal', '-0.2'],
    ['1234,567', 'decimal', '4D2.91'],
    // Spaces, underscores and apostrophes group already.
    ['1 234,500', 'decimal', '4D2.8'],
    ["1'000,500", 'decimal', '3E8.8'],
    ['12,5000', 'decimal', 'C.8'],
    ['12,34', 'decimal', 'C.57'],
    ['0,1000', 'binary', '0.8'],
    ['0b0,1000', 'binary', '0.8'],
    ['101,01', 'binary', '5.4'],
    ['11111,1111', 'binary', '1F.F'],
  ] as const)('is read in %s (%s)', (text, from, hex) => {
    expect(convert(text, from, 'hex', { fractionDigits: 2 })).toBe(hex)
  })

  it.each([
    ['1,234', 'decimal', 1],
    ['123,456', 'decimal', 3],
    ['-1,234', 'decimal', 2],
    ['1111,0000', 'binary', 4],
    ['11111111,00000001', 'binary', 8],
    ['DEAD,BEEF', 'hex', 4],
    ['0xDEAD,BEEF', 'hex', 6],
    ['FF,01', 'hex', 2],
    ['777,123', 'octal', 3],
  ] as const)('is refused in %s (%s), where it may group as well', (text, from, offset) => {
    expect(refused(text, from)).toEqual(['unclear-comma', offset])
  })
})

describe('points between groups', () => {
  it.each([
    ['1.234.567', '4553207'],
    ['-12.345.678', '-57060516'],
    ['1.000.000.000', '7346545000'],
    ['300.168.100.200', '4274332334550'],
  ])('are read in %s', (text, octal) => {
    expect(convert(text, 'decimal', 'octal')).toBe(octal)
  })

  it.each([
    ['1.2.3', 'decimal', 3],
    ['0.123.456', 'decimal', 5],
    ['1234.567.890', 'decimal', 8],
    ['1.234.56', 'decimal', 5],
    // An address of the internet, not a number.
    ['192.168.100.200', 'decimal', 11],
    ['1.234.567', 'octal', 5],
    ['1.234.567', 'hex', 5],
  ] as const)('are refused in %s (%s)', (text, from, offset) => {
    expect(refused(text, from)).toEqual(['two-points', offset])
  })
})

describe('hexadecimal numbers as programs write them', () => {
  it.each(['FF', '0xFF', '0XFF', '#FF', '$FF', '&HFF', '&hff', 'U+00FF', 'u+ff', '0FFh', 'FFH', String.raw`\xFF`, String.raw`\u00FF`])(
    'reads %s',
    (text) => {
      expect(convert(text, 'hex', 'decimal')).toBe('255')
      expect(convert(`-${text}`, 'hex', 'decimal')).toBe('-255')
    },
  )

  it.each([
    ['h', 'no-digits', 0],
    ['#', 'no-digits', 0],
    ['##1', 'bad-digit', 1],
    ['1hh', 'bad-digit', 1],
    ['1#', 'bad-digit', 1],
  ])('refuses %s', (text, code, offset) => {
    expect(refused(text, 'hex')).toEqual([code, offset])
  })

  it.each(['#1', '1h', 'U+1'])('keeps them to their base: %s', (text) => {
    expect(refused(text, 'decimal')).toEqual(['bad-digit', text.search(/[^\d]/)])
  })
})

it('tells numbers on one line apart, though their digits are grouped with spaces', () => {
  expect(convert('1000 2000', 'decimal', 'binary', { spaces: 'separate', grouping: 'space' })).toBe('11 1110 1000  111 1101 0000')
})

describe('another base', () => {
  const other = (text: string, from: BaseName, otherBase: number, options = {}) => {
    const result = convertBases({ ...OPTIONS, ...options, text, otherBase }, from, 'decimal', signal)
    return [result.other, result.rounded]
  }

  // By Number.prototype.toString and, for fractions, by hand: 1/3 is 0.1 in base 3, 1/10 never ends there.
  it.each([
    ['255', 'decimal', 36, '73', 0],
    ['35', 'decimal', 36, 'Z', 0],
    ['-255', 'decimal', 3, '-100110', 0],
    ['FF', 'hex', 12, '193', 0],
    ['0.5', 'decimal', 12, '0.6', 0],
    ['0.125', 'decimal', 6, '0.043', 0],
    ['0.2', 'decimal', 5, '0.1', 0],
    ['0.01', 'binary', 20, '0.5', 0],
    ['0.1', 'decimal', 3, '0.0022', 1],
    ['1\n2 \n\n10', 'decimal', 2, '1\n10\n\n1010', 0],
    ['0', 'decimal', 7, '0', 0],
  ] as const)('writes %j (%s) in base %i as %s', (text, from, base, written, rounded) => {
    expect(other(text, from, base, { fractionDigits: 4 })).toEqual([written, rounded])
  })

  it('follows the letter case and agrees with the platform', () => {
    expect(other('35', 'decimal', 36, { letterCase: 'lower' })[0]).toBe('z')
    for (let base = 2; base <= 36; base++) {
      const number = 123_456_789_012_345n * 987_654_321n
      expect(other(String(number), 'decimal', base, { letterCase: 'lower' })[0]).toBe(number.toString(base))
      // All of a fraction with the base's own denominator is there.
      expect(other((1 / 2 ** 10).toString(2).padEnd(12, '0'), 'binary', base)[1]).toBe(base % 2 === 0 ? 0 : 1)
    }
  })

  it('ends for the longest fractions', () => {
    expect(other(`0.${'3'.repeat(10_000)}`, 'decimal', 36, { fractionDigits: 1000 })[1]).toBe(1)
    expect(other(`0.${'5'.repeat(10_000)}`, 'decimal', 30)[1]).toBe(0)
  })

  it('writes what a width holds with its sign', () => {
    expect(other('FE', 'hex', 10, { width: '8' })[0]).toBe('-2')
  })
})
