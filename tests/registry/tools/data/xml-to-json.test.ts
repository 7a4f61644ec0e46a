import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { xmlParser } from '../../../../registry/tools/data/xml-parser.ts'
import { xmlToJson } from '../../../../registry/tools/data/xml-to-json/tool.ts'
import { arbitraryXml } from '../../../support/samples/arbitrary-xml.ts'
import { failure, output } from '../../../support/run-tool.ts'

const convert = async (text: string, more: object = {}): Promise<string> =>
  (await output(xmlToJson, { text, indentation: 'none', ...more })).text

describe('xml-to-json', () => {
  it.each([
    ['<a/>', '{"a":""}'],
    ['<a></a>', '{"a":""}'],
    ['<a> x </a>', '{"a":"x"}'],
    ['<a b="1"/>', '{"a":{"@b":"1"}}'],
    ['<a b="1">x</a>', '{"a":{"@b":"1","#text":"x"}}'],
    ['<a b="1"> </a>', '{"a":{"@b":"1"}}'],
    ['<a><b>1</b><b>2</b><c/></a>', '{"a":{"b":["1","2"],"c":""}}'],
    ['<a><![CDATA[ <x> ]]>&amp;</a>', '{"a":"<x> &"}'],
    ['<p:a xmlns:p="urn:x"><p:b/></p:a>', '{"p:a":{"@xmlns:p":"urn:x","p:b":""}}'],
    ['<a>x<b/>y<b/></a>', '{"a":{"#text":["x","y"],"b":["",""]}}'],
    ['<a xml:space="preserve"> <b> c </b></a>', '{"a":{"@xml:space":"preserve","#text":" ","b":" c "}}'],
    ['<__proto__ constructor="x"><toString/></__proto__>', '{"__proto__":{"@constructor":"x","toString":""}}'],
    ['<a><b>1</b><_2/><__proto__>x</__proto__></a>', '{"a":{"b":"1","_2":"","__proto__":"x"}}'],
  ])('turns %s into %s', async (text, json) => {
    expect(await convert(text)).toBe(json)
  })

  it('makes a list of every element when asked', async () => {
    expect(await convert('<a><b>1</b><c><d/></c></a>', { lists: 'always' })).toBe('{"a":{"b":["1"],"c":[{"d":[""]}]}}')
  })

  it.each([
    ['1.50', '1.50'],
    ['-0.1', '-0.1'],
    ['9007199254740991', '9007199254740991'],
    ['9007199254740993', '"9007199254740993"'],
    ['12345678901234567890', '"12345678901234567890"'],
    ['0.1234567890123456', '"0.1234567890123456"'],
    ['007', '"007"'],
    ['1e5', '"1e5"'],
    ['+1', '"+1"'],
    ['0x1F', '"0x1F"'],
    ['Infinity', '"Infinity"'],
    ['NaN', '"NaN"'],
    ['TRUE', 'true'],
    ['null', 'null'],
    ['', '""'],
  ])('recognises %j as %s', async (value, json) => {
    expect(await convert(`<a b="${value}">${value}</a>`, { types: true })).toBe(
      value === '' ? `{"a":{"@b":${json}}}` : `{"a":{"@b":${json},"#text":${json}}}`,
    )
    expect(await convert(`<a>${value}</a>`)).toBe(`{"a":${JSON.stringify(value)}}`)
  })

  it('takes other names for attributes and text', async () => {
    expect(await convert('<a b="1">x</a>', { attributePrefix: '', textName: '$' })).toBe('{"a":{"b":"1","$":"x"}}')
  })

  it('refuses names that meet', async () => {
    expect(await failure(xmlToJson, { text: '<r>\n<a b="1"><b/></a></r>', attributePrefix: '' })).toMatchObject({
      code: 'name-taken',
      params: { name: 'b' },
      field: 'text',
      place: { line: 2, column: 1 },
    })
    expect(await failure(xmlToJson, { text: '<a>x<t/></a>', textName: 't' })).toMatchObject({ code: 'name-taken' })
  })

  it('says what is lost', async () => {
    const text = '<!DOCTYPE a []><?p?><a><b/><c/><b/><d>x<e/></d><!-- 1 --><!-- 2 --></a>'
    expect((await output(xmlToJson, { text })).notices).toEqual([
      { code: 'order-lost', params: { count: 1 }, level: 'warning' },
      { code: 'mixed-order-lost', params: { count: 1 }, level: 'warning' },
      { code: 'comments-lost', params: { count: 2 }, level: 'info' },
      { code: 'instructions-lost', params: { count: 1 }, level: 'info' },
      { code: 'doctype-lost', level: 'info' },
    ])
    expect((await output(xmlToJson, { text: '<a><b/><b/><c/></a>' })).notices).toBeUndefined()
    expect((await output(xmlToJson, { text, shape: 'order' })).notices).toBeUndefined()
  })

  it('fills in entities and attributes of the DOCTYPE, but nothing of another file', async () => {
    const doctype = '<!DOCTYPE a [<!ENTITY e "v"><!ATTLIST a x CDATA "1">]>'
    expect(await convert(`${doctype}<a>&e;</a>`)).toBe('{"a":{"@x":"1","#text":"v"}}')
    expect(await failure(xmlToJson, { text: '<!DOCTYPE a SYSTEM "a.dtd">\n<a>&e;</a>' })).toMatchObject({
      code: 'external-entity',
      params: { name: 'e' },
      place: { line: 2, column: 4 },
    })
  })

  it('keeps document order as the parser shows it', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryXml, async (text) => {
        expect(await convert(text, { shape: 'order' })).toBe((await output(xmlParser, { text })).tree)
      }),
    )
  })

  it('writes JSON that holds every text and attribute', async () => {
    const leaves = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value as object).flatMap((part) => leaves(part))
    await fc.assert(
      fc.asyncProperty(arbitraryXml, async (text) => {
        const json = leaves(JSON.parse(await convert(text, { trim: false }))).join('')
        const tree = JSON.parse(await convert(text, { shape: 'order' })) as unknown[]
        const texts = (node: unknown): string[] => {
          if (typeof node === 'string') return [node]
          const { children = [], attributes = {}, cdata = '' } = node as { children?: unknown[]; attributes?: object; cdata?: string }
          return [cdata, ...Object.values(attributes), ...children.flatMap(texts)]
        }
        expect([...json].toSorted()).toEqual([...tree.flatMap(texts).join('')].toSorted())
      }),
    )
  })

  it('takes 10,000 levels and refuses to indent them', async () => {
    const text = '<a>'.repeat(10_000) + '</a>'.repeat(10_000)
    expect(await convert(text)).toBe('{"a":'.repeat(10_000) + '""' + '}'.repeat(10_000))
    expect(await failure(xmlToJson, { text })).toMatchObject({ code: 'json-too-long' })
  })

  it('refuses what is not well-formed, with its place', async () => {
    expect(await failure(xmlToJson, { text: '<a>\n<b>' })).toMatchObject({ code: 'xml-unclosed-element', place: { line: 2, column: 1 } })
  })
})
