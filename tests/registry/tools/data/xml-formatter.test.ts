import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { xmlFormatter } from '../../../../registry/tools/data/xml-formatter.ts'
import { xmlMinifier } from '../../../../registry/tools/data/xml-minifier.ts'
import { xmlParser } from '../../../../registry/tools/data/xml-parser.ts'
import { arbitraryXml } from '../../../support/samples/arbitrary-xml.ts'
import { failure, output } from '../../../support/run-tool.ts'

const format = async (text: string, more: object = {}): Promise<string> => (await output(xmlFormatter, { text, ...more })).text

describe('xml-formatter', () => {
  it.each([
    ['<a/>', '<a/>'],
    ['<a></a>', '<a></a>'],
    ['\ufeff<a/>', '<a/>'],
    ['<a><b/><!-- c --><?d e?></a>', '<a>\n  <b/>\n  <!-- c -->\n  <?d e?>\n</a>'],
    [
      '<?xml version="1.0"?><!DOCTYPE a [\r\n<!ENTITY e "f">]><a>&e;</a>',
      '<?xml version="1.0"?>\n<!DOCTYPE a [\n<!ENTITY e "f">]>\n<a>&e;</a>',
    ],
    ['<a  b = \'1\'\n c="&quot;" ><d/></a >', '<a b=\'1\' c="&quot;">\n  <d/>\n</a>'],
    ['<a>\n\n\n<b>\n x \n</b>\n\n</a>', '<a>\n  <b>\n x \n</b>\n</a>'],
    ['<a> <!-- c --> </a>', '<a> <!-- c --> </a>'],
    ['<a><b> </b></a>', '<a>\n  <b> </b>\n</a>'],
  ])('lays out %j', async (text, expected) => {
    expect(await format(text)).toBe(expected)
  })

  it.each([
    '<p>a <b>b</b> <i><u>c</u></i></p>',
    '<p><b>b</b> &#32;</p>',
    '<p> <![CDATA[ ]]><b/> </p>',
    '<p xml:space="preserve"> <b> <c/> </b> </p>',
    '<!DOCTYPE p [<!ATTLIST p xml:space (default|preserve) "preserve">]>\n<p> <b/> </p>',
  ])('touches no white space that counts: %s', async (text) => {
    expect(await format(text)).toBe(text)
  })

  it('keeps references to entities that hold markup', async () => {
    const declared = '<!DOCTYPE a [<!ENTITY e "<b>x</b>"><!ENTITY f "y &e;"><!ENTITY % p "<!ELEMENT a ANY>"> %p;]>'
    expect(await format(`${declared}<a><c>&e;</c><c>&f;</c></a>`)).toBe(`${declared}\n<a>\n  <c>&e;</c>\n  <c>&f;</c>\n</a>`)
    expect(await format(`${declared}<a> &e; <c/></a>`)).toBe(`${declared}\n<a> &e; <c/></a>`)
    const minified = await output(xmlMinifier, { text: `${declared}\n<a>\n  <c>&e;</c>\n</a>` })
    expect(minified.text).toBe(`${declared}<a><c>&e;</c></a>`)
  })

  it('obeys xml:space where a parameter entity declares it', async () => {
    for (const part of ['%p;', '<!ENTITY % q SYSTEM "q">%q;<!ATTLIST a xml:space (default|preserve) "preserve">']) {
      const text = `<!DOCTYPE a [<!ENTITY % p "<!ATTLIST a xml:space (default|preserve) 'preserve'>">${part}]>\n<a> <b/> </a>`
      expect(await format(text)).toBe(text)
    }
  })

  it.each([
    ['</a><a>', 'xml-wrong-close'],
    ['<b>', 'xml-wrong-close'],
    ['<b', 'xml-name-expected'],
    ['</entity>', 'xml-stray-close'],
    ['</entity><entity>', 'xml-second-root'],
    ['<!DOCTYPE a>', 'xml-doctype-place'],
    ['<b>&amp;f;</b>', 'xml-entity-recursion'],
    ['<b>&amp;g;</b>', 'xml-unknown-entity'],
    ['<b c="&#38;e;"/>', 'xml-entity-markup'],
  ])('refuses an entity that stands for %j as %s, at the reference', async (value, code) => {
    const written = value.replaceAll('&amp;', '&').replaceAll('"', "'")
    const text = `<!DOCTYPE a [<!ENTITY e "${written}"><!ENTITY f "<c>&e;</c>">]>\n<a>&e;</a>`
    expect(await failure(xmlFormatter, { text })).toMatchObject({ code, place: { line: 2, column: 4 } })
  })

  it('refuses markup in an attribute, and entities nested without end', async () => {
    const text = '<!DOCTYPE a [<!ENTITY e "<b/>">]><a c="&e;"/>'
    expect(await failure(xmlFormatter, { text })).toMatchObject({ code: 'xml-entity-markup' })
    const nested = Array.from({ length: 200 }, (_, n) => `<!ENTITY e${n} "<b>&e${n + 1};</b>">`).join('')
    expect(await failure(xmlFormatter, { text: `<!DOCTYPE a [${nested}]><a>&e0;</a>` })).toMatchObject({ code: 'xml-entity-depth' })
    const wide = Array.from({ length: 30 }, (_, n) => `<!ENTITY e${n} "<b>${`&e${n - 1};`.repeat(n && 30)}</b>">`).join('')
    expect(await format(`<!DOCTYPE a [${wide}]><a>&e29;</a>`)).toContain('<a>&e29;</a>')
  })

  it('obeys xml:space="default" within what is preserved', async () => {
    expect(await format('<a xml:space="preserve"> <b xml:space="default"><c/></b></a>')).toBe(
      '<a xml:space="preserve"> <b xml:space="default">\n    <c/>\n  </b></a>',
    )
  })

  it('writes each attribute on its own line, but not where text is beside', async () => {
    expect(await format('<a x="1" y="2"><b z="3"/></a>', { splitTags: true, indentation: 'tab' })).toBe(
      '<a\n\tx="1"\n\ty="2">\n\t<b z="3"/>\n</a>',
    )
    expect(await format('<p>x<b x="1" y="2"/></p>', { splitTags: true })).toBe('<p>x<b x="1" y="2"/></p>')
    expect(await format('<a x="1" y="2"><b/></a>', { splitTags: true, indentation: 'none' })).toBe('<a x="1" y="2"><b/></a>')
  })

  it('changes neither the tree nor, on a second run, anything', async () => {
    const treeOf = async (text: string) => (await output(xmlParser, { text })).tree
    await fc.assert(
      fc.asyncProperty(arbitraryXml, fc.constantFrom('2', '4', 'tab', 'none'), fc.boolean(), async (text, indentation, splitTags) => {
        const once = await format(text, { indentation, splitTags })
        expect(await format(once, { indentation, splitTags })).toBe(once)
        expect(await treeOf(once)).toBe(await treeOf(text))
      }),
    )
  })

  it('makes no difference to the minifier', async () => {
    const minify = async (text: string) => (await output(xmlMinifier, { text })).text
    await fc.assert(
      fc.asyncProperty(arbitraryXml, async (text) => {
        expect(await minify(await format(text))).toBe(await minify(text))
      }),
    )
  })

  it('refuses what is not well-formed, with its place', async () => {
    expect(await failure(xmlFormatter, { text: '<a>\n  <b>\n</a>' })).toMatchObject({
      code: 'xml-wrong-close',
      field: 'text',
      place: { line: 3, column: 1 },
    })
  })

  it('refuses an indentation that would make a mountain, but takes the depth', async () => {
    const text = '<a>'.repeat(10_000) + '</a>'.repeat(10_000)
    expect(await failure(xmlFormatter, { text })).toMatchObject({ code: 'json-too-long' })
    expect(await format(text, { indentation: 'none' })).toBe(text)
  })
})
