import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { yamlToJsonConverter } from '../../../../registry/tools/data/yaml-to-json-converter/tool.ts'
import { yamlValidator } from '../../../../registry/tools/data/yaml-validator/tool.ts'
import { failure, output, run } from '../../../support/run-tool.ts'

type Row = { line: number; column: number; fault?: string; warning?: string; found?: string }
const check = (text: string, more: object = {}) => output(yamlValidator, { text, ...more })
const faultsOf = async (text: string) =>
  ((await check(text)).faults ?? []).map(({ line, column, fault }: Row) => `${line}:${column} ${fault}`)
const warningsOf = async (text: string, more: object = {}) =>
  ((await check(text, more)).warnings ?? []).map(({ line, column, found, warning }: Row) => `${line}:${column} ${warning} ${found}`)

describe('yaml-validator', () => {
  it.each([
    ['a: b: c', ['1:4 yaml-nested-key']],
    ['a:\n\t- b', ['2:1 yaml-tab']],
    ['a: @b', ['1:4 yaml-start']],
    ['a: "\\q"', ['1:5 yaml-escape']],
    ['a: "x', ['1:6 yaml-missing']],
    ['a: &x &y 1', ['1:7 yaml-several-properties']],
    ['[a, b]]', ['1:7 yaml-unexpected']],
    ['a: !!int x\nb: !!map y', ['1:10 yaml-tag', '2:10 yaml-tag']],
    ['a: *x\nb: &x 1\nc: *x', ['1:4 yaml-no-anchor']],
    ['a: &x 1\n---\nb: *x', ['3:4 yaml-no-anchor']],
    ['a: 1\n b: 2\nc: @d', ['1:4 yaml-nested-key', '1:4 yaml-multiline-key', '3:4 yaml-start']],
  ])('finds the faults of %j', async (text, expected) => {
    expect(await faultsOf(text)).toEqual(expected)
    expect((await check(text)).verdict).toBe('invalid')
  })

  // The types of YAML 1.1, https://yaml.org/type/, against the core schema of YAML 1.2.2, chapter 10.3.
  it.each([
    ['yes', 'boolean-1-1'],
    ['No', 'boolean-1-1'],
    ['ON', 'boolean-1-1'],
    ['off', 'boolean-1-1'],
    ['n', 'boolean-1-1'],
    ['012', 'octal-1-1'],
    ['-0777', 'octal-1-1'],
    ['0o14', 'text-1-1'],
    ['1e3', 'text-1-1'],
    ['1.5e3', 'text-1-1'],
    ['089', 'text-1-1'],
    ['1_000', 'number-1-1'],
    ['0b1010', 'number-1-1'],
    ['12:30:45', 'number-1-1'],
    ['+0x1F', 'number-1-1'],
    ['1_0.5', 'number-1-1'],
    ['2001-12-14', 'time-1-1'],
    ['2001-12-14t21:59:43.10-05:00', 'time-1-1'],
  ])('warns that YAML 1.1 reads %s differently', async (value, warning) => {
    expect(await warningsOf(`a: ${value}`)).toEqual([`1:4 ${warning} ${value}`])
    expect(await warningsOf(`a: ${value}`, { older: false })).toEqual([])
    for (const safe of [`"${value}"`, `'${value}'`, `!!str ${value}`, `|\n  ${value}`]) expect(await warningsOf(`a: ${safe}`)).toEqual([])
  })

  it.each([
    'true',
    'False',
    'null',
    '~',
    '0',
    '07',
    '00',
    '12',
    '-3',
    '1.5',
    '1.5e+3',
    '.5',
    '0x1F',
    '.inf',
    '.nan',
    'yess',
    'x:y',
    '1.2.3',
    '2001-1',
    'Norway',
    '10:99',
  ])('does not warn of %s', async (value) => {
    expect(await warningsOf(`a: ${value}`)).toEqual([])
  })

  it('warns of names too, of tabs, tags and directives', async () => {
    expect(await warningsOf('on: 1')).toEqual(['1:1 boolean-1-1 on'])
    expect(await warningsOf('%YAML 1.3\n---\na: 1')).toEqual(['1:1 newer-version %YAML 1.3'])
    expect(await warningsOf('%FOO bar\n---\na: 1')).toEqual(['1:1 unknown-directive %FOO'])
    expect(await warningsOf('a:\t1\nb: "\t"\nc: 1\t# x')).toEqual(['1:3 tab ', '3:5 tab '])
    expect(await warningsOf('a:\n\t- b')).toEqual([])
    expect(await warningsOf('a: !color red\nb: !!str x')).toEqual(['1:11 own-tag !color'])
    expect(await warningsOf('%YAML 1.1\n---\na: 1')).toEqual(['1:1 older-version %YAML 1.1'])
  })

  // YAML 1.2.2, 3.2.1.1, 6.8 and 9.1.
  it.each([
    ['a: 1\nb: {c: 1, c: 2}\n"a": 3\n1: x\n"1": z', ['2:11 yaml-repeated-name', '3:1 yaml-repeated-name']],
    ['1: a\n1.0: b\n!t 1: c\n0x1: d', ['4:1 yaml-repeated-name']],
    ['%YAML 1.2\n', ['1:1 yaml-stray-directive']],
    ['a\n...\n%TAG ! x:\n# c', ['3:1 yaml-stray-directive']],
    ['%YAML 1.2\n%YAML 1.2\n---', ['2:1 yaml-stray-directive']],
    ['%TAG ! x:\n%TAG !! y:\n%TAG ! z:\n---\na', ['3:1 yaml-stray-directive']],
    ['%YAML 2.0\n---\na', ['1:1 yaml-version']],
  ])('finds the fault of %j', async (text, expected) => {
    const { verdict, faults } = await check(text)
    expect(verdict).toBe('invalid')
    expect(faults.map(({ line, column, fault }: { line: number; column: number; fault: string }) => `${line}:${column} ${fault}`)).toEqual(
      expected,
    )
  })

  it.each(['%YAML 1.2\n---\na\n...\n%YAML 1.2\n---\nb', '%TAG ! x:\n%YAML 1.2\n---\na', 'a\n%YAML 1.2'])(
    'takes the directives of %j',
    async (text) => {
      expect((await check(text)).verdict).toBe('valid')
    },
  )

  it('takes “...” for the end of a document only after one', async () => {
    expect((await check('# c\n...\n...')).facts).toMatchObject({ documents: 0 })
    expect((await check('a\n...\n# no document\n...\n|\n%x')).facts).toMatchObject({ documents: 2 })
    expect((await check('---\n...\n')).facts).toMatchObject({ documents: 1 })
  })

  it('counts', async () => {
    expect((await check('a: [1, {b: 2}]\n---\n- é')).facts).toEqual({ faults: 0, warnings: 0, documents: 2, values: 9, depth: 3, size: 23 })
    expect((await check('# nothing')).facts).toMatchObject({ documents: 0, values: 0, depth: 0 })
  })

  it('finds nothing in what the yaml package writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
        const result = await check(stringify(value), { older: false })
        expect([result.verdict, result.warnings]).toEqual(['valid', undefined])
      }),
    )
  })

  it('agrees with the converter about what is YAML', async () => {
    const fragment = fc.constantFrom(
      'a',
      ': ',
      '- ',
      '\n',
      '  ',
      '[',
      ']',
      '{',
      '}',
      ',',
      '"',
      "'",
      '&x ',
      '*x',
      '!!int ',
      '|',
      '#',
      '\t',
      '1',
      '---\n',
      '%',
      '? ',
    )
    const conversions = ['yaml-repeated-name', 'yaml-collection-name', 'yaml-circular', 'yaml-alias-bomb', 'yaml-bad-merge']
    await fc.assert(
      fc.asyncProperty(fc.array(fragment, { minLength: 1, maxLength: 10 }), async (fragments) => {
        const text = fragments.join('')
        if (text.trim() === '') return
        const converted = await run(yamlToJsonConverter, { text })
        const { verdict } = await check(text)
        if (converted.ok) expect(verdict).toBe('valid')
        else if (!conversions.includes(converted.failures[0].code)) expect(verdict).toBe('invalid')
      }),
      { numRuns: 1000 },
    )
  })

  it('refuses what is nested too deep, and asks for a text', async () => {
    expect(await failure(yamlValidator, { text: '['.repeat(10_000) })).toMatchObject({ code: 'yaml-too-deep', place: { line: 1 } })
    expect(await failure(yamlValidator, { text: ' ' })).toMatchObject({ code: 'required', field: 'text' })
  })

  it('lists a hundred of each and counts all', async () => {
    const { warnings, faults, facts } = await check(Array.from({ length: 300 }, (_, i) => `k${i}: no\nj${i}: *x\n`).join(''))
    expect([warnings.length, faults.length, facts.warnings, facts.faults]).toEqual([100, 100, 300, 300])
    expect((await check(`a: ${'x'.repeat(1_000_000)}`)).verdict).toBe('valid')
  })
})
