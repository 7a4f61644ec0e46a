import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listCompare } from '../../../../registry/tools/text/list-compare.ts'
import { failure, output } from '../../../support/run-tool.ts'

const compare = async (first: string, second: string, input: object = {}) => {
  const { onlyFirst, onlySecond, both, either } = await output(listCompare, { first, second, ...input })
  return [onlyFirst, onlySecond, both, either].map((items) => items.join(' ')).join(' | ')
}

describe('list-compare', () => {
  it.each([
    ['a\nb\nc', 'b\nd', {}, 'a c | d | b | a b c d'],
    ['', 'x', {}, ' | x |  | x'],
    ['a\na', 'a', {}, ' |  | a | a'],
    ['a\na', 'a', { count: true }, 'a |  | a | a a'],
    ['A\n b ', 'a\nb', { ignoreCase: true }, ' |  | A b | A b'],
    ['A', 'a', {}, 'A | a |  | A a'],
    ['c;a', 'b;a', { separator: 'semicolon', order: 'sorted' }, 'c | b | a | a b c'],
    ['x10 x9', 'x1', { separator: 'space', order: 'sorted' }, 'x9 x10 | x1 |  | x1 x9 x10'],
    ['a|b', 'b', { separator: 'bar' }, 'a |  | b | a b'],
    ['a\tb', 'b\r\nc', { separator: 'tab' }, 'a | c | b | a b c'],
    ['__proto__', 'constructor', {}, '__proto__ | constructor |  | __proto__ constructor'],
    ['é', 'e\u0301', {}, ' |  | é | é'],
  ])('compares %j with %j', async (first, second, input, expected) => {
    expect(await compare(first, second, input)).toBe(expected)
  })

  it('keeps spaces where they count', async () => {
    expect((await output(listCompare, { first: ' a', second: 'a', trim: false })).onlyFirst).toEqual([' a'])
  })

  it('agrees with sets, and its counts with each other', async () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    await fc.assert(
      fc.asyncProperty(list, list, fc.boolean(), async (a, b, count) => {
        fc.pre(a.length + b.length > 0)
        const { onlyFirst, onlySecond, both, either, counts } = await output(listCompare, {
          first: a.join('\n'),
          second: b.join('\n'),
          count,
        })
        if (!count) expect(new Set(both)).toEqual(new Set(a).intersection(new Set(b)))
        expect(counts.first).toBe(count ? a.length : new Set(a).size)
        expect(counts.either).toBe(onlyFirst.length + onlySecond.length + both.length)
        expect(either.length).toBe(counts.either)
      }),
    )
  })

  it('refuses two empty lists', async () => {
    expect(await failure(listCompare, { first: ' \n', second: '' })).toMatchObject({ code: 'no-items', field: 'first' })
  })
})
