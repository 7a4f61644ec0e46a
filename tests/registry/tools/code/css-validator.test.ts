import { describe, expect, it } from 'vitest'
import { cssValidator } from '../../../../registry/tools/code/css-validator/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Problem = { line: number; column: number; severity: string; problem: string; found: string; expected: string }
const problemsOf = async (text: string): Promise<Problem[]> => (await output(cssValidator, { text })).problems ?? []
const short = async (text: string) => (await problemsOf(text)).map(({ problem, line, column }) => `${problem} ${line}:${column}`)

describe('css-validator', () => {
  it.each([
    '',
    '/* x */',
    'a{}',
    'a{color:red;--x: anything;width:var(--x);*zoom:1;-webkit-x:y;margin:1px!important;COLOR:RED}',
    '.a{> b{color:red}.c{color:red}&:hover{color:red}+ d{}.e &{}}',
    'a:has(> b):not(c, d)::part(x):nth-child(2n + 1 of .y){}',
    '@layer a,b;@layer{}@container c (width > 400px) and style(--x: 1){a{color:oklch(0.7 0.1 200 / 50%)}}',
    '@font-face{font-family:"x";src:url(x) format("woff2");unicode-range:U+26}',
    '@page :first{margin:1in;size:A4;@top-left{content:"x"}}',
    '@keyframes x{from{color:red}50.5%{color:blue}to{}}',
    '@property --x{syntax:"<length>";inherits:false;initial-value:0px}',
    '@supports (display:grid) and (not (display:inline-grid)){a{top:0}}',
    '@function --f(--a){result:var(--a)}a{width:--f(1px);width:if(style(--x: 1): 1px; else: 2px);width:env(x)}',
    'a{inset:0;text-wrap:balance;anchor-name:--x;color:light-dark(red,blue)}',
    'a{content:"\ud800é😀"}\r\n<!-- b{} -->',
    `a{background:url(data:${'x'.repeat(5000)})}`,
  ])('finds nothing in %j', async (text) => {
    const { facts, problems } = await output(cssValidator, { text })
    expect({ problems, valid: facts.valid }).toEqual({ problems: undefined, valid: true })
  })

  it.each([
    ['a{b', ['unclosed-bracket 1:2', 'colon-missing 1:3']],
    ['a{top:0}\r\n}', ['stray-bracket 2:1']],
    ['a{top:0)}', ['stray-bracket 1:8']],
    ['a{content:"x\n}', ['unclosed-string 1:11']],
    ['a{}/* x', ['unclosed-comment 1:4']],
    ['a{background:url(x y"z)}', ['bad-url 1:14']],
    ['a{color}', ['colon-missing 1:3']],
    ['a{color red;top:0}', ['colon-missing 1:3']],
    ['a{color:}', ['value-missing 1:3']],
    ['a, b', ['block-missing 1:1']],
    [
      '> a{}b >{}c > > d{}{}e,,f{}.1{}',
      ['bad-selector 1:1', 'bad-selector 1:6', 'bad-selector 1:11', 'bad-selector 1:20', 'bad-selector 1:24', 'bad-selector 1:28'],
    ],
    [':g({}', ['block-missing 1:1', 'unclosed-bracket 1:2']],
    ['a{colr:red}', ['unknown-property 1:3']],
    ['@font-face{colr:red}', ['unknown-descriptor 1:12']],
    ['@foo x;', ['unknown-at-rule 1:1']],
    ['@media{}', ['bad-at-rule 1:1']],
    ['a{\n  color:reed;\n  margin:1px 2}', ['bad-value 2:9', 'bad-value 3:14']],
    ['@property --x{inherits:maybe}', ['bad-value 1:24']],
    ['a{width:if(}', ['unclosed-bracket 1:9']],
    ['\0', ['block-missing 1:1']],
  ])('finds the fault of %j', async (text, expected) => {
    expect(await short(text)).toEqual(expected)
  })

  it.each([
    ['error', 3, 0, ['error', 'error', 'error']],
    ['warning', 1, 2, ['warning', 'error', 'warning']],
    ['ignore', 1, 0, ['error']],
  ])('takes what is unknown as asked: %s', async (unknown, errors, warnings, severities) => {
    const { facts, problems } = await output(cssValidator, { text: 'a{colr:red;color;top:x}', unknown })
    expect(facts).toEqual({ valid: false, errors, warnings, rules: 1, declarations: 2 })
    expect((problems as Problem[]).map(({ severity }) => severity)).toEqual(severities)
  })

  it('leaves what is unknown out of the verdict, if asked', async () => {
    expect(await output(cssValidator, { text: 'a{colr:red}', unknown: 'warning' })).toMatchObject({ facts: { valid: true, warnings: 1 } })
    expect(await output(cssValidator, { text: 'a{colr:red}', unknown: 'ignore' })).toMatchObject({ facts: { valid: true, warnings: 0 } })
  })

  it('finds a missing semicolon', async () => {
    expect(await problemsOf('a{color:red\nbackground:blue}')).toMatchObject([{ line: 2, severity: 'error', found: 'red background:blue' }])
  })

  // CSS Syntax 3, 4.3.7: a name with escapes is the same name.
  it.each(['a{color:\\yellow}', 'a{color:bl\\75 e}', 'a{\\63olor:r\\gb(0, 51, 102)}', 'a{width:1\\70 x}'])(
    'reads escapes in %j',
    async (text) => {
      expect(await short(text)).toEqual([])
    },
  )

  // Specified after css-tree's own tables were made, or in them alone.
  it.each([
    'clip-path:shape(from 0 0,line to 1px 1px)',
    'display:grid-lanes',
    'margin-trim:block',
    'row-rule:1px solid red',
    'color:oklch(from red l c h / 50%)',
    'color:rgb(from var(--x) r g b)',
    'color:contrast-color(red)',
    'order:sibling-index()',
    'width:calc-size(auto,size)',
    'word-break:break-word',
  ])('knows %s', async (declaration) => {
    expect(await short(`a{${declaration}}`)).toEqual([])
  })

  it.each([
    'color:rgb(1,2)',
    'margin:1px 2px 3px 4px 5px',
    'z-index:1.5',
    'text-align:middle',
    'width:-1px',
    'transform:rotate(1)',
    'font:12px',
  ])('refuses %s', async (declaration) => {
    expect(await short(`a{${declaration}}`)).toHaveLength(1)
  })

  it('knows new descriptors and at-rules', async () => {
    expect(
      await short('@font-face{src:url(x) format("woff2") tech(variations)}@custom-media --x (width>1px);@page{@top-left{content:"x"}}'),
    ).toEqual([])
    expect(await short('@font-face{font-wight:1}@page{foo:1}')).toEqual(['unknown-descriptor 1:12', 'unknown-property 1:31'])
  })

  it('shows what was found and what was expected', async () => {
    expect(await problemsOf('a{margin:1px 2}')).toMatchObject([{ found: '1px 2', expected: "<'margin-top'>{1,4}" }])
    expect(await problemsOf(`a{${'x'.repeat(500)}:1}`)).toMatchObject([{ found: `${'x'.repeat(120)}…` }])
  })

  it('lists a thousand problems and counts the rest', async () => {
    const { facts, problems, notices } = await output(cssValidator, { text: 'a{b:c}\n'.repeat(1500) })
    expect(problems).toHaveLength(1000)
    expect(problems[999]).toMatchObject({ line: 1000, column: 3 })
    expect(facts.errors).toBe(1500)
    expect(notices).toEqual([{ code: 'more-problems', params: { count: 500 }, level: 'warning' }])
  })

  it('survives long and deep texts', async () => {
    expect(await failure(cssValidator, { text: '['.repeat(10_000) })).toMatchObject({ code: 'code-too-deep', place: { offset: 400 } })
    expect(await short(`${'a,'.repeat(50_000)}b{}`)).toEqual([])
    expect(await short('a'.repeat(1_000_000))).toEqual(['block-missing 1:1'])
    expect(await short(`a{width:calc(${'1px + '.repeat(5000)}1px)}`)).toEqual([])
  })
})
