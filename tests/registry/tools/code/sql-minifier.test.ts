import { DatabaseSync } from 'node:sqlite'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sqlMinifier } from '../../../../registry/tools/code/sql-minifier/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const minify = async (input: object): Promise<string> => (await output(sqlMinifier, input)).text

describe('sql-minifier', () => {
  it.each([
    ['sql', '', ''],
    ['sql', ' \r\n', ''],
    ['sql', '-- only\r\n/* comments */', ''],
    ['sql', 'select\r\n  a ,b\r\nfrom t ;', 'select a,b from t;'],
    ['sql', 'select \'a -- b\' /* c */ , "d  e"', 'select \'a -- b\',"d  e"'],
    ['sql', "select 'a'\n  'b'", "select 'a'\n'b'"],
    ['sql', "select 'a' 'b', N 'c', 'é😀\ud800'", "select 'a' 'b',N 'c','é😀\ud800'"],
    ['sql', 'a - -1 - - 2 + + 3', 'a- -1- -2+ +3'],
    ['sql', 'a / * b, 1 / 2, c(*)', 'a/ *b,1/2,c(*)'],
    ['sql', 'a--b', 'a'],
    ['mysql', 'a--b', 'a--b'],
    ['mysql', 'a -- b', 'a'],
    ['mysql', 'count (*), f(x) # y', 'count (*),f(x)'],
    ['mysql', 'select /*+ A */ x /*! STRAIGHT_JOIN */ /* y */', 'select /*+ A */ x /*! STRAIGHT_JOIN */'],
    ['mysql', 'select "a\\"  b", \'c\\\'  d\', `e``  f`', 'select "a\\"  b",\'c\\\'  d\',`e``  f`'],
    ['mysql', "set @'a b' = 1 , @c := 2", "set @'a b'=1,@c :=2"],
    ['mysql', 'DELIMITER //\nselect 1 //\nDELIMITER ;\nselect 2', 'DELIMITER //\nselect 1 //\nDELIMITER ;\nselect 2'],
    ['postgresql', '/* a /* b */ c */ select $x$ -- y  $x$ , $1 , a :: int', 'select $x$ -- y  $x$,$1,a::int'],
    ['postgresql', "select E'a\\'  b' , 'c\\' , x ?| y, z @> w, v #>> '{}'", "select E'a\\'  b','c\\',x ?| y,z@>w,v #>> '{}'"],
    ['postgresql', '\\set x 1\n\nselect :x', '\\set x 1\nselect :x'],
    [
      'plsql',
      "select /*+ full(t) */ q'[it's]' from t --+ hint\nwhere a = :1",
      "select /*+ full(t) */ q'[it's]' from t --+ hint\nwhere a= :1",
    ],
    ['plsql', 'begin\n x := 1;\nend;\n/\nselect 1', 'begin x:=1;end;\n/\nselect 1'],
    ['transactsql', 'select [a  b]\nGO\n\nselect #t.x', 'select [a  b]\nGO\nselect #t.x'],
    ['bigquery', "select '''a 'b'  c''' , r'\\'  d' # e", "select '''a 'b'  c''',r'\\'  d'"],
    ['snowflake', 'select $$a  b$$ // c', 'select $$a  b$$'],
    ['sql', 'select {{ ref( "x" ) }} , :y , 1..2', 'select {{ ref( "x" ) }},:y,1..2'],
  ])('minifies %s %j', async (dialect, text, expected) => {
    expect(await minify({ text, dialect })).toBe(expected)
  })

  it('keeps addresses of files in Snowflake, whose slashes start no comment', async () => {
    const { text } = await output(sqlMinifier, { text: 'put  file:///dir/a.csv  @%t/x -- c', dialect: 'snowflake' })
    expect(text).toBe('put file:///dir/a.csv @%t/x')
  })

  it('gives SQLite the same answers', async () => {
    const database = new DatabaseSync(':memory:')
    const space = fc.constantFrom(' ', '\n', ' /* x */ ', '\t', ' -- y\n')
    const operand = fc.constantFrom('1', '2.5', '.5', "'a''b'", '"c"', '- 3', '-4', 'null', '(6)', 'abs ( -7 )')
    const sign = fc.constantFrom('+', '-', '*', '/', '||', '<', '<=', '<>', '=', 'and', 'or', 'is not', '<<', '&', '%')
    const expression = fc
      .tuple(operand, fc.array(fc.tuple(space, sign, space, operand), { maxLength: 5 }))
      .map(([first, rest]) => first + rest.map((parts) => parts.join('')).join(''))
    await fc.assert(
      fc.asyncProperty(expression, space, async (one, gap) => {
        const text = `select${gap}${one}${gap}as${gap}x${gap},${gap}'  '${gap}y${gap}from${gap}(${gap}select 8 as "c"${gap})`
        const run = (sql: string) => database.prepare(sql).all()
        expect(run(await minify({ text, dialect: 'sqlite' }))).toEqual(run(text))
      }),
      { numRuns: 400 },
    )
  })

  it('cannot shorten its own results', async () => {
    for (const { input } of sqlMinifier.examples) {
      const once = await minify(input)
      expect(await minify({ ...input, text: once })).toBe(once)
    }
  })

  it.each([
    ['sql', "select 'abc", 'Unclosed string', 7],
    ['mysql', 'select "a\\"', 'Unclosed string', 7],
    ['mysql', 'select `a', 'Unclosed name', 7],
    ['postgresql', '/* /* */', 'Unclosed comment', 0],
    ['plsql', "select q'[a'", 'Unclosed string', 7],
    ['transactsql', 'select [a]]', 'Unclosed name', 7],
    ['postgresql', 'select $x$ $y$', 'Unclosed string', 7],
  ])('refuses %s %j as “%s” at %i', async (dialect, text, reason, offset) => {
    expect(await failure(sqlMinifier, { text, dialect })).toMatchObject({
      code: 'code-syntax',
      params: { reason },
      field: 'text',
      place: { offset },
    })
  })

  it('refuses a dump with data', async () => {
    expect(await failure(sqlMinifier, { text: 'COPY t FROM stdin;\r\n1\t2\r\n\\.', dialect: 'postgresql' })).toMatchObject({
      code: 'sql-copy-data',
      field: 'text',
      place: { line: 3 },
    })
  })

  it('takes a million characters on one line, and any depth', async () => {
    expect(await minify({ text: `select ${'a , '.repeat(25_000)}b` })).toHaveLength(50_008)
    expect(await minify({ text: '( '.repeat(10_000) })).toHaveLength(10_000)
  })
})
