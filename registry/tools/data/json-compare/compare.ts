import { diffArrays } from 'diff'
import { canonicalNumber } from '../../../lib/json/number.ts'
import { isLeaf, type JsonSource } from '../../../lib/json/source.ts'
import type { JsonNode } from '../../../lib/json/tree.ts'

export type Arrays = 'content' | 'position' | 'key'
export type CompareRules = {
  readonly arrays: Arrays
  /** Of objects in arrays, where they are matched by a key. */
  readonly key: string
  /** 1.0 and 1 are the same. */
  readonly byValue: boolean
}
type ArrayNode = Extract<JsonNode, { readonly type: 'array' }>
type ObjectNode = Extract<JsonNode, { readonly type: 'object' }>

/** A difference that is shown: `at` is its place in the document that has it, or in the changed one. */
export type Difference = {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly at: Step | undefined
  readonly left?: JsonNode
  readonly right?: JsonNode
}
/** Operations of RFC 6902, in the order in which they are to be done. */
export type Operation =
  | { readonly op: 'add' | 'replace'; readonly at: Step | undefined; readonly value: JsonNode }
  | { readonly op: 'remove'; readonly at: Step | undefined }
  | { readonly op: 'move'; readonly at: Step | undefined; readonly from: Step | undefined }
/** A place as a chain from the inside out, so that no path is written that nobody asks for. */
export type Step = { readonly parent: Step | undefined; readonly step: string | number }
/** Where a pair is: in the document that is shown, and in the first one as it is once the operations before are done. */
type Place = { readonly shown: Step | undefined; readonly patched: Step | undefined }

export type Comparison = {
  readonly differences: readonly Difference[]
  readonly operations: readonly Operation[]
  /** Arrays that could not be matched by the key. */
  readonly unmatched: number
}

/** Largest edit distance of two arrays; beyond it they are compared by position. */
const MOST_EDITS = 2000
/** Moving items one by one costs as many steps as there are items; beyond this the whole array is replaced. */
const MOST_STEPS = 50_000_000

