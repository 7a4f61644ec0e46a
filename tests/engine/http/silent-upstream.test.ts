/** @module-tag long */
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ask } from '../../support/servers/ask.ts'
import { begin, endAll, ends, quick, run, start, until } from '../../support/servers/callers.ts'

afterEach(endAll)

describe('a silent upstream', () => {
  /** Answers what is asked as `quick.test`, and nothing else ever. */
  const upstream = async () => {
    const asked: string[] = []
    const server = http.createServer((request, response) => {
      asked.push(request.headers.host ?? '')
      if (request.headers.host === 'quick.test') response.end('quick')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    ends.push(() => (server.closeAllConnections(), server.close()))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const hosts = ['quick.test', 'silent.test', ...Array.from({ length: 20 }, (_, index) => `silent-${index}.test`)]
    return { asked, upstreams: Object.fromEntries(hosts.map((host) => [`http://${host}`, origin])) }
  }
  const page = (host: string) => ({ url: `http://${host}/` })

  it('with a greedy caller holds up nobody else: no look-up, no tool, no page', async () => {
    const { asked, upstreams } = await upstream()
    const port = await start({ pool: { size: 2, net: { upstreams, timeMs: 600_000 }, lane: { waitMs: 600_000 } }, runMs: 600_000 })
    // One and the same host, and many.
    const greedy = Array.from({ length: 20 }, (_, index) =>
      begin(port, 'greedy', 'page-title', page(index % 2 ? 'silent.test' : `silent-${index}.test`)),
    )
    // Four of his wait for an answer, eight for their turn, and the others were refused.
    await until(
      () => [asked.length, greedy.filter((status) => status() === 503).length],
      ([waiting, refused]) => waiting === 4 && refused === 8,
    )
    for (const caller of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const answer = await run(port, caller, 'page-title', page('quick.test'))
      expect(JSON.parse(answer.text)).toEqual({ output: { status: 200, text: 'quick' } })
      expect((await quick(port, caller)).status).toBe(200)
      expect((await ask(port, '/healthz')).status).toBe(200)
    }
    // His own computing is not held up either.
    expect((await quick(port, 'greedy')).status).toBe(200)
    expect(greedy.filter((status) => status() === 0)).toHaveLength(12)
    expect(asked.filter((host) => host.startsWith('silent'))).toHaveLength(4)
  })

  it('leaves room at one and the same host to others', async () => {
    const { asked, upstreams } = await upstream()
    const port = await start({ pool: { net: { upstreams, timeMs: 600_000 } } })
    const greedy = Array.from({ length: 6 }, () => begin(port, 'greedy', 'page-title', page('silent.test')))
    await until(
      () => asked.length,
      (count) => count === 4,
    )
    begin(port, 'other', 'page-title', page('silent.test'))
    await until(
      () => asked.length,
      (count) => count === 5,
    )
    expect(greedy.filter((status) => status() === 0)).toHaveLength(6)
  })
})
