import { describe, expect, it } from 'vitest'
import { createGate, runItems } from '../../../engine/batch/run-items.ts'

const soon = () => new Promise((resolve) => setImmediate(resolve))

describe('runItems', () => {
  it('works on as many as it may, and takes no more from the source than that', async () => {
    let taken = 0
    let open = 0
    let most = 0
    async function* source() {
      for (let item = 0; item < 50; item++) {
        taken++
        yield item
      }
    }
    const done: number[] = []
    await runItems({
      items: source(),
      atOnce: 4,
      work: async (item) => {
        most = Math.max(most, ++open)
        expect(taken - done.length).toBeLessThanOrEqual(5)
        await soon()
        open--
        done.push(item)
      },
    })
    expect(most).toBe(4)
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, item) => item))
  })

  it('begins nothing while the gate is closed', async () => {
    const gate = createGate()
    const begun: number[] = []
    gate.close()
    const all = runItems({ items: [1, 2, 3], atOnce: 2, gate, work: async (item) => void begun.push(item) })
    await soon()
    expect(begun).toEqual([])
    gate.open()
    await all
    expect(begun).toEqual([1, 2, 3])
  })

  it('begins nothing after an abort, and ends its source', async () => {
    const controller = new AbortController()
    let isEnded = false
    function* source() {
      try {
        for (let item = 0; ; item++) yield item
      } finally {
        isEnded = true
      }
    }
    const begun: number[] = []
    await runItems({
      items: source(),
      atOnce: 3,
      signal: controller.signal,
      work: async (item) => {
        begun.push(item)
        if (item === 9) controller.abort()
        await soon()
      },
    })
    expect(begun.length).toBeLessThan(14)
    expect(isEnded).toBe(true)
  })

  it('throws what its work throws, once all that was begun has ended', async () => {
    let ended = 0
    const all = runItems({
      items: [1, 2, 3, 4, 5, 6],
      atOnce: 2,
      work: async (item) => {
        await soon()
        ended++
        if (item === 2) throw new Error('broken')
      },
    })
    await expect(all).rejects.toThrow('broken')
    expect(ended).toBeLessThan(6)
  })
})