/** Compares two documents; the order of keys does not count. */
export function compareJson(left: JsonSource, right: JsonSource, rules: CompareRules): Comparison {
  const differences: Difference[] = []
  const operations: Operation[] = []
  const intern = createIntern(rules.byValue)
  const leftIds = intern(left)
  const rightIds = intern(right)
  let unmatched = 0
  let isSilent = false
  const isSame = (a: JsonNode, b: JsonNode) => leftIds.get(a) === rightIds.get(b)
  const below = ({ shown, patched }: Place, step: string | number, index = step): Place => ({
    shown: { parent: shown, step },
    patched: { parent: patched, step: index },
  })
  const operate = (operation: Operation) => {
    if (!isSilent) operations.push(operation)
  }
  const add = (at: Place, value: JsonNode) => {
    differences.push({ kind: 'added', at: at.shown, right: value })
    operate({ op: 'add', at: at.patched, value })
  }
  const remove = (at: Place, value: JsonNode) => {
    differences.push({ kind: 'removed', at: at.shown, left: value })
    operate({ op: 'remove', at: at.patched })
  }

  const compare = (a: JsonNode, b: JsonNode, at: Place): void => {
    if (isSame(a, b)) return
    if (a.type === 'object' && b.type === 'object') return compareObjects(a, b, at)
    if (a.type === 'array' && b.type === 'array') return compareArrays(a, b, at)
    differences.push({ kind: 'changed', at: at.shown, left: a, right: b })
    operate({ op: 'replace', at: at.patched, value: b })
  }
  const compareObjects = (a: ObjectNode, b: ObjectNode, at: Place) => {
    const others = new Map(b.members.map(({ name, value }) => [name, value]))
    const own = new Set(a.members.map(({ name }) => name))
    for (const { name, value } of a.members) {
      const other = others.get(name)
      if (other) compare(value, other, below(at, name))
      else remove(below(at, name), value)
    }
    for (const { name, value } of b.members) if (!own.has(name)) add(below(at, name), value)
  }
  const compareArrays = (a: ArrayNode, b: ArrayNode, at: Place) => {
    if (rules.arrays === 'key') {
      const [keys, others] = [keysOf(a, leftIds), keysOf(b, rightIds)]
      if (keys && others) return compareByKey(a, b, keys, others, at)
      unmatched++
    }
    compareRuns(a, b, rules.arrays === 'position' ? undefined : runsOf(a, b), at)
  }
  const runsOf = (a: ArrayNode, b: ArrayNode) =>
    diffArrays(
      a.items.map((item) => leftIds.get(item)),
      b.items.map((item) => rightIds.get(item)),
      { maxEditLength: MOST_EDITS },
    )
  /** Items that face each other are compared, of each run of differences the first with the first; the rest is added or removed. */
  const compareRuns = (a: ArrayNode, b: ArrayNode, runs: ReturnType<typeof runsOf> | undefined, at: Place) => {
    let [i, j, removed, added] = [0, 0, 0, 0]
    const settle = () => {
      for (; removed > 0 && added > 0; removed--, added--, i++, j++) compare(a.items[i] as JsonNode, b.items[j] as JsonNode, below(at, j))
      for (; removed > 0; removed--, i++) remove(below(at, i, j), a.items[i] as JsonNode)
      for (; added > 0; added--, j++) add(below(at, j), b.items[j] as JsonNode)
    }
    for (const run of runs ?? [
      { removed: true, added: false, count: a.items.length },
      { removed: false, added: true, count: b.items.length },
    ]) {
      if (run.removed) removed += run.count
      else if (run.added) added += run.count
      else {
        settle()
        i += run.count
        j += run.count
      }
    }
    settle()
  }
  const keysOf = ({ items }: ArrayNode, ids: ReadonlyMap<JsonNode, number>): number[] | undefined => {
    const keys = items.map((item) => {
      const member = item.type === 'object' ? item.members.find(({ name }) => name === rules.key) : undefined
      return member && isLeaf(member.value) ? ids.get(member.value) : undefined
    })
    return keys.includes(undefined) || new Set(keys).size < keys.length ? undefined : (keys as number[])
  }
  const compareByKey = (a: ArrayNode, b: ArrayNode, keys: readonly number[], others: readonly number[], at: Place) => {
    const wanted = new Set(others)
    const places = new Map(keys.map((key, index) => [key, index]))
    const isWhole = !isSilent && costOf(keys, others) > MOST_STEPS
    if (isWhole) {
      operate({ op: 'replace', at: at.patched, value: b })
      isSilent = true
    }
    for (let i = keys.length - 1; i >= 0; i--) if (!wanted.has(keys[i] as number)) remove(below(at, i), a.items[i] as JsonNode)
    const order = keys.filter((key) => wanted.has(key))
    for (const [j, key] of others.entries()) {
      const item = b.items[j] as JsonNode
      const i = places.get(key)
      if (i === undefined) {
        add(below(at, j), item)
        if (!isSilent) order.splice(j, 0, key)
        continue
      }
      const from = isSilent ? j : order.indexOf(key, j)
      if (from !== j) {
        operate({ op: 'move', from: below(at, from).patched, at: below(at, j).patched })
        order.splice(from, 1)
        order.splice(j, 0, key)
      }
      compare(a.items[i] as JsonNode, item, below(at, j))
    }
    if (isWhole) isSilent = false
  }

  compare(left.root, right.root, { shown: undefined, patched: undefined })
  return { differences, operations, unmatched }
}

/** How many steps it may take to bring keys into another order. */
function costOf(keys: readonly number[], others: readonly number[]): number {
  let rises = 0
  const places = new Map(keys.map((key, index) => [key, index]))
  let last = -1
  for (const key of others) {
    const place = places.get(key)
    if (place === undefined || place < last) rises++
    else last = place
  }
  return rises * Math.max(keys.length, others.length)
}

/** Gives every value of a document a number; values that mean the same get the same, in all documents. */
function createIntern(byValue: boolean): (source: JsonSource) => ReadonlyMap<JsonNode, number> {
  const numbers = new Map<string, number>()
  const numberOf = (text: string): number => {
    const known = numbers.get(text)
    if (known !== undefined) return known
    numbers.set(text, numbers.size)
    return numbers.size - 1
  }
  return (source) => {
    const ids = new Map<JsonNode, number>()
    const visit = (node: JsonNode): number => {
      const id = numberOf(spell(node))
      ids.set(node, id)
      return id
    }
    const spell = (node: JsonNode): string => {
      if (node.type === 'array') return `[${node.items.map(visit).join(',')}`
      if (node.type === 'object')
        return `{${node.members
          .map(({ name, value }) => `${numberOf(`"${name}`)}:${visit(value)}`)
          .toSorted()
          .join(',')}`
      if (node.type === 'string') return `"${source.string(node)}`
      return node.type === 'number' && byValue ? canonicalNumber(source.spell(node)) : source.spell(node)
    }
    visit(source.root)
    return ids
  }
}
