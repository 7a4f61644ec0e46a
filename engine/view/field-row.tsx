import { memo, Suspense } from 'react'
import { type Control as FormControl, useController } from 'react-hook-form'
import type { Failure } from '../core/errors.ts'
import { CONTROLS } from '../core/kinds.ts'
import type { LabelledField } from '../site/page.ts'
import type { FormValue, FormValues } from './form-values.ts'
import { useParts } from './parts-context.tsx'
import { lazyPart } from './lazy-part.ts'

const PlaceExcerpt = lazyPart(() => import('./place-excerpt.tsx').then((module) => module.PlaceExcerpt))

/** A refused field with its sentence, ready to show. */
export type FieldFailure = Failure & { readonly message: string }

type Props = {
  readonly field: LabelledField
  readonly control: FormControl<FormValues>
  readonly failures: readonly FieldFailure[]
  readonly language?: string
  readonly idPrefix?: string
}

/** A field with its label, help and error. */
export const FieldRow = memo(function FieldRow({ field, control, failures, language, idPrefix = 'f' }: Props) {
  const { field: form } = useController({ name: field.name, control })
  const { controls } = useParts()
  const Control = controls[field.control]
  const id = `${idPrefix}-${field.name}`
  const own = failures.find((failure) => failure.field === field.name)
  const error = own ?? (field.rows ? undefined : failures.find((failure) => failure.field?.startsWith(`${field.name}.`)))
  const described = [field.help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  if (!Control) throw new Error(`no control "${field.control}"`)
  return (
    <div className={`field control-${field.control}${error ? ' has-error' : ''}`}>
      {!CONTROLS[field.control].labelled && (
        <label id={`${id}-label`} htmlFor={id}>
          {field.label}
        </label>
      )}
      <Control
        id={id}
        field={field}
        value={form.value as FormValue}
        onChange={form.onChange}
        onBlur={form.onBlur}
        invalid={error !== undefined}
        form={control}
        language={language}
        describedBy={described || undefined}
        place={error?.place}
        errorAt={(path) => failures.find((failure) => failure.field === `${field.name}.${path}`)?.message}
      />
      {field.help && (
        <p className="field-help" id={`${id}-help`}>
          {field.help}
        </p>
      )}
      {error && (
        <div className="field-error" id={`${id}-error`} role="alert">
          <p>{error.message}</p>
          {error.place && typeof form.value === 'string' && (
            <Suspense>
              <PlaceExcerpt text={form.value} place={error.place} fieldId={id} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  )
})
