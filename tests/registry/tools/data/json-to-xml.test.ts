import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonToXml } from '../../../../registry/tools/data/json-to-xml/tool.ts'
import { xmlToJson } from '../../../../registry/tools/data/xml-to-json/tool.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const convert = async (text: string, more: object = {}): Promise<string> =>
  (await output(jsonToXml, { text, indentation: 'none', declaration: false, ...more })).text

// Nothing that XML has no word for: arrays of fewer than two, numbers, keys that are no names.
const name = fc.constantFrom('a', 'b', 'c-d', 'é', '_x', 'n:s')
const text = fc.string({ unit: fc.constantFrom('a', '<', '&', '>', '"', "'", ' ', '\n', '\t', '\r', ']', '😀'), minLength: 1 })
// Levels multiply: with all keys and arrays of three, four of them would be a hundred thousand elements.
const element = fc.letrec((tie) => ({
  element: fc.oneof({ maxDepth: 4 }, text, tie('object')),
  object: fc
    .tuple(
      fc.dictionary(fc.constantFrom('@a', '@b-c'), text, { noNullPrototype: true, maxKeys: 2 }),
      fc.dictionary(name, fc.oneof(tie('element'), fc.array(tie('element'), { minLength: 2, maxLength: 3 })), {
        noNullPrototype: true,
        minKeys: 1,
        maxKeys: 3,
      }),
    )
    .map(([attributes, children]) => ({ ...attributes, ...children })),
})).object

describe('json-to-xml', () => {
  it.each(['2', 'none'])('comes back as it was through XML to JSON (indentation %s)', async (indentation) => {
    await fc.assert(
      fc.asyncProperty(element, async (inner) => {
        const json = { root: inner }
        const xml = await convert(JSON.stringify(json), { indentation, declaration: true })
        const back = await output(xmlToJson, { text: xml, trim: false })
        expect(JSON.parse(back.text)).toEqual(json)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['{"a":1,"b":[2,3]}', '<root><a>1</a><b>2</b><b>3</b></root>'],
    ['{"a":{"b":1.10}}', '<a><b>1.10</b></a>'],
    ['{"a":[1,2]}', '<root><a>1</a><a>2</a></root>'],
    ['{"a":{"b":[[1,2],[]]}}', '<a><b><item>1</item><item>2</item></b><b/></a>'],
    ['[]', '<root/>'],
    ['"x"', '<root>x</root>'],
    ['null', '<root/>'],
    ['{}', '<root/>'],
    ['{"@a":"1"}', '<root a="1"/>'],
    ['{"#text":"x"}', '<root>x</root>'],
    ['{"a":{"@b":true,"#text":"x","c":"y"}}', '<a b="true">x<c>y</c></a>'],
    ['{"a":{"#text":["x","y"],"b":""}}', '<a>xy<b/></a>'],
    ['{"a":"<&>\\r\\"\'"}', '<a>&lt;&amp;&gt;&#13;"\'</a>'],
    ['{"a":{"@b":"\\t\\n\\r<&\\"\'"}}', '<a b="&#9;&#10;&#13;&lt;&amp;&quot;\'"/>'],
    ['{"x:a":{"@xmlns:x":"urn:x"}}', '<x:a xmlns:x="urn:x"/>'],
  ])('writes %s as %s', async (json, xml) => {
    expect(await convert(json)).toBe(xml)
  })

  it('does not put white space into text', async () => {
    expect(await convert('{"p":{"#text":"x","b":{"i":"y"}}}', { indentation: '2' })).toBe('<p>x<b><i>y</i></b></p>\n')
  })

  it.each([
    ['empty', '<a><b/><c>1</c></a>'],
    ['drop', '<a><c>1</c></a>'],
    ['nil', '<a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><b xsi:nil="true"/><c>1</c></a>'],
  ])('writes null as %s', async (nulls, xml) => {
    expect(await convert('{"a":{"b":null,"c":1}}', { nulls })).toBe(xml)
  })

  it('mends names, and tells of them and of empty arrays', async () => {
    const result = await output(jsonToXml, { text: '{"1st":1,"a b":[],"":2,"a:b:c":4}', indentation: 'none', declaration: false })
    expect(result.text).toBe('<root><_1st>1</_1st><_>2</_><a_b_c>4</a_b_c></root>')
    expect(noticeCodes(result)).toEqual(['key-mended', 'key-mended', 'key-mended', 'key-mended', 'empty-arrays'])
    const many = await output(jsonToXml, { text: JSON.stringify(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`${i} x`, 1]))) })
    expect(noticeCodes(many).at(-1)).toBe('more-keys-mended')
  })

  it.each([
    [{ text: '' }, { code: 'required' }],
    [
      { text: '{"a b":1}', names: 'refuse' },
      { code: 'xml-bad-name', params: { name: 'a b' }, place: { column: 2 } },
    ],
    [{ text: '{"a":"\\u0000"}' }, { code: 'xml-bad-character', params: { code: 'U+0000' }, place: { column: 6 } }],
    [{ text: '{"a":"\\ud800"}' }, { code: 'xml-bad-character', params: { code: 'U+D800' } }],
    [{ text: '{"a":{"@b":[1]}}' }, { code: 'xml-attribute', place: { column: 7 } }],
    [{ text: '{"a":{"@b c":1,"@b_c":2}}' }, { code: 'xml-two-attributes', params: { name: 'b_c' }, place: { column: 16 } }],
    [
      { text: '{}', rootName: 'a b' },
      { code: 'bad-element-name', field: 'rootName' },
    ],
    [
      { text: '{}', itemName: '1' },
      { code: 'bad-element-name', field: 'itemName' },
    ],
    [{ text: `{"${'k'.repeat(100_000)}":[${'1,'.repeat(999)}1]}` }, { code: 'json-too-long' }],
  ])('refuses %j', async (input, expected) => {
    expect(await failure(jsonToXml, input)).toMatchObject(expected)
  })
})
