import { codeFailures, reasonOf } from '../code/failures.ts'

export type LuaToken = {
  readonly kind: 'name' | 'keyword' | 'number' | 'string' | 'sign' | 'comment' | 'shebang'
  readonly text: string
  readonly start: number
  /** Line breaks between it and the token before. */
  readonly breaks: number
}

const KEYWORDS: ReadonlySet<string> = new Set(
  'and break do else elseif end false for function if in local nil not or repeat return then true until while'.split(' '),
)
const SPACE = /[ \t\v\f\r\n]+/y
/** LuaJIT allows everything beyond ASCII in names; white space there is always a slip. */
const NAME = /(?:[A-Za-z_]|[^\0-\x7f\s\u200b-\u200d\ufeff])(?:\w|[^\0-\x7f\s\u200b-\u200d\ufeff])*/y
/** As Lua reads them: whatever looks like a number, with LuaJIT's endings. */
const NUMBER = /0[xX](?:[pP][+-]?|[\w.])*|\.?\d(?:[eE][+-]?|[\w.])*/y
const PROPER_NUMBER =
  /^(?:0[xX](?:[\da-fA-F]+\.?[\da-fA-F]*|\.[\da-fA-F]+)(?:[pP][+-]?\d+)?|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|0[bB][01]+)(?:[uU]?[lL][lL]|[iI])?$/
const SIGN = /\.\.\.|\.\.|::|<<|>>|\/\/|==|~=|<=|>=|[-+*/%^#&~|<>=(){}[\];:,.]/y
const LONG_OPENING = /\[=*\[/y
const SHEBANG = /#[^\r\n]*/y

/**
 * The tokens of Lua 5.1 to 5.4 and LuaJIT, comments included.
 * @throws ToolError where a text or comment is never closed, or a character cannot stand in Lua
 */
export function luaTokens(text: string, field = 'text'): LuaToken[] {
  const tokens: LuaToken[] = []
  const refuse = (reason: string, offset: number): never =>
    codeFailures.fail('code-syntax', { reason: reasonOf(reason), field, offset, text })
  let at = text.startsWith('\ufeff') ? 1 : 0
  let breaks = 0
  const match = (pattern: RegExp, from = at): string | undefined => {
    pattern.lastIndex = from
    return pattern.exec(text)?.[0]
  }
  const longBracket = (from: number): string | undefined => {
    const opening = match(LONG_OPENING, from)
    if (opening === undefined) return undefined
    const end = text.indexOf(opening.replaceAll('[', ']'), from + opening.length)
    return end < 0 ? refuse('unfinished long string', at) : text.slice(at, end + opening.length)
  }
  const shortString = (mark: string): string => {
    for (let i = at + 1; i < text.length; i++) {
      const letter = text[i]
      if (letter === mark) return text.slice(at, i + 1)
      if (letter === '\\') {
        const skipped = match(/\\(?:z\s*|\r\n|\n\r|[^])?/y, i) ?? '\\'
        i += skipped.length - 1
      } else if (letter === '\n' || letter === '\r') break
    }
    return refuse('unfinished string', at)
  }
  const next = (): Pick<LuaToken, 'kind' | 'text'> => {
    const first = text.charAt(at)
    if (text.startsWith('--', at)) return { kind: 'comment', text: longBracket(at + 2) ?? match(/[^\r\n]*/y) ?? '' }
    if (first === '"' || first === "'") return { kind: 'string', text: shortString(first) }
    const long = first === '[' ? longBracket(at) : undefined
    if (long !== undefined) return { kind: 'string', text: long }
    const name = match(NAME)
    if (name !== undefined) return { kind: KEYWORDS.has(name) ? 'keyword' : 'name', text: name }
    const number = match(NUMBER)
    if (number !== undefined) {
      if (!PROPER_NUMBER.test(number)) refuse(`malformed number near '${number.slice(0, 40)}'`, at)
      return { kind: 'number', text: number }
    }
    return {
      kind: 'sign',
      text: match(SIGN) ?? refuse(`unexpected symbol near '${String.fromCodePoint(text.codePointAt(at) as number)}'`, at),
    }
  }

  const shebang = match(SHEBANG)
  if (shebang !== undefined) {
    tokens.push({ kind: 'shebang', text: shebang, start: at, breaks: 0 })
    at += shebang.length
  }
  while (at < text.length) {
    const space = match(SPACE)
    if (space !== undefined) {
      breaks += space.match(/\r\n|\n\r|\r|\n/g)?.length ?? 0
      at += space.length
      continue
    }
    const start = at
    const token = next()
    tokens.push({ ...token, start, breaks })
    at += token.text.length
    breaks = 0
  }
  return tokens
}

/** What a program says, for comparing two layouts of it. */
export function luaContent(tokens: readonly LuaToken[]): string[] {
  return tokens.filter(({ kind }) => kind !== 'comment').map(({ text }) => text)
}

export function luaComments(tokens: readonly LuaToken[]): string[] {
  return tokens.filter(({ kind }) => kind === 'comment').map(({ text }) => text.trimEnd())
}

/** Whether two tokens need space between them to stay two. */
export function luaNeedsSpace(last: LuaToken, next: LuaToken): boolean {
  const [before, after] = [last.text.at(-1) as string, next.text[0] as string]
  // A number takes in every letter, digit and point that follows it.
  if (last.kind === 'number') return isWord(after) || after === '.'
  if (isWord(before) && isWord(after)) return last.kind !== 'string'
  if (before === '.' && after === '.') return true
  if (before === '-') return after === '-'
  if (before === '[') return after === '[' || after === '='
  // `<` `<`, `=` `=`, `~` `=`, `/` `/`, `:` `:` and their like.
  return last.kind === 'sign' && next.kind === 'sign' && '<>=~/:'.includes(before) && '<>=/:'.includes(after)
}

function isWord(letter: string): boolean {
  return /[\w\u0080-\uffff]/.test(letter)
}
