import { type Aside, type Command, goesOn, refuseSpaceAfter, refuseTypographic, shellFailures, type Word } from './command.ts'

const FIELD = 'text'

/** The line as cmd passes it on, and where each stretch of it comes from. */
type Line = { readonly text: string; readonly origins: readonly (readonly [to: number, from: number])[]; readonly end: number }

/** A command of cmd.exe, whose program splits its line itself. @throws ToolError those of {@link shellFailures} */
export function readCmd(text: string, start: number, aside: Aside): Command {
  const line = readLine(text, start, aside)
  const words = splitLine(text, line)
  if (words.some(({ text: value }) => /\\\\/.test(value)) && /\^"[^]*\^\\\^\\/.test(text.slice(start, line.end)))
    aside.note('doubled-backslashes')
  return { words, end: line.end }
}

/** What cmd does: carets, percent signs, redirections, and where the command ends. Carets mean nothing between quotation marks. */
function readLine(text: string, start: number, aside: Aside): Line {
  let out = ''
  const origins: [number, number][] = []
  let at = start
  let isQuoted = false
  let hasDoubled = false
  const put = (value: string, from: number) => {
    const last = origins.at(-1)
    if (!last || last[1] - last[0] !== from - out.length) origins.push([out.length, from])
    out += value
  }
  for (;;) {
    const plain = match(/[^\r\n"^%&|<>]+/y, text, at)
    if (plain !== undefined) {
      put(plain, at)
      at += plain.length
    }
    const unit = text[at]
    if (unit === undefined) break
    if (unit === '\r' || unit === '\n') {
      if (out.trim() !== '' && (isQuoted || !goesOn(text, at, '^', aside))) break
      put(' ', at)
      at += match(/\r\n|\r|\n/y, text, at)?.length ?? 1
    } else if (unit === '"') {
      isQuoted = !isQuoted
      put(unit, at++)
    } else if (unit === '%') {
      const percent = readPercent(text, at, aside)
      hasDoubled ||= percent.isDoubled
      put(percent.value, at)
      at += percent.length
    } else if (isQuoted) put(unit, at++)
    else if (unit === '^') {
      // What follows the line break is taken as it is, a second line break as well.
      const lines = match(/\^(?:\r\n|\r|\n)(?:\r\n|\r|\n|[^])?/y, text, at)
      if (lines !== undefined) {
        const next = lines.slice(1).replace(/^(?:\r\n|\r|\n)/, '')
        put(/^[\r\n]/.test(next) ? '\n' : next, at + lines.length - next.length)
        at += lines.length
      } else {
        refuseSpaceAfter(text, at, FIELD)
        put(text[at + 1] ?? '', at + 1)
        at += 2
      }
    } else if (unit === '&' || unit === '|') break
    else {
      const redirect = match(/[<>]{1,2}(?:&\d)?[ \t]*(?:"[^"\r\n]*"|[^\s&|<>"]*)/y, text, at) ?? unit
      const handle = /(?:^|\s)\d$/.test(out) ? 1 : 0
      out = out.slice(0, out.length - handle)
      aside.leftOut(at - handle, at + redirect.length)
      at += redirect.length
    }
  }
  if (hasDoubled) aside.note('doubled-percent')
  return { text: out, origins, end: at }
}

/** `%NAME%` is a variable, unless it looks like bytes of a URL: `%C3%A9`. */
function readPercent(
  text: string,
  at: number,
  aside: Aside,
): { readonly value: string; readonly length: number; readonly isDoubled: boolean } {
  if (text[at + 1] === '%') return { value: '%', length: 2, isDoubled: true }
  const name = match(/%[A-Za-z_]\w{0,99}%/y, text, at)
  const isEncoded = name !== undefined && /^%[\da-f]{2}/i.test(name) && match(/%[\da-f]{2}/iy, text, at + name.length - 1) !== undefined
  if (name === undefined || isEncoded) return { value: '%', length: 1, isDoubled: false }
  aside.variable(name, at)
  return { value: name, length: name.length, isDoubled: false }
}

/** Splits a line as programs of Microsoft’s C runtime do: backslashes count only before a quotation mark, and `""` between marks is one. */
function splitLine(text: string, line: Line): Word[] {
  const words: Word[] = []
  let at = 0
  for (;;) {
    at += match(/[ \t\n]*/y, line.text, at)?.length ?? 0
    if (at >= line.text.length) return words
    const start = at
    refuseTypographic(text, originOf(line, start))
    let value = ''
    let opened = -1
    for (;;) {
      const plain = match(opened < 0 ? /[^ \t\n"\\]+/y : /[^"\\]+/y, line.text, at)
      if (plain !== undefined) {
        value += plain
        at += plain.length
      }
      const unit = line.text[at]
      if (unit === undefined || (opened < 0 && /[ \t\n]/.test(unit))) break
      if (unit === '\\') {
        const slashes = match(/\\+/y, line.text, at) ?? ''
        at += slashes.length
        if (line.text[at] === '"') {
          value += '\\'.repeat(slashes.length >> 1)
          if (slashes.length % 2 === 1) {
            value += '"'
            at++
          }
        } else value += slashes
      } else if (opened >= 0 && line.text[at + 1] === '"') {
        value += '"'
        at += 2
      } else {
        opened = opened < 0 ? at : -1
        at++
      }
    }
    if (opened >= 0) shellFailures.fail('unclosed-quote', { mark: '"', field: FIELD, offset: originOf(line, opened), text })
    words.push({ text: value, at: originOf(line, start) })
  }
}

function originOf({ origins }: Line, at: number): number {
  let low = 0
  let high = origins.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((origins[middle]?.[0] ?? 0) <= at) low = middle
    else high = middle
  }
  const [to = 0, from = 0] = origins[low] ?? []
  return from + at - to
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}
