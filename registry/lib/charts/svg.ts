import { niceSteps } from '../../../engine/core/nice-steps.ts'
import { type ChartTable, type Series } from './table.ts'
import { escapeSvg, shorten, svgNumber as n, widthOfText } from '../pictures/svg-text.ts'

const CHART_KINDS = ['bar', 'stacked', 'line', 'scatter', 'pie', 'histogram'] as const
type ChartKind = (typeof CHART_KINDS)[number]

type ChartStyle = {
  readonly title: string
  readonly xTitle: string
  readonly yTitle: string
  readonly width: number
  readonly height: number
  readonly colors: readonly string[]
  /** BCP 47 language of the numbers. */
  readonly locale: string
  readonly showValues: boolean
}

/** Points of a scatter chart have an x of their own; other series stand at the places of the labels. */
export type Drawing = ChartTable & { readonly kind: Exclude<ChartKind, 'histogram'>; readonly xs?: readonly number[] }

/** Tell apart for most who do not see all colours. @see https://jfly.uni-koeln.de/color/ (Okabe and Ito, 2008) */
export const OKABE_ITO = ['#0072b2', '#e69f00', '#009e73', '#d55e00', '#cc79a7', '#56b4e9', '#999933', '#332288']
export const GREYS = ['#222222', '#777777', '#aaaaaa', '#444444', '#cccccc', '#5c5c5c', '#8f8f8f', '#111111']

const DASHES = ['', '8 4', '2 4', '10 4 2 4', '14 4', '6 2 2 2 2 2', '1 3', '12 2 4 2']
const INK = '#1f2328'
const QUIET = '#57606a'
const GRID = '#d0d7de'
const SIZE = 13

/** A chart as a drawing of its own, with title and description for those who do not see it. */
export function drawChart(drawing: Drawing, style: ChartStyle): string {
  const { width, height, title } = style
  const body = drawing.kind === 'pie' ? drawPie(drawing, style) : drawPlane(drawing, style)
  const heading = title
    ? `<text x="${width / 2}" y="26" text-anchor="middle" font-size="18" font-weight="600">${escapeSvg(title)}</text>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif" font-size="${SIZE}" fill="${INK}"><title>${escapeSvg(title || drawing.series.map(({ name }) => name).join(', '))}</title><rect width="${width}" height="${height}" fill="#ffffff"/>${heading}${body}</svg>`
}

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

function drawPlane(drawing: Drawing, style: ChartStyle): string {
  const { kind, labels, series, xs } = drawing
  const values = series.flatMap((one) => one.values.filter((value) => value !== undefined))
  const [low, high] = kind === 'stacked' ? stackedBounds(drawing) : [Math.min(...values), Math.max(...values)]
  // Bars are compared by their length, so they start at zero.
  const isBar = kind === 'bar' || kind === 'stacked'
  const steps = stepsOf(isBar ? Math.min(0, low) : low, isBar ? Math.max(0, high) : high)
  const format = numberFormat(style.locale, steps)
  const legend = layLegend(
    series.map(({ name }) => name),
    style,
  )
  const xSteps = xs && stepsOf(Math.min(...xs), Math.max(...xs))
  const slots = Math.max(1, labels.length)
  const left = 14 + (style.yTitle ? 20 : 0) + Math.max(...steps.map((step) => widthOfText(format(step)))) * SIZE + 8
  const right = style.width - 20
  const slot = (right - left) / slots
  const names = xSteps ? [] : labels.map((label) => shorten(label, 24))
  const longest = Math.max(0, ...names.map(widthOfText)) * SIZE
  const isTurned = longest > slot - 6
  const under = (xSteps ? SIZE + 10 : isTurned ? Math.min(longest, 150) * 0.72 + SIZE + 8 : SIZE + 10) + (style.xTitle ? 22 : 0)
  const box: Box = { left, top: (style.title ? 44 : 18) + legend.height, right, bottom: style.height - 10 - under }
  const [first, last] = [steps[0] as number, steps.at(-1) as number]
  const y = (value: number) => box.bottom - ((value - first) / (last - first)) * (box.bottom - box.top)
  const [xFirst, xLast] = [xSteps?.[0] ?? 0, xSteps?.at(-1) ?? 1]
  const x = (index: number) =>
    xs ? left + (((xs[index] as number) - xFirst) / (xLast - xFirst)) * (right - left) : left + slot * (index + 0.5)
  const xFormat = xSteps && numberFormat(style.locale, xSteps)

  const parts: string[] = [legend.svg(style.title ? 44 : 18)]
  for (const step of steps) {
    parts.push(`<path d="M${n(left)} ${n(y(step))}H${n(right)}" stroke="${step === 0 ? QUIET : GRID}" fill="none"/>`)
    parts.push(`<text x="${n(left - 8)}" y="${n(y(step) + 4)}" text-anchor="end" fill="${QUIET}">${escapeSvg(format(step))}</text>`)
  }
  if (xSteps && xFormat)
    for (const step of xSteps) {
      const at = left + ((step - xFirst) / (xLast - xFirst)) * (right - left)
      parts.push(`<path d="M${n(at)} ${n(box.bottom)}v5" stroke="${QUIET}" fill="none"/>`)
      parts.push(
        `<text x="${n(at)}" y="${n(box.bottom + SIZE + 8)}" text-anchor="middle" fill="${QUIET}">${escapeSvg(xFormat(step))}</text>`,
      )
    }
  // Labels that would lie over each other are passed over at even steps.
  const every = Math.max(1, Math.ceil((SIZE + 4) / slot))
  names.forEach((name, index) => {
    if (index % every !== 0) return
    const at = `x="${n(x(index))}" y="${n(box.bottom + SIZE + 6)}"`
    parts.push(
      isTurned
        ? `<text ${at} text-anchor="end" fill="${QUIET}" transform="rotate(-45 ${n(x(index))} ${n(box.bottom + SIZE)})">${escapeSvg(name)}</text>`
        : `<text ${at} text-anchor="middle" fill="${QUIET}">${escapeSvg(name)}</text>`,
    )
  })
  if (style.xTitle)
    parts.push(`<text x="${n((left + right) / 2)}" y="${style.height - 10}" text-anchor="middle">${escapeSvg(style.xTitle)}</text>`)
  if (style.yTitle) {
    const middle = n((box.top + box.bottom) / 2)
    parts.push(`<text x="20" y="${middle}" text-anchor="middle" transform="rotate(-90 20 ${middle})">${escapeSvg(style.yTitle)}</text>`)
  }
  parts.push(isBar ? drawBars(drawing, style, { x, y, slot, format }) : drawPoints(drawing, style, { x, y }))
  return parts.join('')
}

