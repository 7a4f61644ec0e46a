import { describe, expect, it } from 'vitest'
import type { SearchDocument, SearchWords } from '../../../engine/search/documents.ts'
import { createSearch } from '../../../engine/search/search.ts'

const tool = (id: string, text: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: 'tool',
  id,
  text,
  url: `/${id}/`,
  icon: 'x',
  category: '',
  summary: '',
  phrases: {},
  ...more,
})
const words: SearchWords = {
  ignored: ['to', 'a'],
  weak: ['make'],
  same: [
    ['photo', 'image'],
    ['smaller', 'shrink'],
  ],
}
const search = (documents: readonly SearchDocument[]) => createSearch({ words, documents })

const { find, byIds, popular } = search([
  tool('json-parser', 'JSON parser', { category: 'Data formats' }),
  tool('json-formatter', 'JSON formatter', { phrases: { words: 'beautify|pretty print' }, category: 'Data formats', popular: 1 }),
  tool('csv-to-json', 'CSV to JSON converter', { summary: 'Turn a table into a list.' }),
  tool('json-to-csv', 'JSON to CSV converter', { phrases: { words: 'csv from json' } }),
  tool('word-counter', 'Word counter', { phrases: { words: 'count words|reading time' } }),
  tool('interest', 'Calculadora de interés', { phrases: { words: 'calculo|prestamo', english: 'loan calculator' } }),
  tool('tree', 'Счётчик ёлок', { phrases: { others: 'compteur de sapins' } }),
  tool('number-words', 'Zamień liczby na słowa', { phrases: { words: 'slownie|zlote' } }),
  tool('image-resizer', 'Image resizer', { phrases: { words: 'shrink image', data: 'png|jpg' } }),
  tool('jwt-decoder', 'JWT decoder'),
  tool('password', 'Генератор паролей', { phrases: { words: 'пароль' } }),
  tool('timestamp', 'Timestamp converter'),
])
const ids = (text: string) => find(text).map(({ id }) => id)

describe('the search', () => {
  it.each([
    ['json', ['json-formatter', 'json-parser']],
    ['JSON FORM', ['json-formatter']],
    ['beautify', ['json-formatter']],
    ['formater', ['json-formatter']],
    ['json fromatter', ['json-formatter']],
    ['jsn formater', ['json-formatter']],
    ['json to csv', ['json-to-csv', 'csv-to-json']],
    ['csv to json', ['csv-to-json', 'json-to-csv']],
    ['make a photo smaller', ['image-resizer']],
    ['jpg', ['image-resizer']],
    ['calculo prestamo', ['interest']],
    ['CÁLCULO', ['interest']],
    ['loan', ['interest']],
    ['lona', ['interest']],
    ['елок', ['tree']],
    ['sapins', ['tree']],
    ['slownie', ['number-words']],
    ['zlote', ['number-words']],
    ['słow', ['number-words']],
    ['word-counter', ['word-counter']],
    ['wordcounter', ['word-counter']],
    ['time stamp', ['timestamp']],
    ['gfhjkm', ['password']],
    ['', []],
    ['qqqqqq', []],
    // Nothing like it: a slip in a short word would make it "JWT".
    ['webp', []],
  ])('for %j finds %j', (typed, found) => {
    const got = ids(typed)
    expect(got.slice(0, found.length)).toEqual(found)
    if (found.length === 0) expect(got).toEqual([])
  })

  it.each(['o', 'er', 'to j', 'counter', 'ZAMIEŃ', ' '])('has whatever has %j in its name among its hits', (typed) => {
    const all = byIds(['json-parser', 'json-formatter', 'csv-to-json', 'json-to-csv', 'word-counter', 'number-words', 'jwt-decoder'])
    const named = all.filter(({ text }) => text.toLowerCase().includes(typed.toLowerCase())).map(({ id }) => id)
    expect(named.length).toBeGreaterThan(0)
    expect(ids(typed)).toEqual(expect.arrayContaining(named))
  })

  it('knows what is popular', () => {
    expect(popular.map(({ id }) => id)).toEqual(['json-formatter'])
  })

  it('puts a name before a keyword, and leaves out a mere mention beside them', () => {
    const other = search([
      tool('a', 'Other', { summary: 'Like a timer.' }),
      tool('b', 'Timer'),
      tool('c', 'Another', { phrases: { words: 'timer' } }),
    ])
    expect(other.find('timer').map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it.each(['<script>', '"', '*', '(', '\\', '\0', '😀', 'a'.repeat(10_000)])('is not upset by %j', (typed) => {
    expect(() => find(typed)).not.toThrow()
  })

  it('looks up known ids in the order given', () => {
    expect(byIds(['tree', 'gone', 'json-formatter']).map(({ id }) => id)).toEqual(['tree', 'json-formatter'])
  })
})
