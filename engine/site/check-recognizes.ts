import type * as z from 'zod'
import type { Tool } from '../core/define.ts'
import { fieldsOf } from '../core/fields.ts'
import { mainField } from '../core/main-part.ts'
import type { RecognizedKind } from '../core/recognize.ts'

/** What is wrong in what a tool says that it takes: each kind must be known, and each field be one that can hold it. */
export function checkRecognizes(
  tool: Tool,
  kinds: Readonly<Record<string, RecognizedKind>>,
  say: (key: string, mend: string) => void,
): void {
  const fields = fieldsOf(tool.input)
  tool.recognizes.forEach(({ kind: name, field: given, reading, confidence = 1, pattern, values = {} }, index) => {
    const key = `recognizes.${index}`
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (!kind) return say(`${key}.kind`, `"${name}" is unknown; use one of ${Object.keys(kinds).join(', ')}`)
    if (tool.workbench && !tool.workbench.takes) return say(key, 'its workbench takes nothing from elsewhere: add takes')
    const field = given === undefined ? mainField(fields) : fields.find((other) => other.name === given)
    if (!field) return say(`${key}.field`, given === undefined ? 'it has no main field: name one' : `there is no field "${given}"`)
    const known = kind.readings ?? []
    const isFile = field.value === 'file' || field.value === 'files'
    const isText = kind.of === 'text' || reading !== undefined
    if (isFile === isText) say(`${key}.field`, `"${field.name}" takes a ${field.value}, and ${name} is a ${isText ? 'text' : 'file'}`)
    if (['boolean', 'rows', 'strings'].includes(field.value)) say(`${key}.field`, `"${field.name}" takes no text`)
    if (reading !== undefined && !known.includes(reading))
      say(`${key}.reading`, `"${reading}" is not read from ${name}; there are ${known.join(', ') || 'none'}`)
    if (!(confidence > 0 && confidence <= 1)) say(`${key}.confidence`, 'it is above 0 and at most 1')
    if (pattern && /[gy]/.test(pattern.flags)) say(`${key}.pattern`, 'a pattern with the flag g or y remembers where it was: leave it out')
    for (const [other, value] of Object.entries(values)) {
      const schema = tool.input.shape[other] as z.ZodType | undefined
      if (!schema || other === field.name) say(`${key}.values`, `there is no other field "${other}"`)
      else if (typeof value === 'string' && value.startsWith('@')) {
        if (!known.includes(value.slice(1))) say(`${key}.values.${other}`, `"${value.slice(1)}" is not read from ${name}`)
      } else {
        const issue = schema.safeParse(value).error?.issues[0]
        if (issue) say(`${key}.values.${other}`, `the field refuses ${JSON.stringify(value)}: ${issue.message}`)
      }
    }
  })
}
