import type { Schema } from '@cfworker/json-schema'
import { isLeaf, type JsonSource } from '../../../lib/json/source.ts'
import type { JsonNode } from '../../../lib/json/tree.ts'
import { valueOf } from '../../../lib/json/value.ts'
import { checkKeyword, patternOf, placeIn, schemaFailures } from './checks.ts'
import { DRAFTS, type Draft, KEYWORDS, meaningOf, schemasIn } from './keywords.ts'
import { readResources, type Resource, type Target } from './resources.ts'

type Made = Schema | boolean

/** A schema as the library takes it, checked. Each reference names an entry of `lookup`. */
export type PreparedSchema = {
  readonly value: Made
  readonly lookup: Record<string, Made>
  readonly draft: Draft
  /** What a reference leads to, by the place that says it; null if nowhere, or if it depends on the way there. */
  readonly follow: ReadonlyMap<JsonNode, JsonNode | null>
  /** References to what isn’t there, by the names that stand for them. */
  readonly lost: ReadonlyMap<string, { readonly ref: string; readonly offset: number }>
  /** A draft that is not known here, which `$schema` names. */
  readonly unknown?: string
  readonly hasFormats: boolean
}

/** What dynamic references depend on: for each dynamic anchor, the first resource with it on the way to a schema. */
type Scope = {
  readonly first: ReadonlyMap<string, Resource>
  readonly number: number
  readonly within: Map<Resource, Scope>
  readonly made: Map<JsonNode, Made>
  readonly ids: Map<JsonNode, string>
}

const REFERENCES: ReadonlySet<string> = new Set(['$ref', '$dynamicRef', '$recursiveRef'])
/** What has served its purpose: the library is to go by the entries of `lookup` alone. */
const NAMES: ReadonlySet<string> = new Set(['id', '$id', '$anchor', '$dynamicAnchor', '$recursiveAnchor'])
/** Each way to dynamic anchors makes the schemas on it anew, and there can be too many ways. */
const MOST_COPIES = 200_000

