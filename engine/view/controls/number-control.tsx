import { severalOf, unitWord } from '../../site/units.ts'
import { parseLocalNumber, writeLocalNumber } from '../local-number.ts'
import { useShell } from '../shell-context.tsx'
import { type ControlProps, ariaOf } from './types.ts'

/** A number typed as the page's language writes it; arrow keys step it. */
export function NumberControl(props: ControlProps<string>) {
  const { field, value, onChange, onBlur } = props
  const { locale, numberMarks } = useShell()
  const step = field.step ?? 1
  const nudge = (direction: 1 | -1) => {
    const current = Number(parseLocalNumber(value, numberMarks, field) ?? Number.NaN)
    const base = Number.isNaN(current) ? Number(field.min ?? 0) : current + direction * step
    const bounded = Math.min(Number(field.max ?? Infinity), Math.max(Number(field.min ?? -Infinity), base))
    onChange(writeLocalNumber(Number(bounded.toFixed(10)), numberMarks))
  }
  return (
    <span className={`number-box${field.unit ? ' has-unit' : ''}`}>
      <input
        {...ariaOf(props)}
        className="control tabular"
        type="text"
        inputMode={field.integer ? (Number(field.min ?? -1) >= 0 ? 'numeric' : 'text') : 'decimal'}
        value={value}
        placeholder={field.placeholder}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          nudge(event.key === 'ArrowUp' ? 1 : -1)
        }}
      />
      {field.unit && <span className="unit">{unitOf(field.unit, parseLocalNumber(value, numberMarks, field), locale)}</span>}
    </span>
  )
}

const unitOf = (unit: string, number: string | undefined, locale: string) =>
  number === undefined ? severalOf(unit, locale) : unitWord(unit, Number(number), locale)