type Scales = { readonly x: (index: number) => number; readonly y: (value: number) => number }

function drawBars(
  { kind, series, labels }: Drawing,
  style: ChartStyle,
  { x, y, slot, format }: Scales & { slot: number; format: Format },
): string {
  const isStacked = kind === 'stacked'
  const width = (slot * 0.76) / (isStacked ? 1 : series.length)
  const over = labels.map(() => 0)
  const below = labels.map(() => 0)
  return series
    .map(({ values }, at) => {
      const bars = values.map((value, index) => {
        if (value === undefined) return ''
        const base = isStacked ? (value < 0 ? below : over) : undefined
        const from = base?.[index] ?? 0
        if (base) base[index] = from + value
        const left = x(index) - slot * 0.38 + (isStacked ? 0 : at * width)
        const [top, bottom] = [Math.min(y(from), y(from + value)), Math.max(y(from), y(from + value))]
        const bar = `<rect x="${n(left)}" y="${n(top)}" width="${n(width)}" height="${n(bottom - top)}"/>`
        const hasRoom = widthOfText(format(value)) * 11 < width + 4 && (!isStacked || bottom - top > 14)
        if (!style.showValues || !hasRoom) return bar
        const line = isStacked ? (top + bottom) / 2 + 4 : value < 0 ? bottom + 12 : top - 4
        return `${bar}<text x="${n(left + width / 2)}" y="${n(line)}" text-anchor="middle" font-size="11" stroke="#ffffff" stroke-width="3" paint-order="stroke" fill="${INK}">${escapeSvg(format(value))}</text>`
      })
      return `<g fill="${style.colors[at]}" stroke="#ffffff" stroke-width="${width > 3 ? 1 : 0}">${bars.join('')}</g>`
    })
    .join('')
}

/** Lines and points; series are told apart by dashes and marks as well as by colour. */
function drawPoints({ kind, series }: Drawing, style: ChartStyle, { x, y }: Scales): string {
  return series
    .map(({ values }, at) => {
      const color = style.colors[at] as string
      const points = values.flatMap((value, index) =>
        value === undefined ? [] : [mark(at, x(index), y(value), kind === 'scatter' ? 5 : 3.5)],
      )
      if (kind === 'scatter') return `<g fill="${color}" fill-opacity="0.8">${points.join('')}</g>`
      let isOpen = false
      const path = values.map((value, index) => {
        const command = value === undefined ? '' : `${isOpen ? 'L' : 'M'}${n(x(index))} ${n(y(value))}`
        isOpen = value !== undefined
        return command
      })
      const dashes = DASHES[at] ? ` stroke-dasharray="${DASHES[at]}"` : ''
      const marks = values.length <= 100 ? `<g fill="${color}">${points.join('')}</g>` : ''
      return `<path d="${path.join('')}" fill="none" stroke="${color}" stroke-width="2.5" stroke-linejoin="round"${dashes}/>${marks}`
    })
    .join('')
}

