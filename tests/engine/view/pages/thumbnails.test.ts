import { describe, expect, it, vi } from 'vitest'
import type { RunResult } from '../../../../engine/core/run.ts'
import { openThumbnails, type Thumbnails } from '../../../../engine/view/pages/thumbnails.ts'

const COUNT = 300
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

/** A file of which pages are drawn when told, and all that was asked and shown of it. */
function opened({ broken = [], failure }: { broken?: readonly number[]; failure?: RunResult } = {}) {
  const asked: string[] = []
  const shown: Thumbnails[] = []
  const waiting: (() => void)[] = []
  const run = async (text: string): Promise<RunResult> => {
    asked.push(text)
    if (asked.length > 1) await new Promise<void>((resolve) => waiting.push(resolve))
    if (failure) return failure
    const pages = text.split(', ').map((one) => Number(one) - 1)
    if (pages.some((page) => broken.includes(page))) throw new Error('a bug')
    const drawn = pages.map((page) => ({ page, width: 70, height: 100, image: { bytes: new Uint8Array([page]) } }))
    return { ok: true, output: { count: COUNT, drawn } }
  }
  const own = openThumbnails(run, (thumbnails) => shown.push(thumbnails))
  const last = () => shown.at(-1) as Thumbnails
  /** Draws all that is waited for. */
  const settle = async () => {
    for (let idle = 0; idle < 10; idle++) {
      if (waiting.length > 0) idle = 0
      waiting.shift()?.()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  return { own, asked, last, settle }
}

describe('pages of a file in small', () => {
  it('tell at first how many there are, and their shape', async () => {
    const { last, settle } = opened()
    await settle()
    expect(last()).toMatchObject({ state: 'open', count: COUNT, ratio: 0.7 })
    expect([...last().pictures.keys()]).toEqual([0])
  })

  it('are drawn while they are in sight, those that came last first', async () => {
    const { own, asked, settle } = opened()
    await settle()
    own.see(numbers(0, 20), [])
    own.see(numbers(100, 104), numbers(0, 18))
    await settle()
    expect(asked).toEqual(['1', '2, 3, 4, 5, 6, 7, 8, 9', '101, 102, 103, 104, 19, 20'])
  })

  it('are held as far as they are in sight, and sixty at most beside', async () => {
    const gone = vi.spyOn(URL, 'revokeObjectURL')
    const { own, last, settle } = opened()
    await settle()
    for (let from = 0; from < COUNT; from += 30) {
      own.see(numbers(from, from + 30), numbers(Math.max(0, from - 30), from))
      await settle()
    }
    expect(last().pictures.size).toBe(60)
    expect([...last().pictures.keys()]).toEqual(numbers(240, 300))
    expect(gone).toHaveBeenCalledTimes(240)
    own.see(numbers(0, 100), [])
    await settle()
    expect([...last().pictures.keys()].toSorted((a, b) => a - b)).toEqual([...numbers(0, 100), ...numbers(270, 300)])
    own.close()
    expect(gone).toHaveBeenCalledTimes(240 + 30 + 130)
    gone.mockRestore()
  })

  it('do without one that cannot be drawn', async () => {
    const { own, last, settle } = opened({ broken: [3] })
    await settle()
    own.see(numbers(0, 6), [])
    await settle()
    expect(numbers(0, 6).filter((page) => last().pictures.get(page))).toEqual([0, 1, 2, 4, 5])
    expect(last().pictures.get(3)).toBe('')
  })

  it('say when the file does not open', async () => {
    const damaged = opened({ failure: { ok: false, failures: [{ code: 'pdf-damaged', params: {}, field: 'file' }] } })
    const locked = opened({ failure: { ok: false, failures: [{ code: 'password-wrong', params: {}, field: 'password' }] } })
    await damaged.settle()
    await locked.settle()
    expect(damaged.last().state).toBe('failed')
    expect(locked.last().state).toBe('locked')
  })
})
