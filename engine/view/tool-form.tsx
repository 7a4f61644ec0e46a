import { memo, type ReactNode } from 'react'
import { type Control as FormControl, useWatch } from 'react-hook-form'
import { isBodyField, mainField } from '../core/main-part.ts'
import type { LabelledField } from '../site/page.ts'
import { type FieldFailure, FieldRow } from './field-row.tsx'
import { type FormValues, isShown } from './form-values.ts'
import { useWords } from './shell-context.tsx'
import './tool-form.css'

type Props = {
  readonly fields: readonly LabelledField[]
  readonly control: FormControl<FormValues>
  readonly failures: readonly FieldFailure[]
}

/** The fields that fill the input pane. A tool without a long text has all its fields there. */
export const BodyFields = memo(function BodyFields({ fields, ...rest }: Props) {
  const hasBody = mainField(fields) !== undefined
  return <Fields fields={hasBody ? fields.filter(isBodyField) : fields.filter((field) => !field.advanced)} {...rest} />
})

/** The options beside a long text, and the rare ones folded away. */
export const OptionFields = memo(function OptionFields({ fields, ...rest }: Props) {
  const w = useWords()
  const hasBody = mainField(fields) !== undefined
  const shown = hasBody ? fields.filter((field) => !isBodyField(field) && !field.advanced) : []
  const folded = fields.filter((field) => field.advanced && !(hasBody && isBodyField(field)))
  const open = folded.some((field) => rest.failures.some((failure) => failure.field === field.name))
  if (shown.length + folded.length === 0) return null
  return (
    <div className="options">
      {shown.length > 0 && (
        <div className="option-row">
          <Fields fields={shown} {...rest} />
        </div>
      )}
      {folded.length > 0 && (
        <details className="more-options" open={open || undefined}>
          <summary>{w('more-options')}</summary>
          <div className="option-row">
            <Fields fields={folded} {...rest} />
          </div>
        </details>
      )}
    </div>
  )
})

const NONE: readonly FieldFailure[] = []

/** Draws itself again only when a field comes or goes; each row follows its own value. */
function Fields({ fields, control, failures }: Props): ReactNode {
  const shown = useWatch({
    control,
    compute: (values: FormValues) =>
      fields
        .filter((field) => !field.within && isShown(field, values))
        .map((field) => ({ name: field.name, language: languageOf(field, values) })),
  })
  return shown.map(({ name, language }) => {
    const field = fields.find((other) => other.name === name) as LabelledField
    const own = failures.filter((failure) => failure.field?.split('.')[0] === name)
    return <FieldRow key={name} field={field} control={control} failures={own.length > 0 ? own : NONE} language={language} />
  })
}

/** `@syntax` says that the field `syntax` names the language. */
function languageOf({ language }: LabelledField, values: Readonly<FormValues>): string | undefined {
  if (!language?.startsWith('@')) return language
  const named = values[language.slice(1)]
  return typeof named === 'string' ? named : undefined
}
