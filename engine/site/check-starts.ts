import type * as z from 'zod'
import type { Tool } from '../core/define.ts'
import { type FieldSpec, fieldsOf } from '../core/fields.ts'
import { firstValues, startIn } from '../core/start.ts'
import type { LocaleEntry } from './entries.ts'

/** What is wrong with the first values of a tool's fields: each must be one that its field takes, in every language. */
export function checkStarts(tool: Tool, locales: readonly LocaleEntry[], say: (key: string, mend: string) => void): void {
  const fields = fieldsOf(tool.input)
  for (const field of fields) {
    const key = `input.${field.name}.start`
    for (const row of field.rows ?? [])
      if (row.start !== undefined) say(`${key}.${row.name}`, `a row starts with what "${field.name}" starts with: say it there`)
    if (field.start === undefined) continue
    if (field.sensitive) say(key, 'what is sensitive starts empty')
    for (const locale of locales) {
      const given = firstIn(field, fields, locale)
      const issue = (tool.input.shape[field.name] as z.ZodType).safeParse(given).error?.issues[0]
      if (issue) say(key, `in ${locale.id} it is ${JSON.stringify(given)}, which the field refuses: ${issue.message}`)
    }
  }
}

function firstIn(
  field: FieldSpec,
  fields: readonly FieldSpec[],
  { id: language, bcp47, currency, amounts, timeZone }: LocaleEntry,
): unknown {
  const visitor = { locale: bcp47, currency, timeZone, now: Date.UTC(2026, 0, 31) }
  return firstValues([{ ...field, start: startIn(field, fields, { language, currency, amounts }) }], visitor)[field.name]
}
