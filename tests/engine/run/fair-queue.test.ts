import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFairQueue, type FairQueue, type QueueLimits, type Visit } from '../../../engine/run/fair-queue.ts'

const PATIENT = { waitMs: 60_000 }

/** A queue and the order in which its visitors got in. */
function visited(limits: QueueLimits): {
  queue: FairQueue
  order: string[]
  leave: Map<string, () => void>
  come(name: string, visit: Visit): void
} {
  const queue = createFairQueue({ ...PATIENT, ...limits })
  const order: string[] = []
  const leave = new Map<string, () => void>()
  return {
    queue,
    order,
    leave,
    come: (name, visit) =>
      void queue.enter(visit).then((end) => {
        order.push(end ? name : `not ${name}`)
        if (end) leave.set(name, end)
      }),
  }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

afterEach(() => void vi.useRealTimers())

describe('createFairQueue', () => {
  it('gives a free place to callers in turn, however many one of them has waiting', async () => {
    const { order, leave, come } = visited({ atOnce: 1 })
    come('first', { caller: 'greedy' })
    for (const name of ['g1', 'g2', 'g3', 'g4']) come(name, { caller: 'greedy' })
    for (const name of ['a1', 'a2']) come(name, { caller: 'a' })
    come('b1', { caller: 'b' })
    for (let served = 0; served < 8; served++) {
      await settle()
      leave.get(order.at(-1) ?? '')?.()
    }
    expect(order).toEqual(['first', 'g1', 'a1', 'b1', 'g2', 'a2', 'g3', 'g4'])
  })

  it('lets others pass whoever has as many as one may', async () => {
    const { order, leave, come } = visited({ atOnce: 3, perCaller: 1 })
    for (const [name, caller] of [
      ['a1', 'a'],
      ['a2', 'a'],
      ['b1', 'b'],
    ] as const)
      come(name, { caller })
    await settle()
    expect(order).toEqual(['a1', 'b1'])
    leave.get('a1')?.()
    await settle()
    expect(order).toEqual(['a1', 'b1', 'a2'])
  })

  it('leaves a place that heavy work may not have to light work', async () => {
    const { order, leave, come } = visited({ atOnce: 3, heavy: 2 })
    for (const caller of ['a', 'b', 'c']) come(`heavy ${caller}`, { caller, isHeavy: true })
    come('light', { caller: 'd' })
    await settle()
    expect(order).toEqual(['heavy a', 'heavy b', 'light'])
    leave.get('light')?.()
    await settle()
    expect(order).toHaveLength(3)
    leave.get('heavy a')?.()
    await settle()
    expect(order.at(-1)).toBe('heavy c')
  })

  it('fills several places that become free for each other at once', async () => {
    const { order, leave, come } = visited({ atOnce: 2, perCaller: 1, heavy: 1 })
    come('heavy a', { caller: 'a', isHeavy: true })
    come('heavy b', { caller: 'b', isHeavy: true })
    come('light a', { caller: 'a' })
    await settle()
    expect(order).toEqual(['heavy a'])
    leave.get('heavy a')?.()
    await settle()
    expect(order).toEqual(['heavy a', 'heavy b', 'light a'])
  })

  it('refuses more of one caller than may wait, and nobody else', async () => {
    const { order, come } = visited({ atOnce: 1, queuePerCaller: 1 })
    for (const name of ['g0', 'g1', 'g2']) come(name, { caller: 'greedy' })
    come('a1', { caller: 'a' })
    await settle()
    expect(order).toEqual(['g0', 'not g2'])
  })

  it('takes a place back once, however often it is given', async () => {
    const { order, leave, come } = visited({ atOnce: 1, perCaller: 1 })
    for (const caller of ['a', 'b', 'c']) come(caller, { caller })
    await settle()
    leave.get('a')?.()
    leave.get('a')?.()
    await settle()
    expect(order).toEqual(['a', 'b'])
  })

  it('gives up after a while, or when the caller does, and whoever has no caller waits', async () => {
    const queue = createFairQueue({ atOnce: 1, waitMs: 20 })
    const leave = await queue.enter({ caller: 'a' })
    const local = queue.enter({})
    expect(await queue.enter({ caller: 'b' })).toBeUndefined()
    expect(await queue.enter({ caller: 'c', signal: AbortSignal.timeout(1) })).toBeUndefined()
    leave?.()
    expect(await local).toBeTypeOf('function')
  })

  it('lets nobody wait longer than five seconds, unless it is told otherwise', async () => {
    vi.useFakeTimers()
    const queue = createFairQueue({ atOnce: 1 })
    await queue.enter({ caller: 'a' })
    let outcome: unknown = 'waits'
    void queue.enter({ caller: 'b' }).then((leave) => (outcome = leave))
    await vi.advanceTimersByTimeAsync(4_999)
    expect(outcome).toBe('waits')
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toBeUndefined()
  })

  it('ends all waiting when it is closed', async () => {
    const { queue, order, come } = visited({ atOnce: 1 })
    for (const caller of ['a', 'b', 'b']) come(caller, { caller })
    await settle()
    queue.close()
    await settle()
    expect(order).toEqual(['a', 'not b', 'not b'])
  })
})
