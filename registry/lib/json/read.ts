import { placeAt } from '../../../engine/core/errors.ts'
import { jsonFailures, jsonSyntaxFailures } from './failures.ts'
import { json5NameEnd, json5ScalarAt, skipJson5Space } from './json5.ts'
import { foundAt, type JsonScalar, scalarAt, skipSpace, stringEnd } from './scan.ts'

/** What the reader meets, in order; offsets are UTF-16 units, the end excluded. */
export type JsonHandler = {
  open?(bracket: '{' | '[', start: number): void
  close?(bracket: '}' | ']', end: number): void
  name?(start: number, end: number): void
  value?(type: JsonScalar, start: number, end: number): void
}

/** `lines` are values of their own, one on each line, which are read as the items of one list. */
export type JsonSyntax = 'json' | 'json5' | 'lines'

/** `tolerant` also takes comments and trailing commas; `field` is named in failures. */
export type JsonReading = { readonly tolerant?: boolean; readonly field?: string; readonly syntax?: JsonSyntax }

/** What a tolerant reading passed over. */
export type JsonLeniency = { comments: number; trailingCommas: number }

type Expected = 'value' | 'item' | 'name' | 'colon' | 'comma' | 'end'

const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY, COMMA, COLON, SLASH] = [0x7b, 0x7d, 0x5b, 0x5d, 0x2c, 0x3a, 0x2f]

/**
 * Reads one JSON document (RFC 8259, or the syntax named) without recursion and without making values, so that
 * numbers keep their spelling and depth is bounded by memory only. A leading byte-order mark is passed over.
 * @throws ToolError one of {@link jsonFailures} at the place of the fault
 */
export function readJson(text: string, handler: JsonHandler, reading: JsonReading = {}): JsonLeniency {
  const { field = 'text', syntax = 'json' } = reading
  const [isJson5, isLines] = [syntax === 'json5', syntax === 'lines']
  const tolerant = isJson5 || reading.tolerant === true
  const skipBlanks = isJson5 ? skipJson5Space : skipSpace
  const passed: JsonLeniency = { comments: 0, trailingCommas: 0 }
  const opened: number[] = []
  let expected = 'value' as Expected
  let comma = -1
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0

  const place = (offset: number) => ({ field, offset, text })
  const isInObject = () => text.charCodeAt(opened.at(-1) as number) === OPEN_OBJECT
  const afterValue = () => (expected = opened.length === 0 ? 'end' : 'comma')

  const skip = () => {
    const from = at
    passOver()
    if (!isLines || (expected === 'value' && opened.length === 0) || !/[\r\n]/.test(text.slice(from, at))) return
    if (expected !== 'end') jsonSyntaxFailures.fail('json-line-unfinished', place(from))
    if (at < text.length) expected = 'value'
  }
  const passOver = () => {
    for (at = skipBlanks(text, at); text.charCodeAt(at) === SLASH; at = skipBlanks(text, at)) {
      if (!/^[/*]$/.test(text[at + 1] ?? '')) return
      if (!tolerant) jsonFailures.fail('json-comment', place(at))
      at = commentEnd(text, at) ?? jsonFailures.fail('json-unclosed-comment', place(at))
      passed.comments++
    }
  }
  const readClose = (unit: number) => {
    const start = opened.pop() as number
    const found = text[at] as string
    // In ASCII each closing bracket stands two after its opening one.
    if (text.charCodeAt(start) !== unit - 2)
      jsonFailures.fail('json-wrong-close', { found, opened: text[start] as string, line: placeAt(text, start).line, ...place(at) })
    if (comma >= 0) {
      if (!tolerant) jsonFailures.fail('json-trailing-comma', { found, ...place(comma) })
      passed.trailingCommas++
      comma = -1
    }
    at++
    handler.close?.(unit === CLOSE_OBJECT ? '}' : ']', at)
    afterValue()
  }
  const readName = () => {
    if (isJson5) return takeName(json5NameEnd(text, at, field))
    if (text[at] === "'") jsonFailures.fail('json-single-quotes', place(at))
    if (text[at] !== '"') jsonFailures.fail('json-name-expected', { found: foundAt(text, at), ...place(at) })
    takeName(stringEnd(text, at, field))
  }
  const takeName = (end: number) => {
    handler.name?.(at, end)
    at = end
    comma = -1
    expected = 'colon'
  }
  const readValue = (unit: number) => {
    comma = -1
    if (unit === OPEN_OBJECT || unit === OPEN_ARRAY) {
      opened.push(at)
      handler.open?.(unit === OPEN_OBJECT ? '{' : '[', at)
      at++
      expected = unit === OPEN_OBJECT ? 'name' : 'item'
      return
    }
    const [type, end] = isJson5 ? json5ScalarAt(text, at, field) : scalarAt(text, at, field)
    handler.value?.(type, at, end)
    at = end
    afterValue()
  }

  if (isLines) handler.open?.('[', 0)
  for (;;) {
    // Most tokens follow each other directly: only what may begin white space or a comment is looked at for them.
    if (isBlank(text.charCodeAt(at))) skip()
    if (at >= text.length) break
    const unit = text.charCodeAt(at)
    const closes = unit === CLOSE_OBJECT || unit === CLOSE_ARRAY
    if (expected === 'end') jsonFailures.fail('json-after-end', { found: foundAt(text, at), ...place(at) })
    else if (expected === 'colon') {
      if (unit !== COLON) jsonFailures.fail('json-colon-missing', place(at))
      at++
      expected = 'value'
    } else if (expected === 'value') readValue(unit)
    else if (closes) readClose(unit)
    else if (expected === 'name') readName()
    else if (expected === 'item') readValue(unit)
    else if (unit === COMMA) {
      comma = at++
      expected = isInObject() ? 'name' : 'item'
    } else jsonFailures.fail('json-comma-missing', { found: foundAt(text, at), ...place(at) })
  }
  if (expected === 'end') {
    if (isLines) handler.close?.(']', at)
    return passed
  }
  if (opened.length === 0) return jsonFailures.fail('json-value-missing', place(at))
  return jsonFailures.fail(isInObject() ? 'json-unclosed-object' : 'json-unclosed-array', place(opened.at(-1) as number))
}

/** Whether white space or a comment may begin with it, in any of the syntaxes; NaN is the end of the text. */
const isBlank = (unit: number): boolean => !(unit > 32 && unit < 128 && unit !== SLASH)

/** The offset after the comment at `start`, or undefined when it is never closed. */
function commentEnd(text: string, start: number): number | undefined {
  if (text[start + 1] === '/') {
    const length = text.slice(start).search(/[\r\n]/)
    return length < 0 ? text.length : start + length
  }
  const close = text.indexOf('*/', start + 2)
  return close < 0 ? undefined : close + 2
}
