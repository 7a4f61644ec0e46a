import { describe, expect, it } from 'vitest'
import { mockDataGenerator as tool } from '../../../../registry/tools/generators/mock-data-generator/tool.ts'
import { chiSquared, countsOf, fairBound } from '../../../support/chi-squared.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

type Column = { name?: string; kind: string; details?: string }
const rowsOf = async (columns: readonly Column[], more: object = {}, locale = 'en') => {
  const named = columns.map((column, at) => ({ name: `c${at}`, ...column }))
  const { text } = await output(tool, { columns: named, count: 1000, format: 'json', ...more }, { locale })
  return JSON.parse(text) as Record<string, string | number | boolean | null>[]
}
const valuesOf = async (column: Column, more?: object, locale?: string) => (await rowsOf([column], more, locale)).map((row) => row.c0)

describe('mock-data-generator', () => {
  it('keeps to a range, its ends included and evenly, in the decimals that were written', async () => {
    const dice = await valuesOf({ kind: 'number', details: '1..6' }, { count: 10_000 })
    expect(chiSquared(countsOf(dice as number[], [1, 2, 3, 4, 5, 6]))).toBeLessThan(fairBound(5))
    const text = (await output(tool, { columns: [{ name: 'n', kind: 'number', details: '-0.05..0.1' }], count: 500 })).text as string
    const seen = new Set(text.trim().split('\n').slice(1))
    expect(seen.size).toBe(16)
    expect([...seen].every((number) => /^-?0\.\d\d$/.test(number))).toBe(true)
    for (const end of ['-0.05', '0.00', '0.10']) expect(seen).toContain(end)
    const far = '999999999999999.999999998..999999999999999.999999999'
    expect((await output(tool, { columns: [{ name: 'n', kind: 'number', details: far }] })).text).toMatch(
      /^n\n(999999999999999\.99999999[89]\n){10}$/,
    )
  })

  it('gives every day of a range, leap days and the ends of the calendar', async () => {
    expect(new Set(await valuesOf({ kind: 'date', details: '2024-02-28..2024-03-01' }))).toEqual(
      new Set(['2024-02-28', '2024-02-29', '2024-03-01']),
    )
    expect(new Set(await valuesOf({ kind: 'date', details: '0001-01-01..0001-01-01' }))).toEqual(new Set(['0001-01-01']))
    for (const moment of await valuesOf({ kind: 'dateTime', details: '1969-12-31..1969-12-31' }))
      expect(moment).toMatch(/^1969-12-31T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/)
  })

  it('makes a row about one person, with another address in each', async () => {
    const rows = await rowsOf([{ kind: 'first' }, { kind: 'last' }, { kind: 'full' }, { kind: 'username' }, { kind: 'email' }])
    for (const { c0, c1, c2, c3, c4 } of rows) {
      expect(c2).toBe(`${c0} ${c1}`)
      expect(String(c4).startsWith(`${c3}@example.`)).toBe(true)
    }
    expect(new Set(rows.map((row) => row.c4)).size).toBe(1000)
  })

  it.each(['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'])('writes the names of %s, and addresses of plain letters', async (language) => {
    for (const { c0, c1 } of await rowsOf([{ kind: 'email' }, { kind: 'full' }], { language })) {
      expect(c0).toMatch(/^[a-z]+\.[a-z]+\d+@example\.(com|net|org)$/)
      expect(/\p{Script=Cyrillic}/u.test(String(c1))).toBe(language === 'ru')
    }
  })

  it('gives women of Russia and Poland their form of the surname', async () => {
    const names = await valuesOf({ kind: 'full' }, { language: 'ru' })
    expect(names.filter((name) => /^(?:Анна|Мария|Ольга) \S+(?:ов|ев|ин|ский)$/.test(String(name)))).toEqual([])
    expect(names.some((name) => /^Александр \S+ов$/.test(String(name)))).toBe(true)
  })

  it.each([
    ['uuid', /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/],
    ['phone', /^\(\d{3}\) 555-01\d\d$/],
    ['ipv4', /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/],
    ['ipv6', /^2001:db8(?::[1-9a-f][\da-f]{0,3}){6}$/],
    ['color', /^#[\da-f]{6}$/],
    ['url', /^https:\/\/example\.(?:com|net|org)\/[a-z]+$/],
    ['sentence', /^[A-Z][a-z]*(?: [a-z]+){5,11}\.$/],
  ])('writes %s in its form', async (kind, form) => {
    for (const value of await valuesOf({ kind })) expect(value).toMatch(form)
  })

  it('leaves cells empty in the share that was asked for', async () => {
    expect(new Set(await valuesOf({ kind: 'word' }, { empty: 100 }))).toEqual(new Set([null]))
    const none = (await valuesOf({ kind: 'word' }, { count: 10_000, empty: 30 })).filter((value) => value === null).length
    expect(Math.abs(none - 3000)).toBeLessThan(230)
    expect(await valuesOf({ kind: 'row' }, { count: 3, empty: 100 })).toEqual([1, 2, 3])
    expect(await valuesOf({ kind: 'uuid' }, { empty: 100 })).not.toContain(null)
  })

  const nasty = [
    { name: '__proto__', kind: 'list', details: `it's "a", <b>&\\|it's "a", <b>&\\` },
    { name: '1', kind: 'row' },
    { name: 'a"`]<', kind: 'boolean' },
  ]

  it('keeps any name and value whole in CSV, JSON and JSON Lines, in the order of the columns', async () => {
    const { text: csv } = await output(tool, { columns: nasty, count: 2, format: 'csv' })
    expect(csv).toMatch(/^__proto__,1,"a""`\]<"\n"it's ""a"", <b>&\\",1,(true|false)\n/)
    for (const format of ['json', 'jsonl']) {
      const { text } = await output(tool, { columns: nasty, count: 1, format })
      expect(text).toMatch(/"__proto__":.*"1":.*"a\\"`\]<":/s)
      const row = [JSON.parse(text)].flat()[0]
      expect(Object.getOwnPropertyDescriptor(row, '__proto__')?.value).toBe(`it's "a", <b>&\\`)
      expect(row['1']).toBe(1)
    }
  })

  it.each([
    ['standard', `INSERT INTO "t""\`]" ("__proto__", "1", "a""\`]<") VALUES\n  ('it''s "a", <b>&\\', 1, `, /, (TRUE|FALSE)\);\n$/],
    ['mysql', `INSERT INTO \`t"\`\`]\` (\`__proto__\`, \`1\`, \`a"\`\`]<\`) VALUES\n  ('it''s "a", <b>&\\\\', 1, `, /, (TRUE|FALSE)\);\n$/],
    ['sqlserver', `INSERT INTO [t"\`]]] ([__proto__], [1], [a"\`]]<]) VALUES\n  ('it''s "a", <b>&\\', 1, `, /, [01]\);\n$/],
  ])('quotes for %s', async (dialect, start, end) => {
    const { text } = await output(tool, { columns: nasty, count: 1, format: 'sql', table: 't"`]', dialect })
    expect(text.startsWith(start)).toBe(true)
    expect(text).toMatch(end)
  })

  it.each([
    ['standard', /\('2026-11-27 \d\d:\d\d:\d\d', 'ж'\)/],
    ['mysql', /\('2026-11-27 \d\d:\d\d:\d\d', 'ж'\)/],
    ['sqlserver', /\('2026-11-27T\d\d:\d\d:\d\d', N'ж'\)/],
  ])('writes moments and other scripts for %s', async (dialect, row) => {
    const columns = [
      { name: 'at', kind: 'dateTime', details: '2026-11-27..2026-11-27' },
      { name: 'letter', kind: 'list', details: 'ж' },
    ]
    expect((await output(tool, { columns, count: 1, format: 'sql', dialect })).text).toMatch(row)
  })

  it('begins a new INSERT after a thousand rows', async () => {
    const { text } = await output(tool, { columns: [{ name: 'id', kind: 'row' }], count: 2001, format: 'sql' })
    expect(text.match(/INSERT INTO/g)).toHaveLength(3)
    expect(text.match(/;\n/g)).toHaveLength(3)
  })

  it('writes well-formed XML, without elements for empty cells', async () => {
    const { text } = await output(tool, { columns: nasty, count: 1, format: 'xml' })
    expect(text).toContain(`<field name="__proto__">it's &quot;a&quot;, &lt;b&gt;&amp;\\</field>`)
    expect(text).toContain('<field name="a&quot;`]&lt;">')
    const empty = await output(tool, { columns: nasty, count: 1, format: 'xml', empty: 100 })
    expect(empty.text).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n  <row>\n    <field name="1">1</field>\n  </row>\n</rows>\n')
    expect((await output(tool, { columns: nasty, count: 1, format: 'sql', empty: 100 })).text).toContain('\n  (NULL, 1, NULL);')
    expect((await output(tool, { columns: nasty, count: 1, empty: 100 })).text.endsWith('\n,1,\n')).toBe(true)
  })

  it('gives the same data for the same seed, in any language of the page', async () => {
    const input = { seed: 'Łódź 😀', count: 50, language: 'fr' }
    expect(await output(tool, input, { seed: 1 })).toEqual(await output(tool, input, { seed: 2, locale: 'ru' }))
    expect(await output(tool, { ...input, seed: 'other' })).not.toEqual(await output(tool, input))
  })

  it.each([
    [{ kind: 'number', details: '5' }, 'bad-range', 'details'],
    [{ kind: 'number', details: '1..2..3' }, 'bad-range', 'details'],
    [{ kind: 'number', details: '1e3..2e3' }, 'bad-range', 'details'],
    [{ kind: 'number', details: '2..1' }, 'range-swapped', 'details'],
    [{ kind: 'date', details: '2023-02-29..2023-03-01' }, 'bad-range', 'details'],
    [{ kind: 'date', details: '0000-01-01..2023-03-01' }, 'bad-range', 'details'],
    [{ kind: 'dateTime', details: '2024-01-02..2024-01-01' }, 'range-swapped', 'details'],
    [{ kind: 'list', details: ' | ' }, 'no-values', 'details'],
    [{ kind: 'list', details: 'a|b\0' }, 'bad-details', 'details'],
    [{ kind: 'word', name: '' }, 'bad-column-name', 'name'],
    [{ kind: 'word', name: 'a\ud800' }, 'bad-column-name', 'name'],
    [{ kind: 'word', name: 'first' }, 'same-name', 'name'],
  ])('refuses %j', async (column, code, part) => {
    const columns = [
      { name: 'first', kind: 'row' },
      { name: 'second', ...column },
    ]
    expect(await failure(tool, { columns })).toMatchObject({ code, field: `columns.1.${part}` })
  })

  it('refuses a table name with a line break, and more rows and columns than it makes', async () => {
    expect(await failure(tool, { format: 'sql', table: 'a\nb' })).toMatchObject({ code: 'bad-table-name', field: 'table' })
    expect(await failure(tool, { count: 10_001 })).toMatchObject({ field: 'count' })
    expect(await failure(tool, { columns: [] })).toMatchObject({ field: 'columns' })
  })

  it('tells of options that a kind does not have', async () => {
    expect(noticeCodes(await output(tool, { columns: [{ name: 'a', kind: 'word', details: '1..2' }] }))).toEqual(['details-unused'])
    expect(noticeCodes(await output(tool, {}))).toEqual([])
  })

  it('has as many lines as rows, at the most too', async () => {
    const { text } = await output(tool, { count: 10_000 })
    expect(text.split('\n')).toHaveLength(10_002)
  })
})
