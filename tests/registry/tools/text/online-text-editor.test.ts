import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onlineTextEditor } from '../../../../registry/tools/text/online-text-editor.ts'
import { output } from '../../../support/run-tool.ts'

const save = async (text: string, more: object = {}) => (await output(onlineTextEditor, { text, language: 'en', ...more })).text as string

describe('online-text-editor', () => {
  it('saves the text as it is unless asked otherwise', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom('a', ' ', '\t', '\n', '\r', '\r\n', '😀', '\u00a0') }), async (text) => {
        expect(await save(text)).toBe(text)
      }),
    )
  })

  it.each([
    ['a \t\r\nb\u00a0\nc  ', { trimLines: true }, 'a\r\nb\nc'],
    [' a\n \n b', { trimLines: true }, ' a\n\n b'],
    ['a\r\nb', { finalBreak: true }, 'a\r\nb\r\n'],
    ['a\nb\n', { finalBreak: true }, 'a\nb\n'],
    ['', { finalBreak: true }, ''],
    ['a\r\nb\rc\nd', { lineBreaks: 'lf' }, 'a\nb\nc\nd'],
    ['a\nb', { lineBreaks: 'crlf', finalBreak: true }, 'a\r\nb\r\n'],
  ])('%j with %j is saved as %j', async (text, options, saved) => {
    expect(await save(text, options)).toBe(saved)
  })

  it('is done after one pass', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\r\n') }),
        fc.constantFrom('lf', 'crlf'),
        async (text, lineBreaks) => {
          const once = await save(text, { lineBreaks, trimLines: true, finalBreak: true })
          expect(await save(once, { lineBreaks, trimLines: true, finalBreak: true })).toBe(once)
        },
      ),
    )
  })

  it('counts what is saved', async () => {
    expect((await output(onlineTextEditor, { text: 'One. Two!\n\nТри ', language: 'en', trimLines: true })).counts).toEqual({
      words: 3,
      characters: 14,
      sentences: 3,
      paragraphs: 2,
      lines: 3,
      size: 17,
    })
  })
})
