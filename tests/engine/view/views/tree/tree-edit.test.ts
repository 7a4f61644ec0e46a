import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TreeNode, parseTree } from '../../../../../engine/view/views/tree/tree-data.ts'
import {
  addEntry,
  changeNewest,
  jsonOf,
  type Place,
  removeEntry,
  renameEntry,
  replaceValue,
  swapEntries,
} from '../../../../../engine/view/views/tree/tree-edit.ts'

const treeOf = (text: string) => parseTree(text) as TreeNode
const child = (text: string, index: number) => treeOf(text).children?.[index] as NonNullable<TreeNode['children']>[number]

/** A document of one container with some entries, laid out in several ways. */
const documents = fc
  .record({
    values: fc.array(fc.tuple(fc.string({ unit: 'binary', maxLength: 5 }), fc.json({ maxDepth: 2 })), { minLength: 1, maxLength: 5 }),
    isObject: fc.boolean(),
    indent: fc.constantFrom(0, 2, '\t'),
  })
  .map(({ values, isObject, indent }) => {
    const unique = [...new Map(values).entries()].map(([key, json]) => [`k${key}`, JSON.parse(json) as unknown] as const)
    return {
      text: JSON.stringify(isObject ? Object.fromEntries(unique) : unique.map(([, value]) => value), null, indent),
      isObject,
      count: unique.length,
    }
  })

describe('changes in the tree', () => {
  it('put a value in the place of another', () => {
    expect(replaceValue('{"a": 1.0, "b": 2}', child('{"a": 1.0, "b": 2}', 1).node, '[3]')).toBe('{"a": 1.0, "b": [3]}')
    expect(replaceValue(' 7\n', treeOf(' 7\n'), 'null')).toBe(' null\n')
  })

  it('rename without touching the value', () => {
    const text = '{"a\\"b" : 12345678901234567890, "c":1}'
    expect(renameEntry(text, child(text, 0), 'é"')).toBe('{"é\\"" : 12345678901234567890, "c":1}')
    expect(renameEntry(text, child(text, 1), 'c')).toBe(text)
  })

  it('remove any entry, as a list without it would be', () => {
    fc.assert(
      fc.property(documents, fc.nat(), ({ text, isObject, count }, at) => {
        const index = at % count
        const changed = JSON.parse(removeEntry(text, treeOf(text), index)) as object
        const entries = Object.entries(JSON.parse(text) as object).filter((_, other) => other !== index)
        expect(changed).toEqual(isObject ? Object.fromEntries(entries) : entries.map(([, value]) => value as unknown))
      }),
    )
  })

  it('add at the end, as the others are laid out', () => {
    fc.assert(
      fc.property(documents, ({ text, isObject, count }) => {
        const changed = addEntry(text, treeOf(text), 'new', '[true]')
        const expected = JSON.parse(text) as Record<string, unknown>
        expected[isObject ? 'new' : String(count)] = [true]
        expect(JSON.parse(changed)).toEqual(expected)
      }),
    )
    expect(addEntry('{\n  "a": 1,\n  "b": 2\n}', treeOf('{\n  "a": 1,\n  "b": 2\n}'), 'c', '3')).toBe(
      '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}',
    )
    expect(addEntry('[\n  1\n]', treeOf('[\n  1\n]'), '', '2')).toBe('[\n  1,\n  2\n]')
    expect(addEntry('[]', treeOf('[]'), '', '"x"')).toBe('["x"]')
    expect(addEntry('{}', treeOf('{}'), 'x', '1')).toBe('{"x": 1}')
  })

  it('swap neighbours, and twice is nothing', () => {
    fc.assert(
      fc.property(documents, fc.nat(), ({ text, count }, at) => {
        const index = at % count
        const once = swapEntries(text, treeOf(text), index)
        expect(swapEntries(once, treeOf(once), index)).toBe(text)
        if (index < count - 1) {
          const keys = (json: string) => treeOf(json).children?.map(({ node }) => json.slice(node.start, node.end)) ?? []
          const [before, after] = [keys(text), keys(once)]
          expect([after[index], after[index + 1]]).toEqual([before[index + 1], before[index]])
        }
      }),
    )
  })

  it.each([
    ['12', '12'],
    [' true ', 'true'],
    ['{"a":1}', '{"a":1}'],
    ['"x"', '"x"'],
    ['hello', '"hello"'],
    ['', '""'],
    ['01', '"01"'],
    ['12345678901234567890', '12345678901234567890'],
  ])('take %j as %s', (typed, json) => {
    expect(jsonOf(typed)).toBe(json)
  })
})

/** The place to which such numbers of children lead. */
const placeOf = (text: string, ...way: readonly number[]): Place =>
  way.reduce<Place>((parent, index) => ({ node: parent.node.children?.[index]?.node as TreeNode, parent, index }), {
    node: treeOf(text),
    index: 0,
  })

describe('a change of what is newer than what is shown', () => {
  const shown = '{"id": 1, "tags": ["a", "b"]}'
  const remove = (newest: string, ...way: readonly number[]) =>
    changeNewest(
      newest,
      shown,
      placeOf(shown, ...way),
      (text, { parent, index }) => removeEntry(text, (parent as Place).node, index),
      false,
    )

  it('is made where the place is now', () => {
    expect(remove(shown, 0)).toBe('{"tags": ["a", "b"]}')
    expect(remove('{"new": 0, "id": 1, "tags": []}', 0)).toBe('{"new": 0, "tags": []}')
    expect(remove('{"tags":["a","b","c"]}', 1, 1)).toBe('{"tags":["a","c"]}')
  })

  it.each([
    ['{"id": 2, "tags": ["a", "b"]}', [0]],
    ['{"id": [], "tags": ["a", "b"]}', [0]],
    ['{"tags": ["a", "b"]}', [0]],
    ['{"id": 1, "tags": ["x", "a", "b"]}', [1, 0]],
    ['{"id": 1, "tags": ["a"]}', [1, 1]],
    ['[1, ["a", "b"]]', [0]],
    ['{"id": 1, "tags": ["a", "b"', [0]],
    ['7', [0]],
  ])('takes nothing from %s that was not shown', (newest, way) => {
    expect(remove(newest, ...way)).toBeUndefined()
  })

  it('adds to whatever is there by now', () => {
    const add = (newest: string, ...way: readonly number[]) =>
      changeNewest(newest, shown, placeOf(shown, ...way), (text, { node }) => addEntry(text, node, 'n', '7'), true)
    expect(add('{"tags": ["x"]}', 1)).toBe('{"tags": ["x",7]}')
    expect(add('{"id": 2}')).toBe('{"id": 2,"n": 7}')
    expect(add('[]')).toBeUndefined()
  })
})
