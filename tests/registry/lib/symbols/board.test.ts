import { expect, it } from 'vitest'
import { boardOf, searchBoard } from '../../../../registry/lib/symbols/board.ts'

const BOARD = boardOf({ hearts: ['♥', '♡'], stars: ['★', '♥'], pairs: ['ʚ ♡ ɞ'] })
const WORDS: Readonly<Record<string, string>> = { '♥': 'Corazón negro', '★': 'Étoile a', '♡': 'White HEART', 'ʚ ♡ ɞ': 'heart with wings' }
const wordsOf = (text: string) => ({ own: WORDS[text] ?? '', group: text === '♥' ? 'Hearts suits' : '' })
const find = (text: string, group: 'all' | 'hearts' | 'stars' | 'pairs' = 'all') =>
  searchBoard(BOARD, { group, find: text, wordsOf }).map((entry) => entry.text)

it('gives all or one group, in order, and each text once', () => {
  expect(find('')).toEqual(['♥', '♡', '★', 'ʚ ♡ ɞ'])
  expect(find('  ')).toHaveLength(4)
  expect(find('', 'stars')).toEqual(['★', '♥'])
})

it('finds by words in any order, by their beginnings, without accents and case', () => {
  expect(find('NEGR corazon')).toEqual(['♥'])
  expect(find('etoi')).toEqual(['★'])
  expect(find('razon')).toEqual([])
})

it('takes one letter alone as that letter', () => {
  expect(find('a')).toEqual(['★'])
  expect(find('w')).toEqual([])
})

it.each(['U+2661', 'u+2661', '2661', '0x2661', '&#x2661;', '&#9825;', '\\u2661', '\\u{2661}', '♡'])(
  'finds by the sign and its code %s',
  (text) => {
    expect(find(text)).toEqual(['♡', 'ʚ ♡ ɞ'])
  },
)

it('finds nothing for what is none of these, and reads nothing as a pattern', () => {
  for (const text of ['U+110000', '&#9999999;', '.*', '[', '\\', '(', '\ud800', '__proto__']) expect(find(text)).toEqual([])
  expect(searchBoard(BOARD, { group: 'all', find: 'corazon' })).toEqual([])
})

it('puts what only the name of its group brings in behind the rest', () => {
  expect(find('heart')).toEqual(['♡', 'ʚ ♡ ɞ', '♥'])
  expect(find('suits negro')).toEqual(['♥'])
})
