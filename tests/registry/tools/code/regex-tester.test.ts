import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noticeCodes } from '../../../support/run-tool.ts'
import { test } from './regex-tester/support.ts'

const found = async (pattern: string, text: string, flags: readonly string[] = ['g']) => {
  const { matches = [] } = await test(pattern, text, { flags })
  return matches.map((match: { start: number; end: number; found: string }) => [match.start, match.end, match.found])
}

describe('matches', () => {
  it.each([
    [
      'o',
      'foo',
      ['g'],
      [
        [1, 2, 'o'],
        [2, 3, 'o'],
      ],
    ],
    [
      '/O/i',
      'foo',
      ['g'],
      [
        [1, 2, 'o'],
        [2, 3, 'o'],
      ],
    ],
    ['/o/', 'foo', [], [[1, 2, 'o']]],
    // A path is no literal: JavaScript would end it at the slash inside.
    ['/usr/bin/', 'in /usr/bin/', ['g'], [[3, 12, '/usr/bin/']]],
    ['/[/]/', 'a/b', ['g'], [[1, 2, '/']]],
    ['/a\\/b/', 'a/b', ['g'], [[0, 3, 'a/b']]],
    ['/a/y', 'aba', ['g'], [[0, 1, 'a']]],
    ['/a.b/s', 'a\nb', ['g'], [[0, 3, 'a\nb']]],
    ['/^b/m', 'a\nb', ['g'], [[2, 3, 'b']]],
    ['[\\p{L}--[a-z]]', 'aÉ', ['g', 'v'], [[1, 2, 'É']]],
    ['\\p{RGI_Emoji}', '👍🏽', ['g', 'v'], [[0, 4, '👍🏽']]],
    ['(?<=€)\\d+', '$1 €2', ['g'], [[4, 5, '2']]],
  ])('of %s in %j with %j', async (pattern, text, flags, expected) => {
    expect(await found(pattern, text, flags)).toEqual(expected)
  })

  // ECMA-262, AdvanceStringIndex: by a code unit, or with u and v by a code point.
  it.each([
    [[], 3],
    [['u'], 2],
    [['v'], 2],
  ])('of length zero go on by whole characters with %j', async (flags, count) => {
    const given = await test('(?:)', '😀', { flags: ['g', ...flags] })
    expect([given.count, given.matches[0]]).toEqual([count, { match: 1, line: 1, column: 1, start: 0, end: 0, found: '' }])
  })

  it('have groups by number and name with their places, and say which took no part', async () => {
    const { groups, pattern } = await test('(?<year>\\d{4})(-\\d\\d)?()', 'in 2026')
    expect(groups).toEqual([
      { match: 1, group: 1, name: 'year', start: 3, end: 7, found: '2026' },
      { match: 1, group: 2 },
      { match: 1, group: 3, start: 7, end: 7, found: '' },
    ])
    expect(pattern).toEqual({ literal: '/(?<year>\\d{4})(-\\d\\d)?()/g', groups: 3 })
  })

  it('have lines and columns, and are all counted though not all are shown', async () => {
    const given = await test('b', 'a\r\nb\rxb')
    expect(given.matches.map(({ line, column }: { line: number; column: number }) => [line, column])).toEqual([
      [2, 1],
      [3, 2],
    ])
    const many = await test('.', 'x'.repeat(5000))
    expect([many.count, many.matches.length, many.places.count, many.places.spans.length]).toEqual([5000, 100, 5000, 2000])
    expect(noticeCodes(many)).toEqual(['cut-matches'])
    expect(noticeCodes(await test('x', 'xx', { flags: [] }))).toEqual(['first'])
  })
})

