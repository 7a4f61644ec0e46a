import * as fc from 'fast-check'
import { parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { HTML_ENTITIES } from '../../../../registry/data/symbols/html-entities.ts'
import { htmlDecode } from '../../../../registry/tools/encoders/html-decode/tool.ts'
import { htmlEncode } from '../../../../registry/tools/encoders/html-encode.ts'
import { output } from '../../../support/run-tool.ts'

/** What a browser shows: the text of a title element, parsed by the algorithm of the HTML standard. */
function shown(html: string): string {
  const [title] = parseFragment(`<title>${html}</title>`).childNodes
  const [text] = title && 'childNodes' in title ? title.childNodes : []
  return text && 'value' in text ? text.value : ''
}

/** What a browser takes as the value of an attribute. */
function attribute(html: string): string {
  const [element] = parseFragment(`<a title="${html}">`).childNodes
  return (element && 'attrs' in element && element.attrs[0]?.value) || ''
}

const decode = async (text: string, more = {}): Promise<string> => (await output(htmlDecode, { text, ...more })).text

describe('html-decode', () => {
  it.each([
    ['', ''],
    ['no references & none', 'no references & none'],
    ['&amp;lt;', '&lt;'],
    ['&LT;&gt&Gt;', '<>≫'],
    ['&notit; &notin;', '¬it; ∉'],
    ['&copy2026', '©2026'],
    ['&euro', '&euro'],
    ['&NotEqualTilde;', '≂̸'],
    ['&#x1F600;&#128512;&#X1f600', '😀😀😀'],
    ['&# &#x &#; &#x; &; &', '&# &#x &#; &#x; &; &'],
    ['&#65B', 'AB'],
    ['&#x41G', 'AG'],
    ['&#0065;', 'A'],
    ['&#13;&#10;', '\r\n'],
    ['a\0b\r\n', 'a\0b\r\n'],
    ['&nbsp;', '\u00a0'],
    ['\ud800&lt;', '\ud800<'],
  ])('reads %j as %j', async (text, read) => {
    expect(await output(htmlDecode, { text })).toEqual({ text: read })
  })

  it('says what it did not read as it stands', async () => {
    expect(await output(htmlDecode, { text: '&nbps; &nbps; &__proto__; &constructor;' })).toEqual({
      text: '&nbps; &nbps; &__proto__; &constructor;',
      notices: [{ code: 'unknown-names', params: { names: '&nbps;  &constructor;' } }],
    })
    expect(await output(htmlDecode, { text: `&#0;&#xD800;&#x110000;&#${'9'.repeat(500)};` })).toMatchObject({
      text: '\ufffd'.repeat(4),
      notices: [{ code: 'replaced', level: 'warning' }],
    })
    expect(await output(htmlDecode, { text: '&#128;&#x81;&#x9f;' })).toEqual({
      text: '€\x81Ÿ',
      notices: [{ code: 'windows-1252', params: { numbers: '&#128;  &#x9f;' } }],
    })
  })

  it('reads as often as it is told to', async () => {
    expect(await decode('&amp;amp;lt;')).toBe('&amp;lt;')
    expect(await decode('&amp;amp;lt;', { passes: 2 })).toBe('&lt;')
    expect(await decode('&amp;amp;lt;', { passes: 9 })).toBe('<')
    expect(await output(htmlDecode, { text: '&amp;nbps;', passes: 3 })).toMatchObject({
      text: '&nbps;',
      notices: [{ code: 'unknown-names' }],
    })
  })

  it('leaves old names alone in attributes before what may be an address', async () => {
    for (const text of ['?a=1&copy=2', '&copy2;', '&copy', '&copy;', '&copy ', '&notit;', '&notin;', '&lt&gt='])
      expect(await decode(text, { place: 'attribute' }), text).toBe(attribute(text))
    expect(await decode('?a=1&copy=2')).toBe('?a=1©=2')
  })

  it('knows every name', async () => {
    const names = Object.keys(HTML_ENTITIES)
    expect(await decode(names.map((name) => `&${name};`).join('\0'))).toBe(Object.values(HTML_ENTITIES).join('\0'))
    const bare = names.map((name) => `&${name} x`).join(' ')
    expect(await decode(bare)).toBe(shown(bare))
  })

  it('reads as an HTML parser does', { tags: 'long' }, async () => {
    const pieces = fc.array(
      fc.constantFrom('&', '#', 'x', ';', '1', '80', '9f', 'fFfF', 'not', 'in', 'amp', 'lt', 'copy', 'AMP', 'frac12', 'é', ' ', '='),
      { maxLength: 12 },
    )
    await fc.assert(
      fc.asyncProperty(pieces, async (parts) => {
        const text = parts.join('')
        expect(await decode(text)).toBe(shown(text))
        expect(await decode(text, { place: 'attribute' })).toBe(attribute(text))
      }),
      { numRuns: 1000 },
    )
  })

  it('undoes its inverse', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('special', 'nonAscii', 'all'),
        fc.constantFrom('named', 'decimal', 'hex'),
        async (text, range, style) => {
          expect(await output(htmlDecode, { text: (await output(htmlEncode, { text, range, style })).text })).toEqual({ text })
        },
      ),
    )
  })
})
