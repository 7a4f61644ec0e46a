import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { removeLineBreaks } from '../../../../registry/tools/text/remove-line-breaks.ts'
import { failure, output } from '../../../support/run-tool.ts'

const join = async (text: string, more: object = {}) => (await output(removeLineBreaks, { text, ...more })).text

describe('remove-line-breaks', () => {
  it.each([
    ['', ''],
    ['\n\n', ''],
    ['a', 'a'],
    ['a\nb', 'a b'],
    ['a\r\nb\rc\u2028d\n', 'a b c d'],
    ['  a \n\t b  ', 'a b'],
    ['a\r\n\r\n \r\nb\r\nc', 'a\r\n\r\nb c'],
    ['\n\na\n\n\nb\n\n', 'a\n\nb'],
    ['日本\n語', '日本語'],
    ['カタ\nカナ，\n漢', 'カタカナ，漢'],
    ['漢\na', '漢 a'],
    ['𠀀\n𠀁', '𠀀𠀁'],
    ['한국\n어', '한국 어'],
    ['שלום\nעולם', 'שלום עולם'],
  ])('joins %j to %j', async (text, expected) => {
    expect(await join(text)).toBe(expected)
  })

  it('takes other separators and drops paragraphs', async () => {
    expect(await join('a\nb\n\nc', { separator: 'none' })).toBe('ab\n\nc')
    expect(await join('a\nb\n\nc', { paragraphs: false })).toBe('a b c')
    expect(await join('a\nb', { separator: 'own', own: '\\t\\\\n\\n' })).toBe('a\t\\n\nb')
    expect(await join(' a \n b ', { trim: false, separator: 'none' })).toBe(' a  b ')
  })

  it.each([
    ['exam-\nple', 'example'],
    ['exam- \n  ple', 'example'],
    ['exam\u2010\nple', 'example'],
    ['exam\u00ad\nPLE', 'examPLE'],
    ['Anglo-\nSaxon', 'Anglo-Saxon'],
    ['1914-\n18', '1914-18'],
    ['при-\nвет', 'привет'],
    ['a -\nb', 'a - b'],
    ['- \nb', '- b'],
    ['exam-\n\nple', 'exam-\n\nple'],
    ['ex-\nam-\nple', 'example'],
    ['exam-\n- ple', 'exam- - ple'],
  ])('mends %j to %j', async (text, expected) => {
    expect(await join(text, { hyphens: true })).toBe(expected)
    expect(await join(text, { hyphens: true, trim: false })).toBe(expected.replace(/^- b$/, '-  b'))
  })

  it('lists what it mended for checking', async () => {
    const { mended, notices, removed } = await output(removeLineBreaks, { text: 'It is well-\nknown, see\nthe pre-\nface', hyphens: true })
    expect(mended).toEqual([
      { line: 1, word: 'wellknown' },
      { line: 3, word: 'preface' },
    ])
    expect(notices).toEqual([{ code: 'check' }])
    expect(removed).toBe(3)
    const kept = await output(removeLineBreaks, { text: 'a-\nb' })
    expect([kept.text, kept.notices]).toEqual(['a- b', undefined])
  })

  it('keeps all that is no white space, and is done at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom('a', 'B', '-', ' ', '\n', '\r\n', '字', '1') }), async (text) => {
        const joined = await join(text)
        expect(joined.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
        expect(await join(joined)).toBe(joined)
        expect(await join(text, { paragraphs: false })).not.toMatch(/[\r\n]/)
      }),
    )
  })

  it('takes hostile text', async () => {
    expect(await join('\n'.repeat(1_000_000))).toBe('')
    expect(await join('a-\n'.repeat(200_000), { hyphens: true })).toHaveLength(200_001)
    expect(await join(`${'-'.repeat(1_000_000)}\nb`, { hyphens: true })).toHaveLength(1_000_002)
  })

  it('refuses a result that is too long', async () => {
    expect(await failure(removeLineBreaks, { text: 'a\n'.repeat(400_000), separator: 'own', own: 'x'.repeat(100) })).toMatchObject({
      code: 'result-too-long',
      field: 'text',
      params: { most: 32 * 1024 * 1024 },
    })
    expect(await failure(removeLineBreaks, { text: 'a', separator: 'own', own: '' })).toMatchObject({ code: 'required', field: 'own' })
  })
})
