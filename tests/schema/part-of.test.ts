import { describe, expect, it } from 'vitest'
import { differsFromParts } from '../support/part-of.ts'

const ANSWER = {
  text: 'ab',
  facts: { rows: 2, widest: { at: 1, name: 'b' } },
  table: [
    { a: 1, b: 2 },
    { a: 3, b: 4 },
  ],
  list: ['x', 'y'],
}

describe('what an example states of an output', () => {
  it.each([
    ['nothing', {}],
    ['all of it', ANSWER],
    ['one part', { text: 'ab' }],
    ['some numbers of an object', { facts: { rows: 2 } }],
    ['some of an object in an object', { facts: { widest: { name: 'b' } } }],
    ['one column of a table', { table: [{ b: 2 }, { b: 4 }] }],
    ['nothing of a first row', { table: [{}, { a: 3 }] }],
    ['a list', { list: ['x', 'y'] }],
  ])('may be %s', (_, stated) => {
    expect(differsFromParts(ANSWER, stated)).toBeUndefined()
  })

  it.each([
    ['another text', { text: 'ba' }, 'output.text: got "ab", not "ba"'],
    ['another number in an object', { facts: { widest: { at: 2 } } }, 'output.facts.widest.at: got 1, not 2'],
    ['a number as a text', { facts: { rows: '2' } }, 'output.facts.rows: got 2, not "2"'],
    ['a part that is not there', { size: 2 }, 'output: there is no size'],
    ['a part that every object has', { facts: { toString: {} } }, 'output.facts: there is no toString'],
    ['another cell', { table: [{ a: 1 }, { a: 4 }] }, 'output.table.1.a: got 3, not 4'],
    ['the first items only', { list: ['x'] }, 'output.list: got 2 items (["x","y"]), not 1'],
    ['no items', { list: [] }, 'output.list: got 2 items (["x","y"]), not 0'],
    ['more items', { table: [{}, {}, {}] }, /^output\.table: got 2 items .+, not 3$/],
    ['a list for an object', { facts: [] }, /^output\.facts: got \{.+, not \[\]$/],
    ['an object for a list', { list: {} }, 'output.list: got ["x","y"], not {}'],
    ['an object for a text', { text: {} }, 'output.text: got "ab", not {}'],
    ['null', { text: null }, 'output.text: got "ab", not null'],
  ])('is not %s', (_, stated, fault) => {
    expect(differsFromParts(ANSWER, stated)).toMatch(fault)
  })
})
