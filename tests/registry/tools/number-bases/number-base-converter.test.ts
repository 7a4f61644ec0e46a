import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberBaseConverter } from '../../../../registry/tools/number-bases/number-base-converter.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const convert = async (value: string, from: number, to: number, more = {}) =>
  (await output(numberBaseConverter, { value, from, to, ...more })).result as string

describe('number-base-converter', () => {
  // Knuth, The Art of Computer Programming 2, 4.1 and 4.4: 0.1 is 0.0(0011) in binary, 1/3 is 0.1 in ternary.
  it.each([
    ['255', 10, 16, 'FF'],
    ['zz', 36, 10, '1295'],
    ['0.1', 10, 2, '0.0(0011)'],
    ['0.(3)', 10, 3, '0.1'],
    ['0.1(6)', 10, 6, '0.1'],
    ['0,5', 10, 2, '0,1'],
    ['0,1', 10, 2, '0,0(0011)'],
    ['-0.8', 16, 10, '-0.5'],
    ['−FF', 16, 2, '-11111111'],
    ['1_0000 0000', 2, 10, '256'],
    ['0xff', 10, 10, '255'],
    ['0b1', 16, 10, '177'],
    ['0b101', 2, 10, '5'],
    ['0o17', 8, 10, '15'],
    ['Zz', 62, 10, '2231'],
    ['aA', 62, 10, '2242'],
    ['+/', 64, 10, '4031'],
    ['BA', 64, 10, '64'],
    ['0', 10, 64, 'A'],
    ['-0', 10, 2, '0'],
    ['340282366920938463463374607431768211455', 10, 16, 'F'.repeat(32)],
  ])('%s in base %i is %s in base %i', async (value, from, to, wanted) => {
    expect(await convert(value, from, to)).toBe(wanted)
  })

  it('agrees with the platform about whole numbers, and comes back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt(-(10n ** 60n), 10n ** 60n), fc.integer({ min: 2, max: 36 }), async (number, base) => {
        const there = await convert(String(number), 10, base)
        expect(there).toBe(number.toString(base).toUpperCase())
        expect(await convert(there, base, 10)).toBe(String(number))
      }),
      { numRuns: 50 },
    )
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.constantFrom(37, 40, 58, 61, 62, 64), async (number, base) => {
        expect(await convert(await convert(String(number), 10, base), base, 10)).toBe(String(number))
      }),
      { numRuns: 50 },
    )
  })

  it('comes back from fractions that repeat', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 2, max: 12 }), async (hundredths, base) => {
        const there = await convert(`0.${String(hundredths).padStart(2, '0')}`, 10, base)
        expect(Number(await convert(there, base, 10))).toBe(hundredths / 100)
      }),
    )
  })

  it('cuts long fractions and says so', async () => {
    const cut = await output(numberBaseConverter, { value: '0.1', to: 3, fractionDigits: 3 })
    expect(cut.result).toBe('0.002…')
    expect(noticeCodes(cut)).toEqual(['cut'])
  })

  it.each([
    ['-1', '8', { binary: '1111 1111', hex: 'FF', unsigned: '255', signed: '-1' }],
    ['200', '8', { binary: '1100 1000', hex: 'C8', unsigned: '200', signed: '-56' }],
    ['-128', '8', { hex: '80', unsigned: '128', signed: '-128' }],
    ['-1', '128', { unsigned: '340282366920938463463374607431768211455' }],
  ])('stores %s in %s bits', async (value, width, wanted) => {
    expect((await output(numberBaseConverter, { value, width })).stored).toMatchObject(wanted)
  })

  it.each([
    [{ value: '12A' }, 'bad-digit', 3],
    [{ value: '9', from: 8 }, 'bad-digit', 1],
    [{ value: '1\ud800' }, 'bad-digit', 2],
    [{ value: '=', from: 64 }, 'bad-digit', 1],
    [{ value: '1.2.3' }, 'two-points', 4],
    [{ value: '-' }, 'no-digits', 1],
    [{ value: '0x' }, 'no-digits', 1],
    [{ value: '1(6)' }, 'bad-repeat', 2],
    [{ value: '0.(6' }, 'bad-repeat', 3],
    [{ value: '0.()1' }, 'bad-repeat', 4],
    [{ value: '0.(6)1' }, 'bad-repeat', 6],
  ])('refuses %j: %s at %i', async (input, code, column) => {
    expect(await failure(numberBaseConverter, input)).toMatchObject({ code, field: 'value', place: { column } })
  })

  it.each([
    [{ value: '1', from: 63 }, 'no-such-base', 'from'],
    [{ value: '1', to: 63 }, 'no-such-base', 'to'],
    [{ value: '256', width: '8' }, 'out-of-width', 'value'],
    [{ value: '-129', width: '8' }, 'out-of-width', 'value'],
    [{ value: '0.5', width: '8' }, 'fraction-in-width', 'value'],
  ])('refuses %j: %s', async (input, code, field) => {
    expect(await failure(numberBaseConverter, input)).toMatchObject({ code, field })
  })

  it('answers the longest input within its time', async () => {
    const { table } = await output(numberBaseConverter, { value: `0.${'7'.repeat(1998)}`, fractionDigits: 1000 })
    expect(table).toHaveLength(11)
  })
})
