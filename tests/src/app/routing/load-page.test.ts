import { describe, expect, it, vi } from 'vitest'
import { AHEAD_MS, createPageLoader, MAX_PRELOADS, mayPreload, MissingPage } from '../../../../src/app/routing/load-page.ts'

const JSON_HEADERS = { headers: { 'content-type': 'application/json' } }

/** A loader whose answers come when the test says so. */
function loader(connection?: { effectiveType?: string; saveData?: boolean }) {
  const asked: string[] = []
  const answers: ((response: Response) => void)[] = []
  const fetchJson = (url: string) => {
    asked.push(url)
    return new Promise<Response>((resolve) => answers.push(resolve))
  }
  const answer = (index: number, response = Response.json({ component: 'home' })) => answers[index]?.(response)
  return { asked, answer, ...createPageLoader(fetchJson, () => connection) }
}

describe('mayPreload', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, false],
    [{ saveData: true }, false],
  ] as const)('on %j is %s', (connection, may) => {
    expect(mayPreload(connection)).toBe(may)
  })
})

describe('a page', () => {
  it('is the payload beside it', async () => {
    const { get, answer, asked } = loader()
    const page = get('/a/')
    answer(0)
    expect(await page).toEqual({ component: 'home' })
    expect(asked).toEqual(['/a/payload.json'])
  })

  it('is asked for once at a time', async () => {
    const { get, preload, answer, asked } = loader()
    const both = Promise.all([get('/a/'), preload('/a/'), get('/a/')])
    answer(0)
    await both
    expect(asked).toHaveLength(1)
    void get('/a/')
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['404', new Response('{}', { status: 404, ...JSON_HEADERS })],
    ['a page of HTML', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['500', new Response('{}', { status: 500, ...JSON_HEADERS })],
  ])('is missing for %s', async (_, response) => {
    const { get, answer } = loader()
    const page = get('/gone/')
    answer(0, response)
    await expect(page).rejects.toThrow(MissingPage)
  })
})

describe('a preload', () => {
  it('is at hand for a minute, and then asked for anew', async () => {
    vi.useFakeTimers()
    try {
      const { preload, get, answer, asked } = loader()
      const ahead = preload('/a/')
      answer(0)
      await ahead
      expect(await get('/a/')).toBe(await ahead)
      expect(asked).toHaveLength(1)
      vi.advanceTimersByTime(AHEAD_MS)
      void get('/a/')
      expect(asked).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it('that failed, or was not made, does not stand for the page', async () => {
    const { preload, get, answer, asked } = loader()
    const ahead = preload('/a/')
    answer(0, new Response('', { status: 500 }))
    await expect(ahead).rejects.toThrow(MissingPage)
    const page = get('/a/')
    answer(1)
    expect(await page).toEqual({ component: 'home' })
    expect(asked).toHaveLength(2)
    const slow = loader({ saveData: true })
    expect(await slow.preload('/b/')).toBeUndefined()
    const wanted = slow.get('/b/')
    slow.answer(0)
    expect(await wanted).toEqual({ component: 'home' })
  })

  it('waits for nobody: a fifth at once is dropped, and one more may start when one has ended', async () => {
    const { preload, answer, asked } = loader()
    const running = Array.from({ length: MAX_PRELOADS }, (_, index) => preload(`/${index}/`))
    expect(MAX_PRELOADS).toBe(4)
    expect(await preload('/fifth/')).toBeUndefined()
    expect(asked).toHaveLength(4)
    answer(2)
    await running[2]
    void preload('/sixth/')
    expect(asked).toHaveLength(5)
  })

  it('that fails frees its place as well', async () => {
    const { preload, answer, asked } = loader()
    const running = Array.from({ length: MAX_PRELOADS }, (_, index) => preload(`/${index}/`))
    answer(0, new Response('', { status: 500 }))
    await expect(running[0]).rejects.toThrow()
    void preload('/next/')
    expect(asked).toHaveLength(5)
  })

  it('does not hold up a page that is wanted now', () => {
    const { preload, get, asked } = loader()
    for (let index = 0; index < MAX_PRELOADS; index++) void preload(`/${index}/`)
    void get('/now/')
    expect(asked).toHaveLength(5)
  })

  it('is not made on a slow connection', async () => {
    const { preload, asked } = loader({ effectiveType: 'slow-2g' })
    expect(await preload('/a/')).toBeUndefined()
    expect(asked).toEqual([])
  })
})
