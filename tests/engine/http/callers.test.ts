import { once } from 'node:events'
import net from 'node:net'
import { describe, expect, it } from 'vitest'
import { ask } from '../../support/servers/ask.ts'
import { JSON_TYPE, until } from '../../support/servers/callers.ts'
import { startServer } from '../../support/servers/runner-server.ts'

describe('tools that go to the network', () => {
  const lookUp = (at: number, url = 'http://127.0.0.1/', headers = {}) =>
    ask(at, '/api/tools/page-title', { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify({ input: { url } }) })

  it('have a bucket of their own: neither kind of run eats the other’s', async () => {
    const limited = await startServer({ rateLimit: { burst: 2, perSecond: 0.01 }, lookupLimit: { burst: 1, perSecond: 0.01 } })
    expect((await lookUp(limited.port)).status).toBe(422)
    expect((await lookUp(limited.port)).status).toBe(429)
    expect([(await ask(limited.port, '/api/en/tools')).status, (await ask(limited.port, '/api/en/tools')).status]).toEqual([200, 200])
    expect((await ask(limited.port, '/api/en/tools')).status).toBe(429)
    await limited.server.close(0)
  })

  it('say when to come back, when there is no room', async () => {
    let isOver = false
    const held = new Set<net.Socket>()
    const silent = net.createServer((socket) => (isOver ? socket.destroy() : void held.add(socket.on('error', () => {}))))
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const upstreams = { 'http://silent.test': `http://127.0.0.1:${(silent.address() as net.AddressInfo).port}` }
    const full = await startServer({ pool: { net: { upstreams, timeMs: 60_000 }, lane: { perCaller: 1, queuePerCaller: 0 } } })
    const first = lookUp(full.port, 'http://silent.test/')
    const answers = await Promise.race([
      first.then(() => []),
      until(
        () => lookUp(full.port),
        ({ status }) => status === 503,
      ),
    ])
    expect(answers).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    isOver = true
    for (const socket of held) socket.destroy()
    expect((await first).status).toBe(502)
    await full.server.close(0)
    silent.close()
  })

  it('are told the caller’s whole address, if they need it, as the trusted proxy saw it', { tags: 'long' }, async () => {
    const proxied = await startServer({ proxies: 1 })
    const own = async (headers: Record<string, string>) =>
      ask(proxied.port, '/api/tools/caller-address', { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: '{"input":{}}' })
    expect(JSON.parse((await own({ 'x-forwarded-for': '6.6.6.6, 2001:db8::7' })).text)).toEqual({ output: { text: '2001:db8::7' } })
    expect(JSON.parse((await own({})).text)).toEqual({ output: { text: '127.0.0.1' } })
    await proxied.server.close(0)
    const direct = await startServer()
    const forged = await ask(direct.port, '/api/tools/caller-address', {
      method: 'POST',
      headers: { ...JSON_TYPE, 'x-forwarded-for': '6.6.6.6' },
      body: '{"input":{}}',
    })
    expect(JSON.parse(forged.text)).toEqual({ output: { text: '127.0.0.1' } })
    await direct.server.close(0)
  })
})

describe('rate limit', () => {
  it('answers 429 with the time to wait, and goes by the socket whatever the headers say', async () => {
    const limited = await startServer({ rateLimit: { burst: 3, perSecond: 0.1 } })
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) {
      const answer = await ask(limited.port, '/api/en/tools', { headers: { 'x-forwarded-for': `10.0.0.${i}` } })
      statuses.push(answer.status)
      if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    await limited.server.close(0)
  })

  it('goes by the trusted proxy when there is one', async () => {
    const limited = await startServer({ rateLimit: { burst: 1, perSecond: 0.1 }, proxies: 1 })
    const from = (address: string) => ask(limited.port, '/api/en/tools', { headers: { 'x-forwarded-for': address } })
    expect((await from('9.9.9.9, 10.0.0.1')).status).toBe(200)
    expect((await from('8.8.8.8, 10.0.0.1')).status).toBe(429)
    expect((await from('10.0.0.2')).status).toBe(200)
    await limited.server.close(0)
  })
})
