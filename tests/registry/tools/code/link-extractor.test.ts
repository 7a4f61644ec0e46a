import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkExtractor } from '../../../../registry/tools/code/link-extractor/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const find = (text: string, options: object = {}) => output(linkExtractor, { text, ...options })
const addresses = async (text: string, options: object = {}): Promise<string[]> => {
  const { text: found } = await find(text, options)
  return found === '' ? [] : found.split('\n')
}
const ALL = { kinds: ['page', 'image', 'media', 'script', 'style', 'frame', 'email', 'phone', 'anchor', 'other'] }

describe('link-extractor', () => {
  it.each([
    ['see https://a.example/x, (http://b.example/y_(z)).', ['https://a.example/x', 'http://b.example/y_(z)']],
    ['[t](https://a.example/s) <https://b.example> "https://c.example"', ['https://a.example/s', 'https://b.example', 'https://c.example']],
    ['https://a.example,https://b.example', ['https://a.example', 'https://b.example']],
    ['https://web.archive.org/web/https://a.example/', ['https://web.archive.org/web/https://a.example/']],
    ['www.example.com! example.org/a_b?c=d#e; EXAMPLE.NET', ['www.example.com', 'example.org/a_b?c=d#e', 'EXAMPLE.NET']],
    ['example.com:8080/x and user@example.com', ['example.com:8080/x', 'user@example.com']],
    ['_ada@example.com and (__x@example.com)', ['_ada@example.com', '__x@example.com']],
    ['_ada@example.com_ and __ada@example.org__.', ['ada@example.com', 'ada@example.org']],
    ['jose\u0301@example.com a\u0301b@example.com', ['jose\u0301@example.com', 'a\u0301b@example.com']],
    ['mailto:a@b.example, tel:+49123456', ['mailto:a@b.example', 'tel:+49123456']],
    ['пример.рф bücher.de 例え.jp/路径。', ['пример.рф', 'bücher.de', '例え.jp/路径']],
    ['访问example.com吧 «ejemplo.es»', ['example.com', 'ejemplo.es']],
    ['file.txt notes.md run.sh end.In 1.2.3 10.5 e.g. x@y 12:30 a..b http:// ://x', []],
    ['http://127.0.0.1:80/ http://[::1]/ http://a b', ['http://127.0.0.1:80/', 'http://[::1]/', 'http://a']],
    ['https://user:pw@h.example/~x/,b?c=[1]&d=(2)) …', ['https://user:pw@h.example/~x/,b?c=[1]&d=(2)']],
    ['', []],
  ])('finds the addresses of the plain text %j', async (text, expected) => {
    expect(await addresses(text, { format: 'text' })).toEqual(expected)
  })

  it('passes over bare domains when asked', async () => {
    expect(await addresses('example.com www.example.com', { domains: false })).toEqual(['www.example.com'])
  })

  it.each([
    ['<a href=" a\n.html ">x</a>', 'page', 'a.html'],
    ['<img src=a.png>', 'image', 'a.png'],
    ['<link rel="stylesheet" href=a.css>', 'style', 'a.css'],
    ['<link rel="shortcut icon" href=a.ico>', 'image', 'a.ico'],
    ['<script src=a.js></script>', 'script', 'a.js'],
    ['<video poster=p.jpg></video>', 'image', 'p.jpg'],
    ['<audio src=a.mp3>', 'media', 'a.mp3'],
    ['<iframe src=a></iframe>', 'frame', 'a'],
    ['<form action=go></form>', 'page', 'go'],
    ['<a href="MAILTO:a@b.c">x</a>', 'email', 'MAILTO:a@b.c'],
    ['<a href="tel:1">x</a>', 'phone', 'tel:1'],
    ['<a href="#x">x</a>', 'anchor', '#x'],
    ['<a href="javascript:x()">x</a>', 'other', 'javascript:x()'],
    ['<meta http-equiv=Refresh content="0; URL=\'a.html\'">', 'page', 'a.html'],
    ['<meta property="og:image" content="https://a.example/i.png">', 'image', 'https://a.example/i.png'],
    ['<p style="background: url( \'a.png\' )">', 'image', 'a.png'],
    ['<style>@import "a.css";</style>', 'image', 'a.css'],
    ['<svg><a xlink:href="a.html"></a></svg>', 'page', 'a.html'],
    ['<td background=a.png>', 'image', 'a.png'],
  ])('finds the address in %j', async (text, kind, address) => {
    expect((await find(text, ALL)).links).toMatchObject([{ kind, address }])
  })

  // The examples of srcset in the HTML Standard, 4.8.4.2.
  it('reads all candidates of a srcset', async () => {
    expect(await addresses('<img srcset="a.jpg, b.jpg 2x,c(d,e).jpg 100w ,data:image/png;base64,AA== 3x">', ALL)).toEqual([
      'a.jpg',
      'b.jpg',
      'c(d,e).jpg',
      'data:image/png;base64,AA==',
    ])
  })

  it('makes addresses whole, and leaves whole ones as they are written', async () => {
    const text = '<a href=b>1</a><a href=//c.example/d>2</a><a href=?q>3</a><a href="HTTPS://E.example">4</a>'
    expect(await addresses(text, { base: 'https://a.example/x/y' })).toEqual([
      'https://a.example/x/b',
      'https://c.example/d',
      'https://a.example/x/y?q',
      'HTTPS://E.example',
    ])
    expect(await addresses(`<base href="/z/">${text}`, { base: 'https://a.example/x/y' })).toContain('https://a.example/z/b')
    expect(await addresses(`<base href="/z/">${text}`)).toContain('b')
  })

  it('takes the same address together, however it is written', async () => {
    const text = '<a href="https://A.example">a</a>\n<a href="https://a.example/" rel="nofollow  x">b</a>'
    expect(await find(text)).toMatchObject({ links: [{ line: 1, times: 2, text: 'a' }], counts: { links: 2, addresses: 1, hosts: 1 } })
    expect((await find(text, { unique: false })).links).toMatchObject([
      { line: 1 },
      { line: 2, text: 'b', rel: 'nofollow  x', place: 'a href' },
    ])
  })

  it('names links after what is in them', async () => {
    const links = '<a href=1><img alt=P></a><a href=2 aria-label=L></a><a href=3 title=T></a><a href=4> a <b>b</b></a>'
    expect((await find(links)).links.map(({ text }: { text: string }) => text)).toEqual(['P', 'L', 'T', 'a b'])
  })

  it('shows ten thousand rows and keeps all in the text', async () => {
    const result = await find(Array.from({ length: 12_000 }, (_, i) => `https://a.example/${i}`).join(' '))
    expect(result.links).toHaveLength(10_000)
    expect(result.text.split('\n')).toHaveLength(12_000)
    expect(result.notices).toEqual([{ code: 'rows-cut', params: { most: 10_000 }, level: 'warning' }])
  })

  it.each([
    [{ base: 'example.com' }, { code: 'bad-url', field: 'base' }],
    [{ text: '<div>'.repeat(10_000) }, { code: 'code-too-deep', field: 'text' }],
    [
      { text: `<p>${Array.from({ length: 500 }, (_, i) => `<b class=${i}>`).join('')}${'<p>x'.repeat(3000)}` },
      { code: 'too-many-elements' },
    ],
  ])('refuses %#', async (options, expected) => {
    expect(await failure(linkExtractor, { text: 'x', ...options })).toMatchObject(expected)
  })

  it('finds every web address that stands between spaces', { tags: 'long' }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.webUrl({ validSchemes: ['http', 'https'], withFragments: false }), { minLength: 1, maxLength: 5 }),
        async (urls) => {
          const clean = urls.map((url) => url.replace(/[.,;:!?'*_~)\]]+$/, ''))
          expect(await addresses(clean.join(' '), { format: 'text', unique: false })).toEqual(clean)
        },
      ),
    )
  })

  it('takes huge texts without spaces', async () => {
    for (const text of [')'.repeat(1e6), '<img srcset="' + 'a ('.repeat(1e5), 'a@'.repeat(5e5), '中a.'.repeat(2e5), 'http://'.repeat(1e5)])
      expect((await find(text)).counts.links).toBeGreaterThanOrEqual(0)
  })
})
