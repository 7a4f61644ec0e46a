import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlToText } from '../../../../registry/tools/code/html-to-text.ts'
import { failure, output } from '../../../support/run-tool.ts'

const toText = async (text: string, options: object = {}): Promise<string> => (await output(htmlToText, { text, ...options })).text

describe('html-to-text', () => {
  it.each([
    ['<p>a<br>b<br><br>c<br></p>d', 'a\nb\n\nc\n\nd'],
    ['<div>a</div><div>b</div>c', 'a\nb\nc'],
    ['<p>  one\n two </p><p></p><p>three</p>', 'one two\n\nthree'],
    ['<pre>\n  a\n    b\n</pre>x', '  a\n    b\n\nx'],
    ['10<sup>6</sup> H<sub>2</sub>O x<sup>ab</sup> <q>hi</q>', '10⁶ H₂O xab “hi”'],
    ['<ul><li>a<ul><li>b</ul><li>c</ul>', '• a\n  • b\n• c'],
    ['<ol start=3 reversed type=i><li>a<li>b<li value=9>c</ol>', 'iii. a\nii. b\nix. c'],
    ['<ol type=a start=26><li>x<li>y</ol>', 'z. x\naa. y'],
    ['<ul><li><p>a</p><p>b</p></ul>', '• a\n\n  b'],
    ['<dl><dt>a<dd>b</dl>', 'a\n    b'],
    ['<ruby>漢<rt>kan</rt></ruby> <ruby>字<rp>(</rp><rt>ji</rt><rp>)</rp></ruby>', '漢(kan) 字(ji)'],
    ['<select><option>a<option selected>b</select> <input value=x> <input type=checkbox checked> <input type=password value=p>', 'b x [x]'],
    ['<p hidden>x</p><p style="color:red; display: none">y</p><noscript>z</noscript><dialog>d</dialog><template>t</template>w', 'w'],
    ['<svg><title>no</title><text>yes</text></svg>', 'yes'],
    ['a&nbsp;&nbsp;b co&shy;op &lt;b&gt;', 'a\u00a0\u00a0b coop <b>'],
    ['<p>שלום</p>\r\n<p>👩‍👩‍👧</p>', 'שלום\n\n👩‍👩‍👧'],
    ['<fieldset><legend>L</legend>x</fieldset>', 'L\nx'],
    ['', ''],
  ])('lays out %j', async (text, expected) => {
    expect(await toText(text)).toBe(expected)
  })

  it.each([
    [{}, 'See A (https://a.example), a@b.c, [pic] (/z) and x.'],
    [{ links: 'text' }, 'See A, a@b.c, [pic] and x.'],
    [{ links: 'footnotes', images: false }, 'See A [1], a@b.c, [2] and x.\n\n[1] https://a.example\n[2] /z'],
  ])('writes links with %j', async (options, expected) => {
    const text =
      '<p>See <a href="https://a.example">A</a>, <a href="mailto:a@b.c">a@b.c</a>, <a href="/z"><img src=p alt=pic></a> and <a href="#x">x</a>.'
    expect(await toText(text, options)).toBe(expected)
  })

  it('writes headings, bullets and rules as asked', async () => {
    const text = '<h1>Über</h1><h2>zwei</h2><ul><li>a</ul><hr>'
    expect(await toText(text, { headings: 'capitals', bullet: '*', lineWidth: 20 })).toBe('ÜBER\n\nZWEI\n\n* a\n\n--------------------')
    expect(await toText(text, { headings: 'underlined', bullet: '-', lineWidth: 0 })).toBe(
      `Über\n====\n\nzwei\n----\n\n- a\n\n${'-'.repeat(40)}`,
    )
  })

  it.each([
    ['<table><caption>C</caption><tr><td rowspan=2>a b<td colspan=2>d e f g<tr><td>1<td>2</table>', {}, 'C\n\na b  d e f g\n     1  2'],
    ['<table><tr><th>Kind<th>Price<tr><td>中文<td>7</table>', {}, 'Kind  Price\n----  -----\n中文  7'],
    ['<table><tr><td>one two three four five<td>x</table>', { lineWidth: 20 }, 'one two three      x\nfour five'],
    ['<table><tr><td>a<td>b</table>', { tables: false }, 'a\nb'],
    ['<table><tr><td colspan=1000>a<tr><td>b</table>', {}, 'a\nb'],
  ])('sets %j in columns', async (text, options, expected) => {
    expect(await toText(text, options)).toBe(expected)
  })

  it('breaks lines at the width, but no words', async () => {
    expect(await toText('<blockquote>aaa bbb ccc ddd eee fff</blockquote>', { lineWidth: 22 })).toBe('> aaa bbb ccc ddd eee\n> fff')
    expect(await toText(`a ${'x'.repeat(50)} b`, { lineWidth: 20 })).toBe(`a\n${'x'.repeat(50)}\nb`)
    expect(await toText('茶'.repeat(25), { lineWidth: 20 })).toBe(`${'茶'.repeat(10)}\n${'茶'.repeat(10)}\n${'茶'.repeat(5)}`)
    expect(await toText('a '.repeat(1000), { lineWidth: 0 })).toBe('a '.repeat(1000).trim())
  })

  it.each([
    ['<div>'.repeat(10_000), 'code-too-deep'],
    [`<p>${Array.from({ length: 190 }, (_, i) => `<b class=${i}>`).join('')}${'<p>x'.repeat(3000)}`, 'too-many-elements'],
    [`<table>${'<tr><td rowspan=9999 colspan=1000>x'.repeat(2000)}`, 'table-too-big'],
  ])('refuses %#', async (text, code) => {
    expect(await failure(htmlToText, { text })).toMatchObject({ code, field: 'text' })
  })

  it('keeps every letter of plain paragraphs, in lines that are no wider than asked', async () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'B', '1', 'é', '-'), minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(word, { minLength: 1 }), { minLength: 1 }),
        fc.integer({ min: 20, max: 60 }),
        async (paragraphs, lineWidth) => {
          const text = await toText(paragraphs.map((words) => `<p>${words.join(' ')}</p>`).join(''), { lineWidth })
          expect(text.split(/\s+/)).toEqual(paragraphs.flat())
          for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(lineWidth)
        },
      ),
    )
  })
})
