import { describe, expect, it } from 'vitest'
import { createSearch, type SearchDocument } from '../../../../src/app/search/search.ts'

const tool = (id: string, text: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  text,
  url: `/${id}/`,
  icon: 'x',
  category: '',
  keywords: '',
  summary: '',
  ...more,
})
const { find, byIds } = createSearch([
  tool('json-formatter', 'JSON formatter', {
    keywords: 'beautify · pretty print',
    category: 'Data formats',
    summary: 'Lay out JSON for reading.',
  }),
  tool('csv-to-json', 'CSV to JSON', { summary: 'Turn a table into a list.' }),
  tool('word-counter', 'Word counter', { keywords: 'count words · reading time' }),
  tool('interest', 'Calculadora de interés', { keywords: 'cálculo · préstamo' }),
  tool('tree', 'Счётчик ёлок'),
  tool('number-words', 'Zamień liczby na słowa', { keywords: 'słownie · złote' }),
])
const ids = (text: string) => find(text).map(({ id }) => id)

describe('the search', () => {
  it.each([
    ['json', ['json-formatter', 'csv-to-json']],
    ['JSON FORM', ['json-formatter']],
    ['beautify', ['json-formatter']],
    ['formater', ['json-formatter']],
    ['json fromatter', ['json-formatter']],
    ['calculo prestamo', ['interest']],
    ['CÁLCULO', ['interest']],
    ['елок', ['tree']],
    ['slownie', ['number-words']],
    ['zlote', ['number-words']],
    ['słow', ['number-words']],
    ['word-counter', ['word-counter']],
    ['', []],
    ['qqqqqq', []],
    ['json qqqqqq', []],
  ])('for %j finds %j', (typed, found) => {
    const got = ids(typed)
    expect(got.slice(0, found.length)).toEqual(found)
    if (found.length === 0) expect(got).toEqual([])
  })

  it('puts a name before a mere mention', () => {
    const { find: search } = createSearch([
      tool('a', 'Other', { summary: 'Like a timer.' }),
      tool('b', 'Timer'),
      tool('c', 'Another', { keywords: 'timer' }),
    ])
    expect(search('timer').map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  })

  it.each(['<script>', '"', '*', '(', '\\', '\0', '😀', 'a'.repeat(10_000)])('is not upset by %j', (typed) => {
    expect(() => find(typed)).not.toThrow()
  })

  it('looks up known ids in the order given', () => {
    expect(byIds(['tree', 'gone', 'json-formatter']).map(({ id }) => id)).toEqual(['tree', 'json-formatter'])
  })
})
