import { type Looks, inkOn } from './looks.ts'
import { type Slice, fitName } from './slices.ts'

/** More names than this would be unreadable on the wheel. */
const MOST_NAMES = 60
const RADIUS = 180
/** Where pictures and names start: inside the rim, clear of the pointer. */
const RIM = 360
/** Where they end at the latest, beside the hub. */
const HUB = 240

function point(degrees: number, radius: number): string {
  const radians = ((degrees - 90) * Math.PI) / 180
  return `${(200 + radius * Math.cos(radians)).toFixed(2)} ${(200 + radius * Math.sin(radians)).toFixed(2)}`
}

function slicePath({ from, to }: Slice): string {
  if (to - from >= 359.99) return `M200 20a${RADIUS} ${RADIUS} 0 1 1-.01 0Z`
  return `M200 200L${point(from, RADIUS)}A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to, RADIUS)}Z`
}

/** Neighbours never share a colour, the last and the first included. */
function tone(index: number, count: number): number {
  return index === count - 1 && count % 6 === 1 && count > 1 ? 3 : index % 6
}

type Props = { readonly slices: readonly Slice[]; readonly looks: Looks; readonly angle: number; readonly spinMs: number }

/** The wheel itself; pictures and names run from the rim inwards. */
export function WheelDrawing({ slices, looks, angle, spinMs }: Props) {
  const size = Math.max(7, Math.min(17, 260 / Math.max(8, slices.length)))
  // Before it has turned there is nothing to say: a page as it was made holds no style attributes.
  const turn = angle === 0 && spinMs === 0 ? undefined : { transform: `rotate(${angle}deg)`, transitionDuration: `${spinMs}ms` }
  return (
    <svg className="wheel" viewBox="0 0 400 400" aria-hidden="true">
      <g className="wheel-turn" style={turn}>
        {slices.map((slice, index) => {
          const { color } = looks[slice.name] ?? {}
          return (
            <path
              key={index}
              d={slicePath(slice)}
              className={`wheel-slice ${color ? '' : `tone-${tone(index, slices.length)}`}`}
              fill={color}
            />
          )
        })}
        {slices.length <= MOST_NAMES &&
          slices.map((slice, index) => {
            const { color, image } = looks[slice.name] ?? {}
            const side = image ? Math.max(14, Math.min(64, (slice.to - slice.from) * 2.2)) : 0
            const start = RIM - side - (side && 6)
            const { text, size: fitting } = fitName(slice.name, start - HUB, size)
            return (
              <g key={index} transform={`rotate(${(slice.from + slice.to) / 2 - 90} 200 200)`}>
                {image && <image href={image} x={RIM - side} y={200 - side / 2} width={side} height={side} />}
                <text
                  className="wheel-name"
                  fontSize={fitting}
                  x={start}
                  y={200}
                  textAnchor="end"
                  dominantBaseline="central"
                  style={color ? { fill: inkOn(color) } : undefined}
                >
                  {text}
                </text>
              </g>
            )
          })}
      </g>
      <circle cx={200} cy={200} r={36} className="wheel-hub" />
      <path d="M200 34L188 8h24Z" className="wheel-pointer" />
    </svg>
  )
}
