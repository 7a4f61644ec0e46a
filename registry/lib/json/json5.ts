import { jsonFailures, jsonSyntaxFailures } from './failures.ts'
import { foundAt, type JsonScalar } from './scan.ts'

/** A name without quotation marks: an identifier of ECMAScript 5.1. */
const NAME = /(?:[\p{L}\p{Nl}$_]|\\u[\da-fA-F]{4})(?:[\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}$\u200c\u200d]|\\u[\da-fA-F]{4})*/uy
const NUMBER = /[+-]?(?:0[xX][\da-fA-F]+|(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?|Infinity|NaN)/y
const SPACE = /\s*/y
const LINE_ENDS = '\n\r\u2028\u2029'
/** Reading more hexadecimal digits into a decimal number takes long. */
const MOST_HEX = 2000

/** Whether a text is, from start to end, a name or number that JSON5 knows. */
export const isJson5Name = (text: string): boolean => matchAt(NAME, text, 0) === text && text !== ''
export const isJson5Number = (text: string): boolean => matchAt(NUMBER, text, 0) === text && text !== ''

/** The offset of the first unit from `at` on that is not white space of JSON5, which is that of ECMAScript. */
export function skipJson5Space(text: string, at: number): number {
  return at + matchAt(SPACE, text, at).length
}

/** The offset after the name at `at`, in quotation marks or bare. @throws ToolError at the fault */
export function json5NameEnd(text: string, at: number, field: string): number {
  if (isQuote(text[at])) return stringEnd(text, at, field)
  const name = matchAt(NAME, text, at)
  return name === ''
    ? jsonSyntaxFailures.fail('json5-name-expected', { found: foundAt(text, at), field, offset: at, text })
    : at + name.length
}

/** The kind of the scalar at `at`, and the offset after it. @throws ToolError when there is none */
export function json5ScalarAt(text: string, at: number, field: string): [JsonScalar, end: number] {
  const where = { field, offset: at, text }
  if (isQuote(text[at])) return ['string', stringEnd(text, at, field)]
  const number = matchAt(NUMBER, text, at)
  if (number !== '' && !/[\w$.+-]/.test(text[at + number.length] ?? '')) return ['number', at + number.length]
  if (/[-+.\d]/.test(text[at] ?? ''))
    return jsonFailures.fail('json-bad-number', { number: matchAt(/[\w.+-]+/y, text, at).slice(0, 40), ...where })
  const word = matchAt(NAME, text, at)
  if (word === 'true' || word === 'false') return ['boolean', at + word.length]
  if (word === 'null') return ['null', at + word.length]
  if (word !== '') return jsonSyntaxFailures.fail('json5-bad-word', { word: word.slice(0, 40), ...where })
  if (',]}'.includes(text[at] ?? '')) return jsonFailures.fail('json-value-missing', where)
  return jsonFailures.fail('json-unexpected', { found: foundAt(text, at), code: codeOf(text, at), ...where })
}

const isQuote = (unit: string | undefined): boolean => unit === '"' || unit === "'"
const codeOf = (text: string, at: number): string => `U+${(text.codePointAt(at) as number).toString(16).toUpperCase().padStart(4, '0')}`

function stringEnd(text: string, start: number, field: string): number {
  for (let i = start + 1; i < text.length; i++) {
    const letter = text[i] as string
    if (letter === text[start]) return i + 1
    if (letter === '\\') i += escapeLength(text, i, field) - 1
    else if (letter === '\n' || letter === '\r')
      jsonFailures.fail('json-control-character', {
        code: codeOf(text, i),
        escape: letter === '\n' ? '\\n' : '\\r',
        field,
        offset: i,
        text,
      })
  }
  return jsonFailures.fail('json-unclosed-text', { field, offset: start, text })
}

function escapeLength(text: string, at: number, field: string): number {
  const letter = text[at + 1] ?? ''
  const hexDigits = letter === 'x' ? 2 : letter === 'u' ? 4 : 0
  const rest = text.slice(at + 2, at + 2 + hexDigits)
  const isGood =
    letter !== '' &&
    (hexDigits > 0
      ? rest.length === hexDigits && !/[^\da-f]/i.test(rest)
      : !/[1-9]/.test(letter) && !(letter === '0' && /\d/.test(text[at + 2] ?? '')))
  if (isGood) return letter === '\r' && text[at + 2] === '\n' ? 3 : 2 + hexDigits
  return jsonFailures.fail('json-bad-escape', { escape: text.slice(at, at + 2 + hexDigits).toWellFormed(), field, offset: at, text })
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', '0': '\0' }

/** The meaning of a string or name as it was read, quotation marks included. */
export function decodeJson5(raw: string): string {
  const inner = isQuote(raw[0]) ? raw.slice(1, -1) : raw
  return inner.replace(/\\(?:x(..)|u(....)|(\r\n|[^]))/g, (_, short?: string, long?: string, letter: string = '') => {
    const hex = short ?? long
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16))
    return LINE_ENDS.includes(letter[0] as string) ? '' : (ESCAPES[letter] ?? letter)
  })
}

/** A number of JSON5 as JSON writes it, every digit kept; undefined for `Infinity`, `NaN` and hexadecimal ones beyond all use. */
export function json5NumberAsJson(raw: string): string | undefined {
  const sign = raw.startsWith('-') ? '-' : ''
  const bare = raw.replace(/^[+-]/, '')
  if (/^0x/i.test(bare)) return bare.length > MOST_HEX ? undefined : sign + BigInt(bare).toString()
  if (/^[IN]/.test(bare)) return undefined
  return sign + bare.replace(/^\./, '0.').replace(/\.(?=$|e)/i, '')
}

function matchAt(sticky: RegExp, text: string, at: number): string {
  sticky.lastIndex = at
  return sticky.exec(text)?.[0] ?? ''
}
