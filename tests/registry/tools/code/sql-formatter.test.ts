import { describe, expect, it } from 'vitest'
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
