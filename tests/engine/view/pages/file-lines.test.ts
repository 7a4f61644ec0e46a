import { describe, expect, it } from 'vitest'
import { linesOf, moved, writeLines } from '../../../../engine/view/pages/file-lines.ts'

describe('a text with a line for each file', () => {
  it('has a line for those that were left out', () => {
    expect(linesOf('', 2)).toEqual(['', ''])
    expect(linesOf('1-3\r\n\r5', 4)).toEqual(['1-3', '', '5', ''])
  })

  it('keeps lines that no file has', () => expect(linesOf('1\n2\n3', 1)).toEqual(['1', '2', '3']))

  it('ends with its last line that says something', () => {
    expect(writeLines(['', '2', '', ''])).toBe('\n2')
    expect(writeLines(['', ''])).toBe('')
  })

  it('goes with its files', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  })
})
