import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { yamlFormatter } from '../../../../registry/tools/data/yaml-formatter/tool.ts'
import { yamlToJsonConverter } from '../../../../registry/tools/data/yaml-to-json-converter/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const format = async (text: string, more: object = {}): Promise<string> => (await output(yamlFormatter, { text, ...more })).text

describe('yaml-formatter', () => {
  it.each([
    ['%YAML 1.2\n', 'yaml-stray-directive'],
    ['%YAML 2.0\n---\na', 'yaml-version'],
  ])('refuses the directive of %j', async (text, code) => {
    expect(await failure(yamlFormatter, { text })).toMatchObject({ code, place: { offset: 0 } })
  })

  it.each([
    ['# only\n# comments', '# only\n# comments\n'],
    ['a', 'a\n'],
    ['a:   1\r\nb:\r\n    - 2\r\n', 'a: 1\nb:\n  - 2\n'],
    ['a: 1\n\n\n\nb: 2', 'a: 1\n\nb: 2\n'],
    [
      '# top\n\na: 1 # one\n# before b\nb:\n  # in b\n  - x # x\n# end',
      '# top\n\na: 1 # one\n# before b\nb:\n  # in b\n  - x # x\n# end\n',
    ],
    ['a: 1 # x\n\n# end', 'a: 1 # x\n\n# end\n'],
    ['a:\n# to b\nb: 1', 'a:\n# to b\nb: 1\n'],
    ['- a:\n\n  # to b\n  b: # own\n- \n# to c\n- c', '- a:\n\n  # to b\n  b: # own\n-\n# to c\n- c\n'],
    ['x:\n  a:\n  # last\ny: 1', 'x:\n  a:\n  # last\ny: 1\n'],
    ['web: &x\n  # in\n  b: 1', 'web: &x\n  # in\n  b: 1\n'],
    ['- \n- |\n  - \n  x', '- \n- |\n  - \n  x\n'],
    ['a: |\n    # no comment\n    x\nb: >-\n   y\n', 'a: |\n  # no comment\n  x\nb: >-\n  y\n'],
    ['a: &x {b: 1}\nc: *x', 'a: &x { b: 1 }\nc: *x\n'],
    ['a:\nb: ~\nc: null', 'a:\nb: ~\nc: null\n'],
    ['a: !!str 5\nb: !own {c: d}', 'a: !!str 5\nb: !own { c: d }\n'],
    ['{a: 1,   b: [2,3]}', '{ a: 1, b: [ 2, 3 ] }\n'],
    ['? [a, b]\n: c', '? [ a, b ]\n: c\n'],
    ['a\n---\nb\n...\n%YAML 1.2\n---\nc', 'a\n---\nb\n...\n%YAML 1.2\n---\nc\n'],
    ['no: yes\n__proto__: 1', 'no: yes\n__proto__: 1\n'],
    ['name: שלום\nemoji: 👩‍👩‍👧\nmark: e\u0301', 'name: שלום\nemoji: 👩‍👩‍👧\nmark: e\u0301\n'],
  ])('lays out %j', async (text, expected) => {
    expect(await format(text)).toBe(expected)
  })

  it.each([
    '12345678901234567890123',
    '1.10',
    '0x1F',
    '0o14',
    '012',
    '-0',
    '1e400',
    '.5',
    '+1',
    '1E+05',
    '0.1000000000000000055',
    '.inf',
    '"012"',
    "'no'",
  ])('keeps %s', async (value) => {
    expect(await format(`a:   ${value}`)).toBe(`a: ${value}\n`)
  })

  it('keeps quotation marks, or changes them where it can', async () => {
    const text = 'a: "x"\nb: \'y\'\nc: "\\t\'"\nd: z\n'
    expect(await format(text)).toBe(text)
    expect(await format(text, { quotes: 'double' })).toBe('a: "x"\nb: "y"\nc: "\\t\'"\nd: z\n')
    expect(parse(await format(text, { quotes: 'single' }))).toEqual(parse(text))
    expect(await format('a: "x"\nb: "1"', { quotes: 'single' })).toBe("a: 'x'\nb: '1'\n")
  })

  it('sorts names, with their comments', async () => {
    expect(await format('b: {d: 1, c: 2}\n# to a\na: 3 # a\n10: x\n9: y\nB: z', { sortNames: true })).toBe(
      '10: x\n9: y\nB: z\n# to a\na: 3 # a\nb: { c: 2, d: 1 }\n',
    )
  })

  it('indents by four, and lists or not', async () => {
    expect(await format('a:\n- b:\n    c', { indentation: '4' })).toBe('a:\n    - b: c\n')
    expect(await format('a:\n  - b', { indentLists: false })).toBe('a:\n- b\n')
  })

  it('folds long texts at the width', async () => {
    const words = Array(20).fill('word').join(' ')
    expect((await format(`a: ${words}`, { width: 40 })).split('\n').every((line) => line.length <= 40)).toBe(true)
    expect(await format(`a: ${words}`, { width: 0 })).toBe(`a: ${words}\n`)
  })

  it('keeps the value of whatever the yaml package writes, and does the same again', async () => {
    const options = fc.record({
      indentation: fc.constantFrom('2', '4'),
      quotes: fc.constantFrom('keep', 'double', 'single'),
      sortNames: fc.boolean(),
      indentLists: fc.boolean(),
      width: fc.constantFrom(0, 40, 80),
    })
    const toJson = async (text: string) => (await output(yamlToJsonConverter, { text })).text
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), options, fc.boolean(), async (value, layout, isFlow) => {
        const text = stringify(value, isFlow ? { collectionStyle: 'flow' } : {})
        const once = await format(text, layout)
        expect(parse(once)).toEqual(parse(text))
        if (!layout.sortNames) expect(await toJson(once)).toBe(await toJson(text))
        expect(parse(await format(once, layout))).toEqual(parse(text))
      }),
    )
  })

  it('refuses to sort an alias before its anchor', async () => {
    const text = 'b: &x 1\na: *x'
    expect(await failure(yamlFormatter, { text, sortNames: true })).toMatchObject({ code: 'yaml-changed', field: 'text' })
    expect(await format(text)).toBe('b: &x 1\na: *x\n')
  })

  it.each([
    ['a: b: c', 'yaml-nested-key', 1, 4],
    ['a:\n\t- b', 'yaml-tab', 2, 1],
    ['a: 1\nb: *x', 'yaml-no-anchor', 2, 4],
  ])('refuses %j', async (text, code, line, column) => {
    expect(await failure(yamlFormatter, { text })).toMatchObject({ code, field: 'text', place: { line, column } })
  })

  it('refuses what is nested too deep', async () => {
    for (const text of ['['.repeat(10_000), '- '.repeat(5000) + 'x'])
      expect(await failure(yamlFormatter, { text })).toMatchObject({ code: 'yaml-too-deep', field: 'text' })
  })

  it('takes ten thousand lines, and a bomb of aliases as it stands', async () => {
    const text = Array.from({ length: 10_000 }, (_, i) => `k${i}: ${i}\n`).join('')
    expect(await format(text)).toBe(text)
    const levels = Array.from({ length: 9 }, (_, i) => `l${i + 1}: &l${i + 1} [ ${Array(9).fill(`*l${i}`).join(', ')} ]\n`).join('')
    expect(await format(`l0: &l0 lol\n${levels}`)).toBe(`l0: &l0 lol\n${levels}`)
  })
})
