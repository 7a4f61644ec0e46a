import type * as SqlFormatter from 'sql-formatter'
import { SQL_TRAITS, type SqlDialect } from '../../../lib/sql/dialects.ts'

const SQL_DIALECTS = Object.keys(SQL_TRAITS) as SqlDialect[]

type TokenizerOptions = SqlFormatter.DialectOptions['tokenizerOptions']
type LibraryToken = Parameters<NonNullable<TokenizerOptions['postProcess']>>[0][number]

/** What the library does not know of a dialect, though the dialect has it. */
type Extras = {
  readonly operators?: readonly string[]
  readonly dense?: readonly string[]
  readonly properties?: readonly string[]
  readonly braces?: boolean
  readonly digitsFirst?: boolean
  readonly questionMarks?: boolean
  /** Patterns of what is kept as one piece. */
  readonly pieces?: readonly string[]
}

const EXTRAS: Partial<Record<SqlDialect, Extras>> = {
  // Columns may begin with a digit after a dot.
  bigquery: { pieces: ['(?<=\\.)\\d+[A-Za-z_]\\w*'] },
  // `json.a.:Int64`, `json.^part`
  clickhouse: { digitsFirst: true, pieces: ['(?<=\\.)\\^\\w+', '(?<=\\.):(?:\\w+|"(?:[^"\\\\]|\\\\[^])*"|`[^`]*`)'] },
  duckdb: {
    operators: ['@>', '<@', '&&', '@'],
    pieces: [
      '\\$((?:[A-Za-z_]|[^\\x00-\\x7f])(?:\\w|[^\\x00-\\x7f])*)\\$[^]*?\\$\\1\\$',
      '\\$[A-Za-z_]\\w*',
      '#\\d+',
      '(?<!<)@[A-Za-z_]\\w*',
    ],
  },
  hive: { operators: ['->'], digitsFirst: true, pieces: ['(?:hiveconf|hivevar|metaconf|system|env):[\\w.]+'] },
  // JSON_OBJECT('name': value)
  plsql: { operators: [':'] },
  // pg_trgm, ltree, pgvector, hstore, inet
  postgresql: {
    operators: ['<<->', '<->>', '<<<->', '<->>>', '<<->>', '%>', '<%', '%>>', '<<%', '<+>', '<~>', '<%>', '#=', '%%', '%#', '~>'],
  },
  snowflake: {
    braces: true,
    questionMarks: true,
    dense: ['!'],
    properties: ['!'],
    operators: ['!'],
    pieces: [
      // Files, stages with their paths, bytes, places of scripting, masked policies.
      '[fF][iI][lL][eE]://[^\\s;\'"]+',
      '@(?:"(?:""|[^"])*"|[\\w$~%.=]|/(?![/*])|-(?!-))+',
      "[xX]'[^']*'",
      '(?<![:\\w\\])"]):\\d+',
      '#[A-Za-z_]\\w*',
      // A key in braces, whose colon asks for no part of a value.
      "'(?:''|\\\\[^]|[^'\\\\])*'\\s*:(?![:=])",
    ],
  },
}

const known = new Map<SqlDialect, SqlFormatter.DialectOptions>()

/** The library's dialect with what it lacks. One object each, as the library keeps what it has made of it. */
export function completeDialect(dialect: SqlDialect, library: typeof SqlFormatter): SqlFormatter.DialectOptions {
  const found = known.get(dialect)
  if (found) return found
  const { tokenizerOptions: options, formatOptions, ...rest }: SqlFormatter.DialectOptions = library[dialect]
  const extras = EXTRAS[dialect] ?? {}
  const complete: SqlFormatter.DialectOptions = {
    ...rest,
    formatOptions: { ...formatOptions, alwaysDenseOperators: [...(formatOptions.alwaysDenseOperators ?? []), ...(extras.dense ?? [])] },
    tokenizerOptions: {
      ...options,
      operators: [...(options.operators ?? []), ...(extras.operators ?? [])],
      propertyAccessOperators: [...(options.propertyAccessOperators ?? []), ...(extras.properties ?? [])],
      ...(extras.braces && { extraParens: ['[]', '{}'] }),
      ...(extras.digitsFirst && { identChars: { ...options.identChars, allowFirstCharNumber: true } }),
      ...(extras.questionMarks && { paramTypes: { ...options.paramTypes, positional: true } }),
      postProcess: (tokens) => {
        const read = caseStatements(dialect === 'bigquery' ? wordsInTypes(tokens) : tokens)
        return options.postProcess ? options.postProcess(read) : read
      },
    },
  }
  known.set(dialect, complete)
  return complete
}

