import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTree, type TreeNode, shownScalar } from '../../../../../engine/view/views/tree/tree-data.ts'

/** The JSON that a tree stands for. */
function write({ type, text, children = [] }: TreeNode): string {
  if (type === 'array') return `[${children.map(({ node }) => write(node)).join(',')}]`
  if (type === 'object') return `{${children.map(({ key, node }) => `${JSON.stringify(key)}:${write(node)}`).join(',')}}`
  return text
}

describe('parseTree', () => {
  it('reads any JSON document, however it is laid out', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary' }), fc.constantFrom(0, 2), (json, indent) => {
        const text = JSON.stringify(JSON.parse(json), null, indent)
        const tree = parseTree(text) as TreeNode
        expect(write(tree)).toBe(JSON.stringify(JSON.parse(json)))
      }),
    )
  })

  it('keeps every digit, the order of names and names that come twice', () => {
    const tree = parseTree('{"b": 12345678901234567890.10, "a": 1E400, "b": "\\u0041", "__proto__": null}')
    expect(tree?.children?.map(({ key, node }) => [key, node.type, node.text])).toEqual([
      ['b', 'number', '12345678901234567890.10'],
      ['a', 'number', '1E400'],
      ['b', 'string', '"\\u0041"'],
      ['__proto__', 'literal', 'null'],
    ])
  })

  it('numbers the items of a list', () => {
    expect(parseTree('["x", [], {}]')?.children?.map(({ key, node }) => [key, node.type])).toEqual([
      ['0', 'string'],
      ['1', 'array'],
      ['2', 'object'],
    ])
  })

  it('does not fail on deep nesting', () => {
    let tree = parseTree('['.repeat(50_000) + ']'.repeat(50_000))
    let depth = 0
    for (; tree; tree = tree.children?.[0]?.node) depth++
    expect(depth).toBe(50_000)
  })

  it.each(['', '[', '{"a":', ']', '[1]]'])('gives nothing for %j', (text) => {
    expect(parseTree(text)).toBeUndefined()
  })
})

describe('shownScalar', () => {
  it.each([
    ['12345678901234567890', '12345678901234567890'],
    ['null', 'null'],
    ['"a"', '"a"'],
    [String.raw`"\u0041\ud83d\ude00\/ \"q\" \\n \n\t"`, '"A😀/ "q" \\n \n\t"'],
    [String.raw`"\u00e9 \u0000 \u202e \ud83d"`, String.raw`"é \u0000 \u202e \ud83d"`],
    ['"\u202e"', String.raw`"\u202e"`],
    // The first letters of a long string, cut within an escape.
    [String.raw`"a\n\u00`, '"a\n\\u00'],
    ['"a\\', '"a\\'],
  ])('shows %s', (json, shown) => {
    expect(shownScalar(json)).toBe(shown)
  })
})
