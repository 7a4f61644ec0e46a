import * as fc from 'fast-check'
import { ErrorCodes } from 'parse5'
import { describe, expect, it } from 'vitest'
import { HTML_FAULTS } from '../../../../registry/data/web/html-faults.ts'
import { htmlViewer } from '../../../../registry/tools/code/html-viewer.ts'
import { failure, output } from '../../../support/run-tool.ts'

const view = (text: string) => output(htmlViewer, { text })

describe('html-viewer', () => {
  it('has words for every parse error of the parser', () => {
    expect(new Set(Object.keys(HTML_FAULTS))).toEqual(new Set<string>(Object.values(ErrorCodes)))
  })

  it('gives the text back to the letter', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({
          unit: fc.constantFrom('<', '>', '/', 'p', 'b', '&', '"', '=', ' ', '\n', '!', '-', 'table', 'svg', 'template', '\u0000', '😀'),
        }),
        async (text) => {
          expect((await view(text)).preview).toBe(text)
        },
      ),
    )
  })

  // HTML Standard, 13.2.2 Parse errors.
  it.each([
    ['<p id=a id=b></p>', [['duplicate-attribute', 1, 11]]],
    ['<!doctype html>\n<html><body>\n<div></span></div>', [['end-tag-without-matching-open-element', 3, 6]]],
    ['a &copy b', [['missing-semicolon-after-character-reference', 1, 8]]],
    ['<br/ >', [['unexpected-solidus-in-tag', 1, 5]]],
    ['1 < 2', [['invalid-first-character-of-tag-name', 1, 4]]],
    ['<!-- a --!>', [['incorrectly-closed-comment', 1, 11]]],
    ['<html><p>x', [['missing-doctype', 1, 1]]],
    [
      '<div>\n <b><i>x</b></i></div>',
      [
        ['closing-of-element-with-open-child-elements', 2, 9],
        ['end-tag-without-matching-open-element', 2, 13],
      ],
    ],
    ['<div><span>x</div>', [['closing-of-element-with-open-child-elements', 1, 13]]],
    ['<ul><li>a<li>b</ul><table><tr><td>x</table><select><option>a</select><dl><dt>a<dd>b</dl>', []],
    ['<div><p>x</div></p>', [['end-tag-without-matching-open-element', 1, 16]]],
    [
      '<section>\n  <em>x',
      [
        ['open-elements-left-after-eof', 1, 1],
        ['open-elements-left-after-eof', 2, 3],
      ],
    ],
    ['<svg><path/><g></g></svg><br><img></body></html>', []],
    ['<template><b>x</b></template><script>"</b>"</script><textarea></i></textarea>', []],
    ['<p>a</p></br>', [['end-tag-without-matching-open-element', 1, 9]]],
    ['<p>x', []],
    ['<!doctype html><title>a</title><p>b', []],
  ])('finds the faults of %j', async (text, expected) => {
    const { faults = [], counts } = await view(text)
    expect(faults.map(({ fault, line, column }: { fault: string; line: number; column: number }) => [fault, line, column])).toEqual(
      expected,
    )
    expect(counts.faults).toBe(expected.length)
  })

  it('counts what a page holds', async () => {
    const text =
      '<!doctype html><html><head><title>T t</title><style>a b</style></head><body><h2>Two  <em>w</em></h2><a>x</a><a href=#>y</a><map><area href=#></map><img src=a><img alt="" src=b><script>let q</script><template><h3>In</h3></template><svg><a href=#></a></svg><p>é 👨‍👩‍👧'
    const { counts, outline } = await view(text)
    expect(counts).toMatchObject({ headings: 2, links: 3, images: 2, imagesWithoutText: 1, scripts: 1, depth: 4 })
    expect(outline).toEqual([
      { level: 2, heading: 'Two w' },
      { level: 3, heading: 'In' },
    ])
  })

  it.each([
    ['<h1>One</h1><p>two<br>three</p>', 3, 13],
    ['<ul><li>a<li>b</ul><table><tr><td>c<td>d</table>e<hr>f', 6, 11],
    ['<p>in<b>sep</b>arable w<wbr>ords</p>', 2, 17],
    ['<div>a<div>b</div>c</div>', 3, 5],
  ])('parts in %s what stands on lines of its own', async (text, words, characters) => {
    expect((await view(text)).counts).toMatchObject({ words, characters })
  })

  it('parts the lines of a heading', async () => {
    expect((await view('<h1>One<br>two<span>!</span></h1>')).outline).toEqual([{ level: 1, heading: 'One two!' }])
  })

  it('counts the words and characters of the visible text only', async () => {
    expect((await view('<title>no</title><p>Well-being  for</p><style>x</style> all')).counts).toMatchObject({ words: 3, characters: 18 })
    expect((await view('')).counts).toMatchObject({ words: 0, characters: 0, elements: 3, faults: 0 })
  })

  it('lists a hundred faults and counts the rest', async () => {
    const { faults, counts } = await view('</b>'.repeat(250))
    expect(faults).toHaveLength(100)
    expect(counts.faults).toBe(250)
  })

  it('refuses misnested tags that would multiply', { tags: 'long' }, async () => {
    const bold = Array.from({ length: 1800 }, (_, i) => `<b class=${i}>`).join('')
    expect(await failure(htmlViewer, { text: `<p>${bold}${'<p>x'.repeat(1800)}` })).toMatchObject({
      code: 'too-many-elements',
      field: 'text',
    })
  })

  it('takes deep and long pages', { tags: 'long' }, async () => {
    expect((await view('<div>'.repeat(10_000))).counts).toMatchObject({ elements: 10_003, depth: 10_002 })
    expect((await view('<p>a<img></p>'.repeat(10_000))).counts).toMatchObject({ images: 10_000 })
    expect((await view('x'.repeat(1_000_000))).counts).toMatchObject({ words: 1 })
    expect((await view(`<p ${'a=b '.repeat(5000)}>`)).counts.faults).toBe(4999)
  })
})
