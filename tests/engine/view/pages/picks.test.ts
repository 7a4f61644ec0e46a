import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PageRange, parsePageRanges } from '../../../../engine/core/pages/page-range.ts'
import {
  type Picks,
  type PickWay,
  addPages,
  extendPicks,
  movePick,
  orderItems,
  pagesInOrder,
  pickNumbers,
  pickedPages,
  removePages,
  writePicks,
} from '../../../../engine/view/pages/picks.ts'

const read = (text: string, count = 12) => parsePageRanges(text, count) as readonly PageRange[]
const written = (picks: Picks, way: PickWay) => writePicks(picks, 12, way)

describe('where only pages count', () => {
  it('they are written in the order of the file', () => {
    expect(written(addPages(read('5, 2'), [3]), 'pages')).toBe('2, 4-5')
    expect(written(removePages(read('1-5'), [2]), 'pages')).toBe('1-2, 4-5')
    expect(written(extendPicks(read('4'), 9, 7, 'pages'), 'pages')).toBe('4, 8-10')
    expect(written(removePages(read('7'), [6]), 'pages')).toBe('')
  })

  it('none has a number or a place', () => {
    expect(orderItems(read('5, 2'), 12, 'pages')).toEqual([])
    expect(pickNumbers(read('5, 2'), 'pages').size).toBe(0)
  })
})

describe('where their order counts', () => {
  it('they are written as they were picked', () => {
    expect(written(addPages(read('5, 2'), [3]), 'order')).toBe('5, 2, 4')
    expect(written(extendPicks(read('5'), 4, 1, 'order'), 'order')).toBe('5-2')
    expect(written(removePages(read('5, 2, 4'), [1]), 'order')).toBe('5-4')
  })

  it('one goes elsewhere, and may come twice', () => {
    expect(written(movePick(read('5, 2, 4'), 0, 2, 'order'), 'order')).toBe('2, 4-5')
    expect(written(movePick(read('1-5'), 4, 0, 'order'), 'order')).toBe('5, 1-4')
    expect(written(movePick(read('1, 2, 1'), 2, 1, 'order'), 'order')).toBe('1, 1-2')
    expect(written(addPages(read('1, 1'), [4]), 'order')).toBe('1, 1, 5')
    expect(orderItems(read('2, 1, 2'), 12, 'order').map(({ text }) => text)).toEqual(['2', '1', '2'])
  })

  it('each has its place', () => expect([...pickNumbers(read('5, 2'), 'order')]).toEqual([[4, 1], [1, 2]])) // prettier-ignore
})

describe('where ranges count', () => {
  it('those that nobody touched keep their words', () => {
    expect(written(addPages(read('odd, 1-3'), [3]), 'ranges')).toBe('odd, 1-3, 4')
    expect(written(removePages(read('1-3, 4-8, even'), [0]), 'ranges')).toBe('2-3, 4-8, even')
    expect(written(removePages(read('1-5'), [2]), 'ranges')).toBe('1-2, 4-5')
  })

  it('one begins anew from its first page', () => {
    expect(written(extendPicks(read('1-3, 4'), 3, 7, 'ranges'), 'ranges')).toBe('1-3, 4-8')
    expect(written(extendPicks(read('1-3, 4-8'), 3, 5, 'ranges'), 'ranges')).toBe('1-3, 4-6')
    expect(written(extendPicks(read('1'), 8, 6, 'ranges'), 'ranges')).toBe('1, 9-7')
    expect(written(extendPicks(read('1-3, 3'), 2, 4, 'ranges'), 'ranges')).toBe('1-3, 3-5')
  })

  it('one goes elsewhere, with the words that nobody touched', () => {
    expect(written(movePick(read('odd, 4-6, 2'), 2, 0, 'ranges'), 'ranges')).toBe('2, odd, 4-6')
    const items = [{ page: 0, text: 'odd' }, { page: 5, text: '6-4' }] // prettier-ignore
    expect(orderItems(read('odd, 6-4'), 12, 'ranges')).toEqual(items)
    expect(orderItems(extendPicks(read('3'), 2, 11, 'ranges'), 12, 'ranges')).toEqual([{ page: 2, text: '3-' }])
  })

  it('pages of one have its number', () =>
    expect([...pickNumbers(read('1-2, 4, 2'), 'ranges')]).toEqual([[0, 1], [1, 1], [3, 2]])) // prettier-ignore
})

it('what is written names what is picked', () => {
  const page = fc.integer({ min: 0, max: 11 })
  const step = fc.record({ does: fc.constantFrom('add', 'remove', 'extend'), page, to: page })
  const way = fc.constantFrom<PickWay>('pages', 'order', 'ranges')
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), way, (steps, counts) => {
      let picks: Picks = read('odd, 3-1')
      for (const { does, page: at, to } of steps) {
        if (does === 'add') picks = addPages(picks, [at])
        else picks = does === 'remove' ? removePages(picks, [at]) : extendPicks(picks, at, to, counts)
        const again = read(written(picks, counts))
        expect(new Set(pickedPages(again))).toEqual(new Set(pickedPages(picks)))
        if (counts === 'order') expect(pagesInOrder(again)).toEqual(pagesInOrder(picks))
        if (counts !== 'pages') picks = again
      }
    }),
  )
})
