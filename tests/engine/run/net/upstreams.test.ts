import { describe, expect, it } from 'vitest'
import { ToolError } from '../../../../engine/core/errors.ts'
import { createKept } from '../../../../engine/run/net/kept.ts'
import { createUpstreams } from '../../../../engine/run/net/upstreams.ts'

const signal = new AbortController().signal
const never = () => new Promise<never>(() => {})
const failing =
  (reason = 'timeout') =>
  () =>
    Promise.reject(new ToolError('network-failed', { host: 'a', reason }))
const codeOf = (promise: Promise<unknown>) => promise.then(String, (error: ToolError) => error.failure.code)

/** Lets what is ready go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('a host that keeps failing', () => {
  const fail = async (upstreams: ReturnType<typeof createUpstreams>, times: number, reason?: string) => {
    for (let i = 0; i < times; i++) await codeOf(upstreams.use('a', undefined, signal, failing(reason)))
  }

  it('is left alone for a while, then tried by one', async () => {
    let now = 0
    const upstreams = createUpstreams({ failures: 3, restMs: 1000 }, () => now)
    await fail(upstreams, 3)
    let isAsked = false
    const ask = async () => ((isAsked = true), 'back')
    expect(await codeOf(upstreams.use('a', undefined, signal, ask))).toBe('upstream-down')
    expect(isAsked).toBe(false)
    expect(await upstreams.use('b', undefined, signal, ask)).toBe('back')
    now = 1000
    const trial = upstreams.use('a', undefined, signal, never)
    await settle()
    expect(await codeOf(upstreams.use('a', undefined, signal, ask))).toBe('upstream-down')
    void trial
  })

  it('is back after one good answer, and down again after one bad one', async () => {
    let now = 0
    const upstreams = createUpstreams({ failures: 3, restMs: 1000 }, () => now)
    await fail(upstreams, 3)
    now = 1000
    await fail(upstreams, 1)
    expect(await codeOf(upstreams.use('a', undefined, signal, async () => 'x'))).toBe('upstream-down')
    now = 2000
    expect(await upstreams.use('a', undefined, signal, async () => 'x')).toBe('x')
    await fail(upstreams, 2)
    expect(await upstreams.use('a', undefined, signal, async () => 'x')).toBe('x')
  })

  it('is not blamed for what was asked of it', async () => {
    const upstreams = createUpstreams({ failures: 3 })
    for (const reason of ['type', 'encoding', 'redirects', 'dns']) await fail(upstreams, 3, reason)
    for (const code of ['too-big', 'cancelled', 'network-refused'])
      for (let i = 0; i < 3; i++) await codeOf(upstreams.use('a', undefined, signal, () => Promise.reject(new ToolError(code))))
    expect(await upstreams.use('a', undefined, signal, async () => 'x')).toBe('x')
  })
})

describe('many for one host', () => {
  it('wait for their turn, and one caller’s many do not hold up another’s', async () => {
    const upstreams = createUpstreams({ atOnce: 2, perCaller: 1 })
    const started: string[] = []
    const ends: (() => void)[] = []
    const work = (name: string) => () => {
      started.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    }
    const all = ['a1', 'a2', 'a3', 'b1'].map((name) => upstreams.use('host', name[0], signal, work(name)))
    await settle()
    expect(started).toEqual(['a1', 'b1'])
    ends[0]?.()
    await settle()
    expect(started).toEqual(['a1', 'b1', 'a2'])
    for (let i = 1; i < 4; i++) {
      ends[i]?.()
      await settle()
    }
    await Promise.all(all)
    expect(started).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('begin with whoever has the fewest under way', async () => {
    const upstreams = createUpstreams({ atOnce: 3, perCaller: 3 })
    const started: string[] = []
    const ends: (() => void)[] = []
    const work = (name: string) => () => {
      started.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    }
    const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => upstreams.use('host', name[0], signal, work(name)))
    await settle()
    ends[0]?.()
    await settle()
    expect(started).toEqual(['a1', 'a2', 'a3', 'b1'])
    for (let i = 1; i < 5; i++) {
      ends[i]?.()
      await settle()
    }
    await Promise.all(all)
  })

  it('are refused as busy when too many wait, or for too long', async () => {
    const upstreams = createUpstreams({ atOnce: 1, queue: 1, waitMs: 30 })
    void upstreams.use('host', 'a', signal, never)
    const waiting = codeOf(upstreams.use('host', 'b', signal, never))
    expect(await codeOf(upstreams.use('host', 'c', signal, never))).toBe('busy')
    expect(await waiting).toBe('busy')
  })
})

describe('kept answers', () => {
  const answer = (text: string) => ({ status: 200, url: 'a', headers: {}, bytes: new TextEncoder().encode(text) })

  it('are given while they are young enough, and old ones only when asked for', () => {
    let now = 0
    const kept = createKept(() => now)
    kept.put('a', answer('x'))
    now = 1000
    expect(kept.get('a', 1000)).toEqual(answer('x'))
    now = 1001
    expect(kept.get('a', 1000)).toBeUndefined()
    expect(kept.get('a', 1000, true)).toEqual(answer('x'))
    now = 8 * 24 * 3_600_000
    expect(kept.get('a', 1000, true)).toBeUndefined()
  })

  it('hold a bounded number of bytes, of which the longest unused go first', () => {
    const kept = createKept(() => 0)
    const big = { ...answer(''), bytes: new Uint8Array(12 * 1024 * 1024) }
    for (const key of ['a', 'b']) kept.put(key, big)
    kept.get('a', 1)
    kept.put('c', big)
    expect([kept.get('a', 1), kept.get('b', 1), kept.get('c', 1)].map((found) => found !== undefined)).toEqual([true, false, true])
  })
})
