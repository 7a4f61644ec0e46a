import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paragraphCounter } from '../../../../registry/tools/text/paragraph-counter.ts'
import { failure, output } from '../../../support/run-tool.ts'

const count = async (text: string, more: object = {}) => output(paragraphCounter, { text, language: 'en', ...more })

describe('paragraph-counter', () => {
  it.each([
    ['', 0],
    [' \n\t\n', 0],
    ['a', 1],
    ['a\nb', 1],
    ['a\n\nb', 2],
    ['\n\n\na\n\n\n\nb\n\n', 2],
    ['a\r\n\r\n \r\nb', 2],
    ['a\r\rb', 2],
    ['a\u2029\u2029b', 2],
  ])('counts the paragraphs of %j', async (text, paragraphs) => {
    expect((await count(text)).counts.paragraphs).toBe(paragraphs)
  })

  it('takes every line as one when told to', async () => {
    expect((await count('a\nb\n\nc', { separator: 'break' })).counts.paragraphs).toBe(3)
  })

  it('measures each paragraph', async () => {
    const { counts, paragraphs } = await count('\nOne two.\nThree four. Five\n\n  Six 👨‍👩‍👧  ')
    expect(paragraphs).toEqual([
      { number: 1, line: 2, sentences: 3, words: 5, characters: 25, start: 'One two.\nThree four. Five' },
      { number: 2, line: 5, sentences: 1, words: 1, characters: 9, start: 'Six 👨‍👩‍👧' },
    ])
    expect(counts).toEqual({ paragraphs: 2, sentences: 4, words: 6, sentencesEach: 2, wordsEach: 3, longest: 5, shortest: 1 })
  })

  it('lets a sentence run over a line end', async () => {
    expect((await count('This goes\non. And on.')).counts.sentences).toBe(2)
  })

  it('hints at text without empty lines', async () => {
    expect((await count('a\nb\nc\nd')).notices).toEqual([{ code: 'single' }])
    expect((await count('a\nb\nc\nd', { separator: 'break' })).notices).toBeUndefined()
    expect((await count('a\nb')).notices).toBeUndefined()
  })

  it('shows ten thousand and counts the rest', async () => {
    const { notices, paragraphs, counts } = await count('a\n\n'.repeat(10_001))
    expect(counts.paragraphs).toBe(10_001)
    expect(paragraphs).toHaveLength(10_000)
    expect(notices).toEqual([{ code: 'more', params: { count: 1 } }])
  })

  it('adds up', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('word', 'two words.', '', ' '), { maxLength: 20 }), async (lines) => {
        const { counts, paragraphs } = await count(lines.join('\n'))
        const sum = (name: string) => paragraphs.reduce((total: number, row: Record<string, number>) => total + (row[name] ?? 0), 0)
        expect(counts.words).toBe(sum('words'))
        expect(counts.sentences).toBe(sum('sentences'))
        expect(paragraphs.every(({ line }: { line: number }) => lines[line - 1]?.trim() !== '')).toBe(true)
      }),
    )
  })

  it('refuses an unknown separator', async () => {
    expect(await failure(paragraphCounter, { text: 'a', separator: 'x' })).toMatchObject({ code: 'not-a-choice', field: 'separator' })
  })
})
