import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PageRange, parsePageRanges } from '../../../../engine/core/pages/page-range.ts'
import {
  type Picks,
  type PickWay,
  addPages,
  extendPicks,
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

  it('none has a number', () => expect(pickNumbers(read('5, 2'), 'pages').size).toBe(0))
})

describe('where their order counts', () => {
  it('they are written as they were picked', () => {
    expect(written(addPages(read('5, 2'), [3]), 'order')).toBe('5, 2, 4')
    expect(written(extendPicks(read('5'), 4, 1, 'order'), 'order')).toBe('5-2')
    expect(written(removePages(read('5, 2, 4'), [1]), 'order')).toBe('5-4')
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
        if (counts === 'order') expect(pickedPages(again)).toEqual(pickedPages(picks))
        if (counts !== 'pages') picks = again
      }
    }),
  )
})
