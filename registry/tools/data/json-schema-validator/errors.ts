import { isLeaf, type JsonSource } from '../../../lib/json/source.ts'
import type { JsonNode } from '../../../lib/json/tree.ts'
import { PROBLEMS, type Problem } from './keywords.ts'

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
export function errorsOf(units: readonly Unit[], data: JsonSource, schema: JsonSource): SchemaError[] {
  const errors: SchemaError[] = []
  for (const [index, unit] of units.entries()) {
    const { keyword } = unit
    if (isInContains(unit.keywordLocation)) continue
    const above = units[index - 1]?.keyword ?? ''
    const missing = /^Instance (?:does not have required property "|has "[^]*" but does not have ")([^]*)"\.$/.exec(unit.error)?.[1]
    const problem = problemOf(keyword, above, missing !== undefined)
    if (!Object.hasOwn(PROBLEMS, problem)) continue
    const { node, start, steps } = nodeAt(data.root, unit.instanceLocation)
    const expected = keyword === 'false' ? undefined : schemaNodeAt(schema, unit.keywordLocation)
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

const stepsOf = (location: string): string[] =>
  location
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))

function nodeAt(root: JsonNode, location: string): { node: JsonNode; start: number; steps: string[] } {
  const steps = stepsOf(location)
  let [node, start] = [root, root.start]
  for (const step of steps) {
    const next = childOf(node, step)
    if (!next) break
    ;[node, start] = next
  }
  return { node, start, steps }
}

function childOf(node: JsonNode, step: string): [JsonNode, start: number] | undefined {
  if (node.type === 'array') {
    const item = node.items[Number(step)]
    return item && [item, item.start]
  }
  const member = node.type === 'object' ? node.members.find(({ name }) => name.toWellFormed() === step) : undefined
  return member && [member.value, member.start]
}

/** The value of a keyword, through references within the document; undefined where it cannot be told. */
function schemaNodeAt(schema: JsonSource, location: string): JsonNode | undefined {
  let node: JsonNode = schema.root
  const steps = stepsOf(location)
  for (const [index, step] of steps.entries()) {
    const child = childOf(node, step)?.[0]
    if (!child) return undefined
    node = child
    if (step !== '$ref' || index === steps.length - 1 || !isLeaf(child)) continue
    const ref = schema.string(child)
    if (!/^#(?:\/|$)/.test(ref)) return undefined
    node = nodeAt(schema.root, ref).node
  }
  return node
}
