import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutJson, surveyLayout } from '../../../../registry/lib/json/layout.ts'
import { differOnlyInSpace, unitsOf } from '../../../../registry/lib/json/same-document.ts'

const compact = { indentation: 'none', sortNames: false } as const

it.each([0, 1, 2, '\t', ' \n\r\t'])('takes out the white space that a writer put in: %j', (space) => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value, null, space)
      expect(layoutJson(text, compact)).toBe(JSON.stringify(value))
      expect(layoutJson(text, { indentation: '2', sortNames: false })).toBe(JSON.stringify(value, null, 2))
    }),
    { numRuns: 1000 },
  )
})

/** Marks, white space and comments in any place where a tolerant reader takes them. */
it('leaves out comments and trailing commas, and nothing that only looks like them', () => {
  const space = fc.constantFrom('', ' ', '\n', '\t\r\n', '/* , : " */', '// ,"\n')
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string(), fc.oneof(fc.integer(), fc.string(), fc.constant(null))), { minLength: 1 }),
      fc.array(space, { minLength: 5, maxLength: 5 }),
      fc.boolean(),
      (members, [a, b, c, d, e], trailing) => {
        const parts = members.map(([name, value]) => `${JSON.stringify(name)}${b}:${c}${JSON.stringify(value)}`)
        const text = `${a}{${b}${parts.join(`${d},${e}`)}${trailing ? `${c},` : ''}${d}}${e}`
        const expected = `{${members.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`
        expect(layoutJson(text, compact, { tolerant: true })).toBe(expected)
      },
    ),
    { numRuns: 3000 },
  )
})

it.each(['-0', '0', '-12.50', '1e5', '0.1E-3', '10', '12345678901234567890.10'])('keeps the number %s', (number) => {
  for (const text of [number, `[${number}]`, `[${number},1]`, `{"a":${number}}`, `[${number} ]`, `[${number}\n]`, `[${number}\r]`])
    expect(layoutJson(text, compact)).toBe(text.replaceAll(/\s/g, ''))
})

it('takes as numbers what JSON.parse takes, and refuses the rest at its start', { tags: 'long' }, () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('-', '+', '0', '1', '9', '.', 'e', 'E', 'a'), { minLength: 1, maxLength: 7 }), (parts) => {
      const number = parts.join('')
      fc.pre(/^[-\d]/.test(number))
      const read = (work: () => unknown) => {
        try {
          work()
          return true
        } catch {
          return false
        }
      }
      expect(read(() => layoutJson(`[${number}]`, compact))).toBe(read(() => JSON.parse(`[${number}]`)))
    }),
    { numRuns: 20_000 },
  )
})

it('takes off a byte order mark', () => {
  expect(layoutJson('\ufeff{"a b": "\ufeff"}', compact)).toBe('{"a b":"\ufeff"}')
})

describe('documents that differ only in white space', () => {
  it.each([
    ['[1,2]', '[ 1,\n2 ]', true],
    ['{"a b":1}', ' { "a b" :\r1\n}\t', true],
    ['["\ud800"]', '["\ud801"]', false],
    [String.raw`["\" ,"]`, String.raw`["\" ,"] `, true],
    ['["a b"]', '["ab"]', false],
    ['["a"]', '["a" ,"b"]', false],
    ['["a","b"]', '["a"]', false],
    [String.raw`["\"a b"]`, String.raw`["\"ab"]`, false],
    [String.raw`["a\\"," b"]`, String.raw`["a\\","b"]`, false],
    ['[1.0]', '[1]', false],
    ['"', '"', false],
  ])('%j and %j: %s', (text, other, same) => {
    expect(differOnlyInSpace(unitsOf(text), unitsOf(other))).toBe(same)
    expect(differOnlyInSpace(unitsOf(other), unitsOf(text))).toBe(same)
  })
})

describe('a large document, which is laid out byte by byte', () => {
  const rows = Array.from({ length: 8000 }, (_, id) => `{"id":${id},"name":"Zażółć ${id} 😀","tags":[],"note":{"a":null,"b":-1.5}}`).join(
    ',',
  )
  const layout = { indentation: '2', sortNames: false } as const

  it.each([2, 10, '\t'])('is laid out as by the built-in JSON: %j', (space) => {
    const value: unknown = JSON.parse(`[${rows}]`)
    for (const text of [`[${rows}]`, JSON.stringify(value, undefined, 3), ` [\r\n${rows}\t] `])
      expect(
        layoutJson(text, { ...layout, indentation: space === '\t' ? 'tab' : Number(space) }) === JSON.stringify(value, undefined, space),
      ).toBe(true)
  })

  it.each([
    '1.0',
    '1e5',
    '-0',
    '12345678901234567890',
    '"\\u0041"',
    '"\\/"',
    '"\ud800"',
    '{"b":1,"a":2,"b":3}',
    '{"2":0,"1":0}',
    '{"__proto__":{"a":1}}',
    '["","a  b"]',
    `${'['.repeat(300)}${']'.repeat(300)}`,
  ])('keeps what the built-in JSON would not: %s', (piece) => {
    const laidOut = layoutJson(`[${rows},${piece}]`, layout)
    expect(laidOut.slice(laidOut.lastIndexOf('"b": -1.5')).replaceAll(/(?<=[[\]{},:]) +|\n */g, '')).toBe(`"b":-1.5}},${piece}]`)
  })

  it('tells of its repeated names and faults', () => {
    const repeated = surveyLayout(`[${rows},{"a":1,"a":2}]`, layout).survey.repeated
    expect(repeated.map(({ name }) => name)).toEqual(['a'])
    expect(() => layoutJson(`[${rows},]`, layout)).toThrow('json-trailing-comma')
    expect(() => layoutJson(`${'['.repeat(190)}${'1,'.repeat(200_000)}1${']'.repeat(190)}`, layout)).toThrow('json-too-long')
  })
})
