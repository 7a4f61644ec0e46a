import { Decimal } from 'decimal.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberSorter } from '../../../../registry/tools/text/number-sorter/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const sort = async (text: string, more: object = {}): Promise<string> =>
  (await output(numberSorter, { text, separator: 'space', ...more })).text

describe('number-sorter', () => {
  it.each([
    ['5', '5'],
    ['3 1 2', '1 2 3'],
    ['3,1,2', '1 2 3'],
    ['-1;-10;5', '-10 -1 5'],
    ['1.10 1.9 1.09', '1.09 1.10 1.9'],
    ['−2 +1 -.5 007', '−2 -.5 +1 007'],
    ['2e3 1E-3 5 1e0', '1E-3 1e0 5 2e3'],
    ['0 -0 0.0', '0 -0 0.0'],
    ['1e10000 1e-10000 -1e10000', '-1e10000 1e-10000 1e10000'],
    [`1${'0'.repeat(400)}1 1${'0'.repeat(400)}0`, `1${'0'.repeat(400)}0 1${'0'.repeat(400)}1`],
    ['\ufeff1\r\n\u00a02', '1 2'],
  ])('sorts %.40j', async (text, expected) => {
    expect(await sort(text)).toBe(expected)
  })

  it('sorts downwards, without regard to the sign, and without repeats', async () => {
    expect(await sort('1 -3 2', { order: 'descending' })).toBe('2 1 -3')
    expect(await sort('1 -3 2', { absolute: true })).toBe('1 2 -3')
    expect(await sort('1 -3 2', { absolute: true, order: 'descending' })).toBe('-3 2 1')
    expect(await sort('2 1.0 1 2.00 -1', { unique: true })).toBe('-1 1.0 2')
    expect(await sort('1 1.0 01', { order: 'descending' })).toBe('1 1.0 01')
    expect(await sort('-1 1 -1', { absolute: true, unique: true })).toBe('-1 1')
  })

  it('reads commas as told', async () => {
    expect(await sort('1,5 1,25', { comma: 'decimal' })).toBe('1,25 1,5')
    expect(await sort('1.234,5 99', { comma: 'decimal', form: 'plain' })).toBe('99 1234,5')
    expect(await sort('1,234,567 1,234.5, 999', { comma: 'thousands' })).toBe('999 1,234.5 1,234,567')
    expect(await sort('1,234', { comma: 'separator' })).toBe('1 234')
    expect(await sort('1,5 2,5')).toBe('1,5 2,5')
  })

  it('takes numbers out of any text', async () => {
    const found = (text: string, more: object = {}) => sort(text, { source: 'text', ...more })
    expect(await found('H2O, 3-4 and -5; a-6 (7)')).toBe('-5 2 3 4 6 7')
    expect(await found('It is 5.')).toBe('5')
    expect(await found('$20, -€30 and +£.5')).toBe('-30 +.5 20')
    expect(await found('3,5 kg', { form: 'plain' })).toBe('3,5')
    expect(await found('6.02e23 atoms, 1e, 2ex')).toBe('1 2 6.02e23')
    expect(await output(numberSorter, { text: 'v1.2.3 on 24.12.2026 at 8', source: 'text' })).toMatchObject({
      text: '8',
      notices: [{ code: 'left-out', params: { count: 2 }, level: 'warning' }],
    })
  })

  it('writes with other separators, and plainly', async () => {
    const text = '1e3 -2.50'
    expect(await sort(text, { separator: 'line' })).toBe('-2.50\n1e3')
    expect(await sort(text, { separator: 'comma', form: 'plain' })).toBe('-2.5, 1000')
    expect(await sort(text, { separator: 'own', own: '\\t|' })).toBe('-2.50\t|1e3')
    expect(await sort('1.5e-3 0.0 -0', { form: 'plain' })).toBe('0 0 0.0015')
  })

  it('gives exact facts', async () => {
    expect((await output(numberSorter, { text: '0.1 0.2 0.2 9007199254740993', unique: true })).facts).toEqual({
      count: 3,
      repeats: 1,
      smallest: '0.1',
      largest: '9007199254740993',
      sum: '9007199254740993.3',
      median: '0.2',
    })
    expect((await output(numberSorter, { text: '-1 1' })).facts).toMatchObject({ sum: '0', median: '0' })
    expect((await output(numberSorter, { text: '-3 -2' })).facts).toMatchObject({ sum: '-5', median: '-2.5' })
  })

  it('agrees with decimal.js', async () => {
    const Exact = Decimal.clone({ precision: 400, toExpNeg: -1e9, toExpPos: 1e9 })
    const number = fc
      .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: -40, max: 40 }))
      .map(([digits, exponent]) => `${digits}e${exponent}`)
    await fc.assert(
      fc.asyncProperty(fc.array(number, { minLength: 1, maxLength: 20 }), async (numbers) => {
        const { text, facts } = await output(numberSorter, { text: numbers.join(' '), form: 'plain' })
        const sorted = numbers.map((one) => new Exact(one)).toSorted((a, b) => a.cmp(b))
        expect(text.split('\n')).toEqual(
          sorted.map((one) =>
            one
              .abs()
              .toString()
              .replace(/^/, one.isNeg() && !one.isZero() ? '-' : ''),
          ),
        )
        expect(new Exact(facts.sum).eq(Exact.sum(...sorted))).toBe(true)
      }),
    )
  })

  it('takes a hundred thousand numbers and hostile text', async () => {
    expect((await output(numberSorter, { text: '9 8 7 '.repeat(33_334), unique: true })).facts.repeats).toBe(99_999)
    expect((await output(numberSorter, { text: `1${',.'.repeat(500_000)}`, source: 'text' })).text).toBe('1')
    expect(await failure(numberSorter, { text: `1e${'9'.repeat(1_000_000)}x`, source: 'text' })).toMatchObject({ code: 'too-long-number' })
  })

  it.each([
    [{ text: '' }, 'required', undefined],
    [{ text: ' \n' }, 'required', undefined],
    [{ text: '1 two 3' }, 'bad-number', 2],
    [{ text: '1\n2..3' }, 'bad-number', 2],
    [{ text: '1 .' }, 'bad-number', 2],
    [{ text: '1 0x1F' }, 'bad-number', 2],
    [{ text: '1 ٣' }, 'bad-number', 2],
    [{ text: '5 12,34', comma: 'thousands' }, 'bad-number', 2],
    [{ text: '1.5 1,234' }, 'ambiguous-comma', 4],
    [{ text: 'about 1,234 people', source: 'text' }, 'ambiguous-comma', 6],
    [{ text: ';;' }, 'no-numbers', undefined],
    [{ text: 'none here', source: 'text' }, 'no-numbers', undefined],
    [{ text: '', source: 'text' }, 'no-numbers', undefined],
    [{ text: `1 ${'9'.repeat(10_001)}` }, 'too-long-number', 2],
    [{ text: '1 1e10001' }, 'too-long-number', 2],
    [{ text: '1e10000 '.repeat(4000), form: 'plain' }, 'result-too-long', undefined],
  ])('refuses %.60j as %s', async (input, code, offset) => {
    expect(await failure(numberSorter, input)).toMatchObject({ code, field: 'text', ...(offset !== undefined && { place: { offset } }) })
  })

  it('refuses a comma between numbers that hold commas', async () => {
    const plain = { text: '1,5 2', comma: 'decimal', form: 'plain', separator: 'comma' }
    expect(await failure(numberSorter, plain)).toMatchObject({ code: 'comma-twice', field: 'separator' })
    expect(await failure(numberSorter, { text: '1,5 2', comma: 'decimal', separator: 'comma' })).toMatchObject({
      code: 'comma-twice',
      field: 'separator',
    })
    expect(await failure(numberSorter, { text: '1,5 2', comma: 'decimal', separator: 'own', own: ',' })).toMatchObject({
      code: 'comma-twice',
    })
  })
})
