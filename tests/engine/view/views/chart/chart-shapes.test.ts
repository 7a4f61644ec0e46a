import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChartData, chartShapes } from '../../../../../engine/view/views/chart/chart-shapes.ts'

const chart = (type: ChartData['type'], values: readonly (readonly number[])[]): ChartData => ({
  type,
  labels: (values[0] ?? []).map((_, index) => `l${index}`),
  series: values.map((list, index) => ({ name: `s${index}`, values: list })),
})
const numbers = (d: string) => [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)

describe('chartShapes', () => {
  it('draws every point inside its box, on steps that span all values', () => {
    const series = fc.array(
      fc.integer({ min: -1e12, max: 1e12 }).map((value) => value / 1000),
      { minLength: 1, maxLength: 30 },
    )
    fc.assert(
      fc.property(fc.constantFrom('line', 'bar'), series, (type, values) => {
        const shapes = chartShapes(chart(type, [values]))
        const ticks = shapes.ticks.map(({ value }) => value)
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...values))
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values))
        expect(ticks.length).toBeLessThanOrEqual(9)
        for (const { y } of shapes.ticks) expect(y >= 0 && y <= shapes.height).toBe(true)
        for (const { d } of shapes.paths) expect(d).not.toMatch(/NaN|Infinity/)
        for (const { x } of shapes.labels) expect(x > shapes.left && x < shapes.width).toBe(true)
      }),
    )
  })

  it('takes round steps', () => {
    expect(chartShapes(chart('line', [[0, 93]])).ticks.map(({ value }) => value)).toEqual([0, 20, 40, 60, 80, 100])
    expect(chartShapes(chart('line', [[0, 0.4]])).ticks.map(({ value }) => value)).toEqual([0, 0.1, 0.2, 0.3, 0.4])
    expect(chartShapes(chart('bar', [[-10, 10]])).ticks.map(({ value }) => value)).toEqual([-10, -5, 0, 5, 10])
  })

  it('draws a line through its points from left to right, the higher value higher up', () => {
    const [d = ''] = chartShapes(chart('line', [[1, 3, 2]])).paths.map((path) => path.d)
    expect(d).toMatch(/^M[\d.]+ [\d.]+(?:L[\d.]+ [\d.]+){2}$/)
    const [x1, y1, x2, y2, x3, y3] = numbers(d) as [number, number, number, number, number, number]
    expect(x1 < x2 && x2 < x3).toBe(true)
    expect(y2 < y3 && y3 < y1).toBe(true)
  })

  it('puts stacked bars on each other', () => {
    const { paths, ticks } = chartShapes(chart('stacked', [[10], [5]]))
    const [lower, upper] = paths.map(({ d }) => numbers(d)) as [number[], number[]]
    expect(upper[1]).toBe(lower[2])
    expect(ticks.at(-1)?.value).toBeGreaterThanOrEqual(15)
  })

  it('writes at most eight or nine labels', () => {
    expect(chartShapes(chart('line', [Array.from({ length: 360 }, (_, index) => index)])).labels.length).toBeLessThanOrEqual(9)
    expect(chartShapes(chart('line', [[1, 2, 3]])).labels.map(({ text }) => text)).toEqual(['l0', 'l1', 'l2'])
  })

  it('cuts a pie by its shares, and draws a whole one whole', () => {
    const { paths } = chartShapes(chart('pie', [[3, 1]]))
    expect(paths.map(({ d }) => /A130 130 0 ([01]) 1/.exec(d)?.[1])).toEqual(['1', '0'])
    expect(chartShapes(chart('pie', [[5, 0]])).paths[0]?.d).toContain('a130 130')
    for (const { d } of chartShapes(chart('pie', [[0, 0]])).paths) expect(d).not.toContain('NaN')
  })
})
