import { type ControlProps } from './types.ts'
import './chips-control.css'

/** One of a few values, all of them in sight; where the field has samples, each shows what it does. */
export function ChipsControl({ field, value, onChange, onBlur, id, describedBy }: ControlProps<string>) {
  return (
    <div id={id} className="chips" role="radiogroup" tabIndex={-1} aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      {(field.choices ?? []).map((choice) => {
        const sample = field.samples?.[choice.value]
        return (
          <label key={choice.value} title={sample === undefined ? undefined : choice.label}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              aria-label={sample === undefined ? undefined : choice.label}
              onChange={() => onChange(choice.value)}
              onFocus={(event) => event.target.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
              onBlur={onBlur}
            />
            <span>
              {field.swatches && <Swatches colors={field.swatches[choice.value] ?? []} />}
              {sample ?? choice.label}
            </span>
          </label>
        )
      })}
    </div>
  )
}

/** Most colors that a chip has room for. */
const MOST_COLORS = 6

/** The colors of a choice; its label says what they are called. */
function Swatches({ colors }: { readonly colors: readonly string[] }) {
  if (colors.length === 0) return null
  return (
    <svg className="chip-colors" viewBox={`0 0 ${Math.min(colors.length, MOST_COLORS)} 1`} preserveAspectRatio="none" aria-hidden="true">
      {colors.slice(0, MOST_COLORS).map((color, index) => (
        <rect key={index} x={index} width={1} height={1} fill={color} />
      ))}
    </svg>
  )
}
