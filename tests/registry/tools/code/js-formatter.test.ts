import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refuseChange } from '../../../../registry/lib/code/failures.ts'
import { jsFormatter } from '../../../../registry/tools/code/js-formatter.ts'
import { failure, output } from '../../../support/run-tool.ts'

const format = async (input: object): Promise<string> => (await output(jsFormatter, input)).text

describe('js-formatter', () => {
  it.each([
    ['', ''],
    [' \r\n', ''],
    ['// only', '// only\n'],
    ['\ufefflet a', 'let a;\n'],
    ['#!/usr/bin/env node\n"use strict"', '#!/usr/bin/env node\n"use strict";\n'],
    ['a\r\nb', 'a;\nb;\n'],
    ["x='é😀'", 'x = "é😀";\n'],
    ["x='\ud800'", 'x = "\ud800";\n'],
    ['`a\r\n  ${b+c}`', '`a\n  ${b + c}`;\n'],
    ['f(10n,0XFF,1E5,.5)', 'f(10n, 0xff, 1e5, 0.5);\n'],
    ['// @flow\ntype A = {| a: ?number |}', '// @flow\ntype A = {| a: ?number |};\n'],
    ['a&&(b&&c)', 'a && b && c;\n'],
    ['a||(b||(c||d))', 'a || b || c || d;\n'],
    ['a??(b??c)', 'a ?? b ?? c;\n'],
    ['if(a&&(b&&(c||d)))e()', 'if (a && b && (c || d)) e();\n'],
    [
      'x={"a"(){},get "b"(){},set \'3\'(c){},async "d"(){},*"e-f"(){}}',
      'x = { a() {}, get b() {}, set 3(c) {}, async d() {}, *"e-f"() {} };\n',
    ],
    ['class A{"a"(){}static "b"=1}', 'class A {\n  a() {}\n  static b = 1;\n}\n'],
    ['css`a{b:c}`', 'css`a{b:c}`;\n'],
  ])('lays out %j', async (text, expected) => {
    expect(await format({ text })).toBe(expected)
  })

  it.each([
    ['const a;', 6],
    ['\ufefflet x; const a = 1, b', 21],
    ['for (const a; ; ) {}', 11],
    ['{ f(() => { const {c} }) }', 18],
  ])('refuses the constant without a value in %j', async (text, offset) => {
    expect(await failure(jsFormatter, { text })).toMatchObject({ code: 'code-syntax', place: { offset } })
  })

  it.each(['for (const a of b) {}', 'for (const a in b) {}', 'for (const a = 1; ; ) {}', 'let a;'])('takes %j', async (text) => {
    expect(await format({ text })).toContain(text.slice(0, 3))
  })

  it('keeps all comments', async () => {
    const text = '/*! licence */ /** doc\n * @x */ function f(/* in */ a) { // end\n return /* b */ a } /* last */'
    const result = await format({ text })
    for (const comment of ['/*! licence */', '@x', '/* in */', '// end', '/* b */', '/* last */']) expect(result).toContain(comment)
  })

  it.each([
    [{ semicolons: false }, 'a()\n;[1].x(b => {})\n', 'a()\n;[1].x((b) => {})\n'],
    [{ quotes: 'single' }, 'x="a"', "x = 'a';\n"],
    [
      { trailingCommas: 'none', lineWidth: 40 },
      `f(${'a'.repeat(30)},${'b'.repeat(30)})`,
      `f(\n  ${'a'.repeat(30)},\n  ${'b'.repeat(30)}\n);\n`,
    ],
    [
      { trailingCommas: 'es5', lineWidth: 40 },
      `x=[${'a'.repeat(30)},${'b'.repeat(30)}]`,
      `x = [\n  ${'a'.repeat(30)},\n  ${'b'.repeat(30)},\n];\n`,
    ],
    [{ bracketSpacing: false }, 'x={a}', 'x = {a};\n'],
    [{ arrowParentheses: false }, '(a)=>a', 'a => a;\n'],
    [{ indentation: 'tab' }, 'if(a){b}', 'if (a) {\n\tb;\n}\n'],
    [{ indentation: '4' }, 'if(a){b}', 'if (a) {\n    b;\n}\n'],
  ])('obeys %j', async (options, text, expected) => {
    expect(await format({ text, ...options })).toBe(expected)
  })

  it('does not change what a program computes', { tags: 'long' }, async () => {
    const expression: fc.Arbitrary<string> = fc.letrec<{ expression: string }>((tie) => ({
      expression: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('1', '2.50', '-3', '"a"', "'b\"'", 'null', '`t`'),
        fc
          .tuple(tie('expression'), fc.constantFrom('+', '-', '*', '**', '&&', '===', ','), tie('expression'))
          .map(([a, sign, b]) => `((${a})${sign}(${b}))`),
        tie('expression').map((a) => `[${a},${a}]`),
        tie('expression').map((a) => `({"k":${a},l:[${a}]})`),
        tie('expression').map((a) => `(${a}?${a}:${a})`),
      ),
    })).expression
    await fc.assert(
      fc.asyncProperty(expression, async (text) => {
        const evaluate = (code: string): unknown => new Function(`let x\n${code}\nreturn x`)()
        const program = `x=${text}`
        expect(evaluate(await format({ text: program, semicolons: false }))).toEqual(evaluate(program))
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    ['const a = ;', 10, 1, 11],
    ['let a\nlet b = (', 15, 2, 10],
    ['\ufeffconst a = ;', 11, 1, 12],
    ['x="abc', 2, 1, 3],
    ['let a="\u2028"\u2028let b = ;', 18, 1, 19],
    ['<div>', 5, 1, 6],
    ['\0', 0, 1, 1],
  ])('refuses %j with its place', async (text, offset, line, column) => {
    expect(await failure(jsFormatter, { text })).toEqual({
      code: 'code-syntax',
      params: { reason: expect.stringMatching(/^[A-Z][^\n]+[^)]$/) },
      field: 'text',
      place: { offset, line, column },
    })
  })

  it.each([
    ['['.repeat(10_000), 400],
    ['('.repeat(10_000) + ')'.repeat(10_000), 400],
    ['{'.repeat(401), 400],
    ['!'.repeat(50_000) + 'a', undefined],
    ['if(a)'.repeat(20_000) + ';', undefined],
  ])('refuses what is nested too deep (%#)', async (text, offset) => {
    const refused = await failure(jsFormatter, { text })
    expect(refused).toMatchObject({ code: 'code-too-deep', field: 'text' })
    expect(refused.place?.offset).toBe(offset)
  })

  it('refuses a result that reads otherwise', () => {
    expect(() => refuseChange([{ a: 1n }], [{ a: 2n }])).toThrow('code-changed')
    expect(() => refuseChange([{ a: 1n }], [{ a: 1n }])).not.toThrow()
  })
})
