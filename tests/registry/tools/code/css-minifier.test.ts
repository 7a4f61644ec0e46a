import * as csstree from 'css-tree'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cssMinifier } from '../../../../registry/tools/code/css-minifier.ts'
import { failure, output } from '../../../support/run-tool.ts'

const minify = async (input: object): Promise<string> => (await output(cssMinifier, input)).text

describe('css-minifier', () => {
  it.each([
    ['', ''],
    [' \r\n\t', ''],
    ['/* only */', ''],
    ['\ufeffa { b : c ; }', 'a{b:c}'],
    ['a{b:c;;;d:e;}', 'a{b:c;d:e}'],
    [
      '@charset "utf-8";\r\n@import url( "x" ) layer(y) supports( display : grid ) screen;',
      '@charset "utf-8";@import url("x") layer(y) supports(display:grid) screen;',
    ],
    ['.a{ &:hover {c:d} & .b{e:f} .c &{g:h} > d{x:y} color : red }', '.a{&:hover{c:d}& .b{e:f}.c &{g:h}>d{x:y}color:red}'],
    [
      '@layer a , b; @container c ( width > 400px ) and style( --x : 1 ) { d { e: f } }',
      '@layer a,b;@container c (width>400px) and style(--x:1){d{e:f}}',
    ],
    ['@scope ( .a :hover ) to ( .b ) { c :is( d , e ) { f: g } }', '@scope (.a :hover) to (.b){c :is(d,e){f:g}}'],
    ['@supports selector( a :hover ){b{c:d}}', '@supports selector(a :hover){b{c:d}}'],
    ['@media(min-width : 1px)and (x){a{b:c}}', '@media(min-width:1px)and (x){a{b:c}}'],
    ['a > b + c ~ d , e   f{g:h}', 'a>b+c~d,e f{g:h}'],
    ['li:nth-child( 2n + 1 of .x )::before{a:b}', 'li:nth-child(2n+ 1 of .x)::before{a:b}'],
    ['a[ b = "c" i ]{d:e}', 'a[b="c" i]{d:e}'],
    ['a{width:calc( 1px + 2px * (3 - var( --x , 4px ) ) )}', 'a{width:calc(1px + 2px*(3 - var(--x,4px)))}'],
    ['a{b:c ! important;grid-area: 1 / 2;e: 1 / * 2}', 'a{b:c!important;grid-area:1/2;e:1/ *2}'],
    ['a{--x:  { a : b } ;--y:;--z: ;c:d}', 'a{--x:{ a : b };--y:;--z: ;c:d}'],
    ['a{content:"\\f101 é😀  /* no */"}', 'a{content:"\\f101 é😀  /* no */"}'],
    ['a{background:url( x.png ) no-repeat}', 'a{background:url(x.png) no-repeat}'],
    ['html>/**/body .a/**/.b{a:b/**/c/* x */d}', 'html>body .a.b{a:b/**/c/**/d}'],
    ['.a\\( .b{c:d}', '.a\\( .b{c:d}'],
    ['a{*zoom:1;_h:1;color red}', 'a{*zoom:1;_h:1;color red}'],
    ['@tailwind base; a{ @apply x y }', '@tailwind base;a{@apply x y}'],
    ['<!-- a{b:c} -->', '<!--a{b:c}-->'],
    ['a{b:\ud800}', 'a{b:\ud800}'],
  ])('minifies %j', async (text, expected) => {
    expect(await minify({ text })).toBe(expected)
  })

  it.each([
    ['a{b:0.50em +0.5px -0.05px 00.5s}', 'a{b:.5em +.5px -.05px .5s}'],
    ['a{b:1.0 0.0 10 1.5e3px}', 'a{b:1.0 0.0 10 1.5e3px}'],
    ['a{b:#FFFFFF #aabbccdd #abcdef #aabbc}', 'a{b:#FFF #abcd #abcdef #aabbc}'],
    ['a{b:#FFCc99 #AaBbCcDd #AbcDef #AaBbC}', 'a{b:#FC9 #ABCD #AbcDef #AaBbC}'],
    ['#aabbcc{d:url(#aabbcc)}', '#aabbcc{d:url(#aabbcc)}'],
    ['a{filter:progid:X(startColorstr=#80000000)}', 'a{filter:progid:X(startColorstr=#80000000)}'],
    ['@media (min-resolution: 0.50dppx){a{b:c}}', '@media (min-resolution:.5dppx){a{b:c}}'],
    ['a{--b:0.50 #aabbcc}', 'a{--b:0.50 #aabbcc}'],
  ])('shortens %j where that is safe', async (text, expected) => {
    expect(await minify({ text })).toBe(expected)
    const plain = await minify({ text, shorten: false })
    expect(csstree.generate(csstree.parse(plain))).toBe(csstree.generate(csstree.parse(text)))
  })

  it('keeps licence comments anywhere, if asked', async () => {
    const text = '/*! a */x{/* b */c:d;/*! e */f:g/*! h */}/* @license i */@media y{/* @preserve */}/*! j */'
    expect(await minify({ text })).toBe('/*! a */x{c:d;/*! e */f:g/*! h */}/* @license i */@media y{/* @preserve */}/*! j */')
    expect(await minify({ text, licences: false })).toBe('x{c:d;f:g}@media y{}')
  })

  it('says the same to css-tree, and cannot be shortened twice', async () => {
    const space = fc.constantFrom('', ' ', '\n', '/* c */', ' /* c */ ')
    const value = fc.constantFrom('red', '1px solid', 'calc(1px + 2em)', 'url(a)', '"b"', 'a , b', '0.5em -0.5em', '#ffffff')
    const selector = fc.constantFrom('a', '.b .c', 'd > e', 'f:not( g , h )', 'i ~ j', '[k=l]', 'm :hover')
    const declaration = fc.tuple(space, value, space).map(([before, text, after]) => `p${before}:${before}${text}${after};`)
    const rule = fc
      .tuple(selector, space, fc.array(declaration, { maxLength: 3 }))
      .map(([head, gap, body]) => `${head}${gap}{${gap}${body.join(gap)}}`)
    const sheet = fc
      .array(
        fc.oneof(
          rule,
          rule.map((inner) => `@media ( x ) {${inner}}`),
        ),
        { maxLength: 4 },
      )
      .map((rules) => rules.join('\n'))
    await fc.assert(
      fc.asyncProperty(sheet, async (text) => {
        const once = await minify({ text, shorten: false })
        expect(csstree.generate(csstree.parse(once))).toBe(csstree.generate(csstree.parse(text)))
        expect(await minify({ text: once, shorten: false })).toBe(once)
        const short = await minify({ text })
        expect(await minify({ text: short })).toBe(short)
      }),
      { numRuns: 300 },
    )
  })

  it('gives the sizes', async () => {
    expect((await output(cssMinifier, { text: 'é { a: b }' })).sizes).toEqual({ before: 11, after: 7, saved: 36.4 })
    expect((await output(cssMinifier, { text: '' })).sizes).toEqual({ before: 0, after: 0, saved: 0 })
  })

  it.each([
    ['a{color:red', 'Unclosed bracket', 1],
    ['a{b:(}', 'Unclosed bracket', 4],
    ['@media (x{a{b:c}}', 'Unclosed bracket', 7],
    ['a{b:c}\n}', 'Unexpected closing bracket', 7],
    ['a{b:c)}', 'Unexpected closing bracket', 5],
    ['a{b:"x\n}', 'Unclosed string', 4],
    ['a{b:"x\\"', 'Unclosed bracket', 1],
    ['/* x', 'Unclosed comment', 0],
    ['/*/', 'Unclosed comment', 0],
    ['a{b:url(x', 'Unclosed bracket', 1],
    ['a{b:url(x y"z)}', 'Bad URL', 4],
    ['a, b', 'Block expected', 0],
  ])('refuses %j as “%s” at %i', async (text, reason, offset) => {
    expect(await failure(cssMinifier, { text })).toMatchObject({
      code: 'code-syntax',
      params: { reason },
      field: 'text',
      place: { offset },
    })
  })

  it('refuses what is nested too deep, and takes much on one line', async () => {
    expect(await failure(cssMinifier, { text: 'a{'.repeat(1000) + '}'.repeat(1000) })).toMatchObject({
      code: 'code-too-deep',
      place: { offset: 801 },
    })
    expect(await minify({ text: 'a { b : c }'.repeat(2000) })).toHaveLength(6 * 2000)
    expect(await minify({ text: `a { b : ${'x , '.repeat(10_000)}y }` })).toHaveLength(20_006)
  })
})
