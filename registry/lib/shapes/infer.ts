import { isLeaf, type JsonSource } from '../json/source.ts'
import type { JsonNode } from '../json/tree.ts'

/** A number by what a program needs to hold it: 32 bits, 64 bits, any size; a double, or more digits than one has. */
export type NumberKind = 'int' | 'long' | 'big' | 'double' | 'decimal'

/** What all values at one place have in common. Several kinds beside each other are a union; none at all is a value that never came. */
export type Shape = {
  /** Null was among them. */
  isNull: boolean
  isBoolean: boolean
  isString: boolean
  number?: NumberKind
  /** What the items of arrays have in common. */
  items?: Shape
  object?: ObjectShape
}
export type ObjectShape = {
  readonly members: Map<string, MemberShape>
  /** How many objects came. */
  count: number
}
export type MemberShape = { readonly shape: Shape; count: number }

export const emptyShape = (): Shape => ({ isNull: false, isBoolean: false, isString: false })

/** The one shape that all these values fit. */
export function inferShape(nodes: readonly JsonNode[], source: JsonSource): Shape {
  const shape = emptyShape()
  for (const node of nodes) add(shape, node, source)
  return shape
}

function add(shape: Shape, node: JsonNode, source: JsonSource): void {
  if (node.type === 'array') {
    shape.items ??= emptyShape()
    for (const item of node.items) add(shape.items, item, source)
  } else if (node.type === 'object') {
    shape.object ??= { members: new Map(), count: 0 }
    shape.object.count++
    for (const { name, value } of node.members) {
      const member = shape.object.members.get(name) ?? { shape: emptyShape(), count: 0 }
      shape.object.members.set(name, member)
      member.count++
      add(member.shape, value, source)
    }
  } else if (node.type === 'null') shape.isNull = true
  else if (node.type === 'boolean') shape.isBoolean = true
  else if (node.type === 'string') shape.isString = true
  else if (isLeaf(node)) shape.number = widest(shape.number, kindOf(source.spell(node)))
}

const INT = 2n ** 31n
const LONG = 2n ** 63n

function kindOf(raw: string): NumberKind {
  if (/^-?\d+$/.test(raw)) {
    if (raw.length > 20) return 'big'
    const value = BigInt(raw)
    return value >= -INT && value < INT ? 'int' : value >= -LONG && value < LONG ? 'long' : 'big'
  }
  const digits = raw
    .replace(/[eE].*$/, '')
    .replace(/[-.]/g, '')
    .replace(/^0+/, '')
  return digits.length > 15 || !Number.isFinite(Number(raw)) ? 'decimal' : 'double'
}

const WIDTHS: readonly NumberKind[] = ['int', 'long', 'big', 'double', 'decimal']

/** A double holds no integer beyond 2^53, so that the two together need a decimal. */
function widest(a: NumberKind | undefined, b: NumberKind): NumberKind {
  if (a === undefined || a === b) return b
  const [low, high] = WIDTHS.indexOf(a) < WIDTHS.indexOf(b) ? [a, b] : [b, a]
  return high === 'double' && low !== 'int' ? 'decimal' : high
}

/** Puts one shape into another. */
function merge(into: Shape, from: Shape): void {
  into.isNull ||= from.isNull
  into.isBoolean ||= from.isBoolean
  into.isString ||= from.isString
  if (from.number) into.number = widest(into.number, from.number)
  if (from.items) merge((into.items ??= emptyShape()), from.items)
  if (!from.object) return
  into.object ??= { members: new Map(), count: 0 }
  into.object.count += from.object.count
  for (const [name, { shape, count }] of from.object.members) {
    const member = into.object.members.get(name) ?? { shape: emptyShape(), count: 0 }
    into.object.members.set(name, member)
    member.count += count
    merge(member.shape, shape)
  }
}

export function mergeShapes(shapes: readonly Shape[]): Shape {
  const merged = emptyShape()
  for (const shape of shapes) merge(merged, shape)
  return merged
}

/** How many kinds of value a shape has beside null. */
export function kindsOf({ isBoolean, isString, number, items, object }: Shape): number {
  return [isBoolean, isString, number, items, object].filter(Boolean).length
}
