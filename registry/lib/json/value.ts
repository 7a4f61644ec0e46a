import { isLeaf, type JsonSource } from './source.ts'
import type { JsonNode } from './tree.ts'

/** Any JSON value as a library wants it. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue }

/** A document as JavaScript values, for libraries that know no other. Numbers lose what doubles cannot hold; keys such as `__proto__` stay keys. */
export function valueOf(node: JsonNode, source: JsonSource): JsonValue {
  if (node.type === 'array') return node.items.map((item) => valueOf(item, source))
  if (isLeaf(node)) return node.type === 'string' ? source.string(node) : (JSON.parse(source.spell(node)) as JsonValue)
  const object: { [name: string]: JsonValue } = {}
  for (const { name, value } of node.members)
    Object.defineProperty(object, name, { value: valueOf(value, source), enumerable: true, writable: true, configurable: true })
  return object
}
