import * as fc from 'fast-check'
import { jsonpatch } from 'json-p3'
import { describe, expect, it } from 'vitest'
import { jsonCompare } from '../../../../registry/tools/data/json-compare/tool.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const compare = (text: unknown, other: unknown, more: object = {}) =>
  output(jsonCompare, { text: JSON.stringify(text), other: JSON.stringify(other), indentation: 'none', ...more })
const patched = (value: unknown, patch: string) => jsonpatch.apply(JSON.parse(patch), JSON.parse(JSON.stringify(value)))

const small = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(0, 1, 2, 'a', 'b', null, true),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'a/b', '~', '', 'id'), tie('value'), { noNullPrototype: true }),
  ),
})).value
const keyed = fc.uniqueArray(fc.record({ id: fc.nat(8), v: small }), { selector: ({ id }) => id, maxLength: 8 })

describe('json-compare', () => {
  it.each(['content', 'position', 'key'])('gives a patch by %s that makes the second of the first (RFC 6902)', async (arrays) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.tuple(small, small), fc.tuple(keyed, keyed)), async ([a, b]) => {
        const { patch, count } = await compare(a, b, { arrays })
        if (patch === undefined) expect([a, count]).toEqual([b, 0])
        else expect(patched(a, patch)).toEqual(b)
      }),
      { numRuns: 500 },
    )
  })

  // RFC 6902, appendix A.1 to A.6, read the other way round: from both documents to the patch.
  it.each([
    [{ foo: 'bar' }, { baz: 'qux', foo: 'bar' }, '[{"op":"add","path":"/baz","value":"qux"}]'],
    [{ foo: ['bar', 'baz'] }, { foo: ['bar', 'qux', 'baz'] }, '[{"op":"add","path":"/foo/1","value":"qux"}]'],
    [{ baz: 'qux', foo: 'bar' }, { foo: 'bar' }, '[{"op":"remove","path":"/baz"}]'],
    [{ foo: ['bar', 'qux', 'baz'] }, { foo: ['bar', 'baz'] }, '[{"op":"remove","path":"/foo/1"}]'],
    [{ baz: 'qux', foo: 'bar' }, { baz: 'boo', foo: 'bar' }, '[{"op":"replace","path":"/baz","value":"boo"}]'],
    [[], {}, '[{"op":"replace","path":"","value":{}}]'],
    [{ 'a/b~c': 1 }, {}, '[{"op":"remove","path":"/a~1b~0c"}]'],
  ])('of %j and %j', async (a, b, patch) => {
    expect((await compare(a, b)).patch).toBe(patch)
  })

  it('does not mind the order of keys, nor the layout', async () => {
    const result = await output(jsonCompare, { text: '{"a":1,"b":[{"c":2,"d":3}]}', other: '{ "b": [ {"d":3, "c":2} ],\n "a": 1 }' })
    expect(result).toMatchObject({ count: 0 })
    expect(result.patch).toBeUndefined()
    expect(result.differences).toBeUndefined()
  })

  it.each([
    ['1.0', '1', 0, 1],
    ['10e-1', '1', 0, 1],
    ['-0', '0', 0, 1],
    ['1e400', '1e401', 1, 1],
    ['0.10', '0.1', 0, 1],
    ['9007199254740993', '9007199254740992', 1, 1],
    ['1', '"1"', 1, 1],
    ['"a"', '"\\u0061"', 0, undefined],
    ['null', 'false', 1, 1],
  ])('compares %s and %s', async (text, other, byValue, asWritten) => {
    expect((await output(jsonCompare, { text, other })).count).toBe(byValue)
    if (asWritten !== undefined) expect((await output(jsonCompare, { text, other, numbers: 'spelling' })).count).toBe(asWritten)
  })

  it('finds an inserted item by content, but not by position', async () => {
    expect((await compare([1, 2, 3], [0, 1, 2, 3])).count).toBe(1)
    expect((await compare([1, 2, 3], [0, 1, 2, 3], { arrays: 'position' })).count).toBe(4)
    // An item that has changed inside is compared inside.
    expect((await compare([{ a: 1, b: 1 }], [{ a: 1, b: 2 }])).differences).toMatchObject([{ path: '$[0].b', before: '1', after: '2' }])
  })

  it('says where: paths, and lines of both', async () => {
    const { differences } = await output(jsonCompare, { text: '{\n"a b": [\n1]}', other: '{"a b":[\n\n\n2, 3]}' })
    expect(differences).toEqual([
      { change: 'changed', path: "$['a b'][0]", before: '1', after: '2', line: 3, otherLine: 4 },
      { change: 'added', path: "$['a b'][1]", after: '3', otherLine: 4 },
    ])
  })

  it('compares by content where the key does not tell items apart', async () => {
    expect(noticeCodes(await compare([{ id: 1 }, { id: 1 }], [{ id: 1 }], { arrays: 'key' }))).toEqual(['not-by-key'])
    expect(noticeCodes(await compare([{ x: 1 }], [{ x: 2 }], { arrays: 'key' }))).toEqual(['not-by-key'])
    expect(await compare([{ x: 1, y: 0 }, { x: 2 }], [{ x: 2 }, { x: 1, y: 1 }], { arrays: 'key', key: 'x' })).toMatchObject({ count: 1 })
  })

  it('keeps keys such as __proto__ apart', async () => {
    expect(await output(jsonCompare, { text: '{"__proto__":1}', other: '{"__proto__":2}' })).toMatchObject({
      count: 1,
      differences: [{ path: '$.__proto__' }],
    })
  })

  it('replaces a whole array whose items would have to move too often', async () => {
    const items = Array.from({ length: 20_000 }, (_, id) => ({ id }))
    const { count, patch } = await compare(items, items.toReversed(), { arrays: 'key' })
    expect(count).toBe(0)
    expect(patch).toMatch(/^\[\{"op":"replace","path":"","value":\[\{"id":19999\}/)
  })

  it('tells what it leaves out', { tags: 'long' }, async () => {
    const numbers = (add: number) => Array.from({ length: 110_000 }, (_, i) => i * 2 + add)
    const result = await compare(numbers(0), numbers(1))
    expect([result.count, result.differences.length, result.patch]).toEqual([110_000, 1000, undefined])
    expect(noticeCodes(result)).toEqual(['no-patch', 'rows-cut'])
  })

  it.each([
    [
      { text: '', other: '1' },
      { code: 'required', field: 'text' },
    ],
    [
      { text: '1', other: ' ' },
      { code: 'required', field: 'other' },
    ],
    [
      { text: '1', other: '{"a":1,\n"a":2}' },
      { code: 'json-repeated-name', field: 'other', place: { line: 2, column: 1 } },
    ],
    [
      { text: '[1,]', other: '1' },
      { code: 'json-trailing-comma', field: 'text', place: { column: 3 } },
    ],
  ])('refuses %j', async (input, expected) => {
    expect(await failure(jsonCompare, input)).toMatchObject(expected)
  })
})
