import { checkControl, match, place, tomlFailures, type TomlReader } from './reader.ts'

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', e: '\u001b', '"': '"', '\\': '\\' }
const LENGTHS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 }
/** Of several lines: a backslash at the end of a line, and all white space up to the next letter. */
const LINE_JOIN = /\\[ \t]*\r?\n[ \t\r\n]*/y
const PLAIN = /[^"'\\\u0000-\u001f\u007f]+/y

/** Reads any of the four kinds of string at the reader. @throws ToolError toml-string, toml-escape, toml-control */
export function readTomlString(reader: TomlReader): string {
  const { text } = reader
  const start = reader.at
  const quote = text[start] as string
  const isLong = text.startsWith(quote.repeat(3), start)
  const isBasic = quote === '"'
  const close = isLong ? quote.repeat(3) : quote
  reader.at += close.length
  // A line break right after the opening is none of the string.
  if (isLong) reader.at += /\r?\n/y.exec(text.slice(reader.at, reader.at + 2))?.[0].length ?? 0
  const pieces: string[] = []
  for (;;) {
    if (reader.at >= text.length) return tomlFailures.fail('toml-string', place(reader, start))
    if (text.startsWith(close, reader.at)) break
    const plain = match(reader, PLAIN)
    if (plain !== '') {
      pieces.push(plain)
      reader.at += plain.length
      continue
    }
    const unit = text[reader.at] as string
    if (isBasic && unit === '\\') pieces.push(readEscape(reader, isLong))
    else if (unit === '\n' || (unit === '\r' && text[reader.at + 1] === '\n')) {
      if (!isLong) tomlFailures.fail('toml-string', place(reader, start))
      // Ends of lines are the same on every system.
      pieces.push('\n')
      reader.at += unit === '\r' ? 2 : 1
    } else {
      checkControl(reader)
      pieces.push(unit)
      reader.at++
    }
  }
  // Up to two quotation marks may come right before the closing ones.
  for (let extra = 0; isLong && extra < 2 && text[reader.at + 3] === quote; extra++) {
    pieces.push(quote)
    reader.at++
  }
  reader.at += close.length
  return pieces.join('')
}

function readEscape(reader: TomlReader, isLong: boolean): string {
  const { text, at } = reader
  const join = isLong ? match(reader, LINE_JOIN) : ''
  if (join !== '') {
    reader.at += join.length
    return ''
  }
  const letter = text[at + 1] ?? ''
  const known = Object.hasOwn(ESCAPES, letter) ? ESCAPES[letter] : undefined
  if (known !== undefined) {
    reader.at += 2
    return known
  }
  const length = Object.hasOwn(LENGTHS, letter) ? (LENGTHS[letter] as number) : 0
  const digits = text.slice(at + 2, at + 2 + length)
  const code = Number.parseInt(digits, 16)
  const isCharacter =
    length > 0 && digits.length === length && !/[^\da-f]/i.test(digits) && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  if (!isCharacter)
    tomlFailures.fail('toml-escape', {
      escape: text
        .slice(at, at + 2 + length)
        .replace(/\s[^]*/, '')
        .toWellFormed(),
      ...place(reader),
    })
  reader.at += 2 + length
  return String.fromCodePoint(code)
}
