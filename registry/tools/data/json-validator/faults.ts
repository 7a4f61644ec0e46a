import { ToolError } from '../../../../engine/core/errors.ts'
import { isJson5Name, isJson5Number } from '../../../lib/json/json5.ts'
import { type JsonReading, readJson } from '../../../lib/json/read.ts'
import type { jsonFailures, jsonSyntaxFailures } from '../../../lib/json/failures.ts'

type JsonFaultCode = keyof typeof jsonFailures.words | Exclude<keyof typeof jsonSyntaxFailures.words, 'json-no-number'>

/** What can be wrong, in words that need no parameters. */
export const JSON_FAULTS = {
  'json-value-missing': 'A value is missing here. Add one, or write null.',
  'json-unexpected': 'This character isn’t allowed here. Remove it, or put it inside double quotes.',
  'json-name-expected': 'A key in double quotes is expected here.',
  'json-colon-missing': 'A colon is missing between a key and its value.',
  'json-comma-missing': 'A comma is missing before this.',
  'json-trailing-comma': 'There is an extra comma here. Remove it.',
  'json-comment': 'JSON doesn’t allow comments. Remove this one.',
  'json-unclosed-comment': 'This comment is never closed. Add “*/” at its end.',
  'json-unclosed-text': 'This string is never closed. Add a quotation mark at its end.',
  'json-control-character': 'A string contains a line break or control character. Write it as an escape, such as \\n.',
  'json-bad-escape': 'This isn’t a JSON escape sequence. Write \\\\ for a backslash.',
  'json-bad-number': 'This isn’t a valid JSON number. Write it like 12, -0.5 or 1e6.',
  'json-bad-word': 'This word isn’t valid JSON. Put strings in double quotes; only true, false and null go without.',
  'json-single-quotes': 'JSON strings need double quotes (").',
  'json-unclosed-object': 'The object that opens here is never closed. Add “}” at its end.',
  'json-unclosed-array': 'The array that opens here is never closed. Add “]” at its end.',
  'json-wrong-close': 'This bracket doesn’t match the last one opened. Add the bracket that does, or correct one of the two.',
  'json-after-end': 'The JSON ends before this. Remove what follows.',
  'json5-name-expected': 'A key is expected here.',
  'json5-bad-word': 'This word needs quotation marks in JSON5.',
  'json-line-unfinished':
    'In JSON Lines, every value is on one line, but this line ends before its value does. Put the value on one line, or read the text as JSON.',
} as const satisfies Record<JsonFaultCode, string>
export const JSON_FAULT_CODES = Object.keys(JSON_FAULTS) as JsonFaultCode[]

type JsonFault = { readonly code: JsonFaultCode; readonly offset: number; readonly found: string }

export type JsonFaults = {
  readonly faults: readonly JsonFault[]
  /** Everything was read; otherwise what follows the last fault was not. */
  readonly isComplete: boolean
  /** All faults are things that JSON5 allows. */
  readonly isJson5: boolean
}

/** A likely fix: what is between `start` and `end` becomes `text`. */
type Mend = { readonly start: number; readonly end: number; readonly text: string; readonly isJson5: boolean }

const MOST_FAULTS = 50
/** Each error costs another reading from the start, so long documents get fewer. */
const MOST_READ = 40_000_000

/** The first error of a document in a syntax other than JSON, where nobody can tell what would fix it. */
export function firstJsonFault(text: string, reading: JsonReading): JsonFaults {
  try {
    readJson(text, {}, reading)
    return { faults: [], isComplete: true, isJson5: false }
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    const offset = error.failure.place?.offset ?? 0
    return {
      faults: [{ code: error.failure.code as JsonFaultCode, offset, found: excerptAt(text, offset) }],
      isComplete: false,
      isJson5: false,
    }
  }
}

/** Finds the errors of a document one after the other, each fixed in the likeliest way so that reading can go on. */
export function findJsonFaults(text: string, tolerant: boolean): JsonFaults {
  const most = Math.max(1, Math.min(MOST_FAULTS, Math.floor(MOST_READ / Math.max(1, text.length))))
  const faults: JsonFault[] = []
  const mends: Mend[] = []
  let mended = text
  let isJson5 = true
  while (faults.length < most) {
    const open: string[] = []
    try {
      readJson(mended, { open: (bracket) => void open.push(bracket), close: () => void open.pop() }, { tolerant })
      return { faults, isComplete: true, isJson5: isJson5 && faults.length > 0 }
    } catch (error) {
      if (!(error instanceof ToolError)) throw error
      const code = error.failure.code as JsonFaultCode
      const at = error.failure.place?.offset ?? 0
      const offset = givenOffset(mends, at)
      faults.push({ code, offset, found: excerptAt(text, offset) })
      const mend = mendOf(code, mended, at, open)
      if (!mend) return { faults, isComplete: false, isJson5: false }
      if (!mend.isJson5) isJson5 = false
      mends.push(mend)
      mended = mended.slice(0, mend.start) + mend.text + mended.slice(mend.end)
    }
  }
  return { faults, isComplete: false, isJson5: false }
}

