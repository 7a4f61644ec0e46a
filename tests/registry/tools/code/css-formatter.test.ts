import { describe, expect, it } from 'vitest'
import { styleTokens } from '../../../../registry/lib/css/tokens.ts'
import { cssFormatter } from '../../../../registry/tools/code/css-formatter.ts'
import { failure, output } from '../../../support/run-tool.ts'

const format = async (input: object): Promise<string> => (await output(cssFormatter, input)).text

describe('css-formatter', () => {
  it.each([
    ['', ''],
    ['a{}', 'a {\n}\n'],
    ['/* only */', '/* only */\n'],
    ['\ufeffa{b:c}', 'a {\n  b: c;\n}\n'],
    ['a{b:c}\r\n\r\n\r\nd{e:f}', 'a {\n  b: c;\n}\n\nd {\n  e: f;\n}\n'],
    ['@layer a,b;@layer{a{b:c}}', '@layer a,b;\n@layer {\n  a {\n    b: c;\n  }\n}\n'],
    ['.é::after{content:"\ud800😀\\f101"}', '.é::after {\n  content: "\ud800😀\\f101";\n}\n'],
    ['a :hover{b:c}a:hover{b:c}', 'a :hover {\n  b: c;\n}\na:hover {\n  b: c;\n}\n'],
    ['a{margin:0 -1px;width:calc(1px + 2px)}', 'a {\n  margin: 0 -1px;\n  width: calc(1px + 2px);\n}\n'],
    ['a{color:oklch(.5 .2 30/50%)}', 'a {\n  color: oklch(0.5 0.2 30/50%);\n}\n'],
    ['a{font:.5em/.8 x;b:.5/2}', 'a {\n  font: 0.5em/0.8 x;\n  b: 0.5/2;\n}\n'],
    ['a{b:f(-.5%/.8) ".5/2" url(.5/2)}', 'a {\n  b: f(-0.5%/0.8) ".5/2" url(.5/2);\n}\n'],
    ['[type=text]{--Foo:  {a:b}}', '[type="text"] {\n  --Foo: {\n    a: b;\n  };\n}\n'],
  ])('lays out %j', async (text, expected) => {
    expect(await format({ text })).toBe(expected)
  })

  it('keeps all comments', async () => {
    const text = '/*! a */a/* b */{c:d/* e */;/* f */}/* g */'
    expect(styleTokens(await format({ text }), { lineComments: false })).toEqual(styleTokens(text, { lineComments: false }))
    expect(await format({ text: '// one\na{b:c} // two', syntax: 'scss' })).toBe('// one\na {\n  b: c;\n} // two\n')
  })

  it('obeys its options', async () => {
    expect(await format({ text: 'a{b:"c"}', quotes: 'single', indentation: '4' })).toBe("a {\n    b: 'c';\n}\n")
  })

  it.each([
    ['css', '@import a,;'],
    ['css', '@media screen and (min-width:1px){a{b:c}};@a \\'],
  ])('refuses %s %j, which Prettier would change', async (syntax, text) => {
    expect(await failure(cssFormatter, { text, syntax })).toEqual({ code: 'code-changed', params: {}, field: 'text' })
  })

  it.each([
    ['css', 'a{color:red', 'Unclosed block', 1],
    ['css', 'a{b:c}\n}', 'Unexpected }', 7],
    ['css', 'a{b:c)}', 'Unexpected )', 5],
    ['css', 'a{b:"x\n}', 'Unclosed string', 4],
    ['css', 'a{} /* x', 'Unclosed comment', 4],
    ['css', '@media (x{a{b:c}}', 'Unclosed bracket', 7],
    ['css', '@media url( a', 'Unclosed bracket', 10],
    ['css', 'a{color red}', 'Unknown word color', 2],
    ['scss', '@mixin x{a:(b}', 'Unclosed bracket', 11],
    ['less', '\0', 'Unknown word �', 0],
  ])('refuses %s %j as “%s”', async (syntax, text, reason, offset) => {
    expect(await failure(cssFormatter, { text, syntax })).toMatchObject({
      code: 'code-syntax',
      params: { reason },
      field: 'text',
      place: { offset },
    })
  })

  it.each(['/', ': ;', '{"__proto__":{"polluted":true}}', '{ @if }'])('refuses %j, over which Prettier stumbles', async (text) => {
    expect(await failure(cssFormatter, { text })).toMatchObject({ code: 'code-syntax', field: 'text' })
  })

  it('takes brackets in texts, comments and addresses for what they are', async () => {
    expect(await format({ text: 'a{b:"(";c:url(x(y);/* ( */}' })).toBe('a {\n  b: "(";\n  c: url(x(y); /* ( */\n}\n')
    expect(await format({ text: '// (\na{b:c}', syntax: 'less' })).toBe('// (\na {\n  b: c;\n}\n')
  })

  it.each(['('.repeat(10_000) + ')'.repeat(10_000), 'a{'.repeat(5000) + '}'.repeat(5000)])(
    'refuses what is nested too deep (%#)',
    async (text) => {
      for (const syntax of ['css', 'scss', 'less'])
        expect(await failure(cssFormatter, { text, syntax })).toMatchObject({ code: 'code-too-deep', field: 'text' })
    },
  )

  it.each([
    ['a .b', 'a.b'],
    ['1px -1px', '1px - 1px'],
    ['"a"', '"b"'],
    ['1.5', '1.05'],
    ['a b', 'ab'],
    ['/* a */', ''],
    ['url(a)', 'url(A)'],
    ['// a', '/ / a'],
  ])('tells %j from %j', (one, other) => {
    expect(styleTokens(one, { lineComments: true })).not.toEqual(styleTokens(other, { lineComments: true }))
  })

  it.each([
    ['A{B:#FFF;}', 'a { b: #fff }'],
    ["'x'", '"x"'],
    ['.50em', '0.5em'],
    ['+.5E+3', '+0.5e3'],
    ['[a=b]', '[a="b"]'],
    ['(a,)', '( a )'],
  ])('takes %j for %j', (one, other) => {
    expect(styleTokens(one, { lineComments: false })).toEqual(styleTokens(other, { lineComments: false }))
  })
})
