import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markdownToHtml } from '../../../../registry/tools/code/markdown-to-html.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { atOnce, convert } from './markdown-to-html/support.ts'

describe('markdown-to-html', () => {
  // CommonMark 0.31.2, examples 1, 62, 80, 119, 192, 228, 301, 327, 350, 482, 527, 602, 633; GFM 0.29, 198, 491, 622.
  it.each([
    ['\tfoo\tbaz\t\tbim\n', '<pre><code>foo\tbaz\t\tbim\n</code></pre>'],
    ['# foo\n## foo', '<h1>foo</h1>\n<h2>foo</h2>'],
    ['Foo *bar*\n=========', '<h1>Foo <em>bar</em></h1>'],
    ['```\n<\n >\n```', '<pre><code>&#x3C;\n >\n</code></pre>'],
    ['[foo]: /url "title"\n\n[foo]', '<p><a href="/url" title="title">foo</a></p>'],
    ['> # Foo\n> bar', '<blockquote>\n<h1>Foo</h1>\n<p>bar</p>\n</blockquote>'],
    ['- foo\n- bar\n+ baz', '<ul>\n<li>foo</li>\n<li>bar</li>\n</ul>\n<ul>\n<li>baz</li>\n</ul>'],
    ['`hi`lo`', '<p><code>hi</code>lo`</p>'],
    ['a * foo bar*', '<p>a * foo bar*</p>'],
    ['[link](/uri "title")', '<p><a href="/uri" title="title">link</a></p>'],
    ['foo  \nbaz', '<p>foo<br>\nbaz</p>'],
    ['<http://foo.bar.baz>', '<p><a href="http://foo.bar.baz">http://foo.bar.baz</a></p>'],
    ['~~Hi~~ there', '<p><del>Hi</del> there</p>'],
    ['www.commonmark.org', '<p><a href="http://www.commonmark.org">www.commonmark.org</a></p>'],
    ['```js\nx\n```', '<pre><code class="language-js">x\n</code></pre>'],
    ['', ''],
  ])('renders %j', async (text, html) => {
    expect(await convert(text)).toBe(html)
  })

  // CommonMark 0.31.2, 6.2: what is Unicode punctuation or a symbol closes no emphasis that a letter follows.
  it.each([
    ['*😀*x', '<p>*😀*x</p>'],
    ['x*😀*', '<p>x*😀*</p>'],
    ['**“𐄁**x', '<p>**“𐄁**x</p>'],
    ['😀*a*😀', '<p>😀<em>a</em>😀</p>'],
    ['_a_😀', '<p><em>a</em>😀</p>'],
    ['a_b_😀', '<p>a_b_😀</p>'],
    ['𐐀*a*𐐀', '<p>𐐀<em>a</em>𐐀</p>'],
    ['𐐀_a_𐐀', '<p>𐐀_a_𐐀</p>'],
  ])('knows punctuation beyond U+FFFF in %j', async (text, html) => {
    expect(await convert(text)).toBe(html)
  })

  // RFC 3986, 3.1: a scheme may be in capital letters; what precedes a colon but is no scheme is a relative address.
  it.each([
    ['[x](HTTPS://EXAMPLE.COM) <MailTo:A@b.c>', '<a href="HTTPS://EXAMPLE.COM">x</a> <a href="MailTo:A@b.c">MailTo:A@b.c</a>'],
    ['![x](HTTP://a.b/c.png)', '<img src="HTTP://a.b/c.png" alt="x">'],
    ['[x](<a b:c>)', '<a href="a%20b:c">x</a>'],
    ['[x](JavaScript:y)', '<a>x</a>'],
    ['<a href="java&#10;script:y">x</a>', '<a>x</a>'],
    ['<a href=" &#1;JAVASCRIPT:y">x</a>', '<a>x</a>'],
    ['<a href="&#10;&#9; vbscript:y">x</a>', '<a>x</a>'],
  ])('judges the scheme of %j as browsers read it', async (text, html) => {
    expect(await convert(text)).toBe(`<p>${html}</p>`)
  })

  // GFM 0.29, 6.9.
  it.each([
    ['see ftp://foo.bar/a(b)). x', 'see <a href="ftp://foo.bar/a(b)">ftp://foo.bar/a(b)</a>). x'],
    ['FTP://foo.bar', '<a href="FTP://foo.bar">FTP://foo.bar</a>'],
    [
      'xftp://foo.bar ftp://foo ftp://a_b.c `ftp://a.b` [ftp://a.b](/c)',
      'xftp://foo.bar ftp://foo ftp://a_b.c <code>ftp://a.b</code> <a href="/c">ftp://a.b</a>',
    ],
  ])('links %j', async (text, html) => {
    expect(await convert(text)).toBe(`<p>${html}</p>`)
  })

  it('links an address with a tail of a hundred thousand marks at once', async () => {
    expect(await convert(`ftp://${'_'.repeat(50_000)}.a.b/${'!'.repeat(100_000)}x`)).toContain('<a href="ftp:')
  })

  it('gives piece by piece what it gives at once', { tags: 'long' }, async () => {
    const line = fc.constantFrom(
      '',
      '',
      '# h',
      'text [a] [b][c] ^[^1]',
      '- item',
      '  more',
      '1. one',
      '> q',
      '```',
      '~~~',
      '    code',
      '[a]: /x',
      '  "title"',
      '[c]: /y "t"',
      '[^1]: note',
      '|a|b|',
      '|-|-|',
      '---',
      '===',
      '<div>',
      '</div>',
      '<!-- x',
      '-->',
      '\tx',
      '* * *',
      '- [ ] t',
      'www.a.com',
      'x'.repeat(700),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 200, maxLength: 400, size: 'max' }),
        fc.constantFrom('\n', '\r\n'),
        async (lines, end) => {
          const text = lines.join(end)
          const label = await output(markdownToHtml, { text }, { locale: 'en' })
          expect(label.text).toBe(atOnce(text))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('cuts no link definition from its title', { tags: 'long' }, async () => {
    for (let shift = 0; shift < 40; shift++) {
      const text = `${'p\n\n'.repeat(985)}${'x'.repeat(shift)}\n\n[a]: /x\n"tit\nle"\n\n[a]\n`
      expect(await convert(text)).toBe(atOnce(text))
    }
  })

  it('knows links and footnotes that are defined far away', async () => {
    const filler = 'text\n\n'.repeat(2000)
    const html = await convert(`[Far *link*][Ünïque  Label] and note[^n]\n\n${filler}[ünïque label]: https://a.example\n\n[^n]: Note`)
    expect(html).toContain('<a href="https://a.example">Far <em>link</em></a>')
    expect(html).toContain('<a href="#fn-n" id="fnref-n"')
    expect(html).toContain('<li id="fn-n">')
  })

  it('names footnotes in the language of the visitor', async () => {
    const { text } = await output(markdownToHtml, { text: 'a[^1] b[^1]\n\n[^1]: n' }, { locale: 'pl' })
    expect(text).toContain('>Przypisy</h2>')
    expect(text).toContain('aria-label="Wróć do odnośnika 1-2"')
  })

  it('refuses misnested tags that would multiply, and takes deep ones', { tags: 'long' }, async () => {
    const bold = Array.from({ length: 3000 }, (_, i) => `<b title=${i}>`).join('')
    expect(await failure(markdownToHtml, { text: `x ${bold}${'<p>x'.repeat(3000)}` })).toMatchObject({ code: 'too-many-elements' })
    expect(await failure(markdownToHtml, { text: `x ${'<span>'.repeat(50_000)}` })).toMatchObject({ code: 'nested-too-deep' })
  })

  it('numbers anchors that would be the same', async () => {
    const html = await convert('# Élan vital!\n## A b\n## A b\n## a-b-1\n## ???\n## `c` *d*', { anchors: true })
    expect([...html.matchAll(/id="([^"]*)"/g)].map((match) => match[1])).toEqual([
      'élan-vital',
      'a-b',
      'a-b-1',
      'a-b-1-1',
      'section',
      'c-d',
    ])
  })

  it('writes a whole page with an escaped title', async () => {
    expect(await convert('# a & *b* `<c>`', { format: 'page' })).toContain('<title>a &amp; b &lt;c></title>')
    expect(await convert('text', { format: 'page', title: ' My <page> ' })).toContain('<title>My &lt;page></title>')
    expect(await convert('text', { format: 'page' })).toContain('<title>Markdown</title>')
    expect((await output(markdownToHtml, { text: 'text', format: 'page' })).preview).toBe('<p>text</p>')
  })

  it('refuses what is nested or filled beyond reason', async () => {
    expect(await failure(markdownToHtml, { text: `${'>'.repeat(1000)}a` })).toMatchObject({ code: 'nested-too-deep', field: 'text' })
    expect(await failure(markdownToHtml, { text: `${'|a'.repeat(1000)}\n${'|-'.repeat(1000)}\n${'|b\n'.repeat(1000)}` })).toMatchObject({
      code: 'table-too-big',
    })
  })

  it('takes two hundred levels less the paragraph and its text', async () => {
    expect((await convert(`${'>'.repeat(198)}a`)).match(/<blockquote>/g)).toHaveLength(198)
    expect(await failure(markdownToHtml, { text: `${'>'.repeat(199)}a` })).toMatchObject({ code: 'nested-too-deep' })
  })

  it('takes long documents and hostile marks', async () => {
    expect(
      (await convert('# Title\n\nSome *text* with [link](http://a.b) and `code`.\n\n- item\n- item\n\n'.repeat(500))).match(/<h1>/g),
    ).toHaveLength(500)
    for (const text of [
      '['.repeat(2000),
      '*a '.repeat(2000),
      '`a'.repeat(2000),
      '[a](b'.repeat(1000),
      '<a '.repeat(1000),
      '\ud800\u0000\u202e',
      '\n'.repeat(10_000),
      '_'.repeat(5000),
      'plain words '.repeat(20_000),
    ])
      expect(typeof (await convert(text))).toBe('string')
  })
})
