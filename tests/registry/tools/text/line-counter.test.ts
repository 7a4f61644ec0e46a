import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineCounter } from '../../../../registry/tools/text/line-counter.ts'
import { failure, output } from '../../../support/run-tool.ts'

const count = async (text: string, more: object = {}) => output(lineCounter, { text, ...more })

describe('line-counter', () => {
  it.each([
    ['', { lines: 0, notEmpty: 0, empty: 0, different: 0, repeated: 0, average: 0 }],
    ['a', { lines: 1, notEmpty: 1, empty: 0, different: 1, repeated: 0, average: 1 }],
    ['\n', { lines: 1, notEmpty: 0, empty: 1, average: 0 }],
    ['a\n', { lines: 1, notEmpty: 1 }],
    ['a\n\n', { lines: 2, empty: 1 }],
    ['a\r\n\u00a0\t\r\nb', { lines: 3, notEmpty: 2, empty: 1 }],
    ['a\rb\u2028c\u2029d', { lines: 4 }],
    ['x\nx\nx\ny', { different: 2, repeated: 2 }],
    ['__proto__\nconstructor\n__proto__', { different: 2, repeated: 1 }],
  ])('counts the lines of %j', async (text, counts) => {
    expect((await count(text)).counts).toMatchObject(counts)
  })

  it('tells the line breaks', async () => {
    expect((await count('a\r\nb\nc\rd\u2028')).breaks).toEqual({ kind: 'mixed', lf: 1, crlf: 1, cr: 1, other: 1, endsWithBreak: true })
    expect((await count('a\r\nb\r\n')).breaks).toMatchObject({ kind: 'crlf', crlf: 2 })
    expect((await count('a')).breaks).toEqual({ kind: 'none', lf: 0, crlf: 0, cr: 0, other: 0, endsWithBreak: false })
  })

  it('finds the longest line by what a reader sees', async () => {
    expect((await count('abc\ne\u0301e\u0301\n👨‍👩‍👧👨‍👩‍👧')).longest).toEqual({ line: 1, length: 3, text: 'abc' })
    expect((await count('ab\ncd')).longest).toMatchObject({ line: 1 })
    expect((await count('\n\n')).longest).toBeUndefined()
    expect((await count('é'.repeat(500))).longest).toEqual({ line: 1, length: 500, text: `${'é'.repeat(200)}…` })
  })

  it('ignores case and spaces at both ends when told to', async () => {
    const text = 'Apple\n apple\nAPPLE '
    expect((await count(text)).counts.different).toBe(3)
    expect((await count(text, { trim: true, ignoreCase: true })).counts).toMatchObject({ different: 1, repeated: 2, average: 5 })
    expect((await count(text, { trim: true })).lengths).toEqual([{ length: 5, lines: 3, first: 1 }])
  })

  it('agrees with itself and with split', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.stringMatching(/^[a-c ]{0,3}$/), { minLength: 1 }), async (lines) => {
        const { counts, lengths } = await count(`${lines.join('\n')}\n`)
        expect(counts.lines).toBe(lines.length)
        expect(counts.empty).toBe(lines.filter((line) => line.trim() === '').length)
        expect(counts.different + counts.repeated + counts.empty).toBe(counts.lines)
        expect(lengths.reduce((sum: number, row: { lines: number }) => sum + row.lines, 0)).toBe(counts.lines)
        for (const { length, first } of lengths) expect(lines[first - 1]).toHaveLength(length)
      }),
    )
  })

  it('takes hostile text', async () => {
    expect((await count('\n'.repeat(100_000))).counts.lines).toBe(100_000)
    expect((await count('a'.repeat(500_000))).longest.length).toBe(500_000)
    expect((await count('\ud800\u0000\u202e')).counts.lines).toBe(1)
  })

  it('refuses what is no text', async () => {
    expect(await failure(lineCounter, { text: 5 })).toMatchObject({ code: 'wrong-type', field: 'text' })
  })
})
