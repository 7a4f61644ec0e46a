import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlStripper } from '../../../../registry/tools/code/html-stripper/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const strip = async (text: string, options: object = {}): Promise<string> => (await output(htmlStripper, { text, ...options })).text

describe('html-stripper', () => {
  it.each([
    ['<p>a</p><p>b</p>c', 'a\nb\nc'],
    ['<div><p>x</p> <p>y</p></div> z', 'x\ny\nz'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</table>', 'a b\nc'],
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['<b>w</b>o<i>r</i>d', 'word'],
    ['a < b &amp;&lt; &nbsp;&#65; &notanentity', 'a < b &< \u00a0A ¬anentity'],
    ['<a title="x > y">t</a><!-- <b> --><script>"</b>"</script><style>p{}</style>', 't'],
    ['<textarea><b></textarea><svg><![CDATA[<i>]]></svg>', '<b><i>'],
    ['<p>שלום</p>\r\n<p>👩‍👩‍👧</p>', 'שלום\n👩‍👩‍👧'],
    ['no tags', 'no tags'],
    ['', ''],
  ])('leaves the text of %j', async (text, expected) => {
    expect(await strip(text)).toBe(expected)
  })

  it('keeps lines and spaces as they are when asked', async () => {
    expect(await strip('<pre>  a\n   b</pre><p>c</p>', { tidy: false })).toBe('  a\n   b\nc')
    expect(await strip('<p>a</p><p>b</p>', { lines: false })).toBe('ab')
    expect(await strip('<script>a && b</script>', { codes: false })).toBe('a && b')
  })

  it.each([
    ['<div><b>a</b> &amp; <i>b</i></div>', { tags: 'b' }, '<b>a</b> &amp; b'],
    ['x<div><b>y</b></div>', { tags: '<b>, I' }, 'x\n<b>y</b>'],
    ['<!doctype html><p>x', { tags: '!doctype' }, '<!doctype html>x'],
    ['<!-- a --><b>x</b>', { tags: 'b', comments: false }, '<!-- a --><b>x</b>'],
    ['<script>x<b && c</script>', { tags: 'b', codes: false }, 'x&lt;b &&amp; c'],
    ['<B A=1 a=2 C/>x', { tags: 'b', attributes: 'none' }, '<B />x'],
    [
      '<a href="java\nscript:x" title=a onclick=f() class = "x">y</a><img src="data:,x" alt="z"/>',
      { tags: 'a img', attributes: 'basic' },
      '<a title=a>y</a><img alt="z" />',
    ],
    ['<a href="https://a.b/" rel=x>y</a>', { tags: 'a', attributes: 'basic' }, '<a href="https://a.b/">y</a>'],
  ])('keeps only some tags of %j', async (text, options, expected) => {
    expect(await strip(text, { mode: 'keep', ...options })).toBe(expected)
  })

  it('removes only some tags', async () => {
    expect(await output(htmlStripper, { text: '<p><font size=2>a</font><u>b</u></p><!-- c -->', mode: 'remove', tags: 'font' })).toEqual({
      text: '<p>a<u>b</u></p>',
      counts: { tags: 2, attributes: 0, comments: 1 },
    })
  })

  it('lets no new tag or reference come together from pieces', async () => {
    expect(await strip('<<b>script>alert(1)</script>', { mode: 'keep' })).toBe('&lt;script>alert(1)')
    expect(await strip('&<b></b>lt;script>', { mode: 'keep' })).toBe('&amp;lt;script>')
    expect(await strip('<<b></b>i>', { mode: 'keep', tags: 'i' })).toBe('&lt;i>')
  })

  it('says what is wrong', { tags: 'long' }, async () => {
    expect(await failure(htmlStripper, { text: 'a', mode: 'keep', tags: 'p, 1x' })).toMatchObject({
      code: 'bad-tag-name',
      params: { name: '1x' },
      field: 'tags',
      place: { offset: 3 },
    })
    expect(await failure(htmlStripper, { text: 'a', mode: 'remove', tags: ' , ' })).toMatchObject({ code: 'required', field: 'tags' })
    expect(await failure(htmlStripper, { text: '<i>'.repeat(10_000) })).toMatchObject({ code: 'code-too-deep' })
    const many = `<p>${Array.from({ length: 500 }, (_, i) => `<b class=${i}>`).join('')}${'<p>x'.repeat(3000)}`
    expect(await failure(htmlStripper, { text: many })).toMatchObject({ code: 'too-many-elements' })
    // Without the svg around it, what is in the script would be no tags any more.
    const script = { text: '<svg><script><b>x</b></script></svg>', mode: 'remove', tags: 'svg' }
    expect(await failure(htmlStripper, script)).toMatchObject({ code: 'code-changed', field: 'text' })
  })

  it('never leaves a tag', async () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '<b>',
      '</b>',
      '&',
      'lt;',
      '#60;',
      'script',
      '/',
      '"',
      "'",
      '=',
      ' ',
      '!--',
      '-->',
      'a',
      '<p x="',
      '</textarea>',
      '<textarea>',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 20 }), async (parts) => {
        const html = await strip(parts.join(''), { mode: 'keep' })
        expect(await output(htmlStripper, { text: html, mode: 'keep' })).toEqual({
          text: html,
          counts: { tags: 0, attributes: 0, comments: 0 },
        })
      }),
    )
  })
})
