import * as fc from 'fast-check'
import { parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { htmlEncode } from '../../../../registry/tools/encoders/html-encode.ts'
import { failure, output } from '../../../support/run-tool.ts'

/** What a browser shows: the text of a title element, parsed by the algorithm of the HTML standard. */
function shown(html: string): string {
  const [title] = parseFragment(`<title>${html}</title>`).childNodes
  const [text] = title && 'childNodes' in title ? title.childNodes : []
  return text && 'value' in text ? text.value : ''
}

describe('html-encode', () => {
  it.each([
    [{ text: '' }, ''],
    [{ text: '&amp;' }, '&amp;amp;'],
    [{ text: 'é "x"' }, 'é &quot;x&quot;'],
    [{ text: 'é', range: 'nonAscii', style: 'decimal' }, '&#233;'],
    [{ text: 'é😀', range: 'nonAscii', style: 'hex' }, '&#xE9;&#x1F600;'],
    [{ text: '\u00a0©®™', range: 'nonAscii' }, '&nbsp;&copy;&reg;&trade;'],
    [{ text: '<', style: 'hex' }, '&#x3C;'],
    // Two characters with one name, and a mark that has none with its letter.
    [{ text: '∩\ufe00', range: 'nonAscii' }, '&caps;'],
    [{ text: 'ő\u0301', range: 'nonAscii' }, '&odblac;&#769;'],
    [{ text: 'a.b\n', range: 'all' }, '&#97;&period;&#98;&NewLine;'],
    // References to these would be read as other characters (HTML standard, 13.2.5.80).
    [{ text: '\0\x80\x9f', range: 'all' }, '\0\x80\x9f'],
    [{ text: '\0\x80\x9f\xa0', range: 'nonAscii' }, '\0\x80\x9f&nbsp;'],
  ])('writes %j as %j', async (input, text) => {
    expect(await output(htmlEncode, input)).toEqual({ text })
  })

  it.each([
    ['&amp; & &lt;b> &eacute;é', '&amp; &amp; &lt;b&gt; &eacute;&eacute;'],
    ['&#233;&#xE9;&#Xe9;', '&#233;&#xE9;&#Xe9;'],
    // No references, or none that browsers read as such.
    [
      '&nosuch; &amp &#; &#x; &#xg; &__proto__; &constructor;',
      '&amp;nosuch; &amp;amp &amp;#; &amp;#x; &amp;#xg; &amp;__proto__; &amp;constructor;',
    ],
    ['&#0;&#x80;&#xD800;&#x110000;', '&amp;#0;&amp;#x80;&amp;#xD800;&amp;#x110000;'],
  ])('keeps the references in %j', async (text, written) => {
    expect(await output(htmlEncode, { text, range: 'nonAscii', keepReferences: true })).toEqual({ text: written })
    const decimal = await output(htmlEncode, { text: '&eacute; é', range: 'all', style: 'decimal', keepReferences: true })
    expect(decimal).toEqual({ text: '&eacute;&#32;&#233;' })
  })

  it('refuses a lone surrogate', async () => {
    expect(await failure(htmlEncode, { text: 'ab\udfff' })).toMatchObject({ code: 'lone-surrogate', field: 'text', place: { offset: 2 } })
  })

  it('is shown by an HTML parser as it was', async () => {
    // NUL and carriage returns outside references are changed by every HTML parser.
    const text = fc
      .oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom('<', '&', ';', 'é', '\u0338', '≂', '"', 'ǵ') }))
      .map((value) => value.replace(/[\0\r]/g, ''))
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom('special', 'nonAscii', 'all'),
        fc.constantFrom('named', 'decimal', 'hex'),
        async (value, range, style) => {
          expect(shown((await output(htmlEncode, { text: value, range, style })).text)).toBe(value)
        },
      ),
      { numRuns: 300 },
    )
  })
})