/** A circle, square, triangle or diamond. */
function mark(series: number, x: number, y: number, r: number): string {
  switch (series % 4) {
    case 0:
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${r}"/>`
    case 1:
      return `<path d="M${n(x - r)} ${n(y - r)}h${2 * r}v${2 * r}h${-2 * r}z"/>`
    case 2:
      return `<path d="M${n(x)} ${n(y - r * 1.2)}l${r * 1.2} ${r * 2.1}h${-r * 2.4}z"/>`
    default:
      return `<path d="M${n(x)} ${n(y - r * 1.3)}l${r * 1.3} ${r * 1.3}l${-r * 1.3} ${r * 1.3}l${-r * 1.3} ${-r * 1.3}z"/>`
  }
}

/** The first series as shares of its sum, from the top clockwise. */
function drawPie({ labels, series }: Drawing, style: ChartStyle): string {
  const values = (series[0] as Series).values.map((value) => value ?? 0)
  const total = values.reduce((sum, value) => sum + value, 0)
  const percent = new Intl.NumberFormat(style.locale, { style: 'percent', maximumFractionDigits: 1 })
  const names = labels.map((label, index) => `${shorten(label, 30)} — ${percent.format((values[index] as number) / total)}`)
  const top = style.title ? 44 : 18
  const legendWidth = Math.min(style.width * 0.45, Math.max(...names.map(widthOfText)) * SIZE + 34)
  const radius = Math.max(20, Math.min((style.width - legendWidth - 40) / 2, (style.height - top - 20) / 2))
  const [cx, cy] = [20 + radius, top + (style.height - top - 10) / 2]
  let angle = -Math.PI / 2
  const slices = values.map((value, index) => {
    const [start, end] = [angle, (angle += (value / total) * 2 * Math.PI)]
    const fill = style.colors[index % style.colors.length]
    if (value === 0) return ''
    if (value === total) return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}" fill="${fill}"/>`
    const point = (at: number) => `${n(cx + radius * Math.cos(at))} ${n(cy + radius * Math.sin(at))}`
    return `<path d="M${n(cx)} ${n(cy)}L${point(start)}A${n(radius)} ${n(radius)} 0 ${end - start > Math.PI ? 1 : 0} 1 ${point(end)}Z" fill="${fill}" stroke="#ffffff" stroke-width="2"/>`
  })
  const line = Math.min(24, (style.height - top - 10) / names.length)
  const start = cy - (line * names.length) / 2
  const legend = names.map((name, index) => {
    const y = start + line * (index + 0.5)
    const fill = style.colors[index % style.colors.length]
    return `<rect x="${n(cx + radius + 20)}" y="${n(y - 6)}" width="12" height="12" fill="${fill}"/><text x="${n(cx + radius + 40)}" y="${n(y + 4)}">${escapeSvg(name)}</text>`
  })
  return slices.join('') + legend.join('')
}

/** Names of the series in rows above the drawing; nothing for a single one. */
function layLegend(names: readonly string[], style: ChartStyle): { readonly height: number; readonly svg: (top: number) => string } {
  if (names.length < 2) return { height: 0, svg: () => '' }
  let [x, row] = [20, 0]
  const entries = names.map((given, at) => {
    const name = shorten(given, 30)
    const width = widthOfText(name) * SIZE + 44
    if (x > 20 && x + width > style.width - 20) [x, row] = [20, row + 1]
    const entry = { name, at, x, row }
    x += width
    return entry
  })
  const svg = (top: number) =>
    entries
      .map((entry) => {
        const y = top + entry.row * 22
        return `<g fill="${style.colors[entry.at]}">${mark(entry.at, entry.x + 8, y, 5)}</g><text x="${n(entry.x + 22)}" y="${n(y + 4)}">${escapeSvg(entry.name)}</text>`
      })
      .join('')
  return { height: (row + 1) * 22 + 4, svg }
}

function stackedBounds({ labels, series }: Drawing): [number, number] {
  const sums = (isCounted: (value: number) => boolean) =>
    labels.map((_, index) => series.reduce((sum, { values }) => sum + (isCounted(values[index] ?? 0) ? (values[index] ?? 0) : 0), 0))
  return [Math.min(0, ...sums((value) => value < 0)), Math.max(0, ...sums((value) => value > 0))]
}

/** Steps that are at least two, also where all numbers are one. */
function stepsOf(low: number, high: number): number[] {
  // Differences this small have no room for steps between them.
  return high - low < 1e-300 ? niceSteps(Math.min(0, low), Math.abs(high) < 1e-300 ? 1 : Math.max(0, high)) : niceSteps(low, high)
}

type Format = (value: number) => string

/** As short as the steps allow without two of them looking alike. */
function numberFormat(locale: string, steps: readonly number[]): Format {
  const most = Math.max(...steps.map(Math.abs))
  const step = Math.abs((steps[1] ?? 1) - (steps[0] ?? 0)) || 1
  const digits = Math.min(20, Math.max(0, 1 - Math.floor(Math.log10(step))))
  const format = new Intl.NumberFormat(
    locale,
    most >= 1e5 ? { notation: 'compact', maximumFractionDigits: 2 } : { maximumFractionDigits: digits },
  )
  return (value) => format.format(value)
}
