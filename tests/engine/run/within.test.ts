/** @module-tag long */
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createPool } from '../../../engine/run/node/pool.ts'
import type { Failure } from '../../../engine/core/errors.ts'
import { createClock } from '../../../engine/run/protocol.ts'
import { findAndReplaceText } from '../../../registry/tools/text/find-and-replace-text/tool.ts'

describe('createClock', () => {
  it('tells which limit has passed: the shorter one, or what was left of the whole', () => {
    vi.useFakeTimers()
    const late = vi.fn<(ms: number) => void>()
    const clock = createClock(late)
    clock.allow(3000)
    clock.within(1000)
    vi.advanceTimersByTime(900)
    clock.within(1000)
    vi.advanceTimersByTime(999)
    expect(late).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(late.mock.calls).toEqual([[1000]])

    clock.allow(3000)
    clock.within(1000)
    clock.within(Infinity)
    vi.advanceTimersByTime(2500)
    clock.within(1000)
    vi.advanceTimersByTime(499)
    expect(late).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(late.mock.calls).toEqual([[1000], [3000]])
    vi.useRealTimers()
  })

  it('tells why, where a tool has said it, until the shorter limit ends', () => {
    vi.useFakeTimers()
    const late = vi.fn<(ms: number, why?: Failure) => void>()
    const clock = createClock(late)
    const why = { code: 'too-many-ways', params: {} }
    clock.allow(3000)
    clock.within(1000, why)
    vi.advanceTimersByTime(1000)
    clock.within(Infinity)
    vi.advanceTimersByTime(2000)
    expect(late.mock.calls).toEqual([[1000, why], [3000]])
    vi.useRealTimers()
  })
})

describe('a visitor’s regular expression', () => {
  const pool = createPool({ size: 1 })
  afterAll(() => pool.close())
  const module = new URL('../../../registry/tools/text/find-and-replace-text/tool.ts', import.meta.url).href
  const run = (find: string, regex: boolean) => {
    const input = { text: `${'aaa '.repeat(3000)}${'a'.repeat(60)}!`, find, regex, replace: 'b' }
    return pool.run({ module, input, limits: { ...findAndReplaceText.limits, timeMs: 120_000 } })
  }

  it('is ended after a second in which it finds nothing, whatever the tool’s own limit', async () => {
    expect(await run('(a+)+$', true)).toEqual({ ok: false, failures: [{ code: 'time-limit', params: { count: 1 } }] })
    expect(await run('a{3} ', true)).toMatchObject({ ok: true, output: { count: 3000 } })
    expect(await run('(a+)+$', false)).toMatchObject({ ok: true, output: { count: 0 } })
  })
})
