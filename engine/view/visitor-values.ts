import { firstValues } from '../core/start.ts'
import type { Visitor } from '../core/visitor.ts'
import type { LabelledField } from '../site/page.ts'
import { type FormValues, initialValue, isTimed } from './form-values.ts'
import type { NumberMarks } from './local-number.ts'

/** What the visitor's own clock and zone say, for the fields that start with it. */
export function visitorValues(fields: readonly LabelledField[], marks: NumberMarks, visitor: Visitor): FormValues {
  const timed = fields.filter(isTimed)
  // The zone of the page's language was there only until the visitor's own is known.
  const first = firstValues(
    timed.map((field) => (field.defaultFrom === 'time-zone' ? { ...field, start: undefined } : field)),
    visitor,
  )
  return Object.fromEntries(timed.map((field) => [field.name, initialValue(field, marks, first[field.name])]))
}
