import { afterAll, describe, expect, it, vi } from 'vitest'
import { createPool } from '../../../../../engine/run/node/pool.ts'
import { faultOf } from '../../../../../registry/tools/code/regex-tester/faults.ts'
import { regexTester } from '../../../../../registry/tools/code/regex-tester/tool.ts'
import { failure, noticeCodes } from '../../../../support/run-tool.ts'
import { test } from './support.ts'

describe('patterns of other flavors', () => {
  it.each([
    ['(?i)abc', 'pcre-flags', 0, undefined],
    ['a(?-i)b', 'pcre-flags', 1, undefined],
    ['(?x:a b)', 'pcre-flags', 0, undefined],
    ['(?P<y>\\d)', 'pcre-name', 0, '(?<y>…)'],
    ["(?'y'a)", 'pcre-name', 0, '(?<y>…)'],
    ['(?<y>a)(?P=y)', 'pcre-reference', 7, '\\k<y>'],
    ['(a)\\g{1}', 'pcre-reference', 3, '\\1'],
    ['(?<y>a)\\k{y}', 'pcre-reference', 7, '\\k<y>'],
    ['\\((?R)?\\)', 'pcre-recursion', 2, undefined],
    ['(a)(?1)', 'pcre-recursion', 3, undefined],
    ['(?>a+)b', 'pcre-atomic', 0, undefined],
    ['xa++b', 'pcre-possessive', 2, undefined],
    ['a{2}+', 'pcre-possessive', 1, undefined],
    ['a(?#note)', 'pcre-comment', 1, undefined],
    ['(a)?(?(1)b|c)', 'pcre-condition', 4, undefined],
    ['(?|a|b)', 'pcre-branch', 0, undefined],
    ['a(*SKIP)b', 'pcre-verb', 1, undefined],
    ['a\\Kb', 'pcre-keep', 1, undefined],
    ['\\Ga', 'pcre-continue', 0, undefined],
    ['\\Qa.b\\E', 'pcre-quote', 0, undefined],
    ['\\Aa', 'pcre-escape', 0, '^'],
    ['/a\\Z/m', 'pcre-escape', 2, '(?![^])'],
    ['a\\z', 'pcre-escape', 1, '$'],
    ['[\\h]', 'pcre-escape', 1, ' \\t'],
    ['\\x{1F600}', 'pcre-escape', 0, '\\u{1F600}'],
    ['\\pL', 'pcre-escape', 0, '\\p{L}'],
    ['[[:alpha:]]', 'pcre-class', 1, 'a-zA-Z'],
    ['\\p{L}', 'needs-unicode', 0, undefined],
    ['\\u{1F600}', 'needs-unicode', 0, undefined],
  ])('%s fails as %s', async (pattern, code, offset, instead) => {
    const { params, place, field, code: failed } = await failure(regexTester, { pattern })
    expect([failed, field, place?.offset]).toEqual([code, 'pattern', offset])
    if (instead !== undefined) expect(params['instead']).toBe(instead)
  })

  it('are told apart from what JavaScript has', async () => {
    for (const pattern of [
      '\\\\A',
      '[(?i)]',
      '(?<A>a)\\k<A>',
      '\\(?i\\)',
      '(?:a)+',
      '[+]+',
      'a\\++',
      '(?=a)(?!b)(?<=c)(?<!d)',
      '[A-Z]+',
      '\\x41',
      '{a}',
    ])
      expect((await test(pattern)).pattern.groups).toBeLessThan(2)
  })
})

