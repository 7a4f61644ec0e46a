import { jsonFailures } from './failures.ts'

export type JsonScalar = 'string' | 'number' | 'boolean' | 'null'

/** The offset of the first unit from `at` on that is not JSON white space. */
export function skipSpace(text: string, at: number): number {
  for (let i = at; ; i++) {
    const unit = text.charCodeAt(i)
    if (unit !== 32 && unit !== 10 && unit !== 13 && unit !== 9) return i
  }
}

/** The character at an offset, fit to be shown in a sentence. */
export function foundAt(text: string, offset: number): string {
  return String.fromCodePoint(text.codePointAt(offset) as number).toWellFormed()
}

/** `U+00A0` */
function codeAt(text: string, offset: number): string {
  return `U+${(text.codePointAt(offset) as number).toString(16).toUpperCase().padStart(4, '0')}`
}

/** The offset after the string whose quotation mark stands at `start`. @throws ToolError at the fault */
export function stringEnd(text: string, start: number, field: string): number {
  for (let i = start + 1; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === 34) return i + 1
    if (unit === 92) i += escapeLength(text, i, field) - 1
    else if (unit < 32) {
      const escape = JSON.stringify(text[i]).slice(1, -1)
      jsonFailures.fail('json-control-character', { code: codeAt(text, i), escape, field, offset: i, text })
    }
  }
  return jsonFailures.fail('json-unclosed-text', { field, offset: start, text })
}

function escapeLength(text: string, at: number, field: string): number {
  const letter = text[at + 1] ?? ''
  if (letter === 'u' && /^[0-9a-f]{4}$/i.test(text.slice(at + 2, at + 6))) return 6
  if (letter !== '' && '"\\/bfnrt'.includes(letter)) return 2
  const escape = text.slice(at, letter === 'u' ? at + 6 : at + 2).toWellFormed()
  return jsonFailures.fail('json-bad-escape', { escape, field, offset: at, text })
}

/** The kind of the scalar at `at`, and the offset after it. @throws ToolError when there is none */
export function scalarAt(text: string, at: number, field: string): [JsonScalar, end: number] {
  const unit = text.charCodeAt(at)
  if (unit === 34) return ['string', stringEnd(text, at, field)]
  if (unit === 45 || (unit >= 48 && unit <= 57)) return ['number', numberEnd(text, at, field)]
  const word = matchAt(/[\p{L}\p{Nl}$_][\p{L}\p{N}$_]*/uy, text, at)
  if (word === 'true' || word === 'false') return ['boolean', at + word.length]
  if (word === 'null') return ['null', at + word.length]
  return refuse(text, at, field, word)
}

function numberEnd(text: string, at: number, field: string): number {
  const plain = plainNumberEnd(text, at)
  if (plain > 0) return plain
  const number = matchAt(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y, text, at)
  const end = at + number.length
  if (number !== '' && !/[\w.+-]/.test(text[end] ?? '')) return end
  const run = matchAt(/[\w.+-]+/y, text, at)
  return jsonFailures.fail('json-bad-number', { number: run.slice(0, 40), field, offset: at, text })
}

/** The end of a number without an exponent that stands before a comma, bracket or white space: most do. Else 0. */
function plainNumberEnd(text: string, at: number): number {
  const start = text.charCodeAt(at) === 45 ? at + 1 : at
  let end = digitsEnd(text, start)
  if (end === start || (text.charCodeAt(start) === 48 && end > start + 1)) return 0
  if (text.charCodeAt(end) === 46) {
    const point = end
    end = digitsEnd(text, point + 1)
    if (end === point + 1) return 0
  }
  const unit = text.charCodeAt(end)
  return unit === 44 || unit === 93 || unit === 125 || unit === 10 || unit === 32 ? end : 0
}

function digitsEnd(text: string, start: number): number {
  let end = start
  for (let unit = text.charCodeAt(end); unit >= 48 && unit <= 57; unit = text.charCodeAt(end)) end++
  return end
}

function refuse(text: string, at: number, field: string, word: string): never {
  const where = { field, offset: at, text }
  const found = text[at] as string
  if (word !== '') return jsonFailures.fail('json-bad-word', { word: word.slice(0, 40), ...where })
  if (found === "'") return jsonFailures.fail('json-single-quotes', where)
  if (',]}'.includes(found)) return jsonFailures.fail('json-value-missing', where)
  return jsonFailures.fail('json-unexpected', { found: foundAt(text, at), code: codeAt(text, at), ...where })
}

function matchAt(sticky: RegExp, text: string, at: number): string {
  sticky.lastIndex = at
  return sticky.exec(text)?.[0] ?? ''
}
