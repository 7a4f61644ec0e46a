import * as fc from 'fast-check'
import { parse, stripIgnoredCharacters } from 'graphql'
import { describe, expect, it } from 'vitest'
import { graphqlFormatter } from '../../../../registry/tools/code/graphql-formatter.ts'
import { failure, output } from '../../../support/run-tool.ts'

const format = async (input: object): Promise<string> => (await output(graphqlFormatter, input)).text

describe('graphql-formatter', () => {
  it.each([
    ['', ''],
    ['{a}', '{\n  a\n}\n'],
    ['\ufeff{a,b\r\nc}', '{\n  a\n  b\n  c\n}\n'],
    ['subscription{a(x:"é😀 \\u0041")}', 'subscription {\n  a(x: "é😀 A")\n}\n'],
    ['"""\n   long\n   text\n"""scalar D', '"""\nlong\ntext\n"""\nscalar D\n'],
    ['directive@d(a:Int)repeatable on FIELD|QUERY', 'directive @d(a: Int) repeatable on FIELD | QUERY\n'],
    ['extend schema{query:Q}', 'extend schema {\n  query: Q\n}\n'],
    ['type A implements B&C{d:E}', 'type A implements B & C {\n  d: E\n}\n'],
  ])('lays out %j', async (text, expected) => {
    expect(await format({ text })).toBe(expected)
  })

  it('says the same to GraphQL.js', { tags: 'long' }, async () => {
    const field: fc.Arbitrary<string> = fc.letrec<{ field: string }>((tie) => ({
      field: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('a', 'b:c', '...F', 'd(e:1,f:[true,null,E],g:{h:"i"})', 'j@k(l:-1.5e3)'),
        fc.array(tie('field'), { minLength: 1, maxLength: 3 }).map((fields) => `m{${fields.join(',')}}`),
        fc.array(tie('field'), { minLength: 1, maxLength: 3 }).map((fields) => `... on T{${fields.join(' ')}}`),
      ),
    })).field
    await fc.assert(
      fc.asyncProperty(field, async (text) => {
        const once = await format({ text: `{${text}}` })
        expect(stripIgnoredCharacters(once)).toBe(stripIgnoredCharacters(`{${text}}`))
        expect(parse(once).definitions).toHaveLength(1)
        expect(await format({ text: once })).toBe(once)
      }),
      { numRuns: 200 },
    )
  })

  it('obeys its options', async () => {
    expect(await format({ text: '{a(b:{c:1})}', indentation: 'tab', bracketSpacing: false })).toBe('{\n\ta(b: {c: 1})\n}\n')
  })

  it.each([
    ['query {a', 'Expected Name, found <EOF>.', 8],
    ['{a}}', 'Unexpected "}".', 3],
    ['type A {\n  a: \n}', 'Expected Name, found "}".', 15],
    ['"""', 'Unterminated string.', 3],
    ['{a(b:"\ud800")}', 'Invalid character within String: U+D800.', 6],
    ['{}', 'Expected Name, found "}".', 1],
    ['query Q {\n  a { # none\n  }\n}', 'Expected Name, found "}".', 25],
    ['{ a { b { } } c { } }', 'Expected Name, found "}".', 10],
    ['\ufefffragment F on T {}', 'Expected Name, found "}".', 18],
    ['{... on T {}}', 'Expected Name, found "}".', 11],
    ['# only', 'Unexpected <EOF>.', 6],
    ['\0', 'Unexpected character: U+0000.', 0],
  ])('refuses %j as “%s” at %i', async (text, reason, offset) => {
    expect(await failure(graphqlFormatter, { text })).toMatchObject({
      code: 'code-syntax',
      params: { reason },
      field: 'text',
      place: { offset },
    })
  })

  it('refuses what is nested too deep', async () => {
    expect(await failure(graphqlFormatter, { text: '{a'.repeat(10_000) + '}'.repeat(10_000) })).toMatchObject({
      code: 'code-too-deep',
      place: { offset: 800 },
    })
  })
})
