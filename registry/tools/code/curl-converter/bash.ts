import { joinRawBytes, rawByte } from './bytes.ts'
import { type Aside, type Command, goesOn, refuseSpaceAfter, refuseTypographic, shellFailures, type Word } from './command.ts'

const FIELD = 'text'
const LINE_END = /\r\n|\r|\n/y
const ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '?': '?',
}

/** A command of bash, zsh or sh. @throws ToolError those of {@link shellFailures} */
export function readBash(text: string, start: number, aside: Aside): Command {
  // Documentation shows the prompt of continued lines, too.
  const hasPrompt = /^\s*\$ /.test(text.slice(0, start))
  const words: Word[] = []
  let at = start
  for (;;) {
    at = skipBlanks(text, at, hasPrompt)
    const unit = text[at]
    if (unit === undefined) break
    if (unit === '#') {
      at = find(text, at, /[\r\n]/g)
      continue
    }
    if (unit === '\r' || unit === '\n') {
      if (words.length > 0 && !goesOn(text, at, '\\', aside)) break
      at += match(LINE_END, text, at)?.length ?? 0
      continue
    }
    const redirect = match(/(?:\d*|&)(?:>>|>\||>&|<<<|<<-?|<>|<&|>|<)(?!\()/y, text, at)
    if (redirect !== undefined) {
      const target = skipBlanks(text, at + redirect.length, hasPrompt)
      const end = /[\r\n;&|]/.test(text[target] ?? '\n') ? target : readWord(text, target, aside).end
      aside.leftOut(at, end)
      at = end
      continue
    }
    if (/[;&|()]/.test(unit)) break
    const { word, end } = readWord(text, at, aside)
    words.push(word)
    at = end
  }
  return { words, end: at }
}

function readWord(text: string, start: number, aside: Aside): { readonly word: Word; readonly end: number } {
  refuseTypographic(text, start)
  let value = ''
  let at = start
  /** Unquoted braces that are open, each with whether a comma or two dots are in it. */
  const braces: { readonly at: number; isList: boolean }[] = []
  if (/^~(?:[/\s;&|<>]|$)/.test(text.slice(at, at + 2))) aside.variable('~', at)
  for (;;) {
    const plain = match(/[^ \t\r\n'"\\$`;&|()<>{},.]+/y, text, at)
    if (plain !== undefined) {
      value += plain
      at += plain.length
    }
    const unit = text[at]
    if (unit === undefined || /[ \t\r\n;&|()<>]/.test(unit)) {
      if (unit === '(' || (unit === '<' && text[at + 1] === '(') || (unit === '>' && text[at + 1] === '(')) refuseSubstitution(text, at)
      break
    }
    if (unit === "'") {
      const end = text.indexOf("'", at + 1)
      if (end < 0) refuseUnclosed(text, at, "'")
      value += text.slice(at + 1, end)
      at = end + 1
    } else if (unit === '"' || (unit === '$' && text[at + 1] === '"')) {
      const read = readDouble(text, unit === '$' ? at + 1 : at, aside)
      value += read.value
      at = read.end
    } else if (unit === '$' && text[at + 1] === "'") {
      const read = readAnsi(text, at)
      value += read.value
      at = read.end
    } else if (unit === '$' || unit === '`') {
      const name = readVariable(text, at, aside)
      value += name
      at += name.length
    } else if (unit === '\\') {
      const line = match(/\\(?:\r\n|\n|\r)/y, text, at)
      if (line !== undefined) at += line.length
      else {
        refuseSpaceAfter(text, at, FIELD)
        const escaped = match(/\\[^]/uy, text, at)?.slice(1) ?? '\\'
        value += escaped
        at += 1 + (at + 1 < text.length ? escaped.length : 0)
      }
    } else {
      followBraces(text, at, braces)
      value += unit
      at++
    }
  }
  return { word: { text: joinRawBytes(value), at: start }, end: at }
}

/** The shell multiplies an unquoted `{a,b}` and `{1..3}`. */
function followBraces(text: string, at: number, braces: { readonly at: number; isList: boolean }[]): void {
  const unit = text[at]
  const last = braces.at(-1)
  if (unit === '{') braces.push({ at, isList: false })
  else if (last && (unit === ',' || (unit === '.' && text[at + 1] === '.'))) last.isList = true
  else if (unit === '}' && braces.pop() && last?.isList)
    shellFailures.fail('brace-pattern', { part: text.slice(last.at, at + 1).slice(0, 60), field: FIELD, offset: last.at, text })
}

/** Between double quotation marks a backslash escapes only what would mean something there. */
function readDouble(text: string, start: number, aside: Aside): { readonly value: string; readonly end: number } {
  let value = ''
  let at = start + 1
  for (;;) {
    const plain = match(/[^"\\$`]+/y, text, at)
    if (plain !== undefined) {
      value += plain
      at += plain.length
    }
    const unit = text[at]
    if (unit === undefined) refuseUnclosed(text, start, '"')
    if (unit === '"') return { value, end: at + 1 }
    if (unit === '\\') {
      const line = match(/\\(?:\r\n|\n|\r)/y, text, at)
      const next = text[at + 1] ?? ''
      if (line === undefined) value += /["\\$`]/.test(next) ? next : `\\${next}`
      at += line?.length ?? 2
    } else {
      const name = readVariable(text, at, aside)
      value += name
      at += name.length
    }
  }
}

/** `$'…'`, in which bytes and code points are written as escapes. */
function readAnsi(text: string, start: number): { readonly value: string; readonly end: number } {
  let value = ''
  let at = start + 2
  for (;;) {
    const plain = match(/[^'\\]+/y, text, at)
    if (plain !== undefined) {
      value += plain
      at += plain.length
    }
    const unit = text[at]
    if (unit === undefined) refuseUnclosed(text, start + 1, "'")
    if (unit === "'") return { value, end: at + 1 }
    const escape = match(/\\(?:[0-7]{1,3}|x[\da-fA-F]{1,2}|u[\da-fA-F]{1,4}|U[\da-fA-F]{1,8}|c[^]|[^])/y, text, at) ?? '\\'
    const said = ansiEscape(escape)
    if (said === '\0') shellFailures.fail('nul-character', { field: FIELD, offset: at, text })
    value += said
    at += escape.length
  }
}

function ansiEscape(escape: string): string {
  const kind = escape[1] ?? ''
  const digits = escape.slice(2)
  if (/[0-7]/.test(kind)) return rawByte(Number.parseInt(escape.slice(1), 8) & 0xff)
  if (digits !== '' && kind === 'x') return rawByte(Number.parseInt(digits, 16))
  if (digits !== '' && (kind === 'u' || kind === 'U')) {
    const code = Number.parseInt(digits, 16)
    return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? escape : String.fromCodePoint(code)
  }
  if (digits !== '' && kind === 'c') return String.fromCharCode(digits.charCodeAt(0) & 0x1f)
  return Object.hasOwn(ESCAPES, kind) ? (ESCAPES[kind] as string) : escape
}

/** The variable at a dollar sign, as it is written; a dollar sign that begins nothing is itself. */
function readVariable(text: string, at: number, aside: Aside): string {
  if (text[at] === '`' || match(/\$[([]/y, text, at) !== undefined) refuseSubstitution(text, at)
  const name = match(/\$(?:[A-Za-z_]\w*|[\d@*#?$!-]|\{[^}\s'"]{1,200}\})/y, text, at)
  if (name === undefined) return '$'
  aside.variable(name, at)
  return name
}

function refuseSubstitution(text: string, at: number): never {
  const end = find(text, at + 1, text[at] === '`' ? /`/g : /[)\]\r\n]/g)
  return shellFailures.fail('substitution', { part: text.slice(at, Math.min(end + 1, at + 60)), field: FIELD, offset: at, text })
}

function refuseUnclosed(text: string, at: number, mark: string): never {
  return shellFailures.fail('unclosed-quote', { mark, field: FIELD, offset: at, text })
}

function skipBlanks(text: string, at: number, hasPrompt: boolean): number {
  const blanks = hasPrompt ? /(?:[ \t]|\\(?:\r\n|\n|\r)(?:> ?)?)+/y : /(?:[ \t]|\\(?:\r\n|\n|\r))+/y
  return at + (match(blanks, text, at)?.length ?? 0)
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

function find(text: string, at: number, pattern: RegExp): number {
  pattern.lastIndex = at
  return pattern.exec(text)?.index ?? text.length
}
