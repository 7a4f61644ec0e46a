import { applyPatch } from 'diff'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textCompare } from '../../../../registry/tools/text/text-compare/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const compare = (text: string, other: string, more: object = {}) => output(textCompare, { text, other, ...more })
type Side = { line: number; tokens: { text: string; changed: boolean }[] }
type Row = { kind: string; left?: Side; right?: Side; count?: number }
const spell = (side: Side | undefined) => side?.tokens.map((token) => token.text).join('')
const kinds = (rows: Row[]) => rows.map(({ kind, count }) => (count ? `${kind} ${count}` : kind)).join(',')

const line = fc.constantFrom('a', 'b', 'c', '', ' a', 'x y')
const text = fc.tuple(fc.array(line, { maxLength: 30 }), fc.boolean()).map(([lines, open]) => lines.join('\n') + (open ? '' : '\n'))

describe('text-compare', () => {
  it('gives a patch that turns the text into the other', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (left, right) => {
        const { patch } = await compare(left, right)
        if (patch === undefined) expect(left).toBe(right)
        else expect(applyPatch(left, patch)).toBe(right)
      }),
      { numRuns: 500 },
    )
  })

  it('shows every line of both texts once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (left, right) => {
        const { comparison, counts } = await compare(left, right)
        const lines = (side: 'left' | 'right') => comparison.filter((row: Row) => row[side]).map((row: Row) => spell(row[side]))
        const split = (whole: string) => (whole === '' ? [] : whole.replace(/\n$/, '').split('\n'))
        expect(lines('left')).toEqual(split(left))
        expect(lines('right')).toEqual(split(right))
        expect(counts.same + counts.changed + counts.removed).toBe(split(left).length)
        expect(counts.same + counts.changed + counts.added).toBe(split(right).length)
      }),
    )
  })

  // Characters and line ends of both texts that are equal, by hand: 10 + 10 of 14 + 15, and so on.
  it.each([
    ['The red house', 'The blue house', {}, (100 * 20) / 29],
    ['a\nThe red house\n', 'a\nThe blue house', {}, (100 * 24) / 33],
    ['abc', 'xyz', {}, 0],
    ['', '\n\n', {}, 0],
    ['a\n\n', 'a\n', {}, (100 * 4) / 5],
    ['THE red', 'the  RED', { ignoreCase: true, space: 'ends' }, 100],
    ['', '', {}, 100],
    ['a b', 'b', {}, (100 * 2) / 6],
  ])('finds %j and %j %j similar by %d %%', async (left, right, more, similarity) => {
    expect((await compare(left, right, more)).counts.similarity).toBeCloseTo(similarity, 9)
    expect((await compare(right, left, more)).counts.similarity).toBeCloseTo(similarity, 9)
  })

  // Marked by hand; an emoji of several code points is one character.
  it.each([
    ['color', 'colour', {}, 'color', 'colo[u]r'],
    ['a👨‍👩‍👧b', 'a👨‍👩‍👦b', {}, 'a[👨‍👩‍👧]b', 'a[👨‍👩‍👦]b'],
    ['Abc', 'aBd', { ignoreCase: true }, 'Ab[c]', 'aB[d]'],
  ])('marks the characters of %j and %j that differ', async (left, right, more, markedLeft, markedRight) => {
    const { comparison } = await compare(left, right, { by: 'grapheme', ...more })
    const marked = (side: Side) => side.tokens.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')
    expect([marked(comparison[0].left), marked(comparison[0].right)]).toEqual([markedLeft, markedRight])
  })

  it('calls texts wholly similar only where all lines are equal', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (left, right) => {
        const { counts } = await compare(left, right)
        const isEqual = counts.changed + counts.removed + counts.added === 0
        expect(counts.similarity === 100).toBe(isEqual)
        expect(counts.similarity).toBeGreaterThanOrEqual(0)
        expect(counts.similarity).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('keeps as many lines as the longest common subsequence', async () => {
    const longest = (a: string[], b: string[]): number => {
      const table = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
      for (let i = 1; i <= a.length; i++)
        for (let j = 1; j <= b.length; j++)
          table[i]![j] = a[i - 1] === b[j - 1] ? table[i - 1]![j - 1]! + 1 : Math.max(table[i - 1]![j]!, table[i]![j - 1]!)
      return table[a.length]![b.length]!
    }
    const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(lines, lines, async (a, b) => {
        expect((await compare(a.join('\n'), b.join('\n'))).counts.same).toBe(longest(a, b))
      }),
    )
  })

  // GNU diffutils manual, section 2.2.2, the “lao” and “tzu” files.
  it('writes the unified patch of the diffutils manual', async () => {
    const lao =
      'The Way that can be told of is not the eternal Way;\nThe name that can be named is not the eternal name.\nThe Nameless is the origin of Heaven and Earth;\nThe Named is the mother of all things.\nTherefore let there always be non-being,\n  so we may see their subtlety,\nAnd let there always be being,\n  so we may see their outcome.\nThe two are the same,\nBut after they are produced,\n  they have different names.\n'
    const tzu =
      'The Nameless is the origin of Heaven and Earth;\nThe named is the mother of all things.\n\nTherefore let there always be non-being,\n  so we may see their subtlety,\nAnd let there always be being,\n  so we may see their outcome.\nThe two are the same,\nBut after they are produced,\n  they have different names.\nThey both may be called deep and profound.\nDeeper and more profound,\nThe door of all subtleties!\n'
    const { patch } = await compare(lao, tzu)
    expect(patch.split('\n').slice(2).join('\n')).toBe(
      '@@ -1,7 +1,6 @@\n-The Way that can be told of is not the eternal Way;\n-The name that can be named is not the eternal name.\n The Nameless is the origin of Heaven and Earth;\n-The Named is the mother of all things.\n+The named is the mother of all things.\n+\n Therefore let there always be non-being,\n   so we may see their subtlety,\n And let there always be being,\n@@ -9,3 +8,6 @@\n The two are the same,\n But after they are produced,\n   they have different names.\n+They both may be called deep and profound.\n+Deeper and more profound,\n+The door of all subtleties!\n',
    )
  })

  it.each([
    [6, 1],
    [7, 2],
  ])('writes changes with %i equal lines between them as %i hunks, as diff -u does', async (between, hunks) => {
    const equal = 'same\n'.repeat(between)
    expect((await compare(`a\n${equal}b\n`, `c\n${equal}d\n`)).patch.match(/^@@/gm)).toHaveLength(hunks)
  })

  it('marks changed words in any script', async () => {
    const { comparison } = await compare('我爱北京。', '我爱上海。')
    expect(comparison[0].left.tokens.filter((token: { changed: boolean }) => token.changed)).toEqual([{ text: '北京', changed: true }])
  })

  it.each([
    ['A b', 'a B', { ignoreCase: true }, 'same'],
    ['a  b ', ' a b', { space: 'ends' }, 'same'],
    ['a b', 'ab', { space: 'ends' }, 'changed'],
    ['a b', 'ab', { space: 'all' }, 'same'],
    ['a\n\n \nb', 'a\nb\n\n', { ignoreBlankLines: true }, 'same,same'],
    ['a\nb', 'a\r\nb', {}, 'same,same'],
    ['a', 'a\n', {}, 'same'],
    ['', '', {}, ''],
    ['', 'a', {}, 'added'],
    ['a\n', '', {}, 'removed'],
  ])('compares %j with %j %j', async (left, right, more, expected) => {
    expect(kinds((await compare(left, right, more)).comparison)).toBe(expected)
  })

  it('passes over in words what it passes over in lines', async () => {
    const { comparison } = await compare('Red  house', 'red old house', { ignoreCase: true, space: 'ends' })
    expect(
      comparison[0].right.tokens.filter((token: { changed: boolean }) => token.changed).map((token: { text: string }) => token.text.trim()),
    ).toEqual(['old'])
  })

  it('keeps true line numbers when blank lines are ignored', async () => {
    const { comparison } = await compare('\n\na', 'a\n\nb', { ignoreBlankLines: true })
    expect(comparison).toMatchObject([
      { kind: 'same', left: { line: 3 }, right: { line: 1 } },
      { kind: 'added', right: { line: 3 } },
    ])
  })

  it('says for which lines of both texts each difference stands', async () => {
    const spans = (rows: { span?: object }[]) => rows.flatMap(({ span }) => (span ? [span] : []))
    const lines = (line: number, count: number) => ({ line, count })
    expect(spans((await compare('a\nb\nc\n', 'a\nx\ny\nc\nd\n')).comparison)).toEqual([
      { left: lines(2, 1), right: lines(2, 2) },
      { left: lines(4, 0), right: lines(5, 1) },
    ])
    // Also where equal lines are left out, and with ignored lines at the edges.
    const rows = (await compare('a\n\nb\n\nc', 'a\nx\n\nc', { onlyChanges: true, context: 0, ignoreBlankLines: true })).comparison
    expect(kinds(rows)).toBe('skipped 1,changed,skipped 1')
    expect(spans(rows)).toEqual([{ left: lines(2, 3), right: lines(2, 2) }])
    expect(spans((await compare('', 'a')).comparison)).toEqual([{ left: lines(1, 0), right: lines(1, 1) }])
    expect(spans((await compare('a\nb', 'a\n\nB', { ignoreCase: true, ignoreBlankLines: true })).comparison)).toEqual([])
  })

  it('says what differs without counting', async () => {
    expect((await compare('a\nb', 'a\r\nb\r\n')).notices.map(({ code }: { code: string }) => code)).toEqual(['line-ends', 'last-line'])
    expect((await compare('a\nb\n', 'a\nc\n')).notices).toBeUndefined()
  })

  it('leaves out equal lines far from a change', async () => {
    const left = Array.from({ length: 20 }, (_, i) => `l${i}`)
    const { comparison, counts } = await compare(left.join('\n'), left.with(10, 'new').join('\n'), { onlyChanges: true, context: 2 })
    expect(kinds(comparison)).toBe('skipped 8,same,same,changed,same,same,skipped 7')
    expect(counts).toMatchObject({ same: 19, changed: 1 })
    expect(kinds((await compare('a\nb', 'a\nb', { onlyChanges: true })).comparison)).toBe('skipped 2')
    expect(kinds((await compare('a\nb', 'c\nb', { onlyChanges: true, context: 0 })).comparison)).toBe('changed,skipped 1')
  })

  it('refuses texts whose lines are thrown into another order', { tags: 'long' }, async () => {
    const lines = Array.from({ length: 20_000 }, (_, i) => `line ${i}`)
    expect(await failure(textCompare, { text: lines.join('\n'), other: lines.toReversed().join('\n') })).toMatchObject({
      code: 'too-different',
      field: 'other',
    })
  })

  it('takes big and hostile texts', async () => {
    const lines = (prefix: string) => Array.from({ length: 5000 }, (_, i) => `${prefix} ${i}`).join('\n')
    expect((await compare(lines('a'), lines('b'))).counts).toMatchObject({ same: 0, changed: 5000 })
    const same = lines('a')
    expect((await compare(same, `${same}\nx`, { onlyChanges: true })).comparison).toHaveLength(5)
    const long = 'word '.repeat(100_000)
    expect(kinds((await compare(long, `x${long}`)).comparison)).toBe('changed')
    expect(kinds((await compare('a\u0000\u202e\ud800', 'a\u0000\u202e\ud801')).comparison)).toBe('changed')
    const words = (word: string) => `${word} `.repeat(1000)
    expect(kinds((await compare(words('a'), words('b'))).comparison)).toBe('changed')
  })
})
