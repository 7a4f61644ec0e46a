import { pointerSteps } from '../../../lib/json/pointer.ts'
import type { JsonSource } from '../../../lib/json/source.ts'
import type { JsonNode } from '../../../lib/json/tree.ts'
import { PROBLEMS, type Problem } from './keywords.ts'
import { childOf } from './resources.ts'
import type { PreparedSchema } from './schema.ts'

/** An error as the library gives it. */
export type Unit = { readonly instanceLocation: string; readonly keyword: string; readonly keywordLocation: string; readonly error: string }
/** What is wrong in the data, and which value of the schema says so. */
export type SchemaError = {
  readonly problem: Problem
  readonly pointer: string
  readonly offset: number
  readonly found: JsonNode
  readonly keyword: string
  readonly expected?: JsonNode
  /** The key that is missing. */
  readonly missing?: string
}

const EXTRA_KEYS = new Set(['additionalProperties', 'unevaluatedProperties', 'properties', 'patternProperties'])
const EXTRA_ITEMS = new Set(['items', 'additionalItems', 'unevaluatedItems', 'prefixItems'])
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'])

/** The errors that say something of themselves, with their places. */
export function errorsOf(units: readonly Unit[], data: JsonSource, schema: JsonNode, { follow }: PreparedSchema): SchemaError[] {
  const errors: SchemaError[] = []
  for (const [index, unit] of units.entries()) {
    const { keyword } = unit
    if (isInContains(unit.keywordLocation)) continue
    const above = units[index - 1]?.keyword ?? ''
    const missing = /^Instance (?:does not have required property "|has "[^]*" but does not have ")([^]*)"\.$/.exec(unit.error)?.[1]
    const problem = problemOf(keyword, above, missing !== undefined)
    if (!Object.hasOwn(PROBLEMS, problem)) continue
    const { node, start, steps } = nodeAt(data.root, unit.instanceLocation)
    const expected = keyword === 'false' ? undefined : schemaNodeAt(schema, unit.keywordLocation, follow)
    errors.push({
      problem: problem as Problem,
      pointer: steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
      offset: problem === 'extraKey' ? start : node.start,
      found: node,
      keyword: keyword === 'false' ? above : keyword,
      ...(expected && { expected }),
      ...(missing !== undefined && { missing }),
    })
  }
  return errors
}

/** What is said of an error: `false` is a schema that nothing fits, and the keyword before it tells where it is. */
function problemOf(keyword: string, above: string, isMissing: boolean): string {
  if (keyword === 'dependencies' && isMissing) return 'dependentRequired'
  if (keyword !== 'false') return keyword
  return EXTRA_KEYS.has(above) ? 'extraKey' : EXTRA_ITEMS.has(above) ? 'extraItem' : 'never'
}

/** Each item that is not what `contains` looks for is none of the data’s faults. */
function isInContains(location: string): boolean {
  const steps = location.split('/')
  return steps.some((step, index) => step === 'contains' && index < steps.length - 1 && !NAMED.has(steps[index - 1] as string))
}

const stepsOf = (location: string): string[] => pointerSteps(location).map(decodeURIComponent)

function nodeAt(root: JsonNode, location: string): { node: JsonNode; start: number; steps: string[] } {
  const steps = stepsOf(location)
  let at = { node: root, start: root.start }
  for (const step of steps) {
    const child = childOf(at.node, step)
    if (!child) break
    at = child
  }
  return { ...at, steps }
}

/** The value of a keyword, through references; undefined where it cannot be told. */
function schemaNodeAt(root: JsonNode, location: string, follow: PreparedSchema['follow']): JsonNode | undefined {
  let node = root
  const steps = stepsOf(location)
  for (const [index, step] of steps.entries()) {
    const child = referenceIn(node, step) ?? childOf(node, step)?.node
    const next = child && index < steps.length - 1 ? (follow.get(child) ?? child) : child
    if (!next) return undefined
    node = next
  }
  return node
}

/** The library sees each kind of reference as a `$ref`. */
const referenceIn = (node: JsonNode, step: string): JsonNode | undefined =>
  step === '$ref' ? ['$ref', '$dynamicRef', '$recursiveRef'].map((name) => childOf(node, name)?.node).find((found) => found) : undefined
