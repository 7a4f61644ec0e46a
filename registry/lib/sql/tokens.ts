import { defineFailures } from '../../../engine/core/define.ts'
import { codeFailures } from '../code/failures.ts'
import { SQL_TRAITS, type SqlDialect, type SqlTraits } from './dialects.ts'

export type SqlToken = {
  readonly kind: 'word' | 'number' | 'text' | 'parameter' | 'operator' | 'mark' | 'other' | 'comment' | 'hint' | 'client-line'
  readonly text: string
  readonly start: number
  /** White space before it. */
  readonly isSpaced: boolean
  /** White space before it with a line break. */
  readonly isOnNewLine: boolean
}

export const sqlFailures = defineFailures({
  'sql-copy-data':
    'This is a dump with rows of data after “COPY … FROM stdin”, where tabs and line breaks must stay. Remove those rows first.',
})

const PREFIX = /(?:u&|nq|rb|br|bx|gx|ux|[enbxqrg]|_[a-z0-9]+)?(?=['"])/iy
const NUMBER = /(?:0x[\da-f]+|0b[01]+|(?:\d[\d_]*(?:\.(?!\.)[\d_]*)?|\.\d[\d_]*)(?:e[+-]?\d+)?)[\w$]*/iy
/** Placeholders of databases, drivers and templates. */
const PARAMETER =
  /\{\{[^]*?\}\}|\{%[^]*?%\}|[$#]\{[^}]*\}|%\(\w+\)s|(?<![\w)\]'"])%s\b|(?<![:\w\])"]):[\p{L}_]\w*|(?<![:\w\]]):\d+|@{1,2}[\p{L}_][\w.$]*|\$\w+|\?\d*/uy
const OPERATOR =
  /->>|#>>|<=>|!~~\*|!~\*|!~~|-\|-|~~\*|\|\|\/|&&&|<->|<#>|::|:=|=>|<=|>=|<>|!=|\^=|\|\||->|#>|@>|<@|&&|<<|>>|~\*|!~|~~|==|\*\*|\/\/|\|\/|\?\||\?&|@@|\.\.|\|=|\+=|-=|\*=|\/=|%=|!!|#-|@\?|[=<>+\-*/%|&^~!:.@#]/y
const QUOTES: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')', '<': '>' }

/**
 * The tokens of a dialect of SQL. What a text, a name in quotation marks or a comment holds is never looked into.
 * @throws ToolError where one of these is never closed
 */
export function sqlTokens(text: string, dialect: SqlDialect, field = 'text'): SqlToken[] {
  const traits: SqlTraits = SQL_TRAITS[dialect]
  const word = new RegExp(`[\\p{L}_${escaped(traits.nameStart)}][\\p{L}\\p{M}\\p{N}_${escaped(traits.nameRest)}]*`, 'uy')
  const data = dialect === 'postgresql' ? /^\\\.[ \t]*$/m.exec(text) : null
  if (data) sqlFailures.fail('sql-copy-data', { field, offset: data.index, text })
  const tokens: SqlToken[] = []
  let at = 0
  const unclosed = (reason: string, offset: number): never => codeFailures.fail('code-syntax', { reason, field, offset, text })
  const match = (pattern: RegExp, from = at): string | undefined => {
    pattern.lastIndex = from
    const found = pattern.exec(text)?.[0]
    return found === '' ? undefined : found
  }

  const blockComment = (): string => {
    let depth = 1
    let end = at + 2
    while (depth > 0) {
      const close = text.indexOf('*/', end)
      if (close < 0) unclosed('Unclosed comment', at)
      const open = traits.nestedComments ? text.indexOf('/*', end) : -1
      const goesDeeper = open >= 0 && open < close
      depth += goesDeeper ? 1 : -1
      end = (goesDeeper ? open : close) + 2
    }
    return text.slice(at, end)
  }
  const lineComment = (): string | undefined => {
    const two = text.slice(at, at + 2)
    const starts =
      (two === '--' && (!traits.hyphensNeedSpace || /^\s?$/.test(text.charAt(at + 2)))) ||
      (traits.hashComment && two[0] === '#' && two !== '#{') ||
      (traits.slashComment && two === '//')
    return starts ? match(/[^\r\n]+/y) : undefined
  }
  const quoted = (prefix: string): string => {
    const open = at + prefix.length
    const mark = text.charAt(open)
    if (traits.freeQuotes && /^n?q$/i.test(prefix) && mark === "'") {
      const end = text.indexOf(`${QUOTES[text.charAt(open + 1)] ?? text.charAt(open + 1)}'`, open + 2)
      return end < 0 ? unclosed('Unclosed string', at) : text.slice(at, end + 2)
    }
    const triple = mark.repeat(3)
    const fence = traits.tripleQuotes && text.startsWith(triple, open) ? triple : mark
    const escapes = traits.backslash?.includes(mark) || (traits.escapeStrings && /^e$/i.test(prefix))
    for (let i = open + fence.length; i < text.length; i++) {
      if (escapes && text[i] === '\\') i++
      else if (text.startsWith(fence, i)) {
        // A doubled mark stands for itself.
        if (fence === mark && text[i + 1] === mark) i++
        else return text.slice(at, i + fence.length)
      }
    }
    return unclosed('Unclosed string', at)
  }
  const fenced = (mark: string, reason: string): string => {
    for (let i = at + 1; i < text.length; i++) {
      if (text[i] === mark && text[i + 1] === mark) i++
      else if (text[i] === mark) return text.slice(at, i + 1)
    }
    return unclosed(reason, at)
  }
  const dollarQuoted = (): string | undefined => {
    const tag =
      traits.dollar && match(traits.dollar === 'tagged' ? /\$(?:(?:\p{L}|_|[^\0-\x7f])(?:[\p{L}\p{N}_]|[^\0-\x7f])*)?\$/uy : /\$\$/y)
    if (!tag) return undefined
    const end = text.indexOf(tag, at + tag.length)
    return end < 0 ? unclosed('Unclosed string', at) : text.slice(at, end + tag.length)
  }

  const next = (isAtLineStart: boolean): Pick<SqlToken, 'kind' | 'text'> => {
    const first = text.charAt(at)
    const line = isAtLineStart && traits.clientLine ? match(traits.clientLine) : undefined
    if (line !== undefined) return { kind: 'client-line', text: line }
    const piece = traits.piece && match(traits.piece)
    if (piece !== undefined) return { kind: 'parameter', text: piece }
    const comment = lineComment() ?? (first === '/' && text[at + 1] === '*' ? blockComment() : undefined)
    if (comment !== undefined) return { kind: /^(?:--|\/\*)\+|^\/\*M?!/.test(comment) ? 'hint' : 'comment', text: comment }
    const prefix = match(PREFIX)
    if (first === "'" || first === '"' || prefix !== undefined) return { kind: 'text', text: quoted(prefix ?? '') }
    if (traits.backtick && first === '`')
      return { kind: 'text', text: traits.backslash?.includes('`') ? quoted('') : fenced('`', 'Unclosed name') }
    if (traits.brackets && first === '[') return { kind: 'text', text: fenced(']', 'Unclosed name') }
    const dollar = dollarQuoted()
    if (dollar !== undefined) return { kind: 'text', text: dollar }
    for (const [kind, pattern] of [
      ['parameter', PARAMETER],
      ['word', word],
      ['number', NUMBER],
      ['mark', /[(),;]/y],
      ['operator', OPERATOR],
    ] as const) {
      const found = match(pattern)
      if (found !== undefined) return { kind, text: found }
    }
    return { kind: 'other', text: String.fromCodePoint(text.codePointAt(at) as number) }
  }

  while (at < text.length) {
    const space = match(/[\s\ufeff\0]+/y) ?? ''
    const before = at
    at += space.length
    if (at >= text.length) break
    const isOnNewLine = /[\r\n]/.test(space) || before === 0
    tokens.push({ ...next(isOnNewLine), start: at, isSpaced: space !== '', isOnNewLine })
    at += (tokens.at(-1) as SqlToken).text.length
  }
  return tokens
}

function escaped(letters = ''): string {
  return letters.replaceAll(/[$\]^-]/g, '\\$&')
}

/** What a statement says, for comparing two layouts of it: everything but white space and comments. */
export function sqlContent(tokens: readonly SqlToken[], dialect: SqlDialect, ignoreCase = false): string[] {
  const traits: SqlTraits = SQL_TRAITS[dialect]
  return tokens
    .filter(({ kind }) => kind !== 'comment')
    .map((token, index, all) => {
      const isJoined = traits.joinedTexts && token.kind === 'text' && all[index - 1]?.kind === 'text' && token.isOnNewLine
      const text =
        ignoreCase && token.kind === 'word' ? token.text.toLowerCase() : token.kind === 'hint' ? oneLine(token.text) : token.text.trim()
      return `${token.kind}${isJoined ? ' joined' : ''} ${text}`
    })
}

/** The comments, on one line each. */
export function sqlComments(tokens: readonly SqlToken[]): string[] {
  return tokens.filter(({ kind }) => kind === 'comment').map(({ text }) => oneLine(text))
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
