import type * as library from 'json-p3'
import { defineFailures } from '../../../../engine/core/define.ts'
import type { JsonLocation } from '../../../lib/json/pointer.ts'
import type { JsonSource } from '../../../lib/json/source.ts'
import type { JsonNode } from '../../../lib/json/tree.ts'
import { valueOf } from '../../../lib/json/value.ts'

export const pathFailures = defineFailures({
  'path-no-root': 'A JSONPath begins with $, which is the whole document.',
  'path-syntax': 'This isn’t JSONPath as RFC 9535 defines it. Check the expression at this position.',
  'path-unclosed': 'A bracket, parenthesis or quotation mark is never closed. Add the missing ], ) or quotation mark.',
  'path-function': 'There is no function “{{name}}”. JSONPath has length, count, match, search and value.',
  'path-types':
    'This doesn’t fit in a filter here. Compare the result of length, count or value, as in length(@.name) > 3; use match and search without a comparison; and compare only paths to a single value.',
  'path-index': 'This index is too large. Use a whole number up to 9,007,199,254,740,991.',
})

/** What a path selects: where it is, and the value in the document. */
export type Hit = { readonly location: JsonLocation; readonly node: JsonNode }

/** @throws ToolError one of {@link pathFailures} at the place in `path` */
export function compilePath({ JSONPathEnvironment, ...errors }: typeof library, path: string): (source: JsonSource) => Iterable<Hit> {
  const environment = new JSONPathEnvironment({ maxRecursionDepth: Infinity })
  const compiled = tryTo(() => environment.compile(path), path, errors)
  return function* (source) {
    for (const { location } of compiled.lazyQuery(valueOf(source.root, source))) yield { location, node: nodeAt(source.root, location) }
  }
}

type Errors = Omit<typeof library, 'JSONPathEnvironment'>

function tryTo<T>(read: () => T, path: string, { JSONPathError, JSONPathIndexError, JSONPathTypeError }: Errors): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof JSONPathError)) throw error
    const where = { field: 'path', offset: Math.min(error.token.index, path.length), text: path }
    if (!path.startsWith('$')) return pathFailures.fail('path-no-root', { ...where, offset: 0 })
    if (error instanceof JSONPathIndexError) return pathFailures.fail('path-index', where)
    if (error instanceof JSONPathTypeError) return pathFailures.fail('path-types', where)
    // The library does not export the class.
    if (error.name === 'UndefinedFilterFunctionError')
      return pathFailures.fail('path-function', { name: error.token.value.slice(0, 40).toWellFormed(), ...where })
    return pathFailures.fail(error.token.index >= path.length || /unclosed/.test(error.message) ? 'path-unclosed' : 'path-syntax', where)
  }
}

const members = new WeakMap<JsonNode, ReadonlyMap<string, JsonNode>>()

function nodeAt(root: JsonNode, location: JsonLocation): JsonNode {
  let node = root
  for (const step of location) {
    if (node.type === 'array') node = node.items[step as number] as JsonNode
    else if (node.type === 'object') {
      const known = members.get(node) ?? new Map(node.members.map(({ name, value }) => [name, value]))
      members.set(node, known)
      node = known.get(String(step)) as JsonNode
    }
  }
  return node
}
