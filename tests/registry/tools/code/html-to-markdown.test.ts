import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../../../registry/lib/markdown/read.ts'
import { renderMarkdown, textOf } from '../../../../registry/lib/markdown/html.ts'
import { htmlToMarkdown } from '../../../../registry/tools/code/html-to-markdown.ts'
import { failure, output } from '../../../support/run-tool.ts'

const convert = (text: string, options: object = {}) => output(htmlToMarkdown, { text, ...options })
const markdown = async (text: string, options: object = {}): Promise<string> => (await convert(text, options)).text

/** What the Markdown says once it is read again. */
async function textAgain(source: string): Promise<string> {
  const read = await parseMarkdown(source, new AbortController().signal)
  const { tree } = await renderMarkdown(read, 'en', (most) => expect.fail(`more than ${most} elements`))
  return textOf(tree)
}

describe('html-to-markdown', () => {
  it.each([
    ['<h3>a</h3><p>b<br>c</p><hr><blockquote><p>q</p></blockquote>', '### a\n\nb\\\nc\n\n---\n\n> q\n'],
    ['<ol start=3><li>a<ul><li>b</ul><li>c</ol>', '3. a\n   - b\n4. c\n'],
    ['<ul><li><p>a</p><p>b</p></li></ul>', '- a\n\n  b\n'],
    ['<pre><code class="language-js">a\n```\n</code></pre>', '````js\na\n```\n````\n'],
    ['<pre> a\n  <b> b </b>\n\n</pre>', '```\n a\n   b \n\n```\n'],
    ['<pre>x &lt; y</pre><code>a`b</code>', '```\nx < y\n```\n\n``a`b``\n'],
    ['<p><del>a</del> <s>b</s> <b>c</b> <i>d</i></p>', '~~a~~ ~~b~~ **c** *d*\n'],
    ['<p>a<b> x </b>b<i> </i>c</p>', 'a **x** b c\n'],
    ['<p>10<sup>6</sup> H<sub>2</sub>O <kbd>Esc</kbd> <u>u</u></p>', '10<sup>6</sup> H<sub>2</sub>O <kbd>Esc</kbd> <u>u</u>\n'],
    ['<kbd>a</kbd><kbd>b</kbd>', '<kbd>a</kbd><kbd>b</kbd>\n'],
    ['<p>*a* _b_ # c [d] &lt;e&gt; 1. f ~~g~~</p>', '\\*a\\* \\_b\\_ # c \\[d] \\<e> 1. f \\~\\~g\\~\\~\n'],
    ['<p># a</p><p>- b</p><p>1. c</p><p>&gt; d</p>', '\\# a\n\n\\- b\n\n1\\. c\n\n\\> d\n'],
    ['<article>a</article><article>b</article>', 'a\n\nb\n'],
    ['<a href="a b(c">t</a> <img src="a.png" alt="x]y" title="t">', '[t](<a b(c>) ![x\\]y](a.png "t")\n'],
    ['<h2>a<br>b</h2>', '## a b\n'],
    ['<p>שלום 👩‍👩‍👧 é</p>', 'שלום 👩‍👩‍👧 é\n'],
    ['', ''],
  ])('writes %j', async (text, expected) => {
    expect(await markdown(text)).toBe(expected)
  })

  it.each([
    ['<table><thead><tr><th>a</th></tr></thead></table>', '| a |\n| - |\n'],
    [
      '<table><caption>C</caption><tr><td><p>a</p><p>b</p><ul><li>x<li>y</ul></td><td>c|d<br>e<ol start=2><li>f</ol></td></tr></table>',
      'C\n\n|                      |                      |\n| -------------------- | ----------------- |\n| a<br>b<br>• x<br>• y | c\\|d<br>e<br>2. f |\n',
    ],
    ['<table><tr><th align=center>a<th>b<tr><td colspan=2>x</table>', '|  a  | b |\n| :-: | - |\n|  x  |   |\n'],
    ['<table><tr><td colspan=9999>x</table>', '|   |\n| - |\n| x |\n'],
    ['<tr><td>a<td>b', '|   |   |\n| - | - |\n| a | b |\n'],
    ['<table></table>x', 'x\n'],
  ])('writes the table %j', async (text, expected) => {
    expect((await markdown(text)).replaceAll(/ +(?=\|)/g, ' ')).toBe(expected.replaceAll(/ +(?=\|)/g, ' '))
  })

  it('keeps blank lines at the end of code, and addresses in capital letters', async () => {
    expect(await markdown('<pre><code class="language-c">b\n\n\n</code></pre>')).toBe('```c\nb\n\n\n```\n')
    expect(await markdown('<pre>b</pre>')).toBe('```\nb\n```\n')
    expect(await markdown('<a href="HTTPS://A.B">x</a> <a href="JavaScript:x">y</a>')).toBe('[x](HTTPS://A.B) y\n')
  })

  it('writes in the style that is asked for', async () => {
    const text =
      '<h1>a</h1><h3>b</h3><ul><li><em>c</em> <b>d</b></ul><a href=x>e</a> <a href=x>f</a> <img src=y alt=g title=h> 2<sup>10</sup>'
    const style = { headings: 'setext', bullet: '+', emphasis: '_', links: 'reference', lacking: 'text' }
    expect(await markdown(text, style)).toBe('a\n=\n\n### b\n\n+ _c_ **d**\n\n[e][1] [f][1] ![g][2] 2¹⁰\n\n[1]: x\n[2]: y "h"\n')
  })

  it('makes addresses whole', async () => {
    expect(await markdown('<a href="a">x</a> <a href="#b">y</a>', { base: 'https://c.example/d/' })).toBe(
      '[x](https://c.example/d/a) [y](#b)\n',
    )
    expect(await markdown('<base href="/e/"><img src="f.png">', { base: 'https://c.example/d/' })).toBe('![](https://c.example/e/f.png)\n')
  })

  it('leaves out what is unsafe or hidden, and says what is lost', async () => {
    expect(
      await convert(
        '<a href=" java\nscript:x()">a</a> <img src="javascript:x" alt="p"> <p hidden>h</p><template>t</template><iframe src=x>f</iframe><video src=v>w</video>',
      ),
    ).toEqual({
      text: 'a p\n',
      notices: [
        { code: 'parts-lost', params: { names: 'iframe, video' }, level: 'info' },
        { code: 'addresses-dropped', params: { count: 2 }, level: 'warning' },
      ],
    })
  })

  it.each([
    [{ text: '<div>'.repeat(10_000) }, { code: 'code-too-deep', field: 'text' }],
    [
      { text: `<p>${Array.from({ length: 90 }, (_, i) => `<b class=${i}>`).join('')}${'<p>x'.repeat(6000)}` },
      { code: 'too-many-elements' },
    ],
    [{ text: `<table>${`<tr>${'<td colspan=1000>'.repeat(2)}`.repeat(300)}` }, { code: 'table-too-big', field: 'text' }],
    [
      { text: 'x', base: '/relative' },
      { code: 'bad-url', field: 'base' },
    ],
  ])('refuses %#', async (input, expected) => {
    expect(await failure(htmlToMarkdown, input)).toMatchObject(expected)
  })

  it('says the same text when it is read again', async () => {
    const sign = fc.constantFrom(...'*_`[]()#+-.!<>&|~\\:/=1a é', 'http://a.b', 'www.a.b', '[^1]', '[x]', '&amp;')
    await fc.assert(
      fc.asyncProperty(fc.array(sign, { minLength: 1, maxLength: 15 }), async (signs) => {
        const text = signs.join('').trim()
        const html = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
        expect((await textAgain(await markdown(html))).trim()).toBe(text.replaceAll(/\s+/g, ' '))
      }),
    )
  })
})
