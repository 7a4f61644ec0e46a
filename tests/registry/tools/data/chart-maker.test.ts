import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { histogram } from '../../../../registry/tools/data/chart-maker/histogram.ts'
import { readNumber } from '../../../../registry/lib/charts/table.ts'
import { chartMaker } from '../../../../registry/tools/data/chart-maker/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const SALES = 'Quarter,Shop,Online\nQ1,120,80\nQ2,135,-40\nQ3,,150'
const draw = async (input: object): Promise<string> => (await output(chartMaker, { text: SALES, ...input })).svg

/** Rectangles of the bars in the order of the series. */
const barsOf = (svg: string) =>
  [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"\/>/g)].map((found) => {
    const [x, y, width, height] = found.slice(1).map(Number) as [number, number, number, number]
    return { x, y, width, height }
  })

describe('chart-maker', () => {
  it('draws bars whose heights are in proportion to their numbers, from zero both ways', async () => {
    const bars = barsOf(await draw({}))
    expect(bars).toHaveLength(5)
    const unit = (bars[0] as { height: number }).height / 120
    for (const [index, value] of [120, 135, 80, 40, 150].entries()) expect((bars[index]?.height ?? 0) / unit).toBeCloseTo(value, 0)
    const zero = (bars[0]?.y ?? 0) + (bars[0]?.height ?? 0)
    expect(bars[3]?.y).toBeCloseTo(zero, 1)
    expect((bars[4]?.y ?? 0) + (bars[4]?.height ?? 0)).toBeCloseTo(zero, 1)
  })

  it('stacks bars end to end', async () => {
    const [first, , , , last] = barsOf(await draw({ kind: 'stacked', text: 'a,b,c\nx,10,20\ny,30,5' }))
    expect(last).toBeUndefined()
    const bars = barsOf(await draw({ kind: 'stacked', text: 'a,b,c\nx,10,20\ny,30,5' }))
    expect((bars[2]?.y ?? 0) + (bars[2]?.height ?? 0)).toBeCloseTo(first?.y ?? 0, 1)
    expect((bars[2]?.height ?? 0) / (first?.height ?? 1)).toBeCloseTo(2, 1)
  })

  it('gives the slices of a pie the angles of their shares', async () => {
    const svg = await draw({ kind: 'pie', text: 'a,b\nx,1\ny,2\nz,1' })
    const slices = [...svg.matchAll(/<path d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)A[\d.]+ [\d.]+ 0 [01] 1 ([\d.]+) ([\d.]+)Z"/g)].map(
      (found) => {
        const [cx, cy, x1, y1, x2, y2] = found.slice(1).map(Number) as [number, number, number, number, number, number]
        const turn = Math.atan2(y2 - cy, x2 - cx) - Math.atan2(y1 - cy, x1 - cx)
        return ((turn + 2 * Math.PI) % (2 * Math.PI)) / (2 * Math.PI)
      },
    )
    expect(slices.map((share) => Math.round(share * 1000) / 1000)).toEqual([0.25, 0.5, 0.25])
    expect(svg).toContain('y — 50%')
  })

  it('breaks a line at an empty cell, and tells lines apart without colour', async () => {
    const svg = await draw({ kind: 'line', text: 'a,b,c\n1,1,2\n2,,3\n3,4,5' })
    const paths = [...svg.matchAll(/<path d="([^"]+)" fill="none" stroke="#\w+" stroke-width="2.5"[^>]*>/g)]
    expect(paths.map(([, d]) => d?.replaceAll(/[\d. ]+/g, ''))).toEqual(['MM', 'MLL'])
    expect(paths.map(([whole]) => whole.includes('dasharray'))).toEqual([false, true])
  })

  it('places points by both numbers', async () => {
    const svg = await draw({ kind: 'scatter', text: 'x,y\n0,0\n5,10\n10,0' })
    const [a, b, c] = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    expect(b?.[0]).toBeCloseTo(((a?.[0] ?? 0) + (c?.[0] ?? 0)) / 2, 1)
    expect(a?.[1]).toBe(c?.[1])
    expect(b?.[1]).toBeLessThan(a?.[1] ?? 0)
  })

  it('counts every value of a histogram once, in classes of one width', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 0, max: 100 }),
        (values, wanted) => {
          const bins = histogram(values, wanted)
          expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length)
          bins.forEach(({ from, to, count }, index) => {
            const isLast = index === bins.length - 1
            expect(count).toBe(values.filter((value) => value >= from && (value < to || (isLast && value <= to))).length)
            expect(to - from).toBeCloseTo((bins[0]?.to ?? 0) - (bins[0]?.from ?? 0), 6)
          })
        },
      ),
    )
  })

  it.each([
    ['1,234.5', 'point', 1234.5],
    ['1.234,5', 'comma', 1234.5],
    ['−3', 'point', -3],
    ['12 %', 'point', 12],
    ['1 234,5 zł', 'comma', 1234.5],
    ['2e3', 'point', 2000],
    ['.5', 'point', 0.5],
    ['', 'point', undefined],
  ] as const)('reads %j written with a %s as %s', (cell, decimal, value) => {
    expect(readNumber(cell, { decimal, field: 'text', column: 'b', line: 2 })).toBe(value)
  })

  it('lets no label become markup whatever the labels say, and has no number that is none', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('bar', 'stacked', 'line', 'histogram'),
        fc.array(fc.tuple(fc.string({ unit: 'binary', maxLength: 30 }), fc.double({ min: -1e15, max: 1e15, noNaN: true })), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.string({ unit: 'binary', maxLength: 40 }),
        async (kind, rows, title) => {
          const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
          const text = ['a,b', ...rows.map(([label, value]) => `${cell(label)},${value}`)].join('\n')
          const svg = await draw({ kind, text, title, delimiter: 'comma' })
          expect(svg.replaceAll(/<\/?(svg|title|rect|text|path|g|circle)\b[^<>]*>/g, '')).not.toMatch(/[<>\0-\x08\x0b\x0c\x0e-\x1f]/)
          expect(svg.isWellFormed()).toBe(true)
          expect(svg.replaceAll(/<(title|text)[^>]*>[^<]*/g, '<')).not.toMatch(/NaN|Infinity|undefined/)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('draws a single number, and numbers that are all the same', async () => {
    for (const kind of ['bar', 'stacked', 'line', 'scatter', 'pie', 'histogram'])
      for (const text of ['a,b\n1,5', 'a,b\n1,5\n1,5', 'a,b\n0,0.0000003'])
        expect((await draw({ kind, text })).replaceAll(/<text[^>]*>[^<]*/g, '')).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('writes the axis in the page’s language', async () => {
    const { svg } = await output(chartMaker, { text: 'a,b\nx,0.5\ny,1.25', kind: 'line' }, { locale: 'pl' })
    expect(svg).toContain('>0,6<')
  })

  it.each([
    [{ text: '' }, 'required'],
    [{ text: 'only,names' }, 'no-numbers'],
    [{ text: 'a,b\nx,many' }, 'not-a-number-in-column'],
    [{ text: 'a,b\nx,"1,23"' }, 'not-a-number-in-column'],
    [{ text: 'a,b\nx,1e16' }, 'number-out-of-range'],
    [{ text: 'a,b\nx,-1e16' }, 'number-out-of-range'],
    [{ text: 'a,1,2,3,4,5,6,7,8,9\nx,1,2,3,4,5,6,7,8,9' }, 'too-many-series'],
    [{ text: 'a,b\n1,1\n'.repeat(2000), delimiter: 'comma' }, 'too-many-rows'],
    [{ text: 'a,b\nx,-1', kind: 'pie' }, 'negative-share'],
    [{ text: 'a,b\nx,0', kind: 'pie' }, 'empty-pie'],
    [{ text: `a,b\n${'x,1\n'.repeat(13)}`, kind: 'pie' }, 'too-many-slices'],
    [{ text: 'a,b\n,1', kind: 'scatter' }, 'no-scatter'],
    [{ text: 'a,b\nnorth,1', kind: 'scatter' }, 'not-a-number-in-column'],
    [{ text: 'a,"b\n1,1' }, 'csv-unclosed-quote'],
  ])('refuses %j as %s', async (input, code) => {
    expect(await failure(chartMaker, input)).toMatchObject({ code, field: 'text' })
  })

  it('calls a number outside the range neither large nor small', () => {
    expect(chartMaker.failures['number-out-of-range']).toContain('outside the range')
  })
})
