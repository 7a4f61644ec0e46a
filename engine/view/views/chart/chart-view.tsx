import { useId } from 'react'
import { numberFormat } from '../../../core/language.ts'
import { useWords } from '../../shell-context.tsx'
import { formatValue } from '../../format.ts'
import type { ViewProps } from '../types.ts'
import { type ChartData, chartShapes } from './chart-shapes.ts'

/** A drawing of numbers, and the same numbers as a table. */
export function ChartView({ view, value, settings }: ViewProps<ChartData>) {
  const w = useWords()
  const id = useId()
  const isWhole = value.series.every(({ values }) => values.every(Number.isInteger))
  const plain = numberFormat(settings.locale, { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: 2 })
  const written = (number: number) => (view.value ? formatValue(number, view.value, settings) : plain.format(number))
  const compact = numberFormat(settings.locale, { notation: 'compact', maximumFractionDigits: 1 })
  const shapes = chartShapes(value)
  const seriesName = (name: string) => view.choices?.find((choice) => choice.value === name)?.label ?? name
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id} className="hidden">
        {view.label}
      </figcaption>
      <svg viewBox={`0 0 ${shapes.width} ${shapes.height}`} role="img" aria-label={view.label}>
        {shapes.ticks.map((tick) => (
          <g key={tick.value}>
            <line className="grid-line" x1={shapes.left} x2={shapes.width} y1={tick.y} y2={tick.y} />
            <text className="axis" x={shapes.left - 6} y={tick.y + 4} textAnchor="end">
              {compact.format(tick.value)}
            </text>
          </g>
        ))}
        {shapes.labels.map((label) => (
          <text key={label.x} className="axis" x={label.x} y={shapes.height - 4} textAnchor="middle">
            {label.text}
          </text>
        ))}
        {shapes.paths.map((path, index) => (
          <path key={index} d={path.d} className={`${path.filled ? 'filled' : 'stroked'} series-${path.series % 8}`} />
        ))}
      </svg>
      <ul className="legend">
        {(value.type === 'pie' ? value.labels : value.series.map((series) => seriesName(series.name))).map((name, index) => (
          <li key={index}>
            <span className={`legend-mark series-${index % 8}`} /> {name}
          </li>
        ))}
      </ul>
      <details>
        <summary>{w('chart-table')}</summary>
        <div className="table-scroll" role="region" aria-label={view.label} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <td />
                {value.series.map((series) => (
                  <th key={series.name}>{seriesName(series.name)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {value.labels.map((label, row) => (
                <tr key={row}>
                  <th scope="row">{label}</th>
                  {value.series.map((series) => (
                    <td key={series.name} className="numeric">
                      {written(series.values[row] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
