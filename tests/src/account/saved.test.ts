import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { keepInput, removeInput, savedInputs } from '../../../src/account/saved.ts'
import { favouritesAtom, recentAtom, userDataAtom } from '../../../src/app/state.ts'

describe('what a visitor keeps', () => {
  it('keeps an input once, newest first, and forgets what was removed', () => {
    const store = createStore()
    keepInput(store, 'url-encode', 'one', '?a=1')
    keepInput(store, 'url-encode', 'two', '?a=2')
    keepInput(store, 'url-encode', 'one again', '?a=1')
    const names = () => savedInputs(store.get(userDataAtom).saved).map(({ name }) => name)
    expect(names()).toEqual(['one again', 'two'])
    const [first] = savedInputs(store.get(userDataAtom).saved)
    removeInput(store, first?.id ?? '')
    expect(names()).toEqual(['two'])
    // A removal is kept, so that it reaches other devices.
    expect(store.get(userDataAtom).saved.filter(({ removed }) => removed)).toHaveLength(2)
  })

  it('opens nothing but a query and a packed input of the tool itself', () => {
    const item = (link: unknown) => ({ id: 'x', tool: 'url-encode', name: '', at: 1, input: { link } })
    for (const link of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/other/', '#in=<script>', 7, undefined])
      expect(savedInputs([item(link)])).toEqual([])
    for (const link of ['', '?a=1', '#in=abc-_9', '?a=1#in=abc']) expect(savedInputs([item(link)])).toHaveLength(1)
  })

  it('remembers when a star was given and taken away', () => {
    const store = createStore()
    for (const tool of ['a', 'b']) store.set(favouritesAtom, tool, true)
    expect(store.get(favouritesAtom)).toEqual(['b', 'a'])
    store.set(favouritesAtom, 'a', false)
    expect(store.get(favouritesAtom)).toEqual(['b'])
    expect(store.get(userDataAtom).favourites.find(({ tool }) => tool === 'a')).toMatchObject({ removed: true })
    store.set(favouritesAtom, 'a', true)
    expect(store.get(favouritesAtom)).toEqual(['a', 'b'])
    expect(store.get(userDataAtom).favourites.filter(({ tool }) => tool === 'a')).toHaveLength(1)
  })

  it('shows each recently used tool once, the last eight', () => {
    const store = createStore()
    for (const tool of ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g', 'h', 'i']) store.set(recentAtom, tool)
    expect(store.get(recentAtom)).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'a', 'c'])
    store.set(recentAtom, null)
    expect(store.get(recentAtom)).toEqual([])
  })
})
