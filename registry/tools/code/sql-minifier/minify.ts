import { SQL_TRAITS, type SqlDialect, type SqlTraits } from '../../../lib/sql/dialects.ts'
import type { SqlToken } from '../../../lib/sql/tokens.ts'

/** Whitespace around these never matters; other operators may form a longer one with their neighbors. */
const LOOSE_OPERATORS = /^(?:=|<|>|<=|>=|<>|!=|\+|-|\*|\/|%|\|\||:=|=>|->|->>|::|&&|<@|@>)$/

/** SQL without white space and comments that it does not need; hints stay. */
export function minifySql(tokens: readonly SqlToken[], dialect: SqlDialect): string {
  const traits: SqlTraits = SQL_TRAITS[dialect]
  const parts: string[] = []
  let last: SqlToken | undefined
  // A comment separates as white space does.
  let gap: '' | ' ' | '\n' = ''
  for (const token of tokens) {
    if (token.isOnNewLine && token.start > 0) gap = '\n'
    else if (token.isSpaced || token.kind === 'comment') gap ||= ' '
    if (token.kind === 'comment') continue
    if (last) parts.push(between(last, token, gap, traits))
    parts.push(token.kind === 'client-line' ? token.text.trimEnd() : token.text)
    last = token
    gap = ''
  }
  return parts.join('')
}

function between(last: SqlToken, next: SqlToken, gap: '' | ' ' | '\n', traits: SqlTraits): string {
  if (last.kind === 'client-line' || next.kind === 'client-line' || isLineHint(last)) return '\n'
  if (gap === '') return ''
  if (last.kind === 'text' && next.kind === 'text') return gap === '\n' && traits.joinedTexts ? '\n' : ' '
  if (last.kind === 'mark' || next.kind === 'mark') {
    // Behind a bracket, a colon or percent sign could be an operator.
    if (last.text === ')' && next.kind === 'parameter') return ' '
    const isCall = next.text === '(' && last.kind !== 'mark' && last.kind !== 'operator'
    return isCall && traits.spaceBeforeBracket ? ' ' : ''
  }
  const isLoose = (sign: SqlToken, beside: SqlToken) =>
    sign.kind === 'operator' &&
    LOOSE_OPERATORS.test(sign.text) &&
    (beside.kind === 'word' || beside.kind === 'number' || beside.kind === 'text')
  return isLoose(last, next) || isLoose(next, last) ? '' : ' '
}

function isLineHint({ kind, text }: SqlToken): boolean {
  return kind === 'hint' && text.startsWith('--')
}
