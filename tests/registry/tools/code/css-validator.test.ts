import { describe, expect, it } from 'vitest'
import { cssValidator } from '../../../../registry/tools/code/css-validator/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Problem = { line: number; column: number; severity: string; problem: string; found: string; expected: string }
const problemsOf = async (text: string, warnings = true): Promise<Problem[]> =>
  (await output(cssValidator, { text, warnings })).problems ?? []
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

  it('tells errors from warnings and leaves warnings out if asked', async () => {
    const text = 'a{colr:red;color;top:x}'
    expect((await output(cssValidator, { text })).facts).toEqual({ valid: false, errors: 1, warnings: 2, rules: 1, declarations: 3 })
    expect((await output(cssValidator, { text, warnings: false })).facts).toMatchObject({ errors: 1, warnings: 0 })
    expect((await output(cssValidator, { text: 'a{colr:red}', warnings: false })).problems).toBeUndefined()
    expect((await problemsOf(text)).map(({ severity }) => severity)).toEqual(['warning', 'error', 'warning'])
  })

  it('shows what was found and what was expected', async () => {
    expect(await problemsOf('a{margin:1px 2}')).toMatchObject([{ found: '1px 2', expected: "<'margin-top'>{1,4}" }])
    expect(await problemsOf(`a{${'x'.repeat(500)}:1}`)).toMatchObject([{ found: `${'x'.repeat(120)}…` }])
  })

  it('lists a thousand problems and counts the rest', async () => {
    const { facts, problems, notices } = await output(cssValidator, { text: 'a{b:c}\n'.repeat(1500) })
    expect(problems).toHaveLength(1000)
    expect(problems[999]).toMatchObject({ line: 1000, column: 3 })
    expect(facts.warnings).toBe(1500)
    expect(notices).toEqual([{ code: 'more-problems', params: { count: 500 }, level: 'warning' }])
  })

  it('survives long and deep texts', async () => {
    expect(await failure(cssValidator, { text: '['.repeat(10_000) })).toMatchObject({ code: 'code-too-deep', place: { offset: 400 } })
    expect(await short(`${'a,'.repeat(50_000)}b{}`)).toEqual([])
    expect(await short('a'.repeat(1_000_000))).toEqual(['block-missing 1:1'])
    expect(await short(`a{width:calc(${'1px + '.repeat(5000)}1px)}`)).toEqual([])
  })
})
