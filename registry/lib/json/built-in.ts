import { JSON_INDENTS, type JsonIndentation, longestJson } from './writer.ts'

/** Below, reading here is quick enough; above, the values of the built-in JSON would take too much memory. In UTF-16 units. */
const [LEAST, MOST] = [256 * 1024, 16 * 1024 * 1024]
/** Deeper documents are left to the reader that knows no depth. */
const DEEPEST = 200
/** What the built-in JSON spells otherwise: escapes of what needs none, and numbers such as 1.0 and 1e5. */
const RESPELLED = /\\[u/]|[:[,]\s*-?\d[\d.]*(?:[eE]|\.\d*0\s*[,\]}])/
const LOOKED_AT = 64 * 1024

/**
 * A large document as the browser's own JSON lays it out, in two thirds of the time; undefined where that is not
 * possible. It keeps neither spelling nor repeated names: the caller compares the result with what was given.
 */
export function builtInLayout(text: string, indentation: JsonIndentation | number): string | undefined {
  const indent = typeof indentation === 'number' ? ' '.repeat(indentation) : JSON_INDENTS[indentation]
  if (text.length < LEAST || text.length > MOST || indent === '' || RESPELLED.test(text.slice(0, LOOKED_AT))) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // The caller reads it, too, and can say what is wrong and where.
    return undefined
  }
  return lineBreaks(value, indent.length) + text.length < longestJson(text.length) ? JSON.stringify(value, undefined, indent) : undefined
}

/** So many characters the breaks and indents of lines take; Infinity for a document too deep. */
function lineBreaks(value: unknown, indent: number, depth = 1): number {
  if (typeof value !== 'object' || value === null) return 0
  if (depth > DEEPEST) return Infinity
  const children: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  let length = children.length * (depth * indent + 2) + (depth - 1) * indent + 1
  for (const child of children) length += lineBreaks(child, indent, depth + 1)
  return length
}
