import * as fc from 'fast-check'
import { parse, parseFragment } from 'parse5'
import { defaultSchema } from 'rehype-sanitize'
import { describe, expect, it } from 'vitest'
import { markdownToHtml } from '../../../../../registry/tools/code/markdown-to-html.ts'
import { output } from '../../../../support/run-tool.ts'
import { atOnce, convert } from './support.ts'

describe('markdown-to-html', () => {
  // CommonMark 0.31.2, examples 148, 155 and 613 to 623, without what is not safe; GFM 0.29, section 6.11.
  it.each([
    [
      '<table><tr><td>\n<pre>\n**Hello**,\n\n_world_.\n</pre>\n</td></tr></table>',
      '<table><tbody><tr><td>\n<pre>**Hello**,\n<p><em>world</em>.\n</p></pre><p></p>\n</td></tr></tbody></table>',
      0,
    ],
    ['<div id="foo"\n  class="bar">\n</div>', '<div>\n</div>', 1],
    [
      '<details>\n<summary>More</summary>\n\nText *here*\n\n</details>',
      '<details>\n<summary>More</summary>\n<p>Text <em>here</em></p>\n</details>',
      0,
    ],
    ['<div align="center">\n\n# Title\n\n</div>', '<div align="center">\n<h1>Title</h1>\n</div>', 0],
    ['H<sub>2</sub>O &copy; <br/> x', '<p>H<sub>2</sub>O © <br> x</p>', 0],
    ['<div onclick="x" style="color:red">y</div>', '<div>y</div>', 2],
    ['a <custom-tag>b *c*</custom-tag>', '<p>a b <em>c</em></p>', 1],
    ['a <script> b *c*', '<p>a &#x3C;script> b <em>c</em></p>', 0],
    ['<style>\np {}\n</style>\n\nafter', '&#x3C;style>\np {}\n&#x3C;/style>\n<p>after</p>', 0],
    ['<a id="constructor" name="b" href="/x">y</a>', '<p><a href="/x">y</a></p>', 0],
    ['<!-- comment -->\n\nx <?php ?> y', '\n<p>x  y</p>', 0],
    ['x[^1] <kbd>y</kbd>\n\n[^1]: z', undefined, 0],
  ])('keeps of %j what is harmless', async (text, html, dropped) => {
    const result = await output(markdownToHtml, { text }, { locale: 'en' })
    expect(result.text).toBe(html ?? atOnce(text))
    expect(result.notices ?? []).toEqual(dropped === 0 ? [] : [{ code: 'html-dropped', params: { count: dropped }, level: 'warning' }])
  })

  it('tells how many addresses were left out', async () => {
    const { text, notices } = await output(markdownToHtml, { text: '[a](javascript:x) ![b](data:x) [c](tel:+1) [d](mailto:e@f.g) [h](/i)' })
    expect(text).toBe('<p><a>a</a> <img alt="b"> <a href="tel:+1">c</a> <a href="mailto:e@f.g">d</a> <a href="/i">h</a></p>')
    expect(notices).toEqual([{ code: 'address-dropped', params: { count: 2 }, level: 'warning' }])
  })

  it.each([
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=x src>">',
    '<img src="x` `<script>alert(1)</script>"` `>',
    '<a href="java&#10;script:alert(1)">x</a> <a href=" javascript:x">y</a> <img src="JaVaScRiPt:x">',
    '<object data="javascript:x"></object><embed src="javascript:x"><base href="javascript:x//">',
    '<meta http-equiv="refresh" content="0;url=javascript:x"><link rel=stylesheet href=x>',
    '<iframe src="javascript:x"></iframe><frameset onload=x><template><script>x</script></template>',
    '<input autofocus onfocus=x><details open ontoggle=x><marquee onstart=x>',
    '<a\u0000href="javascript:x">a</a><a/href="javascript:x">b</a><a href="\u0001javascript:x">c</a>',
  ])('makes nothing that runs out of the raw %j', async (text) => {
    const allowed = new Set(defaultSchema.tagNames)
    const html = await convert(`x ${text}\n\n${text}`)
    const pending: { nodeName: string; childNodes?: object[]; attrs?: { name: string; value: string }[] }[] = [parseFragment(html) as never]
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (!node.nodeName.startsWith('#')) expect(allowed).toContain(node.nodeName)
      for (const { name, value } of node.attrs ?? []) {
        expect(name).not.toMatch(/^(?:on|style|srcdoc|id|name|data|content|xlink)/)
        if (name === 'href' || name === 'src') expect(value).not.toMatch(/^[\u0000-\u0020]*(?:javascript|data|vbscript):/i)
      }
      for (const child of node.childNodes ?? []) pending.push(child as never)
    }
  })

  it.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:x)',
    '[a](data:text/html,x)',
    '![a](vbscript:x)',
    '<a onclick="x">b</a>',
    '<script>alert(1)</script>',
    '<img src=x onerror=x>',
    '[a]: javascript:x\n\n[a]',
    '<javascript:x>',
    '[a](&#106;avascript:x)',
    '<svg><script>x</script></svg>',
    '<!-- x -->',
  ])('makes nothing that runs out of %j', async (text) => {
    expect(await convert(text)).not.toMatch(/(?:href|src)="?(?:javascript|data|vbscript)|<script|<svg|<!--|on\w+=/i)
  })

  it('makes only allowed elements out of anything', async () => {
    const unit = fc.constantFrom(
      '<',
      '>',
      'script',
      ' onload=',
      '"',
      '[',
      ']',
      '(',
      ')',
      'javascript:',
      '`',
      '*',
      '_',
      '\n',
      '|',
      '-',
      '#',
      '!',
      '&lt;',
      '\\',
      ' ',
      'a',
    )
    const names = new Set<string>()
    const collect = (node: { nodeName: string; childNodes?: object[]; attrs?: { name: string }[] }) => {
      names.add(node.nodeName)
      for (const { name } of node.attrs ?? []) expect(name).not.toMatch(/^on|^style$|^srcdoc$/)
      for (const child of node.childNodes ?? []) collect(child as never)
    }
    await fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 60 }), async (text) => {
        collect(parse(await convert(text)) as never)
      }),
      { numRuns: 300 },
    )
    for (const name of ['script', 'iframe', 'style', 'svg', 'object', 'form']) expect(names).not.toContain(name)
  })
})
