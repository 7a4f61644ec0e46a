import { describe, expect, it } from 'vitest'
import { svgDrawer } from '../../../../engine/run/page/ask-page.ts'
import type { PageReply, PageRequest } from '../../../../engine/run/protocol.ts'

/** A page that answers each request with this, or not at all. */
function pageOf(reply?: PageReply) {
  const requests: PageRequest[] = []
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  const post = (request: PageRequest, port: MessagePort) => {
    requests.push(request)
    resolve()
    if (reply !== undefined) port.postMessage(reply)
  }
  return { requests, asked, post }
}

describe('what a worker asks its page', () => {
  it('is the drawing and its size; the answer is the picture', async () => {
    const { requests, post } = pageOf({ bitmap: { width: 3 } as ImageBitmap })
    expect(await svgDrawer(new AbortController().signal, post)('<svg/>', 3, 2)).toEqual({ width: 3 })
    expect(requests).toMatchObject([{ type: 'svg', svg: '<svg/>', width: 3, height: 2 }])
  })

  it.each([
    ['svg-not-drawn', { fault: 'svg-not-drawn' }],
    ['memory-limit', { fault: 'memory-limit' }],
  ] as const)('fails with %s where the page says so', async (code, reply) => {
    const { post } = pageOf(reply)
    await expect(svgDrawer(new AbortController().signal, post)('<svg/>', 3, 2)).rejects.toMatchObject({ failure: { code } })
  })

  it('is not waited for once the run is canceled', async () => {
    const { requests, asked, post } = pageOf()
    const controller = new AbortController()
    const drawn = svgDrawer(controller.signal, post)('<svg/>', 3, 2)
    await asked
    controller.abort(new Error('canceled'))
    await expect(drawn).rejects.toThrow('canceled')
    await expect(svgDrawer(controller.signal, post)('<svg/>', 3, 2)).rejects.toThrow('canceled')
    expect(requests).toHaveLength(1)
  })
})
