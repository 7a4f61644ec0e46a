import * as z from 'zod'
import { fieldsOf } from '../../engine/core/fields.ts'
import { labelFields, labelViews } from '../../engine/site/label.ts'
import type { LabelledField, LabelledView } from '../../engine/site/page.ts'
import { viewsOf } from '../../engine/core/views.ts'

/** Fields of a form as a page gets them, their labels being their names. */
export function fieldsFrom(shape: z.ZodRawShape): LabelledField[] {
  return labelFields(fieldsOf(z.object(shape)), {}, { language: 'en', locale: 'en', currency: 'USD', amounts: 1, timeZone: 'UTC' })
}

/** One part of a result as a page gets it. */
export function viewFrom(schema: z.ZodType): LabelledView {
  return labelViews(viewsOf(z.object({ part: schema })), {}, 'en')[0] as LabelledView
}