describe('a pattern that is wrong', () => {
  it.each([
    ['a(b(c)', '', 'regex-unclosed-group', 1, {}],
    ['a)b', '', 'regex-unopened-group', 1, {}],
    ['x[ab', '', 'regex-unclosed-class', 1, {}],
    ['/x[ab', '', 'regex-unclosed-class', 2, {}],
    ['a}', 'u', 'regex-lone-bracket', 1, { character: '}' }],
    ['ab{2', 'u', 'regex-lone-bracket', 2, { character: '{' }],
    ['a**', '', 'regex-nothing-to-repeat', 2, { character: '*' }],
    ['ab*{2}', '', 'regex-nothing-to-repeat', 3, { character: '{' }],
    ['|+', '', 'regex-nothing-to-repeat', 1, { character: '+' }],
    ['ab\\', '', 'regex-trailing-backslash', 2, {}],
    ['x\\-', 'u', 'regex-bad-escape', 1, { escape: '\\-' }],
    ['x\\u{110000}', 'u', 'regex-bad-escape', 1, { escape: '\\u{110000}' }],
    ['x\\x1', 'u', 'regex-bad-escape', 1, { escape: '\\x1' }],
    ['a(?@b)', '', 'regex-unknown-group', 1, { start: '(?@' }],
    ['[xz-a]', '', 'regex-bad-range', 2, { range: 'z-a' }],
    ['a{3,2}', '', 'regex-bad-range', 1, { range: '{3,2}' }],
    ['(?<x>a)(?<x>b)', '', 'duplicate-name', 7, { name: 'x' }],
    ['a(?<1x>b)', '', 'bad-name', 1, {}],
    ['(?<n>a)\\k<m>', '', 'missing-group', 7, { name: 'm' }],
    ['a\\k', 'u', 'bad-reference', 1, {}],
    ['x\\p{Foo}', 'u', 'bad-property', 1, { part: '\\p{Foo}' }],
    ['[\\w-a]', 'u', 'class-range', 3, {}],
    ['[(]', 'v', 'class-character', 1, { character: '(' }],
    ['[a--b&&c]', 'v', 'class-operation', 5, {}],
    ['[^\\q{abc}]', 'v', 'negated-strings', 0, {}],
    ['[\\q{ab', 'v', 'unclosed-strings', 1, {}],
    ['(?-:a)', '', 'bad-modifiers', 0, {}],
    ['/a/x', '', 'flag-x', 3, {}],
    ['/a/gU', '', 'flag-other', 4, { flag: 'U' }],
    ['/a/gg', '', 'flag-twice', 4, { flag: 'g' }],
    ['/a/uv', '', 'flags-u-v', 3, {}],
  ])('%s with the flag %j fails as %s at %i', async (pattern, flag, code, offset, params) => {
    const given = await failure(regexTester, { pattern, flags: flag ? [flag] : [] })
    expect(given).toMatchObject({ code, field: 'pattern', params, place: { offset } })
  })

  it('is refused in the field of the flags, or when it is too big to read', async () => {
    expect(await failure(regexTester, { pattern: 'a', flags: ['u', 'v'] })).toMatchObject({ code: 'flags-u-v', field: 'flags' })
    expect(await failure(regexTester, { pattern: 'a', should: 'x\n'.repeat(1001) })).toMatchObject({ code: 'too-many-tests' })
    expect(await failure(regexTester, { pattern: '' })).toMatchObject({ code: 'required', field: 'pattern' })
    const long = { text: 'x'.repeat(20_000), pattern: '(?:)' }
    expect(await failure(regexTester, { ...long, action: 'split' })).toMatchObject({ code: 'too-many-pieces' })
    const much = { action: 'replace', replacement: 'x'.repeat(10_000) }
    expect(await failure(regexTester, { ...long, ...much })).toMatchObject({ code: 'result-too-long' })
  })
})

it('knows every fault that the parser tells, and takes a new one as it is', () => {
  expect(faultOf('Invalid regular expression: /a: b/: Something new', 'a: b', 2)).toEqual({ code: 'pattern-invalid', offset: 2 })
})

describe('a pattern that is newer than the browser', () => {
  it('is told apart from one that is wrong', async () => {
    const Known = RegExp
    const old = (message: string) =>
      class extends Known {
        constructor(pattern: string | RegExp, flags?: string) {
          if (pattern === '(?:new)') throw new SyntaxError(message)
          super(pattern, flags)
        }
      }
    for (const [message, code] of [
      ['Invalid group', 'not-here'],
      ['Regular expression too large', 'regex-too-big'],
    ] as const) {
      vi.stubGlobal('RegExp', old(message))
      expect(await failure(regexTester, { pattern: '(?:new)' })).toMatchObject({ code, field: 'pattern', place: { offset: 0 } })
      vi.unstubAllGlobals()
    }
  })
})

describe('a pattern that takes forever', () => {
  const pool = createPool({ size: 1 })
  afterAll(() => pool.close())
  const module = new URL('../../../../../registry/tools/code/regex-tester/tool.ts', import.meta.url).href
  const stopped = async (input: object) => {
    const result = await pool.run({ module, input: { text: `${'a'.repeat(60)}!`, ...input }, limits: regexTester.limits })
    return result.ok ? 'ok' : result.failures[0]
  }

  it.each([
    ['/x|(a+)+$/', 'slow-nested', { part: '(a+)+' }, 3],
    ['(?:a|[ab])*$', 'slow-alternatives', { part: '(?:a|[ab])*' }, 0],
    ['(?:a+b?a)*$', 'slow-nested', { part: '(?:a+b?a)*' }, 0],
  ])('%s ends, and says why', async (pattern, code, params, offset) => {
    expect(await stopped({ pattern })).toMatchObject({ code, params, field: 'pattern', place: { offset } })
  })

  it('is refused where the platform cannot run it', { tags: 'long' }, async () => {
    expect(await stopped({ pattern: `(?:(?:${'x'.repeat(9980)}){3}){2}` })).toMatchObject({ code: 'regex-too-big', field: 'pattern' })
  })

  it('ends in tests, too, and where nothing stands out', { tags: 'long' }, async () => {
    expect(await stopped({ pattern: '(a+)+$', text: '', should: `${'a'.repeat(60)}!` })).toMatchObject({ code: 'slow-nested' })
    expect(await stopped({ pattern: '.*.*.*.*.*.*.*x', text: 'a'.repeat(3000) })).toMatchObject({
      code: 'slow-adjacent',
      params: { part: '.*.*' },
    })
    expect(await stopped({ pattern: `${'(?:a|aa)'.repeat(40)}$` })).toMatchObject({ code: 'slow-pattern', params: {} })
  })

  it('is warned of where it has not come to that, and harmless ones are not', async () => {
    for (const pattern of ['(a+)+', '(a*)*', '((?:a+)b?)*', '(.|\\s)*', '(?:\\w|\\d)+'])
      expect(noticeCodes(await test(pattern, '')), pattern).toContain('slow')
    for (const pattern of ['(?:a+,)+', '(?:a|b)+', '(.|\\n)*', '(?:ab)+', 'a+b+', '(?:a+)?', '(?:a{1,3}){1,3}'])
      expect(noticeCodes(await test(pattern, '')), pattern).toEqual([])
  })
})
