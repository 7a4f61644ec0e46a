import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { codeFailures } from '../../../lib/code/failures.ts'
import { indentation, indentationOptions } from '../../../lib/code/layout.ts'
import { sqlDialect } from '../../../lib/sql/dialects.ts'
import { formatSql } from './format.ts'
import { sqlFailures } from '../../../lib/sql/tokens.ts'
import { inWords } from '../../../lib/words/in-text.ts'

const SAMPLE =
  "select c.id, c.name, count(*) as orders from customers c left join orders o on o.customer_id = c.id -- all of them\nwhere c.country in ('PL','PT') and o.total > 100 group by c.id, c.name order by orders desc limit 10;"

export const sqlFormatter = defineTool({
  id: 'sql-formatter',
  category: 'code',
  icon: 'database',
  title: 'SQL formatter',
  summary: 'Format (beautify) SQL in sixteen dialects. Comments are kept, and the result is checked against the original.',
  keywords: [
    'sql beautifier',
    'pretty print sql',
    'format sql query',
    'sql pretty',
    'postgresql formatter',
    'mysql formatter',
    't-sql formatter',
  ],
  aliases: ['sql-beautifier', 'format-sql'],
  slugs: {
    es: 'formateador-sql',
    fr: ['formater-sql', 'formateur-sql'],
    id: ['format-sql', 'pemformat-sql'],
    it: 'formattatore-sql',
    pl: 'formatowanie-sql',
    pt: 'formatador-sql',
    ru: 'formatirovanie-sql',
  },
  recognizes: [{ kind: 'sql' }],
  effect: 'pure',
  input: z.object({
    text: text('SQL', { control: 'code', language: 'sql', media: 'application/sql' }),
    dialect: sqlDialect,
    keywords: choice('Keywords', { preserve: 'As they are', upper: 'Uppercase', lower: 'Lowercase' }),
    indentation: indentation(),
    logicalOperators: choice('AND and OR', { before: 'At the start of a line', after: 'At the end of a line' }),
    bracketWidth: whole('Width of parentheses', {
      min: 1,
      max: 200,
      default: 50,
      unit: 'character|characters',
      help: 'Shorter contents stay on one line.',
      advanced: true,
    }),
    blankLines: whole('Blank lines between statements', { min: 0, max: 5, default: 1, advanced: true }),
    denseOperators: flag('No spaces around operators', { advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'sql', media: 'application/sql', fileName: 'query.sql' }),
  }),
  failures: { ...codeFailures.words, ...sqlFailures.words },
  notes: [
    'The dialect decides which words are keywords and what a backslash, a #, a $$ or a square bracket means, so choose the right one. Placeholders such as ?, :name, $1 and {{ name }} are kept in every dialect.',
    'The result is split into words, operators, strings and comments again and compared with your input, ignoring letter case. If it differs, you get an error instead of a result.',
  ],
  examples: [
    {
      input: { text: SAMPLE, dialect: 'postgresql', keywords: 'upper' },
      in: inWords(SAMPLE, {
        'all of them': { es: 'todos', fr: 'tous', id: 'semuanya', it: 'tutti', pl: 'wszyscy', pt: 'todos', ru: 'все' },
      }),
      output: {
        text: "SELECT\n  c.id,\n  c.name,\n  count(*) AS orders\nFROM\n  customers c\n  LEFT JOIN orders o ON o.customer_id = c.id -- all of them\nWHERE\n  c.country IN ('PL', 'PT')\n  AND o.total > 100\nGROUP BY\n  c.id,\n  c.name\nORDER BY\n  orders DESC\nLIMIT\n  10;",
      },
    },
    {
      title: 'AND at the end of a line',
      input: { text: 'select * from t where a=1 and b=:b', logicalOperators: 'after', indentation: '4' },
      output: { text: 'select\n    *\nfrom\n    t\nwhere\n    a = 1 and\n    b = :b' },
    },
    {
      title: 'SQL Server',
      input: { text: 'SELECT TOP 5 [first name] FROM dbo.Users\nGO\nEXEC sp_who', dialect: 'transactsql' },
      output: { text: 'SELECT\n  TOP 5 [first name]\nFROM\n  dbo.Users\nGO\nEXEC sp_who' },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: async ({ text, dialect, keywords, indentation: chosen, logicalOperators, bracketWidth, blankLines, denseOperators }) => ({
    text: await formatSql(text, dialect, {
      ...indentationOptions(chosen),
      keywordCase: keywords,
      logicalOperatorNewline: logicalOperators,
      expressionWidth: bracketWidth,
      linesBetweenQueries: blankLines,
      denseOperators,
    }),
  }),
})
