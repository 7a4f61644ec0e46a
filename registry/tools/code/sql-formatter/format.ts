import type { FormatOptions } from 'sql-formatter'
import { offsetAt } from '../../../../engine/core/errors.ts'
import { codeFailures, reasonOf, refuseChange, refuseDeepBrackets, refuseOverflow } from '../../../lib/code/failures.ts'
import type { SqlDialect } from '../../../lib/sql/dialects.ts'
import { type SqlToken, sqlComments, sqlContent, sqlTokens } from '../../../lib/sql/tokens.ts'
import { joinCalls } from './calls.ts'
import { completeDialect, keywordsOf, piecesOf } from './dialect.ts'

/** Placeholders of drivers and templates, beside those that the dialects know. */
const PLACEHOLDERS = [
  { regex: '\\{\\{[^]*?\\}\\}' },
  { regex: '\\{%[^]*?%\\}' },
  { regex: '[$#]\\{[^}]*\\}' },
  { regex: '%\\(\\w+\\)s' },
  { regex: '(?<![\\w)\\]\'"])%s\\b' },
  { regex: '(?<![:\\w\\])"]):[A-Za-z_]\\w*' },
  { regex: '(?<![\\w$])\\$\\d+(?![\\w$])' },
]
/** Where a question mark is no operator, as of JSON in PostgreSQL. */
const QUESTION_MARK = { regex: '\\?\\d*' }

/** Lays out SQL with sql-formatter and compares the tokens of result and original. @throws ToolError */
export async function formatSql(text: string, dialect: SqlDialect, options: Partial<FormatOptions>): Promise<string> {
  if (text.trim() === '') return ''
  refuseDeepBrackets(text)
  const tokens = sqlTokens(text, dialect)
  const library = await import('sql-formatter')
  const complete = completeDialect(dialect, library)
  const { operators = [], paramTypes } = complete.tokenizerOptions
  const isOperator = operators.some((sign) => sign.startsWith('?'))
  const custom = [...piecesOf(dialect), ...PLACEHOLDERS, ...(isOperator ? [] : [QUESTION_MARK])]
  const settings = {
    dialect: complete,
    paramTypes: { ...paramTypes, positional: isOperator ? paramTypes?.positional : false, custom },
    ...options,
  }
  const parts: string[] = []
  for (const { start, end, isClientLine } of sections(text, tokens)) {
    const section = text.slice(start, end)
    if (isClientLine) parts.push(section.trimEnd())
    else if (section.trim() !== '')
      parts.push(
        await refuseOverflow(() => {
          try {
            return library.formatDialect(section, settings)
          } catch (error) {
            return refuseSyntax(error, { text, section, start })
          }
        }),
      )
  }
  const laidOut = parts.join('\n')
  const result = joinCalls(laidOut, { before: tokens, after: sqlTokens(laidOut, dialect), dialect, keywords: keywordsOf(dialect, library) })
  const after = sqlTokens(result, dialect)
  const ignoresCase = options.keywordCase !== 'preserve'
  refuseChange(
    [sqlContent(tokens, dialect, ignoresCase), sqlComments(tokens)],
    [sqlContent(after, dialect, ignoresCase), sqlComments(after)],
  )
  return result
}

const PLACE = /^Parse error(?: at token: ([^]*?)|: Unexpected "([^]*)") at line (\d+) column (\d+)/

/** The library tells the place in its message only. */
function refuseSyntax(error: unknown, { text, section, start }: { text: string; section: string; start: number }): never {
  const found = error instanceof Error ? PLACE.exec(error.message) : null
  if (!found) throw error
  const [, token, rest = '', line, column] = found
  const reason = token === '«EOF»' ? 'Unexpected end' : `Unexpected ${token ?? rest.split(/\s/, 1)[0] ?? ''}`
  const offset = start + offsetAt(section, Number(line), Number(column))
  return codeFailures.fail('code-syntax', { reason: reasonOf(reason), field: 'text', offset, text })
}

type Section = { readonly start: number; readonly end: number; readonly isClientLine: boolean }

/** Lines for the client program, and what is between them. */
function sections(text: string, tokens: readonly SqlToken[]): Section[] {
  const found: Section[] = []
  let at = 0
  for (const { kind, start, text: line } of tokens) {
    if (kind !== 'client-line') continue
    found.push({ start: at, end: start, isClientLine: false }, { start, end: start + line.length, isClientLine: true })
    at = start + line.length
  }
  return [...found, { start: at, end: text.length, isClientLine: false }]
}
