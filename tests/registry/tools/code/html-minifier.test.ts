import * as fc from 'fast-check'
import { parse, serialize } from 'parse5'
import { describe, expect, it } from 'vitest'
import { htmlMinifier } from '../../../../registry/tools/code/html-minifier/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const minify = async (text: string, options: object = {}): Promise<string> => (await output(htmlMinifier, { text, ...options })).text
const NOTHING = { whiteSpace: false, comments: false, styles: false, quotes: false, booleans: false, optionalTags: false }

describe('html-minifier', () => {
  it.each([
    ['<p>a <b> b </b> c</p>', '<p>a <b>b </b>c</p>'],
    ['<p> a </p>  <p> b</p> c ', '<p>a</p><p>b</p>c'],
    ['<button> a </button> <button>b</button>', '<button>a</button> <button>b</button>'],
    ['<span> a </span><span> b</span>', '<span>a </span><span>b</span>'],
    ['a<br> b', 'a<br>b'],
    ['a <script> x </script> b', 'a <script> x </script>b'],
    ['<noscript> <img src=a> </noscript>', '<noscript> <img src=a> </noscript>'],
    ['<pre>\n\n a  b </pre><textarea> \n </textarea>', '<pre>\n\n a  b </pre><textarea> \n </textarea>'],
    ['x <i style="white-space:pre">  a </i>', 'x <i style=white-space:pre>  a </i>'],
    ['<p>&nbsp; a &nbsp;</p>', '<p>&nbsp; a &nbsp;</p>'],
    ['<p>中国\n茶\na</p>', '<p>中国\n茶 a</p>'],
    [
      '<svg viewBox="0 0 1 1"> <path d="M0 0" /> <text> a <tspan> b</tspan></text></svg>',
      '<svg viewBox="0 0 1 1"><path d="M0 0"/><text>a <tspan>b</tspan></text></svg>',
    ],
    ['<p>a</p>b</div>', '<p>a</p>b'],
    ['a\r\n<b>b</b>', 'a <b>b</b>'],
    ['', ''],
  ])('shortens white space in %j', async (text, expected) => {
    expect(await minify(text)).toBe(expected)
  })

  it.each([
    ['<a href="x" title="a b" class=\'c\' id="">x</a>', '<a href=x title="a b" class=c id>x</a>'],
    ['<a href="?a=1&amp;copy=2" title=\'say "hi"\'>x</a>', '<a href="?a=1&amp;copy=2" title=\'say "hi"\'>x</a>'],
    ['<input checked="checked" disabled="" value="checked">', '<input checked disabled value=checked>'],
    ['<a href="x/">y</a><svg><use href="#a" /></svg>', '<a href=x/>y</a><svg><use href=#a /></svg>'],
    ['<p title="a=b `c` &eacute;">&eacute;</p>', '<p title="a=b `c` &eacute;">&eacute;</p>'],
    ['<div style="color: #ffffff; margin: 0 "></div>', '<div style=color:#fff;margin:0></div>'],
    ['<style>.a { &:hover { color: red } }</style>', '<style>.a{&:hover{color:red}}</style>'],
    ['<style>a{b:c} } bad {</style>', '<style>a{b:c} } bad {</style>'],
    [
      '<!doctype  html><!-- x --><!--! keep --><!--[if IE]> a <![endif]--><?php echo 1 ?>',
      '<!doctype html><!--! keep --><!--[if IE]> a <![endif]--><?php echo 1 ?>',
    ],
    [
      '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"\n"http://www.w3.org/TR/html4/strict.dtd">',
      '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">',
    ],
  ])('shortens tags and comments in %j', async (text, expected) => {
    expect(await minify(text)).toBe(expected)
  })

  // HTML Standard, 13.1.2.4 Optional tags.
  it.each([
    ['<html><head><title>x</title></head><body><p>a</p><p>b</p></body></html>', '<title>x</title><p>a<p>b'],
    ['<html lang="en"><head></head><body><script>x</script></body></html>', '<html lang=en><body><script>x</script>'],
    [
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody><tbody><tr><td>c</td></tr></tbody></table>',
      '<table><thead><tr><th>a<tbody><tr><td>b<tbody><tr><td>c</table>',
    ],
    ['<a><p>x</p></a><div><p>y</p></div>', '<a><p>x</p></a><div><p>y</div>'],
    ['<dl><dt>a</dt><dd>b</dd></dl><p>c</p>', '<dl><dt>a<dd>b</dl><p>c</p>'],
    ['<select><optgroup label=a><option>b</option></optgroup></select>', '<select><optgroup label=a><option>b</select>'],
    ['<p>a</p> <!-- c --> <p>b</p>', '<p>a<p>b</p>'],
  ])('leaves out optional tags of %j', async (text, expected) => {
    expect(await minify(text, { optionalTags: true })).toBe(expected)
  })

  it('changes nothing when nothing is asked for', async () => {
    const text = '<p class="a"  id=b> x <!-- c --> <input checked="checked"> &amp; <b> y </b>\n</p>'
    expect(await minify(text, NOTHING)).toBe('<p class="a" id="b"> x <!-- c --> <input checked="checked"> &amp; <b> y </b>\n</p>')
  })

  it('says what it saved', async () => {
    expect((await output(htmlMinifier, { text: '<p> é </p>' })).sizes).toEqual({ before: 11, after: 9, saved: 18.2 })
    expect((await output(htmlMinifier, { text: '' })).sizes).toEqual({ before: 0, after: 0, saved: 0 })
  })

  it.each([
    ['<div>'.repeat(10_000), 'code-too-deep'],
    [`<p>${Array.from({ length: 500 }, (_, i) => `<b class=${i}>`).join('')}${'<p>x'.repeat(3000)}`, 'too-many-elements'],
    // A paragraph in a paragraph, which no HTML can say.
    ['<pre>`</html><p class="a  b" id=c>b c<table><html><dt>|<div>', 'code-changed'],
  ])('refuses what it cannot shorten (%#)', async (text, code) => {
    expect(await failure(htmlMinifier, { text })).toMatchObject({ code, field: 'text' })
  })

  it('keeps the tree that an independent reading gives', async () => {
    const part = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<td>',
      '<table>',
      '<li>',
      '<ul>',
      '</ul>',
      '<div class="x y">',
      '</div>',
      '<pre>',
      '</pre>',
      'a',
      'b c',
      '&lt;',
      '&',
      '<option>',
      '<br>',
      "<p title='\"'>",
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 14 }), fc.boolean(), async (parts, optionalTags) => {
        const text = `<!doctype html><body>${parts.join('')}`
        expect(serialize(parse(await minify(text, { optionalTags })))).toBe(serialize(parse(text)))
      }),
      { numRuns: 150 },
    )
  })
})
