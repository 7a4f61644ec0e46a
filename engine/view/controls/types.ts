import type { Control as FormControl } from 'react-hook-form'
import type { LabelledField } from '../../site/page.ts'
import type { Place } from '../../core/errors.ts'
import type { FormValue, FormValues } from '../form-values.ts'

/** What every form control gets; label, help and error stand around it. */
export type ControlProps<V extends FormValue = FormValue> = {
  readonly id: string
  readonly field: LabelledField
  readonly value: V
  readonly onChange: (value: FormValue) => void
  readonly onBlur: () => void
  readonly invalid: boolean
  readonly describedBy?: string
  /** Place of an error in a text, to be marked. */
  readonly place?: Place
  /** Errors inside rows, by dotted path below the field. */
  /** The language of a code field whose language another field says. */
  readonly language?: string
  /** The form, for a control that works with other fields, too. */
  readonly form?: FormControl<FormValues>
  readonly errorAt?: (path: string) => string | undefined
}

/** What the list of chosen files gets from its control. */
export type FileListProps = ControlProps & { readonly files: readonly File[] }

export function ariaOf({ id, invalid, describedBy, field }: Pick<ControlProps, 'id' | 'invalid' | 'describedBy' | 'field'>) {
  return {
    id,
    name: field.name,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    'aria-required': field.required || undefined,
  } as const
}