describe('replace and split', () => {
  it.each([
    ['(a)(?<n>b)?', 'abxa', "[$1|$2|$<n>|$&|$`|$'|$$|$3]"],
    ['/\\b/', 'two words', '|'],
    ['/x*/u', '-😀-', '.'],
    ['/a/', 'aa', '$0'],
  ])('%s in %j by %j is what JavaScript gives', async (pattern, text, replacement) => {
    const literal = /^\/(.*)\/(\w*)$/.exec(pattern)
    const own = text.replace(new RegExp(literal?.[1] ?? pattern, `g${literal?.[2] ?? ''}`), replacement)
    expect((await test(pattern, text, { action: 'replace', replacement })).result).toBe(own)
  })

  it('reads escapes in the replacement on request, replaces the first match without g, and warns of groups that are not there', async () => {
    expect((await test(',', 'a,b,c', { action: 'replace', replacement: '\\n', escapes: true, flags: [] })).result).toBe('a\nb,c')
    expect((await test(',', 'a,b', { action: 'replace', replacement: '\\n' })).result).toBe('a\\nb')
    for (const [pattern, replacement, code, result] of [
      ['(a)', '$2', 'no-group', '$2'],
      ['a', '$<n>', 'no-group', '$<n>'],
      ['(?<m>a)', '$<n>', 'no-name', ''],
    ] as const) {
      const answer = await test(pattern, 'a', { action: 'replace', replacement })
      expect(noticeCodes(answer)).toContain(code)
      expect(answer.result).toBe(result)
    }
    for (const [pattern, replacement] of [
      ['(a)', '$1$$2$12'],
      ['(?<n>a)', '$<n>$&'],
    ])
      expect(noticeCodes(await test(pattern as string, 'a', { action: 'replace', replacement }))).toEqual([])
    expect((await test('b', 'abc', { action: 'replace', replacement: 'XY' })).places.spans).toEqual([{ start: 1, end: 2, to: 'XY' }])
  })

  it('splits as JavaScript does, whatever the pattern', async () => {
    const patterns = [',', '(?:)', '(,)|(;)', '\\b', 'a*', '(?=b)', '(?<=a)', '$', '^', '.', '[^]*', 'b??', '(a)|b']
    const run = fc.asyncProperty(
      fc.constantFrom(...patterns),
      fc.string({ unit: fc.constantFrom('a', 'b', ',', ';', '\n', '😀'), maxLength: 8 }),
      fc.constantFrom('', 'u', 'm', 'v'),
      async (pattern, text, flag) => {
        const expected = text.split(new RegExp(pattern, flag)).map((piece) => (piece ?? '').toWellFormed())
        expect((await test(`/${pattern}/${flag}`, text, { action: 'split' })).pieces).toEqual(expected)
      },
    )
    await fc.assert(run, { numRuns: 300 })
    expect(noticeCodes(await test('(,)', 'a,b', { action: 'split' }))).toEqual(['split-groups'])
  })
})

describe('tests', () => {
  it('search each line from its start, whatever g and y say', async () => {
    const { tests, tally } = await test('/b$/gm', '', { should: 'ab\r\nb\nba\n', shouldNot: 'b\n\nc' })
    expect(tests.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['passed', 'passed', 'failed', 'failed', 'passed', 'passed'])
    expect(tally).toEqual({ passed: 4, failed: 2 })
    expect(tests[0]).toEqual({ text: 'ab', expected: 'match', found: 'b', verdict: 'passed' })
    expect((await test('/b/y', '', { should: 'ab' })).tally).toEqual({ passed: 0, failed: 1 })
  })
})

describe('the explanation', () => {
  const explained = async (pattern: string, flags: readonly string[] = []) =>
    (await test(pattern, '', { flags })).explanation.map(({ number, part, meaning, detail, times, greed }: Record<string, string>) =>
      [number, part, meaning, detail, times, greed].filter((value) => value !== undefined).join(' '),
    )

  it.each([
    ['^ab+?c$', [], ['1 ^ start', '2 a text', '3 b+? text 1–∞ least', '4 c text', '5 $ end']],
    ['^.$', ['m', 's'], ['1 ^ start-line', '2 . any-at-all', '3 $ end-line']],
    [
      'a|(b|)',
      [],
      [
        '1 a alternative',
        '1.1 a text',
        '2 (b|) alternative',
        '2.1 (b|) capture 1',
        '2.1.1 b alternative',
        '2.1.1.1 b text',
        '2.1.2  nothing',
      ],
    ],
    [
      '(?<n>[^a-f\\d_-])\\k<n>{2}',
      [],
      [
        '1 (?<n>[^a-f\\d_-]) named n',
        '1.1 [^a-f\\d_-] not-set',
        '1.1.1 a-f range a–f',
        '1.1.2 \\d digit',
        '1.1.3 _- characters',
        '2 \\k<n>{2} reference n 2',
      ],
    ],
    [
      '(?=a)(?!b)(?<=c)(?<!d)',
      [],
      [
        '1 (?=a) ahead',
        '1.1 a text',
        '2 (?!b) not-ahead',
        '2.1 b text',
        '3 (?<=c) behind',
        '3.1 c text',
        '4 (?<!d) not-behind',
        '4.1 d text',
      ],
    ],
    ['Ab\\n\\x41 1', ['i'], ['1 Ab\\n\\x41 1 text-any-case AbU+000A AU+0020 1']],
    ['\\bx{2,}\\B\\W\\S', [], ['1 \\b boundary', '2 x{2,} text 2–∞ most', '3 \\B not-boundary', '4 \\W not-word', '5 \\S not-space']],
    ['\\P{Lu}\\p{Script=Greek}', ['u'], ['1 \\P{Lu} not-property Lu', '2 \\p{Script=Greek} property Script=Greek']],
    [
      '[\\w--\\d][^][]',
      ['v'],
      ['1 [\\w--\\d] set', '1.1 \\w--\\d subtraction', '1.1.1 \\w word', '1.1.2 \\d digit', '2 [^] full-set', '3 [] empty-set'],
    ],
  ])('of %s with %j', async (pattern, flags, rows) => {
    expect(await explained(pattern, flags)).toEqual(rows)
  })

  it('ends somewhere', async () => {
    const given = await test('(a)'.repeat(500))
    expect([given.explanation.length, noticeCodes(given)]).toEqual([300, ['cut-rows']])
  })
})
