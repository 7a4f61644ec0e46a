import { defineFailures } from '../../../engine/core/define.ts'
import { base64Failures, decodeBase64 } from './base64.ts'
import { plainMediaType } from './encoded-file.ts'
import { textEncodingFailures } from './text-encoding.ts'

export const dataAddressFailures = defineFailures({
  ...base64Failures.words,
  'no-comma': 'This data URL has no comma. Put one before the data.',
  'lone-surrogate': textEncodingFailures.words['lone-surrogate'],
})

type DataAddress = { readonly bytes: Uint8Array; readonly type: string | undefined; readonly start: number | undefined }

/**
 * Reads Base64, or a data: address (RFC 2397) with Base64 or percent-encoded data, also in quotation marks or CSS `url()`.
 * @returns the bytes, the type where an address names one, and where Base64 without escapes begins
 * @throws ToolError one of {@link dataAddressFailures} at its place in the field `text`
 */
export function readDataAddress(whole: string): DataAddress {
  const { start, end } = insideMarks(whole)
  const text = whole.slice(0, end)
  const where = { field: 'text', offset: start, text: whole }
  const isAddress = /^data:/i.test(text.slice(start, start + 5))
  const comma = text.indexOf(',', start)
  if (isAddress && comma < 0) dataAddressFailures.fail('no-comma', where)
  const header = comma < 0 ? '' : text.slice(start, Math.min(comma, start + HEADER_MOST)).replace(/^data:/i, '')
  const isBase64 = /;\s*base64\s*$/i.test(header)
  // The start of an address is easily lost in copying.
  if (!isAddress && !(isBase64 && /^[\w.+-]+\//.test(header))) return { bytes: decodeBase64(text, start), type: undefined, start }
  const type = header.trim() === '' || header.startsWith(';') ? undefined : plainMediaType(header.trim())
  const start64 = comma + 1
  if (isBase64)
    return { bytes: decodeBase64(unescapeInPlace(text, start64), start64), type, start: text.includes('%', start64) ? undefined : start64 }
  const data = text.slice(comma + 1)
  if (!data.isWellFormed()) dataAddressFailures.fail('lone-surrogate', { ...where, offset: comma + 1 + data.search(/\p{Surrogate}/u) })
  return { bytes: percentDecodeBytes(data), type, start: undefined }
}

/** Longest start of an address, up to its comma. */
const HEADER_MOST = 1000

/** Where the text begins and ends without white space, quotation marks and CSS `url()` around it. */
function insideMarks(text: string): { start: number; end: number } {
  let start = text.length - text.trimStart().length
  let end = text.trimEnd().length
  if (/^url\($/i.test(text.slice(start, start + 4)) && text[end - 1] === ')') {
    start += 4
    end--
  }
  const mark = text[start]
  if (end - start > 1 && (mark === '"' || mark === "'") && text[end - 1] === mark) {
    start++
    end--
  }
  return { start, end: Math.max(start, end) }
}

/** Turns `%2B` into `+` and two spaces, and escaped line breaks into spaces, so that every other character keeps its place. */
function unescapeInPlace(text: string, start: number): string {
  if (!text.includes('%', start)) return text
  const units = new Uint16Array(text.length - start)
  for (let i = 0; i < units.length; i++) {
    const unit = text.charCodeAt(start + i)
    const code = unit === PERCENT ? escapeAt(text.charCodeAt(start + i + 1), text.charCodeAt(start + i + 2)) : undefined
    units[i] = code === LINE_FEED || code === CARRIAGE_RETURN ? SPACE : (code ?? unit)
    if (code === undefined) continue
    units[++i] = SPACE
    units[++i] = SPACE
  }
  return text.slice(0, start) + new TextDecoder('utf-16le', { ignoreBOM: true }).decode(units)
}

/** Percent-decoding of the URL Standard: a percent sign that no two digits follow is itself. */
function percentDecodeBytes(data: string): Uint8Array {
  const bytes = new TextEncoder().encode(data)
  let o = 0
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number
    const code = byte === PERCENT ? escapeAt(bytes[i + 1] ?? 0, bytes[i + 2] ?? 0) : undefined
    bytes[o++] = code ?? byte
    if (code !== undefined) i += 2
  }
  return bytes.subarray(0, o)
}

const PERCENT = 37
const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const SPACE = 32

/** The byte that two digits after a percent sign stand for. */
function escapeAt(high: number, low: number): number | undefined {
  const value = digitOf(high) * 16 + digitOf(low)
  return value >= 0 && digitOf(low) >= 0 ? value : undefined
}

function digitOf(unit: number): number {
  if (unit >= 48 && unit <= 57) return unit - 48
  const letter = unit | 32
  return letter >= 97 && letter <= 102 ? letter - 87 : -1
}