/** Patterns that a dialect has beside the placeholders. */
export function piecesOf(dialect: SqlDialect): { readonly regex: string }[] {
  return (EXTRAS[dialect]?.pieces ?? []).map((regex) => ({ regex }))
}

/** Words that are never functions, though some dialect lists them as such or none as a keyword. */
const NEVER_FUNCTIONS =
  `ALL AND ANY AS ASC BETWEEN BY CASE CHECK CLUSTER DESC DISTINCT ELSE END EXCEPT EXCLUDE EXISTS FILTER FOR FROM GROUP HAVING IN INCLUDE
  INDEX INTERSECT INTERVAL INTO IS JOIN KEY LATERAL LIKE LIMIT MATCHED MINUS NOT OFFSET ON OPTION OR ORDER OVER PARTITION PIVOT PRIMARY QUALIFY
  REFERENCES RETURN RETURNING RETURNS SELECT SET SOME TABLE THAN THEN TO UNION UNIQUE UNPIVOT USING VALUES WHEN WHERE WHILE WINDOW WITH
  WITHIN XOR`.split(/\s+/)

const keywords = new Map<SqlDialect, ReadonlySet<string>>()

/** The words of a dialect that are neither names nor functions, in capital letters. What is a function in any dialect may be one here. */
export function keywordsOf(dialect: SqlDialect, library: typeof SqlFormatter): ReadonlySet<string> {
  const found = keywords.get(dialect)
  if (found) return found
  const functions = new Set(SQL_DIALECTS.flatMap((name) => library[name].tokenizerOptions.reservedFunctionNames))
  const own = library[dialect].tokenizerOptions
  const phrases = [own.reservedSelect, own.reservedSetOperations, own.reservedJoins, own.reservedKeywords].flat()
  const words = [...phrases.flatMap((phrase) => phrase.split(' ')).filter((word) => !functions.has(word)), ...own.reservedClauses]
  const result = new Set([...words, ...NEVER_FUNCTIONS])
  keywords.set(dialect, result)
  return result
}

/** The library does not export its types of tokens. What becomes a name keeps its letter case. */
function retyped(token: LibraryToken, type: 'IDENTIFIER' | 'RESERVED_KEYWORD'): LibraryToken {
  return { ...token, type: type as LibraryToken['type'], ...(type === 'IDENTIFIER' && { text: token.raw }) }
}

/**
 * The library takes every CASE for an expression, and a semicolon in one for a fault.
 * A CASE statement holds statements, and ends with END CASE: its words become plain keywords.
 */
function caseStatements(tokens: readonly LibraryToken[]): LibraryToken[] {
  const open: { places: number[]; isStatement: boolean }[] = []
  const plain = new Set<number>()
  tokens.forEach(({ type, raw }, index) => {
    const kind: string = type
    const inner = open.at(-1)
    if (kind === 'CASE' && tokens[index - 1]?.type === ('END' as LibraryToken['type'])) plain.add(index)
    else if (kind === 'CASE') open.push({ places: [index], isStatement: false })
    else if (kind === 'WHEN' || kind === 'THEN' || kind === 'ELSE' || (kind === 'DELIMITER' && raw === ';')) {
      if (kind === 'DELIMITER') for (const one of open) one.isStatement = true
      else inner?.places.push(index)
    } else if (kind === 'END' && inner && !isBlockEnd(tokens[index + 1])) {
      open.pop()
      if (inner.isStatement) for (const place of [...inner.places, index]) plain.add(place)
    }
  })
  return tokens.map((token, index) => (plain.has(index) ? retyped(token, 'RESERVED_KEYWORD') : token))
}

/** END IF, END LOOP, END WHILE and their like close no CASE. */
function isBlockEnd(next: LibraryToken | undefined): boolean {
  return next !== undefined && /^(?:IF|LOOP|WHILE|REPEAT|FOR)$/i.test(next.raw)
}

/** The library writes what is between angle brackets without spaces, but after names and commas: a keyword with a word behind it is a name there. */
function wordsInTypes(tokens: readonly LibraryToken[]): LibraryToken[] {
  let depth = 0
  return tokens.map((token, index) => {
    const next = tokens[index + 1]
    if (token.raw === '<' && (depth > 0 || /^(?:array|struct)$/i.test(tokens[index - 1]?.raw ?? ''))) depth++
    else if (depth > 0 && /^>+$/.test(token.raw)) depth = Math.max(0, depth - token.raw.length)
    const isKeyword = token.type.startsWith('RESERVED_')
    return depth > 0 && isKeyword && next?.precedingWhitespace && /^[\w`]/.test(next.raw) ? retyped(token, 'IDENTIFIER') : token
  })
}
