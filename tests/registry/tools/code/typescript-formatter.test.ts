import { describe, expect, it } from 'vitest'
import { typescriptFormatter } from '../../../../registry/tools/code/typescript-formatter.ts'
import { failure, output } from '../../../support/run-tool.ts'

const format = async (input: object): Promise<string> => (await output(typescriptFormatter, input)).text

describe('typescript-formatter', () => {
  it.each([
    ['', ''],
    ['// c\r\n', '// c\n'],
    ['let x=<any>y', 'let x = <any>y;\n'],
    ['let a:unique symbol', 'let a: unique symbol;\n'],
    ['const f=<T,>(x:T)=><p>{x as any}</p>', 'const f = <T,>(x: T) => <p>{x as any}</p>;\n'],
    ['type M={readonly [K in keyof T as `a${K}`]-?:T[K]}', 'type M = { readonly [K in keyof T as `a${K}`]-?: T[K] };\n'],
    [
      'abstract class A<in out T> implements B{declare x:string;accessor y=1}',
      'abstract class A<in out T> implements B {\n  declare x: string;\n  accessor y = 1;\n}\n',
    ],
    [
      '@Dec({a:1}) class G{constructor(@In() private readonly x?:string){}}',
      '@Dec({ a: 1 })\nclass G {\n  constructor(@In() private readonly x?: string) {}\n}\n',
    ],
    ['declare module "m"{export type X=1;}', 'declare module "m" {\n  export type X = 1;\n}\n'],
    ['import type{A}from"a";import b=require("b");export=b', 'import type { A } from "a";\nimport b = require("b");\nexport = b;\n'],
    ['x=a!.b satisfies C;using r=f()', 'x = a!.b satisfies C;\nusing r = f();\n'],
    ['enum E{A="\ud800é😀"}', 'enum E {\n  A = "\ud800é😀",\n}\n'],
  ])('lays out %j', async (text, expected) => {
    expect(await format({ text })).toBe(expected)
  })

  it('changes nothing on a second run of its own examples', async () => {
    for (const { input } of typescriptFormatter.examples) {
      const once = await format(input)
      expect(await format({ ...input, text: once })).toBe(once)
    }
  })

  it('obeys its options', async () => {
    const text = 'const f = (a) => ({b:"c"})'
    expect(await format({ text, quotes: 'single', semicolons: false, bracketSpacing: false, arrowParentheses: false })).toBe(
      "const f = a => ({b: 'c'})\n",
    )
    expect(await format({ text: 'interface A{b:C}', indentation: 'tab' })).toBe('interface A {\n\tb: C;\n}\n')
  })

  it.each([
    ['let a: = 1', 7],
    ['enum A {', 8],
    ['type A = {\n', 11],
    ['\0', 0],
    ['class A { x: }', 13],
  ])('refuses %j at %i', async (text, offset) => {
    expect(await failure(typescriptFormatter, { text })).toMatchObject({ code: 'code-syntax', field: 'text', place: { offset } })
  })

  it.each(['['.repeat(10_000), `type A=${'B<'.repeat(5000)}C${'>'.repeat(5000)}`])('refuses what is nested too deep (%#)', async (text) => {
    expect(await failure(typescriptFormatter, { text })).toMatchObject({ code: 'code-too-deep', field: 'text' })
  })
})
