import type { JsonMember, JsonNode } from '../../../lib/json/tree.ts'

export type Draft = '4' | '7' | '2019-09' | '2020-12'

/** Drafts by what `$schema` says; draft 6 differs from 7 only in what 7 added. */
export const DRAFTS: readonly (readonly [RegExp, Draft])[] = [
  [/\/draft\/2020-12\/schema#?$/, '2020-12'],
  [/\/draft\/2019-09\/schema#?$/, '2019-09'],
  [/\/draft-0[67]\/schema#?$/, '7'],
  [/\/draft-04\/schema#?$/, '4'],
]

/** What the value of a keyword may be; the first is said where it is not. */
export type Form = 'schema' | 'object' | 'array' | 'string' | 'number' | 'count' | 'boolean'
/** As JSON spells it, which is no language. */
export const FORMS: Readonly<Record<Form, string>> = {
  schema: '{…}',
  object: '{…}',
  array: '[…]',
  string: '"…"',
  number: '1.5',
  count: '3',
  boolean: 'true',
}

/** What each keyword may be; `const` may be anything. */
export const KEYWORDS: ReadonlyMap<string, readonly Form[]> = new Map<string, readonly Form[]>([
  ['$ref', ['string']],
  ['$id', ['string']],
  ['$anchor', ['string']],
  ['$dynamicRef', ['string']],
  ['$dynamicAnchor', ['string']],
  ['$recursiveRef', ['string']],
  ['$recursiveAnchor', ['boolean']],
  ['$defs', ['object']],
  ['definitions', ['object']],
  ['type', ['string', 'array']],
  ['enum', ['array']],
  ['required', ['array', 'boolean']],
  ['properties', ['object']],
  ['patternProperties', ['object']],
  ['additionalProperties', ['schema']],
  ['unevaluatedProperties', ['schema']],
  ['propertyNames', ['schema']],
  ['dependencies', ['object']],
  ['dependentRequired', ['object']],
  ['dependentSchemas', ['object']],
  ['items', ['schema', 'array']],
  ['prefixItems', ['array']],
  ['additionalItems', ['schema']],
  ['unevaluatedItems', ['schema']],
  ['contains', ['schema']],
  ['minContains', ['count']],
  ['maxContains', ['count']],
  ['minItems', ['count']],
  ['maxItems', ['count']],
  ['uniqueItems', ['boolean']],
  ['minProperties', ['count']],
  ['maxProperties', ['count']],
  ['minLength', ['count']],
  ['maxLength', ['count']],
  ['minimum', ['number']],
  ['maximum', ['number']],
  ['exclusiveMinimum', ['number', 'boolean']],
  ['exclusiveMaximum', ['number', 'boolean']],
  ['multipleOf', ['number']],
  ['pattern', ['string']],
  ['format', ['string']],
  ['allOf', ['array']],
  ['anyOf', ['array']],
  ['oneOf', ['array']],
  ['not', ['schema']],
  ['if', ['schema']],
  ['then', ['schema']],
  ['else', ['schema']],
])

/** Keywords with a schema under each name, with a list of schemas, and with one schema. */
const MAPS: ReadonlySet<string> = new Set(['$defs', 'definitions', 'properties', 'patternProperties', 'dependentSchemas'])
const LISTS: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items'])
const SINGLE: ReadonlySet<string> = new Set([
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'items',
  'additionalItems',
  'unevaluatedItems',
  'contains',
  'not',
  'if',
  'then',
  'else',
])

/** The members of a schema that mean something in a draft. */
export function meaningOf({ members }: Extract<JsonNode, { readonly type: 'object' }>, draft: Draft): readonly JsonMember[] {
  const isOld = draft === '4' || draft === '7'
  // In these drafts whatever is beside a reference is passed over, and an id, too.
  const isRef = isOld && members.some(({ name }) => name === '$ref')
  return members.filter(({ name }) => {
    if (isRef) return name === '$ref' || name === 'definitions'
    // Only draft 4 calls it so.
    if (name === 'id') return draft === '4'
    if (name === '$dynamicRef' || name === '$dynamicAnchor' || name === 'prefixItems') return draft === '2020-12'
    if (name === '$recursiveRef' || name === '$recursiveAnchor') return draft === '2019-09'
    return name !== '$anchor' || !isOld
  })
}

/** Where a keyword holds schemas: under each name, in a list, or itself one. */
export function schemasIn(name: string, value: JsonNode): 'map' | 'list' | 'single' | undefined {
  // `dependencies` of older drafts has lists of names beside schemas.
  if (value.type === 'object' && (MAPS.has(name) || name === 'dependencies')) return 'map'
  if (value.type === 'array' && LISTS.has(name)) return 'list'
  return SINGLE.has(name) && (value.type === 'object' || value.type === 'boolean') ? 'single' : undefined
}

/** What is wrong, in words; what only says that something further in is wrong is not here. */
export const PROBLEMS = {
  type: 'Wrong type',
  enum: 'Not one of the allowed values',
  const: 'Not the required value',
  required: 'Required key is missing',
  dependentRequired: 'Key that goes with another is missing',
  extraKey: 'Key isn’t allowed',
  extraItem: 'Item isn’t allowed',
  never: 'No value is allowed here',
  minimum: 'Too small',
  maximum: 'Too large',
  exclusiveMinimum: 'Must be above the limit',
  exclusiveMaximum: 'Must be below the limit',
  multipleOf: 'Not a multiple',
  minLength: 'String is too short',
  maxLength: 'String is too long',
  pattern: 'Doesn’t match the pattern',
  format: 'Not in the required format',
  minItems: 'Too few items',
  maxItems: 'Too many items',
  uniqueItems: 'Items aren’t unique',
  contains: 'No item matches',
  minContains: 'Too few items match',
  maxContains: 'Too many items match',
  minProperties: 'Too few keys',
  maxProperties: 'Too many keys',
  propertyNames: 'Key doesn’t match the rule for keys',
  anyOf: 'None of the alternatives fits',
  oneOf: 'Not exactly one alternative fits',
  not: 'Matches what is ruled out',
} as const
export type Problem = keyof typeof PROBLEMS
