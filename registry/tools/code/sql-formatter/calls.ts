import type { SqlDialect } from '../../../lib/sql/dialects.ts'
import type { SqlToken } from '../../../lib/sql/tokens.ts'

/** Words before a table or an index whose columns follow in brackets. */
const COLUMNS_FOLLOW = /^(?:into|overwrite|table|view|exists|references|key|index|on)$/i

type Layouts = {
  /** Tokens of the original. */
  readonly before: readonly SqlToken[]
  /** Tokens of the layout; comments aside, the same. */
  readonly after: readonly SqlToken[]
  readonly dialect: SqlDialect
  /** Words that are not names, in uppercase. */
  readonly keywords: ReadonlySet<string>
}

/**
 * The layout with functions that the library does not know right before their brackets again, where the original had them so.
 * Keywords keep their space: `in (1, 2)`.
 */
export function joinCalls(layout: string, { before, after, dialect, keywords }: Layouts): string {
  const old = before.filter(isCode)
  let result = ''
  let kept = 0
  after.filter(isCode).forEach((token, index, all) => {
    const name = all[index - 1]
    if (!token.isSpaced || token.isOnNewLine || !name || old[index]?.isSpaced !== false) return
    const isCall = token.text === '(' && isName(name, all[index - 2], keywords) && !isColumnList(all, index - 1)
    // `quantile(0.9)(x)`
    const isSecondCall = token.text === '(' && name.text === ')' && dialect === 'clickhouse'
    // In a path, what begins with a dot belongs to the name before it.
    const isPath = token.kind === 'number' && token.text.startsWith('.') && isName(name, undefined, keywords)
    if (!isCall && !isSecondCall && !isPath) return
    const end = name.start + name.text.length
    // A comment in between stays where it is.
    if (layout.slice(end, token.start).trim() !== '') return
    result += layout.slice(kept, end)
    kept = token.start
  })
  return result + layout.slice(kept)
}

function isCode({ kind }: SqlToken): boolean {
  return kind !== 'comment'
}

function isName({ kind, text }: SqlToken, before: SqlToken | undefined, keywords: ReadonlySet<string>): boolean {
  if (kind === 'text') return /^["`[]/.test(text)
  return kind === 'word' && (isDot(before) || !keywords.has(text.toUpperCase()))
}

function isDot(token: SqlToken | undefined): boolean {
  return token?.text === '.' || token?.text === '!'
}

/** Whether the brackets after the name at `index` list columns: `insert into a.b (c)`, but not `join a on f(b)`. */
function isColumnList(tokens: readonly SqlToken[], index: number): boolean {
  let head = index
  while (head >= 2 && isDot(tokens[head - 1])) head -= 2
  const word = tokens[head - 1]
  if (word?.kind !== 'word' || !COLUMNS_FOLLOW.test(word.text)) return false
  if (word.text.toLowerCase() !== 'on') return true
  const start = tokens.findLastIndex(({ text }, place) => place < head && text === ';')
  return /^create$/i.test(tokens[start + 1]?.text ?? '') && tokens.slice(start + 1, head).some(({ text }) => /^index$/i.test(text))
}
