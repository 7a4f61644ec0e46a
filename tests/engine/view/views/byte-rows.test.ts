import { describe, expect, it } from 'vitest'
import { LONGEST_ROW, MOST_FOUND, findBytes, findRows, readRows, type Rows } from '../../../../engine/view/views/lines/byte-rows.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const { signal } = new AbortController()
const rowsOf = async (text: string) => (await findRows(bytesOf(text), signal)) as Rows

describe('rows of a text', () => {
  it.each([
    ['LF', 'a\nbc\n\nd', ['a', 'bc', '', 'd']],
    ['CRLF', 'a\r\nbc\r\n', ['a', 'bc', '']],
    ['CR alone', 'a\rb', ['a', 'b']],
    ['all of them', 'a\r\n\rb\n', ['a', '', 'b', '']],
    ['none', '', ['']],
    ['letters of several bytes', 'жё\n日本🙂\né', ['жё', '日本🙂', 'é']],
  ])('end as its lines do: %s', async (_, text, expected) => {
    const rows = await rowsOf(text)
    expect(rows.count).toBe(expected.length)
    expect(readRows(bytesOf(text), rows, 0, rows.count)).toEqual(expected)
    expect(expected.map((__, row) => rows.line(row))).toEqual(expected.map((__, row) => row + 1))
  })

  it('break lines that are too long between letters, and number only their beginnings', async () => {
    const text = `short\n${'é🙂'.repeat(700)}\nlast`
    const rows = await rowsOf(text)
    const read = readRows(bytesOf(text), rows, 0, rows.count)
    expect(read.join('')).toBe(text.replaceAll('\n', ''))
    expect(read.every((row) => bytesOf(row).length <= LONGEST_ROW + 3)).toBe(true)
    expect(Array.from({ length: rows.count }, (_, row) => rows.line(row))).toEqual([1, 2, undefined, undefined, undefined, undefined, 3])
  })

  it('are found by a byte in them', async () => {
    const text = 'ab\ncd\n\nef'
    const rows = await rowsOf(text)
    expect([...bytesOf(text)].map((_, byte) => rows.rowAt(byte))).toEqual([0, 0, 0, 1, 1, 1, 2, 3, 3])
  })

  it('are the same over the seams of the slices in which they are found', async () => {
    const text = `${'x'.repeat(99)}\r\n`.repeat(40_000)
    const rows = await rowsOf(text)
    expect(rows.count).toBe(40_001)
    for (const row of [10_381, 20_762, 39_999]) expect(readRows(bytesOf(text), rows, row, row + 1)).toEqual(['x'.repeat(99)])
  })

  it('are told while others are still looked for', async () => {
    const text = Array.from({ length: 200_000 }, (_, row) => `row ${row} é`).join('\n')
    const told: [count: number, last: string, share: number][] = []
    const all = await findRows(bytesOf(text), signal, (rows, share) => {
      const [last = ''] = readRows(bytesOf(text), rows, rows.count - 1, rows.count)
      told.push([rows.count, last, share])
    })
    expect(told.length).toBeGreaterThan(1)
    expect(all?.count).toBe(200_000)
    for (const [count, last, share] of told) {
      expect(last).toBe(`row ${count - 1} é`)
      expect(share).toBeLessThan(1)
    }
  })

  it('are given up', async () => {
    const ended = AbortSignal.abort()
    expect(await findRows(bytesOf('a\nb'), ended)).toBeUndefined()
    expect(await findBytes(bytesOf('a\nb'), 'a', ended)).toBeUndefined()
  })
})

describe('search', () => {
  const find = (text: string, wanted: string) => findBytes(bytesOf(text), wanted, signal)
  it.each([
    ['each place once', 'aaaa', 'aa', [0, 2]],
    ['small and capital letters alike', 'Ab aB ab', 'AB', [0, 3, 6]],
    ['also of other alphabets', 'Привет ПРИВЕТ', 'привет', [0, 13]],
    ['at the very end', 'xyz', 'z', [2]],
    ['over lines', 'a\nb', 'A\nB', [0]],
    ['what is longer than the text', 'ab', 'abc', []],
    ['nothing', 'ab', '', []],
    ['letters whose capitals are longer, as they are', 'straße', 'ß', [4]],
  ])('%s', async (_, text, wanted, places) => {
    expect(await find(text, wanted)).toEqual(places)
  })

  it('finds what lies over a seam, and stops where there is too much', async () => {
    const seam = (1 << 20) - 3
    expect(await find(`${'-'.repeat(seam)}needle${'-'.repeat(50)}`, 'NEEDLE')).toEqual([seam])
    expect(await find('a'.repeat(MOST_FOUND + 10), 'a')).toHaveLength(MOST_FOUND)
  })
})