/** The offset in the original text of one in the fixed text. */
function givenOffset(mends: readonly Mend[], offset: number): number {
  return mends.reduceRight((at, { start, end, text }) => {
    if (at < start) return at
    return at < start + text.length ? Math.min(at, end) : at - text.length + end - start
  }, offset)
}

function excerptAt(text: string, offset: number): string {
  const [line = ''] = text.slice(offset, offset + 25).split(/[\r\n]/, 1)
  return (line.length > 24 ? `${line.slice(0, 24)}…` : line).replace(/\p{Cc}/gu, '\ufffd').toWellFormed()
}

/** Undefined where nobody can tell what was meant. */
function mendOf(code: JsonFaultCode, text: string, at: number, open: readonly string[]): Mend | undefined {
  const replace = (end: number, by: string, isJson5 = false): Mend => ({ start: at, end, text: by, isJson5 })
  const next = text[at] ?? ''
  switch (code) {
    case 'json-value-missing':
      return open.length > 0 && next === ',' ? replace(at, 'null') : open.length > 0 && /[}\]]/.test(next) ? replace(at, 'null') : undefined
    case 'json-name-expected': {
      const run = runAt(text, at, /[^\s,:{}[\]"']+/y)
      return run === '' ? undefined : replace(at + run.length, '"x"', run.length < 1000 && isJson5Name(run))
    }
    case 'json-colon-missing':
      return /[,}]/.test(next) ? replace(at, ':null') : /["\d[{tfn-]/.test(next) ? replace(at, ':') : undefined
    case 'json-comma-missing':
      return next === ':' ? undefined : replace(at, ',')
    case 'json-trailing-comma':
      return replace(at + 1, '', true)
    case 'json-comment': {
      const close = text[at + 1] === '*' ? text.indexOf('*/', at + 2) : at + runAt(text, at, /[^\r\n]+/y).length - 2
      return close < 0 ? undefined : replace(close + 2, ' ', true)
    }
    case 'json-control-character':
      return /[\r\n]/.test(next) ? undefined : replace(at + 1, ' ')
    case 'json-bad-escape': {
      // JSON5 lets a text go on in the next line after a backslash.
      const lineBreak = runAt(text, at + 1, /\r\n|[\r\n]/y)
      return replace(at + 1 + lineBreak.length, '', lineBreak !== '' || /['vx0]/.test(text[at + 1] ?? ''))
    }
    case 'json-bad-number': {
      const run = runAt(text, at, /[\w.+-]+/y)
      return run === '' ? undefined : replace(at + run.length, '0', run.length < 1000 && isJson5Number(run))
    }
    case 'json-bad-word': {
      const run = runAt(text, at, /[^,:{}[\]"'\r\n]+/y).trimEnd()
      return run === '' ? undefined : replace(at + run.length, 'null', /^(?:Infinity|NaN)$/.test(run))
    }
    case 'json-unexpected': {
      const quoted = runAt(text, at, /[“”„«][^“”»\r\n]{0,10000}[“”»]/uy)
      if (quoted !== '') return replace(at + quoted.length, '"x"')
      const run = runAt(text, at, /[+.][\w.+-]{0,1000}/y)
      return isJson5Number(run) ? replace(at + run.length, '0', true) : undefined
    }
    case 'json-single-quotes': {
      const end = singleQuotedEnd(text, at)
      return end === undefined ? undefined : replace(end, '"x"', true)
    }
    case 'json-unclosed-object':
      // After a line break, lest it fall into a comment.
      return { start: text.length, end: text.length, text: '\n}', isJson5: false }
    case 'json-unclosed-array':
      return { start: text.length, end: text.length, text: '\n]', isJson5: false }
    case 'json-wrong-close': {
      const closing = open.at(-1) === '{' ? '}' : ']'
      // Either the bracket before it was forgotten, or this one is mistyped: what reads on further.
      const [forgotten, mistyped] = [replace(at, closing), replace(at + 1, closing)]
      return leftAfter(text, forgotten) < leftAfter(text, mistyped) ? forgotten : mistyped
    }
    default:
      return undefined
  }
}

/** How much of the text is left at the next fault. */
function leftAfter(text: string, { start, end, text: by }: Mend): number {
  const mended = text.slice(0, start) + by + text.slice(end)
  try {
    readJson(mended, {}, { tolerant: true })
    return 0
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    const { code, place } = error.failure
    // A bracket never closed is named where it opens, but noticed at the end.
    return code.startsWith('json-unclosed') ? 1 : mended.length - (place?.offset ?? 0) + 1
  }
}

function singleQuotedEnd(text: string, start: number): number | undefined {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === "'") return i + 1
    if (text[i] === '\\') i++
    else if (text[i] === '\n' || text[i] === '\r') return undefined
  }
  return undefined
}

function runAt(text: string, at: number, sticky: RegExp): string {
  sticky.lastIndex = at
  return sticky.exec(text)?.[0] ?? ''
}
