import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { FormValues } from '../../../engine/view/form-values.ts'
import { useShell } from '../../../engine/view/shell-context.tsx'

const MINUTES = [1, 3, 5, 10, 15, 25, 45, 60]

/** Lengths that people often need, with one press. */
export function Presets({ form, label }: { readonly form: UseFormReturn<FormValues>; readonly label: string }) {
  const { locale } = useShell()
  const chosen = useWatch({ control: form.control, name: 'duration' })
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' })
  return (
    <div className="timer-presets" role="group" aria-label={label}>
      {MINUTES.map((minutes) => (
        <button
          type="button"
          className="button quiet-button"
          key={minutes}
          aria-pressed={chosen === `${minutes}:00`}
          onClick={() => form.setValue('duration', `${minutes}:00`, { shouldDirty: true })}
        >
          {format.format(minutes)}
        </button>
      ))}
    </div>
  )
}
