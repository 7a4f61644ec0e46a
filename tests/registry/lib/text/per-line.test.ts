import { describe, expect, it } from 'vitest'
import { eachLine } from '../../../../registry/lib/text/per-line.ts'

const show = (line: string, offset: number) => `<${line}@${offset}>`

describe('eachLine', () => {
  it.each([
    ['', ''],
    ['a', '<a@0>'],
    ['a\r\n\r\nbc\rd\n', '<a@0>\r\n\r\n<bc@5>\r<d@8>\n'],
    ['\n\na', '\n\n<a@2>'],
    ['\r\n', '\r\n'],
    ['a\u2028b', '<a\u2028b@0>'],
    ['😀\n😀', '<😀@0>\n<😀@3>'],
  ])('changes the lines of %j and keeps what is between them', (text, expected) => {
    expect(eachLine(text, show)).toBe(expected)
  })

  it('takes other line breaks', () => {
    expect(eachLine('a\u2028b\nc', show, /[\n\u2028]/g)).toBe('<a@0>\u2028<b@2>\n<c@4>')
  })

  it('takes a million line breaks, and a line of a million letters', () => {
    expect(eachLine('\n'.repeat(1_000_000), show)).toHaveLength(1_000_000)
    expect(eachLine('a'.repeat(1_000_000), (line) => line)).toHaveLength(1_000_000)
  })
})
