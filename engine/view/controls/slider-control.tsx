import { parseLocalNumber, writeLocalNumber } from '../local-number.ts'
import { useShell } from '../shell-context.tsx'
import { NumberControl } from './number-control.tsx'
import type { ControlProps } from './types.ts'

/** A bounded number on a slider, with the exact value beside it. */
export function SliderControl(props: ControlProps<string>) {
  const { field, value, onChange } = props
  const { numberMarks } = useShell()
  const plain = Number(parseLocalNumber(value, numberMarks) ?? field.min ?? 0)
  return (
    <span className="slider">
      <input
        type="range"
        aria-label={field.label}
        min={Number(field.min ?? 0)}
        max={Number(field.max ?? 100)}
        step={field.step ?? (field.integer ? 1 : 'any')}
        value={plain}
        onChange={(event) => onChange(writeLocalNumber(event.target.value, numberMarks))}
      />
      <NumberControl {...props} />
    </span>
  )
}
