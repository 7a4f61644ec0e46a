import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { averageCalculator } from '../../../../registry/tools/math/average-calculator/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const statistics = async (text: string, more = {}) => (await output(averageCalculator, { text, ...more })).statistics

describe('average-calculator', () => {
  // NIST Statistical Reference Datasets, univariate summary statistics.
  it('reaches the certified values of NIST NumAcc1 and NumAcc2', async () => {
    expect(await output(averageCalculator, { text: '10000001 10000003 10000002' })).toMatchObject({
      mean: '10000002',
      statistics: { sampleDeviation: '1' },
    })
    const second = ['1.2', ...Array.from({ length: 500 }, () => '1.1 1.3')].join(' ')
    expect(await output(averageCalculator, { text: second, decimals: 15 })).toMatchObject({
      mean: '1.2',
      statistics: { sampleDeviation: '0.1' },
    })
  })

  // The methods as R's quantile(x, c(.25, .75), type = 7) and type = 6, and Moore & McCabe, give them for 6 7 15 36 39 40 41 42 43 47 49 (Wikipedia, "Quartile").
  it.each([
    ['inclusive', '25.5', '42.5'],
    ['exclusive', '15', '43'],
    ['halves', '15', '43'],
  ])('finds quartiles by the %s method', async (quartileMethod, firstQuartile, thirdQuartile) => {
    expect(await statistics('6 7 15 36 39 40 41 42 43 47 49', { quartileMethod })).toMatchObject({
      firstQuartile,
      median: '40',
      thirdQuartile,
    })
  })

  // (1 + 25 + 49) ÷ 3 = 25; the quartiles are those above.
  it('gives the quadratic mean of any signs, and the range between the quartiles', async () => {
    expect(await statistics('1 -5 7')).toMatchObject({ quadraticMean: '5' })
    expect(await statistics('0')).toMatchObject({ quadraticMean: '0', interquartileRange: '0' })
    expect(await statistics('6 7 15 36 39 40 41 42 43 47 49')).toMatchObject({ interquartileRange: '17' })
  })

  it('adds decimals exactly', async () => {
    expect(await statistics('-0.0000001')).toMatchObject({ sum: '0' })
    expect(await statistics('0.1 0.2')).toMatchObject({ sum: '0.3' })
    expect(await statistics('1 2 4')).toMatchObject({ geometricMean: '2', harmonicMean: '1.714286' })
  })

  it.each([
    ['1 1 2 2 3', ['1', '2']],
    ['5', ['5']],
    ['1 2 3', undefined],
    ['2 2.0 +2', ['2']],
  ])('finds the modes of %s', async (text, modes) => {
    expect((await output(averageCalculator, { text })).modes).toEqual(modes)
  })

  it.each([
    ['1, 2, 3', 3, '6'],
    ['1,2,3', 3, '6'],
    ['1,5 2,5', 2, '4'],
    ['1,5; 2', 2, '3.5'],
    ['1.5,2.5', 2, '4'],
    ['0.125,2', 2, '2.125'],
    ['1\u00a02\u00a03456', 3, '3459'],
    ['\t−1\r\n.5 ;; 3. ', 3, '2.5'],
  ])('reads %j as %i numbers', async (text, count, sum) => {
    expect(await statistics(text)).toMatchObject({ count, sum })
  })

  it('lets the visitor settle what a comma is', async () => {
    expect(await statistics('1,234 2', { comma: 'decimal' })).toMatchObject({ count: 2, sum: '3.234' })
    expect(await statistics('1,234', { comma: 'separator' })).toMatchObject({ count: 2, sum: '235' })
  })

  it('leaves out what does not exist, and says so', async () => {
    const { statistics, notices } = await output(averageCalculator, { text: '-1' })
    expect(statistics.geometricMean).toBeUndefined()
    expect(statistics.sampleDeviation).toBeUndefined()
    expect(notices.map((notice: { code: string }) => notice.code)).toEqual(['not-positive', 'one-number'])
  })

  it('keeps mean, quartiles and order between the smallest and the largest', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 30 }),
        fc.constantFrom('inclusive', 'exclusive', 'halves'),
        async (numbers, quartileMethod) => {
          const result = await statistics(numbers.join('\n'), { quartileMethod })
          const ordered = [result.minimum, result.firstQuartile, result.median, result.thirdQuartile, result.maximum].map(Number)
          expect(ordered).toEqual([...ordered].toSorted((a, b) => a - b))
          expect(Number(result.sum)).toBe(numbers.reduce((sum, number) => sum + number, 0))
        },
      ),
    )
  })

  it.each([
    [{ text: ' ; ' }, 'required', 'text', undefined],
    [{ text: '1 2\n3 x4' }, 'bad-number', 'text', 6],
    [{ text: '1 1e5' }, 'bad-number', 'text', 2],
    [{ text: '1 .' }, 'bad-number', 'text', 2],
    [{ text: '1,2' }, 'ambiguous-comma', 'text', 0],
    [{ text: '5 1,234' }, 'ambiguous-comma', 'text', 2],
    [{ text: '5 1,234,567' }, 'ambiguous-comma', 'text', 2],
    [{ text: '5 1.234,56' }, 'ambiguous-comma', 'text', 2],
    [{ text: '2.5; -1.234.567,5' }, 'ambiguous-comma', 'text', 5],
    [{ text: '1.234,56 2', comma: 'decimal' }, 'bad-number', 'text', 0],
    [{ text: '5 1\u00a0234 6' }, 'bad-number', 'text', 2],
    [{ text: '5 12\u202f345,6 7' }, 'bad-number', 'text', 2],
    [{ text: `1 ${'9'.repeat(15)}` }, 'long-number', 'text', 2],
    [{ text: '1 '.repeat(100_001) }, 'too-many-numbers', 'text', undefined],
    [{ text: '1,'.repeat(100_001) }, 'too-many-numbers', 'text', undefined],
    [{ text: '1', weights: '1 '.repeat(100_001) }, 'too-many-numbers', 'weights', undefined],
    [{ text: '1 2', weights: '1' }, 'weight-count', 'weights', undefined],
    [{ text: '1 2', weights: '1 -1' }, 'bad-weight', 'weights', undefined],
    [{ text: '1 2', weights: '0 0' }, 'weights-are-zero', 'weights', undefined],
  ])('refuses %.80j as %s', async (input, code, field, offset) => {
    expect(await failure(averageCalculator, input)).toMatchObject({ code, field, ...(offset !== undefined && { place: { offset } }) })
  })

  it('takes the longest list of the longest numbers', { tags: 'long' }, async () => {
    const { statistics } = await output(averageCalculator, { text: '-99999999999999.5 99999999999999.5 '.repeat(50_000), decimals: 20 })
    expect(statistics).toMatchObject({ count: 100_000, sum: '0', range: '199999999999999' })
  })
})
