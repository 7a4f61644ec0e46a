import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reverseText } from '../../../../registry/tools/text/reverse-text.ts'
import { failure, output } from '../../../support/run-tool.ts'

const reverse = async (text: string, order = 'characters', more: object = {}) => (await output(reverseText, { text, order, ...more })).text

describe('reverse-text', () => {
  it.each([
    ['', ''],
    ['abc', 'cba'],
    ['a\r\nb', 'b\r\na'],
    ['e\u0301a', 'ae\u0301'],
    ['👨‍👩‍👧x🇵🇱', '🇵🇱x👨‍👩‍👧'],
    ['👍🏽👍', '👍👍🏽'],
    ['नमस्ते', 'स्तेमन'],
    ['שלום', 'םולש'],
    ['𝒜b', 'b𝒜'],
  ])('writes %j backwards', async (text, expected) => {
    expect(await reverse(text)).toBe(expected)
  })

  it.each([
    ['line-characters', 'ab c\r\nde\n', 'c ba\r\ned\n'],
    ['word-characters', 'ab, cd\n\tef', ',ba dc\n\tfe'],
    ['words', 'one  two three\nfour five', 'three two  one\nfive four'],
    ['lines', 'a\r\nb\nc', 'c\r\nb\na'],
    ['lines', 'a\n\nb\n', 'b\n\na\n'],
    ['lines', 'one', 'one'],
  ])('reverses by %s', async (order, text, expected) => {
    expect(await reverse(text, order)).toBe(expected)
  })

  it('turns brackets round when told to', async () => {
    expect(await reverse('f(x) «y»', 'characters', { brackets: true })).toBe('«y» (x)f')
    expect(await reverse('f(x)')).toBe(')x(f')
  })

  it('says when characters join', async () => {
    const notices = async (text: string) => (await output(reverseText, { text })).notices
    expect(await notices('\u0301a')).toEqual([{ code: 'joined', level: 'warning' }])
    expect(await notices('\n\r')).toEqual([{ code: 'joined', level: 'warning' }])
    expect(await notices('a\u0301 👨‍👩‍👧')).toBeUndefined()
  })

  it('gives the text back when reversed twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('a', 'é', '👍🏽', '(', ' ', '\n', 'ש', '字') }),
        fc.constantFrom('characters', 'line-characters', 'word-characters', 'words', 'lines'),
        fc.boolean(),
        async (given, order, brackets) => {
          // Without it, an empty first line would end up as the line break at the end.
          const text = order === 'lines' ? `${given}\n` : given
          expect(await reverse(await reverse(text, order, { brackets }), order, { brackets })).toBe(text)
        },
      ),
    )
  })

  it('takes hostile text', async () => {
    for (const text of ['a'.repeat(100_000), '\n'.repeat(50_000), `a${'\u0301'.repeat(20_000)}`, '\ud800\u0000\u202e'])
      for (const order of ['characters', 'word-characters', 'words', 'lines']) expect(await reverse(text, order)).toHaveLength(text.length)
  })

  it('refuses an unknown order', async () => {
    expect(await failure(reverseText, { text: 'a', order: 'x' })).toMatchObject({ code: 'not-a-choice', field: 'order' })
  })
})
