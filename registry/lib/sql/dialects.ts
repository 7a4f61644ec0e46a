import { choice } from '../../../engine/core/kit.ts'
/** Where a dialect departs from the plain lexical rules of SQL. */
export type SqlTraits = {
  /** Quotation marks in which a backslash takes the next character with it. */
  readonly backslash?: string
  readonly backtick?: boolean
  /** Names in square brackets. */
  readonly brackets?: boolean
  /** `$$ … $$` and, with a tag, `$tag$ … $tag$`. */
  readonly dollar?: 'plain' | 'tagged'
  readonly hashComment?: boolean
  readonly slashComment?: boolean
  /** Two hyphens start a comment only before white space. */
  readonly hyphensNeedSpace?: boolean
  readonly nestedComments?: boolean
  /** `E'…'` with backslashes. */
  readonly escapeStrings?: boolean
  /** `q'[ … ]'` */
  readonly freeQuotes?: boolean
  readonly tripleQuotes?: boolean
  /** Texts in a row on several lines are one text. */
  readonly joinedTexts?: boolean
  /** Characters of names beside letters, digits and `_`. */
  readonly nameStart?: string
  readonly nameRest?: string
  /** Lines that speak to the client program, not to the database. */
  readonly clientLine?: RegExp
  /** What is one piece whatever it holds, hyphens and slashes of comments included. */
  readonly piece?: RegExp
  /** A space before a bracket tells the name of a table from that of a function. */
  readonly spaceBeforeBracket?: boolean
}

const MYSQL: SqlTraits = {
  backslash: '\'"',
  backtick: true,
  hashComment: true,
  hyphensNeedSpace: true,
  nameStart: '$',
  nameRest: '$',
  clientLine: /delimiter[ \t][^\r\n]*/iy,
  spaceBeforeBracket: true,
}

/** `file:///dir/a.csv` and `@stage/dir/a.csv` */
const SNOWFLAKE_FILE = /(?<![\w.])file:\/\/[^\s;'"]+|@(?:"(?:""|[^"])*"|[\w$~%.=]|\/(?![/*])|-(?!-))+/iuy

export const SQL_TRAITS = {
  sql: { joinedTexts: true },
  postgresql: { dollar: 'tagged', nestedComments: true, escapeStrings: true, joinedTexts: true, nameRest: '$', clientLine: /\\[^\r\n]*/y },
  mysql: MYSQL,
  mariadb: MYSQL,
  sqlite: { backtick: true, brackets: true, nameRest: '$' },
  transactsql: {
    brackets: true,
    nestedComments: true,
    nameStart: '#',
    nameRest: '@#$',
    clientLine: /go(?:[ \t]+\d+)?[ \t]*;?[ \t]*(?=\r|\n|$)/iy,
  },
  plsql: { freeQuotes: true, nameRest: '$#', clientLine: /\/[ \t]*(?=\r|\n|$)/y },
  bigquery: { backslash: '\'"`', backtick: true, hashComment: true, tripleQuotes: true },
  snowflake: { backslash: "'", dollar: 'plain', slashComment: true, nameRest: '$', piece: SNOWFLAKE_FILE },
  redshift: { dollar: 'tagged', nestedComments: true, joinedTexts: true, nameStart: '#', nameRest: '$' },
  spark: { backslash: '\'"', backtick: true },
  hive: { backslash: '\'"', backtick: true },
  trino: {},
  duckdb: { dollar: 'tagged', nestedComments: true, escapeStrings: true },
  clickhouse: { backslash: '\'"`', backtick: true, dollar: 'plain' },
  db2: { nameStart: '@#$', nameRest: '@#$' },
} as const satisfies Record<string, SqlTraits>

export type SqlDialect = keyof typeof SQL_TRAITS
export const sqlDialect = choice(
  'Dialect',
  {
    sql: 'Standard SQL',
    postgresql: 'PostgreSQL',
    mysql: 'MySQL',
    mariadb: 'MariaDB',
    sqlite: 'SQLite',
    transactsql: 'SQL Server (T-SQL)',
    plsql: 'Oracle (PL/SQL)',
    bigquery: 'BigQuery',
    snowflake: 'Snowflake',
    redshift: 'Amazon Redshift',
    spark: 'Spark',
    hive: 'Hive',
    trino: 'Trino',
    duckdb: 'DuckDB',
    clickhouse: 'ClickHouse',
    db2: 'Db2',
  },
  { default: 'sql' },
)
