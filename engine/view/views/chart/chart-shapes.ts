import { niceSteps } from '../../../core/nice-steps.ts'

export type ChartData = {
  readonly type: 'line' | 'bar' | 'stacked' | 'pie'
  readonly labels: readonly string[]
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[]
}

export type ChartShapes = {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly ticks: readonly { readonly value: number; readonly y: number }[]
  readonly labels: readonly { readonly text: string; readonly x: number }[]
  readonly paths: readonly { readonly d: string; readonly series: number; readonly filled: boolean }[]
}

const WIDTH = 640
const HEIGHT = 280
/** Room for the widest numbers, such as “−250 тыс.”. */
const LEFT = 64
const BOTTOM = 26
const TOP = 10

/** Coordinates of a chart in a 640 × 280 box. */
export function chartShapes(data: ChartData): ChartShapes {
  if (data.type === 'pie')
    return { width: 280, height: 280, left: 0, ticks: [], labels: [], paths: pieSlices(data.series[0]?.values ?? []) }
  const count = data.labels.length
  const stacked = data.labels.map((_, index) => data.series.reduce((sum, series) => sum + Math.max(0, series.values[index] ?? 0), 0))
  const values = data.series.flatMap((series) => series.values)
  const top = Math.max(0, ...(data.type === 'stacked' ? stacked : values))
  const bottom = data.type === 'stacked' ? 0 : Math.min(0, ...values)
  const steps = niceSteps(bottom, top)
  const [low, high] = [steps[0] ?? 0, steps.at(-1) ?? 1]
  const y = (value: number) => TOP + (1 - (value - low) / (high - low || 1)) * (HEIGHT - TOP - BOTTOM)
  const slot = (WIDTH - LEFT) / Math.max(1, count)
  const x = (index: number) => LEFT + slot * (index + 0.5)
  const every = Math.max(1, Math.ceil(count / 8))
  return {
    width: WIDTH,
    height: HEIGHT,
    left: LEFT,
    ticks: steps.map((value) => ({ value, y: y(value) })),
    labels: data.labels.map((text, index) => ({ text, x: x(index) })).filter((_, index) => index % every === 0),
    paths: data.type === 'line' ? lines(data, x, y) : bars(data, x, y, slot),
  }
}

type Scale = (value: number) => number

function lines(data: ChartData, x: Scale, y: Scale) {
  return data.series.map((series, index) => ({
    series: index,
    filled: false,
    d: series.values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join(''),
  }))
}

function bars(data: ChartData, x: Scale, y: Scale, slot: number) {
  const isStacked = data.type === 'stacked'
  const width = (slot * 0.72) / (isStacked ? 1 : data.series.length)
  const base = data.labels.map(() => 0)
  return data.series.map((series, index) => ({
    series: index,
    filled: true,
    d: series.values
      .map((value, at) => {
        const from = isStacked ? (base[at] ?? 0) : 0
        if (isStacked) base[at] = from + value
        const left = x(at) - slot * 0.36 + (isStacked ? 0 : index * width)
        return `M${left.toFixed(1)} ${y(from).toFixed(1)}V${y(from + value).toFixed(1)}h${width.toFixed(1)}V${y(from).toFixed(1)}Z`
      })
      .join(''),
  }))
}

function pieSlices(values: readonly number[]) {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0) || 1
  let angle = -Math.PI / 2
  return values.map((value, index) => {
    const share = Math.max(0, value) / total
    const [start, end] = [angle, (angle += share * 2 * Math.PI)]
    const point = (at: number) => `${(140 + 130 * Math.cos(at)).toFixed(2)} ${(140 + 130 * Math.sin(at)).toFixed(2)}`
    const d = share > 0.9999 ? 'M140 10a130 130 0 1 1-.01 0Z' : `M140 140L${point(start)}A130 130 0 ${share > 0.5 ? 1 : 0} 1 ${point(end)}Z`
    return { d, series: index, filled: true }
  })
}
