import { defineFailures } from '../../../../engine/core/define.ts'
import { isLeaf, type JsonSource } from '../../../lib/json/source.ts'
import type { JsonNode } from '../../../lib/json/tree.ts'
import { tidySigns } from '../../../lib/regex/faults.ts'
import { FORMS, type Form, KEYWORDS } from './keywords.ts'

export const schemaFailures = defineFailures({
  'schema-kind': 'A JSON Schema is an object, or true or false.',
  'schema-keyword': 'The value of “{{keyword}}” has the wrong type. It should look like {{form}} here.',
  'schema-type': '“{{name}}” isn’t a type. Use null, boolean, object, array, number, integer or string.',
  'schema-pattern': 'This isn’t a valid regular expression. Check its brackets and backslashes.',
  'schema-ref': '“{{ref}}” isn’t in this schema, and references to other files or sites aren’t followed. Copy that part into $defs.',
  'schema-loop':
    'The references in this schema go around in circles, or it is nested too deeply for the data. Change one of the references.',
  'schema-name': 'Two parts of the schema have the same $id or $anchor. Give each a different one.',
})

/** A place in the schema, as failures take it. */
export const placeIn = ({ field, text }: JsonSource, offset: number) => ({ field, offset, text })

/** @throws ToolError `schema-keyword` or `schema-type` where a keyword has a value that it cannot have */
export function checkKeyword(name: string, value: JsonNode, source: JsonSource): void {
  const forms = KEYWORDS.get(name)
  if (forms && !forms.some((form) => fits(form, value, source)))
    schemaFailures.fail('schema-keyword', { keyword: name, form: FORMS[forms[0] as Form], ...placeIn(source, value.start) })
  if (name !== 'type') return
  for (const one of value.type === 'array' ? value.items : [value]) {
    const type = isLeaf(one) && one.type === 'string' ? source.string(one) : ''
    if (!/^(?:null|boolean|object|array|number|integer|string)$/.test(type))
      schemaFailures.fail('schema-type', { name: type.slice(0, 40).toWellFormed(), ...placeIn(source, one.start) })
  }
}

function fits(form: Form, value: JsonNode, source: JsonSource): boolean {
  if (form === 'schema') return value.type === 'object' || value.type === 'boolean'
  if (form === 'count') return isLeaf(value) && value.type === 'number' && /^\d+(?:\.0+)?$/.test(source.spell(value))
  return form === value.type
}

/** A pattern as it compiles in Unicode mode. @throws ToolError `schema-pattern` */
export function patternOf(pattern: string, offset: number, source: JsonSource): string {
  const tidy = tidySigns(pattern)
  try {
    return new RegExp(tidy, 'u').source
  } catch {
    return schemaFailures.fail('schema-pattern', placeIn(source, offset))
  }
}
