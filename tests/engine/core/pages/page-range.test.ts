import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PageRange, parsePageRanges, writePageRanges } from '../../../../engine/core/pages/page-range.ts'

const pagesOf = (text: string, count: number) => (parsePageRanges(text, count) as readonly PageRange[]).flatMap(({ pages }) => pages)

describe('a text names pages', () => {
  it('in ranges that keep their own words', () => {
    expect(parsePageRanges('1-3, 5; 9- odd', 10)).toEqual([
      { text: '1-3', pages: [0, 1, 2] },
      { text: '5', pages: [4] },
      { text: '9-', pages: [8, 9] },
      { text: 'odd', pages: [0, 2, 4, 6, 8] },
    ])
    expect(parsePageRanges('3 – 1, -2, última, чётные', 4)).toEqual([
      { text: '3-1', pages: [2, 1, 0] },
      { text: '-2', pages: [2] },
      { text: 'última', pages: [3] },
      { text: 'чётные', pages: [1, 3] },
    ])
    expect(parsePageRanges(' , ', 4)).toEqual([])
  })

  it('or says which part it does not understand, or which page is not there', () => {
    expect(parsePageRanges('1, two', 4)).toEqual({ part: 'two' })
    expect(parsePageRanges('2-5', 4)).toEqual({ page: 5 })
    expect(parsePageRanges('0', 4)).toEqual({ page: 0 })
    expect(parsePageRanges('-5', 4)).toEqual({ page: -5 })
  })
})

describe('pages are written as a text', () => {
  it.each([
    [[0, 1, 2, 4], 9, '1-3, 5'],
    [[4, 7, 8], 9, '5, 8-'],
    [[8], 9, '9'],
    [[8, 7, 6, 0], 9, '9-7, 1'],
    [[0, 1, 0], 9, '1-2, 1'],
    [[3, 3], 9, '4, 4'],
    [[], 9, ''],
  ])('%j of %i: %s', (pages, count, text) => expect(writePageRanges(pages, count)).toBe(text))

  it('that names the same pages in the same order', () => {
    const some = fc
      .integer({ min: 1, max: 12 })
      .chain((count) => fc.tuple(fc.array(fc.integer({ min: 0, max: count - 1 }), { maxLength: 30 }), fc.constant(count)))
    fc.assert(
      fc.property(some, ([pages, count]) => {
        expect(pagesOf(writePageRanges(pages, count), count)).toEqual(pages)
      }),
    )
  })
})
