import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { codeFailures, refuseChange } from '../../../lib/code/failures.ts'
import { codeSizes, sizesOf } from '../../../lib/code/sizes.ts'
import { sqlDialect } from '../../../lib/sql/dialects.ts'
import { minifySql } from './minify.ts'
import { sqlContent, sqlFailures, sqlTokens } from '../../../lib/sql/tokens.ts'
import { inWords } from '../../../lib/words/in-text.ts'

const SAMPLE =
  "-- active customers\nSELECT c.id, c.name, COUNT(*) AS orders\nFROM customers AS c\nJOIN orders AS o ON o.customer_id = c.id\nWHERE c.note <> 'no -- calls' /* yet */\nGROUP BY c.id, c.name;\n"

const HINTED = 'SELECT /*+ INDEX(t) */ a - -1\nFROM t # the rest\nWHERE b = "it\\"s"'

const FUNCTION = 'CREATE FUNCTION f() RETURNS int AS $body$\n  -- inside, nothing changes\n  SELECT 1;\n$body$ LANGUAGE sql;'

export const sqlMinifier = defineTool({
  id: 'sql-minifier',
  category: 'code',
  icon: 'shrink',
  title: 'SQL minifier',
  summary: 'Shrink SQL to as few characters as possible, with every string, quoted name and optimizer hint untouched.',
  keywords: ['minify sql', 'compress sql', 'sql on one line', 'remove sql comments', 'sql compressor', 'compact sql'],
  aliases: ['minify-sql', 'sql-compressor'],
  slugs: {
    es: 'minificador-sql',
    fr: 'minifier-sql',
    id: 'minify-sql',
    it: 'minificatore-sql',
    pl: 'minifikacja-sql',
    pt: 'minificador-sql',
    ru: 'minifikatsiya-sql',
  },
  recognizes: [{ kind: 'sql', confidence: 0.96 }],
  effect: 'pure',
  input: z.object({ text: text('SQL', { control: 'code', language: 'sql', media: 'application/sql' }), dialect: sqlDialect }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'sql', media: 'application/sql', fileName: 'query.min.sql' }),
    sizes: codeSizes,
  }),
  failures: { ...codeFailures.words, ...sqlFailures.words },
  notes: [
    'Only whitespace and comments are removed. Hints (/*+ … */), MySQL’s conditional comments (/*! … */) and client commands such as GO or DELIMITER stay. The dialect decides what a backslash, a #, a $$ or a square bracket means, so choose the right one.',
    'A space stays where two operators or words would otherwise merge. In MySQL it also stays before parentheses, where it can tell a table from a function.',
    'Before it is shown, the result is parsed again and compared with your input.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inWords(SAMPLE, {
        'active customers': {
          es: 'clientes activos',
          fr: 'clients actifs',
          id: 'pelanggan aktif',
          it: 'clienti attivi',
          pl: 'aktywni klienci',
          pt: 'clientes ativos',
          ru: 'активные клиенты',
        },
        'no -- calls': {
          es: 'sin -- llamadas',
          fr: 'sans -- appel',
          id: 'tanpa -- telepon',
          it: 'senza -- chiamate',
          pl: 'bez -- telefonów',
          pt: 'sem -- ligações',
          ru: 'без -- звонков',
        },
        '/* yet */': {
          es: '/* por ahora */',
          fr: '/* pour l’instant */',
          id: '/* untuk saat ini */',
          it: '/* per ora */',
          pl: '/* na razie */',
          pt: '/* por enquanto */',
          ru: '/* пока */',
        },
      }),
      output: {
        text: "SELECT c.id,c.name,COUNT(*)AS orders FROM customers AS c JOIN orders AS o ON o.customer_id=c.id WHERE c.note<>'no -- calls' GROUP BY c.id,c.name;",
      },
    },
    {
      title: 'Hints and operators that must stay apart',
      input: { text: HINTED, dialect: 'mysql' },
      in: inWords(HINTED, {
        '# the rest': {
          es: '# el resto',
          fr: '# le reste',
          id: '# sisanya',
          it: '# il resto',
          pl: '# reszta',
          pt: '# o resto',
          ru: '# остальное',
        },
      }),
      output: { text: 'SELECT /*+ INDEX(t) */ a- -1 FROM t WHERE b="it\\"s"' },
    },
    {
      title: 'A PostgreSQL function',
      input: { text: FUNCTION, dialect: 'postgresql' },
      in: inWords(FUNCTION, {
        'inside, nothing changes': {
          es: 'dentro no cambia nada',
          fr: 'à l’intérieur, rien ne change',
          id: 'di dalam, tidak ada yang berubah',
          it: 'all’interno non cambia nulla',
          pl: 'w środku nic się nie zmienia',
          pt: 'dentro, nada muda',
          ru: 'внутри ничего не меняется',
        },
      }),
      output: { text: 'CREATE FUNCTION f()RETURNS int AS $body$\n  -- inside, nothing changes\n  SELECT 1;\n$body$ LANGUAGE sql;' },
    },
  ],
  transform: ({ text, dialect }) => {
    const tokens = sqlTokens(text, dialect)
    const result = minifySql(tokens, dialect)
    refuseChange(sqlContent(tokens, dialect), sqlContent(sqlTokens(result, dialect), dialect))
    return { text: result, sizes: sizesOf(text, result) }
  },
})
