import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TreeIndex, type TreeRow } from '../../../../../engine/view/views/tree/tree-index.ts'

/** The JSON that the rows of an index stand for. */
function write(index: TreeIndex, row: TreeRow): string {
  if (row.type !== 'object' && row.type !== 'array') return row.text
  const children = index.children(row.id, 0, row.count)
  expect(children).toHaveLength(row.count)
  const parts = children.map((child) => (row.type === 'object' ? `${JSON.stringify(child.key)}:` : '') + write(index, child))
  return row.type === 'object' ? `{${parts.join(',')}}` : `[${parts.join(',')}]`
}

describe('TreeIndex', () => {
  it('holds any JSON document, however it is laid out', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary' }), fc.constantFrom(0, 2), fc.constantFrom('', '\ufeff'), (json, indent, mark) => {
        const index = new TreeIndex(mark + JSON.stringify(JSON.parse(json), null, indent))
        expect(write(index, index.root())).toBe(JSON.stringify(JSON.parse(json)).toWellFormed())
      }),
    )
  })

  it('gives any piece of the children, and the source of each', () => {
    const index = new TreeIndex('{"a": [0, [1], {"b":2}, "x,]", 4], "\\"a\\\\": 1.50, "a": null}')
    expect(index.values).toBe(11)
    const [list, number, last] = index.children(0, 0, 10)
    expect([list?.key, number?.key, last?.key]).toEqual(['a', '"a\\', 'a'])
    expect(number?.text).toBe('1.50')
    expect(index.children(list?.id ?? 0, 1, 3).map(({ key, id }) => [key, index.source(id)])).toEqual([
      ['1', '[1]'],
      ['2', '{"b":2}'],
      ['3', '"x,]"'],
    ])
    expect(index.children(list?.id ?? 0, 5, 3)).toEqual([])
  })

  it('takes deep nesting and many values', () => {
    const deep = new TreeIndex('['.repeat(50_000) + ']'.repeat(50_000))
    expect(deep.values).toBe(50_000)
    const wide = new TreeIndex(`[${'0,'.repeat(99_999)}0]`)
    expect(wide.root().count).toBe(100_000)
    expect(wide.children(0, 99_999, 5).map(({ key }) => key)).toEqual(['99999'])
  })

  it('cuts long names and values in what is shown, not in the source', () => {
    const long = 'x'.repeat(5000)
    const index = new TreeIndex(`{"${long}":"${long}"}`)
    const [row] = index.children(0, 0, 1)
    expect(row?.text.length).toBe(500)
    expect(row?.key.endsWith('…')).toBe(true)
    expect(index.source(row?.id ?? 0)).toBe(`"${long}"`)
  })

  it.each(['', ' ', '[', '{"a":', ']', '[1]]', '1 2', '"a'])('refuses %j', (text) => {
    expect(() => new TreeIndex(text)).toThrow(SyntaxError)
  })
})
