import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { jsonToYaml } from '../../../../registry/tools/data/json-to-yaml/tool.ts'
import { yamlToJsonConverter } from '../../../../registry/tools/data/yaml-to-json-converter/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const convert = async (text: string, more: object = {}): Promise<string> => (await output(jsonToYaml, { text, ...more })).text

const VERSIONS = ['1.1', '1.2'] as const
/** What the yaml package reads from a result, in both versions of YAML. */
const readBack = (text: string) => VERSIONS.map((version) => parse(text, { version, maxAliasCount: 0 }))

const trickyText = fc.oneof(
  fc.string({
    unit: fc.constantFrom('a', ' ', '\n', ':', '#', '-', '"', "'", '\t', '1', 'e', '\\', '\r', 'é', '😀', '\u2028', '\u0000', ','),
  }),
  fc.string({ unit: 'binary' }),
  fc.lorem({ maxCount: 40 }),
)
const trickyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    trickyText,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(trickyText, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value

describe('json-to-yaml', () => {
  // Implicit types of YAML 1.1 (yaml.org/type: bool, null, int, float, timestamp, merge) and of the core schema of 1.2.2 (10.3.2).
  it.each([
    'y',
    'Y',
    'yes',
    'No',
    'NO',
    'on',
    'Off',
    'true',
    'False',
    'null',
    'NULL',
    '~',
    '',
    ' ',
    '=',
    '<<',
    '.inf',
    '-.INF',
    '.nan',
    '1',
    '-1',
    '+1',
    '012',
    '0o17',
    '0x1F',
    '0b101',
    '1_000',
    '1e3',
    '1E3',
    '1.5e+3',
    '.5',
    '1.',
    '12:30',
    '190:20:30',
    '1.2.3',
    '2001-12-14',
    '2001-12-14t21:59:43.10-05:00',
    '2001-12-14 21:59:43.10 -5',
    '-',
    '- a',
    '?',
    '? a',
    ':',
    'a: b',
    'a:',
    'a #b',
    '#a',
    '&a',
    '*a',
    '!a',
    '|',
    '>',
    '%a',
    '@a',
    '`a',
    '[a]',
    '{a}',
    '"a"',
    "'a'",
    '---',
    '...',
    'a ',
    ' a',
    'a\tb',
    '\ufeffa',
    ',',
  ])('quotes %j', async (text) => {
    const result = await convert(JSON.stringify({ [text]: text }))
    expect(result).toMatch(/^".*": ".*"\n$/s)
    expect(readBack(result)).toEqual([{ [text]: text }, { [text]: text }])
  })

  it.each(['Ada', 'a-b', '10 Downing Street', 'http://example.com/a?b#c', '/etc/passwd', '$HOME', 'née', "it's", 'v1.2', '日本語', 'a, b'])(
    'leaves %j as it is',
    async (text) => {
      expect(await convert(JSON.stringify([text]))).toBe(`- ${text}\n`)
    },
  )

  it.each([
    ['12345678901234567890123', '12345678901234567890123'],
    ['0.1000000000000000055', '0.1000000000000000055'],
    ['1e3', '1.0e+3'],
    ['-1.5E-7', '-1.5e-7'],
    ['2E400', '2.0e+400'],
    ['-0', '-0'],
  ])('writes the number %s as %s', async (number, yaml) => {
    expect(await convert(number)).toBe(`${yaml}\n`)
  })

  it.each(VERSIONS)('is read back as it was by YAML %s', async (version) => {
    await fc.assert(
      fc.asyncProperty(
        trickyValue,
        fc.constantFrom('2', '4'),
        fc.constantFrom('indented', 'flush'),
        fc.constantFrom('plain', 'quoted'),
        fc.boolean(),
        fc.constantFrom(0, 1, 20),
        async (value, indent, lists, strings, blocks, fold) => {
          const text = await convert(JSON.stringify(value), { indent, lists, strings, blocks, fold })
          expect(parse(text, { version })).toEqual(value)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('comes back letter for letter through YAML to JSON', async () => {
    const json = '{"a":[[],{},[[1]],{"b":[{"c":null}]}],"n":12345678901234567890,"x":1.10,"s":"no","l":"a\\n\\nb\\n\\n"}'
    const back = await output(yamlToJsonConverter, { text: await convert(json), indentation: 'none' })
    expect(back.text).toBe(json)
  })

  it.each([
    ['[]', '[]\n'],
    ['{}', '{}\n'],
    ['"x"', 'x\n'],
    ['{"a":{},"b":[]}', 'a: {}\nb: []\n'],
    ['[[1,2],[[3]]]', '- - 1\n  - 2\n- - - 3\n'],
    ['[{"a":1,"b":{"c":2}}]', '- a: 1\n  b:\n    c: 2\n'],
    ['{"a":"x\\ny"}', 'a: |-\n  x\n  y\n'],
    ['{"a":"x\\n\\n"}', 'a: |+\n  x\n\n'],
    ['{"a":" x\\ny"}', 'a: " x\\ny"\n'],
    ['{"__proto__":1}', '__proto__: 1\n'],
  ])('writes %s', async (json, yaml) => {
    expect(await convert(json)).toBe(yaml)
  })

  it('indents by four, folds, and writes long keys with a question mark', async () => {
    expect(await convert('{"a":[{"b":1,"c":[2]}]}', { indent: '4' })).toBe('a:\n    -   b: 1\n        c:\n            - 2\n')
    expect(await convert('{"a":"one two three four"}', { fold: 10 })).toBe('a: >-\n  one two\n  three four\n')
    const key = 'k'.repeat(2000)
    expect(await convert(`{"${key}":{"a":1}}`)).toBe(`? ${key}\n:\n  a: 1\n`)
  })

  it('takes JSON5, comments and JSON Lines', async () => {
    expect(await convert("{a: .5, b: 'x', c: 0xff}", { syntax: 'json5' })).toBe('a: 0.5\nb: x\nc: 255\n')
    expect(await convert('{"a":1,} // x', { tolerant: true })).toBe('a: 1\n')
    expect(await convert('1\n2', { syntax: 'lines' })).toBe('- 1\n- 2\n')
  })

  it.each([
    ['', 'required', undefined],
    ['{"a":1,\n "a":2}', 'json-repeated-name', { line: 2, column: 2 }],
    ['{"a":1,}', 'json-trailing-comma', { line: 1, column: 7 }],
    ['['.repeat(600) + ']'.repeat(600), 'json-too-deep', { line: 1, column: 502 }],
  ])('refuses %j as %s', async (text, code, place) => {
    expect(await failure(jsonToYaml, { text })).toMatchObject({ code, field: 'text', ...(place && { place }) })
  })

  it('takes 10 MB in a line', async () => {
    expect((await convert(JSON.stringify('a b '.repeat(2_500_000)), { fold: 80 })).length).toBeGreaterThan(10_000_000)
  })
})
