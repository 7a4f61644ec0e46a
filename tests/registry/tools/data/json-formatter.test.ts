import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonFormatter } from '../../../../registry/tools/data/json-formatter.ts'
import { failure, output } from '../../../support/run-tool.ts'

const format = async (input: object): Promise<string> => (await output(jsonFormatter, input)).text

describe('json-formatter', () => {
  it('lays out every value as JSON.stringify does (ECMA-262)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue(),
        fc.constantFrom(['2', 2], ['4', 4], ['tab', '\t'], ['none', 0]),
        async (value, [indentation, space]) => {
          expect(await format({ text: JSON.stringify(value), indentation })).toBe(JSON.stringify(value, null, space))
        },
      ),
    )
  })

  it('changes nothing on a second run', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.boolean(), async (text, sortNames) => {
        const once = await format({ text, sortNames })
        expect(await format({ text: once, sortNames })).toBe(once)
        expect(JSON.parse(once)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('accepts just what JSON.parse accepts', { tags: 'long' }, async () => {
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
      '.5',
      '1.',
      '1e5',
      '1e',
      'true',
      'nul',
      ' ',
      '\n',
      '"',
      '\\',
      "'x'",
      '//',
      '\u00a0',
      '\t"',
      '+1',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fragment, { minLength: 1, maxLength: 8 }), async (fragments) => {
        const text = fragments.join('')
        if (text.trim() === '') return
        let valid = true
        try {
          JSON.parse(text)
        } catch {
          valid = false
        }
        const answer = valid ? await format({ text }) : await failure(jsonFormatter, { text })
        expect(answer).toBeTruthy()
      }),
      { numRuns: 3000 },
    )
  })

  it.each(['12345678901234567890123', '1.0', '-0', '1E+05', '0.10', '1e400'])('keeps the number %s', async (number) => {
    expect(await format({ text: ` [ ${number} ] `, indentation: 'none' })).toBe(`[${number}]`)
  })

  it('keeps escapes, lone surrogates and __proto__', async () => {
    const text = '{"__proto__":"\\u0041\\/\\ud800","constructor":"\ud800"}'
    expect(await format({ text, indentation: 'none' })).toBe(text)
    expect(await format({ text, indentation: 'none', sortNames: true })).toBe(text)
  })

  it('keeps and reports names that stand twice, however they are spelled', async () => {
    expect(await output(jsonFormatter, { text: '{"b":1,\n"a":2,\n"\\u0062":3}', sortNames: true, indentation: 'none' })).toEqual({
      text: '{"a":2,"b":1,"\\u0062":3}',
      notices: [{ code: 'repeated-name', params: { name: 'b', line: 3 }, level: 'warning' }],
    })
  })

  it('names twenty repeated names and counts the rest', async () => {
    const { notices } = await output(jsonFormatter, { text: `{${'"a":1,'.repeat(99)}"a":1}` })
    expect(notices).toHaveLength(21)
    expect(notices[20]).toMatchObject({ code: 'more-repeated-names', params: { count: 79 } })
  })

  it('sorts by UTF-16 units (RFC 8785, section 3.2.3)', async () => {
    const text = '{"\\u20ac":1,"\\r":2,"\\ufb33":3,"1":4,"\\ud83d\\ude00":5,"\\u0080":6,"\\u00f6":7}'
    expect(Object.values(JSON.parse(await format({ text: text.replace('"1"', '"1x"'), sortNames: true })))).toEqual([2, 4, 6, 7, 1, 5, 3])
  })

  it.each([
    ['{ }', '{}'],
    ['[ [ ] ]', '[\n  []\n]'],
    ['\ufeff"x"', '"x"'],
  ])('lays out %j', async (text, expected) => {
    expect(await format({ text })).toBe(expected)
  })

  it.each([
    ['{"a":1,}', 'json-trailing-comma', 6],
    ['[1,\n2,]', 'json-trailing-comma', 5],
    ['[1 2]', 'json-comma-missing', 3],
    ['{"a" 1}', 'json-colon-missing', 5],
    ['{"a":}', 'json-value-missing', 5],
    ['[,1]', 'json-value-missing', 1],
    ['[1}', 'json-wrong-close', 2],
    ['{a:1}', 'json-name-expected', 1],
    ["{'a':1}", 'json-single-quotes', 1],
    ["['a']", 'json-single-quotes', 1],
    ['[NaN]', 'json-bad-word', 1],
    ['[True]', 'json-bad-word', 1],
    ['[01]', 'json-bad-number', 1],
    ['[1.]', 'json-bad-number', 1],
    ['[-]', 'json-bad-number', 1],
    ['[0x1F]', 'json-bad-number', 1],
    ['["a\nb"]', 'json-control-character', 3],
    ['["\\x"]', 'json-bad-escape', 2],
    ['["\\u12g4"]', 'json-bad-escape', 2],
    ['["abc', 'json-unclosed-text', 1],
    ['{"a":[1', 'json-unclosed-array', 5],
    ['{"a":1', 'json-unclosed-object', 0],
    ['[{"a":1]', 'json-wrong-close', 7],
    ['1 2', 'json-after-end', 2],
    ['[1] // x', 'json-comment', 4],
    ['[\u00a01]', 'json-unexpected', 1],
    ['[\u{1f600}]', 'json-unexpected', 1],
  ])('refuses %j as %s at %i', async (text, code, offset) => {
    expect(await failure(jsonFormatter, { text })).toMatchObject({ code, field: 'text', place: { offset } })
  })

  it('gives the line and column of a fault', async () => {
    expect(await failure(jsonFormatter, { text: '{\r\n  "a": 1,\r\n  "b": tru\r\n}' })).toMatchObject({
      code: 'json-bad-word',
      params: { word: 'tru' },
      place: { line: 3, column: 8 },
    })
  })

  it('passes over comments and trailing commas only when asked', async () => {
    const text = '/* a */ [1, // b\r\n 2, /* c */ ] //'
    expect(await output(jsonFormatter, { text, tolerant: true, indentation: 'none' })).toEqual({
      text: '[1,2]',
      notices: [
        { code: 'comments-passed', params: { count: 4 }, level: 'info' },
        { code: 'commas-passed', params: { count: 1 }, level: 'info' },
      ],
    })
    expect(await failure(jsonFormatter, { text: '[1] /* a', tolerant: true })).toMatchObject({
      code: 'json-unclosed-comment',
      place: { offset: 4 },
    })
    expect(await failure(jsonFormatter, { text: '[1,,]', tolerant: true })).toMatchObject({ code: 'json-value-missing' })
    expect(await failure(jsonFormatter, { text: '/* */', tolerant: true })).toMatchObject({
      code: 'json-value-missing',
      place: { offset: 5 },
    })
  })

  it('reads a nesting of 100,000 levels and refuses to indent it', { tags: 'long' }, async () => {
    const lists = '['.repeat(100_000) + ']'.repeat(100_000)
    const objects = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`
    for (const text of [lists, objects])
      for (const sortNames of [false, true]) {
        expect(await format({ text, sortNames, indentation: 'none' })).toBe(text)
        expect(await failure(jsonFormatter, { text, sortNames })).toMatchObject({ code: 'json-too-long' })
      }
    expect(await failure(jsonFormatter, { text: '['.repeat(100_000) })).toMatchObject({ code: 'json-unclosed-array' })
  })

  it('takes 1 MB on one line', async () => {
    const text = `[${Array.from({ length: 40_000 }, (_, i) => `{"id":${i},"name":"x"}`).join(',')}]`
    expect((await format({ text, sortNames: true })).split('\n')).toHaveLength(40_000 * 4 + 2)
    expect(await format({ text: `"${'a'.repeat(1_000_000)}"` })).toHaveLength(1_000_002)
  })

  it.each([
    ['json5', '{2: 1}', 'json5-name-expected', 1],
    ['json5', '[yes]', 'json5-bad-word', 1],
    ['json5', '[NaN]', 'json-no-number', 1],
    ['lines', '{"a":\n1}', 'json-line-unfinished', 5],
  ])('as %s refuses %j', async (syntax, text, code, offset) => {
    expect(await failure(jsonFormatter, { text, syntax })).toMatchObject({ code, place: { offset } })
  })

  it('reads JSON5 and JSON Lines', async () => {
    expect(JSON.parse((await output(jsonFormatter, { text: "{a: 'b',} // c", syntax: 'json5' })).text)).toEqual({ a: 'b' })
    expect(JSON.parse((await output(jsonFormatter, { text: '1\n[2]\n', syntax: 'lines' })).text)).toEqual([1, [2]])
  })
})
