import { describe, expect, it } from 'vitest'
import { SQL_TRAITS } from '../../../../registry/lib/sql/dialects.ts'
import { sqlFormatter } from '../../../../registry/tools/code/sql-formatter/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const format = async (input: object): Promise<string> => (await output(sqlFormatter, input)).text

describe('sql-formatter', () => {
  it.each([
    ['sql', '', ''],
    ['sql', ' \r\n', ''],
    ['sql', '-- only', '-- only'],
    ['sql', "select 'é😀 -- /* '' */'", "select\n  'é😀 -- /* '' */'"],
    ['sql', 'select 1;select 2', 'select\n  1;\n\nselect\n  2'],
    [
      'postgresql',
      "select $a$ x  $a$, E'\\'', a::int[], b->>'c', $1, :d",
      "select\n  $a$ x  $a$,\n  E'\\'',\n  a::int[],\n  b ->> 'c',\n  $1,\n  :d",
    ],
    ['postgresql', '\\echo  hi\r\nselect 1', '\\echo  hi\nselect\n  1'],
    ['mysql', 'select `a``b`, "c\\"d", @e /*! f */ # g', 'select\n  `a``b`,\n  "c\\"d",\n  @e /*! f */ # g'],
    ['mysql', 'select %s, %(a)s, b % s from t where c=%s', 'select\n  %s,\n  %(a)s,\n  b % s\nfrom\n  t\nwhere\n  c = %s'],
    ['transactsql', 'select [a]]b] from #t\ngo 2\nselect @x', 'select\n  [a]]b]\nfrom\n  #t\ngo 2\nselect\n  @x'],
    ['plsql', "begin x:=q'[it's]'; end;\n/\nselect 1 from dual", "begin x := q'[it's]';\n\nend;\n/\nselect\n  1\nfrom\n  dual"],
    ['snowflake', 'select a:b.c // d', 'select\n  a:b.c // d'],
    ['bigquery', "select r'a\\d', `c.d` # e", "select\n  r'a\\d',\n  `c.d` # e"],
    ['sql', 'select {{ ref("x") }}, ${y}', 'select\n  {{ ref("x") }},\n  ${y}'],
  ])('lays out %s %j', async (dialect, text, expected) => {
    expect(await format({ text, dialect })).toBe(expected)
  })

  it.each(Object.keys(SQL_TRAITS))('keeps placeholders in %s', async (dialect) => {
    expect(await format({ text: 'select {{ a }} from t where b=:name and c=$1 and d in (?,?)', dialect })).toBe(
      'select\n  {{ a }}\nfrom\n  t\nwhere\n  b = :name\n  and c = $1\n  and d in (?, ?)',
    )
  })

  it('keeps numbered question marks where they are no operator', async () => {
    expect(await format({ text: 'select ?1,?2 from t', dialect: 'sqlite' })).toBe('select\n  ?1,\n  ?2\nfrom\n  t')
    expect(await format({ text: "select a?'b' from t", dialect: 'postgresql' })).toBe("select\n  a ? 'b'\nfrom\n  t")
  })

  it.each([
    [{ keywords: 'upper' }, 'select a from b', 'SELECT\n  a\nFROM\n  b'],
    [{ keywords: 'lower' }, 'SELECT A FROM B', 'select\n  A\nfrom\n  B'],
    [{ logicalOperators: 'after' }, 'select 1 where a and b', 'select\n  1\nwhere\n  a and\n  b'],
    [{ indentation: 'tab' }, 'select 1', 'select\n\t1'],
    [{ bracketWidth: 5 }, 'select coalesce(aaa,bbb)', 'select\n  coalesce(\n    aaa,\n    bbb\n  )'],
    [{ blankLines: 0 }, 'select 1;select 2', 'select\n  1;\nselect\n  2'],
    [{ denseOperators: true }, 'select a + b', 'select\n  a+b'],
  ])('obeys %j', async (options, text, expected) => {
    expect(await format({ text, ...options })).toBe(expected)
  })

  it.each([
    ['sql', 'select my_fn(a), s.fn(b), left(c,3), year(d), user()', 'my_fn(a), s.fn(b), left(c, 3), year(d), user()'],
    ['sql', 'select f (a)', 'f (a)'],
    ['sql', 'select f /* c */(a)', 'f /* c */ (a)'],
    ['sql', 'select a in(1), exists(b), x over(partition by y)', 'a in (1), exists (b), x over ( partition by y )'],
    ['postgresql', 'select "F"(1), x::geometry(Point,4326) from gen(1) t(a)', '"F"(1), x::geometry(Point, 4326) from gen(1) t(a)'],
    ['transactsql', 'select [dbo].[f](x)', '[dbo].[f](x)'],
    ['clickhouse', 'select quantile(0.9)(x)', 'quantile(0.9)(x)'],
    ['bigquery', 'select a from b.c.25', 'a from b.c.25'],
  ])('puts no space of its own before a bracket: %s %j', async (dialect, text, expected) => {
    expect((await format({ text, dialect })).replaceAll(/\s+/g, ' ')).toBe(`select ${expected}`)
  })

  it.each([
    ['insert into s.t(a) values(1)', 'insert into s.t (a) values (1)'],
    ['create table if not exists t(a foo(1), primary key(a))', 'create table if not exists t (a foo(1), primary key (a))'],
    ['create index i on t(f(a))', 'create index i on t (f(a))'],
    ['select 1; select 2 from a join b on f(a)', 'select 1; select 2 from a join b on f(a)'],
  ])('keeps a table and its columns apart: %j', async (text, expected) => {
    expect((await format({ text })).replaceAll(/\s+/g, ' ')).toBe(expected)
  })

  it.each([
    ['bigquery', 'select t.1a from x.y.25z'],
    ['bigquery', 'create table x (a STRUCT<values ARRAY<INT64>, b STRING OPTIONS(description = 1)>)'],
    ['clickhouse', 'select a.b.:"Array(JSON)".c, d.:Int8, e.^f.g, 1_b'],
    ['clickhouse', 'select $1$foo  $1$, $2'],
    ['duckdb', 'select $🦆$ -- $🦆$, $name, #2, @col, a @> b, a <@ b, a && b'],
    ['hive', 'set hiveconf:a.b = 5'],
    ['hive', 'select exists(c, x -> x % 2 = 0), 1_2'],
    ['plsql', "select json_object('name': first_name, k: v), :b"],
    ['postgresql', 'select a <<->> b, a <-> b, a %>> b, a = -1'],
    ['snowflake', "select x'A1', {*}, {t.* ILIKE 'c%'}, {'k': 'v'}::variant, {fn LOG(5)}, m!PREDICT(1), :1, t.$1"],
    ['snowflake', 'select a from table(?)'],
    ['snowflake', `select a from @~/a/b.csv (pattern => 'x'), @"s"."t"/f-1.gz, @n.%t/p, @s1/`],
    ['snowflake', 'put file:///dir//tmp.csv @%t/a PARALLEL = 1'],
    ['snowflake', 'create view v with row access policy #unknown_policy as select 1'],
    ['trino', "with function f(a bigint) returns varchar begin case a when 0 then return 'x'; end case; end select f(0)"],
    ['plsql', 'begin case x when 1 then if a then b; end if; else c := case when d then 1 end; end case; end;'],
  ])('lays out what is special to %s: %j', async (dialect, text) => {
    expect((await format({ text, dialect })).replaceAll(/\s+/g, '')).toBe(text.replaceAll(/\s+/g, ''))
  })

  it('refuses GO as a name, which on a line of its own would end the batch', async () => {
    expect(await failure(sqlFormatter, { text: 'SELECT go', dialect: 'transactsql' })).toMatchObject({ code: 'code-changed' })
  })

  it('changes nothing on a second run of its own examples', async () => {
    for (const { input } of sqlFormatter.examples) {
      const once = await format(input)
      expect(await format({ ...input, text: once })).toBe(once)
    }
  })

  it.each([
    ['postgresql', "select 'a'\n'b'"],
    ['postgresql', 'alter operator ^@> (ltree, ltree) set (restrict = x)'],
    ['mysql', 'delimiter //\nselect 1//\ndelimiter ;'],
  ])('refuses %s %j, which the library would change', async (dialect, text) => {
    expect(await failure(sqlFormatter, { text, dialect })).toEqual({ code: 'code-changed', params: {}, field: 'text' })
  })

  it.each([
    ['sql', "select 'abc", 'Unclosed string', 7],
    ['sql', 'select 1 /* x', 'Unclosed comment', 9],
    ['sql', 'select (a', 'Unexpected end', 9],
    ['sql', 'select\n a)', 'Unexpected )', 9],
    ['sql', 'select [a] from b', 'Unexpected [a]', 7],
    ['transactsql', 'select 1\nGO\nselect )', 'Unexpected )', 19],
    ['postgresql', 'select $x$ a', 'Unclosed string', 7],
    ['sqlite', 'select [a', 'Unclosed name', 7],
    ['sql', '\0', 'Unexpected �', 0],
  ])('refuses %s %j as “%s” at %i', async (dialect, text, reason, offset) => {
    expect(await failure(sqlFormatter, { text, dialect })).toMatchObject({
      code: 'code-syntax',
      params: { reason },
      field: 'text',
      place: { offset },
    })
  })

  it('refuses a dump with data', async () => {
    expect(await failure(sqlFormatter, { text: 'COPY t FROM stdin;\n1\t2\n\\.\n', dialect: 'postgresql' })).toMatchObject({
      code: 'sql-copy-data',
      place: { line: 3, column: 1 },
    })
  })

  it('refuses what is nested too deep', async () => {
    expect(await failure(sqlFormatter, { text: '('.repeat(10_000) })).toMatchObject({ code: 'code-too-deep', place: { offset: 400 } })
  })
})
