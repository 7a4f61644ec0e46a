import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderToString } from 'react-dom/server'
import { createElement } from 'react'

/** What a page loads anew: the module keeps its list. */
const load = async () => {
  vi.resetModules()
  return import('../../../../engine/view/views/tiles/copied-last.ts')
}

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const kept = () => JSON.parse(stored.get('copied-last') ?? 'null') as unknown

describe('what was copied last', () => {
  it('stands in front, each sign once, and the oldest go', async () => {
    const { keepCopied, MOST_COPIED } = await load()
    for (let index = 0; index < MOST_COPIED + 3; index++) keepCopied(`s${index}`)
    keepCopied('s10')
    const list = kept() as string[]
    expect(list).toHaveLength(MOST_COPIED)
    expect(list.slice(0, 2)).toEqual(['s10', 's22'])
    expect(list.filter((sign) => sign === 's10')).toHaveLength(1)
    expect(list).not.toContain('s2')
  })

  it('goes on from what an earlier page kept, and is forgotten as a whole', async () => {
    stored.set('copied-last', '["♥","★"]')
    const { keepCopied, forgetCopied } = await load()
    keepCopied('✓')
    expect(kept()).toEqual(['✓', '♥', '★'])
    forgetCopied()
    expect(stored.has('copied-last')).toBe(false)
  })

  it('does not trust what else stands under its name', async () => {
    for (const other of ['{"a":1}', 'no JSON', '[1,null,"♥"]']) {
      stored.set('copied-last', other)
      const { keepCopied } = await load()
      keepCopied('★')
      expect(kept()).toEqual(other.includes('♥') ? ['★', '♥'] : ['★'])
    }
  })

  it('is empty on the server, where a page is made for everybody', async () => {
    stored.set('copied-last', '["♥"]')
    const { useCopiedLast } = await load()
    const Strip = () => createElement('p', null, useCopiedLast().join())
    expect(renderToString(createElement(Strip))).toBe('<p></p>')
  })
})
