import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { YAML_CODES } from '../../../../registry/lib/yaml/failures.ts'
import { yamlToJsonConverter } from '../../../../registry/tools/data/yaml-to-json-converter/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const convert = async (text: string, more: object = {}): Promise<string> =>
  (await output(yamlToJsonConverter, { text, indentation: 'none', ...more })).text

describe('yaml-to-json-converter', () => {
  it.each([
    ['%YAML 1.2\n', 'yaml-stray-directive'],
    ['%YAML 2.0\n---\na', 'yaml-version'],
  ])('refuses the directive of %j', async (text, code) => {
    expect(await failure(yamlToJsonConverter, { text })).toMatchObject({ code, place: { offset: 0 } })
  })

  // YAML 1.2.2, chapters 2 and 10.3.
  it.each([
    ['- Mark McGwire\n- Sammy Sosa', '["Mark McGwire","Sammy Sosa"]'],
    ['hr:    65\navg:   0.278', '{"hr":65,"avg":0.278}'],
    ['{single line, a: b}', '{"single line":null,"a":"b"}'],
    ['hr:\n  - &SS Sammy\nrbi:\n  - *SS', '{"hr":["Sammy"],"rbi":["Sammy"]}'],
    ['--- |\n  \\//||\\/||\n  // ||  ||__\n', '"\\\\//||\\\\/||\\n// ||  ||__\\n"'],
    ['>\n Sammy\n hit\n\n a\n', '"Sammy hit\\na\\n"'],
    ['unicode: "Sosa did fine.\\u263A"', '{"unicode":"Sosa did fine.☺"}'],
    ['[null, ~, true, false, True, FALSE]', '[null,null,true,false,true,false]'],
    ['[0, 0o7, 0x3A, -19]', '[0,7,58,-19]'],
    ['[0., -0.0, .5, +12e03, -2E+05]', '[0,-0.0,0.5,12e03,-2E+05]'],
    ['[no, yes, on, off, 2001-12-14, 1_000, 1:30]', '["no","yes","on","off","2001-12-14","1_000","1:30"]'],
    ['not-date: !!str 2002-04-28', '{"not-date":"2002-04-28"}'],
    ['a: !!int "7"', '{"a":7}'],
    ['[!!float 3, !!float "-04", !!float .5, 3]', '[3,-4,0.5,3]'],
  ])('reads %j', async (text, json) => {
    expect(await convert(text)).toBe(json)
  })

  it.each(['12345678901234567890123', '1.10', '0.1000000000000000055', '1e400', '-0'])('keeps the number %s', async (number) => {
    expect(await convert(`n: ${number}`)).toBe(`{"n":${number}}`)
  })

  it('reads back whatever the yaml package writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
        expect(JSON.parse(await convert(stringify(value)))).toEqual(value)
      }),
    )
  })

  it.each([
    ['# only a comment', 'null'],
    ['---', 'null'],
    ['\ufeffa: 1', '{"a":1}'],
    ['a: 1\r\nb: 2\r\n', '{"a":1,"b":2}'],
    ['a:\r  b: 1\r  c: |\r    x\r', '{"a":{"b":1,"c":"x\\n"}}'],
  ])('reads %j (nearly nothing, marks, line ends)', async (text, json) => {
    expect(await convert(text)).toBe(json)
  })

  it('lists documents when there are several, or always', async () => {
    expect(await convert('a\n---\n---\nb\n...')).toBe('["a",null,"b"]')
    expect(await convert('a', { documents: 'always' })).toBe('["a"]')
    expect(await convert('# none', { documents: 'always' })).toBe('[]')
    expect(await failure(yamlToJsonConverter, { text: 'a: &x 1\n---\nb: *x' })).toMatchObject({
      code: 'yaml-no-anchor',
      params: { name: 'x' },
      place: { line: 3, column: 4 },
    })
  })

  it('makes no document of “...” alone (YAML 1.2.2, 9.2)', async () => {
    const listed = async (text: string) => (await output(yamlToJsonConverter, { text, documents: 'always', indentation: 'none' })).text
    expect(await listed('...\n')).toBe('[]')
    expect(await listed('a\n...\n# none\n...\n|\n%x\n')).toBe('["a","%x\\n"]')
    expect(await listed('---\n...\n...\nb')).toBe('[null,"b"]')
  })

  it('takes the last anchor of a name before the alias', async () => {
    expect(await convert('[&a 1, *a, &a 2, *a]')).toBe('[1,1,2,2]')
  })

  // https://yaml.org/type/merge.html
  it('carries out merge keys: own names win, then the earlier mapping', async () => {
    const text = '- &L {x: 1, y: 2}\n- &S {x: 0, r: 1}\n- <<: [*L, *S]\n  y: 9\n- r: 10\n  <<: {<<: *L, y: 3}'
    expect(await convert(text)).toBe('[{"x":1,"y":2},{"x":0,"r":1},{"y":9,"x":1,"r":1},{"r":10,"y":3,"x":1}]')
    expect(await convert('"<<": {a: 1}')).toBe('{"<<":{"a":1}}')
    expect(await convert('<<: {a: 1}', { merge: false })).toBe('{"<<":{"a":1}}')
    expect(await failure(yamlToJsonConverter, { text: 'a: 1\n<<: 5' })).toMatchObject({
      code: 'yaml-bad-merge',
      place: { line: 2, column: 5 },
    })
    expect(await failure(yamlToJsonConverter, { text: 'a: &a\n  <<: *a' })).toMatchObject({ code: 'yaml-circular' })
  })

  it('reports names, numbers and tags that JSON cannot hold', async () => {
    const result = await output(yamlToJsonConverter, { text: '012: a\nnull: b\ntrue: c\nd: .inf\ne: !color red', indentation: 'none' })
    expect(result.text).toBe('{"12":"a","null":"b","true":"c","d":".inf","e":"red"}')
    expect(result.notices).toEqual([
      { code: 'tag-left-out', params: { tag: '!color', line: 5 }, level: 'warning' },
      { code: 'name-made-text', params: { name: '12', line: 1 }, level: 'warning' },
      { code: 'name-made-text', params: { name: 'null', line: 2 }, level: 'warning' },
      { code: 'name-made-text', params: { name: 'true', line: 3 }, level: 'warning' },
      { code: 'not-a-json-number', params: { number: '.inf', line: 4 }, level: 'warning' },
    ])
  })

  it('reads a document that asks for 1.1 as 1.2, and says so', async () => {
    expect(await output(yamlToJsonConverter, { text: '%YAML 1.1\n---\na: no', indentation: 'none' })).toEqual({
      text: '{"a":"no"}',
      notices: [{ code: 'older-version', level: 'warning' }],
    })
  })

  it('is safe with __proto__', async () => {
    expect(await convert('__proto__: {a: 1}\nb: 2')).toBe('{"__proto__":{"a":1},"b":2}')
  })

  it.each([
    ['a: b: c', 'yaml-nested-key', 1, 4],
    ['a:\n\t- b', 'yaml-tab', 2, 1],
    ['a: [1, 2', 'yaml-indent', 1, 9],
    ['a: "x', 'yaml-missing', 1, 6],
    ['a: @b', 'yaml-start', 1, 4],
    ['a: "\\q"', 'yaml-escape', 1, 5],
    ['a: *', 'yaml-alias', 1, 4],
    ['a: &x &y 1', 'yaml-several-properties', 1, 7],
    ['[a, b]]', 'yaml-unexpected', 1, 7],
    ['a: !!int x', 'yaml-tag', 1, 10],
    ['a: !!map x', 'yaml-tag', 1, 10],
    ['a: !!str [b]', 'yaml-tag', 1, 10],
    ['%YAML 1.2 x\n---\na', 'yaml-directive', 1, 1],
    ['{&a ? b : c}', 'yaml-order', 1, 5],
    ['[\n- a\n]', 'yaml-block-in-flow', 2, 1],
    [`${'x'.repeat(1100)}: b`, 'yaml-long-key', 1, 1],
    ['"a\nb": c', 'yaml-multiline-key', 1, 1],
    ['a: 1\n"a": 2', 'yaml-repeated-name', 2, 1],
    ['1: a\n"1": b', 'yaml-repeated-name', 2, 1],
    ['? [a]\n: b', 'yaml-collection-name', 1, 3],
    ['&a [*a]', 'yaml-circular', 1, 5],
    ['a: &a\n  b: [*a]', 'yaml-circular', 2, 7],
  ])('refuses %j as %s', async (text, code, line, column) => {
    expect(await failure(yamlToJsonConverter, { text })).toMatchObject({ code, field: 'text', place: { line, column } })
  })

  it('has a sentence for every code of the parser, the ones that this conversion never meets included', () => {
    for (const code of Object.values(YAML_CODES)) expect(yamlToJsonConverter.failures).toHaveProperty(code)
    expect(YAML_CODES.IMPOSSIBLE).toBe('yaml-syntax')
  })

  it('refuses alias bombs of values and of lengths', async () => {
    const levels = Array.from({ length: 9 }, (_, i) => `l${i + 1}: &l${i + 1} [${Array(9).fill(`*l${i}`).join(',')}]`)
    expect(await failure(yamlToJsonConverter, { text: ['l0: &l0 lol', ...levels].join('\n') })).toMatchObject({ code: 'yaml-alias-bomb' })
    const long = `a: &a ${'x'.repeat(10_000)}\nb: [${Array(2000).fill('*a').join(',')}]`
    expect(await failure(yamlToJsonConverter, { text: long })).toMatchObject({ code: 'json-too-long' })
    const chain = Array.from({ length: 2000 }, (_, i) => `a${i}: &a${i} {<<: ${i ? `*a${i - 1}` : '{}'}, k${i}: 1}`)
    expect(await failure(yamlToJsonConverter, { text: chain.join('\n') })).toMatchObject({ code: 'yaml-alias-bomb' })
  })

  it('refuses too deep nesting and takes aliases that nest deeper than the text', { tags: 'long' }, async () => {
    for (const text of ['['.repeat(100_000) + ']'.repeat(100_000), `${'- '.repeat(5000)}x`, '{'.repeat(10_000)])
      expect(await failure(yamlToJsonConverter, { text })).toMatchObject({ code: 'yaml-too-deep' })
    expect(await convert('['.repeat(400) + ']'.repeat(400))).toBe('['.repeat(400) + ']'.repeat(400))
    const chain = Array.from({ length: 300 }, (_, i) => `- &a${i} [${i ? `*a${i - 1}` : ''}]`).join('\n')
    expect(JSON.parse(await convert(chain))).toHaveLength(300)
  })

  it('takes 10,000 names in one mapping', async () => {
    const text = Array.from({ length: 10_000 }, (_, i) => `k${i}: ${i}`).join('\n')
    expect(Object.keys(JSON.parse(await convert(text)))).toHaveLength(10_000)
  })
})
