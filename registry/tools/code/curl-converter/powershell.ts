import { type Aside, type Command, goesOn, refuseSpaceAfter, shellFailures, type Word } from './command.ts'

const FIELD = 'text'
const SINGLE = "'‘’‚‛"
const DOUBLE = '"“”„'
const ESCAPES: Readonly<Record<string, string>> = { a: '\x07', b: '\b', e: '\x1b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** A command of PowerShell, which takes typographic quotation marks as well. @throws ToolError those of {@link shellFailures} */
export function readPowershell(text: string, start: number, aside: Aside): Command {
  const words: Word[] = []
  let at = start
  for (;;) {
    at += match(/(?:[^\S\r\n]|`(?:\r\n|\n|\r))+/y, text, at)?.length ?? 0
    const unit = text[at]
    if (unit === undefined) break
    if (unit === '\r' || unit === '\n') {
      if (words.length > 0 && !goesOn(text, at, '`', aside)) break
      at += match(/\r\n|\r|\n/y, text, at)?.length ?? 1
    } else if (unit === '#') at += match(/[^\r\n]*/y, text, at)?.length ?? 0
    else if (unit === '&' && words.length === 0) at++
    else if (/[;&|]/.test(unit)) break
    else {
      const redirect = match(/[\d*]?>{1,2}(?:&\d)?[ \t]*[^\s;&|]*/y, text, at)
      if (redirect === undefined) {
        const { word, end } = readWord(text, at, aside)
        words.push(word)
        at = end
      } else {
        aside.leftOut(at, at + redirect.length)
        at += redirect.length
      }
    }
  }
  return { words: passOn(words, aside), end: at }
}

/** Windows PowerShell takes quotation marks out of what it passes on, so people put a backslash before each. */
function passOn(words: readonly Word[], { note }: Aside): readonly Word[] {
  if (!words.some(({ text }) => /(?:^|[^\\])\\"/.test(text)) || words.some(({ text }) => /(?:^|[^\\])"/.test(text))) return words
  note('powershell-quotes')
  return words.map(({ text, at }) => ({
    text: text.replaceAll(/(\\+)"/g, (_, slashes: string) => `${'\\'.repeat(slashes.length >> 1)}"`),
    at,
  }))
}

function readWord(text: string, start: number, aside: Aside): { readonly word: Word; readonly end: number } {
  let value = ''
  let at = start
  const here = match(/@(['"])[ \t]*(?:\r\n|\r|\n)/y, text, at)
  if (here !== undefined) {
    const mark = here[1] as string
    const body = match(mark === "'" ? /[^]*?[\r\n]'@/y : /[^]*?[\r\n]"@/y, text, at + here.length)
    if (body === undefined) return shellFailures.fail('unclosed-quote', { mark: `@${mark}`, field: FIELD, offset: at, text })
    const inner = body.replace(/(?:\r\n|\r|\n)['"]@$/, '')
    return {
      word: { text: mark === "'" ? inner : expand(inner, at + here.length, text, aside), at: start },
      end: at + here.length + body.length,
    }
  }
  for (;;) {
    const plain = match(/[^\s'‘’‚‛"“”„`$;&|()]+/y, text, at)
    if (plain !== undefined) {
      value += plain
      at += plain.length
    }
    const unit = text[at]
    if (unit === undefined || /[\s;&|]/.test(unit)) break
    if (SINGLE.includes(unit)) {
      const quoted = readQuoted(text, at, /['‘’‚‛]/g)
      value += quoted.slice(1, -1).replaceAll(/['‘’‚‛](['‘’‚‛])/g, '$1')
      at += quoted.length
    } else if (DOUBLE.includes(unit)) {
      const quoted = readQuoted(text, at, /["“”„`]/g)
      value += expand(quoted.slice(1, -1), at + 1, text, aside)
      at += quoted.length
    } else if (unit === '`') {
      if (match(/`(?:\r\n|\n|\r)/y, text, at) !== undefined) break
      refuseSpaceAfter(text, at, FIELD)
      const escape = match(/`(?:u\{[\da-f]{1,6}\}|[^]?)/iy, text, at) ?? '`'
      value += escaped(escape, at, text)
      at += escape.length
    } else if (unit === '$') {
      const name = variableAt(text, at, text, at, aside)
      value += name
      at += name.length
    } else refuseSubstitution(text, at)
  }
  return { word: { text: value, at: start }, end: at }
}

/** From one quotation mark to the next that is neither doubled nor, after a backtick, escaped. */
function readQuoted(text: string, start: number, marks: RegExp): string {
  marks.lastIndex = start + 1
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    const next = text[found.index + 1] ?? ''
    if (found[0] !== '`' && (next === '`' || next === '' || !new RegExp(marks.source).test(next))) return text.slice(start, found.index + 1)
    marks.lastIndex = found.index + 2
  }
  return shellFailures.fail('unclosed-quote', { mark: text[start] as string, field: FIELD, offset: start, text })
}

/** What is between double quotation marks: backticks, doubled marks and variables. @param from where it begins in the whole text */
function expand(inner: string, from: number, text: string, aside: Aside): string {
  return inner.replaceAll(/`(?:u\{[\da-f]{1,6}\}|[^])|["“”„](["“”„])|\$/gi, (found: string, second: string | undefined, at: number) => {
    if (second !== undefined) return second
    if (found !== '$') return escaped(found, from + at, text)
    variableAt(inner, at, text, from + at, aside)
    return found
  })
}

function escaped(escape: string, at: number, text: string): string {
  const kind = escape[1] ?? ''
  if (kind === '0') return shellFailures.fail('nul-character', { field: FIELD, offset: at, text })
  if (escape.length > 3) {
    const code = Number.parseInt(escape.slice(3, -1), 16)
    return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? escape : String.fromCodePoint(code)
  }
  return Object.hasOwn(ESCAPES, kind) ? (ESCAPES[kind] as string) : kind
}

/** The variable at a dollar sign, as it is written, or the dollar sign alone. */
function variableAt(within: string, at: number, text: string, offset: number, aside: Aside): string {
  if (within[at + 1] === '(') refuseSubstitution(text, offset)
  const name = match(/\$(?:[A-Za-z_]\w*(?::\w+)?|\{[^}\r\n]{1,100}\}|[$?^])/y, within, at)
  if (name === undefined) return '$'
  aside.variable(name, offset)
  return name
}

function refuseSubstitution(text: string, at: number): never {
  const part = match(/\$?[()][^)\r\n]{0,60}\)?/y, text, at) ?? ''
  return shellFailures.fail('substitution', { part, field: FIELD, offset: at, text })
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}
