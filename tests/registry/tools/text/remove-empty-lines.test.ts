import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { removeEmptyLines } from '../../../../registry/tools/text/remove-empty-lines.ts'
import { failure, output } from '../../../support/run-tool.ts'

const text = async (given: string, more: object = {}) => (await output(removeEmptyLines, { text: given, ...more })).text

describe('remove-empty-lines', () => {
  it.each([
    ['', ''],
    ['a', 'a'],
    ['\n\n\n', ''],
    ['\n\na\n\n', 'a\n'],
    ['a\r\n\r\nb\n\nc\r\rd', 'a\r\nb\nc\rd'],
    ['a\n\u00a0\u3000\t\nb', 'a\nb'],
    ['a\n\u200b\nb', 'a\n\u200b\nb'],
    ['  a  \n\n\tb', '  a  \n\tb'],
    ['א\n\nב', 'א\nב'],
  ])('makes %j into %j', async (given, expected) => {
    expect(await text(given)).toBe(expected)
  })

  it.each([
    ['a\n\n\n\nb', 'a\n\nb'],
    ['a\r\n \r\n\n\nb', 'a\r\n\r\nb'],
    ['\n\na\n\n', '\na\n\n'],
    ['a\n\nb', 'a\n\nb'],
  ])('leaves one empty line of several: %j', async (given, expected) => {
    expect(await text(given, { keep: 'one' })).toBe(expected)
  })

  it('keeps lines of spaces and trims line ends as told', async () => {
    expect(await text('a\n \n\nb', { spaces: false })).toBe('a\n \nb')
    expect(await text('  a \t\r\n\nb ', { trimEnds: true })).toBe('  a\r\nb')
  })

  it('counts', async () => {
    expect(await output(removeEmptyLines, { text: 'a\n\n\nb\n' })).toMatchObject({ removed: 2, counts: { before: 4, after: 2 } })
  })

  it('changes nothing the second time and keeps every other line', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r\n', '\r', 'é') }),
        fc.constantFrom('none', 'one'),
        async (given, keep) => {
          const once = await text(given, { keep })
          expect(await text(once, { keep })).toBe(once)
          const filled = (part: string) => part.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
          expect(filled(once)).toEqual(filled(given))
        },
      ),
    )
  })

  it('takes hostile text', async () => {
    expect(await text('\n'.repeat(1_000_000))).toBe('')
    expect(await text(`${' '.repeat(1_000_000)}\nx`)).toBe('x')
  })

  it('refuses an unknown choice', async () => {
    expect(await failure(removeEmptyLines, { text: 'a', keep: 'two' })).toMatchObject({ code: 'not-a-choice', field: 'keep' })
  })
})
