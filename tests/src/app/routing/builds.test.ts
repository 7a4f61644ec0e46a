import { describe, expect, it } from 'vitest'
import { claimReload, RELOAD_GUARD_MS } from '../../../../src/app/routing/builds.ts'
import { KEYS } from '../../../../src/app/state.ts'

function storage(marker?: string) {
  const held = new Map(marker === undefined ? [] : [[KEYS.reload as string, marker]])
  return { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => void held.set(key, value) }
}

describe('claimReload', () => {
  it('guards a path for ten seconds', () => {
    const store = storage()
    expect(RELOAD_GUARD_MS).toBe(10_000)
    expect(claimReload('/a/', 1000, store)).toBe(true)
    expect(claimReload('/a/', 1001, store)).toBe(false)
    expect(claimReload('/a/', 10_999, store)).toBe(false)
    expect(claimReload('/a/', 11_000, store)).toBe(true)
    expect(claimReload('/a/', 11_001, store)).toBe(false)
  })

  it('guards each path by itself', () => {
    const store = storage()
    claimReload('/a/', 1000, store)
    expect(claimReload('/b/', 1001, store)).toBe(true)
    expect(claimReload('/b/?x=1', 1002, store)).toBe(true)
  })

  it('does not extend the guard when it refuses', () => {
    const store = storage()
    claimReload('/a/', 0, store)
    claimReload('/a/', 9999, store)
    expect(claimReload('/a/', 10_000, store)).toBe(true)
  })

  it.each(['', '{', 'null', '5', '"x"'])('is not stopped by a marker that cannot be read: %j', (marker) => {
    expect(claimReload('/a/', 1000, storage(marker))).toBe(true)
  })
})
