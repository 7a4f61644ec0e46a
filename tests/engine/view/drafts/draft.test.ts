import { describe, expect, it } from 'vitest'
import {
  type Draft,
  MOST_DRAFTS,
  MOST_LETTERS,
  MOST_LETTERS_IN_ALL,
  isBlank,
  secondName,
  tidyDrawer,
  titleOf,
  troubleOf,
} from '../../../../engine/view/drafts/draft.ts'

const draft = (id: string, text: string, more: Partial<Draft> = {}): Draft => ({
  id,
  drawer: 'd',
  text,
  made: 1,
  changed: 1,
  version: 1,
  by: 'page',
  ...more,
})

describe('titleOf', () => {
  it.each([
    [{ text: 'One\nTwo' }, 'One'],
    [{ text: '\n \n  Dear Ada,  \r\nhello' }, 'Dear Ada,'],
    [{ text: 'One', name: 'Letter' }, 'Letter'],
    [{ text: ' \n' }, ''],
    [{ text: `${'x'.repeat(39)}😀y` }, `${'x'.repeat(39)}😀…`],
    [{ text: '\ud800' }, '\ufffd'],
  ])('names %j %j', (of, title) => {
    expect(titleOf(of)).toBe(title)
  })
})

it.each([
  ['Letter', 'Letter (2)'],
  ['Letter (2)', 'Letter (3)'],
  ['Letter (x)', 'Letter (x) (2)'],
  ['', '(2)'],
])('a second %j is called %j', (title, second) => {
  expect(secondName(title)).toBe(second)
})

it('is blank without a name and a word', () => {
  expect([isBlank({ text: ' \n' }), isBlank({ text: '', name: 'n' }), isBlank({ text: 'a' })]).toEqual([true, false, false])
})

describe('troubleOf', () => {
  const many = Array.from({ length: MOST_DRAFTS }, (_, index) => draft(`${index}`, 'x'))
  it('lets go on with what is kept, and begin until there are too many', () => {
    expect(troubleOf(draft('0', 'y'), many)).toBeUndefined()
    expect(troubleOf(draft('new', 'y', { version: 0 }), many)).toBe('too-many')
    expect(troubleOf(draft('new', 'y', { version: 0 }), many.slice(1))).toBeUndefined()
  })
  it('knows what is too long, alone and with the others', () => {
    expect(troubleOf(draft('a', 'x'.repeat(MOST_LETTERS)), [])).toBeUndefined()
    expect(troubleOf(draft('a', 'x'.repeat(MOST_LETTERS + 1)), [])).toBe('too-long')
    const large = Array.from({ length: MOST_LETTERS_IN_ALL / MOST_LETTERS }, (_, index) => draft(`${index}`, 'x'.repeat(MOST_LETTERS)))
    expect(troubleOf(draft('a', 'x'), large)).toBe('full')
    expect(troubleOf(draft('0', 'x'), large)).toBeUndefined()
  })
})

describe('tidyDrawer', () => {
  const left = (text: string, version: number, more: Partial<Draft> = {}) =>
    draft('left', text, { version: 0, changed: 2, follows: { id: 'a', version }, ...more })

  it('gives what a closing page put down back to its draft', () => {
    expect(tidyDrawer([draft('a', 'old', { version: 3 }), left('new', 3)])).toEqual({
      drafts: [draft('a', 'new', { version: 4, changed: 2 })],
      put: [draft('a', 'new', { version: 4, changed: 2 })],
      remove: ['left'],
    })
  })

  it('also where the page’s own last save came through after all', () => {
    const { drafts, remove } = tidyDrawer([draft('a', 'ne', { version: 4 }), left('new', 3)])
    expect(drafts).toEqual([draft('a', 'new', { version: 5, changed: 2 })])
    expect(remove).toEqual(['left'])
    expect(tidyDrawer([draft('a', 'new', { version: 4 }), left('new', 3)])).toEqual({
      drafts: [draft('a', 'new', { version: 4 })],
      put: [],
      remove: ['left'],
    })
  })

  it('keeps both where another page saved the draft since', () => {
    const theirs = draft('a', 'theirs', { version: 4, by: 'other' })
    const { drafts, put, remove } = tidyDrawer([theirs, left('mine', 3)])
    expect(drafts).toEqual([theirs, draft('left', 'mine', { version: 1, changed: 2, name: 'mine (2)' })])
    expect(put.map(({ id }) => id)).toEqual(['left'])
    expect(remove).toEqual([])
  })

  it('brings back a draft that was never saved, or deleted since', () => {
    expect(tidyDrawer([left('first words', 0)])).toMatchObject({ drafts: [{ id: 'a', text: 'first words', version: 1 }], remove: ['left'] })
  })

  it('clears drafts without a word away, and gives the others by age', () => {
    const [young, old] = [draft('young', 'y', { made: 9 }), draft('old', 'o', { made: 5 })]
    expect(tidyDrawer([young, draft('blank', ' \n'), old])).toEqual({ drafts: [old, young], put: [], remove: ['blank'] })
  })
})
