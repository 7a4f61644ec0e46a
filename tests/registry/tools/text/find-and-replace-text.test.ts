import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPool } from '../../../../engine/run/node/pool.ts'
import { findAndReplaceText } from '../../../../registry/tools/text/find-and-replace-text/tool.ts'
import { moduleOf } from '../../../support/real-registry.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const replace = async (text: string, find: string, replacement: string, more: object = {}) =>
  output(findAndReplaceText, { text, find, replace: replacement, ...more })

function isRegex(find: string): boolean {
  try {
    return new RegExp(find, 'gum') instanceof RegExp
  } catch {
    return false
  }
}

describe('find-and-replace-text', () => {
  it('replaces to the letter as String.replaceAll does', async () => {
    const unit = fc.constantFrom('a', 'b', '$', '&', '\\', '.', '*', '(', '[', '-', '/', '\n', '😀', ' ', '{', '^', '1')
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit }),
        fc.string({ unit, minLength: 1, maxLength: 3 }),
        fc.string({ unit }),
        async (text, find, replacement) => {
          expect((await replace(text, find, replacement)).text).toBe(text.replaceAll(find, () => replacement))
        },
      ),
    )
  })

  it('expands replacements as String.replace does (ECMA-262, GetSubstitution)', async () => {
    const unit = fc.constantFrom('$', '&', '`', "'", '0', '1', '2', '9', '<', 'n', '>', 'x')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit }), fc.constantFrom('(b)(c)?', 'b', '(?<n>b)', '(b)(c)?'.repeat(6)), async (replacement, find) => {
        const text = 'abcbab'
        expect((await replace(text, find, replacement, { regex: true })).text).toBe(text.replace(new RegExp(find, 'gu'), replacement))
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['a.b', '.', 'x', { regex: true }, 'xxx', 3],
    ['a\nb', '^', '> ', { regex: true }, '> a\n> b', 2],
    ['a\nb', '^', '> ', { regex: true, multiline: false }, '> a\nb', 1],
    ['a\nb', 'a.b', 'x', { regex: true, dotAll: true }, 'x', 1],
    ['😀😀', '.', 'x', { regex: true }, 'xx', 2],
    ['😀', '\ud83d', 'x', {}, '😀', 0],
    ['a-b "c"', '[\\w\\-]+ \\"c\\"', 'x', { regex: true }, 'x', 1],
    ['aaa', 'a', 'b', { scope: 'first' }, 'baa', 1],
    ['ÉTÉ été', 'été', 'x', { ignoreCase: true }, 'x x', 2],
    ['żaba żabaż _żaba', 'żaba', 'x', { wholeWord: true }, 'x żabaż _żaba', 1],
    ['a|b ab', 'a|ab', 'x', { wholeWord: true, regex: true }, 'x|b x', 2],
    ['a.b', 'a.b', '', {}, '', 1],
    ['', 'a', 'b', {}, '', 0],
    ['line\nbreak', '\n', ' ', {}, 'line break', 1],
    ['abc', '(?=b)', '-', { regex: true }, 'a-bc', 1],
    ['ab', 'b', '$<$$>', { regex: true }, 'a$<$>', 1],
    ['12-34 a b', '\\d+\\-\\d+\\ a', 'x', { regex: true }, 'x b', 1],
    ['a.b-c', '[\\w-.]+', 'x', { regex: true }, 'x', 1],
    ['a-1z', '[a-\\d]+', 'x', { regex: true }, 'xz', 1],
    ['-é!', '[!-\\p{L}-]+', 'x', { regex: true }, 'x', 1],
    ['a\r\nb\r\n', '$', ';', { regex: true }, 'a;\r\nb;\r\n;', 3],
    ['a\r\nb', '^', '> ', { regex: true }, '> a\r\n> b', 2],
    ['a, b', ', ', '\\n', { regex: true, escapes: true }, 'a\nb', 1],
    ['a\tb\\n', '\\t', '\\r\\n\\\\q\\q', { escapes: true }, 'a\r\n\\q\\qb\\n', 1],
    ['a\\nb', '\\n', '\\t', {}, 'a\\tb', 1],
  ])('turns %j by %j to %j %j', async (text, find, replacement, more, expected, count) => {
    expect(await replace(text, find, replacement, more)).toMatchObject({ text: expected, count })
  })

  it('shows where each match stands and what takes its place', async () => {
    const { matches, found } = await replace('ab\r\nxb\nB', 'b', '[$&]', { regex: true, ignoreCase: true })
    expect(matches).toEqual([
      { line: 1, column: 2, found: 'b', replacement: '[b]' },
      { line: 2, column: 2, found: 'b', replacement: '[b]' },
      { line: 3, column: 1, found: 'B', replacement: '[B]' },
    ])
    expect(found).toEqual([
      { found: 'b', times: 2 },
      { found: 'B', times: 1 },
    ])
  })

  it('says where in the text matches are, and what replaces them', async () => {
    const { places } = await replace('😀b\r\nxb', 'b', '$&!', { regex: true })
    expect(places).toEqual({
      count: 2,
      spans: [
        { start: 2, end: 3, to: 'b!' },
        { start: 6, end: 7, to: 'b!' },
      ],
    })
    const { places: many } = await replace('a'.repeat(3000), 'a', 'b')
    expect([many.count, many.spans.length]).toEqual([3000, 2000])
    expect((await replace('a', 'x', 'b')).places).toBeUndefined()
  })

  it('shows a hundred matches at most, shortened', async () => {
    const many = await replace('a'.repeat(150), 'a', 'b')
    expect([many.matches.length, noticeCodes(many)]).toEqual([100, ['cut-matches']])
    expect(noticeCodes(await replace('a'.repeat(100), 'a', 'b'))).toEqual([])
    const { matches } = await replace('a'.repeat(500), 'a+', 'b', { regex: true })
    expect(matches[0].found).toBe(`${'a'.repeat(200)}…`)
  })

  it.each([
    ['a(b', 'regex-unclosed-group', 1],
    ['a)b', 'regex-unopened-group', 1],
    ['a[b', 'regex-unclosed-class', 1],
    ['*a', 'regex-nothing-to-repeat', 0],
    ['a**', 'regex-nothing-to-repeat', 2],
    ['(|+)', 'regex-nothing-to-repeat', 2],
    ['(?:+)', 'regex-nothing-to-repeat', 3],
    ['a{', 'regex-lone-bracket', 1],
    ['a}', 'regex-lone-bracket', 1],
    ['a]', 'regex-lone-bracket', 1],
    ['a{2,1}', 'regex-bad-range', 1],
    ['[z-a]', 'regex-bad-range', 1],
    ['[a\\q]', 'regex-bad-escape', 2],
    ['a\\', 'regex-trailing-backslash', 1],
    ['\\q', 'regex-bad-escape', 0],
    ['(?<1>a)', 'regex-invalid', 0],
    ['a\\p{Nope}', 'regex-bad-escape', 1],
    ['a\\k<n>', 'regex-invalid', 0],
    ['\\u{110000}', 'regex-bad-escape', 0],
    ['a(?i)b', 'regex-unknown-group', 1],
    ['(?P<n>b)', 'regex-unknown-group', 0],
    ['(?#x)', 'regex-unknown-group', 0],
    ['(?>a)', 'regex-unknown-group', 0],
    ['(?<n', 'regex-unknown-group', 0],
    ['(?i:a', 'regex-unclosed-group', 0],
  ])('refuses the expression %j as %s at %i', async (find, code, offset) => {
    expect(await failure(findAndReplaceText, { text: 'a', find, regex: true })).toMatchObject({ code, field: 'find', place: { offset } })
  })

  it('refuses the same with whole words', async () => {
    expect(await failure(findAndReplaceText, { text: 'ab', find: 'a)|(b', regex: true, wholeWord: true })).toMatchObject({
      code: 'regex-unopened-group',
      place: { offset: 1 },
    })
  })

  it('gives no fault of its own to an expression that compiles', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(...'a()[]{}*+?|^$\\.-,1db<=!:"') }).filter((find) => find !== ''),
        async (find) => {
          fc.pre(isRegex(find))
          expect((await replace('ab', find, '$&', { regex: true })).text).toBe('ab')
        },
      ),
      { numRuns: 300 },
    )
  })

  it('refuses an expression that the platform cannot run', { tags: 'long' }, async () => {
    // How much a thread has compiled before decides what is too large: this one is new.
    const pool = createPool({ size: 1 })
    const input = { text: 'a', find: `(?:(?:${'x'.repeat(9980)}){3}){2}`, regex: true }
    const result = await pool.run({ module: moduleOf(findAndReplaceText), input })
    await pool.close()
    expect(result).toMatchObject({ ok: false, failures: [{ code: 'regex-too-big', field: 'find' }] })
  })

  it('refuses to look for nothing, and a result without end', async () => {
    expect(await failure(findAndReplaceText, { text: 'a', find: '' })).toMatchObject({ code: 'required', field: 'find' })
    expect(await failure(findAndReplaceText, { text: 'a'.repeat(10_000), find: 'a', replace: 'x'.repeat(100_000) })).toMatchObject({
      code: 'result-too-long',
    })
    expect(await failure(findAndReplaceText, { text: 'a'.repeat(100_000), find: 'a', replace: '$`', regex: true })).toMatchObject({
      code: 'result-too-long',
    })
  })

  it('takes 1 MB', async () => {
    expect((await replace('ab\n'.repeat(330_000), 'b', 'c')).count).toBe(330_000)
    expect((await replace('x'.repeat(1_000_000), 'y', 'z')).count).toBe(0)
  })
})
