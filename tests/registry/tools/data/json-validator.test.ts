import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JSON_FAULTS } from '../../../../registry/tools/data/json-validator/faults.ts'
import { jsonFailures, jsonSyntaxFailures } from '../../../../registry/lib/json/failures.ts'
import { jsonValidator } from '../../../../registry/tools/data/json-validator/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

/** A number that only JSON5 can hold is no fault of JSON5. */
const SYNTAX_FAULTS = Object.keys(jsonSyntaxFailures.words).filter((code) => code !== 'json-no-number')

const check = (text: string, more: object = {}) => output(jsonValidator, { text, ...more })
const faultsOf = async (text: string, more: object = {}): Promise<string[]> =>
  ((await check(text, more)).faults ?? []).map(
    ({ line, column, fault }: { line: number; column: number; fault: string }) => `${line}:${column} ${fault}`,
  )

describe('json-validator', () => {
  it('calls valid just what JSON.parse accepts', async () => {
    const fragment = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\u00e9"',
      '1',
      '-',
      '01',
      '1e5',
      'true',
      'nul',
      ' ',
      '\n',
      '"',
      '\\',
      "'x'",
      '//',
      '\u00a0',
      '+1',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json(),
          fc.array(fragment, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
        ),
        async (text) => {
          if (text.trim() === '') return
          let verdict = 'valid'
          try {
            JSON.parse(text)
          } catch {
            verdict = 'invalid'
          }
          const result = await check(text)
          expect(result.verdict).toBe(verdict)
          expect((result.faults ?? []).length > 0).toBe(verdict === 'invalid')
          if (result.proposal !== undefined) JSON.parse(result.proposal)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['[,1]', ['1:2 json-value-missing']],
    ['{"a":}', ['1:6 json-value-missing']],
    ['[\u00a01]', ['1:2 json-unexpected']],
    ['{a:1, b:2}', ['1:2 json-name-expected', '1:7 json-name-expected']],
    ['{"a" 1, "b" 2}', ['1:6 json-colon-missing', '1:13 json-colon-missing']],
    ['{"a"}', ['1:5 json-colon-missing']],
    ['[1 2\n3]', ['1:4 json-comma-missing', '2:1 json-comma-missing']],
    ['{"a":[1,],}', ['1:8 json-trailing-comma', '1:10 json-trailing-comma']],
    ['[1] // x', ['1:5 json-comment']],
    ['[1 /* x */, /* y */ 2]', ['1:4 json-comment', '1:13 json-comment']],
    ['[1] /* x', ['1:5 json-comment']],
    ['["abc', ['1:2 json-unclosed-text']],
    ['["a\tb", "c\u0001"]', ['1:4 json-control-character', '1:11 json-control-character']],
    ['["a\nb"]', ['1:4 json-control-character']],
    ['["\\x", "\\u12g4"]', ['1:3 json-bad-escape', '1:9 json-bad-escape']],
    ['[01, .5, 1., 0x1F]', ['1:2 json-bad-number', '1:6 json-unexpected', '1:10 json-bad-number', '1:14 json-bad-number']],
    ['[True, hello world, NaN]', ['1:2 json-bad-word', '1:8 json-bad-word', '1:21 json-bad-word']],
    ["{'a': 'it\\'s'}", ['1:2 json-single-quotes', '1:7 json-single-quotes']],
    ['{"a":{"b":1', ['1:6 json-unclosed-object', '1:1 json-unclosed-object']],
    ['[[1', ['1:2 json-unclosed-array', '1:1 json-unclosed-array']],
    ['{"a":[1,2}', ['1:10 json-wrong-close']],
    ['[1,2}', ['1:5 json-wrong-close']],
    ['{"a":1} x', ['1:9 json-after-end']],
    ['[“a”, “b”]', ['1:2 json-unexpected', '1:7 json-unexpected']],
    ['{"a":1\n"b":tru,\n"c":[1,]\n}', ['2:1 json-comma-missing', '2:5 json-bad-word', '3:7 json-trailing-comma']],
  ])('finds the faults of %j', async (text, expected) => {
    expect(await faultsOf(text)).toEqual(expected)
  })

  it('finds an unclosed comment where comments are allowed', async () => {
    expect(await faultsOf('[1] /* x', { tolerant: true })).toEqual(['1:5 json-unclosed-comment'])
    expect((await check('[1,/* x */]', { tolerant: true })).verdict).toBe('valid')
  })

  it.each([
    ['json5', "{a: Infinity, 'b': .5,}", 'valid-json5'],
    ['json5', '{a 1}', 'invalid-json5', '1:4 json-colon-missing'],
    ['lines', '{"a":1}\n[2]\n', 'valid-lines'],
    ['lines', '{"a":1}\n{"a":\n2}', 'invalid-lines', '2:6 json-line-unfinished'],
  ])('as %s judges %j: %s', async (syntax, text, verdict, ...faults) => {
    expect(await check(text, { syntax })).toMatchObject({ verdict })
    expect(await faultsOf(text, { syntax })).toEqual(faults)
  })

  it('counts what is on the lines, not the list of them', async () => {
    expect(await check('{"a":1}\n[2]', { syntax: 'lines' })).toMatchObject({ facts: { values: 4, depth: 1, size: 11 } })
  })

  it('has words for every fault', () => {
    expect(Object.keys(JSON_FAULTS).toSorted()).toEqual([...Object.keys(jsonFailures.words), ...SYNTAX_FAULTS].toSorted())
  })

  it('shows what stands there, short and fit to be shown', async () => {
    expect((await check(`[${'x'.repeat(100)}]`)).faults[0].found).toBe(`${'x'.repeat(24)}…`)
    expect((await check('[\u0001\ud800')).faults[0].found).toBe('\ufffd\ufffd')
    expect((await check('[1,')).faults.at(-1)).toMatchObject({ fault: 'json-trailing-comma', found: ',' })
  })

  it.each([
    ['{"a":1, /* x */}', 'valid-with-comments'],
    ["{a: 'x', b: .5, c: +1, d: 0x1F, e: Infinity, f: 'it\\'s',}", 'valid-json5'],
    ['{"a":"x\\\ny"}', 'valid-json5'],
    ['{"a":1}\n{"a":2}\n', 'valid-lines'],
    ['[1,2', undefined],
    ['[1 2 3]', 'later-faults'],
    ['["a":1]', 'stopped'],
    ['[tru, $=]', 'later-faults'],
  ])('hints at what %j is', async (text, code) => {
    expect((await check(text)).notices?.[0]?.code).toBe(code)
  })

  it('does not call JSON5 what only resembles it', async () => {
    for (const text of ['{a b: 1, }', '[True,]', '[01,]', "{'a': 1 'b': 2}"])
      expect((await check(text)).notices?.[0]?.code).not.toBe('valid-json5')
  })

  it('proposes a mend, and none where there is none', async () => {
    expect((await check("{a: 'x', // y\n b: [1 2,]}")).proposal).toBe('{"a": "x", \n "b": [1, 2]}')
    expect((await check('[1,2')).proposal).toBe('[1,2]')
    expect((await check('}')).proposal).toBeUndefined()
    expect((await check('[1,2]')).proposal).toBeUndefined()
  })

  it('warns of repeated names and counts', async () => {
    expect(await check('{"a":{"b":[1]},\n"a":2}')).toEqual({
      verdict: 'valid',
      facts: { values: 5, depth: 3, size: 22 },
      notices: [{ code: 'repeated-name', params: { name: 'a', line: 2 }, level: 'warning' }],
    })
  })

  it('asks for a text', async () => {
    expect(await failure(jsonValidator, { text: '' })).toMatchObject({ code: 'required', field: 'text' })
  })

  it('lists fifty faults at most, fewer in long texts', async () => {
    expect(await faultsOf(`[${'1 '.repeat(500)}]`)).toHaveLength(50)
    expect((await faultsOf(`[${'1 '.repeat(1_000_000)}]`)).length).toBeLessThanOrEqual(20)
  })

  it('bears hostile texts', async () => {
    expect((await check('['.repeat(10_000) + ']'.repeat(10_000))).verdict).toBe('valid')
    for (const text of [
      '['.repeat(10_000),
      '{"a":'.repeat(5000),
      '"a" + '.repeat(1_600),
      "'".repeat(100_000),
      `["${'\\'.repeat(99_999)}`,
      'a '.repeat(50_000),
    ])
      expect((await check(text)).verdict).toBe('invalid')
  })
})