/** @throws ToolError one of {@link schemaFailures} */
export function prepareSchema(source: JsonSource, chosen: Draft | 'auto', formats: 'auto' | 'always' | 'never'): PreparedSchema {
  const named = namedDraft(source)
  const draft = chosen === 'auto' ? (named?.draft ?? '2020-12') : chosen
  const keepFormats = formats === 'always' || (formats === 'auto' && (draft === '4' || draft === '7'))
  const resources = readResources(source, draft, (offset) => schemaFailures.fail('schema-name', placeIn(source, offset)))
  const lookup: Record<string, Made> = Object.create(null) as Record<string, never>
  const follow = new Map<JsonNode, JsonNode | null>()
  const lost = new Map<string, { ref: string; offset: number }>()
  const enter = scopes()
  const waiting: (() => void)[] = []
  let [copies, hasFormats] = [0, false]

  const make = (node: JsonNode, above: Resource, outer: Scope): Made => {
    const resource = resources.of(node) ?? above
    const scope = enter(outer, resource)
    const known = scope.made.get(node)
    if (known !== undefined) return known
    if (scope !== enter.outermost && ++copies > MOST_COPIES) return schemaFailures.fail('schema-loop', placeIn(source, node.start))
    if (node.type === 'boolean' && isLeaf(node)) return source.spell(node) === 'true'
    if (node.type !== 'object') return schemaFailures.fail('schema-kind', placeIn(source, node.start))
    const schema: Schema = {}
    scope.made.set(node, schema)
    for (const { name, value } of meaningOf(node, draft)) {
      checkKeyword(name, value, source)
      if (name === 'format') hasFormats ||= !keepFormats
      if (NAMES.has(name) || (name === 'format' && !keepFormats) || !(KEYWORDS.has(name) || name === 'const')) continue
      if (REFERENCES.has(name)) refer(schema, name, value, resource, scope)
      else if (name === 'allOf') schema.allOf = [...(schema.allOf ?? []), ...(valueIn(name, value, resource, scope) as Schema[])]
      else schema[name] = valueIn(name, value, resource, scope)
    }
    return schema
  }

  const valueIn = (name: string, node: JsonNode, resource: Resource, scope: Scope): unknown => {
    const kind = schemasIn(name, node)
    if (kind === 'list' && node.type === 'array') return node.items.map((item) => make(item, resource, scope))
    if (kind === 'single') return make(node, resource, scope)
    if (kind !== 'map' || node.type !== 'object')
      return name === 'pattern' && isLeaf(node) ? patternOf(source.string(node), node.start, source) : valueOf(node, source)
    const object = {}
    for (const { name: given, start, value } of node.members) {
      let key = (name === 'patternProperties' ? patternOf(given, start, source) : given).toWellFormed()
      // Two spellings of one pattern both hold.
      while (name === 'patternProperties' && Object.hasOwn(object, key)) key += '(?:)'
      Object.defineProperty(object, key, {
        value: name === 'dependencies' && value.type === 'array' ? valueOf(value, source) : make(value, resource, scope),
        enumerable: true,
      })
    }
    return object
  }

  /** Where a schema has more than one reference, all have to hold, which only `allOf` can say. */
  const refer = (schema: Schema, name: string, node: JsonNode, from: Resource, scope: Scope): void => {
    const ref = isLeaf(node) ? source.string(node) : ''
    const target = targetOf(name, ref, from, scope)
    const leadsTo = target?.node ?? null
    follow.set(node, follow.has(node) && follow.get(node) !== leadsTo ? null : leadsTo)
    const id = target ? idOf(target, scope) : `lost ${node.start}`
    if (!target) lost.set(id, { ref, offset: node.start })
    if (schema.$ref === undefined) schema.$ref = id
    else schema.allOf = [...(schema.allOf ?? []), { $ref: id }]
  }
  const targetOf = (name: string, ref: string, from: Resource, { first }: Scope): Target | undefined => {
    const target = resources.resolve(ref, from)
    if (name === '$ref' || target?.anchor === undefined || (target.anchor === '') !== (name === '$recursiveRef')) return target
    const { anchor, node, resource } = target
    if (resource.dynamic.get(anchor) !== node) return target
    const outermost = first.get(anchor)
    const moved = outermost?.dynamic.get(anchor)
    return outermost && moved ? { node: moved, resource: outermost } : target
  }
  /** What is referred to is made later: references may go in a long row. */
  const idOf = ({ node, resource }: Target, outer: Scope): string => {
    const scope = enter(outer, resource)
    const known = scope.ids.get(node)
    if (known !== undefined) return known
    const id = `${scope.ids.size} ${scope.number}`
    scope.ids.set(node, id)
    waiting.push(() => (lookup[id] = make(node, resource, scope)))
    return id
  }

  const root = resources.of(source.root) as Resource
  const value = make(source.root, root, enter.outermost)
  for (let next = waiting.pop(); next; next = waiting.pop()) next()
  return { value, lookup, draft, follow, lost, hasFormats, ...(named && !named.draft && { unknown: named.name }) }
}

/** The scopes there are, one object for equal ones. */
function scopes() {
  const all = new Map<string, Scope>()
  const scopeOf = (first: ReadonlyMap<string, Resource>): Scope => {
    const key = JSON.stringify([...first].map(([anchor, { base }]) => [anchor, base]).toSorted())
    const scope = all.get(key) ?? { first, number: all.size, within: new Map(), made: new Map(), ids: new Map() }
    all.set(key, scope)
    return scope
  }
  const enter = (outer: Scope, resource: Resource): Scope => {
    const known = outer.within.get(resource)
    if (known) return known
    const more = [...resource.dynamic.keys()].filter((anchor) => !outer.first.has(anchor))
    const scope = more.length === 0 ? outer : scopeOf(new Map([...outer.first, ...more.map((anchor) => [anchor, resource] as const)]))
    outer.within.set(resource, scope)
    return scope
  }
  return Object.assign(enter, { outermost: scopeOf(new Map()) })
}

function namedDraft({ root, ...source }: JsonSource): { readonly name: string; readonly draft?: Draft } | undefined {
  const member = root.type === 'object' ? root.members.find(({ name }) => name === '$schema') : undefined
  if (!member || member.value.type !== 'string') return undefined
  const name = source.string(member.value)
  const draft = DRAFTS.find(([pattern]) => pattern.test(name))?.[1]
  return { name, ...(draft && { draft }) }
}
