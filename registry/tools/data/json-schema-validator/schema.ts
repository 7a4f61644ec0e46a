import { defineFailures } from '../../../../engine/core/define.ts'
import { isLeaf, type JsonSource } from '../../../lib/json/source.ts'
import type { JsonNode } from '../../../lib/json/tree.ts'
import { type JsonValue, valueOf } from '../../../lib/json/value.ts'
import { tidySigns } from '../../../lib/regex/faults.ts'
import { DRAFTS, type Draft, FORMS, type Form, KEYWORDS, LISTS, MAPS, SINGLE } from './keywords.ts'

export const schemaFailures = defineFailures({
  'schema-kind': 'A JSON Schema is an object, or true or false.',
  'schema-keyword': 'The value of “{{keyword}}” has the wrong type. It should look like {{form}} here.',
  'schema-type': '“{{name}}” isn’t a type. Use null, boolean, object, array, number, integer or string.',
  'schema-pattern': 'This isn’t a valid regular expression. Check its brackets and backslashes.',
  'schema-ref': '“{{ref}}” isn’t in this schema, and references to other files or sites aren’t followed. Copy that part into $defs.',
  'schema-loop':
    'The references in this schema go around in circles, or it is nested too deeply for the data. Change one of the references.',
  'schema-dynamic': '“{{keyword}}” isn’t supported. Use $ref with a fixed target instead.',
  'schema-name': 'Two parts of the schema have the same $id or $anchor. Give each a different one.',
})

type ObjectNode = Extract<JsonNode, { readonly type: 'object' }>

/** A schema as the library takes it, checked. */
export type PreparedSchema = {
  readonly value: JsonValue
  readonly draft: Draft
  /** Where each reference is, by what it says. */
  readonly refs: ReadonlyMap<string, number>
  /** A draft that is not known here, which `$schema` names. */
  readonly unknown?: string
  readonly hasFormats: boolean
}

/** @throws ToolError one of {@link schemaFailures} */
export function prepareSchema(source: JsonSource, chosen: Draft | 'auto', formats: 'auto' | 'always' | 'never'): PreparedSchema {
  const named = namedDraft(source)
  const draft = chosen === 'auto' ? (named?.draft ?? '2020-12') : chosen
  const refs = new Map<string, number>()
  const anchors = new Set<string>()
  const keepFormats = formats === 'always' || (formats === 'auto' && (draft === '4' || draft === '7'))
  let hasFormats = false
  const where = (offset: number) => ({ field: source.field, offset, text: source.text })

  const schemaOf = (node: JsonNode): JsonValue => {
    if (node.type === 'boolean') return source.spell(node) === 'true'
    if (node.type !== 'object') return schemaFailures.fail('schema-kind', where(node.start))
    const isRef = (draft === '4' || draft === '7') && node.members.some(({ name }) => name === '$ref')
    return objectOf(node, (name, value) => {
      // In these drafts whatever is beside a reference is passed over, and an id, too.
      if (isRef && name !== '$ref' && name !== 'definitions') return undefined
      // Only draft 4 calls it so; elsewhere it means nothing, which the library does not know.
      if (name === 'id' && draft !== '4') return undefined
      if (name === 'prefixItems' && draft !== '2020-12') return undefined
      if (name === 'format') {
        hasFormats ||= !keepFormats
        return keepFormats ? checked(name, value) : undefined
      }
      return checked(name, value)
    })
  }
  /** The library takes an anchor of a part with an $id for one of the whole schema, too, and would follow a reference to the wrong one. */
  const nameOnce = (anchor: string, offset: number) => {
    if (anchors.has(anchor)) schemaFailures.fail('schema-name', where(offset))
    anchors.add(anchor)
  }
  const checked = (name: string, value: JsonNode): JsonValue => {
    if (name === '$dynamicRef') return schemaFailures.fail('schema-dynamic', { keyword: name, ...where(value.start) })
    const forms = KEYWORDS.get(name)
    if (forms && !forms.some((form) => fits(form, value))) refuse(name, forms, value)
    if (name === '$anchor' && isLeaf(value)) nameOnce(source.string(value), value.start)
    if (name === '$ref' && isLeaf(value)) refs.set(source.string(value), value.start)
    if (name === 'type') checkTypes(value)
    if (name === 'pattern' && isLeaf(value)) return patternOf(source.string(value), value.start)
    if (MAPS.has(name) && value.type === 'object')
      return objectOf(value, (_, inner) => schemaOf(inner), name === 'patternProperties' ? patternOf : undefined)
    // `dependencies` of older drafts has lists of names beside schemas.
    if (name === 'dependencies' && value.type === 'object')
      return objectOf(value, (_, inner) => (inner.type === 'array' ? valueOf(inner, source) : schemaOf(inner)))
    if (LISTS.has(name) && value.type === 'array') return value.items.map(schemaOf)
    return SINGLE.has(name) && (value.type === 'object' || value.type === 'boolean') ? schemaOf(value) : valueOf(value, source)
  }
  const objectOf = (
    node: ObjectNode,
    make: (name: string, value: JsonNode) => JsonValue | undefined,
    rename: (name: string, offset: number) => string = (name) => name,
  ): JsonValue => {
    const object: { [name: string]: JsonValue } = {}
    for (const { name, start, value } of node.members) {
      const made = make(name, value)
      if (made !== undefined) Object.defineProperty(object, rename(name, start).toWellFormed(), { value: made, enumerable: true })
    }
    return object
  }
  const patternOf = (pattern: string, offset: number): string => {
    const tidy = tidySigns(pattern)
    try {
      return new RegExp(tidy, 'u').source
    } catch {
      return schemaFailures.fail('schema-pattern', where(offset))
    }
  }
  const checkTypes = (value: JsonNode) => {
    for (const one of value.type === 'array' ? value.items : [value]) {
      const name = isLeaf(one) && one.type === 'string' ? source.string(one) : ''
      if (!/^(?:null|boolean|object|array|number|integer|string)$/.test(name))
        schemaFailures.fail('schema-type', { name: name.slice(0, 40).toWellFormed(), ...where(one.start) })
    }
  }
  const fits = (form: Form, value: JsonNode): boolean => {
    if (form === 'schema') return value.type === 'object' || value.type === 'boolean'
    if (form === 'count') return isLeaf(value) && value.type === 'number' && /^\d+(?:\.0+)?$/.test(source.spell(value))
    return form === value.type
  }
  const refuse = (keyword: string, forms: readonly Form[], value: JsonNode): never =>
    schemaFailures.fail('schema-keyword', { keyword, form: FORMS[forms[0] as Form], ...where(value.start) })

  const value = schemaOf(source.root)
  return { value, draft, refs, hasFormats, ...(named && !named.draft && { unknown: named.name }) }
}

function namedDraft({ root, ...source }: JsonSource): { readonly name: string; readonly draft?: Draft } | undefined {
  const member = root.type === 'object' ? root.members.find(({ name }) => name === '$schema') : undefined
  if (!member || member.value.type !== 'string') return undefined
  const name = source.string(member.value)
  const draft = DRAFTS.find(([pattern]) => pattern.test(name))?.[1]
  return { name, ...(draft && { draft }) }
}
