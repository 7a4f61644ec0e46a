import { describe, expect, it } from 'vitest'
import { jsonPathTester } from '../../../../registry/tools/data/json-path-tester/tool.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const STORE = {
  store: {
    book: [
      { category: 'reference', author: 'Nigel Rees', title: 'Sayings of the Century', price: 8.95 },
      { category: 'fiction', author: 'Evelyn Waugh', title: 'Sword of Honour', price: 12.99 },
      { category: 'fiction', author: 'Herman Melville', title: 'Moby Dick', isbn: '0-553-21311-3', price: 8.99 },
      { category: 'fiction', author: 'J. R. R. Tolkien', title: 'The Lord of the Rings', isbn: '0-395-19395-8', price: 22.99 },
    ],
    bicycle: { color: 'red', price: 399 },
  },
}
const query = async (path: string, value: unknown, more: object = {}) => {
  const result = await output(jsonPathTester, { path, text: JSON.stringify(value), indentation: 'none', ...more })
  return { ...result, values: JSON.parse(result.values), paths: (result.matches ?? []).map(({ path: at }: { path: string }) => at) }
}

describe('json-path-tester', () => {
  // RFC 9535, 1.5, table 2.
  it.each([
    ['$.store.book[*].author', ['Nigel Rees', 'Evelyn Waugh', 'Herman Melville', 'J. R. R. Tolkien']],
    ['$..author', ['Nigel Rees', 'Evelyn Waugh', 'Herman Melville', 'J. R. R. Tolkien']],
    ['$.store.*', [STORE.store.book, STORE.store.bicycle]],
    ['$.store..price', [399, 8.95, 12.99, 8.99, 22.99]],
    ['$..book[2]', [STORE.store.book[2]]],
    ['$..book[2].author', ['Herman Melville']],
    ['$..book[2].publisher', []],
    ['$..book[-1]', [STORE.store.book[3]]],
    ['$..book[0,1]', STORE.store.book.slice(0, 2)],
    ['$..book[:2]', STORE.store.book.slice(0, 2)],
    ['$..book[?@.isbn]', STORE.store.book.slice(2)],
    ['$..book[?@.price<10]', [STORE.store.book[0], STORE.store.book[2]]],
  ])('finds what the RFC says for %s', async (path, values) => {
    const found = (await query(path, STORE)).values
    const sorted = (list: readonly unknown[]) => list.map((value) => JSON.stringify(value)).toSorted()
    // Objects have no order, so the RFC gives none to their values.
    expect(sorted(found)).toEqual(sorted(values))
  })

  it.each([
    // RFC 9535, 2.3.1.3 to 2.3.5.3 and 2.4.
    [`$.o['j j']['k.k']`, { o: { 'j j': { 'k.k': 3 } }, "'": { '@': 2 } }, [3]],
    [`$["'"]["@"]`, { "'": { '@': 2 } }, [2]],
    ['$[5:1:-2]', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], ['f', 'd']],
    ['$[::-1]', [1, 2, 3], [3, 2, 1]],
    ['$[1:2:0]', [1, 2], []],
    ['$[?@.b == "kilo"]', [{ b: 'j' }, { b: 'kilo' }], [{ b: 'kilo' }]],
    ['$[?length(@.a) > 1]', [{ a: 'x' }, { a: '😀😀' }, { a: 1 }], [{ a: '😀😀' }]],
    ['$[?count(@.*) == 2]', [[1], [1, 2]], [[1, 2]]],
    ['$[?match(@, "[0-5]{2}")]', ['12', '19', '123'], ['12']],
    ['$[?search(@, "b.d")]', ['abcd', 'bad', 'b\nd'], ['abcd', 'bad']],
    ['$[?value(@..x) == 1]', [{ a: { x: 1 } }, { x: 1, b: { x: 1 } }], [{ a: { x: 1 } }]],
    ['$[?!@.a && (@.b || @.c)]', [{ a: 1, b: 1 }, { b: 1 }, { c: 1 }, {}], [{ b: 1 }, { c: 1 }]],
    ['$[?@.a == null]', [{ a: null }, {}, { a: 0 }], [{ a: null }]],
    ['$.a[0, 0]', { a: [7] }, [7, 7]],
    ['$', 1, [1]],
    ['$.__proto__', JSON.parse('{"__proto__":{"a":1}}'), [{ a: 1 }]],
    ['$.toString', {}, []],
    ['$.length', [1], []],
  ])('finds %s', async (path, value, values) => {
    expect((await query(path, value)).values).toEqual(values)
  })

  it('writes normalized paths (RFC 9535, 2.7), short ones and pointers', async () => {
    const value = { 'a\n\u000b\'"\\/~': [{ b_1: 0 }] }
    expect((await query('$..b_1', value)).paths).toEqual([`$['a\\n\\u000b\\'"\\\\/~'][0]['b_1']`])
    expect((await query('$..b_1', value, { paths: 'short' })).paths).toEqual([`$['a\\n\\u000b\\'"\\\\/~'][0].b_1`])
    expect((await query('$..b_1', value, { paths: 'pointer' })).paths).toEqual([`/a\n\u000b'"\\~1~0/0/b_1`])
  })

  it('keeps every digit, and tells the line', async () => {
    const result = await output(jsonPathTester, {
      path: '$..n',
      text: '{"a":\n{"n": 1.10},\n"n":123456789012345678901}',
      indentation: 'none',
    })
    expect(result.values).toBe('[123456789012345678901,1.10]')
    expect(result.matches.map(({ line }: { line: number }) => line)).toEqual([3, 2])
  })

  it('shows a thousand rows and gives all values', async () => {
    const result = await query(
      '$[*]',
      Array.from({ length: 1500 }, (_, i) => i),
    )
    expect([result.count, result.matches.length, result.values.length]).toEqual([1500, 1000, 1500])
    expect(noticeCodes(result)).toEqual(['rows-cut'])
  })

  it('stops at more matches than anybody reads', async () => {
    const text = `[${'1,'.repeat(99_999)}1]`
    expect(await failure(jsonPathTester, { path: '$[*,*,*]', text })).toMatchObject({ code: 'too-many-matches', params: { most: 200_000 } })
  })

  it('takes JSON5 and JSON Lines', async () => {
    expect((await output(jsonPathTester, { path: '$.a', text: '{a: .5}', syntax: 'json5', indentation: 'none' })).values).toBe('[0.5]')
    expect((await output(jsonPathTester, { path: '$[1]', text: '1\n2', syntax: 'lines', indentation: 'none' })).values).toBe('[2]')
  })

  it.each([
    ['store', 'path-no-root', 0],
    [' $', 'path-no-root', 0],
    ['$.', 'path-unclosed', 2],
    ['$[', 'path-unclosed', 2],
    ["$['a]", 'path-unclosed', undefined],
    ['$.a b', 'path-syntax', 4],
    ['$[(@.length-1)]', 'path-syntax', 2],
    ['$[?@.a = 1]', 'path-syntax', undefined],
    ['$[01]', 'path-syntax', 2],
    ['$[99999999999999999999]', 'path-index', 2],
    ['$[?size(@) > 1]', 'path-function', 3],
    ['$[?length(@.*) > 1]', 'path-types', 10],
  ])('refuses %s as %s', async (path, code, offset) => {
    expect(await failure(jsonPathTester, { path, text: '{}' })).toMatchObject({
      code,
      field: 'path',
      ...(offset !== undefined && { place: { offset } }),
    })
  })

  it('asks for a cap on time while it searches, and for a document', async () => {
    const asked: number[] = []
    await output(jsonPathTester, { path: '$[*]', text: '[1]' }, {}, { within: (ms) => asked.push(ms) })
    expect(asked).toEqual([5000, Infinity])
    expect(await failure(jsonPathTester, { path: '$', text: '' })).toMatchObject({ code: 'required', field: 'text' })
  })
})
